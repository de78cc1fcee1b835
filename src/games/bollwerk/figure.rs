use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::board::grid;
use super::frame::{self, read_squares};
use super::{Board, Cell, Layout, Position, State};
use crate::board::{Square, push_squares};
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::side::Side;
use crate::text::{Reader, push_number};

/// A position as somebody gives it, right or wrong. [`Figure::flaws`] is the one door to a [`Position`].
///
/// Its text is `BOARD TURN SUPPLY BANS QUIET PLY`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Board, side on turn, supplies and bans.
    pub state: State,
    /// Turns in a row for the draw by quiet (W5).
    pub quiet: u32,
    /// Turns played.
    pub ply: u32,
}

impl Figure {
    /// A figure of a board alone: nothing played, both supplies full.
    #[must_use]
    pub fn of_layout(layout: &Layout, turn: Side) -> Figure {
        Figure { state: State::new(layout.start(), turn), quiet: 0, ply: 0 }
    }

    /// The figure of a position.
    #[must_use]
    pub fn of_position(position: &Position) -> Figure {
        position.figure()
    }

    /// What a cell is or holds.
    #[must_use]
    pub fn at(&self, square: Square) -> Cell {
        self.state.board.at(square)
    }

    /// Puts something on a cell, square of the board or not.
    pub fn put(&mut self, square: Square, cell: Cell) {
        self.state.board.put(square, cell);
    }

    /// Everything that is wrong with it on that layout (rule BO7). Without flaws it is a position.
    #[must_use]
    pub fn flaws(&self, layout: &Layout) -> Vec<Refusal> {
        let field = layout.field();
        let State { ref board, turn, bans, .. } = self.state;
        let mut flaws = Vec::new();
        let mut flaw = |code: Code, at: Option<Square>, what: &'static str| {
            flaws.push(frame::flaw(code, at, None, ("what", what)));
        };
        for square in grid() {
            let (code, what) = match (field.contains(square), board.at(square)) {
                (true, Cell::Void) => (Code::Missing, "outline"),
                (false, Cell::Free) => (Code::NotASquare, "outline"),
                (false, Cell::Piece(_)) => (Code::NotASquare, "piece"),
                (false, Cell::Stone(_)) => (Code::NotASquare, "stone"),
                _ => continue,
            };
            flaw(code, Some(square), what);
        }
        let (mut first, mut third) = (None, None);
        for (index, square) in bans.iter().enumerate() {
            match index {
                0 => first = Some(square),
                2 => third = Some(square),
                _ => {}
            }
            if !field.contains(square) {
                flaw(Code::NotASquare, Some(square), "ban");
            } else if board.at(square) != Cell::Free {
                flaw(Code::NotFree, Some(square), "ban");
            }
        }
        if third.is_some() {
            flaw(Code::TooMany, third, "bans");
        }
        if self.quiet >= 100 {
            flaw(Code::TooMany, None, "quiet");
        } else if self.quiet > 0 && first.is_some() {
            flaw(Code::BannedSquare, first, "quiet");
        }
        let end = layout.end_field(!turn);
        match board.at(end) {
            Cell::Stone(super::Stone::Bomb) => flaw(Code::GameOver, Some(end), "bomb"),
            Cell::Piece(piece) if piece.side == turn => flaw(Code::GameOver, Some(end), "end-field"),
            _ => {}
        }
        self.state.add_surplus(&mut flaws);
        flaws
    }

    /// Reads a figure into this one, which is bare. Errors: `bad-text`.
    fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        let Figure { state, quiet, ply } = self;
        state.board.read(reader)?;
        reader.expect(" ")?;
        state.turn = Side::read(reader)?;
        for &side in &Side::ALL {
            let mut before = before_supply(side);
            for count in &mut state.supply[side].0 {
                reader.expect(before)?;
                *count = reader.number()?;
                before = ",";
            }
        }
        reader.expect(" ")?;
        if !reader.take("-") {
            read_squares(reader, &mut state.bans)?;
        }
        for number in [quiet, ply] {
            reader.expect(" ")?;
            *number = reader.number()?;
        }
        Ok(())
    }
}

/// What stands before a supply in a text.
const fn before_supply(side: Side) -> &'static str {
    match side {
        Side::South => " ",
        Side::North => "/",
    }
}

impl Figure {
    /// Writes the figure at the end of a text.
    pub(super) fn write(&self, text: &mut String) {
        let State { ref board, turn, ref supply, bans } = self.state;
        board.write(text);
        text.push(' ');
        text.push(turn.letter());
        for &side in &Side::ALL {
            let mut before = before_supply(side);
            for count in &supply[side].0 {
                text.push_str(before);
                push_number(text, *count);
                before = ",";
            }
        }
        text.push(' ');
        if bans.is_empty() {
            text.push('-');
        }
        push_squares(text, bans);
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
        let mut figure = Figure { state: State::new(&Board::BARE, Side::South), quiet: 0, ply: 0 };
        match Reader::whole(text, |reader| figure.read(reader)) {
            Ok(()) => Ok(figure),
            Err(error) => Err(error.with_code(Code::BadPosition)),
        }
    }
}
