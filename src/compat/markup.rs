//! Tags and text of XML, by line and column.

use alloc::string::String;
use alloc::vec::Vec;

use super::fault;
use crate::error::Error;

/// One tag, or a stretch of text.
pub(super) enum Piece<'a> {
    /// `<name ...>`; `closed` for `<name .../>`.
    Open { name: &'a str, attributes: Vec<Attribute<'a>>, closed: bool },
    /// `</name>`.
    Close { name: &'a str },
    /// Anything between tags but white space, without what surrounds it.
    Text(String),
}

/// An attribute: its name, its value, and where the value starts.
pub(super) struct Attribute<'a>(pub(super) &'a str, pub(super) String, pub(super) usize);

/// A cursor over a document: as much of XML as game files need.
pub(super) struct Xml<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Xml<'a> {
    /// Starts at the front, behind the mark of the encoding if there is one.
    pub(super) fn new(text: &'a str) -> Xml<'a> {
        Xml { text, at: if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 } }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn fault(&self, expected: &'static str) -> Error {
        fault(self.text, self.at, expected)
    }

    fn take(&mut self, wanted: &str) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    fn blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn until(&mut self, end: &'static str) -> Result<&'a str, Error> {
        let rest = self.rest();
        let found = rest.split_once(end).map(|(before, _)| before).ok_or_else(|| self.fault(end))?;
        self.at += found.len() + end.len();
        Ok(found)
    }

    fn name(&mut self) -> Result<&'a str, Error> {
        let rest = self.rest();
        let length = rest.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).filter(|name| !name.is_empty()).ok_or_else(|| self.fault("a name"))
    }

    /// The next tag or text, with its place; declarations, comments and blank stretches are skipped. `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<(usize, Piece<'a>)>, Error> {
        loop {
            let rest = self.rest();
            let text = rest.split('<').next().unwrap_or(rest);
            let start = self.at;
            if !text.trim().is_empty() {
                self.at += text.len();
                let lead = text.len() - text.trim_start().len();
                return Ok(Some((start + lead, Piece::Text(self.unescape(start + lead, text.trim())?))));
            }
            self.at += text.len();
            let start = self.at;
            if self.rest().is_empty() {
                return Ok(None);
            } else if self.take("<?") {
                self.until("?>")?;
            } else if self.take("<!--") {
                self.until("-->")?;
            } else if self.take("</") {
                let name = self.name()?;
                self.blanks();
                return if self.take(">") { Ok(Some((start, Piece::Close { name }))) } else { Err(self.fault(">")) };
            } else {
                self.at += 1;
                return self.open().map(|piece| Some((start, piece)));
            }
        }
    }

    fn open(&mut self) -> Result<Piece<'a>, Error> {
        let name = self.name()?;
        let mut attributes = Vec::new();
        loop {
            let before = self.at;
            self.blanks();
            if self.take("/>") || self.take(">") {
                let closed = self.text.get(..self.at).is_some_and(|text| text.ends_with("/>"));
                return Ok(Piece::Open { name, attributes, closed });
            }
            if before == self.at {
                return Err(self.fault("white space, > or />"));
            }
            let name = self.name()?;
            self.blanks();
            if !self.take("=") {
                return Err(self.fault("="));
            }
            self.blanks();
            let quote = if self.take("\"") {
                "\""
            } else if self.take("'") {
                "'"
            } else {
                return Err(self.fault("a value in quotes"));
            };
            let start = self.at;
            let value = self.until(quote)?;
            attributes.push(Attribute(name, self.unescape(start, value)?, start));
        }
    }

    fn unescape(&self, start: usize, text: &str) -> Result<String, Error> {
        let mut plain = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('&') {
            plain.push_str(before);
            let at = start + text.len() - after.len() - 1;
            let broken = || fault(self.text, at, "an entity, e.g. &amp;");
            let (name, tail) = after.split_once(';').ok_or_else(broken)?;
            let numbered = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
            let letter = match name {
                "amp" => Some('&'),
                "lt" => Some('<'),
                "gt" => Some('>'),
                "quot" => Some('"'),
                "apos" => Some('\''),
                _ => match (name.strip_prefix("#x"), name.strip_prefix('#')) {
                    (Some(digits), _) => numbered(digits, 16),
                    (None, Some(digits)) => numbered(digits, 10),
                    _ => None,
                },
            };
            plain.push(letter.ok_or_else(broken)?);
            rest = tail;
        }
        plain.push_str(rest);
        Ok(plain)
    }
}

/// Writes text between tags.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}
