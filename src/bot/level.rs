use core::fmt;
use core::str::FromStr;

use crate::error::Error;

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// A yardstick: any legal action, all equally likely.
    Random,
    /// A yardstick: looks one action ahead, at material and the goal, and at nothing else.
    Greedy,
    /// Sees what can be taken at once, and errs often.
    Beginner,
    /// Looks a little ahead, and errs sometimes.
    Casual,
    /// Looks ahead without errors on purpose, but not far.
    Club,
    /// As well as it can.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Greedy, Level::Beginner, Level::Casual, Level::Club, Level::Strong];

    /// The name, e.g. `club`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Strong => "strong",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Errors: `bad-option`.
impl FromStr for Level {
    type Err = Error;

    fn from_str(text: &str) -> Result<Level, Error> {
        let found = Level::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| Error::option("level", text))
    }
}
