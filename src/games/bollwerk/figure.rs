use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::frame::{self, Frame, read_squares};
use super::{Cell, Layout, Position};
use crate::board::{Square, SquareSet, push_squares};
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::side::{BySide, Side};
use crate::text::{Reader, push_number};

/// A position as somebody gives it, right or wrong. [`Figure::flaws`] is the one door to a [`Position`].
///
/// Its text is `BOARD TURN SUPPLY BANS QUIET PLY`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    pub(super) frame: Frame,
    /// Who is on turn.
    pub turn: Side,
    /// Stones in hand, in the order of [`super::Stone::ALL`].
    pub supply: BySide<[u32; 5]>,
    /// The squares that the side on turn may not place on (O5).
    pub bans: Vec<Square>,
    /// Turns in a row for the draw by quiet (W5).
    pub quiet: u32,
    /// Turns played.
    pub ply: u32,
}

impl Figure {
    /// A figure of a board alone: nothing played, both supplies full.
    #[must_use]
    pub fn of_layout(layout: &Layout, turn: Side) -> Figure {
        let frame = Frame::of(layout.field(), layout.start());
        let supply = BySide::new(|_| super::Supply::START.counts());
        Figure { frame, turn, supply, bans: Vec::new(), quiet: 0, ply: 0 }
    }

    /// The figure of a position.
    #[must_use]
    pub fn of_position(position: &Position) -> Figure {
        let state = position.state();
        Figure {
            frame: Frame::of(position.layout().field(), &state.board),
            turn: state.turn,
            supply: BySide::new(|side| state.supply[side].counts()),
            bans: state.bans.iter().collect(),
            quiet: position.quiet(),
            ply: crate::game::View::ply(position),
        }
    }

    /// What a cell is or holds.
    #[must_use]
    pub fn at(&self, square: Square) -> Cell {
        self.frame.cells[square.index()]
    }

    /// Puts something on a cell, square of the board or not.
    pub fn put(&mut self, square: Square, cell: Cell) {
        self.frame.cells[square.index()] = cell;
    }

    /// Everything that is wrong with it on that layout (rule BO7). Without flaws it is a position.
    #[must_use]
    pub fn flaws(&self, layout: &Layout) -> Vec<Refusal> {
        let field = layout.field();
        let mut flaws = Vec::new();
        let mut flaw = |code: Code, at: Option<Square>, what: &'static str| {
            flaws.push(frame::flaw(code, at, None, ("what", what)));
        };
        for square in !SquareSet::EMPTY {
            match (field.contains(square), self.at(square)) {
                (true, Cell::Void) => flaw(Code::Missing, Some(square), "outline"),
                (false, Cell::Free) => flaw(Code::NotASquare, Some(square), "outline"),
                (false, Cell::Piece(_)) => flaw(Code::NotASquare, Some(square), "piece"),
                (false, Cell::Stone(_)) => flaw(Code::NotASquare, Some(square), "stone"),
                _ => {}
            }
        }
        let mut named = SquareSet::EMPTY;
        for square in &self.bans {
            let code = match self.at(*square) {
                _ if !field.contains(*square) => Some(Code::NotASquare),
                Cell::Free => named.contains(*square).then_some(Code::TooMany),
                _ => Some(Code::NotFree),
            };
            if let Some(code) = code {
                flaw(code, Some(*square), "ban");
            }
            named.insert(*square);
        }
        if let Some(third) = self.bans.get(2) {
            flaw(Code::TooMany, Some(*third), "bans");
        }
        if self.quiet >= 100 {
            flaw(Code::TooMany, None, "quiet");
        } else if self.quiet > 0 && !self.bans.is_empty() {
            flaw(Code::BannedSquare, self.bans.first().copied(), "quiet");
        }
        let last = !self.turn;
        let end = layout.end_field(last);
        match self.at(end) {
            Cell::Stone(super::Stone::Bomb) => flaw(Code::GameOver, Some(end), "bomb"),
            Cell::Piece(piece) if piece.side == self.turn => flaw(Code::GameOver, Some(end), "end-field"),
            _ => {}
        }
        self.frame.add_surplus(&self.supply, &mut flaws);
        flaws
    }

    /// Reads a figure. Errors: `bad-text`.
    fn read(reader: &mut Reader<'_>) -> Result<Figure, Error> {
        let frame = Frame::read(reader)?;
        reader.expect(" ")?;
        let turn = Side::read(reader)?;
        reader.expect(" ")?;
        let south = read_supply(reader)?;
        reader.expect("/")?;
        let north = read_supply(reader)?;
        reader.expect(" ")?;
        let bans = if reader.take("-") { SquareSet::EMPTY } else { read_squares(reader)? };
        reader.expect(" ")?;
        let quiet = reader.number()?;
        reader.expect(" ")?;
        let ply = reader.number()?;
        Ok(Figure { frame, turn, supply: BySide { south, north }, bans: bans.iter().collect(), quiet, ply })
    }
}

fn read_supply(reader: &mut Reader<'_>) -> Result<[u32; 5], Error> {
    let mut counts = [0; 5];
    for (index, count) in counts.iter_mut().enumerate() {
        if index > 0 {
            reader.expect(",")?;
        }
        *count = reader.number()?;
    }
    Ok(counts)
}

impl Figure {
    /// Writes the figure at the end of a text.
    pub(super) fn write(&self, text: &mut String) {
        self.frame.write(text);
        text.push(' ');
        text.push(self.turn.letter());
        for (side, before) in [(Side::South, ' '), (Side::North, '/')] {
            let mut before = before;
            for count in self.supply[side] {
                text.push(before);
                push_number(text, count);
                before = ',';
            }
        }
        text.push(' ');
        if self.bans.is_empty() {
            text.push('-');
        }
        push_squares(text, self.bans.iter().copied());
        for number in [self.quiet, self.ply] {
            text.push(' ');
            push_number(text, number);
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

/// Reads exactly one figure, whatever its flaws. Errors: `bad-position` with the byte offset.
impl FromStr for Figure {
    type Err = Error;

    fn from_str(text: &str) -> Result<Figure, Error> {
        Reader::whole(text, Figure::read).map_err(|error| error.with_code(Code::BadPosition))
    }
}
