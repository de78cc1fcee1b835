use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::{Action, Rules};
use crate::error::Error;
use crate::game::Notation;
use crate::scene::Stays;
use crate::text::Reader;

/// What a challenge showed: who stayed, and the letters of both pieces, `X` and `x` where no rank was shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shown {
    /// Who stayed.
    pub stays: Stays,
    /// The attacker's letter.
    pub attacker: char,
    /// The defender's letter.
    pub defender: char,
}

/// What everybody learns of a turn: `a4-a5`, or `a4xa5 G>m` (the attacker stays), `G<m` (the defender), `G=g` (neither).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HiddenTidings {
    /// The turn.
    pub action: Action,
    /// What its challenge showed.
    pub shown: Option<Shown>,
}

impl Notation<Rules> for HiddenTidings {
    fn write(&self, text: &mut String) {
        self.action.write(text);
        if let Some(shown) = self.shown {
            text.push(' ');
            text.push(shown.attacker);
            text.push(match shown.stays {
                Stays::Attacker => '>',
                Stays::Defender => '<',
                Stays::None => '=',
            });
            text.push(shown.defender);
        }
    }
}

impl fmt::Display for HiddenTidings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

/// Errors: `bad-text` with the byte offset.
impl FromStr for HiddenTidings {
    type Err = Error;

    fn from_str(text: &str) -> Result<HiddenTidings, Error> {
        Reader::whole(text, |reader| {
            let action = Action::read(reader)?;
            let shown = if action.attack { Some(read_shown(reader)?) } else { None };
            Ok(HiddenTidings { action, shown })
        })
    }
}

fn read_shown(reader: &mut Reader<'_>) -> Result<Shown, Error> {
    reader.expect(" ")?;
    let attacker = letter(reader)?;
    let stays = match reader.peek() {
        b'>' => Stays::Attacker,
        b'<' => Stays::Defender,
        b'=' => Stays::None,
        _ => return Err(reader.fault("> or < or =")),
    };
    reader.skip();
    Ok(Shown { stays, attacker, defender: letter(reader)? })
}

fn letter(reader: &mut Reader<'_>) -> Result<char, Error> {
    match reader.peek() {
        byte if byte.is_ascii_alphabetic() => {
            reader.skip();
            Ok(char::from(byte))
        }
        _ => Err(reader.fault("a piece letter")),
    }
}
