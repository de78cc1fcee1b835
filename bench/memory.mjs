// What the core takes from its host in a long life. The arguments after the usual two: how objects are given back (`free`,
// `collected` or `left`, where nobody does anything), how many calls, how many games. A line is `NAME<tab>bytes<tab>1<tab>BYTES`.
import { callAll, collect, playGame, rest, taken } from "../tests/js/heap.mjs";
import { tell } from "./clock.mjs";

const [how, calls, games] = [process.argv[4], ...process.argv.slice(5).map(Number)];
const release = how === "free" ? (object) => object.free() : () => {};
const breathe = how === "collected" ? collect : rest;

// Somebody else gets a turn now and then: a program that never lets go of its thread has nothing collected.
const CALLS_BETWEEN_RESTS = 1000;

let [made, atFirst, nextRest] = [0, 0, CALLS_BETWEEN_RESTS];
for (let round = 0; made < calls; round += 1) {
  made += callAll(round, release);
  if (made < nextRest) continue;
  nextRest += CALLS_BETWEEN_RESTS;
  await breathe();
  if (atFirst === 0) atFirst = taken();
}
tell(`memory, ${how}, first calls`, "bytes", 1, atFirst);
tell(`memory, ${how}, all calls`, "bytes", 1, taken());

for (let round = 0; round < games; round += 1) {
  playGame(["stratego", "generals", "bollwerk"][round % 3], round, 25, release);
  if (round % 10 === 9) await breathe();
  if (round === Math.min(99, games - 1)) tell(`memory, ${how}, first games`, "bytes", 1, taken());
}
tell(`memory, ${how}, all games`, "bytes", 1, taken());
