//! What a view takes in.

use alloc::vec::Vec;

use super::text;
use super::{HiddenTidings, HiddenView, Rank, Table};
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
        let mut setups = self.setups.clone();
        for owner in Side::ALL {
            let Some(text) = &news.texts[owner] else {
                // Once both stand there, both are told; before, the owner's is told to whoever may see it.
                if both || (owner == side && self.sees(side)) {
                    return Err(Error::new(Code::OutOfStep));
                }
                continue;
            };
            let read =
                text::read_setup(&self.table.rules, owner, text, true).map_err(|_| Error::new(Code::OutOfStep))?;
            let inside = self.table.rules.zone(owner);
            let ranks_fit =
                read.iter().all(|(square, rank)| inside.contains(*square) && rank.is_some() == self.sees(owner));
            let told_before = setups[owner].as_ref().is_none_or(|before| *before == read);
            if !ranks_fit || !told_before || !(both || owner == side && self.sees(side)) {
                return Err(Error::new(Code::OutOfStep));
            }
            setups[owner] = Some(read);
        }
        self.setups = setups;
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
        let mut shown = Vec::new();
        if let (Some(told), Some(defender)) = (tidings.shown, defender) {
            for (id, letter) in [(mover, told.attacker), (defender, told.defender)] {
                let (side, rank) = self.table.rules.read_letter(letter).ok_or_else(out_of_step)?;
                let knows = |rank: Rank| self.rank(id).is_none_or(|known| known == rank);
                let fits = rank.is_none_or(knows) && rank.is_some() == self.table.rules.shows_ranks;
                if !fits || self.table.piece(id).is_none_or(|piece| piece.side != side) {
                    return Err(out_of_step());
                }
                shown.extend(rank.map(|rank| (id, rank)));
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
        for (id, rank) in shown {
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
        let table = self.table.pieces();
        let fits = pieces.len() == table.len()
            && table.iter().zip(&pieces).all(|(piece, told)| piece.start == told.0 && piece.side == told.1)
            && pieces.iter().enumerate().all(|(id, (_, _, rank))| {
                let known = u8::try_from(id).ok().and_then(|id| self.rank(id));
                rank.is_some() && known.is_none_or(|known| Some(known) == *rank)
            });
        if fits { Ok(Some(pieces.into_iter().map(|(_, _, rank)| rank).collect())) } else { Err(out_of_step()) }
    }
}
