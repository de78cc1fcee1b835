//! Dealing ranks out to the pieces of both armies: which of them can have which.

use alloc::vec::Vec;

use super::{Clash, PieceId, Rank, Rules, Verdict};
use crate::side::{BySide, Side};

/// A set of ranks, by their indices, which are below 15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RankSet(pub(super) u16);

/// As many ranks as there can be, and one more place for [`Possible::fewest_gone`].
pub(super) const PLACES: usize = 16;
const GONE: usize = PLACES - 1;

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

/// The ranks that each piece may have, by its id.
type Masks = [u16; 256];
/// How many there are of each rank.
type Counts = [u8; PLACES];

/// What may be, piece by piece.
pub(super) struct Possible {
    /// The ranks that each piece may have, by its id.
    pub(super) masks: Masks,
    /// The pieces of each side.
    pub(super) armies: BySide<Vec<PieceId>>,
    /// How many of each rank an army has at most.
    pub(super) counts: Counts,
}

/// Whether a rank is in a mask.
pub(super) const fn has(mask: u16, rank: usize) -> bool {
    mask >> rank & 1 == 1
}

/// Ranks dealt out to the pieces of one side.
struct Deal<'a> {
    army: &'a [PieceId],
    masks: &'a Masks,
    /// The rank of each piece, by its id; no rank before it has got one.
    given: [u8; 256],
    /// How many of each rank are left.
    left: Counts,
}

impl<'a> Deal<'a> {
    /// Deals the ranks out; `None` when that cannot be done.
    #[inline(never)]
    fn new(army: &'a [PieceId], masks: &'a Masks, counts: &Counts) -> Option<Deal<'a>> {
        let mut deal = Deal { army, masks, given: [u8::MAX; 256], left: *counts };
        for id in army {
            if !deal.give(*id, &mut 0) {
                return None;
            }
        }
        Some(deal)
    }

    /// Gives a piece a rank; others may have to take another one. `tried` are ranks that cannot be had.
    fn give(&mut self, id: PieceId, tried: &mut u16) -> bool {
        for rank in 0..PLACES {
            if !has(self.masks[usize::from(id)] & !*tried, rank) {
                continue;
            }
            *tried |= 1 << rank;
            if self.left[rank] > 0 {
                self.left[rank] -= 1;
            } else if !self.army.iter().any(|other| self.has(*other, rank) && self.give(*other, tried)) {
                continue;
            }
            self.given[usize::from(id)] = rank as u8;
            return true;
        }
        false
    }

    fn has(&self, id: PieceId, rank: usize) -> bool {
        usize::from(self.given[usize::from(id)]) == rank
    }
}

impl Possible {
    /// Takes away what cannot be until nothing more can be taken. False when nothing is possible at all.
    pub(super) fn narrow(&mut self, rules: &Rules, clashes: &[Clash]) -> bool {
        loop {
            let before = self.masks;
            for clash in clashes {
                self.settle(rules, clash);
            }
            for &side in &Side::ALL {
                if !self.narrow_army(side) {
                    return false;
                }
            }
            if self.masks == before {
                return true;
            }
        }
    }

    /// Takes away what one challenge rules out.
    fn settle(&mut self, rules: &Rules, clash: &Clash) {
        let (attacker, defender) = (usize::from(clash.attacker), usize::from(clash.defender));
        let (mut fits, mut against) = (0, 0);
        for one in 0..PLACES {
            for other in 0..PLACES {
                // Had one of them been a Flag, the game would be over.
                if has(self.masks[attacker], one)
                    && has(self.masks[defender], other)
                    && rules.challenge(Rank(one as u8), Rank(other as u8)) == Verdict::on(clash.stays)
                {
                    fits |= 1 << one;
                    against |= 1 << other;
                }
            }
        }
        self.masks[attacker] = fits;
        self.masks[defender] = against;
    }

    /// Leaves each piece of an army the ranks that it can have while all others get one too. False when there is no way
    /// at all.
    fn narrow_army(&mut self, side: Side) -> bool {
        let army = &self.armies[side];
        let Some(Deal { given, left, .. }) = Deal::new(army, &self.masks, &self.counts) else { return false };
        // A rank reaches itself, those that its pieces could have instead, and so on; spare are those of which some are left.
        let (mut reach, mut spare) = ([0; PLACES], 0);
        for rank in 0..PLACES {
            reach[rank] = 1 << rank;
            spare |= u16::from(left[rank] > 0) << rank;
        }
        for id in army {
            let id = usize::from(*id);
            reach[usize::from(given[id]) % PLACES] |= self.masks[id];
        }
        for over in 0..PLACES {
            let beyond = reach[over];
            for own in &mut reach {
                if has(*own, over) {
                    *own |= beyond;
                }
            }
        }
        for id in army {
            let id = usize::from(*id);
            let goal = spare | 1 << (given[id] % PLACES as u8);
            for (rank, reach) in reach.iter().enumerate() {
                if reach & goal == 0 {
                    self.masks[id] &= !(1 << rank);
                }
            }
        }
        true
    }

    /// The fewest of some pieces of a side, those in `gone`, that have a rank.
    pub(super) fn fewest_gone(&self, side: Side, gone: impl Fn(PieceId) -> bool, rank: usize) -> u8 {
        let (mut masks, mut counts) = (self.masks, self.counts);
        let (mut fewest, mut some) = (0, false);
        for id in &self.armies[side] {
            let mask = &mut masks[usize::from(*id)];
            if *mask >> rank & 1 == 1 && gone(*id) {
                *mask ^= 1 << rank | 1 << GONE;
                some = true;
            }
        }
        while some && counts[rank] > 0 && Deal::new(&self.armies[side], &masks, &counts).is_none() {
            counts[rank] -= 1;
            fewest += 1;
            counts[GONE] = fewest;
        }
        fewest
    }
}
