// Prints what a visitor downloads, and fails where it is more than it may be. `node scripts/sizes.mjs` after a build.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { at, Failure, files, main, say } from "./lib.mjs";

// `most`: bytes after gzip.
const rows = [
  { name: "rules.wasm", path: "pkg/rules.wasm", most: 64_000 },
  { name: "index.js", path: "pkg/index.js", most: 90_000 },
  { name: "slim.js", path: "pkg/slim.js" },
  { name: "bot.js", path: "pkg/bot.js" },
  { name: "element.js", path: "pkg/element.js", most: 22_000 },
  { name: "script.js", path: "pkg/script.js" },
  { name: "the page", path: "www/dist" },
];

const line = (name, ...columns) =>
  say((name.padEnd(12) + columns.map((text) => String(text).padStart(10)).join("")).trimEnd());

export function checkSizes() {
  const over = [];
  line("bytes", "raw", "gzip", "brotli", "at most");
  for (const { name, path, most } of rows) {
    const contents = files(path).map((file) => readFileSync(at(file)));
    if (contents.length === 0) continue;
    const sum = (size) => contents.reduce((total, content) => total + size(content).length, 0);
    const gzip = sum((content) => gzipSync(content, { level: 9 }));
    const brotli = sum((content) => brotliCompressSync(content));
    const late = gzip > most;
    line(
      name,
      sum((content) => content),
      gzip,
      brotli,
      most ?? "",
      late ? "  OVER" : "",
    );
    if (late) over.push(`${name} is ${gzip} bytes after gzip, and may be ${most}.`);
  }
  if (over.length > 0) throw new Failure(over.join("\n"));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(checkSizes);
