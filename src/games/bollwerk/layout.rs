use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::frame::{Frame, read_squares};
use super::{Board, Cell, Kind, Piece, Supply};
use crate::board::{Field, Square, SquareSet, write_squares};
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::side::{BySide, Side};
use crate::text::Reader;

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

/// Officers of the standard layout from file b on; `None` is the end field's file.
const OFFICERS: [Option<Kind>; 11] = [
    Some(Kind::Cannon),
    Some(Kind::Elephant),
    Some(Kind::Knight),
    Some(Kind::GoldRunner),
    Some(Kind::Chancellor),
    None,
    Some(Kind::Queen),
    Some(Kind::GoldRunner),
    Some(Kind::Marshal),
    Some(Kind::KingsKnight),
    Some(Kind::Spy),
];

impl Layout {
    /// The layout `standard` (rules BO2 and BO3): 13 files, 14 ranks, no corners.
    #[must_use]
    pub fn standard() -> Layout {
        let cells =
            |files: core::ops::RangeInclusive<u8>, rank: u8| files.filter_map(move |file| Square::new(file, rank));
        let corners = cells(0..=0, 0).chain(cells(12..=12, 0)).chain(cells(0..=0, 13)).chain(cells(12..=12, 13));
        let field = Field::new(13, 14, corners.collect());
        let mut start = Board::new(&field);
        let rank = |side, steps: u8| match side {
            Side::South => steps,
            Side::North => 13 - steps,
        };
        for side in Side::ALL {
            for (square, kind) in cells(1..=11, rank(side, 0)).zip(OFFICERS) {
                if let Some(kind) = kind {
                    start.set(square, Cell::Piece(Piece { side, kind }));
                }
            }
            for square in cells(1..=10, rank(side, 1)) {
                start.set(square, Cell::Piece(Piece { side, kind: Kind::Guard }));
            }
        }
        let end_field = BySide { south: Square::from_index(6), north: Square::from_index(13 * 16 + 6) };
        let end_zone = BySide::new(|side| cells(5..=7, rank(side, 0)).chain(cells(5..=7, rank(side, 1))).collect());
        Layout { field, start, end_field, end_zone, guard_row: BySide::new(|side| rank(side, 1)) }
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
    fn flaws(&self, rows: &BySide<u32>) -> Vec<Refusal> {
        let supply = BySide::new(|_| Supply::START.counts().map(u32::from));
        let mut flaws = Frame::of(&self.field, &self.start).surplus(&supply);
        let mut flaw = |code: Code, side: Side, at: Option<Square>, what: &'static str| {
            let refusal = Refusal { at, ..Refusal::by(code, "BO7") };
            flaws.push(refusal.text("side", side.name()).text("what", what));
        };
        for side in Side::ALL {
            let end = self.end_field[side];
            if !self.field.contains(end) {
                flaw(Code::NotASquare, side, Some(end), "end-field");
            }
            if !self.end_zone[side].contains(end) {
                flaw(Code::OutsideZone, side, Some(end), "end-field");
            }
            for square in self.end_zone[side] & !self.field.squares() {
                flaw(Code::NotASquare, side, Some(square), "end-zone");
            }
            if rows[side] == 0 || rows[side] > u32::from(self.field.ranks()) {
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

    /// Reads a layout. Errors: `bad-text`, or `bad-layout` with every flaw.
    fn read(reader: &mut Reader<'_>) -> Result<Layout, Error> {
        let frame = Frame::read(reader)?;
        let mut one = || -> Result<(Square, SquareSet, u32), Error> {
            reader.expect(" ")?;
            let end_field = Square::read(reader)?;
            reader.expect(" ")?;
            let zone = read_squares(reader)?.into_iter().collect();
            reader.expect(" ")?;
            Ok((end_field, zone, reader.number()?))
        };
        let (south, north) = (one()?, one()?);
        let rows = BySide { south: south.2, north: north.2 };
        let row = |number: u32| u8::try_from(number.saturating_sub(1)).unwrap_or(u8::MAX);
        let layout = Layout {
            field: frame.field(),
            start: frame.board(),
            end_field: BySide { south: south.0, north: north.0 },
            end_zone: BySide { south: south.1, north: north.1 },
            guard_row: BySide { south: row(south.2), north: row(north.2) },
        };
        let flaws = layout.flaws(&rows);
        if flaws.is_empty() { Ok(layout) } else { Err(Error::flaws(Code::BadLayout, flaws)) }
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Frame::of(&self.field, &self.start), f)?;
        for side in Side::ALL {
            write!(f, " {} ", self.end_field[side])?;
            write_squares(f, self.end_zone[side])?;
            write!(f, " {}", u32::from(self.guard_row[side]) + 1)?;
        }
        Ok(())
    }
}

/// Reads exactly one layout. Errors: `bad-layout` with the byte offset, or with every flaw.
impl FromStr for Layout {
    type Err = Error;

    fn from_str(text: &str) -> Result<Layout, Error> {
        Reader::whole(text, Layout::read).map_err(|error| error.with_code(Code::BadLayout))
    }
}
