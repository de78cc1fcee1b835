//! What a view takes in.

use alloc::vec::Vec;

use super::text::{self, KnownSetup};
use super::{HiddenTidings, HiddenView, PieceId, Rank, Table};
use crate::error::Error;
use crate::news::{Over, SetupNews};
use crate::reason::Code;
use crate::settings::Ruleset;
use crate::side::{BySide, Side};

impl HiddenView {
    /// Lays the table anew from the set-ups, with the first move to come.
    pub(super) fn show_setups(&mut self) {
        self.table = Table::new(self.table.rules, self.table.rules.first(), 0);
        self.known.clear();
        // Each is in square order, and south's zone lies before north's.
        for side in Side::ALL {
            for (square, rank) in self.setups[side].iter().flatten() {
                self.table.put(*square, side);
                self.known.push(*rank);
            }
        }
    }

    pub(super) fn learn_setup(&mut self, news: &SetupNews) -> Result<(), Error> {
        let side = news.side;
        let both = self.deployed.len() == 1;
        if self.begun() || self.outcome.is_some() || self.deployed.contains(&side) {
            return Err(Error::new(Code::OutOfStep));
        }
        let mut read = BySide::<Option<KnownSetup>>::default();
        for owner in Side::ALL {
            // Once both stand there, both are told; before, the owner's is told to whoever may see it.
            let due = both || owner == side && self.sees(side);
            if news.texts[owner].is_some() != due {
                return Err(Error::new(Code::OutOfStep));
            }
            let Some(text) = &news.texts[owner] else { continue };
            let setup =
                text::read_setup(&self.table.rules, owner, text, true).map_err(|_| Error::new(Code::OutOfStep))?;
            let inside = self.table.rules.zone(owner);
            let mut fits = self.setups[owner].as_ref().is_none_or(|before| *before == setup);
            for (square, rank) in &setup {
                fits &= inside.contains(*square) && rank.is_some() == self.sees(owner);
            }
            if !fits {
                return Err(Error::new(Code::OutOfStep));
            }
            read[owner] = Some(setup);
        }
        for owner in Side::ALL {
            if read[owner].is_some() {
                self.setups[owner] = read[owner].take();
            }
        }
        self.deployed.push(side);
        self.show_setups();
        if both {
            self.setups = BySide::default();
        }
        Ok(())
    }

    pub(super) fn learn_turn(&mut self, ply: u32, tidings: &HiddenTidings) -> Result<(), Error> {
        let out_of_step = || Error::new(Code::OutOfStep);
        if self.outcome.is_some() || !self.begun() || self.table.ply != ply {
            return Err(out_of_step());
        }
        let action = tidings.action;
        let mover = self.table.at(action.from).ok_or_else(out_of_step)?;
        let defender = self.table.at(action.to);
        let mut shown = [None; 2];
        if let (Some(told), Some(defender)) = (tidings.shown, defender) {
            for ((id, letter), shown) in [(mover, told.attacker), (defender, told.defender)].into_iter().zip(&mut shown)
            {
                let (side, rank) = self.table.rules.read_letter(letter).ok_or_else(out_of_step)?;
                let knows = |rank: Rank| self.rank(id).is_none_or(|known| known == rank);
                let fits = rank.is_none_or(knows) && rank.is_some() == self.table.rules.shows_ranks;
                if !fits || self.table.piece(id).is_none_or(|piece| piece.side != side) {
                    return Err(out_of_step());
                }
                *shown = rank.map(|rank| (id, rank));
            }
        }
        if let Some(rank) = self.table.rules.shown_by_move(&action)
            && self.rank(mover).is_some_and(|known| known != rank)
        {
            return Err(out_of_step());
        }
        if !self.table.take_turn(&action, tidings.shown.map(|shown| shown.stays)) {
            return Err(out_of_step());
        }
        for (id, rank) in shown.into_iter().flatten() {
            self.table.show(id, rank);
        }
        Ok(())
    }

    /// The ranks that the end brings to light, by piece.
    pub(super) fn read_reveal(&self, over: &Over) -> Result<Option<Vec<Option<Rank>>>, Error> {
        let Some(board) = &over.reveal else { return Ok(None) };
        let out_of_step = || Error::new(Code::OutOfStep);
        let pieces = crate::text::Reader::whole(board, |reader| text::read_board(&self.table.rules, reader))
            .map_err(|_| out_of_step())?;
        let mut fits = pieces.len() == self.table.pieces().len();
        let mut known = Vec::with_capacity(pieces.len());
        for (id, (piece, (start, side, rank))) in self.table.pieces().iter().zip(pieces).enumerate() {
            let before = self.rank(id as PieceId);
            fits &= piece.start == start && piece.side == side && rank.is_some();
            fits &= before.is_none() || before == rank;
            known.push(rank);
        }
        if fits { Ok(Some(known)) } else { Err(out_of_step()) }
    }
}
