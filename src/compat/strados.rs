//! Positions of 100 StraDoS letters, from a1 over b1 to the last file of rank 10.
//!
//! `_` is a lake, `A` an empty square. Red (south) has `B` Bomb, `C` Spy, `D` Scout, `E` Miner, `F` Sergeant, `G`
//! Lieutenant, `H` Captain, `I` Major, `J` Colonel, `K` General, `L` Marshal, `M` Flag; blue (north) the same twelve as `N` to
//! `Y`. Some programs write a piece that has been revealed in lower case: that is read, and forgotten, since a
//! position of ours does not say it.

use alloc::string::String;
use alloc::vec::Vec;

use super::{fault, unsaid};
use crate::board::Square;
use crate::draft::Draft;
use crate::error::Error;
use crate::games::stratego;
use crate::hidden::HiddenDraft;
use crate::settings::Settings;
use crate::side::Side;

/// Our letters in the order of theirs.
const OURS: &str = "BSOITLPJCGMF";

/// The pieces of a board: squares in order, and our letters, upper case for south.
pub(super) type Board = Vec<(Square, char)>;

fn squares() -> impl Iterator<Item = Square> {
    (0..10).flat_map(|rank| (0..10).filter_map(move |file| Square::new(file, rank)))
}

/// Our letter for one of theirs, whether hidden or shown; `None` for an empty square.
/// Errors: nothing that stands for a piece.
pub(super) fn ours(letter: char) -> Result<Option<char>, ()> {
    let upper = letter.to_ascii_uppercase();
    let nth = |start: char| OURS.chars().nth((upper as usize).wrapping_sub(start as usize));
    match upper {
        'A' => Ok(None),
        'B'..='M' => Ok(nth('B')),
        'N'..='Y' => Ok(nth('N').map(|letter| letter.to_ascii_lowercase())),
        _ => Err(()),
    }
}

/// Their letter for one of ours.
pub(super) fn theirs(letter: char) -> Option<char> {
    let index = OURS.find(letter.to_ascii_uppercase())?;
    let start = if letter.is_ascii_uppercase() { b'B' } else { b'N' };
    u8::try_from(index).ok().map(|index| char::from(start + index))
}

/// Reads 100 letters at a place in a text. Errors: `bad-record` with the place.
pub(super) fn read_letters(text: &str, start: usize, letters: &str) -> Result<Board, Error> {
    let mut board = Board::new();
    let mut rest = letters.char_indices();
    for square in squares() {
        let Some((at, letter)) = rest.next() else {
            return Err(fault(text, start + letters.len(), "100 letters"));
        };
        let lake = !stratego::DEFINITION.field.contains(square);
        match ours(letter) {
            _ if lake && letter == '_' => {}
            _ if lake => return Err(fault(text, start + at, "_ for a lake")),
            Ok(piece) => board.extend(piece.map(|piece| (square, piece))),
            Err(()) => return Err(fault(text, start + at, "a letter of StraDoS")),
        }
    }
    match rest.next() {
        None => Ok(board),
        Some((at, _)) => Err(fault(text, start + at, "the end of 100 letters")),
    }
}

/// Writes 100 letters. `None` for a letter that no piece has.
pub(super) fn write_letters(board: &Board) -> Option<String> {
    let letter = |square: Square| {
        let found = board.iter().find(|(at, _)| *at == square);
        match found {
            Some((_, piece)) => theirs(*piece),
            None => Some(if stratego::DEFINITION.field.contains(square) { 'A' } else { '_' }),
        }
    };
    squares().map(letter).collect()
}

fn draft(text: Option<&str>) -> Result<HiddenDraft, Error> {
    HiddenDraft::new(stratego::rules(&Settings::new())?, None, text)
}

/// The pieces of one of our position texts. Errors: `bad-position`.
pub(super) fn board_of(position: &str) -> Result<Board, Error> {
    let scene = draft(Some(position))?.scene();
    let letter = |kind: Option<&str>, side: Side| {
        let piece = stratego::DEFINITION.info.pieces.iter().find(|piece| Some(piece.name) == kind)?;
        Some(if side == Side::South { piece.letter } else { piece.letter.to_ascii_lowercase() })
    };
    Ok(scene.pieces.iter().filter_map(|piece| Some((piece.at, letter(piece.kind, piece.side)?))).collect())
}

/// One of our position texts: `BOARD TURN PLY`.
pub(super) fn position_of(board: &Board, turn: Side, ply: u32) -> Result<String, Error> {
    let mut draft = draft(None)?;
    for (square, letter) in board {
        draft.put(*square, Some(letter.encode_utf8(&mut [0; 4])))?;
    }
    let text = draft.text();
    let board = text.split(' ').next().unwrap_or_default();
    Ok(alloc::format!("{board} {} {ply}", turn.letter()))
}

/// Our position text for theirs: 100 letters, and, if they follow, `r` (red) or `b` (blue) for the side on turn and the
/// number of turns played. Without them red is on turn at ply 0. Errors: `bad-record` with the place.
pub fn to_position(text: &str) -> Result<String, Error> {
    let start = text.len() - text.trim_start().len();
    let body = text.trim();
    let mut words = body.split(' ');
    let letters = words.next().unwrap_or("");
    let board = read_letters(text, start, letters)?;
    let turn_at = start + letters.len() + 1;
    let turn = match words.next() {
        None | Some("r") => Side::South,
        Some("b") => Side::North,
        Some(_) => return Err(fault(text, turn_at, "r or b")),
    };
    let ply_at = turn_at + 2;
    let number = words.next();
    let ply = match number {
        None => 0,
        Some(word) => {
            let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
            word.parse().ok().filter(|_| plain).ok_or_else(|| fault(text, ply_at, "the number of turns played"))?
        }
    };
    match words.next() {
        None => position_of(&board, turn, ply),
        Some(_) => Err(fault(text, ply_at + number.unwrap_or("").len() + 1, "no more than letters, turn and number")),
    }
}

/// Their text, `LETTERS TURN PLY`, for one of our position texts. Errors: `bad-position`.
pub fn from_position(position: &str) -> Result<String, Error> {
    let letters = write_letters(&board_of(position)?).ok_or_else(|| unsaid("position", position))?;
    // The draft has read it: three words.
    let mut words = position.trim().split(' ').skip(1);
    let turn = if words.next() == Some("n") { 'b' } else { 'r' };
    Ok(alloc::format!("{letters} {turn} {}", words.next().unwrap_or("0")))
}
