use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::frame::{self, read_squares};
use super::{Board, State};
use crate::board::{Field, Square, SquareSet, push_squares};
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::side::{BySide, Side};
use crate::text::{Reader, push_number};

/// A board with its start array, end fields, end zones and guard rows (rule BO1).
///
/// Its text is `BOARD FIELD ZONE ROW FIELD ZONE ROW`: the start array as in a position; then for south and for north the
/// end field, the squares of the end zone in square order with commas, and the guard rank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    field: Field,
    start: Board,
    end_field: BySide<Square>,
    end_zone: BySide<SquareSet>,
    guard_row: BySide<u8>,
}

/// The layout `standard` (rules BO2 and BO3): 13 files, 14 ranks, no corners.
pub(super) const STANDARD: &str = "_cenrh1qrmks_/1gggggggggg2/13/13/13/13/13/13/13/13/13/13/1GGGGGGGGGG2/_CENRH1QRMKS_ \
    g1 f1,g1,h1,f2,g2,h2 2 g14 f13,g13,h13,f14,g14,h14 13";

impl Layout {
    /// The layout `standard` (rules BO2 and BO3): 13 files, 14 ranks, no corners.
    #[must_use]
    pub fn standard() -> Layout {
        // Its text can be read, as a test shows; a board of no squares stands for the error that cannot be.
        STANDARD.parse().unwrap_or_else(|_| Layout::bare())
    }

    /// A layout without squares.
    fn bare() -> Layout {
        let start = Board::BARE;
        Layout {
            field: start.field(),
            start,
            end_field: BySide { south: Square::from_index(0), north: Square::from_index(0) },
            end_zone: BySide::default(),
            guard_row: BySide::default(),
        }
    }

    /// The outline.
    #[must_use]
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// The start array.
    #[must_use]
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// A side's own end field.
    #[must_use]
    pub fn end_field(&self, side: Side) -> Square {
        self.end_field[side]
    }

    /// A side's own end zone.
    #[must_use]
    pub fn end_zone(&self, side: Side) -> SquareSet {
        self.end_zone[side]
    }

    /// The rank, counted from 0, from which a side's Guards may go two squares (G7).
    #[must_use]
    pub fn guard_row(&self, side: Side) -> u8 {
        self.guard_row[side]
    }

    /// Everything that is wrong with it (rule BO7).
    fn flaws(&self) -> Vec<Refusal> {
        let mut flaws = Vec::new();
        State::new(&self.start, Side::South).add_surplus(&mut flaws);
        let mut flaw = |code: Code, side: Side, at: Option<Square>, what: &'static str| {
            flaws.push(frame::flaw(code, at, Some(side), ("what", what)));
        };
        for &side in &Side::ALL {
            let end = self.end_field[side];
            if !self.field.contains(end) {
                flaw(Code::NotASquare, side, Some(end), "end-field");
            }
            if !self.end_zone[side].contains(end) {
                flaw(Code::OutsideZone, side, Some(end), "end-field");
            }
            for square in self.end_zone[side] - self.field.squares() {
                flaw(Code::NotASquare, side, Some(square), "end-zone");
            }
            if self.guard_row[side] >= self.field.ranks() {
                flaw(Code::NotASquare, side, None, "guard-row");
            }
            if self.start.pieces(!side).contains(end) {
                flaw(Code::GameOver, side, Some(end), "end-field");
            }
        }
        if self.end_field.south == self.end_field.north {
            flaw(Code::TooMany, Side::North, Some(self.end_field.north), "end-field");
        }
        flaws
    }

    /// Reads a layout into this one, which is bare. Errors: `bad-text`, or `bad-layout` with every flaw.
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        self.start.read(reader)?;
        self.field = self.start.field();
        for &side in &Side::ALL {
            reader.expect(" ")?;
            self.end_field[side] = Square::read(reader)?;
            reader.expect(" ")?;
            read_squares(reader, &mut self.end_zone[side])?;
            reader.expect(" ")?;
            // A rank beyond all boards stands for all that there cannot be.
            self.guard_row[side] = u8::try_from(reader.number()?.wrapping_sub(1)).unwrap_or(u8::MAX);
        }
        let flaws = self.flaws();
        if flaws.is_empty() { Ok(()) } else { Err(Error::flaws(Code::BadLayout, flaws)) }
    }
}

impl Layout {
    /// Its text.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        self.start.write(&mut text);
        for &side in &Side::ALL {
            text.push(' ');
            self.end_field[side].write(&mut text);
            text.push(' ');
            push_squares(&mut text, self.end_zone[side]);
            text.push(' ');
            push_number(&mut text, u32::from(self.guard_row[side]) + 1);
        }
        text
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// Reads exactly one layout. Errors: `bad-layout` with the byte offset, or with every flaw.
impl FromStr for Layout {
    type Err = Error;

    fn from_str(text: &str) -> Result<Layout, Error> {
        let mut layout = Layout::bare();
        match Reader::whole(text, |reader| layout.read(reader)) {
            Ok(()) => Ok(layout),
            Err(error) => Err(error.with_code(Code::BadLayout)),
        }
    }
}
