use core::fmt;

use super::info::PIECES;
use super::rule::Rule;
use crate::side::Side;

/// What a piece is (rule BO4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// `G`
    Guard,
    /// `C`
    Cannon,
    /// `N`
    Knight,
    /// `K`
    KingsKnight,
    /// `E`
    Elephant,
    /// `H`
    Chancellor,
    /// `M`
    Marshal,
    /// `R`
    GoldRunner,
    /// `Q`
    Queen,
    /// `S`
    Spy,
}

impl Kind {
    /// All ten, in the order of `GameInfo::pieces`.
    pub const ALL: [Kind; 10] = [
        Kind::Guard,
        Kind::Cannon,
        Kind::Knight,
        Kind::KingsKnight,
        Kind::Elephant,
        Kind::Chancellor,
        Kind::Marshal,
        Kind::GoldRunner,
        Kind::Queen,
        Kind::Spy,
    ];

    /// South's letter.
    #[must_use]
    pub const fn letter(self) -> char {
        PIECES[self as usize].letter
    }

    /// The name of the contract, e.g. `kings-knight`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        PIECES[self as usize].name
    }

    /// How many a side has.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Kind::Guard => 10,
            Kind::GoldRunner => 2,
            _ => 1,
        }
    }

    /// The rule that says how it moves.
    pub(super) const fn rule(self) -> Rule {
        match self {
            Kind::Guard => Rule::G1,
            Kind::Cannon => Rule::C1,
            Kind::Knight => Rule::N1,
            Kind::KingsKnight => Rule::K1,
            Kind::Elephant => Rule::E1,
            Kind::Chancellor => Rule::H1,
            Kind::Marshal => Rule::M1,
            Kind::GoldRunner => Rule::R1,
            Kind::Queen => Rule::Q1,
            Kind::Spy => Rule::S1,
        }
    }

    /// Whether it leaps like a Knight (N1).
    pub(super) const fn leaps(self) -> bool {
        matches!(self, Kind::Knight | Kind::KingsKnight | Kind::Chancellor | Kind::Marshal)
    }

    /// Whether it slides along ranks and files, or along diagonals.
    pub(super) const fn slides(self, straight: bool) -> bool {
        match self {
            Kind::Queen => true,
            Kind::Cannon | Kind::Chancellor => straight,
            Kind::Marshal | Kind::GoldRunner => !straight,
            _ => false,
        }
    }

    /// Whether an arrow yields to it (K2, E4).
    pub(super) const fn crushes(self) -> bool {
        matches!(self, Kind::KingsKnight | Kind::Elephant)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A piece of a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose.
    pub side: Side,
    /// What.
    pub kind: Kind,
}

impl Piece {
    /// The letter of position texts: upper case is south's.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::South => self.kind.letter(),
            Side::North => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with that letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() { Side::South } else { Side::North };
        for &kind in &Kind::ALL {
            if kind.letter() == letter.to_ascii_uppercase() {
                return Some(Piece { side, kind });
            }
        }
        None
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
