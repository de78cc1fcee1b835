// Measures: every task several times, each time in a fresh process, native and WebAssembly by turns, and prints medians with
// their spread and ratio in one table. Times belong to this machine and hour; only ratios travel.
// `npm run bench` takes some minutes; ROUNDS=3 npm run bench fewer.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { installNodeModules, installRust } from "./install.mjs";
import { at, cargoTarget, Failure, main, run, say, wasmTarget } from "./lib.mjs";
import { optimizations } from "./optimizations.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);
const folder = "target/bench";

/** The crate of tasks, native and built for WebAssembly just like the package. */
async function build() {
  say("Building the tasks, native and for WebAssembly ...");
  await run("cargo", ["build", "--locked", "--release", "-p", "rankfile-bench"]);
  await run("cargo", [
    "build",
    "--locked",
    "--profile",
    "wire",
    "-p",
    "rankfile-bench",
    "--lib",
    "--target",
    wasmTarget,
  ]);
  await run("cargo", ["build", "--locked", "-p", "xtask", "--profile", "tools"]);
  mkdirSync(at(folder), { recursive: true });
  const compiled = `${cargoTarget}/${wasmTarget}/wire/rankfile_bench.wasm`;
  await run(`${cargoTarget}/tools/xtask`, ["bindgen", compiled, at(folder)]);
  const wasmOpt = at("node_modules/binaryen/bin/wasm-opt");
  const [from, to] = [at(folder, "rankfile_bg.wasm"), at(folder, "optimized.wasm")];
  await run(process.execPath, [wasmOpt, ...optimizations, from, "-o", to]);
}

/** One run of all tasks in a process of its own: seconds per unit by task. */
function measure(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Failure(`${command} failed:\n${stderr}`);
  const lines = stdout.trim().split("\n");
  return lines.map((line) => {
    const [name, unit, units, time] = line.split("\t");
    return { name, unit, each: Number(time) / Number(units) };
  });
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const spread = (numbers) => (Math.max(...numbers) - Math.min(...numbers)) / median(numbers);
const micro = (time) => `${(time * 1e6).toFixed(time < 1e-5 ? 2 : 0)} us`;

await main(async () => {
  await installRust(wasmTarget);
  await installNodeModules();
  await build();
  const ways = {
    native: () => measure(`${cargoTarget}/release/rankfile-bench`, []),
    wasm: () => measure(process.execPath, [at("scripts/bench-wasm.mjs"), pathToFileURL(at(folder)).href]),
  };
  const runs = { native: [], wasm: [] };
  for (let round = 1; round <= rounds; round++) {
    say(`Round ${round} of ${rounds} ...`);
    for (const way of Object.keys(ways)) runs[way].push(ways[way]());
  }
  const table = runs.wasm[0].map((task) => {
    const of = (way) => runs[way].flatMap((tasks) => tasks.filter((t) => t.name === task.name).map((t) => t.each));
    const [native, wasm] = [of("native"), of("wasm")];
    const rate = task.unit === "moves" ? `${Math.round(1 / median(wasm)).toLocaleString("en")} a second` : "";
    return {
      task: task.name,
      native: native.length ? micro(median(native)) : "-",
      wasm: `${micro(median(wasm))} +-${Math.round(50 * spread(wasm))} %`,
      "native / wasm": native.length ? (median(native) / median(wasm)).toFixed(2) : "-",
      "in wasm": rate,
    };
  });
  console.table(table);
});
