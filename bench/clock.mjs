// How every program here takes its times and tells them: `NAME<tab>UNIT<tab>UNITS<tab>SECONDS` a line. Their first argument
// is a part of the names that are wanted, the second for how many milliseconds to measure each.
const [pattern = "", milliseconds = "300"] = process.argv.slice(2);
const enough = Number(milliseconds);

/** Whether somebody asked for it. */
export const wanted = (name) => name.toLowerCase().includes(pattern.toLowerCase());

/** Prints a measure. */
export const tell = (name, unit, units, seconds) => console.log([name, unit, units, seconds].join("\t"));

/**
 * Does work until enough time is gone, and tells it. `work` returns how many units it did; what `prepare` does before each
 * time does not count, and what it returns is given to `work`.
 */
export function measure(name, unit, work, prepare = () => {}) {
  if (!wanted(name)) return;
  // The host compiles what is hot a second time.
  spend(work, prepare, Math.max(enough / 2, 100));
  const { units, time } = spend(work, prepare, enough);
  tell(name, unit, units, time / 1000);
}

function spend(work, prepare, enough) {
  let [units, time] = [0, 0];
  // Where preparing takes much longer than the work, less work is enough.
  const last = performance.now() + 4 * enough;
  while (time < enough && !(units > 0 && performance.now() > last)) {
    const prepared = prepare();
    const since = performance.now();
    units += work(prepared);
    time += performance.now() - since;
  }
  return { units, time };
}
