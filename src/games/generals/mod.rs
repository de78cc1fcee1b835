#![doc = include_str!("RULES.md")]

mod definition;
mod info;
mod rank;

pub use definition::DEFINITION;
pub use rank::{
    CAPTAIN, COLONEL, FIRST_LIEUTENANT, FIVE_STAR_GENERAL, FLAG, FOUR_STAR_GENERAL, LIEUTENANT_COLONEL, MAJOR,
    ONE_STAR_GENERAL, PRIVATE, SECOND_LIEUTENANT, SERGEANT, SPY, THREE_STAR_GENERAL, TWO_STAR_GENERAL,
};

use crate::error::Error;
use crate::hidden::Rules;
use crate::settings::{Ruleset, Settings};

/// The rules of a Game of the Generals.
/// Errors: `unknown-edition`, `unknown-army`, `bad-switch`, `bad-option` for a layout.
pub fn rules(settings: &Settings) -> Result<Rules, Error> {
    Rules::resolve(DEFINITION.info.id, settings)
}
