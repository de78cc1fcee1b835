//! The computer player of Bollwerk.

use alloc::boxed::Box;

use super::{Level, Player, Thought, random};
use crate::games::bollwerk::Position;
use crate::transcript::Transcript;

impl Player for Position {
    fn begin(transcript: &Transcript<Position>, _level: Level, seed: u64, _nodes: u64) -> Box<dyn Thought> {
        Box::new(random::thought(transcript.view(), seed))
    }
}
