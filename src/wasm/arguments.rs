use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::error::Error;
use crate::reason::Code;
use crate::side::Side;
use crate::text::Reader;

/// The arguments of a call. The first character of the text is one that stands in none of them; each is ended by it.
pub(super) struct Arguments<'a> {
    rest: &'a str,
    end: char,
}

impl<'a> Arguments<'a> {
    pub(super) fn new(text: &'a str) -> Arguments<'a> {
        let mut characters = text.chars();
        let end = characters.next().unwrap_or('\0');
        Arguments { rest: characters.as_str(), end }
    }

    /// The next one. Errors: `bad-option` for one that is not there, which the TypeScript side does not let happen.
    pub(super) fn text(&mut self) -> Result<&'a str, Error> {
        let (text, rest) = self.rest.split_once(self.end).ok_or_else(|| Error::new(Code::BadOption))?;
        self.rest = rest;
        Ok(text)
    }

    /// The next one, which may have been left out: a plus stands before what was not.
    pub(super) fn optional(&mut self) -> Result<Option<&'a str>, Error> {
        Ok(self.text()?.strip_prefix('+'))
    }

    pub(super) fn side(&mut self) -> Result<Side, Error> {
        self.text()?.parse()
    }

    pub(super) fn optional_side(&mut self) -> Result<Option<Side>, Error> {
        self.optional()?.map(str::parse).transpose()
    }

    pub(super) fn flag(&mut self) -> Result<bool, Error> {
        Ok(self.optional()?.is_some())
    }

    /// A whole number.
    pub(super) fn number(&mut self) -> Result<u32, Error> {
        Reader::whole(self.text()?, Reader::number)
    }

    /// Clicks, each ended by NUL.
    pub(super) fn picks(&mut self) -> Result<Vec<String>, Error> {
        Ok(picks(self.text()?))
    }

    /// Clicks that may have been left out.
    pub(super) fn optional_picks(&mut self) -> Result<Option<Vec<String>>, Error> {
        Ok(self.optional()?.map(picks))
    }

    /// A seed in decimal, or the host's entropy where none was given. Errors: `bad-option`, also when the host has none.
    pub(super) fn seed(&mut self) -> Result<u64, Error> {
        match self.text()? {
            "" => getrandom::u64().map_err(|_| Error::option("seed", "no entropy")),
            // The TypeScript side says `-` for a number that is no seed: it may be a fraction.
            text => text.parse().map_err(|_| Error::option("seed", "no whole number from 0 to 2^53 - 1")),
        }
    }
}

fn picks(list: &str) -> Vec<String> {
    list.split_terminator('\0').map(ToString::to_string).collect()
}
