//! Choices by bytes.

use arbitrary::Unstructured;
use rankfile::rng::Rng;

use crate::common::chance::Chance;

/// The bytes of a fuzzer, one after another; when they are used up, numbers that depend on nothing, so that what must be
/// chosen still can be.
pub struct Bytes<'a> {
    left: Unstructured<'a>,
    then: Rng,
}

impl<'a> Bytes<'a> {
    /// Chooses by these bytes.
    pub fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes { left: Unstructured::new(bytes), then: Rng::new(0) }
    }

    /// A text of at most so many bytes, whatever they are.
    pub fn text(&mut self, most: usize) -> String {
        let length = self.below(most + 1).min(self.left.len());
        String::from_utf8_lossy(self.left.bytes(length).unwrap_or_default()).into_owned()
    }
}

impl Chance for Bytes<'_> {
    fn below(&mut self, bound: usize) -> usize {
        match bound {
            0 | 1 => 0,
            _ if self.spent() => self.then.below(bound),
            _ => self.left.int_in_range(0..=bound - 1).unwrap_or(0),
        }
    }

    fn next_u64(&mut self) -> u64 {
        if self.spent() { self.then.next_u64() } else { self.left.arbitrary().unwrap_or(0) }
    }

    fn spent(&self) -> bool {
        self.left.is_empty()
    }
}
