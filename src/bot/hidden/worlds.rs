//! Worlds that agree with all that a viewer has seen.

use alloc::vec::Vec;

use super::deal::{Deal, PLACES, Weights};
use super::evidence;
use super::heuristics::{self, chair};
use crate::game::View;
use crate::hidden::{HiddenView, PieceId, Rank, Rules, World};
use crate::rng::Rng;
use crate::transcript::Transcript;

/// How likely a rank is in the end to be among those that a position text left out, against standing on the board.
const ABSENT_FLAG: f32 = 0.02;
/// What is added to how likely a rank is to start on a square: not everybody sets up as people do on the average.
const DOUBT: f32 = 5.0;
/// Steps of the chain from one world to the next.
const STRIDE: usize = 40;
/// So many worlds tell how likely a rank is.
const POLL: usize = 200;
/// How often another deal is tried when one would have ended the game before now.
const PATIENCE: usize = 200;

/// Worlds that agree with all that a player has seen, drawn at random: the likelier, the better they explain what the
/// opponent did.
///
/// Whatever may be has a chance to be drawn, and so has the truth; what cannot be is never drawn.
#[derive(Clone, Debug)]
pub struct Worlds {
    world: World,
    /// The piece of each place of the deal; further places are for ranks that stand nowhere.
    hidden: Vec<PieceId>,
    deal: Deal,
}

impl Worlds {
    /// The worlds that a player may be in. `None` for a viewer who plays no side, who cannot tell the two armies apart
    /// well enough, and for a view that was told what cannot be.
    ///
    /// With `reads`, what the opponent did is held for or against ranks; without it only what he cannot have done.
    #[must_use]
    pub fn new(transcript: &Transcript<HiddenView>, reads: bool) -> Option<Worlds> {
        let view = transcript.view();
        let other = !view.viewer().side()?;
        let table = view.table();
        let may = view.possible_ranks()?;
        let said = if reads { evidence::read(transcript) } else { Vec::new() };
        let rules = view.rules();
        let habit = heuristics::of(rules).habit;
        let mut counts = counts(rules);
        let mut world = World { table: table.clone(), ranks: alloc::vec![None; table.pieces().len()] };
        let (mut hidden, mut weights) = (Vec::new(), Vec::new());
        for (id, piece) in (0..=u8::MAX).zip(table.pieces()) {
            let place = usize::from(id);
            if let Some(rank) = view.rank(id) {
                world.ranks[place] = Some(rank);
                if piece.side == other {
                    counts[rank.index()] = counts[rank.index()].saturating_sub(1);
                }
            } else if piece.side == other {
                let seat = chair(rules, other, piece.start);
                let can = |rank: &Rank| may.get(place).is_some_and(|may| may.contains(*rank));
                let mut fits: Weights = [0.0; PLACES];
                for rank in rules.ranks().filter(can) {
                    let told = said.get(place).map_or(1.0, |said| said[rank.index()]);
                    fits[rank.index()] = told * if reads { DOUBT + habit(rules, seat, rank.index()) } else { 1.0 };
                }
                hidden.push(id);
                weights.push(fits);
            }
        }
        let left: usize = counts.iter().map(|count| usize::from(*count)).sum();
        let mut spare = [1.0; PLACES];
        spare[rules.definition().flag.index()] = ABSENT_FLAG;
        weights.extend((hidden.len()..left).map(|_| spare));
        Some(Worlds { world, hidden, deal: Deal::new(weights, counts) })
    }

    /// Starts the draw anew; false when no deal agrees.
    pub(super) fn begin(&mut self, rng: &mut Rng) -> bool {
        let begun = self.deal.begin(rng);
        self.deal.stir(STRIDE * self.hidden.len(), rng);
        begun
    }

    /// Another world.
    pub(super) fn draw(&mut self, rng: &mut Rng) -> &World {
        for _ in 0..PATIENCE {
            self.deal.stir(STRIDE, rng);
            for (place, id) in self.hidden.iter().enumerate() {
                if let Some(own) = self.world.ranks.get_mut(usize::from(*id)) {
                    *own = self.deal.rank(place);
                }
            }
            // The game goes on, so it is not over in the true world.
            if self.world.end().is_none() {
                break;
            }
        }
        &self.world
    }

    /// Whether a world may be drawn: the rank of every piece by name, in the order of `Table::pieces`.
    #[must_use]
    pub fn may_be(&self, names: &[&str]) -> bool {
        let rules = &self.world.table.rules;
        let rank_of = |name: &&str| rules.ranks().find(|rank| rules.name(*rank) == *name);
        let ranks: Vec<Option<Rank>> = names.iter().map(rank_of).collect();
        if ranks.len() != self.world.ranks.len() || ranks.contains(&None) {
            return false;
        }
        let known = (0..=u8::MAX)
            .zip(&self.world.ranks)
            .zip(&ranks)
            .all(|((id, own), rank)| own == rank || self.hidden.contains(&id));
        let dealt = self.hidden.iter().map(|id| ranks.get(usize::from(*id)).copied().flatten());
        let fits = dealt.collect::<Option<Vec<_>>>().is_some_and(|dealt| self.deal.may_be(&dealt));
        known && fits && World { ranks, ..self.world.clone() }.end().is_none()
    }

    /// A world drawn from a seed: the rank of every piece by name, in the order of `Table::pieces`.
    #[must_use]
    pub fn sample(&self, seed: u64) -> Vec<&'static str> {
        let mut rng = Rng::new(seed);
        let mut worlds = self.clone();
        worlds.begin(&mut rng);
        let world = worlds.draw(&mut rng);
        world.ranks.iter().map(|rank| rank.map_or("", |rank| world.table.rules.name(rank))).collect()
    }

    /// The pieces whose ranks are dealt.
    pub(super) fn hidden(&self) -> &[PieceId] {
        &self.hidden
    }
}

/// How many an army has of each rank.
pub(super) fn counts(rules: &Rules) -> [u8; PLACES] {
    let mut counts = [0; PLACES];
    for (rank, count) in rules.ranks().zip(&mut counts) {
        *count = u8::try_from(rules.count(rank)).unwrap_or(u8::MAX);
    }
    counts
}

/// For each piece how likely each rank is.
pub(super) fn shares(view: &HiddenView, worlds: Option<&mut Worlds>, rng: &mut Rng) -> Vec<Weights> {
    let known = |id: PieceId| {
        let mut share = [0.0; PLACES];
        if let Some(rank) = view.rank(id) {
            share[rank.index()] = 1.0;
        }
        share
    };
    let mut shares: Vec<Weights> = (0..=u8::MAX).zip(view.table().pieces()).map(|(id, _)| known(id)).collect();
    let Some(worlds) = worlds else { return shares };
    let hidden: Vec<PieceId> = worlds.hidden().to_vec();
    if hidden.is_empty() {
        return shares;
    }
    for _ in 0..POLL {
        let world = worlds.draw(rng);
        for id in &hidden {
            if let (Some(rank), Some(share)) = (world.rank(*id), shares.get_mut(usize::from(*id))) {
                share[rank.index()] += 1.0 / POLL as f32;
            }
        }
    }
    shares
}
