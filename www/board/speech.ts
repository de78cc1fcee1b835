/** What a screen reader hears of each square. */
import type { Mark, Options, Scene } from "rankfile";
import { board, senses } from "../words.js";

/** One spoken label for each cell, by square. */
export const labels = (scene: Scene, marks: readonly Mark[], picks: readonly string[], finish: string | null) => {
  const pieces = new Map(scene.pieces.map((piece) => [piece.at, board.token(piece.side, piece.kind)]));
  const stones = new Map(scene.stones.map((stone) => [stone.at, board.stone(stone.kind)]));
  const told = new Map<string, string[]>();
  for (const mark of marks) {
    if (mark.sense === "subject" && picks.length > 0) continue;
    told.set(mark.at, [...(told.get(mark.at) ?? []), senses[mark.sense]]);
  }
  return new Map(
    scene.cells.map((cell) => {
      const parts = [cell.at];
      const what = [pieces.get(cell.at), stones.get(cell.at)].filter((name) => name !== undefined);
      if (cell.ground === "water") parts.push(board.water);
      else parts.push(...(what.length > 0 ? what : [board.empty]));
      if (picks[0] === cell.at) parts.push(board.chosen);
      if (finish === cell.at) parts.push(board.finishHere);
      parts.push(...(told.get(cell.at) ?? []));
      return [cell.at, parts.join(", ")];
    }),
  );
};

/** What is said when something is chosen, or let go. */
export const chose = (scene: Scene | null, picks: readonly string[], options: Options): string => {
  const [at] = picks;
  const piece = scene?.pieces.find((p) => p.at === at);
  if (at === undefined || !piece) return board.cleared;
  const targets = new Set(options.marks.filter((mark) => mark.sense !== "subject").map((mark) => mark.at));
  return board.chose(board.token(piece.side, piece.kind), at, targets.size);
};
