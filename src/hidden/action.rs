use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::Rules;
use crate::board::Square;
use crate::error::Error;
use crate::game::Notation;
use crate::text::Reader;

/// One turn: `a4-a5` a move, `a4xa5` a challenge, `a4-a5xb5` a step with a strike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes, or the square of the piece that it challenges.
    pub to: Square,
    /// The square in between, of a step with a strike (SM3).
    pub via: Option<Square>,
    /// Whether the text says that an enemy piece is challenged.
    pub attack: bool,
}

impl Action {
    /// A move or a challenge.
    #[must_use]
    pub const fn new(from: Square, to: Square, attack: bool) -> Action {
        Action { from, to, via: None, attack }
    }

    /// The square from which it enters `to`.
    #[must_use]
    pub fn last_stand(&self) -> Square {
        self.via.unwrap_or(self.from)
    }

    pub(crate) fn write(&self, text: &mut String) {
        self.from.write(text);
        if let Some(via) = self.via {
            text.push('-');
            via.write(text);
        }
        text.push(if self.attack { 'x' } else { '-' });
        self.to.write(text);
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Action, Error> {
        let from = Square::read(reader)?;
        if reader.take("x") {
            return Ok(Action::new(from, Square::read(reader)?, true));
        }
        reader.expect("-")?;
        let to = Square::read(reader)?;
        if reader.take("x") {
            return Ok(Action { from, to: Square::read(reader)?, via: Some(to), attack: true });
        }
        Ok(Action::new(from, to, false))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

/// Errors: `bad-text` with the byte offset.
impl FromStr for Action {
    type Err = Error;

    fn from_str(text: &str) -> Result<Action, Error> {
        Reader::whole(text, Action::read)
    }
}

impl Notation<Rules> for Action {
    fn write(&self, text: &mut String) {
        self.write(text);
    }
}
