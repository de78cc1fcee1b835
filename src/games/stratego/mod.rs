#![doc = include_str!("RULES.md")]
// The rules write L[p] for the length of side p.
#![allow(rustdoc::broken_intra_doc_links)]

mod definition;
mod info;
mod rank;

pub use definition::DEFINITION;
pub use rank::{BOMB, CAPTAIN, COLONEL, FLAG, GENERAL, LIEUTENANT, MAJOR, MARSHAL, MINER, SCOUT, SERGEANT, SPY};

use crate::error::Error;
use crate::hidden::Rules;
use crate::settings::{Ruleset, Settings};

/// The rules of a game of Stratego.
/// Errors: `unknown-edition`, `unknown-army`, `bad-switch`, `bad-option` for a layout.
pub fn rules(settings: &Settings) -> Result<Rules, Error> {
    Rules::resolve(DEFINITION.info.id, settings)
}
