//! Dealing ranks out at random, so many of each, to places that like some better than others.

use alloc::vec::Vec;

use crate::hidden::Rank;
use crate::rng::Rng;

/// More ranks than any game has.
pub(super) const PLACES: usize = 16;

/// How well each rank fits one place. Zero: not at all.
pub(super) type Weights = [f32; PLACES];

/// Ranks, by their indices, dealt out to places. A deal is as likely as the product of the weights of its places.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    weights: Vec<Weights>,
    counts: [u8; PLACES],
    dealt: Vec<u8>,
}

/// No rank.
const NOTHING: u8 = u8::MAX;

/// A number from 0 up to 1.
pub(super) fn fraction(rng: &mut Rng) -> f32 {
    // 24 bits: what an f32 holds exactly.
    (rng.next_u64() >> 40) as f32 / (1_u32 << 24) as f32
}

/// An index, each as likely as its weight; `None` when all are zero.
pub(super) fn draw(weights: &[f32], rng: &mut Rng) -> Option<usize> {
    let total: f32 = weights.iter().sum();
    let mut left = fraction(rng) * total;
    let mut last = None;
    for (index, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
        last = Some(index);
        left -= weight;
        if left < 0.0 {
            break;
        }
    }
    last
}

impl Deal {
    /// Places and how many there are of each rank: as many as there are places. Nothing is dealt yet.
    pub(super) fn new(weights: Vec<Weights>, counts: [u8; PLACES]) -> Deal {
        let dealt = alloc::vec![NOTHING; weights.len()];
        Deal { weights, counts, dealt }
    }

    /// The rank of a place; `None` before [`Deal::begin`].
    pub(super) fn rank(&self, place: usize) -> Option<Rank> {
        self.dealt.get(place).copied().filter(|rank| *rank != NOTHING).map(Rank)
    }

    /// Whether the first places may have these ranks.
    pub(super) fn may_be(&self, ranks: &[Rank]) -> bool {
        let fits = |(rank, weights): (&Rank, &Weights)| weights.get(rank.index()).is_some_and(|weight| *weight > 0.0);
        let enough =
            |rank: usize| ranks.iter().filter(|own| own.index() == rank).count() <= usize::from(self.counts[rank]);
        ranks.iter().zip(&self.weights).all(fits) && (0..PLACES).all(enough)
    }

    /// Deals out anew; false when that cannot be done. Every possible deal can come out.
    pub(super) fn begin(&mut self, rng: &mut Rng) -> bool {
        self.dealt.fill(NOTHING);
        let mut order: Vec<usize> = (0..self.dealt.len()).collect();
        rng.shuffle(&mut order);
        let mut used = [0; PLACES];
        order.into_iter().all(|place| self.give(place, &mut used, &mut 0, rng))
    }

    /// Gives a place a rank; others may have to take another one. `tried` are ranks that cannot be had.
    fn give(&mut self, place: usize, used: &mut [u8; PLACES], tried: &mut u16, rng: &mut Rng) -> bool {
        let Some(mut open) = self.weights.get(place).copied() else { return false };
        while let Some(rank) = draw(&open, rng) {
            open[rank] = 0.0;
            if *tried >> rank & 1 == 1 {
                continue;
            }
            *tried |= 1 << rank;
            if used[rank] < self.counts[rank] {
                used[rank] += 1;
                self.dealt[place] = rank as u8;
                return true;
            }
            for other in 0..self.dealt.len() {
                if usize::from(self.dealt[other]) == rank && self.give(other, used, tried, rng) {
                    self.dealt[place] = rank as u8;
                    return true;
                }
            }
        }
        false
    }

    /// Takes a number of steps of a Metropolis chain whose long run is the wanted distribution: two places, or three in a
    /// ring, hand their ranks on.
    pub(super) fn stir(&mut self, steps: usize, rng: &mut Rng) {
        let count = self.dealt.len();
        for _ in 0..steps {
            let bits = rng.next_u64();
            // Bits enough for three small numbers and one fraction.
            let pick = |shift: u32| ((bits >> shift & 0xFFF) as usize * count) >> 12;
            let (one, two, three) = (pick(0), pick(12), pick(24));
            let chance = (bits >> 40) as f32 / (1_u32 << 24) as f32;
            // Once in four times a ring of three: some deals cannot be reached by pairs.
            if bits >> 36 & 3 == 0 && one != three && two != three {
                self.pass_on([one, two, three], chance);
            } else {
                self.pass_on([one, two], chance);
            }
        }
    }

    /// How well a place is served by the rank of another.
    #[inline]
    fn fit(&self, place: usize, from: usize) -> f32 {
        let rank = self.dealt.get(from).copied().unwrap_or(NOTHING);
        self.weights.get(place).and_then(|weights| weights.get(usize::from(rank))).copied().unwrap_or(0.0)
    }

    /// Hands each place's rank to the one before it in the ring, if chance has it.
    #[inline]
    fn pass_on<const N: usize>(&mut self, ring: [usize; N], chance: f32) {
        let mut then = 1.0;
        for at in 0..N {
            then *= self.fit(ring[at], ring[(at + 1) % N]);
            if then == 0.0 {
                return;
            }
        }
        let now = ring.iter().map(|place| self.fit(*place, *place)).product::<f32>();
        if then >= now * chance {
            for pair in ring.windows(2) {
                self.dealt.swap(pair[0], pair[1]);
            }
        }
    }
}
