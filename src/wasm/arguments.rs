use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::error::Error;
use crate::side::Side;
use crate::text::{Reader, cut};

/// The arguments of a call, each ended by [`Arguments::END`]. The TypeScript side gives every one that the call takes, so one
/// that is not there is read as a text without characters.
pub(super) struct Arguments<'a>(&'a str);

impl<'a> Arguments<'a> {
    /// Stands in no good text, and in no argument.
    const END: u8 = 1;

    pub(super) const fn new(text: &'a str) -> Arguments<'a> {
        Arguments(text)
    }

    /// The next one.
    #[inline(never)]
    pub(super) fn text(&mut self) -> &'a str {
        cut(&mut self.0, Arguments::END)
    }

    /// The next one, which may have been left out: a plus stands before what was not.
    #[inline(never)]
    pub(super) fn optional(&mut self) -> Option<&'a str> {
        self.text().strip_prefix('+')
    }

    #[inline(never)]
    pub(super) fn side(&mut self) -> Result<Side, Error> {
        self.text().parse()
    }

    #[inline(never)]
    pub(super) fn optional_side(&mut self) -> Result<Option<Side>, Error> {
        self.optional().map(str::parse).transpose()
    }

    #[inline(never)]
    pub(super) fn flag(&mut self) -> bool {
        self.optional().is_some()
    }

    /// A whole number.
    pub(super) fn number(&mut self) -> Result<u32, Error> {
        Reader::whole(self.text(), Reader::number)
    }

    /// Clicks, each ended by NUL.
    pub(super) fn picks(&mut self) -> Vec<String> {
        picks(self.text())
    }

    /// Clicks that may have been left out.
    pub(super) fn optional_picks(&mut self) -> Option<Vec<String>> {
        self.optional().map(picks)
    }

    /// A seed in decimal, or the host's entropy where none was given. Errors: `bad-option`, also when the host has none.
    #[inline(never)]
    pub(super) fn seed(&mut self) -> Result<u64, Error> {
        let text = self.text();
        if text.is_empty() {
            return getrandom::u64().map_err(|_| Error::option("seed", "no entropy"));
        }
        // The TypeScript side says `-` for a number that is no seed: it may be a fraction.
        text.parse().map_err(|_| Error::option("seed", "no whole number from 0 to 2^53 - 1"))
    }
}

fn picks(mut list: &str) -> Vec<String> {
    let mut picks = Vec::new();
    while !list.is_empty() {
        picks.push(cut(&mut list, 0).to_string());
    }
    picks
}
