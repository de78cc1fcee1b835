import { Chess } from "chessops/chess";
import { chessgroundDests } from "chessops/compat";
import { parseFen } from "chessops/fen";

export const ready = async () => {};

/** Asks for all destinations of a position, as a board wants them; returns how many there are. */
export function lister(fen) {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  return () => {
    let count = 0;
    for (const squares of chessgroundDests(position).values()) count += squares.length;
    return count;
  };
}

/** Plays at random; the moves made. */
export function playOut(longest, pick) {
  const position = Chess.default();
  for (let turn = 0; turn < longest; turn += 1) {
    const moves = [];
    for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to });
    if (moves.length === 0) return turn;
    const move = moves[pick(moves.length)];
    const promotes = position.board.pawn.has(move.from) && (move.to >= 56 || move.to < 8);
    position.play(promotes ? { ...move, promotion: "queen" } : move);
  }
  return longest;
}
