//! Where the choices of a test come from.

use rankfile::rng::Rng;

/// A seeded generator, or the bytes of a fuzzer.
pub trait Chance {
    /// A number below `bound`; 0 when `bound` is 0.
    fn below(&mut self, bound: usize) -> usize;
    /// Any 64 bits.
    fn next_u64(&mut self) -> u64;
    /// Whether there is nothing left to choose with, so that a test had better come to its end.
    fn spent(&self) -> bool {
        false
    }

    /// Puts a slice into some order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let other = self.below(end + 1);
            items.swap(end, other);
        }
    }

    /// One element of a slice.
    fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

impl Chance for Rng {
    fn below(&mut self, bound: usize) -> usize {
        self.below(bound)
    }

    fn next_u64(&mut self) -> u64 {
        self.next_u64()
    }
}
