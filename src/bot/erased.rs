//! All games behind one shape of texts.

use alloc::boxed::Box;
use alloc::string::{String, ToString};

use super::{Level, Thought};
use crate::error::Error;
use crate::file;
use crate::info::GameInfo;
use crate::reason::{Code, Refusal};
use crate::settings::Settings;
use crate::side::Side;
#[cfg(any(feature = "bollwerk", feature = "generals", feature = "stratego"))]
use crate::{bot::Player, settings::Ruleset, transcript::Transcript};

type Begun = Result<Box<dyn Thought>, Error>;

/// What the id of a game decides.
struct Entry {
    info: &'static GameInfo,
    think: fn(&str, Level, u64, u64) -> Begun,
    setup: fn(&Settings, Side, Level, u64) -> Result<String, Error>,
}

#[cfg(any(feature = "bollwerk", feature = "generals", feature = "stratego"))]
impl Entry {
    const fn of<V: Player>() -> Entry {
        Entry {
            info: V::Rules::INFO,
            think: |text, level, seed, nodes| super::think(&text.parse::<Transcript<V>>()?, level, seed, nodes),
            setup: |settings, side, level, seed| V::setup(&Ruleset::resolve(settings)?, side, level, seed),
        }
    }
}

const ENTRIES: &[Entry] = &[
    #[cfg(feature = "bollwerk")]
    Entry::of::<crate::games::bollwerk::Position>(),
    #[cfg(feature = "generals")]
    Entry::of::<crate::games::generals::GeneralsView>(),
    #[cfg(feature = "stratego")]
    Entry::of::<crate::games::stratego::StrategoView>(),
];

fn entry(id: &str) -> Result<&'static Entry, Error> {
    let unknown = || Error::from(Refusal::new(Code::UnknownGame).text("name", id.to_string()));
    ENTRIES.iter().find(|entry| entry.info.id == id).ok_or_else(unknown)
}

/// As [`think`](super::think), for the text of a view. Errors: also `bad-record` with line, column and byte offset, and
/// `unknown-game`.
pub fn think_text(view: &str, level: Level, seed: u64, nodes: u64) -> Begun {
    (entry(file::game_of(view)?)?.think)(view, level, seed, nodes)
}

/// A set-up for a side, by the id of the game. Errors: `unknown-game`; `already-deployed` in a game without set-ups; those
/// of [`Ruleset::resolve`](crate::settings::Ruleset::resolve).
pub fn setup(id: &str, settings: &Settings, side: Side, level: Level, seed: u64) -> Result<String, Error> {
    (entry(id)?.setup)(settings, side, level, seed)
}
