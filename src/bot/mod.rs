//! Computer players: an action for a view.
//!
//! A player is given a [`Transcript`]: what one viewer may know and how he came to know it. The truth of a game is a
//! [`Game`](crate::game::Game), and no function here takes one, so a computer player cannot look at what is hidden from
//! the person it sits in for.
//!
//! It thinks in slices. A host that has a screen to keep alive, or a clock to watch, asks for a few hundred nodes at a
//! time, shows the answer so far, and stops when it likes. The same view, level, seed and number of nodes give the same
//! answer, whatever the slices were.
//!
//! ```
//! # #[cfg(feature = "bollwerk")] {
//! use rankfile::bot::{self, Level};
//! use rankfile::games::bollwerk::{Bollwerk, Rules};
//! use rankfile::record::Match;
//! use rankfile::side::{Side, Viewer};
//!
//! let mut game: Match<Bollwerk> = Match::new(Rules::default(), None)?;
//! let view = game.view(Viewer::Player(Side::South));
//! let mut thought = bot::think(&view, Level::Casual, 1, 2_000)?;
//! while !thought.advance(500) {}
//! let answer = thought.answer().expect("a thought that has begun has an answer");
//! game.play_text(&answer.action, Some(Side::South))?;
//! # }
//! # Ok::<(), rankfile::error::Error>(())
//! ```

mod answer;
#[cfg(feature = "bollwerk")]
mod bollwerk;
mod erased;
#[cfg(any(feature = "stratego", feature = "generals"))]
pub mod hidden;
mod level;
mod random;

use alloc::boxed::Box;
use alloc::string::String;

pub use answer::{Answer, Belief, LOST, Settled, WON};
pub use erased::{check, setup, think_text};
pub use level::Level;

use crate::error::Error;
use crate::game::View;
use crate::outcome::Phase;
use crate::reason::{Code, Refusal};
use crate::settings::Ruleset;
use crate::side::Side;
use crate::transcript::Transcript;

/// One thought over one view. It goes on when it is told to, and can be asked for its answer at any time.
pub trait Thought {
    /// Thinks on for about that many nodes, at least one; says whether it is done. The first time it does what has to be
    /// done before there is an answer at all, even beyond its budget.
    ///
    /// How the nodes are sliced has no influence on the answer.
    fn advance(&mut self, nodes: u64) -> bool;
    /// The best answer so far: `None` only before the first [`advance`](Thought::advance).
    fn answer(&self) -> Option<Answer>;
    /// How many nodes it has looked at.
    fn nodes(&self) -> u64;
}

/// A view for which there is a computer player.
pub trait Player: View + 'static {
    /// Begins to think about what to play.
    ///
    /// Only [`think`] calls this, so the viewer is on turn and has a legal action.
    fn begin(transcript: &Transcript<Self>, level: Level, seed: u64, nodes: u64) -> Box<dyn Thought>;

    /// A set-up for a side. Errors: `already-deployed` in a game without set-ups.
    fn setup(rules: &Self::Rules, side: Side, level: Level, seed: u64) -> Result<String, Error> {
        let _ = (rules, side, level, seed);
        Err(Error::new(Code::AlreadyDeployed))
    }
}

/// Begins to think for the viewer. Nothing is thought before the first [`Thought::advance`].
///
/// `nodes` is the budget: the thought is done when it is used up, or before. A host that goes by a clock gives
/// `u64::MAX` and stops asking for more.
///
/// Errors: `game-over` with the rule, `not-deployed`, `not-your-turn`.
pub fn think<V: Player>(
    transcript: &Transcript<V>,
    level: Level,
    seed: u64,
    nodes: u64,
) -> Result<Box<dyn Thought>, Error> {
    let view = transcript.view();
    if let Some(outcome) = view.outcome() {
        return Err(Refusal::new(Code::GameOver).with_rule(view.rules().rule_of(outcome.reason)).into());
    }
    if view.phase() == Phase::Setup {
        return Err(Error::new(Code::NotDeployed));
    }
    if !view.viewer().is(view.turn()) {
        return Err(Error::new(Code::NotYourTurn));
    }
    Ok(match level {
        Level::Random => Box::new(random::thought(view, seed)),
        _ => V::begin(transcript, level, seed, nodes),
    })
}
