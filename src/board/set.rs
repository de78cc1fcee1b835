use core::cmp::Ordering;
use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use super::Square;

/// A set of squares: 256 bits. The order is some total order, for use as a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
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
    pub const fn insert(&mut self, square: Square) {
        let index = square.index();
        self.0[index >> 6] |= 1 << (index & 63);
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        let index = square.index();
        self.0[index >> 6] &= !(1 << (index & 63));
    }

    /// Adds a square, or takes it out when it is in the set.
    #[cfg(feature = "bollwerk")]
    pub(crate) const fn toggle(&mut self, square: Square) {
        let index = square.index();
        self.0[index >> 6] ^= 1 << (index & 63);
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

    /// Every square moved by one of the [`STEPS`](crate::board::STEPS), round the edges of the grid as
    /// [`Square::stepped`] goes: on boards of fewer than 16 files and ranks only to cells off the board.
    #[must_use]
    #[inline(never)]
    pub const fn stepped(self, step: u8) -> SquareSet {
        let [a, b, c, d] = self.0;
        SquareSet(match step {
            1 => [a << 1 | d >> 63, b << 1 | a >> 63, c << 1 | b >> 63, d << 1 | c >> 63],
            255 => [a >> 1 | b << 63, b >> 1 | c << 63, c >> 1 | d << 63, d >> 1 | a << 63],
            16 => [a << 16 | d >> 48, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48],
            _ => [a >> 16 | b << 48, b >> 16 | c << 48, c >> 16 | d << 48, d >> 16 | a << 48],
        })
    }

    /// The cells next to the cells of the set, along rank and file.
    #[must_use]
    pub fn beside(&self) -> SquareSet {
        let mut beside = SquareSet::EMPTY;
        for (index, word) in beside.0.iter_mut().enumerate() {
            *word = self.word_beside(index);
        }
        beside
    }

    /// Whether a cell of another set is next to a cell of this one, along rank and file.
    #[must_use]
    pub fn touches(&self, other: &SquareSet) -> bool {
        for (index, word) in other.0.iter().enumerate() {
            if self.word_beside(index) & word != 0 {
                return true;
            }
        }
        false
    }

    /// Four ranks of `beside`.
    #[inline(always)]
    fn word_beside(&self, index: usize) -> u64 {
        const FIRST_FILE: u64 = 0x0001_0001_0001_0001;
        let word = self.0[index];
        let below = if index > 0 { self.0[index - 1] >> 48 } else { 0 };
        let above = if index < 3 { self.0[index + 1] << 48 } else { 0 };
        (word & !(FIRST_FILE << 15)) << 1 | (word & !FIRST_FILE) >> 1 | word << 16 | word >> 16 | below | above
    }

    /// The cells of one rank of the grid, counted from 0; none from 16 on.
    #[must_use]
    pub const fn rank(rank: u8) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        if rank < 16 {
            squares.0[(rank >> 2) as usize] = 0xFFFF << (16 * (rank & 3));
        }
        squares
    }

    /// The bits, 64 squares in each word: for the innermost loops.
    #[must_use]
    #[inline(always)]
    pub const fn words(&self) -> &[u64; 4] {
        &self.0
    }

    /// Takes the first square out: its index, 256 if there is none. A number travels lighter than an `Option<Square>`.
    fn pop(&mut self) -> u32 {
        let mut first = 0;
        for word in &mut self.0 {
            if *word != 0 {
                let index = first + word.trailing_zeros();
                *word &= *word - 1;
                return index;
            }
            first += 64;
        }
        first
    }

    /// Does something with each square, in square order. For the innermost loops: word by word, without looking for the next
    /// one each time.
    #[inline]
    pub fn for_each(&self, mut each: impl FnMut(Square)) {
        let mut first: u8 = 0;
        for word in &self.0 {
            let mut word = *word;
            while word != 0 {
                each(Square::from_index(first + word.trailing_zeros() as u8));
                word &= word - 1;
            }
            first = first.wrapping_add(64);
        }
    }

    /// The squares in square order.
    #[must_use]
    pub const fn iter(self) -> Squares {
        Squares(self)
    }
}

/// The operations themselves read their operands where these lie: sets are copied for nobody.
macro_rules! operation {
    ($trait:ident, $method:ident, $word:expr) => {
        impl $trait for SquareSet {
            type Output = SquareSet;
            #[inline(always)]
            fn $method(self, other: SquareSet) -> SquareSet {
                // Two sets are not worth a copy of the code where size counts.
                #[cfg_attr(target_family = "wasm", inline(never))]
                fn words(one: &SquareSet, other: &SquareSet) -> SquareSet {
                    let word: fn(u64, u64) -> u64 = $word;
                    let ([a, b, c, d], [e, f, g, h]) = (&one.0, &other.0);
                    SquareSet([word(*a, *e), word(*b, *f), word(*c, *g), word(*d, *h)])
                }
                words(&self, &other)
            }
        }
    };
}

operation!(BitAnd, bitand, |one, other| one & other);
operation!(BitOr, bitor, |one, other| one | other);
// The squares of the one set that are not in the other.
operation!(Sub, sub, |one, other| one & !other);

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: SquareSet) {
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            *word |= other;
        }
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    fn not(self) -> SquareSet {
        let [a, b, c, d] = self.0;
        SquareSet([!a, !b, !c, !d])
    }
}

impl Ord for SquareSet {
    fn cmp(&self, other: &SquareSet) -> Ordering {
        for (word, other) in self.0.iter().zip(&other.0) {
            if word != other {
                return word.cmp(other);
            }
        }
        Ordering::Equal
    }
}

impl PartialOrd for SquareSet {
    fn partial_cmp(&self, other: &SquareSet) -> Option<Ordering> {
        Some(self.cmp(other))
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

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        u8::try_from(self.0.pop()).ok().map(Square::from_index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
