//! Seeded randomness: the same seed gives the same numbers on every host.

/// SplitMix64 (Steele, Lea, Flood 2014): small, fast, and good enough to shuffle pieces. Not for secrets: whoever knows
/// the seed knows the numbers.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Starts from a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number below `bound`; 0 when `bound` is 0. The bias is below `bound` / 2^64.
    pub const fn below(&mut self, bound: usize) -> usize {
        let (number, bound) = (self.next_u64(), bound as u64);
        // The upper half of their product. Below 2^32 no number of 128 bits is needed, which wasm does not have.
        let upper = if bound >> 32 == 0 {
            ((number >> 32) * bound + (((number & 0xFFFF_FFFF) * bound) >> 32)) >> 32
        } else {
            ((number as u128 * bound as u128) >> 64) as u64
        };
        upper as usize
    }

    /// Puts a slice into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let other = self.below(end + 1);
            items.swap(end, other);
        }
    }

    /// One element of a slice.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

/// Mixes the bits of a number: a hash of small inputs.
#[must_use]
pub(crate) const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
