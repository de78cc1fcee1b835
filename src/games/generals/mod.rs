#![doc = include_str!("RULES.md")]

mod info;
mod rank;
mod rules;

pub use rank::Rank;
pub use rules::{FlagRun, Generals, Reveal};

use crate::hidden::{HiddenDraft, HiddenGame, HiddenView};

/// The truth of a Game of the Generals.
pub type GeneralsGame = HiddenGame<Generals>;
/// What one viewer knows of a Game of the Generals.
pub type GeneralsView = HiddenView<Generals>;
/// A set-up or position in the making.
pub type GeneralsDraft = HiddenDraft<Generals>;
