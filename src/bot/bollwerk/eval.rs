//! How a position stands, without looking ahead. In hundredths of a Guard.

use super::goal::distance;
use crate::board::Square;
use crate::games::bollwerk::engine::{DIAGONAL, STRAIGHT};
use crate::games::bollwerk::{Board, Cell, Kind, Piece, Rules, State, Stone};
use crate::side::Side;

/// What a piece is worth.
pub(super) const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Guard => 100,
        Kind::Cannon => 450,
        Kind::Knight => 350,
        Kind::KingsKnight => 480,
        Kind::Elephant => 420,
        Kind::Chancellor => 850,
        Kind::Marshal => 700,
        Kind::GoldRunner => 380,
        Kind::Queen => 1000,
        Kind::Spy => 300,
    }
}

/// What the stones in supply are worth. The first bomb is worth most: with one in hand, reaching the end field is enough.
fn stones(state: &State, side: Side) -> i32 {
    let supply = state.supply[side];
    let count = |stone| supply.count(stone) as i32;
    let bombs = count(Stone::Bomb);
    8 * count(Stone::Arrow)
        + 12 * count(Stone::Block)
        + 15 * (count(Stone::RedBorderArrow) + count(Stone::RedBorderBlock))
        + 60 * bombs.min(1)
        + 40 * bombs
}

/// What it is worth to stand that far from the enemy end field: for Guards the way is long and made in steps, for the
/// others it is a matter of being near.
const fn nearness(kind: Kind, away: u8) -> i32 {
    let near = 12 - if away > 12 { 12 } else { away as i32 };
    match kind {
        Kind::Guard => 3 * near + if away <= 4 { 8 * (5 - away as i32) } else { 0 },
        Kind::Knight | Kind::KingsKnight | Kind::Elephant | Kind::Spy => 5 * near,
        Kind::Cannon | Kind::GoldRunner => 2 * near,
        Kind::Chancellor | Kind::Marshal | Kind::Queen => 3 * near,
    }
}

/// Whether a kind slides along straight lines, and along diagonals.
const fn slides(kind: Kind, diagonal: bool) -> bool {
    match kind {
        Kind::Queen => true,
        Kind::Chancellor | Kind::Cannon => !diagonal,
        Kind::Marshal | Kind::GoldRunner => diagonal,
        _ => false,
    }
}

/// What the lines to an end field are worth to the side that attacks it: a slider that looks there past few obstacles is
/// a threat, and the nearer the obstacles are to being removed the greater. A Cannon needs one screen (C2, C5).
fn lines(board: &Board, end: Square, attacker: Side) -> i32 {
    let mut sum = 0;
    for (diagonal, directions) in [(false, STRAIGHT), (true, DIAGONAL)] {
        for (dx, dy) in directions {
            let mut obstacles: usize = 0;
            let mut at = end;
            while let Some(next) = at.offset(dx, dy) {
                at = next;
                match board.at(next) {
                    Cell::Void => break,
                    Cell::Free => {}
                    Cell::Piece(Piece { side, kind }) => {
                        if side == attacker && slides(kind, diagonal) {
                            let needed = obstacles.saturating_sub(usize::from(kind == Kind::Cannon));
                            sum += [90, 35, 12].get(needed).copied().unwrap_or(0);
                        }
                        obstacles += 1;
                    }
                    Cell::Stone(_) => obstacles += 1,
                }
                if obstacles > 3 {
                    break;
                }
            }
        }
    }
    sum
}

/// What one side has.
fn of_side(rules: &Rules, state: &State, side: Side) -> i32 {
    let board = &state.board;
    let end = rules.layout().end_field(!side);
    let mut sum = stones(state, side) + lines(board, end, side);
    for square in board.pieces(side) {
        if let Some(piece) = board.piece(square) {
            sum += worth(piece.kind) + nearness(piece.kind, distance(square, end));
        }
    }
    sum
}

/// How the side on turn stands.
pub(super) fn evaluate(rules: &Rules, state: &State) -> i32 {
    let turn = state.turn;
    of_side(rules, state, turn) - of_side(rules, state, !turn) + 15
}
