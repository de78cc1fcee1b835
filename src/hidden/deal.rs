//! Dealing ranks out to the pieces of both armies: which of them can have which. Nothing here depends on the game.

use alloc::vec::Vec;

use super::{Clash, Rank};
use crate::scene::Stays;
use crate::side::{BySide, Side};

/// A set of ranks, by their indices, which are below 15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RankSet(pub(super) u16);

/// As many ranks as there can be, and one more place for [`Army::fewest_lost`].
pub(super) const PLACES: usize = 16;
const LOST: u16 = 1 << (PLACES - 1);

impl RankSet {
    /// No rank.
    pub const EMPTY: RankSet = RankSet(0);

    /// The set with a rank.
    #[must_use]
    pub const fn with(self, rank: Rank) -> RankSet {
        RankSet(self.0 | 1 << rank.index())
    }

    /// The ranks of both.
    #[must_use]
    pub const fn union(self, other: RankSet) -> RankSet {
        RankSet(self.0 | other.0)
    }

    /// Whether a rank is in it.
    #[must_use]
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 >> rank.index() & 1 == 1
    }
}

/// How challenges end: for each outcome and each rank of the attacker the ranks that the defender may have.
pub(super) type Results = [[u16; PLACES]; 3];

/// The place of an outcome in [`Results`].
pub(super) const fn result(stays: Stays) -> usize {
    match stays {
        Stays::Attacker => 0,
        Stays::Defender => 1,
        Stays::None => 2,
    }
}

/// What may be, piece by piece.
pub(super) struct Possible {
    /// The ranks that each piece may have.
    pub(super) masks: Vec<u16>,
    /// The pieces of each side.
    pub(super) armies: BySide<Army>,
    /// How many of each rank an army has at most.
    pub(super) counts: [u8; PLACES],
}

/// The pieces of one side.
#[derive(Default)]
pub(super) struct Army(pub(super) Vec<usize>);

fn ranks(mask: u16) -> impl Iterator<Item = usize> {
    (0..PLACES).filter(move |rank| mask >> rank & 1 == 1)
}

impl Army {
    /// Deals the ranks out; the rank of each piece, or `None` when that cannot be done.
    fn deal(&self, masks: &[u16], counts: &[u8; PLACES]) -> Option<Deal> {
        let mut deal = Deal { given: alloc::vec![usize::MAX; self.0.len()], used: [0; PLACES] };
        let own: Vec<u16> = self.0.iter().map(|id| masks.get(*id).copied().unwrap_or(0)).collect();
        (0..own.len()).all(|piece| deal.give(piece, &own, counts, &mut 0)).then_some(deal)
    }

    /// Leaves each piece the ranks that it can have while all others get one too; whether that took any away. `None`
    /// when there is no way at all.
    fn narrow(&self, masks: &mut [u16], counts: &[u8; PLACES]) -> Option<bool> {
        let deal = self.deal(masks, counts)?;
        // A rank reaches those that its pieces could have instead, and so on.
        let mut reach: [u16; PLACES] = core::array::from_fn(|rank| 1 << rank);
        for (id, given) in self.0.iter().zip(&deal.given) {
            if let (Some(mask), Some(reach)) = (masks.get(*id), reach.get_mut(*given)) {
                *reach |= mask;
            }
        }
        for over in 0..PLACES {
            let beyond = reach[over];
            for own in &mut reach {
                if *own >> over & 1 == 1 {
                    *own |= beyond;
                }
            }
        }
        let spare = (0..PLACES).filter(|rank| deal.used[*rank] < counts[*rank]).fold(0, |set, rank| set | 1 << rank);
        let mut narrowed = false;
        for (id, given) in self.0.iter().zip(&deal.given) {
            let Some(mask) = masks.get_mut(*id) else { continue };
            let goal = spare | 1 << given;
            let kept = ranks(*mask).filter(|rank| reach[*rank] & goal != 0).fold(0, |set, rank| set | 1 << rank);
            narrowed |= kept != *mask;
            *mask = kept;
        }
        Some(narrowed)
    }

    /// The fewest of the pieces in `lost` that have a rank.
    pub(super) fn fewest_lost(&self, masks: &[u16], counts: &[u8; PLACES], lost: &[usize], rank: usize) -> u8 {
        let mut split = masks.to_vec();
        let mut some = false;
        for id in lost {
            if let Some(mask) = split.get_mut(*id).filter(|mask| **mask >> rank & 1 == 1) {
                *mask = *mask & !(1 << rank) | LOST;
                some = true;
            }
        }
        let all = counts[rank];
        let fits = |fewest: &u8| {
            let mut counts = *counts;
            counts[rank] = all - fewest;
            counts[PLACES - 1] = *fewest;
            self.deal(&split, &counts).is_some()
        };
        if some { (0..all).find(fits).unwrap_or(all) } else { 0 }
    }
}

/// Ranks dealt out to the pieces of one side, in their order.
struct Deal {
    given: Vec<usize>,
    used: [u8; PLACES],
}

impl Deal {
    /// Gives a piece a rank; others may have to take another one. `tried` are ranks that cannot be had.
    fn give(&mut self, piece: usize, masks: &[u16], counts: &[u8; PLACES], tried: &mut u16) -> bool {
        let mask = masks.get(piece).copied().unwrap_or(0);
        for rank in ranks(mask) {
            if *tried >> rank & 1 == 1 {
                continue;
            }
            *tried |= 1 << rank;
            if self.used[rank] < counts[rank] {
                self.used[rank] += 1;
                return self.set(piece, rank);
            }
            for other in 0..masks.len() {
                if self.given.get(other) == Some(&rank) && self.give(other, masks, counts, tried) {
                    return self.set(piece, rank);
                }
            }
        }
        false
    }

    fn set(&mut self, piece: usize, rank: usize) -> bool {
        if let Some(given) = self.given.get_mut(piece) {
            *given = rank;
        }
        true
    }
}

impl Possible {
    /// Takes away what cannot be until nothing more can be taken. False when nothing is possible at all.
    pub(super) fn narrow(&mut self, clashes: &[Clash], results: &Results) -> bool {
        loop {
            let mut narrowed = clashes.iter().fold(false, |narrowed, clash| self.settle(clash, results) | narrowed);
            for side in Side::ALL {
                match self.armies[side].narrow(&mut self.masks, &self.counts) {
                    Some(some) => narrowed |= some,
                    None => return false,
                }
            }
            if !narrowed {
                return true;
            }
        }
    }

    /// Takes away what one challenge rules out.
    fn settle(&mut self, clash: &Clash, results: &Results) -> bool {
        let (attacker, defender) = (usize::from(clash.attacker), usize::from(clash.defender));
        let (Some(&one), Some(&other)) = (self.masks.get(attacker), self.masks.get(defender)) else { return false };
        let beaten = &results[result(clash.stays)];
        let fits: u16 = ranks(one).filter(|rank| beaten[*rank] & other != 0).fold(0, |set, rank| set | 1 << rank);
        let against = ranks(fits).fold(0, |set, rank| set | beaten[rank]) & other;
        self.masks[attacker] = fits;
        self.masks[defender] = against;
        fits != one || against != other
    }
}
