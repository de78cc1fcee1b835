//! The computer players of the games with hidden ranks.
//!
//! A player is given a view with its log, and nothing else. From them it draws [`Worlds`] that may be the true one, and
//! searches over what both players see.

mod choice;
mod deal;
mod evidence;
#[cfg(feature = "generals")]
mod generals;
mod greedy;
mod heuristics;
mod lure;
mod opponent;
mod outlook;
mod search;
mod setup;
mod skill;
#[cfg(feature = "stratego")]
mod stratego;
mod thought;
mod tree;
mod worlds;

use alloc::boxed::Box;
use alloc::string::String;

pub use worlds::Worlds;

use super::{Level, Player, Thought};
use crate::error::Error;
use crate::game::View;
use crate::hidden::{HiddenView, Rules};
use crate::side::Side;
use crate::transcript::Transcript;

impl Player for HiddenView {
    fn begin(transcript: &Transcript<HiddenView>, level: Level, seed: u64, nodes: u64) -> Box<dyn Thought> {
        if level == Level::Greedy {
            return Box::new(greedy::thought(transcript, seed));
        }
        let heuristics = heuristics::of(transcript.view().rules());
        Box::new(search::Search::new(transcript, skill::Skill::of(level, heuristics, seed), seed, nodes))
    }

    fn setup(rules: &Rules, side: Side, level: Level, seed: u64) -> Result<String, Error> {
        setup::make(rules, side, level, seed)
    }
}
