//! The BOARD of position and layout texts.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{Board, Cell, Kind, Piece, Stone};
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

    /// All its cells, squares of the board or not.
    fn all(&self) -> SquareSet {
        Field::new(self.files, self.ranks, SquareSet::EMPTY).squares()
    }

    /// Those of some cells that hold just that.
    pub fn holding(&self, among: SquareSet, cell: Cell) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        for square in among {
            if self.cells[square.index()] == cell {
                squares.insert(square);
            }
        }
        squares
    }

    /// The outline.
    pub fn field(&self) -> Field {
        Field::new(self.files, self.ranks, self.holding(self.all(), Cell::Void))
    }

    /// The board.
    pub fn board(&self) -> Board {
        let mut board = Board::new(&self.field());
        for square in self.all() {
            board.set(square, self.cells[square.index()]);
        }
        board
    }

    /// Adds what is too much for rule BO7, given the stones in hand.
    pub fn add_surplus(&self, supply: &BySide<[u32; 5]>, flaws: &mut Vec<Refusal>) {
        let mut flaw = |side: Option<Side>, key: &'static str, name: &'static str, squares: SquareSet, limit: u32| {
            let mut flaw = Refusal { at: squares.iter().last(), ..Refusal::by(Code::TooMany, "BO7") };
            if let Some(side) = side {
                flaw = flaw.text("side", side.name());
            }
            flaws.push(flaw.text(key, name).number("limit", limit));
        };
        for &side in &Side::ALL {
            for &kind in &Kind::ALL {
                let standing = self.holding(self.all(), Cell::Piece(Piece { side, kind }));
                let limit = kind.count().into();
                if standing.len() > limit {
                    flaw(Some(side), "piece", kind.name(), standing, limit);
                }
            }
        }
        for &stone in &Stone::ALL {
            let lying = self.holding(self.all(), Cell::Stone(stone));
            let [south, north] = Side::ALL.map(|side| supply[side][stone as usize]);
            let limit = 2 * u32::from(stone.count());
            // Numbers that do not fit are too many as well.
            if south.saturating_add(north).saturating_add(lying.len()) > limit {
                flaw(None, "stone", stone.name(), lying, limit);
            }
        }
    }

    /// Reads a board. Errors: `bad-text`.
    pub fn read(reader: &mut Reader<'_>) -> Result<Frame, Error> {
        let board = reader.rest().bytes().take_while(|byte| *byte != b' ');
        // The first rank of the text is the last of the board.
        let mut above = board.filter(|byte| *byte == b'/').count();
        let mut frame = Frame { files: 0, ranks: 0, cells: [Cell::Void; 256] };
        loop {
            let start = reader.offset();
            let files = frame.read_rank(reader, above.min(16) as u8)?;
            if frame.ranks > 0 && frame.files != files {
                return Err(Error::text(start, "as many files as in the first rank"));
            }
            if frame.ranks == 16 {
                return Err(Error::text(start, "at most 16 ranks"));
            }
            frame.files = files;
            frame.ranks += 1;
            above = above.saturating_sub(1);
            if !reader.take("/") {
                return Ok(frame);
            }
        }
    }

    /// Reads a rank; the number of its files.
    fn read_rank(&mut self, reader: &mut Reader<'_>, rank: u8) -> Result<u8, Error> {
        let mut files = 0;
        while let Some(byte) = reader.peek().filter(|byte| !matches!(byte, b'/' | b' ')) {
            let start = reader.offset();
            let (cell, run) =
                if byte.is_ascii_digit() { (Cell::Free, reader.number()?) } else { (read_cell(reader, byte)?, 1) };
            if run == 0 || run > 16 {
                return Err(Error::text(start, "a run from 1 to 16"));
            }
            for _ in 0..run {
                let Some(square) = Square::new(files, rank.min(15)) else {
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
