#![doc = include_str!("RULES.md")]
// The rules write L[p] for the length of side p.
#![allow(rustdoc::broken_intra_doc_links)]

mod info;
mod rank;
mod reach;
mod repetition;
mod rules;

pub use rank::Rank;
pub use repetition::History;
pub use rules::{Scout, Stratego, Stuck};

use crate::hidden::{HiddenDraft, HiddenGame, HiddenView};

/// The truth of a game of Stratego.
pub type StrategoGame = HiddenGame<Stratego>;
/// What one viewer knows of a game of Stratego.
pub type StrategoView = HiddenView<Stratego>;
/// A set-up or position in the making.
pub type StrategoDraft = HiddenDraft<Stratego>;
