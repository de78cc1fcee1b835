//! What all readers of texts share: a cursor that never panics and knows its byte offset.

use alloc::string::String;
use core::fmt;

use crate::error::Error;

/// A cursor over a text.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Reader<'a> {
    /// Starts at the front of a text.
    pub(crate) const fn new(text: &'a str) -> Reader<'a> {
        Reader { text, offset: 0 }
    }

    /// Reads one thing that is the whole text but for surrounding white space.
    pub(crate) fn whole<T>(text: &'a str, read: impl FnOnce(&mut Reader<'a>) -> Result<T, Error>) -> Result<T, Error> {
        let (text, offset) = trimmed(text);
        let mut reader = Reader { text, offset };
        let value = read(&mut reader)?;
        reader.end()?;
        Ok(value)
    }

    /// The byte offset of what comes next.
    pub(crate) const fn offset(&self) -> usize {
        self.offset
    }

    /// The rest of the text.
    pub(crate) fn rest(&self) -> &'a str {
        self.text.get(self.offset..).unwrap_or("")
    }

    /// What `peek` shows behind the last byte: no text holds it.
    pub(crate) const END: u8 = 0xFF;

    /// The next byte.
    pub(crate) fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.offset).map_or(Reader::END, |byte| *byte)
    }

    /// Goes one byte on. Only after `peek` has shown an ASCII byte.
    pub(crate) fn skip(&mut self) {
        self.offset += 1;
    }

    /// Takes a text if it comes next.
    pub(crate) fn take(&mut self, wanted: &str) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.offset += wanted.len();
        }
        found
    }

    /// Takes a text that must come next.
    pub(crate) fn expect(&mut self, wanted: &'static str) -> Result<(), Error> {
        if self.take(wanted) { Ok(()) } else { Err(self.fault(wanted)) }
    }

    /// Takes everything up to the next space or the end.
    pub(crate) fn word(&mut self) -> &'a str {
        let word = cut(&mut self.rest(), b' ');
        self.offset += word.len();
        word
    }

    /// Takes a decimal number without sign or leading zeros, at most `u32::MAX`.
    pub(crate) fn number(&mut self) -> Result<u32, Error> {
        let start = self.offset;
        let mut value: u32 = 0;
        while let digit @ b'0'..=b'9' = self.peek() {
            value = value
                .checked_mul(10)
                .and_then(|value| value.checked_add(u32::from(digit - b'0')))
                .ok_or_else(|| Error::text(start, "a smaller number"))?;
            self.skip();
        }
        let digits = self.offset - start;
        if digits == 0 || (digits > 1 && self.text.as_bytes().get(start) == Some(&b'0')) {
            return Err(Error::text(start, "a number without leading zeros"));
        }
        Ok(value)
    }

    /// Nothing may come next.
    pub(crate) fn end(&self) -> Result<(), Error> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.fault("the end")) }
    }

    /// An error at this place.
    pub(crate) fn fault(&self, expected: &'static str) -> Error {
        Error::text(self.offset, expected)
    }
}

/// A text without the white space behind it, and how many bytes of white space it begins with.
#[inline(never)]
pub(crate) fn trimmed(text: &str) -> (&str, usize) {
    (text.trim_end(), text.len() - text.trim_start().len())
}

/// Cuts off what stands before a byte of ASCII, and drops that byte; everything where there is none.
#[inline(never)]
pub(crate) fn cut<'a>(text: &mut &'a str, end: u8) -> &'a str {
    let (front, rest) = split_once(text, end).unwrap_or((text, ""));
    *text = rest;
    front
}

/// What stands before and behind the first such byte of ASCII. The library's own way of looking for any character at all
/// is a visible part of the module.
#[inline(never)]
pub(crate) fn split_once(text: &str, separator: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == separator)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// Writes a number in decimal. Beside `core::fmt`, which weighs more than all that is written with it here.
pub(crate) fn push_number(text: &mut String, number: u32) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Prints what writes itself into a text.
pub(crate) fn show(f: &mut fmt::Formatter<'_>, write: impl FnOnce(&mut String)) -> fmt::Result {
    let mut text = String::new();
    write(&mut text);
    f.write_str(&text)
}

/// A number in decimal.
pub(crate) fn number(number: u32) -> String {
    let mut text = String::new();
    push_number(&mut text, number);
    text
}

/// Writes a line of a file: a key, a space, a value and the line feed.
pub(crate) fn push_line(text: &mut String, key: &str, value: &str) {
    text.push_str(key);
    text.push(' ');
    text.push_str(value);
    text.push('\n');
}
