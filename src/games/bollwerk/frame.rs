//! The BOARD of position and layout texts.

use alloc::string::String;
use alloc::vec::Vec;

use super::board::grid;
use super::{Board, Cell, Piece, State, Stone};
use crate::board::{Square, SquareSet};
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::side::Side;
use crate::text::{Reader, push_number};

impl Board {
    /// Reads a board into this one, which is bare. Errors: `bad-text`.
    pub(super) fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        // As if there were 16 ranks: the last rank of the text is the first of the board.
        let mut cells = [Cell::Void; 256];
        loop {
            let start = reader.offset();
            let width = read_rank(reader, 15_u8.saturating_sub(self.ranks), &mut cells)?;
            if self.ranks > 0 && self.files != width {
                return Err(Error::text(start, "as many files as in the first rank"));
            }
            if self.ranks == 16 {
                return Err(Error::text(start, "at most 16 ranks"));
            }
            self.files = width;
            self.ranks += 1;
            if !reader.take("/") {
                break;
            }
        }
        let above = usize::from(16 - self.ranks) * 16;
        for square in grid() {
            if let Some(cell) = cells.get(square.index() + above) {
                self.put(square, *cell);
            }
        }
        Ok(())
    }

    /// Writes the board at the end of a text.
    pub(super) fn write(&self, text: &mut String) {
        for rank in (0..self.ranks).rev() {
            let mut run = 0;
            // One file more, to end the run.
            for file in 0..=self.files {
                let square = Square::new(file, rank).filter(|_| file < self.files);
                let cell = square.map(|square| self.at(square));
                if cell == Some(Cell::Free) {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    push_number(text, run);
                    run = 0;
                }
                match cell {
                    Some(Cell::Stone(stone)) => text.push_str(stone.text()),
                    Some(Cell::Piece(piece)) => text.push(piece.letter()),
                    Some(_) => text.push('_'),
                    None => {}
                }
            }
            if rank > 0 {
                text.push('/');
            }
        }
    }
}

impl State {
    /// Adds what is too much for rule BO7.
    pub(super) fn add_surplus(&self, flaws: &mut Vec<Refusal>) {
        for cell in &Cell::CONTENTS {
            let mut count = 0;
            let (side, what) = match *cell {
                Cell::Piece(Piece { side, kind }) => (Some(side), ("piece", kind.name())),
                Cell::Stone(stone) => {
                    // Numbers that do not fit are too many as well.
                    count = self.supply.south.count(stone).saturating_add(self.supply.north.count(stone));
                    (None, ("stone", stone.name()))
                }
                Cell::Free | Cell::Void => continue,
            };
            let mut last = None;
            for square in self.board.holding(*cell) {
                count = count.saturating_add(1);
                last = Some(square);
            }
            if count > cell.count() {
                flaws.push(flaw(Code::TooMany, last, side, what).number("limit", cell.count()));
            }
        }
    }
}

/// Reads a rank; the number of its files.
fn read_rank(reader: &mut Reader<'_>, rank: u8, cells: &mut [Cell; 256]) -> Result<u8, Error> {
    let mut files = 0;
    loop {
        let byte = reader.peek();
        if matches!(byte, b'/' | b' ' | Reader::END) {
            break;
        }
        let start = reader.offset();
        let (cell, run) =
            if byte.is_ascii_digit() { (Cell::Free, reader.number()?) } else { (read_cell(reader, byte)?, 1) };
        if run == 0 || run > 16 {
            return Err(Error::text(start, "a run from 1 to 16"));
        }
        for _ in 0..run {
            if files == 16 {
                return Err(Error::text(start, "at most 16 files"));
            }
            cells[usize::from(rank << 4 | files)] = cell;
            files += 1;
        }
    }
    if files == 0 { Err(reader.fault("a rank")) } else { Ok(files) }
}

fn read_cell(reader: &mut Reader<'_>, byte: u8) -> Result<Cell, Error> {
    for &stone in &Stone::ALL {
        if reader.take(stone.text()) {
            return Ok(Cell::Stone(stone));
        }
    }
    let cell = match Piece::from_letter(char::from(byte)) {
        _ if byte == b'_' => Cell::Void,
        Some(piece) => Cell::Piece(piece),
        None => return Err(reader.fault("a piece, a stone, a run or _")),
    };
    reader.skip();
    Ok(cell)
}

/// A flaw (rule BO7): what is wrong with what, where, and whose it is.
pub(super) fn flaw(code: Code, at: Option<Square>, side: Option<Side>, (key, name): (&'static str, &str)) -> Refusal {
    let mut flaw = Refusal::by(code, "BO7");
    if let Some(square) = at {
        flaw = flaw.at(square);
    }
    if let Some(side) = side {
        flaw = flaw.text("side", side.name());
    }
    flaw.text(key, name)
}

/// Reads squares in square order with commas between into a set. Errors: `bad-text`.
pub(super) fn read_squares(reader: &mut Reader<'_>, into: &mut SquareSet) -> Result<(), Error> {
    let mut least = 0;
    loop {
        let start = reader.offset();
        let square = Square::read(reader)?;
        if square.index() < least {
            return Err(Error::text(start, "squares in square order"));
        }
        least = square.index() + 1;
        into.insert(square);
        if !reader.take(",") {
            return Ok(());
        }
    }
}
