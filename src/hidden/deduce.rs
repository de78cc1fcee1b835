//! What a viewer can tell of ranks that he was never shown.
//!
//! What everybody saw stands in the [`Table`](super::Table): who moved, what was shown, how challenges without shown ranks
//! ended, where the game went on. The viewer adds the ranks that he knows. Each other piece keeps the ranks that fit all
//! of this and for which the whole army of its side can still be dealt out. That is exact where one army is unknown; a
//! spectator who knows neither may be left with a rank that a search over both armies would rule out.

use alloc::vec::Vec;

use super::deal::{Army, PLACES, Possible, RankSet, Results, result};
use super::{HiddenView, PieceId, end};
use crate::board::Square;
use crate::candidate::Candidate;
use crate::side::{BySide, Side};

impl HiddenView {
    /// The ranks that each piece may have, by what is known of it alone.
    fn possible(&self) -> Possible {
        let mut counts = [0; PLACES];
        let (mut all, mut movable) = (RankSet::EMPTY, RankSet::EMPTY);
        for (rank, place) in self.table.rules.ranks().zip(&mut counts) {
            *place = u8::try_from(self.table.rules.count(rank)).unwrap_or(u8::MAX);
            all = all.with(rank);
            if self.table.rules.is_movable(rank) {
                movable = movable.with(rank);
            }
        }
        let mut masks = Vec::with_capacity(self.table.pieces().len());
        let mut armies = BySide::<Army>::default();
        for (id, piece) in self.table.pieces().iter().enumerate() {
            let may = if piece.moved { movable } else { all };
            masks.push(match self.rank(id as PieceId) {
                Some(rank) => RankSet::EMPTY.with(rank).0,
                None => may.0 & !piece.barred.0,
            });
            armies[piece.side].0.push(id);
        }
        Possible { masks, armies, counts }
    }

    /// Takes away what cannot be since the game goes on from here.
    fn rule_out(&self, possible: &mut Possible) {
        let (squares, barred) = end::ruled_out(&self.table);
        for square in squares.iter() {
            if let Some(id) = self.table.at(square)
                && self.rank(id).is_none()
                && let Some(mask) = possible.masks.get_mut(usize::from(id))
            {
                *mask &= !barred.0;
            }
        }
        let mut movable = RankSet::EMPTY;
        for rank in self.table.rules.ranks() {
            if self.table.rules.is_movable(rank) {
                movable = movable.with(rank);
            }
        }
        for side in Side::ALL {
            if !end::needs_move(&self.table, side) {
                continue;
            }
            let mut only = None;
            for square in self.table.mobile(side).iter() {
                let Some(id) = self.table.at(square).map(usize::from) else { continue };
                let mask = possible.masks.get(id).copied().unwrap_or(0);
                let mobile = mask & movable.0;
                match only {
                    _ if mobile == 0 => {}
                    // One surely moves, or two may.
                    None if mobile != mask => only = Some((id, mobile)),
                    _ => {
                        only = None;
                        break;
                    }
                }
            }
            if let Some((id, mobile)) = only {
                possible.masks[id] &= mobile;
            }
        }
    }

    fn results(&self) -> Results {
        let mut results = [[0; PLACES]; 3];
        let rules = &self.table.rules;
        for attacker in rules.ranks() {
            for defender in rules.ranks() {
                let verdict = rules.challenge(attacker, defender);
                // Had one of them been a Flag, the game would be over.
                if verdict.ends.is_none() {
                    results[result(verdict.stays)][attacker.index()] |= 1 << defender.index();
                }
            }
        }
        results
    }

    /// What may be by all that is known; `None` when the view was told what cannot be.
    fn narrowed(&self) -> Option<Possible> {
        let mut possible = self.possible();
        if self.outcome.is_none() {
            self.rule_out(&mut possible);
        }
        possible.narrow(&self.table.clashes, &self.results()).then_some(possible)
    }

    /// The ranks that each piece may have, by its id, pieces that have left too; `None` when the view was told what cannot
    /// be.
    #[cfg(feature = "bot")]
    pub(crate) fn possible_ranks(&self) -> Option<Vec<RankSet>> {
        self.narrowed().map(|possible| possible.masks.into_iter().map(RankSet).collect())
    }

    /// See [`View::could_be`](crate::game::View::could_be). Empty, too, when the view was told what cannot be.
    pub(super) fn deduce(&self, square: Square) -> Vec<Candidate> {
        let Some(id) = self.table.at(square) else { return Vec::new() };
        if let Some(kind) = self.kind(id) {
            return alloc::vec![Candidate { piece: kind, left: 1 }];
        }
        let Some(side) = self.table.side_at(square) else { return Vec::new() };
        let Some(possible) = self.narrowed() else { return Vec::new() };
        let army = &possible.armies[side];
        let mask = possible.masks.get(usize::from(id)).copied().unwrap_or(0);
        let mut lost = Vec::new();
        let (mut known, mut standing) = ([0_u32; PLACES], [0_u32; PLACES]);
        for id in &army.0 {
            let piece = self.table.pieces().get(*id);
            let counts = if self.rank(*id as PieceId).is_some() {
                &mut known
            } else if piece.is_some_and(|piece| piece.at.is_some()) {
                &mut standing
            } else {
                lost.push(*id);
                continue;
            };
            let mask = possible.masks.get(*id).copied().unwrap_or(0);
            for (rank, count) in counts.iter_mut().enumerate() {
                *count += u32::from(mask >> rank & 1);
            }
        }
        let mut candidates = Vec::new();
        for rank in self.table.rules.ranks() {
            let index = rank.index();
            if mask >> index & 1 == 1 {
                let gone = army.fewest_lost(&possible.masks, &possible.counts, &lost, index);
                let left = u32::from(possible.counts[index].saturating_sub(gone)).saturating_sub(known[index]);
                let left = left.min(standing[index]);
                candidates.push(Candidate { piece: self.table.rules.name(rank), left });
            }
        }
        candidates
    }
}
