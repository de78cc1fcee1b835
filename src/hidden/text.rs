//! Board, position and set-up texts of hidden games.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::sight::Sight;
use super::{Rank, Rules, Table};
use crate::board::{Square, sort_by_square};
use crate::error::Error;
use crate::reason::Code;
use crate::side::Side;
use crate::text::{Reader, push_number};

/// A piece as a text gives it; its rank is `None` for `X` and `x`.
pub(super) type Placed = (Square, Side, Option<Rank>);

/// A set-up as somebody knows it, in square order.
pub(super) type KnownSetup = Vec<(Square, Option<Rank>)>;

/// A position as a text gives it, not yet validated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PositionText {
    pub(super) pieces: Vec<Placed>,
    pub(super) turn: Side,
    pub(super) ply: u32,
}

/// Prints cells row by row; `cell` gives the letter of the cell in a column and row, or `None` for an empty square.
fn print_cells(columns: u8, rows: u8, cell: &dyn Fn(u8, u8) -> Option<char>) -> String {
    let mut text = String::new();
    for row in 0..rows {
        if row > 0 {
            text.push('/');
        }
        let mut run = 0;
        for letter in (0..columns).map(|column| cell(column, row)).chain([Some(' ')]) {
            match letter {
                None => run += 1,
                Some(letter) => {
                    if run > 0 {
                        push_number(&mut text, run);
                        run = 0;
                    }
                    // The blank stands for the end of the row.
                    if letter != ' ' {
                        text.push(letter);
                    }
                }
            }
        }
    }
    text
}

/// Prints a whole board.
pub(super) fn print_board(rules: &Rules, letter_at: &dyn Fn(Square) -> Option<char>) -> String {
    let field = rules.field();
    print_cells(field.files(), field.ranks(), &|column, row| {
        let square = Square::new(column, field.ranks() - 1 - row)?;
        letter_at(square).or_else(|| (!field.contains(square)).then_some('_'))
    })
}

/// Prints the board of a table, with the ranks that somebody may see.
pub(super) fn print_table(table: &Table, ranks: Sight<'_>) -> String {
    print_board(&table.rules, &|square| {
        let id = table.at(square)?;
        table.piece(id).map(|piece| table.rules.letter(piece.side, ranks.rank(id)))
    })
}

/// Takes in a cell: where its text begins, its column and row, and its letter.
type Take<'a> = dyn FnMut(&Reader<'_>, u8, u8, Option<char>) -> Result<(), Error> + 'a;

/// Reads the rows of a board or set-up text into cells `(column, row)`, row 0 being the first of the text.
fn read_rows(reader: &mut Reader<'_>, cell: &mut Take<'_>) -> Result<Vec<u8>, Error> {
    let mut widths = Vec::new();
    let mut row = 0_u8;
    loop {
        let mut column = 0_u8;
        loop {
            match reader.peek() {
                Some(b'0'..=b'9') => {
                    let start = reader.clone();
                    let run = reader.number()?;
                    if run == 0 || run > u32::from(16 - column) {
                        return Err(start.fault("a run of empty squares that fits the rank"));
                    }
                    for _ in 0..run {
                        cell(&start, column, row, None)?;
                        column += 1;
                    }
                }
                Some(byte) if byte.is_ascii_alphabetic() || byte == b'_' => {
                    if column >= 16 {
                        return Err(reader.fault("the end of the rank"));
                    }
                    cell(reader, column, row, Some(char::from(byte)))?;
                    reader.skip();
                    column += 1;
                }
                _ => break,
            }
        }
        widths.push(column);
        if !reader.take("/") {
            return Ok(widths);
        }
        row += 1;
        if row >= 16 {
            return Err(reader.fault("at most 16 ranks"));
        }
    }
}

/// Reads a board text. Pieces on cells that are no squares are read; whoever validates finds them.
pub(super) fn read_board(rules: &Rules, reader: &mut Reader<'_>) -> Result<Vec<Placed>, Error> {
    let field = rules.field();
    let (files, ranks) = (field.files(), field.ranks());
    let mut pieces = Vec::new();
    let widths = read_rows(reader, &mut |here, column, row, cell| {
        let square = ranks.checked_sub(row + 1).and_then(|rank| Square::new(column, rank)).filter(|_| column < files);
        let square = square.ok_or_else(|| here.fault("no more than the board has"))?;
        match cell {
            Some('_') if field.contains(square) => Err(here.fault("a square, not _")),
            Some('_') => Ok(()),
            None if field.contains(square) => Ok(()),
            None => Err(here.fault("_ for each cell that is no square")),
            Some(letter) => {
                let (side, rank) = rules.read_letter(letter).ok_or_else(|| here.fault("a piece letter"))?;
                pieces.push((square, side, rank));
                Ok(())
            }
        }
    })?;
    if widths.len() != usize::from(ranks) || widths.iter().any(|width| *width != files) {
        return Err(reader.fault("as many ranks and files as the board has"));
    }
    sort_by_square(&mut pieces, |(square, ..)| *square);
    Ok(pieces)
}

/// Reads `BOARD TURN PLY`. Errors: `bad-position` with the byte offset.
pub(super) fn read_position(rules: &Rules, text: &str) -> Result<PositionText, Error> {
    let read = Reader::whole(text, |reader| {
        let pieces = read_board(rules, reader)?;
        reader.expect(" ")?;
        let turn = Side::read(reader)?;
        reader.expect(" ")?;
        Ok(PositionText { pieces, turn, ply: reader.number()? })
    });
    read.map_err(|error| error.with_code(Code::BadPosition))
}

/// The cell of a set-up text: column and row counted from the side's own chair, row 0 being its back rank.
pub(super) fn seat(rules: &Rules, side: Side, column: u8, row: u8) -> Option<Square> {
    let square = Square::new(column, row)?;
    match side {
        Side::South => Some(square),
        Side::North => {
            let file = rules.field().files().checked_sub(1 + column);
            let rank = rules.field().ranks().checked_sub(1 + row);
            // Cells beyond the board have no turned twin; they stay what they are, which is no square either.
            file.zip(rank).map_or(Some(square), |(file, rank)| Square::new(file, rank))
        }
    }
}

/// Reads a set-up text of a side. `X` is read only where `masked` says so. Ranks before the zone's own are read as
/// ranks in front of it, so that whoever validates finds them outside. Errors: `bad-setup` with the byte offset.
pub(super) fn read_setup(rules: &Rules, side: Side, text: &str, masked: bool) -> Result<KnownSetup, Error> {
    let read = Reader::whole(text, |reader| {
        let mut cells = Vec::new();
        let widths = read_rows(reader, &mut |here, column, row, cell| match cell {
            None => Ok(()),
            Some(letter) if letter.is_ascii_uppercase() => {
                let (_, rank) = rules.read_letter(letter).ok_or_else(|| here.fault("a piece letter"))?;
                if rank.is_none() && !masked {
                    return Err(here.fault("a piece letter"));
                }
                cells.push((column, row, rank, here.offset()));
                Ok(())
            }
            Some(_) => Err(here.fault("an upper-case piece letter")),
        })?;
        let rows = widths.len();
        if rows < usize::from(rules.definition().zone_ranks)
            || widths.iter().any(|width| *width < rules.field().files())
        {
            return Err(reader.fault("as many ranks and files as the zone has"));
        }
        let mut pieces = Vec::with_capacity(cells.len());
        for (column, row, rank, offset) in cells {
            let from_back = u8::try_from(rows).ok().and_then(|rows| rows.checked_sub(row + 1));
            let square = from_back.and_then(|row| seat(rules, side, column, row));
            pieces.push((square.ok_or_else(|| Error::text(offset, "a square"))?, rank));
        }
        sort_by_square(&mut pieces, |(square, _)| *square);
        Ok(pieces)
    });
    read.map_err(|error| error.with_code(Code::BadSetup))
}

/// Prints a set-up text of a side; ranks in front of the zone, and cells beyond the board, are printed only if something
/// stands there: a draft that was read with such a fault keeps it.
pub(super) fn print_setup(rules: &Rules, side: Side, pieces: &[(Square, Option<Rank>)]) -> String {
    let mut letters = [None; 256];
    let mut rows = rules.definition().zone_ranks;
    let mut columns = rules.field().files();
    for (square, rank) in pieces {
        let seat = if side == Side::South { *square } else { rules.field().turned(*square) };
        rows = rows.max(seat.rank() + 1);
        columns = columns.max(seat.file() + 1);
        letters[seat.index()] = Some(rules.letter(Side::South, *rank));
    }
    print_cells(columns, rows, &|column, row| {
        let square = Square::new(column, rows - 1 - row)?;
        letters[square.index()]
    })
}

/// Prints `BOARD TURN PLY`.
pub(super) fn print_position(board: &str, turn: Side, ply: u32) -> String {
    let mut text = board.to_string();
    text.push(' ');
    text.push(turn.letter());
    text.push(' ');
    push_number(&mut text, ply);
    text
}
