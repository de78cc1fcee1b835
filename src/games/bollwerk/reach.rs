//! Where a piece gets by one step, leap or slide, as if whatever stands on the target were taken off it; and from where
//! it places. Jumps are in `chain`.

use super::chain::{Chain, Jumping};
use super::{Board, Cell, Kind, Piece, Rules};
use crate::board::{Square, SquareSet};

#[cfg(feature = "bot")]
pub(crate) const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub(crate) const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub(crate) const AROUND: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
pub(super) const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// As far as the board goes.
const ALL_THE_WAY: u8 = 15;

/// The squares that a piece gets to without jumping.
#[derive(Clone, Copy, Default)]
pub(super) struct Ways {
    /// By a way of moving that can also capture.
    pub strike: SquareSet,
    /// By a way that cannot.
    pub quiet: SquareSet,
    /// Only by capturing: what stands behind a Cannon's screen (C2).
    pub hits: SquareSet,
}

/// How many squares a piece goes in a direction: in a way that can also capture, and in one that cannot.
fn range(rules: &Rules, from: Square, Piece { side, kind }: Piece, (dx, dy): (i8, i8)) -> (u8, u8) {
    let straight = dx == 0 || dy == 0;
    match kind {
        // G1, G7, G2.
        Kind::Guard if dy == side.forward() => (1, if from.rank() == rules.layout().guard_row(side) { 2 } else { 0 }),
        Kind::Guard => (0, if dy == 0 { 1 } else { 0 }),
        Kind::Elephant | Kind::KingsKnight => (1, 0),
        Kind::Spy => (0, 1),
        Kind::GoldRunner if straight => (0, 1),
        Kind::Cannon if straight => (0, ALL_THE_WAY),
        kind => (if kind.slides(straight) { ALL_THE_WAY } else { 0 }, 0),
    }
}

/// The steps, leaps and slides of a piece.
pub(super) fn ways(board: &Board, rules: &Rules, from: Square, piece: Piece) -> Ways {
    let mut ways = Ways::default();
    for &way in &AROUND {
        let (strike, quiet) = range(rules, from, piece, way);
        walk(board, from, way, strike, Some(&mut ways.strike));
        let (screen, cell) = walk(board, from, way, quiet, Some(&mut ways.quiet));
        match piece.kind {
            Kind::Cannon if cell.is_obstacle() => {
                let (behind, cell) = walk(board, screen, way, ALL_THE_WAY, None);
                if cell.is_obstacle() {
                    ways.hits.insert(behind);
                }
            }
            Kind::Elephant if elephant_passes(board, from, way) => {
                walk(board, from, (2 * way.0, 2 * way.1), 1, Some(&mut ways.strike));
            }
            _ => {}
        }
    }
    if piece.kind.leaps() {
        for &leap in &LEAPS {
            if leap_block(board, from, leap).is_none() {
                walk(board, from, leap, 1, Some(&mut ways.strike));
            }
        }
    }
    ways
}

/// The squares on which a piece can place, as far as reach goes (P1, P4).
pub(super) fn placing(board: &Board, rules: &Rules, from: Square, piece: Piece, ways: &Ways) -> SquareSet {
    let mut reach = ways.strike | ways.quiet;
    match piece.kind {
        Kind::Cannon => {
            // C5.
            let steps = if rules.switches().behind_adjacent { 1 } else { ALL_THE_WAY };
            for &way in &STRAIGHT {
                let (screen, cell) = walk(board, from, way, ALL_THE_WAY, None);
                if cell.is_obstacle() {
                    walk(board, screen, way, steps, Some(&mut reach));
                }
            }
        }
        Kind::Guard | Kind::Spy => {
            let jumping = Jumping { places: true, ..Jumping::new(board, rules, from, piece) };
            let start = if piece.kind == Kind::Guard { Chain::new(from) } else { Chain::placing(from) };
            jumping.next(&start, &mut |hop| {
                reach.insert(hop.then.at);
                // G9: of one jump. S13: of two, or a jump and a step.
                if piece.kind == Kind::Spy {
                    jumping.next(&hop.then, &mut |hop| reach.insert(hop.then.at));
                }
            });
        }
        _ => {}
    }
    reach
}

/// Goes at most so many squares along a line and adds them to a set, the first obstacle too (X1). Returns the cell that it
/// came to last.
pub(super) fn walk(
    board: &Board,
    from: Square,
    way: (i8, i8),
    steps: u8,
    mut into: Option<&mut SquareSet>,
) -> (Square, Cell) {
    let mut last = (from, Cell::Void);
    for _ in 0..steps {
        last = board.step(last.0, way);
        if matches!(last.1, Cell::Void) {
            break;
        }
        if let Some(into) = &mut into {
            into.insert(last.0);
        }
        if last.1.is_obstacle() {
            break;
        }
    }
    last
}

/// A block on the first of the two ways of a leap, when blocks close both (N2).
pub(super) fn leap_block(board: &Board, from: Square, (dx, dy): (i8, i8)) -> Option<Square> {
    // The steps along the longer leg and along the shorter one.
    let (long, short) = ((dx / 2, dy / 2), (dx % 2, dy % 2));
    let block = |one, two| {
        let (near, far) = (board.step(from, one), board.step(from, two));
        let block = if near.1.is_block() { near } else { far };
        block.1.is_block().then_some(block.0)
    };
    let first = block(long, (2 * long.0, 2 * long.1))?;
    block(short, (short.0 + long.0, short.1 + long.1))?;
    Some(first)
}

/// Whether an Elephant gets past the middle of two squares in a direction (E1, E2, E3).
fn elephant_passes(board: &Board, from: Square, (dx, dy): (i8, i8)) -> bool {
    let is_free = |way| matches!(board.step(from, way).1, Cell::Free);
    let straight = dx == 0 || dy == 0;
    !board.step(from, (dx, dy)).1.is_block()
        || (straight && (is_free((dx + dy, dy + dx)) || is_free((dx - dy, dy - dx))))
}
