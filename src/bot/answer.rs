use alloc::string::String;
use alloc::vec::Vec;

use super::Thought;
use crate::board::Square;

/// The score of a game that is won now. A win in `n` turns of both sides together scores `n` less.
pub const WON: i32 = 30_000;
/// The score of a game that is lost now.
pub const LOST: i32 = -WON;

/// What a computer player says of a view.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Answer {
    /// The action to play, as text.
    pub action: String,
    /// How the viewer stands after it, in hundredths of the game's commonest piece; [`WON`] and [`LOST`] are the ends of
    /// the scale. Zero where the level does not look.
    pub score: i32,
    /// How it expects the game to go on: `action` and what follows.
    pub line: Vec<String>,
    /// How many nodes it has looked at.
    pub nodes: u64,
    /// What it believes of hidden pieces, in square order, the likeliest rank of a square first. Empty in a game without
    /// secrets.
    pub beliefs: Vec<Belief>,
}

impl Answer {
    /// An action alone.
    pub(crate) fn of(action: String) -> Answer {
        Answer { line: [action.clone()].into(), action, score: 0, nodes: 1, beliefs: Vec::new() }
    }
}

/// What a hidden piece is believed to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Belief {
    /// Where it stands.
    pub at: Square,
    /// A rank, by its name in `GameInfo::pieces`.
    pub piece: &'static str,
    /// How likely that is, in thousandths.
    pub share: u16,
}

/// A thought that takes one step: the answer is made at the first [`Thought::advance`].
#[derive(Clone, Debug)]
pub struct Settled<F> {
    make: F,
    answer: Option<Answer>,
}

impl<F: FnMut() -> Answer> Settled<F> {
    /// The answer is what `make` says.
    pub const fn new(make: F) -> Settled<F> {
        Settled { make, answer: None }
    }
}

impl<F: FnMut() -> Answer> Thought for Settled<F> {
    fn advance(&mut self, _nodes: u64) -> bool {
        if self.answer.is_none() {
            self.answer = Some((self.make)());
        }
        true
    }

    fn answer(&self) -> Option<Answer> {
        self.answer.clone()
    }

    fn nodes(&self) -> u64 {
        self.answer.as_ref().map_or(0, |answer| answer.nodes)
    }
}
