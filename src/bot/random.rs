//! The level `random`, for every game.

use alloc::string::{String, ToString};

use super::{Answer, Settled, Thought};
use crate::game::View;
use crate::rng::Rng;

/// One of the legal actions, all equally likely.
pub(super) fn thought<V: View + 'static>(view: &V, seed: u64) -> impl Thought + 'static {
    let view = view.clone();
    Settled::new(move || {
        let actions = view.actions(None);
        // A side on turn without a legal action has lost, in every game, so there is one.
        let action = Rng::new(seed).choose(&actions).map_or_else(String::new, ToString::to_string);
        Answer::of(action)
    })
}
