//! The BOARD of position and layout texts.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{Board, Cell, Piece, Stone};
use crate::board::{Field, Square, SquareSet};
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::side::{BySide, Side};
use crate::text::{Reader, push_number};

/// A board as a text gives it, with its outline.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Frame {
    pub files: u8,
    pub ranks: u8,
    pub cells: [Cell; 256],
}

impl Frame {
    pub fn of(field: &Field, board: &Board) -> Frame {
        Frame { files: field.files(), ranks: field.ranks(), cells: *board.cells() }
    }

    /// The cells of the grid that are or hold just that.
    pub fn holding(&self, cell: Cell) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        for square in !SquareSet::EMPTY {
            if self.cells[square.index()] == cell {
                squares.insert(square);
            }
        }
        squares
    }

    /// The outline.
    pub fn field(&self) -> Field {
        Field::new(self.files, self.ranks, self.holding(Cell::Void))
    }

    /// The board.
    pub fn board(&self) -> Board {
        Board::of(self.cells)
    }

    /// Adds what is too much for rule BO7, given the stones in hand.
    pub fn add_surplus(&self, supply: &BySide<[u32; 5]>, flaws: &mut Vec<Refusal>) {
        for cell in &Cell::CONTENTS {
            let squares = self.holding(*cell);
            let mut count = squares.len();
            let (side, what) = match *cell {
                Cell::Piece(Piece { side, kind }) => (Some(side), ("piece", kind.name())),
                Cell::Stone(stone) => {
                    for &side in &Side::ALL {
                        // Numbers that do not fit are too many as well.
                        count = count.saturating_add(supply[side][stone as usize]);
                    }
                    (None, ("stone", stone.name()))
                }
                Cell::Free | Cell::Void => continue,
            };
            if count > cell.count() {
                flaws.push(flaw(Code::TooMany, squares.iter().last(), side, what).number("limit", cell.count()));
            }
        }
    }

    /// Reads a board. Errors: `bad-text`.
    pub fn read(reader: &mut Reader<'_>) -> Result<Frame, Error> {
        let mut frame = Frame { files: 0, ranks: 0, cells: [Cell::Void; 256] };
        loop {
            let start = reader.offset();
            let files = frame.read_rank(reader)?;
            if frame.ranks > 0 && frame.files != files {
                return Err(Error::text(start, "as many files as in the first rank"));
            }
            if frame.ranks == 16 {
                return Err(Error::text(start, "at most 16 ranks"));
            }
            frame.files = files;
            frame.ranks += 1;
            if !reader.take("/") {
                break;
            }
        }
        // The last rank of the text is the first of the board.
        let above = usize::from(16 - frame.ranks) * 16;
        for index in 0..256 {
            frame.cells[index] = frame.cells.get(index + above).copied().unwrap_or(Cell::Void);
        }
        Ok(frame)
    }

    /// Reads the next rank, as if there were 16; the number of its files.
    fn read_rank(&mut self, reader: &mut Reader<'_>) -> Result<u8, Error> {
        let rank = 15_u8.saturating_sub(self.ranks);
        let mut files = 0;
        while let Some(byte) = reader.peek().filter(|byte| !matches!(byte, b'/' | b' ')) {
            let start = reader.offset();
            let (cell, run) =
                if byte.is_ascii_digit() { (Cell::Free, reader.number()?) } else { (read_cell(reader, byte)?, 1) };
            if run == 0 || run > 16 {
                return Err(Error::text(start, "a run from 1 to 16"));
            }
            for _ in 0..run {
                let Some(square) = Square::new(files, rank) else {
                    return Err(Error::text(start, "at most 16 files"));
                };
                self.cells[square.index()] = cell;
                files += 1;
            }
        }
        if files == 0 { Err(reader.fault("a rank")) } else { Ok(files) }
    }

    /// Writes the board at the end of a text.
    pub fn write(&self, text: &mut String) {
        for rank in (0..self.ranks).rev() {
            let mut run = 0;
            // One file more, to end the run.
            for file in 0..=self.files {
                let square = Square::new(file, rank).filter(|_| file < self.files);
                let cell = square.map(|square| self.cells[square.index()]);
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

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

/// Squares in square order with commas between. Errors: `bad-text`.
pub(super) fn read_squares(reader: &mut Reader<'_>) -> Result<SquareSet, Error> {
    let mut squares = SquareSet::EMPTY;
    let mut last = None;
    loop {
        let start = reader.offset();
        let square = Square::read(reader)?;
        if last >= Some(square) {
            return Err(Error::text(start, "squares in square order"));
        }
        last = Some(square);
        squares.insert(square);
        if !reader.take(",") {
            return Ok(squares);
        }
    }
}
