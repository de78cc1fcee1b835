//! Lists of set-ups: one line of 40 StraDoS letters for each, red's whoever's it is, `A` for an empty square. A line starts
//! with the front row and goes from right to left as its owner sees it: read backwards it is a1, b1 and so on.
//! Lines that are empty or start with `#` are no set-ups.

use alloc::string::String;
use alloc::vec::Vec;

use super::{fault, strados, unsaid};
use crate::board::Square;
use crate::draft::Draft;
use crate::error::Error;
use crate::games::stratego;
use crate::hidden::HiddenDraft;
use crate::settings::Settings;
use crate::side::Side;

fn squares() -> impl Iterator<Item = Square> {
    (0..4).rev().flat_map(|rank| (0..10).rev().filter_map(move |file| Square::new(file, rank)))
}

fn draft(text: Option<&str>) -> Result<HiddenDraft, Error> {
    HiddenDraft::new(stratego::rules(&Settings::new())?, Some(Side::South), text)
}

/// The set-up texts of a list; whoever deploys them finds their faults. Errors: `bad-record` with the place.
pub fn read(text: &str) -> Result<Vec<String>, Error> {
    let mut setups = Vec::new();
    let mut start = 0;
    for whole in text.split('\n') {
        let line = whole.trim();
        if !line.is_empty() && !line.starts_with('#') {
            let lead = whole.len() - whole.trim_start().len();
            setups.push(read_line(text, start + lead, line)?);
        }
        start += whole.len() + 1;
    }
    Ok(setups)
}

fn read_line(text: &str, start: usize, line: &str) -> Result<String, Error> {
    let mut draft = draft(None)?;
    let mut letters = line.char_indices();
    for square in squares() {
        let Some((at, letter)) = letters.next() else {
            return Err(fault(text, start + line.len(), "40 letters"));
        };
        match strados::ours(letter) {
            Ok(Some(piece)) if piece.is_ascii_uppercase() => {
                draft.put(square, Some(piece.encode_utf8(&mut [0; 4])))?;
            }
            Ok(None) => {}
            _ => return Err(fault(text, start + at, "a letter from A to M")),
        }
    }
    match letters.next() {
        None => Ok(draft.text()),
        Some((at, _)) => Err(fault(text, start + at, "the end of 40 letters")),
    }
}

/// The line of a set-up text, whichever side's. Errors: `bad-setup` for a text that is none; `bad-option` for one with
/// pieces outside the zone, which a line cannot say.
pub fn write(setup: &str) -> Result<String, Error> {
    let draft = draft(Some(setup))?;
    let pieces = draft.scene().pieces;
    let letter = |square: Square| {
        let Some(found) = pieces.iter().find(|piece| piece.at == square) else { return Some('A') };
        let info = stratego::DEFINITION.info.pieces.iter().find(|piece| Some(piece.name) == found.kind)?;
        strados::theirs(info.letter)
    };
    let line: Option<String> = squares().map(letter).collect();
    line.filter(|_| pieces.iter().all(|piece| piece.at.rank() < 4)).ok_or_else(|| unsaid("setup", setup))
}
