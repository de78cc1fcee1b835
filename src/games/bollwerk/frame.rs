//! The BOARD of position and layout texts.

use alloc::vec::Vec;
use core::fmt;

use super::{Board, Cell, Kind, Piece, Stone};
use crate::board::{Field, Square, SquareSet};
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::side::{BySide, Side};
use crate::text::Reader;

/// A board as a text gives it, with its outline.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Frame {
    pub files: u8,
    pub ranks: u8,
    pub cells: [Cell; 256],
}

impl Frame {
    pub fn of(field: &Field, board: &Board) -> Frame {
        let cells = core::array::from_fn(|index| match u8::try_from(index) {
            Ok(index) => board.at(Square::from_index(index)),
            Err(_) => Cell::Void,
        });
        Frame { files: field.files(), ranks: field.ranks(), cells }
    }

    /// The cells of the frame in square order.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Cell)> + '_ {
        let frame = Field::new(self.files, self.ranks, SquareSet::EMPTY);
        frame.squares().iter().map(|square| (square, self.cells[square.index()]))
    }

    /// The outline.
    pub fn field(&self) -> Field {
        let voids = self.iter().filter(|(_, cell)| *cell == Cell::Void).map(|(square, _)| square);
        Field::new(self.files, self.ranks, voids.collect())
    }

    /// The board.
    pub fn board(&self) -> Board {
        let mut board = Board::new(&self.field());
        for (square, cell) in self.iter() {
            board.set(square, cell);
        }
        board
    }

    /// What is too much for rule BO7, given the stones in hand.
    pub fn surplus(&self, supply: &BySide<[u32; 5]>) -> Vec<Refusal> {
        let mut flaws = Vec::new();
        for side in Side::ALL {
            for kind in Kind::ALL {
                let standing = self.iter().filter(|(_, cell)| *cell == Cell::Piece(Piece { side, kind }));
                if let Some((square, _)) = standing.skip(usize::from(kind.count())).last() {
                    flaws.push(
                        Refusal::by(Code::TooMany, "BO7")
                            .at(square)
                            .text("side", side.name())
                            .text("piece", kind.name())
                            .number("limit", u32::from(kind.count())),
                    );
                }
            }
        }
        for stone in Stone::ALL {
            let on_board: Vec<Square> =
                self.iter().filter(|(_, cell)| *cell == Cell::Stone(stone)).map(|(square, _)| square).collect();
            let in_hand = Side::ALL.map(|side| u64::from(supply[side][stone as usize]));
            let all = in_hand.iter().sum::<u64>() + on_board.len() as u64;
            let limit = u32::from(stone.count()) * 2;
            if all > u64::from(limit) {
                let flaw = Refusal::by(Code::TooMany, "BO7").text("stone", stone.name()).number("limit", limit);
                flaws.push(Refusal { at: on_board.last().copied(), ..flaw });
            }
        }
        flaws
    }

    /// Reads a board. Errors: `bad-text`.
    pub fn read(reader: &mut Reader<'_>) -> Result<Frame, Error> {
        let mut rows: Vec<Vec<Cell>> = Vec::new();
        loop {
            let start = reader.offset();
            let row = read_row(reader)?;
            if rows.first().is_some_and(|first| first.len() != row.len()) {
                return Err(Error::text(start, "as many files as in the first rank"));
            }
            if rows.len() == 16 {
                return Err(Error::text(start, "at most 16 ranks"));
            }
            rows.push(row);
            if !reader.take("/") {
                break;
            }
        }
        let mut cells = [Cell::Void; 256];
        for (rank, row) in (0..).zip(rows.iter().rev()) {
            for (file, cell) in (0..).zip(row) {
                if let Some(square) = Square::new(file, rank) {
                    cells[square.index()] = *cell;
                }
            }
        }
        let files = rows.first().map_or(0, Vec::len);
        Ok(Frame { files: files.min(16) as u8, ranks: rows.len().min(16) as u8, cells })
    }
}

fn read_row(reader: &mut Reader<'_>) -> Result<Vec<Cell>, Error> {
    let mut row = Vec::new();
    while let Some(byte) = reader.peek().filter(|byte| !matches!(byte, b'/' | b' ')) {
        let start = reader.offset();
        if byte.is_ascii_digit() {
            let run = reader.number()?;
            if run == 0 || run > 16 {
                return Err(Error::text(start, "a run from 1 to 16"));
            }
            row.extend((0..run).map(|_| Cell::Free));
        } else {
            row.push(read_cell(reader, byte)?);
        }
        if row.len() > 16 {
            return Err(Error::text(start, "at most 16 files"));
        }
    }
    if row.is_empty() { Err(reader.fault("a rank")) } else { Ok(row) }
}

fn read_cell(reader: &mut Reader<'_>, byte: u8) -> Result<Cell, Error> {
    if let Some(stone) = Stone::ALL.into_iter().find(|stone| reader.rest().starts_with(stone.text())) {
        reader.take(stone.text());
        return Ok(Cell::Stone(stone));
    }
    let cell = match byte {
        b'_' => Some(Cell::Void),
        letter => Piece::from_letter(char::from(letter)).map(Cell::Piece),
    };
    let cell = cell.ok_or_else(|| reader.fault("a piece, a stone, a run or _"))?;
    reader.skip();
    Ok(cell)
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.ranks).rev() {
            let mut run = 0;
            for file in 0..self.files {
                let cell = Square::new(file, rank).map_or(Cell::Void, |square| self.cells[square.index()]);
                if cell == Cell::Free {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    write!(f, "{run}")?;
                    run = 0;
                }
                match cell {
                    Cell::Void | Cell::Free => f.write_str("_")?,
                    Cell::Stone(stone) => f.write_str(stone.text())?,
                    Cell::Piece(piece) => fmt::Display::fmt(&piece, f)?,
                }
            }
            if run > 0 {
                write!(f, "{run}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Squares in square order with commas between. Errors: `bad-text`.
pub(super) fn read_squares(reader: &mut Reader<'_>) -> Result<Vec<Square>, Error> {
    let mut squares: Vec<Square> = Vec::new();
    loop {
        let start = reader.offset();
        let square = Square::read(reader)?;
        if squares.last().is_some_and(|last| *last >= square) {
            return Err(Error::text(start, "squares in square order"));
        }
        squares.push(square);
        if !reader.take(",") {
            return Ok(squares);
        }
    }
}
