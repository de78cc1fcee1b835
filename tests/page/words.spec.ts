/** Everything that the library can say has its words, in every language. */
import { expect, test } from "@playwright/test";
import { type GameInfo, games, ready } from "rankfile";
import { de } from "../../www/words/de/index.js";
import { en } from "../../www/words/en/index.js";
import type { Language, Words } from "../../www/words/index.js";
import { nl } from "../../www/words/nl/index.js";
import { ro } from "../../www/words/ro/index.js";
import { refusal } from "../../www/words/tell.js";

const CODES =
  `bad-text game-over not-deployed not-your-turn empty-square not-your-piece immovable own-piece blocked out-of-reach
  not-free no-supply own-end-zone banned-square two-square chase wrong-sign not-canonical already-deployed out-of-step not-ready
  bad-setup bad-position bad-layout bad-record bad-option bad-switch unknown-game unknown-edition unknown-army unknown-piece freed
  too-many missing outside-zone not-a-square immobile`.split(/\s+/);
const REASONS =
  `flag-taken flag-lost flag-home stuck both-stuck resigned agreed repetition ply-cap no-attack quiet bomb end-field
  no-pieces no-action`.split(/\s+/);
const languages: Record<Language, Words> = { en, nl, ro, de };

const names = (items: readonly { name: string }[]): string[] => items.map((item) => item.name);
const all = <T>(of: (info: GameInfo) => readonly T[]): T[] => [...new Set(games().flatMap(of))];

for (const [tag, words] of Object.entries(languages)) {
  test.describe(tag, () => {
    test("every code and reason has one sentence", () => {
      expect(Object.keys(words.board.refusals).sort()).toEqual([...CODES].sort());
      expect(Object.keys(words.board.reasons).sort()).toEqual([...REASONS].sort());
      for (const code of CODES) expect(refusal(words.board, { code })).toMatch(/^[\p{Lu}“„].*\.$/u);
    });

    test("every piece, stone, edition, army, switch and value has a name", async () => {
      await ready;
      expect(words.board.tag).toBe(tag);
      // A kind without a name is shown as it is; two languages have names that are written like the kind.
      const bare = all((info) => names(info.pieces)).filter((kind) => words.board.piece(kind) === kind);
      expect(bare.sort()).toEqual({ nl: ["sergeant"], ro: ["colonel", "general"] }[tag] ?? []);
      for (const kind of all((info) => names(info.stones))) expect(words.board.stone(kind), kind).toBeTruthy();
      expect(Object.keys(words.games.lines).sort()).toEqual(
        games()
          .map(({ id }) => id)
          .sort(),
      );
      expect(Object.keys(words.games.editions).sort()).toEqual(all((info) => names(info.editions)).sort());
      expect(Object.keys(words.games.armies).sort()).toEqual(all((info) => names(info.armies)).sort());
      expect(Object.keys(words.games.switches).sort()).toEqual(all((info) => names(info.switches)).sort());
      const values: Record<string, Record<string, string>> = words.games.values;
      for (const item of games().flatMap((info) => info.switches))
        expect(Object.keys(values[item.name] ?? {}).sort(), item.name).toEqual([...item.values].sort());
    });
  });
}

test("every piece and stone has a picture", async () => {
  await ready;
  for (const { art, name } of games().flatMap((info) => [...info.pieces, ...info.stones]))
    expect(art, name).toMatch(/^M/);
});
