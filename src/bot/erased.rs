//! All games behind one shape of texts.

use alloc::boxed::Box;
use alloc::string::String;

use super::{Level, Thought};
use crate::error::Error;
use crate::file;
use crate::settings::Settings;
use crate::side::Side;
#[cfg(any(feature = "bollwerk", feature = "generals", feature = "stratego"))]
use crate::{bot::Player, settings::Ruleset, transcript::Transcript};

type Begun = Result<Box<dyn Thought>, Error>;

/// The computer players of one engine.
struct Players {
    think: fn(&str, Level, u64, u64) -> Begun,
    setup: fn(&str, &Settings, Side, Level, u64) -> Result<String, Error>,
}

#[cfg(any(feature = "bollwerk", feature = "generals", feature = "stratego"))]
impl Players {
    const fn of<V: Player>() -> Players {
        Players {
            think: |text, level, seed, nodes| super::think(&text.parse::<Transcript<V>>()?, level, seed, nodes),
            setup: |id, settings, side, level, seed| V::setup(&Ruleset::resolve(id, settings)?, side, level, seed),
        }
    }
}

/// The players of a game by its id.
fn players(id: &str) -> Result<Players, Error> {
    match id {
        #[cfg(feature = "bollwerk")]
        "bollwerk" => Ok(Players::of::<crate::games::bollwerk::Position>()),
        #[cfg(feature = "generals")]
        "generals" => Ok(Players::of::<crate::hidden::HiddenView>()),
        #[cfg(feature = "stratego")]
        "stratego" => Ok(Players::of::<crate::hidden::HiddenView>()),
        _ => Err(Error::unknown_game(id)),
    }
}

/// Whether there is a computer player for a game. Errors: `unknown-game`.
pub fn check(id: &str) -> Result<(), Error> {
    players(id).map(|_| ())
}

/// As [`think`](super::think), for the text of a view. Errors: also `bad-record` with line, column and byte offset, and
/// `unknown-game`.
pub fn think_text(view: &str, level: Level, seed: u64, nodes: u64) -> Begun {
    (players(file::game_of(view)?)?.think)(view, level, seed, nodes)
}

/// A set-up for a side, by the id of the game. Errors: `unknown-game`; `already-deployed` in a game without set-ups; those
/// of [`Ruleset::resolve`](crate::settings::Ruleset::resolve).
pub fn setup(id: &str, settings: &Settings, side: Side, level: Level, seed: u64) -> Result<String, Error> {
    (players(id)?.setup)(id, settings, side, level, seed)
}
