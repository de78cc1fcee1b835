//! Game files of Gravon before XML, `.gsn`: a line each for the version, the type, the board (100 StraDoS letters; left out
//! when the game ended before both had set up) and each move, then `END` and a line with players and result.
//!
//! ```text
//! #X38FA11 Stratego-Notation v2
//! type 1
//! BEAAAAAAAAMCDAAAAAAALDAAAAAAAAAAAAAAAAAKAA__AA__AAAA__AA__AAAAWAAAAAAAPPOAAAAAAANXAAAAAAAAYQAAAAAAAA
//! A3-A4
//! A:-B:
//! END
//! One vs Two result 3 winner 0
//! ```

use alloc::string::{String, ToString};
use core::fmt::Write;

use super::game::{GameFile, winner_number, winner_numbered};
use super::{Ending, Kind, fault, notation, strados, unsaid};
use crate::error::Error;

const HEAD: &str = "#X38FA11 Stratego-Notation v";

/// The lines of a text with their byte offsets, white space at their ends left out.
struct Lines<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let rest = self.text.get(self.offset..).filter(|rest| !rest.is_empty())?;
        let line = rest.split('\n').next().unwrap_or(rest);
        let start = self.offset;
        self.offset = (start + line.len() + 1).min(self.text.len());
        Some((start, line.trim_end()))
    }

    fn expect(&mut self, what: &'static str) -> Result<(usize, &'a str), Error> {
        let end = self.text.len();
        self.next().ok_or_else(|| fault(self.text, end, what))
    }
}

/// Reads a file; the number of its version, 1 or 2, and what it says. Errors: `bad-record` with the place.
pub fn read(text: &str) -> Result<(u8, GameFile), Error> {
    // Some files start with the mark of their encoding.
    let start = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let mut lines = Lines { text, offset: start };
    let (at, head) = lines.expect(HEAD)?;
    let version = match head.strip_prefix(HEAD) {
        Some("1") => 1,
        Some("2") => 2,
        _ => return Err(fault(text, at, "#X38FA11 Stratego-Notation v1 or v2")),
    };
    let (at, line) = lines.expect("type")?;
    let number = line.strip_prefix("type").map(str::trim_start);
    let kinds = Kind::ALL.iter().zip(["0", "1", "2", "3", "4"]);
    let kind = kinds.into_iter().find(|(_, digit)| number == Some(*digit)).map(|(kind, _)| *kind);
    let kind = kind.ok_or_else(|| fault(text, at, "type and a number from 0 to 4"))?;

    let (mut at, mut line) = lines.expect("100 letters, or END")?;
    let mut board = None;
    let mut moves = alloc::vec::Vec::new();
    if line != "END" {
        board = Some(GameFile::board(&strados::read_letters(text, at, line)?)?);
        (at, line) = lines.expect("a move, or END")?;
        while line != "END" {
            let fail = |error: Error| {
                let expected = if line.as_bytes().get(2) == Some(&b':') && line.len() == 5 {
                    "a move: what a rescue does is not known"
                } else {
                    "a move, e.g. A3-A4, or END"
                };
                fault(text, at + error.offset.unwrap_or(0), expected)
            };
            moves.push(notation::read_move(line).map_err(fail)?);
            (at, line) = lines.expect("a move, or END")?;
        }
    }
    let (at, line) = lines.expect("players and result")?;
    let file = read_result(line).ok_or_else(|| fault(text, at, "NAME vs NAME result NUMBER winner NUMBER"))?;
    let (red, blue, ending, winner) = file;
    if let Some((at, _)) = core::iter::from_fn(|| lines.next()).find(|(_, line)| !line.is_empty()) {
        return Err(fault(text, at, "the end"));
    }
    Ok((version, GameFile { kind, red: red.to_string(), blue: blue.to_string(), board, moves, ending, winner }))
}

/// What the last line says: players, ending, winner.
type Told<'a> = (&'a str, &'a str, Ending, Option<crate::side::Side>);

fn read_result(line: &str) -> Option<Told<'_>> {
    let (players, result) = line.rsplit_once(" result ")?;
    let (red, blue) = players.split_once(" vs ")?;
    let (ending, winner) = result.split_once(" winner ")?;
    Some((red, blue, Ending::numbered(ending)?, winner_numbered(winner, 0)?))
}

/// Writes a file of version 1 or 2. Errors: `bad-option` for names that its last line cannot hold; `bad-position`.
pub fn write(file: &GameFile, version: u8) -> Result<String, Error> {
    if !(1..=2).contains(&version) {
        return Err(unsaid("version", version.to_string()));
    }
    let kind = Kind::ALL.iter().position(|kind| *kind == file.kind).unwrap_or(0);
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{HEAD}{version}\ntype {kind}");
    if let Some(board) = file.pieces()? {
        let letters = strados::write_letters(&board).ok_or_else(|| unsaid("board", "letters"))?;
        let _ = writeln!(text, "{letters}");
    } else if !file.moves.is_empty() {
        return Err(unsaid("board", "none"));
    }
    for (from, to) in &file.moves {
        let square = |square| notation::write_short(square).ok_or_else(|| unsaid("square", alloc::format!("{square}")));
        let _ = writeln!(text, "{}-{}", square(*from)?, square(*to)?);
    }
    let last = alloc::format!(
        "{} vs {} result {} winner {}",
        file.red,
        file.blue,
        file.ending.number(),
        winner_number(file.winner)
    );
    let told = read_result(&last);
    let same = told == Some((file.red.as_str(), file.blue.as_str(), file.ending, file.winner));
    if !same || last.trim_end() != last || last.contains(['\n', '\r']) {
        return Err(unsaid("players", alloc::format!("{} vs {}", file.red, file.blue)));
    }
    let _ = writeln!(text, "END\n{last}");
    Ok(text)
}
