use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

use super::Square;

/// A set of squares: 256 bits. The order is some total order, for use as a key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SquareSet([u64; 4]);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet([0; 4]);

    /// Whether a square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        let index = square.index();
        self.0[index >> 6] >> (index & 63) & 1 != 0
    }

    /// The set with one square more.
    #[must_use]
    pub const fn with(mut self, square: Square) -> SquareSet {
        let index = square.index();
        self.0[index >> 6] |= 1 << (index & 63);
        self
    }

    /// The set with one square less.
    #[must_use]
    pub const fn without(mut self, square: Square) -> SquareSet {
        let index = square.index();
        self.0[index >> 6] &= !(1 << (index & 63));
        self
    }

    /// Adds a square.
    pub fn insert(&mut self, square: Square) {
        *self = self.with(square);
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: Square) {
        *self = self.without(square);
    }

    /// How many squares there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Whether there is no square.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The squares in square order.
    #[must_use]
    pub const fn iter(self) -> Squares {
        Squares(self)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(core::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(core::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: SquareSet) {
        *self = *self | other;
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    fn not(self) -> SquareSet {
        SquareSet(self.0.map(|word| !word))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The squares of a set in square order.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let word = self.0.0.iter().position(|&word| word != 0)?;
        let bits = self.0.0[word];
        self.0.0[word] = bits & (bits - 1);
        u8::try_from(word * 64 + bits.trailing_zeros() as usize).ok().map(Square::from_index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
