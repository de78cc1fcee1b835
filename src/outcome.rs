//! How a game ends, and what phase it is in.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::error::Error;
use crate::side::Side;
use crate::text::split_once;

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Armies are being placed.
    Setup,
    /// Turns are played.
    Play,
    /// There is an outcome.
    Over,
}

impl Phase {
    /// The phase of a game that has this outcome, and in which both armies stand on the board or not.
    #[must_use]
    pub const fn of(outcome: Option<Outcome>, begun: bool) -> Phase {
        match outcome {
            Some(_) => Phase::Over,
            None if begun => Phase::Play,
            None => Phase::Setup,
        }
    }

    /// `setup`, `play` or `over`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// Why a game ended.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Reason] = &[$(Reason::$name),*];

            /// The fixed text, e.g. `flag-taken`.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Reason::$name => $text,)*
                }
            }
        }
    };
}

reasons! {
    /// The loser's Flag was taken.
    FlagTaken = "flag-taken",
    /// The loser's Flag moved onto a piece that beats it.
    FlagLost = "flag-lost",
    /// The winner's Flag reached the far rank.
    FlagHome = "flag-home",
    /// The loser cannot move.
    Stuck = "stuck",
    /// Neither side can move.
    BothStuck = "both-stuck",
    /// The loser resigned.
    Resigned = "resigned",
    /// A draw by agreement.
    Agreed = "agreed",
    /// A position occurred for the third time.
    Repetition = "repetition",
    /// The agreed number of turns was reached.
    PlyCap = "ply-cap",
    /// The agreed number of turns without an attack was reached.
    NoAttack = "no-attack",
    /// Too many quiet turns in a row.
    Quiet = "quiet",
    /// A bomb was placed on the loser's end field.
    Bomb = "bomb",
    /// A piece of the winner reached the loser's end field.
    EndField = "end-field",
    /// The loser has no piece left.
    NoPieces = "no-pieces",
    /// The loser has no legal action.
    NoAction = "no-action",
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Errors: `bad-option`.
impl FromStr for Reason {
    type Err = Error;
    fn from_str(text: &str) -> Result<Reason, Error> {
        Reason::ALL.iter().copied().find(|reason| reason.as_str() == text).ok_or_else(|| Error::option("reason", text))
    }
}

/// How a game ended. Which rule says so depends on the rules of the game: `Ruleset::rule_of`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    #[must_use]
    pub const fn win(winner: Side, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }
}

impl Outcome {
    /// Writes it at the end of a text.
    pub(crate) fn write(self, text: &mut String) {
        text.push_str(self.reason.as_str());
        text.push(' ');
        text.push_str(self.winner.map_or("none", Side::name));
    }
}

/// `REASON WINNER`, the winner of a draw being `none`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

/// Errors: `bad-option`.
impl FromStr for Outcome {
    type Err = Error;
    fn from_str(text: &str) -> Result<Outcome, Error> {
        let (reason, winner) = split_once(text, b' ').ok_or_else(|| Error::option("result", text))?;
        let winner = match winner {
            "none" => None,
            side => Some(side.parse()?),
        };
        Ok(Outcome { winner, reason: reason.parse()? })
    }
}
