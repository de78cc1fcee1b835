// Runs the crate of tasks in WebAssembly. The third argument is the address of the folder with what was built of it.
import { readFileSync } from "node:fs";
import { measure } from "./clock.mjs";

const folder = `${process.argv[4]}/`;
const { initSync, run, tasks } = await import(new URL("rankfile.js", folder).href);
initSync({ module: readFileSync(new URL("optimized.wasm", folder)) });

for (const [task, line] of tasks().entries()) {
  const [name, unit, count] = line.split("\t");
  measure(name, unit, () => run(task, Number(count)));
}
