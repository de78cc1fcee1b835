//! What a view takes in.

use alloc::vec::Vec;

use super::text;
use super::{HiddenTidings, HiddenView, PieceId, Rank};
use crate::game::View;
use crate::news::{Over, SetupNews};
use crate::side::Side;
use crate::text::Reader;

impl HiddenView {
    /// Takes in what happened, and the end that came of it. False, and nothing changes, when it does not follow on what is
    /// known.
    pub(super) fn learn_with(&mut self, over: Option<&Over>, take: &mut dyn FnMut(&mut HiddenView) -> bool) -> bool {
        let Some(over) = over else { return take(self) };
        // The end is only known to fit once the rest is taken in.
        let mut next = self.clone();
        let fits = take(&mut next) && next.take_over(over);
        if fits {
            *self = next;
        }
        fits
    }

    /// Takes in a set-up. False, and nothing changes, when it does not follow on what is known.
    pub(super) fn take_setup(&mut self, news: &SetupNews) -> bool {
        let side = news.side;
        let both = self.deployed.len() == 1;
        if self.begun() || self.outcome.is_some() || self.deployed.contains(&side) {
            return false;
        }
        let mut laid = HiddenView::new(self.table.rules, self.viewer);
        // Each set-up is in square order, and south's zone lies before north's.
        for &owner in &Side::ALL {
            // Once both stand there, both are told; before, the owner's is told to whoever may see it.
            let due = both || owner == side && self.sees(side);
            if news.texts[owner].is_some() != due {
                return false;
            }
            let Some(text) = &news.texts[owner] else { continue };
            let Ok(setup) = text::read_setup(&self.table.rules, owner, text, true) else { return false };
            let before = self.laid(owner);
            let inside = self.table.rules.zone(owner);
            // Nobody sets up without pieces: such a text could not be told again.
            let mut fits = !setup.is_empty() && (before.is_empty() || before == setup);
            for (square, _, rank) in &setup {
                fits &= inside.contains(*square) && rank.is_some() == self.sees(owner);
            }
            if !fits {
                return false;
            }
            laid.put(&setup);
        }
        laid.deployed.clone_from(&self.deployed);
        laid.deployed.push(side);
        *self = laid;
        true
    }

    /// Takes in a turn. False, and nothing changes, when it does not follow on what is known.
    pub(super) fn take_turn(&mut self, tidings: &HiddenTidings) -> bool {
        let action = tidings.action;
        let Some(mover) = self.table.at(action.from).filter(|_| self.outcome.is_none() && self.begun()) else {
            return false;
        };
        // By shape, a move shows a rank; a challenge shows both, or neither.
        let mut shown = [None; 2];
        if !self.table.rules.shown_by_move(&action).is_none_or(|rank| self.may_be(mover, rank)) {
            return false;
        }
        if let (Some(told), Some(defender)) = (tidings.shown, self.table.at(action.to)) {
            for (shown, (id, letter)) in shown.iter_mut().zip(&[(mover, told.attacker), (defender, told.defender)]) {
                let Some((side, rank)) = self.table.rules.read_letter(*letter) else { return false };
                let fits = rank.is_none_or(|rank| self.may_be(*id, rank))
                    && rank.is_some() == self.table.rules.shows_ranks
                    && self.table.piece(*id).is_some_and(|piece| piece.side == side);
                if !fits {
                    return false;
                }
                *shown = rank;
            }
        }
        self.table.take_turn(&action, tidings.shown.map(|shown| shown.stays), shown)
    }

    fn may_be(&self, id: PieceId, rank: Rank) -> bool {
        self.rank(id).is_none_or(|known| known == rank)
    }

    /// Takes in an end, and the ranks that it brings to light. False, and nothing changes, when it does not follow on what
    /// is known.
    pub(super) fn take_over(&mut self, over: &Over) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if let Some(board) = &over.reveal {
            let Ok(pieces) = Reader::whole(board, |reader| text::read_board(&self.table.rules, reader)) else {
                return false;
            };
            if pieces.len() != self.table.pieces().len() {
                return false;
            }
            let mut known = Vec::new();
            for ((start, side, rank), piece) in pieces.iter().zip(self.table.pieces()) {
                // As many as can be told apart by their ids.
                let id = known.len() as PieceId;
                let fits = rank.is_some_and(|rank| self.may_be(id, rank));
                if !fits || piece.start != *start || piece.side != *side {
                    return false;
                }
                known.push(*rank);
            }
            self.known = known;
        }
        self.outcome = Some(over.outcome);
        true
    }
}
