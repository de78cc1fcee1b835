//! Foreign formats of Stratego: positions, set-up lists and game files that other programs write.
//!
//! | format | read and written by |
//! |---|---|
//! | squares and moves of tournament notation, which skips the file j | [`notation`] |
//! | positions of 100 StraDoS letters | [`strados`] |
//! | lists of set-ups, the front row first | [`setups`] |
//! | game files of Gravon, XML | [`xml`] |
//! | game files of Gravon, GSN (the older ones) | [`gsn`] |
//!
//! The StraDoS letters, the set-up lists and the moves are tested against files of others. The two kinds of game file are
//! written down here from public programs that read them; **no file of others was at hand, so only round trips are
//! tested**. What those programs leave open:
//!
//! - Whether ranks of XML files go to `10` or `:`, and whether GSN files have small or capital file letters: all are
//!   read; `:` and capitals are written.
//! - Some XML files number the last file J, others K: both are read, K is written.
//! - What tells version 1 of GSN from version 2: both are read, the number is kept.
//! - The rescue moves of Ultimate Lightning (`xx:yy`) are refused: what they do is not told anywhere.
//! - XML files of duels may name another type. The army of a game is the one that both set-ups fit.
//! - No file says who begins: the owner of the piece that moves first, and red where nobody moved.
//!
//! A file that is damaged or not understood gets `bad-record` with line, column (in characters) and byte offset.

mod game;
pub mod gsn;
mod markup;
pub mod notation;
pub mod setups;
pub mod strados;
pub mod xml;

use alloc::string::String;

pub use game::{Ending, GameFile, Kind};

use crate::error::Error;
use crate::reason::{Code, Refusal};

/// A fault at a byte of a text: `bad-record` with line and column.
fn fault(text: &str, offset: usize, expected: &'static str) -> Error {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let refusal = Refusal::new(Code::BadRecord).text("expected", expected);
    Error::from(refusal).at_offset(offset).at_place(number(line), number(column))
}

/// Something that a format has no words for: `bad-option` with its name.
fn unsaid(name: &'static str, value: impl Into<String>) -> Error {
    Error::option(name, &value.into())
}
