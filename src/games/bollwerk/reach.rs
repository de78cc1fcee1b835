//! Where a piece gets by one step, leap or slide, as if whatever stands on the target were taken off it; and from where
//! it places. Jumps are in `chain`.

use super::chain::Chain;
use super::{Board, Cell, Kind, Piece, Rules};
use crate::board::{Square, SquareSet};
use crate::side::Side;

pub(crate) const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub(crate) const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub(crate) const AROUND: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
pub(super) const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The squares that a piece gets to without jumping.
#[derive(Clone, Copy, Default)]
pub(super) struct Ways {
    /// By a way of moving that can also capture.
    pub strike: SquareSet,
    /// By a way that cannot.
    pub quiet: SquareSet,
    /// Only by capturing: the enemy pieces behind a Cannon's screen (C2).
    pub hits: SquareSet,
}

/// The steps, leaps and slides of a piece.
pub(super) fn ways(board: &Board, rules: &Rules, from: Square, piece: Piece) -> Ways {
    let mut ways = Ways::default();
    match piece.kind {
        Kind::Guard => {
            let dy = piece.side.forward();
            for dx in [-1, 0, 1] {
                step(board, from, (dx, dy), &mut ways.strike);
            }
            step(board, from, (1, 0), &mut ways.quiet);
            step(board, from, (-1, 0), &mut ways.quiet);
            if from.rank() == rules.layout().guard_row(piece.side) {
                for dx in [-1, 0, 1] {
                    if from.offset(dx, dy).is_some_and(|middle| board.free().contains(middle)) {
                        step(board, from, (2 * dx, 2 * dy), &mut ways.quiet);
                    }
                }
            }
        }
        Kind::Cannon => {
            ways.quiet = slides(board, from, &STRAIGHT);
            let second = STRAIGHT.iter().filter_map(|direction| {
                board.line(from, *direction).filter(|square| !board.free().contains(*square)).nth(1)
            });
            ways.hits = second.collect::<SquareSet>() & board.pieces(!piece.side);
        }
        Kind::Elephant => {
            for direction in AROUND {
                step(board, from, direction, &mut ways.strike);
                if elephant_passes(board, from, direction) {
                    step(board, from, (2 * direction.0, 2 * direction.1), &mut ways.strike);
                }
            }
        }
        Kind::Spy => {
            for direction in AROUND {
                step(board, from, direction, &mut ways.quiet);
            }
        }
        kind => {
            if kind.leaps() {
                for leap in LEAPS {
                    if leap_block(board, from, leap).is_none() {
                        step(board, from, leap, &mut ways.strike);
                    }
                }
            }
            if kind.slides_straight() {
                ways.strike |= slides(board, from, &STRAIGHT);
            }
            if kind.slides_diagonally() {
                ways.strike |= slides(board, from, &DIAGONAL);
            }
            match kind {
                Kind::KingsKnight => AROUND.iter().for_each(|way| step(board, from, *way, &mut ways.strike)),
                Kind::GoldRunner => STRAIGHT.iter().for_each(|way| step(board, from, *way, &mut ways.quiet)),
                _ => {}
            }
        }
    }
    ways
}

/// The squares on which a piece can place, as far as reach goes (P1, P4).
pub(super) fn placing(board: &Board, rules: &Rules, from: Square, piece: Piece) -> SquareSet {
    let ways = ways(board, rules, from, piece);
    let mut reach = ways.strike | ways.quiet;
    match piece.kind {
        Kind::Guard => {
            for direction in AROUND {
                if guard_vaults(board, from, piece.side, direction) {
                    step(board, from, (2 * direction.0, 2 * direction.1), &mut reach);
                }
            }
        }
        Kind::Cannon => {
            let adjacent = rules.switches().behind_adjacent;
            for direction in STRAIGHT {
                let behind = board.line(from, direction).skip_while(|square| board.free().contains(*square)).skip(1);
                for square in behind {
                    reach.insert(square);
                    if adjacent || !board.free().contains(square) {
                        break;
                    }
                }
            }
        }
        Kind::Spy => {
            let start = Chain::new(from, piece.side);
            let steps = reach & board.free();
            for square in steps {
                reach |= start.moved(square).vaults(board);
            }
            let landings = start.vaults(board);
            reach |= landings;
            for square in landings & board.free() {
                reach |= start.moved(square).vaults(board);
                for direction in AROUND {
                    step(board, square, direction, &mut reach);
                }
            }
        }
        _ => {}
    }
    reach
}

/// Adds a square if it is one of the board.
fn step(board: &Board, from: Square, (dx, dy): (i8, i8), into: &mut SquareSet) {
    if let Some(to) = from.offset(dx, dy)
        && board.at(to) != Cell::Void
    {
        into.insert(to);
    }
}

/// The free squares of lines and the first obstacle of each (X1).
fn slides(board: &Board, from: Square, directions: &[(i8, i8)]) -> SquareSet {
    let mut reach = SquareSet::EMPTY;
    for direction in directions {
        for square in board.line(from, *direction) {
            reach.insert(square);
            if !board.free().contains(square) {
                break;
            }
        }
    }
    reach
}

/// A block on the first of the two ways of a leap, when blocks close both (N2).
pub(super) fn leap_block(board: &Board, from: Square, (dx, dy): (i8, i8)) -> Option<Square> {
    let block = |cells: [(i8, i8); 2]| {
        let mut squares = cells.into_iter().filter_map(|(dx, dy)| from.offset(dx, dy));
        squares.find(|square| board.is_block(*square))
    };
    // The step along the longer leg and the step along the shorter one.
    let (long, short) = if dx.abs() == 2 { ((dx / 2, 0), (0, dy)) } else { ((0, dy / 2), (dx, 0)) };
    let first = block([long, (2 * long.0, 2 * long.1)])?;
    block([short, (short.0 + long.0, short.1 + long.1)]).map(|_| first)
}

/// Whether an Elephant gets past the middle of two squares in a direction (E1, E2, E3).
pub(super) fn elephant_passes(board: &Board, from: Square, (dx, dy): (i8, i8)) -> bool {
    let is_free = |(dx, dy)| from.offset(dx, dy).is_some_and(|square| board.free().contains(square));
    let blocked = from.offset(dx, dy).is_some_and(|middle| board.is_block(middle));
    !blocked || ((dx == 0 || dy == 0) && (is_free((dx + dy, dy + dx)) || is_free((dx - dy, dy - dx))))
}

/// Whether what stands next to a Guard in a direction is a Guard that it may jump (G3, G5).
pub(super) fn guard_vaults(board: &Board, from: Square, side: Side, (dx, dy): (i8, i8)) -> bool {
    match from.offset(dx, dy).and_then(|middle| board.piece(middle)) {
        Some(Piece { side: other, kind: Kind::Guard }) => other == side || dy == side.forward(),
        _ => false,
    }
}
