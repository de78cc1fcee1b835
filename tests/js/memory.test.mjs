// A long life takes no more memory than a short one: the core never gives any back, so what it took is all that it ever needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { callAll, collect, playGame, taken } from "./heap.mjs";

/** WebAssembly grows by pages. */
const PAGE = 65_536;

const ways = [
  { name: "every object freed", release: (object) => object.free(), rest: () => {} },
  { name: "nothing freed, all of it collected", release: () => {}, rest: collect },
];

for (const { name, release, rest } of ways) {
  test(`200,000 calls take no more memory than 1,000: ${name}`, async () => {
    let [calls, next, first] = [0, 1000, 0];
    for (let round = 0; calls < 200_000; round += 1) {
      calls += callAll(round, release);
      if (calls < next) continue;
      next += 1000;
      await rest();
      first ||= taken();
    }
    assert.ok(taken() - first <= PAGE, `${first} bytes became ${taken()}`);
  });

  test(`1,000 games take no more memory than 60: ${name}`, async () => {
    let first = 0;
    for (let round = 0; round < 1000; round += 1) {
      // Thirty different games again and again: the largest of them has been there before anything is compared.
      playGame(["stratego", "generals", "bollwerk"][round % 3], round % 30, 25, release);
      if (round % 10 === 9) await rest();
      if (round === 59) first = taken();
    }
    assert.ok(taken() - first <= PAGE, `${first} bytes became ${taken()}`);
  });
}
