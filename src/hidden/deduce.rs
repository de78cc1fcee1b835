//! What a viewer can tell of ranks that he was never shown.
//!
//! What everybody saw stands in the [`Table`](super::Table): who moved, what was shown, how challenges without shown ranks
//! ended, where the game went on. The viewer adds the ranks that he knows. Each other piece keeps the ranks that fit all
//! of this and for which the whole army of its side can still be dealt out. That is exact where one army is unknown; a
//! spectator who knows neither may be left with a rank that a search over both armies would rule out.

use alloc::vec::Vec;

use super::deal::{PLACES, Possible, RankSet};
use super::{HiddenView, PieceId, end};
use crate::board::Square;
use crate::candidate::Candidate;
use crate::side::{BySide, Side};

impl HiddenView {
    /// The ranks that each piece may have, by what is known of it alone.
    fn possible(&self) -> Possible {
        let rules = &self.table.rules;
        let mut possible = Possible { masks: [0; 256], armies: BySide::default(), counts: [0; PLACES] };
        let mut all = RankSet::EMPTY;
        for (rank, count) in rules.ranks().zip(&mut possible.counts) {
            *count = u8::try_from(rules.count(rank)).unwrap_or(u8::MAX);
            all = all.with(rank);
        }
        for (id, piece) in (0..PieceId::MAX).zip(self.table.pieces()) {
            let barred = if piece.moved { piece.barred.union(rules.definition().immovable) } else { piece.barred };
            possible.masks[usize::from(id)] = match self.rank(id) {
                Some(rank) => RankSet::EMPTY.with(rank).0,
                None => all.0 & !barred.0,
            };
            possible.armies[piece.side].push(id);
        }
        possible
    }

    /// Takes away what cannot be since the game goes on from here.
    fn rule_out(&self, possible: &mut Possible) {
        let masks = &mut possible.masks;
        let (squares, barred) = end::ruled_out(&self.table);
        for square in squares.iter() {
            if let Some(id) = self.table.at(square).filter(|id| self.rank(*id).is_none()) {
                masks[usize::from(id)] &= !barred.0;
            }
        }
        let immovable = self.table.rules.definition().immovable.0;
        for &side in &Side::ALL {
            if !end::needs_move(&self.table, side) {
                continue;
            }
            let (mut movers, mut only) = (0, 0);
            for id in self.table.mobile(side).iter().filter_map(|square| self.table.at(square)) {
                let mask = masks[usize::from(id)];
                if mask & !immovable != 0 {
                    // One that surely moves is as good as two that may.
                    movers += if mask & immovable == 0 { 2 } else { 1 };
                    only = id;
                }
            }
            if movers == 1 {
                masks[usize::from(only)] &= !immovable;
            }
        }
    }

    /// What may be by all that is known; `None` when the view was told what cannot be.
    fn narrowed(&self) -> Option<Possible> {
        let mut possible = self.possible();
        if self.outcome.is_none() {
            self.rule_out(&mut possible);
        }
        possible.narrow(&self.table.rules, &self.table.clashes).then_some(possible)
    }

    /// The ranks that each piece may have, by its id, pieces that have left too; `None` when the view was told what cannot
    /// be.
    #[cfg(feature = "bot")]
    pub(crate) fn possible_ranks(&self) -> Option<Vec<RankSet>> {
        let possible = self.narrowed()?;
        Some(possible.masks.into_iter().take(self.table.pieces().len()).map(RankSet).collect())
    }

    /// See [`View::could_be`](crate::game::View::could_be). Empty, too, when the view was told what cannot be.
    pub(super) fn deduce(&self, square: Square) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        let (Some(id), Some(side)) = (self.table.at(square), self.table.side_at(square)) else { return candidates };
        if let Some(piece) = self.kind(id) {
            candidates.push(Candidate { piece, left: 1 });
        } else if let Some(possible) = self.narrowed() {
            for rank in self.table.rules.ranks() {
                if possible.masks[usize::from(id)] >> rank.index() & 1 == 1 {
                    let left = self.left(&possible, side, rank.index());
                    candidates.push(Candidate { piece: self.table.rules.name(rank), left });
                }
            }
        }
        candidates
    }

    /// The most pieces of a rank that a side may still have on the board, unknown to this viewer.
    fn left(&self, possible: &Possible, side: Side, rank: usize) -> u32 {
        let stands = |id: PieceId| self.table.piece(id).is_some_and(|piece| piece.at.is_some());
        let (mut known, mut standing) = (0, 0);
        for id in &possible.armies[side] {
            if possible.masks[usize::from(*id)] >> rank & 1 == 1 {
                if self.rank(*id).is_some() {
                    known += 1;
                } else if stands(*id) {
                    standing += 1;
                }
            }
        }
        let gone = possible.fewest_gone(side, |id| self.rank(id).is_none() && !stands(id), rank);
        u32::from(possible.counts[rank % PLACES]).saturating_sub(u32::from(gone)).saturating_sub(known).min(standing)
    }
}
