// Prints what a visitor downloads. `node scripts/sizes.mjs` after a build.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { at, files, main, say } from "./lib.mjs";

const rows = [
  ["rules.wasm", ["pkg/rules.wasm"]],
  ["index.js", ["pkg/index.js"]],
  ["slim.js", ["pkg/slim.js"]],
  ["element.js", ["pkg/element.js"]],
  ["script.js", ["pkg/script.js"]],
  ["the page", ["www/dist"]],
];

export function printSizes() {
  const line = (name, ...numbers) =>
    say(name.padEnd(12) + numbers.map((number) => String(number).padStart(10)).join(""));
  line("bytes", "raw", "gzip", "brotli");
  for (const [name, paths] of rows) {
    const contents = paths.flatMap(files).map((path) => readFileSync(at(path)));
    if (contents.length === 0) continue;
    const sum = (size) => contents.reduce((total, content) => total + size(content).length, 0);
    line(
      name,
      sum((content) => content),
      sum((content) => gzipSync(content, { level: 9 })),
      sum((content) => brotliCompressSync(content)),
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(printSizes);
