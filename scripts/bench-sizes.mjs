// What is downloaded: raw, after gzip and after brotli.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ALONE, aloneWasm, folder, hasPeers, minified, peersFolder } from "./bench-build.mjs";
import { bytes, table } from "./bench-report.mjs";
import { at } from "./lib.mjs";

const file = (path) => readFileSync(at(path));

/** The rows: names, and the files of each, which are compressed one by one. */
async function contents() {
  const [wasm, glue] = [file("pkg/rules.wasm"), await minified("target/glue/rankfile.js")];
  const rows = [
    ["`rules.wasm`, all games", [wasm]],
    ["its glue, minified", [glue]],
    ["both", [wasm, glue], "all"],
    ["`rules.wasm` and `slim.js`: all that a page loads", [wasm, file("pkg/slim.js")]],
    ["`index.js`, with the wasm inside", [file("pkg/index.js")]],
  ];
  for (const game of ALONE) {
    const both = [file(aloneWasm(game)), await minified(`${folder}/${game}/rankfile.js`)];
    rows.push([`${game} alone, wasm and minified glue`, both, game]);
  }
  if (hasPeers()) {
    const peer = (...names) => names.map((name) => file(`${peersFolder}/${name}`));
    rows.push(["chess.js, minified", peer("chessjs.mjs")]);
    rows.push(["chessops, minified", peer("chessops.mjs")]);
    rows.push(["ffish, wasm and minified glue", peer("ffish.wasm", "ffish.mjs")]);
  }
  return rows;
}

/** The table, and the sizes after brotli of what has a goal. */
export async function sizes() {
  const brotli = {};
  const rows = (await contents()).map(([name, files, key]) => {
    const sum = (size) => files.reduce((total, content) => total + size(content).length, 0);
    const small = sum((content) => brotliCompressSync(content));
    if (key) brotli[key] = small;
    const gzip = sum((content) => gzipSync(content, { level: 9 }));
    return [name, bytes(sum((content) => content)), bytes(gzip), bytes(small)];
  });
  return { brotli, text: table(["bytes", "raw", "gzip", "brotli"], rows) };
}
