// Measures: every task several times in fresh processes, native and in WebAssembly by turns, and prints medians, spread and
// ratio in one table. A share of the time of this machine at this hour; only the ratios travel.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { at, cargoTarget, main, run, say } from "./lib.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);

/** The crate of tasks for WebAssembly, built like the package. */
async function build() {
  say("Building the tasks, native and for WebAssembly ...");
  await run("cargo", ["build", "--locked", "--release", "-p", "rankfile-bench"]);
  await run("cargo", ["build", "--locked", "--release", "-p", "rankfile-bench", "--lib", "--target", wasmTarget]);
  await run("cargo", ["build", "--locked", "-p", "xtask", "--profile", "tools"]);
  mkdirSync(at("target/bench"), { recursive: true });
  const compiled = `${cargoTarget}/${wasmTarget}/release/rankfile_bench.wasm`;
  await run(`${cargoTarget}/tools/xtask`, ["bindgen", compiled, at("target/bench")]);
  await run(process.execPath, [
    at("node_modules/binaryen/bin/wasm-opt"),
    ...optimizations(at("target/bench/rankfile_bg.wasm"), at("target/bench/optimized.wasm")),
  ]);
  cpSync(at("target/bench/rankfile.js"), at("target/bench/rankfile.mjs"));
}
