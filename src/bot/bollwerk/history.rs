//! Which quiet actions have been good elsewhere in the tree.

use alloc::boxed::Box;

use super::list::{CAPTURE, Candidate};
use crate::games::bollwerk::{Action, State};

/// Kinds of pieces, then kinds of stones, then the removal; by where they end.
const KINDS: usize = 16;
const MOST: i32 = CAPTURE / 2;

/// A count for each side, kind and square.
#[derive(Clone, Debug)]
pub(super) struct History(Box<[[[i32; 256]; KINDS]; 2]>);

impl Default for History {
    fn default() -> History {
        History(Box::new([[[0; 256]; KINDS]; 2]))
    }
}

impl History {
    fn slot(&mut self, state: &State, action: &Action) -> &mut i32 {
        let (kind, at) = match *action {
            Action::Move { from, to, .. } => (state.board.piece(from).map_or(0, |piece| piece.kind as usize), to),
            Action::Place { first, .. } => (10 + first.stone as usize, first.at),
            Action::Remove { at, .. } => (KINDS - 1, at),
        };
        &mut self.0[state.turn as usize][kind.min(KINDS - 1)][at.index()]
    }

    /// An action made a cut; those before it did not.
    pub fn cut(&mut self, state: &State, action: &Action, depth: i32, before: &[Candidate]) {
        let bonus = (depth * depth * 32).min(2000);
        let slot = self.slot(state, action);
        *slot = (*slot + bonus).min(MOST);
        for candidate in before.iter().filter(|candidate| candidate.order < CAPTURE) {
            let slot = self.slot(state, &candidate.action);
            *slot = (*slot - bonus / 4).max(-MOST);
        }
    }

    /// Gives quiet actions their place.
    pub fn order(&mut self, state: &State, list: &mut [Candidate]) {
        for candidate in list.iter_mut().filter(|candidate| candidate.order < CAPTURE) {
            candidate.order = *self.slot(state, &candidate.action);
        }
    }

    /// Makes what was found long ago count less.
    pub fn age(&mut self) {
        self.0.iter_mut().flatten().flatten().for_each(|count| *count /= 2);
    }
}
