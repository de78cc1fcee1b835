/** What a screen reader hears of each square. */
import type { Mark, Options, Scene } from "rankfile";
import { stoneKind } from "../words/about.js";
import type { BoardWords } from "../words/en/board.js";

/** One spoken label for each cell, by square. */
export const labels = (
  words: BoardWords,
  scene: Scene,
  marks: readonly Mark[],
  picks: readonly string[],
  finish: string | null,
) => {
  const pieces = new Map(scene.pieces.map(({ at, side, kind }) => [at, words.token({ side, piece: kind })]));
  const stones = new Map(scene.stones.map(({ at, kind }) => [at, words.stone(stoneKind(kind))]));
  const told = new Map<string, string[]>();
  for (const mark of marks) {
    if (mark.sense === "subject" && picks.length > 0) continue;
    told.set(mark.at, [...(told.get(mark.at) ?? []), words.senses[mark.sense]]);
  }
  return new Map(
    scene.cells.map((cell) => {
      const parts = [cell.at];
      const what = [pieces.get(cell.at), stones.get(cell.at)].filter((name) => name !== undefined);
      if (cell.ground === "water") parts.push(words.water);
      else parts.push(...(what.length > 0 ? what : [words.empty]));
      if (picks[0] === cell.at) parts.push(words.chosen);
      if (finish === cell.at) parts.push(words.finishHere);
      parts.push(...(told.get(cell.at) ?? []));
      return [cell.at, parts.join(", ")];
    }),
  );
};

/** What is said when something is chosen, or let go. */
export const chose = (words: BoardWords, scene: Scene | null, picks: readonly string[], options: Options): string => {
  const [at] = picks;
  const piece = scene?.pieces.find((p) => p.at === at);
  if (at === undefined || !piece) return words.cleared;
  const targets = new Set(options.marks.filter((mark) => mark.sense !== "subject").map((mark) => mark.at));
  return words.chose({ what: words.token({ side: piece.side, piece: piece.kind }), at, count: targets.size });
};
