//! What records and view files share: a head, then lines of `KEY value`.

use alloc::string::String;

use crate::error::{Error, Fault};
use crate::outcome::Outcome;
use crate::reason::{Code, Refusal};
use crate::settings::{Ruleset, Settings};
use crate::side::{Side, Viewer};
use crate::text::{cut, split_once, trimmed};

/// The lines of a file with their numbers and byte offsets.
#[derive(Clone, Debug)]
pub(crate) struct Lines<'a> {
    text: &'a str,
    offset: usize,
    number: u32,
}

/// One line, split at its first space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) key: &'a str,
    pub(crate) value: &'a str,
    number: u32,
    offset: usize,
}

impl<'a> Lines<'a> {
    /// The lines of a text without surrounding white space.
    pub(crate) fn new(text: &'a str) -> Lines<'a> {
        let (text, offset) = trimmed(text);
        Lines { text, offset, number: 0 }
    }

    /// The next line; `None` at the end.
    pub(crate) fn next(&mut self) -> Option<Line<'a>> {
        let rest = self.text.get(self.offset..).filter(|rest| !rest.is_empty())?;
        let line = cut(&mut &*rest, b'\n');
        let offset = self.offset;
        self.offset = (offset + line.len() + 1).min(self.text.len());
        self.number += 1;
        let (key, value) = split_once(line, b' ').unwrap_or((line, ""));
        Some(Line { key, value, number: self.number, offset })
    }

    /// The next line, which must have that key.
    pub(crate) fn next_is(&mut self, key: &str) -> Option<Line<'a>> {
        let mut ahead = self.clone();
        let line = ahead.next().filter(|line| line.key == key)?;
        *self = ahead;
        Some(line)
    }

    /// Nothing may follow. Errors: `bad-record`.
    pub(crate) fn end(&mut self) -> Result<(), Error> {
        match self.next() {
            None => Ok(()),
            Some(line) => Err(line.unexpected()),
        }
    }

    /// An error behind the last line read.
    pub(crate) fn missing(&self, what: &'static str) -> Error {
        let refusal = Refusal::new(Code::BadRecord).text("expected", what);
        Error::from(refusal).at_offset(self.offset).at_place(self.number + 1, 1)
    }
}

impl<'a> Line<'a> {
    /// A fault in the value of this line: the error that was found there, with its place in the file.
    pub(crate) fn fault(&self, error: Error) -> Error {
        let inner = error.offset.unwrap_or(0);
        let start = if self.value.is_empty() { 0 } else { self.key.len() + 1 };
        let column = u32::try_from(start + inner + 1).unwrap_or(u32::MAX);
        let Fault { refusal, flaws, .. } = error.into_fault();
        let refusal = match refusal.code {
            Code::BadRecord => refusal,
            code => refusal.with_code(Code::BadRecord).text("fault", code.as_str()),
        };
        Error::from(refusal).with_flaws(flaws).at_offset(self.offset + start + inner).at_place(self.number, column)
    }

    /// A line that does not belong here.
    pub(crate) fn unexpected(&self) -> Error {
        let refusal = Refusal::new(Code::BadRecord).text("unexpected", self.key);
        Error::from(refusal).at_offset(self.offset).at_place(self.number, 1)
    }

    /// Reads the value of a set-up line: a side and what follows it. Errors: `bad-record` with the place.
    pub(crate) fn setup(&self) -> Result<(Side, &'a str), Error> {
        let (side, text) = split_once(self.value, b' ').ok_or_else(|| self.unexpected())?;
        Ok((side.parse().map_err(|error| self.fault(error))?, text))
    }

    /// Reads the value. Errors: `bad-record` with the place.
    pub(crate) fn parse<T: core::str::FromStr<Err = Error>>(&self) -> Result<T, Error> {
        self.value.parse().map_err(|error| self.fault(error))
    }
}

/// What the first line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind<'a> {
    /// A referee's record.
    Record,
    /// The transcript of a viewer.
    View(&'a str),
}

/// Reads the first line. Errors: `bad-record`.
pub(crate) fn read_first<'a>(lines: &mut Lines<'a>) -> Result<(Kind<'a>, &'a str, Line<'a>), Error> {
    let missing = lines.missing("rankfile 1 record GAME or rankfile 1 view GAME VIEWER");
    let Some(line) = lines.next_is("rankfile") else { return Err(missing) };
    if let Some(id) = line.value.strip_prefix("1 record ")
        && split_once(id, b' ').is_none()
    {
        return Ok((Kind::Record, id, line));
    }
    if let Some(words) = line.value.strip_prefix("1 view ")
        && let Some((id, viewer)) = split_once(words, b' ')
        && split_once(viewer, b' ').is_none()
    {
        return Ok((Kind::View(viewer), id, line));
    }
    Err(missing)
}

/// The id of the game that a file is of. Errors: `bad-record`.
pub fn game_of(text: &str) -> Result<&str, Error> {
    read_first(&mut Lines::new(text)).map(|(_, id, _)| id)
}

/// Reads the settings of a game; `first` is the line that named it. Errors: `bad-record` with the place.
pub(crate) fn read_settings<R: Ruleset>(id: &str, first: &Line<'_>, lines: &mut Lines<'_>) -> Result<R, Error> {
    let mut settings = Settings::new();
    let start = lines.clone();
    loop {
        let mut ahead = lines.clone();
        let Some(line) = ahead.next() else { break };
        if !settings.set(line.key, line.value).map_err(|error| line.fault(error))? {
            break;
        }
        *lines = ahead;
    }
    R::resolve(id, &settings).map_err(|error| match start.clone().next() {
        _ if error.code() == Code::UnknownGame => first.unexpected(),
        Some(line) => line.fault(error),
        None => error,
    })
}

/// Whether a text is what its writer would write, but for surrounding white space.
/// Errors: `bad-record` at the first line that is not.
pub(crate) fn check_canonical(text: &str, written: &str) -> Result<(), Error> {
    let (mut given, mut right) = (Lines::new(text), Lines::new(written));
    loop {
        match (given.next(), right.next()) {
            (None, None) => return Ok(()),
            (Some(line), Some(own)) if line.key == own.key && line.value == own.value => {}
            (Some(line), _) => return Err(line.unexpected()),
            (None, Some(_)) => return Err(given.missing("more lines")),
        }
    }
}

/// Writes the first line, of a record or of the file of a viewer, and the settings.
pub(crate) fn write_head(text: &mut String, rules: &impl Ruleset, viewer: Option<Viewer>) {
    text.push_str(if viewer.is_some() { "rankfile 1 view " } else { "rankfile 1 record " });
    text.push_str(rules.info().id);
    if let Some(viewer) = viewer {
        text.push(' ');
        text.push_str(viewer.name());
    }
    text.push('\n');
    rules.write_settings(text);
}

/// Writes the last line.
pub(crate) fn write_result(text: &mut String, outcome: Option<Outcome>) {
    if let Some(outcome) = outcome {
        text.push_str("result ");
        outcome.write(text);
        text.push('\n');
    }
}
