import Module from "ffish-es6";

let ffish;

/** Resolves when the calls work; `wasmBinary` is what ffish.wasm holds. */
export async function ready(wasmBinary) {
  // Not awaited itself: what it gives has a `then` of the old kind, which gives it again and again.
  await new Promise((done) => {
    const module = new Module({ wasmBinary });
    module.then((started) => {
      ffish = started;
      done();
    });
  });
}

/** Asks for all moves of a position; returns how many there are. */
export function lister(fen) {
  const board = new ffish.Board("chess", fen);
  return () => board.legalMoves().split(" ").length;
}

/** Plays at random; the moves made. */
export function playOut(longest, pick) {
  const board = new ffish.Board("chess");
  let turn = 0;
  for (; turn < longest; turn += 1) {
    const text = board.legalMoves();
    if (text === "") break;
    const moves = text.split(" ");
    board.push(moves[pick(moves.length)]);
  }
  board.delete();
  return turn;
}
