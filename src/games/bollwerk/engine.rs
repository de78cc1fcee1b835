//! What a computer player asks of the rules: the same rules, without what only people need (undo, keys, repetitions, words).

use alloc::vec::Vec;

use super::chain::{Chain, Ends, Hop, Jumping};
use super::reach::{self, Ways};
use super::state::Effects;
use super::turn::{Actor, Places};
use super::{Action, Board, Kind, Layout, Piece, Placing, Rules, State};
use crate::board::{Square, SquareSet};
use crate::outcome::Reason;

pub(crate) use super::reach::{AROUND, DIAGONAL, STRAIGHT};

/// What a turn did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    /// Whether the quiet turns begin anew (W5).
    pub(crate) breaks_quiet: bool,
    /// Whether it won at once (W1, W2, W3).
    pub(crate) won: Option<Reason>,
}

/// Plays a legal action.
pub(crate) fn play(state: &mut State, layout: &Layout, action: &Action) -> Done {
    let Effects { breaks_quiet, won, .. } = state.play(layout, action);
    Done { breaks_quiet, won }
}

/// Whether the side on turn has lost because it can do nothing (W4).
pub(crate) fn is_immobilised(rules: &Rules, state: &State) -> bool {
    state.is_immobilised(rules)
}

/// Every legal action of the side on turn.
pub(crate) fn actions(rules: &Rules, state: &State) -> Vec<Action> {
    state.actions(rules, None)
}

/// Where a piece of either side gets to, as if it were on turn and whatever stands on the target were taken off it.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// By a step, leap or slide that can also capture.
    pub(crate) strike: SquareSet,
    /// By a step or slide that cannot.
    pub(crate) quiet: SquareSet,
    /// Only by capturing, over a screen (C2).
    pub(crate) hits: SquareSet,
}

/// The steps, leaps and slides of a piece. Jumps of Guards and Spies are not among them.
pub(crate) fn reach(rules: &Rules, board: &Board, from: Square, piece: Piece) -> Reach {
    let Ways { strike, quiet, hits } = reach::ways(board, rules, from, piece);
    Reach { strike, quiet, hits }
}

/// The squares on which a piece places, as far as reach goes (P1, P4).
pub(crate) fn placing(rules: &Rules, board: &Board, from: Square, piece: Piece) -> SquareSet {
    reach::placing(board, rules, from, piece, &reach::ways(board, rules, from, piece))
}

/// Whether the first jump of a Guard or Spy can end on a square.
pub(crate) fn jumps_to(rules: &Rules, board: &Board, from: Square, piece: Piece, to: Square) -> bool {
    let mut found = false;
    let jumping = Jumping::new(board, rules, from, piece);
    jumping.next(&Chain::new(from), &mut |hop| found |= hop.then.at == to);
    found
}

/// A piece of the side on turn.
#[derive(Clone, Copy)]
pub(crate) struct Mover<'a>(Actor<'a>);

impl<'a> Mover<'a> {
    /// The piece on a square, if it is of the side on turn.
    pub(crate) fn new(rules: &'a Rules, state: &'a State, from: Square) -> Option<Mover<'a>> {
        Actor::new(rules, state, from).map(Mover)
    }

    /// What it is.
    pub(crate) const fn kind(&self) -> Kind {
        self.0.piece.kind
    }

    /// Whether it can begin a turn of jumps; looked up first, because following the jumps costs more than all else.
    fn jumps(&self) -> bool {
        let mut any = false;
        self.0.jumping().next(&Chain::new(self.0.from), &mut |Hop { takes, then }| {
            // A Spy's King steps are among its ways too.
            any |= takes.is_some() || self.kind() == Kind::Guard || far(self.0.from, then.at);
        });
        any
    }

    /// Its moves, each once: those that capture, and with `quiet` the others too.
    pub(crate) fn moves(&self, quiet: bool, mut each: impl FnMut(Action)) {
        let from = self.0.from;
        let over = SquareSet::EMPTY;
        for to in self.0.hits {
            each(Action::Move { from, to, strikes: true, over });
        }
        let mut plain = if quiet { self.0.steps } else { SquareSet::EMPTY };
        if self.jumps() {
            for Ends { over, squares, .. } in self.0.moves() {
                if over.is_empty() {
                    plain = if quiet { squares } else { plain };
                } else {
                    squares.iter().for_each(|to| each(Action::Move { from, to, strikes: false, over }));
                }
            }
        }
        for to in plain {
            each(Action::Move { from, to, strikes: false, over });
        }
    }

    /// The stones that it can remove (N5).
    pub(crate) fn removals(&self) -> SquareSet {
        self.0.removals()
    }

    /// Whether it can place that stone first.
    pub(crate) fn allows(&self, placing: Placing) -> bool {
        self.0.places().allows(placing)
    }

    /// The turn in which a Chancellor places these two, in an order in which it can.
    pub(crate) fn pair(&self, first: Placing, second: Placing) -> Option<Action> {
        let (first, second) = if self.0.judge_pair(first, second).is_ok() {
            (first, second)
        } else if self.0.judge_pair(second, first).is_ok() {
            (second, first)
        } else {
            return None;
        };
        Some(self.0.canonical(first, second))
    }

    /// Where it can place a first stone: free squares, stones to blow up, Spies to take (P2, P3, S11).
    pub(crate) fn places(&self) -> [SquareSet; 3] {
        let Places([open, blast, shot]) = self.0.places();
        [open.0, blast.0, shot.0]
    }
}

/// Whether two squares do not touch.
fn far(one: Square, other: Square) -> bool {
    one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank())) > 1
}
