import { Chess } from "chess.js";

export const ready = async () => {};

/** Asks for all moves of a position; returns how many there are. */
export function lister(fen) {
  const chess = new Chess(fen);
  return () => chess.moves().length;
}

/** Plays at random; the moves made. */
export function playOut(longest, pick) {
  const chess = new Chess();
  for (let turn = 0; turn < longest; turn += 1) {
    const moves = chess.moves();
    if (moves.length === 0) return turn;
    chess.move(moves[pick(moves.length)]);
  }
  return longest;
}
