//! Why something is not allowed.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::board::Square;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What is wrong. The texts never change; the contract lists them.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name),*];

            /// The fixed text, e.g. `not-your-turn`.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Code::$name => $text,)*
                }
            }
        }
    };
}

codes! {
    /// The text cannot be read.
    BadText = "bad-text",
    /// The game has ended.
    GameOver = "game-over",
    /// Not both sides have set up.
    NotDeployed = "not-deployed",
    /// The other side is on turn, or the viewer plays no side.
    NotYourTurn = "not-your-turn",
    /// No piece stands there.
    EmptySquare = "empty-square",
    /// The piece is the opponent's.
    NotYourPiece = "not-your-piece",
    /// A piece of this kind never moves.
    Immovable = "immovable",
    /// An own piece stands on the target.
    OwnPiece = "own-piece",
    /// Something stands in the way.
    Blocked = "blocked",
    /// The piece does not reach that far or that way.
    OutOfReach = "out-of-reach",
    /// The square is not free.
    NotFree = "not-free",
    /// None of that stone is left in supply.
    NoSupply = "no-supply",
    /// Nothing may be placed in one's own end zone.
    OwnEndZone = "own-end-zone",
    /// The square was blown up last turn.
    BannedSquare = "banned-square",
    /// The two-square rule forbids it.
    TwoSquare = "two-square",
    /// The more-squares rule forbids it.
    Chase = "chase",
    /// `-` where `x` belongs, or the other way round; `detail.use` has the right text.
    WrongSign = "wrong-sign",
    /// A right action whose parts stand in the wrong order; `detail.use` has the right text.
    NotCanonical = "not-canonical",
    /// This side has set up already.
    AlreadyDeployed = "already-deployed",
    /// The news does not follow on what the view knows.
    OutOfStep = "out-of-step",
    /// A set-up with flaws.
    BadSetup = "bad-setup",
    /// A position with flaws.
    BadPosition = "bad-position",
    /// A layout with flaws.
    BadLayout = "bad-layout",
    /// A record or view file with a fault.
    BadRecord = "bad-record",
    /// An option that does not exist or does not take that value.
    BadOption = "bad-option",
    /// A switch that does not exist or does not take that value.
    BadSwitch = "bad-switch",
    /// No such game.
    UnknownGame = "unknown-game",
    /// No such edition.
    UnknownEdition = "unknown-edition",
    /// No such army.
    UnknownArmy = "unknown-army",
    /// No such piece.
    UnknownPiece = "unknown-piece",
    /// Flaw: more of a kind than the army has.
    TooMany = "too-many",
    /// Flaw: fewer of a kind than the army has.
    Missing = "missing",
    /// Flaw: a piece outside its side's zone.
    OutsideZone = "outside-zone",
    /// Flaw: not a square of the board.
    NotASquare = "not-a-square",
    /// Warning: the set-up leaves its owner no move.
    Immobile = "immobile",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// One value of a refusal's detail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
}

/// Why something is not allowed.
///
/// One pointer wide, as an [`Error`](crate::error::Error) is. Made in so many places that each step is a function of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal(Box<Grounds>);

/// What a [`Refusal`] says: the code, the rule that refuses, the square at fault, and further data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grounds {
    /// What is wrong.
    pub code: Code,
    /// The number of the rule, e.g. `SM2`.
    pub rule: Option<&'static str>,
    /// The square that stands in the way.
    pub at: Option<Square>,
    /// Further data by name.
    pub detail: Vec<(&'static str, Value)>,
}

impl Deref for Refusal {
    type Target = Grounds;

    fn deref(&self) -> &Grounds {
        &self.0
    }
}

impl Refusal {
    /// A refusal that names nothing but its code.
    #[must_use]
    #[inline(never)]
    pub fn new(code: Code) -> Refusal {
        Refusal(Box::new(Grounds { code, rule: None, at: None, detail: Vec::new() }))
    }

    /// A refusal by a rule.
    #[must_use]
    #[inline(never)]
    pub fn by(code: Code, rule: &'static str) -> Refusal {
        Refusal::new(code).with_rule(Some(rule))
    }

    /// The same under another code.
    #[must_use]
    pub fn with_code(mut self, code: Code) -> Refusal {
        self.0.code = code;
        self
    }

    /// Names the rule that refuses, if one does.
    #[must_use]
    pub fn with_rule(mut self, rule: Option<&'static str>) -> Refusal {
        self.0.rule = rule;
        self
    }

    /// Names the square at fault.
    #[must_use]
    #[inline(never)]
    pub fn at(mut self, square: Square) -> Refusal {
        self.0.at = Some(square);
        self
    }

    /// Adds a number.
    #[must_use]
    #[inline(never)]
    pub fn number(mut self, name: &'static str, value: u32) -> Refusal {
        self.0.detail.push((name, Value::Number(value)));
        self
    }

    /// Adds a text.
    #[must_use]
    #[inline(never)]
    pub fn text(mut self, name: &'static str, value: &str) -> Refusal {
        self.0.detail.push((name, Value::Text(String::from(value))));
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.as_str())?;
        if let Some(rule) = self.rule {
            write!(f, " by {rule}")?;
        }
        if let Some(square) = self.at {
            write!(f, " at {square}")?;
        }
        for (name, value) in &self.detail {
            match value {
                Value::Number(number) => write!(f, ", {name} {number}")?,
                Value::Text(text) => write!(f, ", {name} {text:?}")?,
            }
        }
        Ok(())
    }
}

impl core::error::Error for Refusal {}
