//! The computer players of the games with hidden ranks.

use alloc::boxed::Box;
use alloc::string::String;

use super::{Level, Player, Thought, random};
use crate::error::Error;
use crate::game::Game;
use crate::hidden::{HiddenGame, HiddenView, Rules};
use crate::side::Side;
use crate::transcript::Transcript;

impl Player for HiddenView {
    fn begin(transcript: &Transcript<HiddenView>, _level: Level, seed: u64, _nodes: u64) -> Box<dyn Thought> {
        Box::new(random::thought(transcript.view(), seed))
    }

    fn setup(rules: &Rules, side: Side, _level: Level, seed: u64) -> Result<String, Error> {
        HiddenGame::new(*rules, None)?.random_setup(side, seed)
    }
}
