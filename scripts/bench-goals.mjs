// What we want to reach. The bench tells whether we have; nothing fails.
import { bytes, duration, median, rate, table } from "./bench-report.mjs";

const GAMES = { stratego: "Stratego", generals: "Generals", bollwerk: "Bollwerk" };
const LISTED = 5000;

/** Goals of speed: what, the measure, its column, and the most seconds that a unit may take. */
const SPEED = [
  ["Stratego play-outs inside wasm", "2 M moves a second", "stratego play-outs", "wasm", 1 / 2e6, rate],
  ["Generals play-outs inside wasm", "2 M moves a second", "generals play-outs", "wasm", 1 / 2e6, rate],
  ["Bollwerk play-outs inside wasm", "20 k moves a second", "bollwerk play-outs", "wasm", 1 / 20e3, rate],
  ["Stratego play-outs from JavaScript", "0.5 M moves a second", "stratego play-outs", "javascript", 1 / 0.5e6, rate],
  ["Generals play-outs from JavaScript", "0.5 M moves a second", "generals play-outs", "javascript", 1 / 0.5e6, rate],
  [
    "Bollwerk's options of a piece, from JavaScript",
    "20 µs",
    "bollwerk options after choosing a piece",
    "javascript",
    20e-6,
  ],
  [
    "Bollwerk's list of 5,000 actions inside wasm",
    "2 ms",
    "bollwerk list of a crowded position",
    "wasm",
    2e-3,
    null,
    LISTED,
  ],
  ["Load and first list in Node", "5 ms", "rankfile load, node", "javascript", 5e-3],
];

/** The table of goals, of those that were measured. `of` gives the measures of a name in a column. */
export function goals({ of, brotli, memory }) {
  const rows = [];
  const add = (goal, wanted, found, reached) => rows.push([goal, wanted, found, reached ? "reached" : "not reached"]);
  for (const [goal, wanted, name, column, most, show, times = 1] of SPEED) {
    const measures = of(name, column);
    if (measures.length === 0) continue;
    const each = median(measures) * times;
    add(goal, wanted, (show ?? duration)(each), each <= most);
  }
  for (const column of ["wasm", "wasm at opt-level 3"]) {
    for (const [id, game] of Object.entries(GAMES)) {
      const [wasm, native] = [of(`${id} play-outs`, column), of(`${id} play-outs`, "native")];
      if (wasm.length === 0 || native.length === 0) continue;
      const ratio = median(native) / median(wasm);
      add(`${game} play-outs, ${column} beside native`, "0.8", ratio.toFixed(2), ratio >= 0.8);
    }
  }
  const size = (name, goal, most) => {
    if (brotli?.[name]) add(goal, `${most} kB`, `${(brotli[name] / 1000).toFixed(1)} kB`, brotli[name] <= most * 1000);
  };
  size("all", "Wasm and glue after brotli, all games", 50);
  size("generals", "Wasm and glue after brotli, Generals alone", 25);
  size("stratego", "Wasm and glue after brotli, Stratego alone", 25);
  for (const [how, grown] of memory ?? []) {
    add(
      `Memory taken after the first thousand calls, ${how}`,
      "64 KiB",
      `${bytes(grown / 1024)} KiB`,
      grown <= 64 * 1024,
    );
  }
  return table(["goal", "wanted", "found", ""], rows, [3]);
}
