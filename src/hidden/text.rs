//! Board, position and set-up texts of hidden games.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::{HiddenRules, RankKind, Ranks, Table};
use crate::board::{Square, sort_by_square};
use crate::error::Error;
use crate::reason::Code;
use crate::side::Side;
use crate::text::Reader;

/// A piece as a text gives it; its rank is `None` for `X` and `x`.
pub(super) type Placed<R> = (Square, Side, Option<R>);

/// A set-up as somebody knows it, in square order.
pub(super) type KnownSetup<R> = Vec<(Square, Option<R>)>;

/// A position as a text gives it, not yet validated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PositionText<R> {
    pub(super) pieces: Vec<Placed<R>>,
    pub(super) turn: Side,
    pub(super) ply: u32,
}

/// The letter of a piece: upper case for south, `X` and `x` for an unknown one.
pub(super) fn letter<K: HiddenRules>(side: Side, rank: Option<K::Rank>) -> char {
    let upper = rank.and_then(|rank| K::INFO.pieces.get(rank.index())).map_or('X', |piece| piece.letter);
    match side {
        Side::South => upper,
        Side::North => upper.to_ascii_lowercase(),
    }
}

/// The side and rank that a letter stands for; `None` for a letter that no piece has.
pub(super) fn piece<K: HiddenRules>(letter: char) -> Option<(Side, Option<K::Rank>)> {
    let side = if letter.is_ascii_uppercase() { Side::South } else { Side::North };
    let upper = letter.to_ascii_uppercase();
    if upper == 'X' {
        return Some((side, None));
    }
    let index = K::INFO.pieces.iter().position(|piece| piece.letter == upper)?;
    K::Rank::ALL.get(index).map(|rank| (side, Some(*rank)))
}

/// The name of a rank in the contract.
pub(super) fn name<K: HiddenRules>(rank: K::Rank) -> &'static str {
    K::INFO.pieces.get(rank.index()).map_or("unknown", |piece| piece.name)
}

/// Prints rows of cells; `cell` gives the letter of a cell, or `None` for an empty square.
fn print_rows(rows: impl Iterator<Item = impl Iterator<Item = Option<char>>>) -> String {
    let mut text = String::new();
    for (index, row) in rows.enumerate() {
        if index > 0 {
            text.push('/');
        }
        let mut run = 0_u32;
        for cell in row {
            match cell {
                None => run += 1,
                Some(letter) => {
                    flush(&mut text, &mut run);
                    text.push(letter);
                }
            }
        }
        flush(&mut text, &mut run);
    }
    text
}

fn flush(text: &mut String, run: &mut u32) {
    if *run > 0 {
        // Writing to a String cannot fail.
        let _ = write!(text, "{run}");
        *run = 0;
    }
}

/// Prints a whole board.
pub(super) fn print_board<K: HiddenRules>(letter_at: impl Fn(Square) -> Option<char>) -> String {
    let files = K::FIELD.files();
    let letter_at = &letter_at;
    let cell = |square: Square| letter_at(square).or_else(|| (!K::FIELD.contains(square)).then_some('_'));
    print_rows(
        (0..K::FIELD.ranks()).rev().map(|rank| (0..files).filter_map(move |file| Square::new(file, rank)).map(cell)),
    )
}

/// Prints the board of a table, with the ranks that somebody may see.
pub(super) fn print_table<K: HiddenRules>(table: &Table<K>, ranks: &impl Ranks<K>) -> String {
    print_board::<K>(|square| {
        let id = table.at(square)?;
        table.piece(id).map(|piece| letter::<K>(piece.side, ranks.rank(id)))
    })
}

/// Reads the rows of a board or set-up text into cells `(column, row)`, row 0 being the first of the text.
fn read_rows(
    reader: &mut Reader<'_>,
    mut cell: impl FnMut(&Reader<'_>, u8, u8, Option<char>) -> Result<(), Error>,
) -> Result<Vec<u8>, Error> {
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
pub(super) fn read_board<K: HiddenRules>(reader: &mut Reader<'_>) -> Result<Vec<Placed<K::Rank>>, Error> {
    let (files, ranks) = (K::FIELD.files(), K::FIELD.ranks());
    let mut pieces = Vec::new();
    let widths = read_rows(reader, |here, column, row, cell| {
        let square = ranks.checked_sub(row + 1).and_then(|rank| Square::new(column, rank)).filter(|_| column < files);
        let square = square.ok_or_else(|| here.fault("no more than the board has"))?;
        match cell {
            Some('_') if K::FIELD.contains(square) => Err(here.fault("a square, not _")),
            Some('_') => Ok(()),
            None if K::FIELD.contains(square) => Ok(()),
            None => Err(here.fault("_ for each cell that is no square")),
            Some(letter) => {
                let (side, rank) = piece::<K>(letter).ok_or_else(|| here.fault("a piece letter"))?;
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
pub(super) fn read_position<K: HiddenRules>(text: &str) -> Result<PositionText<K::Rank>, Error> {
    let read = Reader::whole(text, |reader| {
        let pieces = read_board::<K>(reader)?;
        reader.expect(" ")?;
        let turn = Side::read(reader)?;
        reader.expect(" ")?;
        Ok(PositionText { pieces, turn, ply: reader.number()? })
    });
    read.map_err(|error| error.with_code(Code::BadPosition))
}

/// The cell of a set-up text: column and row counted from the side's own chair, row 0 being its back rank.
pub(super) fn seat<K: HiddenRules>(side: Side, column: u8, row: u8) -> Option<Square> {
    let square = Square::new(column, row)?;
    match side {
        Side::South => Some(square),
        Side::North => {
            let file = K::FIELD.files().checked_sub(1 + column);
            let rank = K::FIELD.ranks().checked_sub(1 + row);
            // Cells beyond the board have no turned twin; they stay what they are, which is no square either.
            file.zip(rank).map_or(Some(square), |(file, rank)| Square::new(file, rank))
        }
    }
}

/// Reads a set-up text of a side. `X` is read only where `masked` says so. Ranks before the zone's own are read as
/// ranks in front of it, so that whoever validates finds them outside. Errors: `bad-setup` with the byte offset.
pub(super) fn read_setup<K: HiddenRules>(side: Side, text: &str, masked: bool) -> Result<KnownSetup<K::Rank>, Error> {
    let read = Reader::whole(text, |reader| {
        let mut cells = Vec::new();
        let widths = read_rows(reader, |here, column, row, cell| match cell {
            None => Ok(()),
            Some(letter) if letter.is_ascii_uppercase() => {
                let (_, rank) = piece::<K>(letter).ok_or_else(|| here.fault("a piece letter"))?;
                if rank.is_none() && !masked {
                    return Err(here.fault("a piece letter"));
                }
                cells.push((column, row, rank, here.offset()));
                Ok(())
            }
            Some(_) => Err(here.fault("an upper-case piece letter")),
        })?;
        let rows = widths.len();
        if rows < usize::from(K::ZONE_RANKS) || widths.iter().any(|width| *width < K::FIELD.files()) {
            return Err(reader.fault("as many ranks and files as the zone has"));
        }
        let mut pieces = Vec::with_capacity(cells.len());
        for (column, row, rank, offset) in cells {
            let from_back = u8::try_from(rows).ok().and_then(|rows| rows.checked_sub(row + 1));
            let square = from_back.and_then(|row| seat::<K>(side, column, row));
            pieces.push((square.ok_or_else(|| Error::text(offset, "a square"))?, rank));
        }
        sort_by_square(&mut pieces, |(square, _)| *square);
        Ok(pieces)
    });
    read.map_err(|error| error.with_code(Code::BadSetup))
}

/// Prints a set-up text of a side; ranks in front of the zone are printed only if something stands there.
pub(super) fn print_setup<K: HiddenRules>(side: Side, pieces: &[(Square, Option<K::Rank>)]) -> String {
    let column_of = |square: Square| match side {
        Side::South => (square.file(), square.rank()),
        Side::North => {
            let turned = K::FIELD.turned(square);
            (turned.file(), turned.rank())
        }
    };
    let zone = K::ZONE_RANKS;
    let rows = pieces.iter().map(|(square, _)| column_of(*square).1 + 1).max().unwrap_or(zone).max(zone);
    let files = K::FIELD.files();
    print_rows((0..rows).rev().map(|row| {
        (0..files).map(move |column| {
            let found = pieces.iter().find(|(square, _)| column_of(*square) == (column, row));
            found.map(|(_, rank)| letter::<K>(Side::South, *rank))
        })
    }))
}

/// Prints `BOARD TURN PLY`.
pub(super) fn print_position(board: &str, turn: Side, ply: u32) -> String {
    let mut text = board.to_string();
    // Writing to a String cannot fail.
    let _ = write!(text, " {} {ply}", turn.letter());
    text
}
