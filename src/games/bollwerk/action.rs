use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::Stone;
use super::frame::read_squares;
use crate::board::{Square, SquareSet, write_squares};
use crate::error::Error;
use crate::text::Reader;
use crate::turn::Tool;

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

    /// The stones that it places, in order.
    pub(super) fn placings(&self) -> impl Iterator<Item = Placing> {
        let (first, second) = match *self {
            Action::Place { first, second, .. } => (Some(first), second),
            _ => (None, None),
        };
        first.into_iter().chain(second)
    }
}

impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.stone.tool(), self.at)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move { from, to, strikes, over } => {
                write!(f, "{from}{}{to}", if *strikes { 'x' } else { '-' })?;
                if !over.is_empty() {
                    f.write_str("(")?;
                    write_squares(f, *over)?;
                    f.write_str(")")?;
                }
                Ok(())
            }
            Action::Place { from, first, second: None } => write!(f, "{from}:{first}"),
            Action::Place { from, first, second: Some(second) } => write!(f, "{from}:{first},{second}"),
            Action::Remove { from, at } => write!(f, "{from}:-{at}"),
        }
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
    let mut over = Vec::new();
    if reader.take("(") {
        over = read_squares(reader)?;
        reader.expect(")")?;
    }
    Ok(Action::Move { from, to, strikes, over: over.into_iter().collect() })
}

fn read_placing(reader: &mut Reader<'_>) -> Result<Placing, Error> {
    // `RA` before `A`: no text of a stone is the beginning of another.
    let stone = Stone::ALL.into_iter().find(|stone| reader.rest().starts_with(stone.tool().as_str()));
    let stone = stone.ok_or_else(|| reader.fault("A, RA, B, RB or O"))?;
    reader.take(Tool::as_str(stone.tool()));
    reader.expect("@")?;
    Ok(Placing { stone, at: Square::read(reader)? })
}
