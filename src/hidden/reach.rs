//! Where a piece goes (SM1 to SM4, GM1), repetition aside.

use alloc::vec::Vec;

use super::{Action, Holder, Rank, Scout, Table};
use crate::board::{STEPS, Square, SquareSet};
use crate::reason::{Code, Refusal};

/// Adds every action that geometry allows to movable pieces of one side: those that step, all at once, and the scouts.
pub(super) fn add_actions(table: &Table, steppers: SquareSet, scouts: SquareSet, actions: &mut Vec<Action>) {
    let far = table.rules.scout != Scout::StepStrike;
    let steppers = if far { steppers } else { steppers | scouts };
    let Some(side) = (steppers | scouts).iter().next().and_then(|from| table.side_at(from)) else { return };
    let (enemies, empty) = (table.held_by(!side), table.empty());
    for step in STEPS {
        let to = steppers.stepped(step);
        let action = |to: Square, attack| Action::new(to.stepped(step.wrapping_neg()), to, attack);
        (to & empty).iter().for_each(|to| actions.push(action(to, false)));
        (to & enemies).iter().for_each(|to| actions.push(action(to, true)));
    }
    for from in scouts.iter() {
        if far {
            add_lines(table, from, actions);
        } else {
            add_strikes(table, from, actions);
        }
    }
}

// SM3 long, adjacent
fn add_lines(table: &Table, from: Square, actions: &mut Vec<Action>) {
    let own = table.holder(from);
    for step in STEPS {
        let mut to = from.stepped(step);
        let mut strikes = true;
        while table.is_empty(to) {
            actions.push(Action::new(from, to, false));
            to = to.stepped(step);
            strikes = table.rules.scout == Scout::Long;
        }
        let holder = table.holder(to);
        if strikes && holder != Holder::Off && holder != own {
            actions.push(Action::new(from, to, true));
        }
    }
}

// SM3 step-strike
fn add_strikes(table: &Table, from: Square, actions: &mut Vec<Action>) {
    for via in STEPS.map(|step| from.stepped(step)).into_iter().filter(|via| table.is_empty(*via)) {
        let around = STEPS.map(|step| via.stepped(step)).into_iter();
        let struck = around.filter(|to| is_enemy(table, from, *to));
        actions.extend(struck.map(|to| Action { from, to, via: Some(via), attack: true }));
    }
}

/// Whether an enemy of the piece on `from` stands on a square.
fn is_enemy(table: &Table, from: Square, square: Square) -> bool {
    table.side_at(square).is_some_and(|side| table.side_at(from) != Some(side))
}

/// Whether the piece could capture on that square by the way of moving that takes it there.
pub(super) fn could_capture(table: &Table, rank: Rank, from: Square, to: Square) -> bool {
    from.is_adjacent(to) || (table.rules.is_scout(rank) && table.rules.scout == Scout::Long)
}

/// Whether geometry allows an action, whatever its sign. The piece is the mover's, can move, and `to` holds no own piece.
pub(super) fn judge(table: &Table, rank: Rank, action: &Action) -> Result<(), Refusal> {
    let Action { from, to, via, .. } = *action;
    let scout = table.rules.is_scout(rank).then_some(table.rules.scout);
    let numbers = &table.rules.definition().numbers;
    let rule = if scout.is_some() { numbers.scout } else { numbers.step };
    let far = |square| Err(Refusal::by(Code::OutOfReach, rule).at(square));
    // Nobody jumps a piece or a lake.
    let blocked = |square| Err(Refusal::by(Code::Blocked, numbers.scout).at(square));
    if let Some(via) = via {
        return match scout {
            Some(Scout::StepStrike) if !from.is_adjacent(via) => far(via),
            Some(Scout::StepStrike) if !table.is_empty(via) => blocked(via),
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
    let mut square = towards(from, to);
    while square != to {
        if !table.is_empty(square) {
            return blocked(square);
        }
        square = towards(square, to);
    }
    if is_enemy(table, from, to) && scout == Some(Scout::Adjacent) { far(to) } else { Ok(()) }
}

/// The next square on the way to another one, along the rank first.
pub(super) fn towards(from: Square, to: Square) -> Square {
    let step = if from.file() < to.file() {
        1
    } else if from.file() > to.file() {
        255
    } else if from.rank() < to.rank() {
        16
    } else {
        240
    };
    from.stepped(step)
}
