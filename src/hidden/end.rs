//! How a game ends on a table, challenges aside.

use super::reach::Movers;
use super::sight::Sight;
use super::{FlagRun, RankSet, Stuck, Table};
use crate::board::{Square, SquareSet};
use crate::outcome::{Outcome, Reason};
use crate::side::{BySide, Side};

/// How the game ends, the referee asking: after each turn and when play begins.
pub(super) fn end(table: &Table, ranks: Sight<'_>, movers: &BySide<Movers>) -> Option<Outcome> {
    let rules = &table.rules;
    if let Some(style) = rules.flag_run {
        let ended = flag_run(table, style, ranks);
        if ended.is_some() {
            return ended;
        }
    }
    if let Some(style) = rules.stuck {
        let ended = stuck(table, style, movers);
        if ended.is_some() {
            return ended;
        }
    }
    let reached = |cap: Option<u32>, count: u32| cap.is_some_and(|cap| count >= cap);
    let reason = if rules.threefold && occurrences(table) >= 3 {
        Reason::Repetition
    } else if reached(rules.ply_cap, table.ply) {
        Reason::PlyCap
    } else if reached(rules.no_attack_cap, table.quiet) {
        Reason::NoAttack
    } else {
        return None;
    };
    Some(Outcome::draw(reason))
}

// SE3, SE4
fn stuck(table: &Table, style: Stuck, movers: &BySide<Movers>) -> Option<Outcome> {
    let turn = table.turn;
    // A piece that has just moved and stands can at least go back where it came from.
    let goes_back = table.last.is_some_and(|action| table.holds(!turn, action.to));
    if style == Stuck::Isf && !goes_back && !table.has_mobile(&movers[!turn], !turn) {
        return Some(if table.has_mobile(&movers[turn], turn) {
            Outcome::win(turn, Reason::Stuck)
        } else {
            Outcome::draw(Reason::BothStuck)
        });
    }
    if table.has_legal(&movers[turn]) { None } else { Some(Outcome::win(!turn, Reason::Stuck)) }
}

// GE3
fn flag_run(table: &Table, style: FlagRun, ranks: Sight<'_>) -> Option<Outcome> {
    // It was there when the turn of now over began, and nobody took it.
    if flag_home(table, table.turn, ranks).is_some() {
        return Some(Outcome::win(table.turn, Reason::FlagHome));
    }
    let square = flag_home(table, !table.turn, ranks)?;
    if wins_at_once(table, style, square) { Some(Outcome::win(!table.turn, Reason::FlagHome)) } else { None }
}

/// Where a side's Flag stands on its far rank.
fn flag_home(table: &Table, side: Side, ranks: Sight<'_>) -> Option<Square> {
    let flag = Some(table.rules.definition().flag);
    far_rank(table, side).iter().find(|square| table.at(*square).and_then(|id| ranks.rank(id)) == flag)
}

/// Whether a Flag of the side that has just moved wins at once on a square of its far rank. Diagonals do not count.
fn wins_at_once(table: &Table, style: FlagRun, square: Square) -> bool {
    match style {
        FlagRun::Immediate => true,
        FlagRun::Survive => false,
        FlagRun::SafeOrSurvive => !table.is_beside(square, table.turn),
    }
}

/// The squares of a side's far rank that its pieces hold.
fn far_rank(table: &Table, side: Side) -> SquareSet {
    let far = match side {
        Side::South => table.rules.field().ranks().saturating_sub(1),
        Side::North => 0,
    };
    table.held_by(side) & SquareSet::rank(far)
}

/// How often the board of now has occurred since the last challenge, with the same side to move.
fn occurrences(table: &Table) -> usize {
    let (mut count, mut same_side) = (0, true);
    for board in table.boards.iter().rev() {
        count += usize::from(same_side && Some(board) == table.boards.last());
        same_side = !same_side;
    }
    count
}

/// Ranks that the pieces on some squares cannot have, since the game is not over on this table: what everybody can tell.
/// A Flag there would have won (GE3).
pub(super) fn ruled_out(table: &Table) -> (SquareSet, RankSet) {
    let Some(style) = table.rules.flag_run else { return (SquareSet::EMPTY, RankSet::EMPTY) };
    let mut squares = far_rank(table, table.turn);
    for square in far_rank(table, !table.turn).iter() {
        if wins_at_once(table, style, square) {
            squares.insert(square);
        }
    }
    (squares, RankSet::EMPTY.with(table.rules.definition().flag))
}

/// Whether the game would be over on this table if geometry let no piece of that side move (SE3, SE4).
pub(super) fn needs_move(table: &Table, side: Side) -> bool {
    table.rules.stuck.is_some_and(|style| side == table.turn || style == Stuck::Isf)
}
