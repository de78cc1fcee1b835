// Stratego as anyone would write it in JavaScript: an array with a border, moves as numbers, a generator, and an attack that is
// settled where it happens. It holds the truth alone: no views, no texts, no refusals, no record, no repetition rules.

const WIDTH = 12;
const STEPS = [-WIDTH, -1, 1, WIDTH];
const [EMPTY, OFF] = [0, 99];
// South's pieces are these numbers, north's the same below zero.
const [FLAG, SPY, SCOUT, MINER, MARSHAL, BOMB] = [12, 1, 2, 3, 10, 11];
/** How many of each rank, by its number. */
const ARMY = [0, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1];
const LAKES = ["c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"];

const square = (name) => Number(name.slice(1)) * WIDTH + name.charCodeAt(0) - 96;

export class Stratego {
  board = new Int8Array(WIDTH * WIDTH).fill(OFF);
  /** 1 for south, -1 for north. */
  turn = 1;
  /** Who has won, once somebody has. */
  winner = 0;

  constructor(pick) {
    for (let rank = 1; rank <= 10; rank += 1) this.board.fill(EMPTY, rank * WIDTH + 1, rank * WIDTH + 11);
    for (const lake of LAKES) this.board[square(lake)] = OFF;
    this.#deploy(1, 1, pick);
    this.#deploy(-1, 7, pick);
  }

  #deploy(side, firstRank, pick) {
    const army = ARMY.flatMap((count, rank) => Array(count).fill(rank));
    for (let rank = firstRank; rank < firstRank + 4; rank += 1) {
      for (let file = 1; file <= 10; file += 1) {
        const [piece] = army.splice(pick(army.length), 1);
        this.board[rank * WIDTH + file] = side * piece;
      }
    }
  }

  /** The legal moves of the side on turn, each as `from * 256 + to`; none once the game is over. */
  moves() {
    const moves = [];
    if (this.winner !== 0) return moves;
    const { board, turn } = this;
    for (let from = WIDTH + 1; from < 11 * WIDTH - 1; from += 1) {
      if (board[from] === OFF) continue;
      const piece = board[from] * turn;
      if (piece <= 0 || piece >= BOMB) continue;
      for (const step of STEPS) {
        let to = from + step;
        if (piece === SCOUT) {
          while (board[to] === EMPTY) {
            moves.push(from * 256 + to);
            to += step;
          }
          if (board[to] !== OFF && board[to] * turn < 0) moves.push(from * 256 + to);
        } else if (board[to] === EMPTY || (board[to] !== OFF && board[to] * turn < 0)) {
          moves.push(from * 256 + to);
        }
      }
    }
    // A side that cannot move has lost.
    if (moves.length === 0) this.winner = -turn;
    return moves;
  }

  /** Makes a legal move. */
  play(move) {
    const [from, to] = [move >> 8, move & 255];
    const { board, turn } = this;
    const attacker = Math.abs(board[from]);
    const defender = Math.abs(board[to]);
    if (defender === FLAG) this.winner = turn;
    if (defender === EMPTY || wins(attacker, defender)) board[to] = board[from];
    else if (attacker === defender) board[to] = EMPTY;
    board[from] = EMPTY;
    this.turn = -turn;
  }
}

function wins(attacker, defender) {
  if (defender === FLAG) return true;
  if (defender === BOMB) return attacker === MINER;
  if (defender === MARSHAL && attacker === SPY) return true;
  return attacker > defender;
}

export const ready = async () => {};

/** Asks for all moves of a game some turns after its start; returns how many there are. */
export function lister(_, pick) {
  const game = new Stratego(pick);
  for (let turn = 0; turn < 60; turn += 1) {
    const moves = game.moves();
    game.play(moves[pick(moves.length)]);
  }
  return () => game.moves().length;
}

/** Plays at random; the moves made. */
export function playOut(longest, pick) {
  const game = new Stratego(pick);
  for (let turn = 0; turn < longest; turn += 1) {
    const moves = game.moves();
    if (moves.length === 0) return turn;
    game.play(moves[pick(moves.length)]);
  }
  return longest;
}
