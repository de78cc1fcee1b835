use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::error::Error;
use crate::text::{Reader, push_number};

/// One of the 256 cells of a 16x16 grid; every board of this crate is a part of it.
///
/// The order is the square order of the notation: by rank, then by file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on a file and rank, both counted from 0; `None` from 16 on.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 16 && rank < 16 { Some(Square(rank << 4 | file)) } else { None }
    }

    /// The square with this index: rank * 16 + file.
    #[must_use]
    pub const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// rank * 16 + file, 0 to 255.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 for `a`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, 0 for rank 1.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// The square `dx` files to the right and `dy` ranks up; `None` off the grid.
    #[must_use]
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Square> {
        let file = self.file() as i16 + dx as i16;
        let rank = self.rank() as i16 + dy as i16;
        if file >= 0 && file < 16 && rank >= 0 && rank < 16 {
            Some(Square((rank as u8) << 4 | file as u8))
        } else {
            None
        }
    }

    /// The cell that many places on in square order, round the end of the grid. On boards of fewer than 16 files and ranks a
    /// step of 1, 16, 240 (one rank down) or 255 (one file to the left) goes to the neighbour or to a cell off the board:
    /// the quickest way to walk, for whoever looks such cells up.
    #[must_use]
    #[inline]
    pub const fn stepped(self, by: u8) -> Square {
        Square(self.0.wrapping_add(by))
    }

    /// Whether two squares share an edge. Edges of the board never wrap round.
    #[must_use]
    pub const fn is_adjacent(self, other: Square) -> bool {
        let dx = self.file().abs_diff(other.file());
        let dy = self.rank().abs_diff(other.rank());
        dx + dy == 1
    }

    /// Writes the square at the end of a text.
    pub(crate) fn write(self, text: &mut String) {
        text.push(char::from(b'a' + self.file()));
        push_number(text, u32::from(self.rank()) + 1);
    }

    /// Reads a square from the front of a text.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Square, Error> {
        let start = reader.offset();
        let file = match reader.peek() {
            byte @ b'a'..=b'p' => byte - b'a',
            _ => return Err(reader.fault("a file letter from a to p")),
        };
        reader.skip();
        let rank = reader.number()?;
        let rank = u8::try_from(rank).ok().and_then(|rank| rank.checked_sub(1));
        rank.and_then(|rank| Square::new(file, rank)).ok_or_else(|| Error::text(start, "a rank from 1 to 16"))
    }
}

/// The four steps along rank and file, for [`Square::stepped`], in square order of where they lead.
pub const STEPS: [u8; 4] = [240, 255, 1, 16];

/// Writes squares with commas between them at the end of a text.
#[cfg(any(feature = "bollwerk", feature = "stratego", feature = "generals"))]
pub(crate) fn push_squares(text: &mut String, squares: impl IntoIterator<Item = Square>) {
    let start = text.len();
    for square in squares {
        if text.len() > start {
            text.push(',');
        }
        square.write(text);
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads exactly one square, e.g. `m14`. Errors: `bad-text` with the byte offset.
impl FromStr for Square {
    type Err = Error;

    fn from_str(text: &str) -> Result<Square, Error> {
        Reader::whole(text, Square::read)
    }
}
