// Runs every task once in WebAssembly, and the calls that cross to JavaScript once through the package; prints like the
// native bench. The first argument is the address of the folder with the built tasks.
import { readFileSync } from "node:fs";
import { newGame, ready } from "rankfile";

const folder = `${process.argv[2]}/`;
const { initSync, run, tasks } = await import(new URL("rankfile.js", folder).href);
initSync({ module: readFileSync(new URL("optimized.wasm", folder)) });
await ready;

const print = (name, unit, units, since) =>
  console.log([name, unit, units, (performance.now() - since) / 1000].join("\t"));

for (const [task, line] of tasks().entries()) {
  const [name, unit, count, position] = line.split("\t");
  // Twice to warm up: the host compiles what is hot a second time.
  for (let warm = 0; warm < 2; warm++) run(task, Math.ceil(count / 5));
  const since = performance.now();
  print(name, unit, run(task, Number(count)), since);
  if (position) crossings(position);
}

/** The same two questions asked from JavaScript, so that what the border costs stands beside them. */
function crossings(position) {
  const start = newGame("bollwerk").view("south");
  const pieces = start.options().marks.map((mark) => mark.at);
  const ask = () => {
    for (const piece of pieces) start.options([piece]);
  };
  for (let warm = 0; warm < 20; warm++) ask();
  let since = performance.now();
  for (let time = 0; time < 100; time++) ask();
  print("bollwerk overlay, crossing to JavaScript", "overlays", 100 * pieces.length, since);
  const crowded = newGame("bollwerk", { position }).view("south");
  for (let warm = 0; warm < 5; warm++) crowded.actions();
  since = performance.now();
  for (let time = 0; time < 10; time++) crowded.actions();
  print("bollwerk list of a crowded position, crossing", "lists", 10, since);
}
