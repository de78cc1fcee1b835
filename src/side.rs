//! The two sides, what belongs to each, and who looks on.

use core::fmt;
use core::ops::{Index, IndexMut, Not};
use core::str::FromStr;

use crate::error::Error;

/// One of the two players. South starts on the low ranks and has the upper-case letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Starts on the low ranks.
    South,
    /// Starts on the high ranks.
    North,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// `south` or `north`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
        }
    }

    /// `s` or `n`, as in position texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::South => 's',
            Side::North => 'n',
        }
    }

    /// Reads the letter of a position text.
    #[cfg(any(feature = "bollwerk", feature = "stratego", feature = "generals"))]
    pub(crate) fn read(reader: &mut crate::text::Reader<'_>) -> Result<Side, Error> {
        let side = match reader.peek() {
            b's' => Side::South,
            b'n' => Side::North,
            _ => return Err(reader.fault("s or n")),
        };
        reader.skip();
        Ok(side)
    }

    /// The direction in which this side's ranks rise: 1 for south, -1 for north.
    #[must_use]
    pub const fn forward(self) -> i8 {
        match self {
            Side::South => 1,
            Side::North => -1,
        }
    }
}

/// The other side.
impl Not for Side {
    type Output = Side;
    fn not(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Errors: `bad-option`.
impl FromStr for Side {
    type Err = Error;
    fn from_str(text: &str) -> Result<Side, Error> {
        match text {
            "south" => Ok(Side::South),
            "north" => Ok(Side::North),
            _ => Err(Error::option("side", text)),
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// Makes the value of each side.
    pub fn new(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { south: make(Side::South), north: make(Side::North) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}

/// Somebody who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player, who knows his own secrets.
    Player(Side),
    /// Somebody who knows what both players know.
    Spectator,
}

impl Viewer {
    /// South, north and the spectator.
    pub const ALL: [Viewer; 3] = [Viewer::Player(Side::South), Viewer::Player(Side::North), Viewer::Spectator];

    /// `south`, `north` or `spectator`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Viewer::Player(side) => side.name(),
            Viewer::Spectator => "spectator",
        }
    }

    /// The side that this viewer plays.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Viewer::Player(side) => Some(side),
            Viewer::Spectator => None,
        }
    }

    /// Whether this viewer plays that side.
    #[must_use]
    pub fn is(self, side: Side) -> bool {
        self == Viewer::Player(side)
    }
}

impl From<Side> for Viewer {
    fn from(side: Side) -> Viewer {
        Viewer::Player(side)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Errors: `bad-option`.
impl FromStr for Viewer {
    type Err = Error;
    fn from_str(text: &str) -> Result<Viewer, Error> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            _ => text.parse().map(Viewer::Player).map_err(|_| Error::option("viewer", text)),
        }
    }
}
