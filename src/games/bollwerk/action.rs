use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::frame::read_squares;
use super::{Rules, Stone};
use crate::board::{Square, SquareSet, push_squares};
use crate::error::Error;
use crate::game::Notation;
use crate::text::Reader;

/// One stone on one square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placing {
    /// Which.
    pub stone: Stone,
    /// Where.
    pub at: Square,
}

/// One whole turn (rule T4). Its text is the notation's: `e2-e3`, `e2xf3`, `l1-l5(l2,l4)`, `f1:A@c3,B@d4`, `c1:-d3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A move, with or without capture.
    Move {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// Whether an enemy piece stands there at the end of the turn.
        strikes: bool,
        /// The pieces captured by being jumped.
        over: SquareSet,
    },
    /// A placement.
    Place {
        /// By the piece there.
        from: Square,
        /// The stone.
        first: Placing,
        /// The Chancellor's second.
        second: Option<Placing>,
    },
    /// A Knight's removal.
    Remove {
        /// By the piece there.
        from: Square,
        /// Of the stone there.
        at: Square,
    },
}

impl Action {
    /// The square of the acting piece.
    #[must_use]
    pub const fn from(&self) -> Square {
        match *self {
            Action::Move { from, .. } | Action::Place { from, .. } | Action::Remove { from, .. } => from,
        }
    }
}

impl Placing {
    fn write(self, text: &mut String) {
        text.push_str(self.stone.tool().as_str());
        text.push('@');
        self.at.write(text);
    }
}

impl Action {
    /// The text.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text);
        text
    }

    /// Writes the action at the end of a text.
    pub(super) fn write(&self, text: &mut String) {
        self.from().write(text);
        match *self {
            Action::Move { to, strikes, over, .. } => {
                text.push(if strikes { 'x' } else { '-' });
                to.write(text);
                if !over.is_empty() {
                    text.push('(');
                    push_squares(text, over);
                    text.push(')');
                }
            }
            Action::Place { first, second, .. } => {
                text.push(':');
                first.write(text);
                if let Some(second) = second {
                    text.push(',');
                    second.write(text);
                }
            }
            Action::Remove { at, .. } => {
                text.push_str(":-");
                at.write(text);
            }
        }
    }
}

impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// Reads exactly one action, legal or not. Errors: `bad-text` with the byte offset.
impl FromStr for Action {
    type Err = Error;

    fn from_str(text: &str) -> Result<Action, Error> {
        Reader::whole(text, read)
    }
}

fn read(reader: &mut Reader<'_>) -> Result<Action, Error> {
    let from = Square::read(reader)?;
    if reader.take(":") {
        if reader.take("-") {
            return Ok(Action::Remove { from, at: Square::read(reader)? });
        }
        let first = read_placing(reader)?;
        let second = if reader.take(",") { Some(read_placing(reader)?) } else { None };
        return Ok(Action::Place { from, first, second });
    }
    let strikes = reader.take("x");
    if !strikes && !reader.take("-") {
        return Err(reader.fault("-, x or :"));
    }
    let to = Square::read(reader)?;
    let mut over = SquareSet::EMPTY;
    if reader.take("(") {
        read_squares(reader, &mut over)?;
        reader.expect(")")?;
    }
    Ok(Action::Move { from, to, strikes, over })
}

fn read_placing(reader: &mut Reader<'_>) -> Result<Placing, Error> {
    // No text of a stone is the beginning of another.
    for &stone in &Stone::ALL {
        if reader.take(stone.tool().as_str()) {
            reader.expect("@")?;
            return Ok(Placing { stone, at: Square::read(reader)? });
        }
    }
    Err(reader.fault("A, RA, B, RB or O"))
}

impl Notation<Rules> for Action {
    fn write(&self, text: &mut String) {
        self.write(text);
    }
}
