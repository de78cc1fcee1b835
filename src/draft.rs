//! Set-ups and positions in the making: they may be incomplete or wrong, and say how.

use alloc::string::String;
use alloc::vec::Vec;

use crate::board::Square;
use crate::error::Error;
use crate::reason::Refusal;
use crate::scene::Scene;
use crate::settings::Ruleset;
use crate::side::Side;

/// A set-up or position in the making.
pub trait Draft: Clone {
    /// The rules of the game.
    type Rules: Ruleset;

    /// A set-up of a side, or a position when no side is given; empty, or as a text says.
    /// Errors: `bad-setup` or `bad-position` with the byte offset for a text that cannot be read; `bad-option` for a
    /// set-up of a game without set-ups.
    fn new(rules: Self::Rules, side: Option<Side>, text: Option<&str>) -> Result<Self, Error>;
    /// The rules.
    fn rules(&self) -> &Self::Rules;
    /// Puts a piece (or stone) on a square in place of what stands there, or clears the square.
    /// Errors: `unknown-piece`; `not-a-square` for a cell that is none.
    fn put(&mut self, at: Square, piece: Option<&str>) -> Result<(), Error>;
    /// Fills it at random, by a seed.
    fn random(&mut self, seed: u64);
    /// Mirrors it by file.
    fn mirror(&mut self);
    /// Takes everything off.
    fn clear(&mut self);
    /// How many of each letter are still to be placed.
    fn left(&self) -> Vec<(String, u32)>;
    /// Every fault.
    fn flaws(&self) -> Vec<Refusal>;
    /// What is legal but surely not meant.
    fn warnings(&self) -> Vec<Refusal>;
    /// What to draw.
    fn scene(&self) -> Scene;
    /// The set-up or position text.
    fn text(&self) -> String;
}
