//! Squares and moves of tournament notation: files `a` to `i` and `k`, ranks 1 to 10, the last also written `:`.

use alloc::string::String;

use crate::board::Square;
use crate::error::Error;

/// A move: where from and where to.
pub type Move = (Square, Square);

/// Reads a square at the front of a text; the square and how many bytes it takes.
fn front(text: &str) -> Option<(Square, usize)> {
    let bytes = text.as_bytes();
    let file = match bytes.first()?.to_ascii_lowercase() {
        letter @ b'a'..=b'i' => letter - b'a',
        // Who skips j writes k; who does not, j.
        b'j' | b'k' => 9,
        _ => return None,
    };
    let (rank, length) = match (bytes.get(1)?, bytes.get(2)) {
        (b'1', Some(b'0')) => (9, 3),
        (digit @ b'1'..=b'9', _) => (digit - b'1', 2),
        // What follows 9 in the table of characters.
        (b':', _) => (9, 2),
        _ => return None,
    };
    Some((Square::new(file, rank)?, length))
}

/// Reads a square: `a4`, `K10`, `k:`. Errors: `bad-text`.
pub fn read_square(text: &str) -> Result<Square, Error> {
    match front(text) {
        Some((square, length)) if length == text.len() => Ok(square),
        _ => Err(Error::text(0, "a square, e.g. a4 or k10")),
    }
}

/// Reads a move: `a4-a5`. Errors: `bad-text` with the byte offset.
pub fn read_move(text: &str) -> Result<Move, Error> {
    let (from, length) = front(text).ok_or_else(|| Error::text(0, "a square, e.g. a4 or k10"))?;
    let rest = text.get(length..).unwrap_or("");
    let to = rest.strip_prefix('-').ok_or_else(|| Error::text(length, "-"))?;
    read_square(to).map(|to| (from, to)).map_err(|error| error.shifted(length + 1))
}

/// Writes a square: `a4`, `k10`. None for a square of another board.
#[must_use]
pub fn write_square(square: Square) -> Option<String> {
    let rank = square.rank() + 1;
    file_letter(square).filter(|_| rank <= 10).map(|file| alloc::format!("{file}{rank}"))
}

/// Writes a square with two characters: `A4`, `K:`. None for a square of another board.
pub(super) fn write_short(square: Square) -> Option<String> {
    let rank = (square.rank() < 10).then(|| char::from(b'1' + square.rank()))?;
    file_letter(square).map(|file| alloc::format!("{}{rank}", file.to_ascii_uppercase()))
}

fn file_letter(square: Square) -> Option<char> {
    "abcdefghik".chars().nth(square.file().into())
}
