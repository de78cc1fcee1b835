//! Where a piece goes (SM1 to SM4, GM1), repetition aside.
//!
//! Move generation is the innermost work of whoever plays many games, and the module that is sent over the wire is
//! compiled for size, where nothing small is inlined by itself. So the upper half of this file goes over sets of squares,
//! word by word, in plain loops.

use alloc::vec::Vec;
use core::iter::from_fn;

use super::sight::Sight;
use super::{Action, Holder, Rank, Scout, Table};
use crate::board::{STEPS, Square, SquareSet};
use crate::reason::{Code, Refusal};
use crate::scene::Stays;
use crate::side::{BySide, Side};

/// The squares of a side's pieces that ever move, by how they go. As secret as the ranks: can be neither compared nor
/// printed.
#[derive(Clone, Copy, Default)]
pub(super) struct Movers {
    /// Those that step, or strike next to them.
    steppers: SquareSet,
    /// Those that go as [`Scout`] says; in `steppers` too where a step is one of their ways.
    scouts: SquareSet,
}

impl Movers {
    /// The movers among the pieces on some squares, as far as their ranks may be seen.
    pub(super) fn of(table: &Table, ranks: Sight<'_>, squares: SquareSet) -> Movers {
        let mut movers = Movers::default();
        for from in squares.iter() {
            let Some(rank) = table.at(from).and_then(|id| ranks.rank(id)) else { continue };
            if !table.rules.is_movable(rank) {
                continue;
            }
            let scout = table.rules.is_scout(rank);
            if scout {
                movers.scouts.insert(from);
            }
            if !scout || table.rules.scout == Scout::StepStrike {
                movers.steppers.insert(from);
            }
        }
        movers
    }

    /// All of them.
    pub(super) fn squares(&self) -> SquareSet {
        self.steppers | self.scouts
    }

    /// Whether a piece there is one of them.
    pub(super) fn contains(&self, square: Square) -> bool {
        has(&self.steppers, square) || has(&self.scouts, square)
    }

    /// Takes a piece out. What it was: whether it stepped, and whether it was a scout.
    fn take(&mut self, square: Square) -> (bool, bool) {
        let was = (has(&self.steppers, square), has(&self.scouts, square));
        self.steppers.remove(square);
        self.scouts.remove(square);
        was
    }

    /// Follows a turn of a side. `stays` is what came of its challenge.
    #[inline]
    pub(super) fn follow(both: &mut BySide<Movers>, side: Side, action: &Action, stays: Option<Stays>) {
        if stays.is_some_and(|stays| stays != Stays::Defender) {
            both[!side].take(action.to);
        }
        let own = &mut both[side];
        let (steps, scout) = own.take(action.from);
        if stays.is_none_or(|stays| stays == Stays::Attacker) {
            if steps {
                own.steppers.insert(action.to);
            }
            if scout {
                own.scouts.insert(action.to);
            }
        }
    }
}

/// Whether a square is in a set, without the set being handed over by value.
#[inline(always)]
fn has(set: &SquareSet, square: Square) -> bool {
    set.words()[square.index() >> 6] >> (square.index() & 63) & 1 == 1
}

/// Adds every action that geometry allows to movers of one side: those that step, all at once, and the scouts.
pub(super) fn add_actions(table: &Table, side: Side, movers: &Movers, actions: &mut Vec<Action>) {
    let targets = [(&table.empty(), false), (table.held(!side), true)];
    // Four ranks are a word.
    let words = usize::from(table.rules.field().ranks()).div_ceil(4);
    for step in &STEPS {
        let reached = movers.steppers.stepped(*step);
        for (targets, attack) in &targets {
            for index in 0..words {
                let word = reached.words()[index & 3] & targets.words()[index & 3];
                if word != 0 {
                    add_steps(word, (index << 6) as u8, *step, *attack, actions);
                }
            }
        }
    }
    let far = table.rules.scout != Scout::StepStrike;
    movers.scouts.for_each(|from| {
        if far {
            add_lines(table, side, from, actions);
        } else {
            add_strikes(table, from, actions);
        }
    });
}

/// Adds a step to each of the squares in a word of a set.
fn add_steps(mut word: u64, first: u8, step: u8, attack: bool, actions: &mut Vec<Action>) {
    // The list takes them in from an iterator: pushed one by one, each would go through memory.
    actions.extend(from_fn(move || {
        if word == 0 {
            return None;
        }
        let to = Square::from_index(first + word.trailing_zeros() as u8);
        word &= word - 1;
        Some(Action::new(to.stepped(step.wrapping_neg()), to, attack))
    }));
}

// SM3 long, adjacent
fn add_lines(table: &Table, side: Side, from: Square, actions: &mut Vec<Action>) {
    for step in &STEPS {
        let step = *step;
        let mut to = from.stepped(step);
        let mut strikes = match table.holder(to) {
            Holder::Empty => table.rules.scout == Scout::Long,
            Holder::Side(holder) if holder != side => true,
            _ => continue,
        };
        actions.extend(from_fn(move || {
            let next = to;
            to = to.stepped(step);
            if table.is_empty(next) {
                Some(Action::new(from, next, false))
            } else if strikes && table.holds(!side, next) {
                strikes = false;
                // Nothing lies beyond it, whatever stands there.
                to = next;
                Some(Action::new(from, next, true))
            } else {
                None
            }
        }));
    }
}

// SM3 step-strike
fn add_strikes(table: &Table, from: Square, actions: &mut Vec<Action>) {
    for step in &STEPS {
        let via = from.stepped(*step);
        if !table.is_empty(via) {
            continue;
        }
        for step in &STEPS {
            let to = via.stepped(*step);
            if is_enemy(table, from, to) {
                actions.push(Action { from, to, via: Some(via), attack: true });
            }
        }
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
