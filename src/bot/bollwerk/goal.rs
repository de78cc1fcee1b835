//! The end field: who reaches it at once, by moving there (W2) or with a bomb (W1).

use crate::board::{Square, SquareSet};
use crate::games::bollwerk::engine::{self, AROUND};
use crate::games::bollwerk::{Board, Cell, Kind, Piece, Rules, State, Stone};
use crate::side::Side;

/// For each square those at most two King's steps away.
static NEAR: [SquareSet; 256] = {
    let mut near = [SquareSet::EMPTY; 256];
    let mut index: u8 = 0;
    loop {
        let from = Square::from_index(index);
        let mut place = 0;
        while place < 25 {
            if let Some(square) = from.offset(place % 5 - 2, place / 5 - 2) {
                near[index as usize] = near[index as usize].with(square);
            }
            place += 1;
        }
        if index == u8::MAX {
            break near;
        }
        index += 1;
    }
};

/// The squares at most two King's steps away: all that a piece which neither slides nor jumps in chains can reach.
pub(super) const fn near(square: Square) -> SquareSet {
    NEAR[square.index()]
}

/// How far apart two squares are, in King's steps.
pub(super) fn distance(one: Square, other: Square) -> u8 {
    one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank()))
}

/// Whether a piece of that kind could reach the target on an empty board, or by a jump or two. Cheap: it saves asking the
/// rules about pieces that stand far away or out of line.
pub(super) fn may_reach(kind: Kind, from: Square, to: Square) -> bool {
    let (dx, dy) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    let (near, straight, diagonal) = (dx.max(dy) <= 2, dx == 0 || dy == 0, dx == dy);
    match kind {
        Kind::Guard | Kind::Knight | Kind::KingsKnight | Kind::Elephant => near,
        Kind::Cannon => straight,
        Kind::Chancellor => near || straight,
        Kind::Marshal => near || diagonal,
        Kind::GoldRunner => near || diagonal,
        Kind::Queen => straight || diagonal,
        Kind::Spy => dx.max(dy) <= 4,
    }
}

/// Whether a stone or nothing stands there, so that a bomb on it wins (O1).
const fn takes_bomb(cell: Cell) -> bool {
    match cell {
        Cell::Free => true,
        Cell::Stone(stone) => !matches!(stone, Stone::Bomb),
        Cell::Void | Cell::Piece(_) => false,
    }
}

/// The pieces of a side that would win in one turn if it were on turn.
///
/// Chains of more than one jump are left out: the search finds them when it plays them.
pub(super) fn attackers(rules: &Rules, state: &State, side: Side) -> SquareSet {
    let end = rules.layout().end_field(!side);
    let mut found = SquareSet::EMPTY;
    for from in state.board.pieces(side) {
        if let Some(piece) = state.board.piece(from)
            && may_reach(piece.kind, from, end)
            && wins_from(rules, state, from, piece, end)
        {
            found.insert(from);
        }
    }
    found
}

/// Whether a side would win in one turn if it were on turn, as far as [`attackers`] sees.
pub(super) fn wins(rules: &Rules, state: &State, side: Side) -> bool {
    let end = rules.layout().end_field(!side);
    state.board.pieces(side).iter().any(|from| {
        state
            .board
            .piece(from)
            .is_some_and(|piece| may_reach(piece.kind, from, end) && wins_from(rules, state, from, piece, end))
    })
}

fn wins_from(rules: &Rules, state: &State, from: Square, piece: Piece, end: Square) -> bool {
    let board = &state.board;
    let side = piece.side;
    let cell = board.at(end);
    let banned = side == state.turn && state.bans.contains(end);
    let bombs = if banned { 0 } else { state.supply[side].count(Stone::Bomb) };
    if bombs > 0 && takes_bomb(cell) && engine::placing(rules, board, from, piece).contains(end) {
        return true;
    }
    let reach = engine::reach(rules, board, from, piece);
    let ends_there = match cell {
        Cell::Piece(other) => other.side != side && (reach.strike | reach.hits).contains(end),
        Cell::Free => (reach.strike | reach.quiet).contains(end),
        Cell::Stone(stone) => yields(stone, piece.kind) && (reach.strike | reach.quiet).contains(end),
        Cell::Void => false,
    };
    if ends_there || engine::jumps_to(rules, board, from, piece, end) {
        return true;
    }
    piece.kind == Kind::Chancellor
        && bombs > 1
        && takes_bomb(cell)
        && !board.arrows_and_blocks().is_empty()
        && engine::placing(rules, board, from, piece).iter().any(|at| opens(rules, board, from, piece, at, end))
}

/// Whether a piece of that kind may end its move on a stone (RB1, K2, E4).
fn yields(stone: Stone, kind: Kind) -> bool {
    stone.is_red() || (stone == Stone::Arrow && matches!(kind, Kind::KingsKnight | Kind::Elephant))
}

/// Whether a bomb on that square opens the way to the end field for a second bomb (H2).
fn opens(rules: &Rules, board: &Board, from: Square, piece: Piece, at: Square, end: Square) -> bool {
    let Cell::Stone(stone) = board.at(at) else { return false };
    // Only what stands on the line to the end field, or in the way of a leap there, can matter.
    let between = distance(from, at) + distance(at, end) <= distance(from, end).max(3);
    if stone == Stone::Bomb || at == end || !between {
        return false;
    }
    let mut opened = *board;
    opened.set(at, Cell::Free);
    engine::placing(rules, &opened, from, piece).contains(end)
}

/// Where something could come between those pieces and the end field: the squares on their lines, what they would jump or
/// leap over, and the pieces themselves.
pub(super) fn parries(rules: &Rules, attackers: SquareSet, side: Side) -> SquareSet {
    let end = rules.layout().end_field(!side);
    let mut squares = attackers.with(end);
    for from in attackers {
        let step = |from: u8, to: u8| (i16::from(to) - i16::from(from)).signum() as i8;
        let way = (step(from.file(), end.file()), step(from.rank(), end.rank()));
        let mut at = from;
        while let Some(next) =
            at.offset(way.0, way.1).filter(|next| *next != end && distance(*next, end) < distance(at, end))
        {
            squares.insert(next);
            at = next;
        }
        if distance(from, end) <= 2 {
            squares.extend(AROUND.iter().filter_map(|(dx, dy)| from.offset(*dx, *dy)));
            squares.extend(AROUND.iter().filter_map(|(dx, dy)| end.offset(*dx, *dy)));
        }
    }
    squares
}
