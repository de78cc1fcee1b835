//! Board, position and set-up texts of hidden games.

use alloc::string::String;
use alloc::vec::Vec;

use super::sight::Sight;
use super::{PieceId, Rank, Rules, Table};
use crate::board::Square;
use crate::error::Error;
use crate::reason::Code;
use crate::settings::Ruleset;
use crate::side::Side;
use crate::text::{Reader, push_number};

/// A piece as a text gives it; its rank is `None` for `X` and `x`.
pub(super) type Placed = (Square, Side, Option<Rank>);

/// A position as a text gives it, not yet validated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PositionText {
    /// In square order.
    pub(super) pieces: Vec<Placed>,
    pub(super) turn: Side,
    pub(super) ply: u32,
}

impl PositionText {
    /// No piece, and the first move to come.
    pub(super) fn empty(rules: &Rules) -> PositionText {
        PositionText { pieces: Vec::new(), turn: rules.first(), ply: 0 }
    }
}

/// Puts pieces into square order. An insertion sort: the lists are short, and the general sort of the library weighs some
/// kilobytes.
#[inline(never)]
pub(super) fn sort(pieces: &mut [Placed]) {
    for end in 1..pieces.len() {
        let mut at = end;
        while at > 0 && pieces[at].0 < pieces[at - 1].0 {
            pieces.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// The letters of cells by their index; NUL where there is none.
type Letters = [char; 256];

/// Prints cells row by row from the last rank down.
fn print_cells(letters: &Letters, files: u8, ranks: u8) -> String {
    let mut text = String::new();
    for rank in (0..ranks).rev() {
        let mut run = 0;
        for file in 0..=files {
            let letter = match Square::new(file, rank) {
                Some(square) if file < files => letters[square.index()],
                // The blank stands for the end of the row.
                _ => ' ',
            };
            if letter == '\0' {
                run += 1;
                continue;
            }
            if run > 0 {
                push_number(&mut text, run);
                run = 0;
            }
            if letter != ' ' {
                text.push(letter);
            }
        }
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

/// Prints a whole board.
pub(super) fn print_board(rules: &Rules, pieces: &mut dyn Iterator<Item = Placed>) -> String {
    let field = rules.field();
    let mut letters = ['_'; 256];
    for square in field.squares().iter() {
        letters[square.index()] = '\0';
    }
    for (square, side, rank) in pieces {
        letters[square.index()] = rules.letter(side, rank);
    }
    print_cells(&letters, field.files(), field.ranks())
}

/// Prints `BOARD TURN PLY`.
pub(super) fn print_position(rules: &Rules, pieces: &mut dyn Iterator<Item = Placed>, turn: Side, ply: u32) -> String {
    let mut text = print_board(rules, pieces);
    text.push(' ');
    text.push(turn.letter());
    text.push(' ');
    push_number(&mut text, ply);
    text
}

/// Prints the position on a table, with the ranks that somebody may see.
pub(super) fn print_table(table: &Table, ranks: Sight<'_>) -> String {
    let mut pieces = (0..PieceId::MAX)
        .zip(table.pieces())
        .filter_map(|(id, piece)| piece.at.map(|square| (square, piece.side, ranks.rank(id))));
    print_position(&table.rules, &mut pieces, table.turn, table.ply)
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
                b'0'..=b'9' => {
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
                byte if byte.is_ascii_alphabetic() || byte == b'_' => {
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
    sort(&mut pieces);
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

/// Where a cell lies as a side sees it from its own chair, and back again.
fn seat(rules: &Rules, side: Side, cell: Square) -> Square {
    if side == Side::South { cell } else { rules.field().turned(cell) }
}

/// Reads a set-up text of a side. `X` is read only where `masked` says so. Ranks before the zone's own are read as
/// ranks in front of it, so that whoever validates finds them outside. Errors: `bad-setup` with the byte offset.
pub(super) fn read_setup(rules: &Rules, side: Side, text: &str, masked: bool) -> Result<Vec<Placed>, Error> {
    let read = Reader::whole(text, |reader| {
        let mut pieces = Vec::new();
        let widths = read_rows(reader, &mut |here, column, row, cell| {
            let Some(letter) = cell else { return Ok(()) };
            if !letter.is_ascii_uppercase() {
                return Err(here.fault("an upper-case piece letter"));
            }
            match (rules.read_letter(letter), Square::new(column, row)) {
                (Some((_, rank)), Some(cell)) if masked || rank.is_some() => pieces.push((cell, side, rank)),
                _ => return Err(here.fault("a piece letter")),
            }
            Ok(())
        })?;
        if widths.len() < usize::from(rules.definition().zone_ranks)
            || widths.iter().any(|width| *width < rules.field().files())
        {
            return Err(reader.fault("as many ranks and files as the zone has"));
        }
        for (cell, ..) in &mut pieces {
            // Row 0 is the foremost rank.
            let from_back = widths.len().saturating_sub(1 + usize::from(cell.rank()));
            let cell_from_back = Square::new(cell.file(), u8::try_from(from_back).unwrap_or(0)).unwrap_or(*cell);
            *cell = seat(rules, side, cell_from_back);
        }
        sort(&mut pieces);
        Ok(pieces)
    });
    read.map_err(|error| error.with_code(Code::BadSetup))
}

/// Prints a set-up text of a side; ranks in front of the zone, and cells beyond the board, are printed only if something
/// stands there: a draft that was read with such a fault keeps it.
pub(super) fn print_setup(rules: &Rules, side: Side, pieces: &mut dyn Iterator<Item = Placed>) -> String {
    let mut letters = ['\0'; 256];
    let mut ranks = rules.definition().zone_ranks;
    let mut files = rules.field().files();
    for (square, _, rank) in pieces {
        let cell = seat(rules, side, square);
        ranks = ranks.max(cell.rank() + 1);
        files = files.max(cell.file() + 1);
        // A set-up is written in upper case whoever's it is.
        letters[cell.index()] = rules.letter(Side::South, rank);
    }
    print_cells(&letters, files, ranks)
}
