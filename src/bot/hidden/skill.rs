//! What the levels can do.

use super::heuristics::Heuristics;
use crate::bot::Level;
use crate::rng::Rng;

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// The most nodes that it looks at.
    pub(super) nodes: u64,
    /// The most turns of both sides that it looks ahead.
    pub(super) depth: usize,
    /// Whether it reads the opponent's turns.
    pub(super) reads: bool,
    /// By how much it may misjudge an action: 1 is from a level game to a win.
    pub(super) noise: f32,
    seed: u64,
}

impl Skill {
    /// What a level can do. The yardsticks do not search.
    pub(super) const fn of(level: Level, heuristics: &Heuristics, seed: u64) -> Skill {
        let (nodes, noise) = heuristics.club;
        match level {
            Level::Strong => Skill { nodes: u64::MAX, depth: 24, reads: true, noise: 0.0, seed },
            Level::Club => Skill { nodes, depth: 6, reads: true, noise, seed },
            Level::Casual => Skill { nodes: 600, depth: 4, reads: false, noise: 0.1, seed },
            _ => Skill { nodes: 300, depth: 2, reads: false, noise: 0.37, seed },
        }
    }

    /// The chances of a turn: the same however often they are asked for.
    pub(super) fn chance(&self, ply: u32) -> Rng {
        Rng::new(self.seed ^ u64::from(ply) << 32 ^ 0x5EED_0000)
    }
}
