// Builds what the bench measures: the crate of tasks in three ways, the rules of one game alone, and bundles of other libraries.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build, buildCore, cores } from "./build.mjs";
import { installChromium, installNodeModules, installRust, installTools } from "./install.mjs";
import { at, cargoTarget, run, say, wasmTarget, whenChanged } from "./lib.mjs";

export const folder = "target/bench";
export const peersFolder = `${folder}/peers`;
const tools = "target/bench-peers";

/** Games that are measured alone too. */
export const ALONE = ["generals", "stratego"];

/** The two ways to WebAssembly, by the column of what they make: that of the rules, and that of the computer players. */
const [rules, bot] = cores;
export const WAYS = { wasm: rules, "wasm at opt-level 3": bot };

export const native = `${cargoTarget}/release/rankfile-bench`;
export const wasmAddress = (profile) => pathToFileURL(at(folder, profile)).href;

/** The crate of tasks, native and for WebAssembly just like the package. */
async function buildTasks() {
  say("Building the tasks, native and for WebAssembly ...");
  const cargo = (...args) => run("cargo", ["build", "--locked", "-p", "rankfile-bench", ...args]);
  await cargo("--release");
  for (const { profile, passes } of Object.values(WAYS)) {
    await cargo("--profile", profile, "--lib", "--target", wasmTarget);
    const here = `${folder}/${profile}`;
    mkdirSync(at(here), { recursive: true });
    const compiled = `${here}/compiled.wasm`;
    copyFileSync(`${cargoTarget}/${wasmTarget}/${profile}/rankfile_bench.wasm`, at(compiled));
    const inputs = [compiled, "target/glue/bindgen", "scripts/optimizations.mjs", "package-lock.json"];
    await whenChanged(`bench-${profile}`, inputs, async () => {
      await run(at("target/glue/bindgen"), ["bindgen", at(compiled), at(here)]);
      const [from, to] = ["rankfile_bg.wasm", "optimized.wasm"].map((name) => `${here}/${name}`);
      await run(process.execPath, [at("node_modules/binaryen/bin/wasm-opt"), ...passes, at(from), "-o", at(to)]);
      return [`${here}/rankfile.js`, to];
    });
  }
}

/** Where the wasm of a game alone is. */
export const aloneWasm = (game) => `target/bindgen/${game}/optimized.wasm`;

/** The rules of one game, as somebody builds them who wants no other. */
async function buildAlone() {
  // Cargo keeps one module for all sets of features, and would compile each of them every time.
  const inputs = ["src", "Cargo.toml", "Cargo.lock", "xtask/src", "scripts/build.mjs", "scripts/optimizations.mjs"];
  for (const game of ALONE) {
    await whenChanged(`bench-${game}`, inputs, async () => {
      await buildCore({ ...rules, name: game, features: `wasm,${game}`, folder: `${folder}/${game}`, more: [] });
      return [`${folder}/${game}/rankfile.js`, aloneWasm(game)];
    });
  }
}

/** Other libraries, each with the few lines that call it, as one small module; and the array, which needs no library. */
async function buildPeers() {
  const { build: bundle } = await import("esbuild");
  const bundled = (from, ...names) =>
    bundle({
      absWorkingDir: at(from),
      entryPoints: names.map((name) => `${name}.mjs`),
      outdir: at(peersFolder),
      outExtension: { ".js": ".mjs" },
      bundle: true,
      format: "esm",
      platform: "neutral",
      mainFields: ["module", "main"],
      // What ffish asks for where it believes to be in Node.
      external: ["fs", "path", "crypto"],
      minify: true,
      target: "es2022",
      logLevel: "error",
    });
  await bundled("bench/peers", "mailbox");
  try {
    await installTools("bench/peers", tools);
    await bundled(tools, "chessjs", "chessops", "ffish");
    copyFileSync(at(tools, "node_modules/ffish-es6/ffish.wasm"), at(peersFolder, "ffish.wasm"));
  } catch (error) {
    say(`Other libraries cannot be installed, and are not measured: ${error.message}`);
  }
}

/** Builds all of it. `parts`: what of it is wanted. */
export async function buildBench({ tasks, sizes, peers }) {
  await installNodeModules();
  await installRust(wasmTarget);
  await installChromium();
  await build();
  if (tasks) await buildTasks();
  if (sizes) await buildAlone();
  if (peers) await buildPeers();
}

/** Whether the other libraries are there. */
export const hasPeers = () => existsSync(at(peersFolder, "ffish.wasm"));

/** JavaScript as a browser gets it. */
export async function minified(path) {
  const { transform } = await import("esbuild");
  const { code } = await transform(readFileSync(at(path), "utf8"), { minify: true, format: "esm", target: "es2022" });
  return Buffer.from(code);
}
