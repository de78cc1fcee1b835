//! The one error type: a refusal, and where the fault stands.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::reason::{Code, Refusal};

/// Why a call failed. Whatever it was called on is as it was before.
///
/// One pointer wide: nearly every call can fail, and few do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(Box<Fault>);

/// What an [`Error`] says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
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

impl Deref for Error {
    type Target = Fault;

    fn deref(&self) -> &Fault {
        &self.0
    }
}

impl Error {
    /// An error that names nothing but its code.
    #[must_use]
    pub fn new(code: Code) -> Error {
        Error::from(Refusal::new(code))
    }

    /// A text that cannot be read: `bad-text` at a byte offset, and what was expected there.
    #[must_use]
    pub fn text(offset: usize, expected: &'static str) -> Error {
        Error::from(Refusal::new(Code::BadText).text("expected", expected)).at_offset(offset)
    }

    /// An option that does not take that value: `bad-option`.
    #[must_use]
    pub fn option(name: &'static str, value: &str) -> Error {
        Error::from(Refusal::new(Code::BadOption).text("name", name).text("value", value))
    }

    /// A game that is not there: `unknown-game`.
    #[must_use]
    pub fn unknown_game(id: &str) -> Error {
        Error::from(Refusal::new(Code::UnknownGame).text("name", id))
    }

    /// A value with flaws; `code` is the code of the whole.
    #[must_use]
    pub fn flaws(code: Code, flaws: Vec<Refusal>) -> Error {
        Error::new(code).with_flaws(flaws)
    }

    /// With every fault of a set-up, position or layout.
    #[must_use]
    pub fn with_flaws(mut self, flaws: Vec<Refusal>) -> Error {
        self.0.flaws = flaws;
        self
    }

    /// With the byte offset of the fault.
    #[must_use]
    pub fn at_offset(mut self, offset: usize) -> Error {
        self.0.offset = Some(offset);
        self
    }

    /// With the line and column of the fault, both from 1.
    #[must_use]
    pub fn at_place(mut self, line: u32, column: u32) -> Error {
        self.0.place = Some((line, column));
        self
    }

    /// All that it says, by value.
    #[must_use]
    pub fn into_fault(self) -> Fault {
        *self.0
    }

    /// The same error under another code.
    #[must_use]
    pub fn with_code(mut self, code: Code) -> Error {
        self.0.refusal = self.0.refusal.with_code(code);
        self
    }

    /// The same error further on in a longer text.
    #[must_use]
    pub fn shifted(mut self, by: usize) -> Error {
        self.0.offset = self.offset.map(|offset| offset + by);
        self
    }

    /// The code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.refusal.code
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error(Box::new(Fault { refusal, flaws: Vec::new(), offset: None, place: None }))
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
