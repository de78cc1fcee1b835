//! The one error type: a refusal, and where the fault stands.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use crate::reason::{Code, Refusal};

/// Why a call failed. Whatever it was called on is as it was before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// Code, rule, square and detail.
    pub refusal: Refusal,
    /// Every fault of a set-up, position or layout; at least one when the code is `bad-setup`, `bad-position` or
    /// `bad-layout` and the text could be read.
    pub flaws: Vec<Refusal>,
    /// Where a text is faulty, in bytes.
    pub offset: Option<usize>,
    /// Where a file is faulty: line and column, both from 1.
    pub place: Option<(u32, u32)>,
}

impl Error {
    /// An error that names nothing but its code.
    #[must_use]
    pub const fn new(code: Code) -> Error {
        Error { refusal: Refusal::new(code), flaws: Vec::new(), offset: None, place: None }
    }

    /// A text that cannot be read: `bad-text` at a byte offset, and what was expected there.
    #[must_use]
    pub fn text(offset: usize, expected: &'static str) -> Error {
        Error { offset: Some(offset), ..Error::from(Refusal::new(Code::BadText).text("expected", expected)) }
    }

    /// An option that does not take that value: `bad-option`.
    #[must_use]
    pub fn option(name: &'static str, value: &str) -> Error {
        Error::from(Refusal::new(Code::BadOption).text("name", name).text("value", value.to_string()))
    }

    /// A value with flaws; `code` is the code of the whole.
    #[must_use]
    pub fn flaws(code: Code, flaws: Vec<Refusal>) -> Error {
        Error { flaws, ..Error::new(code) }
    }

    /// The same error under another code.
    #[must_use]
    pub fn with_code(mut self, code: Code) -> Error {
        self.refusal.code = code;
        self
    }

    /// The same error further on in a longer text.
    #[must_use]
    pub fn shifted(mut self, by: usize) -> Error {
        self.offset = self.offset.map(|offset| offset + by);
        self
    }

    /// The code.
    #[must_use]
    pub const fn code(&self) -> Code {
        self.refusal.code
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error { refusal, flaws: Vec::new(), offset: None, place: None }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.refusal, f)?;
        if let Some((line, column)) = self.place {
            write!(f, ", line {line} column {column}")?;
        }
        if let Some(offset) = self.offset {
            write!(f, ", byte {offset}")?;
        }
        for (index, flaw) in self.flaws.iter().enumerate() {
            write!(f, "{} {flaw}", if index == 0 { ":" } else { ";" })?;
        }
        Ok(())
    }
}

impl core::error::Error for Error {}
