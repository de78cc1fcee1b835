// The package on hosts other than a browser: Node in all its ways, Deno, Bun, servers, and hosts that forbid compiling.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { project, tools } from "./project.mjs";

let host;
before(async () => {
  host = await project();
  host.write(
    "run.mjs",
    `import * as rankfile from "rankfile";
     await rankfile.ready;
     const { games, newGame } = rankfile;
     console.log(games().length, "games,", newGame("bollwerk").view("south").actions("e2").length, "actions");`,
  );
});
const ANSWER = /^[1-9] games, [1-9]\d* actions/;

test("Node, import", async () => {
  assert.match(await host.run(process.execPath, "run.mjs"), ANSWER);
});

test("Node, require", async () => {
  host.write(
    "run.cjs",
    `const { games, newGame } = require("rankfile");
     console.log(games().length, "games,", newGame("bollwerk").view("south").actions("e2").length, "actions");`,
  );
  assert.match(await host.run(process.execPath, "run.cjs"), ANSWER);
});

test("Node, a worker thread", async () => {
  host.write(
    "worker.mjs",
    'import { Worker } from "node:worker_threads"; new Worker(new URL("./run.mjs", import.meta.url));',
  );
  assert.match(await host.run(process.execPath, "worker.mjs"), ANSWER);
});

test("Node, the slim entry with the wasm of the package", async () => {
  host.write(
    "slim.mjs",
    `import { readFileSync } from "node:fs";
     import { createRequire } from "node:module";
     import { games, init, newGame } from "rankfile/slim";
     await init(readFileSync(createRequire(import.meta.url).resolve("rankfile/rules.wasm")));
     console.log(games().length, "games,", newGame("bollwerk").view("south").actions("e2").length, "actions");`,
  );
  assert.match(await host.run(process.execPath, "slim.mjs"), ANSWER);
});

for (const [name, binary, ...args] of [
  ["Deno", "@deno/linux-x64-glibc/deno", "run", "--no-config", "--node-modules-dir=manual", "--no-remote"],
  ["Bun", "@oven/bun-linux-x64/bin/bun", "run"],
]) {
  const path = join(tools, binary);
  test(name, { skip: existsSync(path) ? false : `there is no ${name} for this system` }, async () => {
    assert.match(await host.run(path, ...args, "run.mjs"), ANSWER);
  });
}

test("a server imports every entry: none asks for a document", async () => {
  host.write(
    "server.mjs",
    `import { readFileSync } from "node:fs";
     const before = Object.getOwnPropertyNames(globalThis);
     const { exports } = JSON.parse(readFileSync("node_modules/rankfile/package.json", "utf8"));
     const entries = Object.keys(exports).filter((name) => !/script|wasm|json/.test(name));
     const { RuleBoard } = await import("rankfile/element");
     for (const entry of entries) await import("rankfile" + entry.slice(1));
     const left = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
     console.log(typeof RuleBoard, typeof document, left.join());`,
  );
  // The one name is that by which lit-html warns of a second copy of itself.
  assert.equal(await host.run(process.execPath, "server.mjs"), "function undefined litHtmlVersions\n");
});

/** A worker whose test passes when the library answers; `refused`: when it may not start. */
const worker = (refused) => `import { games, newGame, ready } from "rankfile";
export default {
  async test() {
    const started = await ready.then(() => true, () => false);
    if (started === ${refused}) throw new Error(started ? "it started" : "it did not start");
    if (started && (games().length < 1 || newGame("bollwerk").view("south").actions("e2").length < 1)) throw new Error("no answer");
  },
};`;

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = .main)]);
const main :Workerd.Worker = (modules = MODULES, compatibilityDate = "2025-01-01");`;

/** Bundles a worker for a set of conditions as such hosts' tools do, and writes the host's configuration. */
async function deploy(name, conditions, refused) {
  const { build } = await import("esbuild");
  host.write(`${name}/main.js`, worker(refused));
  await build({
    entryPoints: [join(host.folder, name, "main.js")],
    bundle: true,
    format: "esm",
    outdir: join(host.folder, name, "made"),
    conditions,
    loader: { ".wasm": "copy" },
    assetNames: "rules",
    logLevel: "silent",
  });
  const wasm = existsSync(join(host.folder, name, "made/rules.wasm"));
  const modules = `[(name = "main.js", esModule = embed "made/main.js")${
    wasm ? ', (name = "rules.wasm", wasm = embed "made/rules.wasm")' : ""
  }]`;
  host.write(`${name}/config.capnp`, CONFIG.replace("MODULES", modules));
  return wasm;
}

const workerd = join(tools, "@cloudflare/workerd-linux-64/bin/workerd");
const skip = existsSync(workerd) ? false : "there is no workerd for this system";

test("workerd, which forbids compiling, takes the compiled module by its condition", { skip }, async () => {
  assert.equal(await deploy("by-condition", ["workerd", "worker", "browser"], false), true);
  await host.run(workerd, "test", "by-condition/config.capnp");
});

test("workerd does forbid compiling: the entry for everybody says so to whoever waits", { skip }, async () => {
  assert.equal(await deploy("without", ["worker", "browser"], true), false);
  await host.run(workerd, "test", "without/config.capnp");
});

test("a host of the name edge-light gets the wasm as a module", async () => {
  const { build } = await import("esbuild");
  host.write("edge.mjs", 'export { games, newGame, ready } from "rankfile";');
  const { metafile } = await build({
    entryPoints: [join(host.folder, "edge.mjs")],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    conditions: ["edge-light", "worker"],
    external: ["*.wasm?module"],
    logLevel: "silent",
  });
  const [{ imports }] = Object.values(metafile.outputs);
  assert.deepEqual(
    imports.map(({ path }) => path),
    ["./rules.wasm?module"],
  );
});
