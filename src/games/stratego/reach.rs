//! Where a piece goes (SM1 to SM4), repetition aside.

use super::{Rank, Scout, Stratego};
use crate::board::Square;
use crate::hidden::{Action, Holder, STEPS, Table};
use crate::reason::{Code, Refusal};

/// The cells next to one, along rank and file; some may be off the board.
fn next_to(square: Square) -> impl Iterator<Item = Square> {
    STEPS.into_iter().map(move |step| square.stepped(step))
}

/// Whether an enemy of the piece on `from` stands on a square.
fn is_enemy(table: &Table<Stratego>, from: Square, square: Square) -> bool {
    table.side_at(square).is_some_and(|side| table.side_at(from) != Some(side))
}

/// Calls `each` for every action of a movable piece until it returns false; false when stopped.
pub(super) fn each_action(
    table: &Table<Stratego>,
    rank: Rank,
    from: Square,
    each: &mut impl FnMut(Action) -> bool,
) -> bool {
    match (rank, table.rules.scout) {
        (Rank::Scout, Scout::StepStrike) => table.each_step(from, each) && each_strike(table, from, each),
        (Rank::Scout, style) => STEPS.into_iter().all(|step| each_on_line(table, from, step, style, each)),
        _ => table.each_step(from, each),
    }
}

// SM3 long, adjacent
fn each_on_line(
    table: &Table<Stratego>,
    from: Square,
    step: u8,
    style: Scout,
    each: &mut impl FnMut(Action) -> bool,
) -> bool {
    let own = table.holder(from);
    let mut to = from.stepped(step);
    while table.holder(to) == Holder::Empty {
        if !each(Action::new(from, to, false)) {
            return false;
        }
        to = to.stepped(step);
    }
    let near = style == Scout::Long || to == from.stepped(step);
    let other = table.holder(to);
    !near || other == Holder::Off || other == own || each(Action::new(from, to, true))
}

// SM3 step-strike
fn each_strike(table: &Table<Stratego>, from: Square, each: &mut impl FnMut(Action) -> bool) -> bool {
    next_to(from).filter(|via| table.is_empty(*via)).all(|via| {
        let struck = next_to(via).filter(|to| is_enemy(table, from, *to));
        struck.into_iter().all(|to| each(Action { from, to, via: Some(via), attack: true }))
    })
}

/// Whether a movable piece can go that way, whatever the sign of the action.
pub(super) fn judge(table: &Table<Stratego>, rank: Rank, action: &Action) -> Result<(), Refusal> {
    let Action { from, to, via, .. } = *action;
    let rule = if rank == Rank::Scout { "SM3" } else { "SM1" };
    let far = |square| Err(Refusal::by(Code::OutOfReach, rule).at(square));
    let scout = (rank == Rank::Scout).then_some(table.rules.scout);
    if let Some(via) = via {
        return match scout {
            Some(Scout::StepStrike) if !from.is_adjacent(via) => far(via),
            Some(Scout::StepStrike) if !table.is_empty(via) => Err(obstacle(via)),
            Some(Scout::StepStrike) if via.is_adjacent(to) && is_enemy(table, from, to) => Ok(()),
            _ => far(to),
        };
    }
    if from.is_adjacent(to) {
        return Ok(());
    }
    let straight = from.file() == to.file() || from.rank() == to.rank();
    if !matches!(scout, Some(Scout::Long | Scout::Adjacent)) || !straight {
        return far(to);
    }
    match between(from, to).find(|square| !table.is_empty(*square)) {
        Some(square) => Err(obstacle(square)),
        None if is_enemy(table, from, to) && scout == Some(Scout::Adjacent) => far(to),
        None => Ok(()),
    }
}

// Nobody jumps a piece or a lake.
fn obstacle(square: Square) -> Refusal {
    Refusal::by(Code::Blocked, "SM3").at(square)
}

/// The squares strictly between two on one line.
fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let step = |a: u8, b: u8| match b.cmp(&a) {
        core::cmp::Ordering::Greater => 1,
        core::cmp::Ordering::Less => -1,
        core::cmp::Ordering::Equal => 0,
    };
    let (dx, dy) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    core::iter::successors(from.offset(dx, dy), move |square| square.offset(dx, dy))
        .take_while(move |square| *square != to)
}
