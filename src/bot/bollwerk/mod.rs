//! The computer player of Bollwerk: alpha-beta over moves and the placements that are likely to matter.

mod eval;
mod goal;
mod greedy;
mod history;
mod list;
mod mind;
mod root;
mod search;
mod skill;
mod table;

use alloc::boxed::Box;

use super::{Level, Player, Thought};
use crate::games::bollwerk::Position;
use crate::transcript::Transcript;

impl Player for Position {
    fn begin(transcript: &Transcript<Position>, level: Level, seed: u64, nodes: u64) -> Box<dyn Thought> {
        let position = transcript.view();
        match level {
            Level::Greedy => Box::new(greedy::thought(position, seed)),
            _ => Box::new(mind::Mind::new(position, level, seed, nodes)),
        }
    }
}
