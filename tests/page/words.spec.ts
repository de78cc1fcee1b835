/** Everything that the library can say has its words. */
import { expect, test } from "@playwright/test";
import { games, ready } from "rankfile";
import { editions, switches } from "../../www/page-words.js";
import * as words from "../../www/words.js";

const CODES =
  `bad-text game-over not-deployed not-your-turn empty-square not-your-piece immovable own-piece blocked out-of-reach
  not-free no-supply own-end-zone banned-square two-square chase wrong-sign not-canonical already-deployed out-of-step not-ready
  bad-setup bad-position bad-layout bad-record bad-option bad-switch unknown-game unknown-edition unknown-army unknown-piece freed
  too-many missing outside-zone not-a-square immobile`.split(/\s+/);
const REASONS =
  `flag-taken flag-lost flag-home stuck both-stuck resigned agreed repetition ply-cap no-attack quiet bomb end-field
  no-pieces no-action`.split(/\s+/);

test("every code and reason has one sentence", () => {
  expect(Object.keys(words.refusals).sort()).toEqual([...CODES].sort());
  expect(Object.keys(words.reasons).sort()).toEqual([...REASONS].sort());
  for (const code of CODES) expect(words.refusal({ code })).toMatch(/^[A-Z“].*\.$/);
});

test("every piece, stone, edition and switch has a name", async () => {
  await ready;
  for (const info of games()) {
    expect(words.gameLines[info.id]).toBeTruthy();
    for (const piece of info.pieces) expect(words.pieces, piece.name).toHaveProperty([piece.name]);
    for (const stone of info.stones) {
      expect(words.stones, stone.name).toHaveProperty([stone.name]);
      expect(words.stones, stone.tool).toHaveProperty([stone.tool]);
    }
    for (const edition of info.editions) expect(editions, edition.name).toHaveProperty([edition.name]);
    for (const item of info.switches) expect(switches, item.name).toHaveProperty([item.name]);
    for (const piece of info.pieces) expect(piece.art, piece.name).toMatch(/^M/);
    for (const stone of info.stones) expect(stone.art, stone.name).toMatch(/^M/);
  }
});
