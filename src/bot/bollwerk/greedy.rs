//! The level `greedy`: one action ahead, material and the goal.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::list::{self, Stones};
use super::{eval::worth, goal};
use crate::bot::{Answer, Settled, Thought, WON};
use crate::game::View;
use crate::games::bollwerk::{Position, State, engine};
use crate::rng::Rng;
use crate::side::Side;

fn material(state: &State, side: Side) -> i32 {
    state.board.pieces(side).iter().filter_map(|square| state.board.piece(square)).map(|piece| worth(piece.kind)).sum()
}

/// The action after which material is best, a piece that threatens the end field counting as half a Guard; one of the
/// best, all equally likely.
pub(super) fn thought(position: &Position, seed: u64) -> impl Thought + 'static {
    let (rules, state) = (position.rules().clone(), *position.state());
    Settled::new(move || {
        let side = state.turn;
        let mut candidates = Vec::new();
        list::moves(&rules, &state, &mut candidates);
        list::placements(&rules, &state, Stones::All, &mut candidates);
        let mut best = Vec::new();
        let mut top = i32::MIN;
        for candidate in &candidates {
            let mut next = state;
            let won = engine::play(&mut next, rules.layout(), &candidate.action).won.is_some();
            let threats = i32::try_from(goal::attackers(&rules, &next, side).len()).unwrap_or(0);
            let score = if won { WON - 1 } else { material(&next, side) - material(&next, !side) + 50 * threats };
            if score > top {
                top = score;
                best.clear();
            }
            if score == top {
                best.push(candidate.action);
            }
        }
        // A side on turn has an action, or the game would be over (W4).
        let action = Rng::new(seed).choose(&best).map(ToString::to_string).unwrap_or_default();
        Answer { score: top, nodes: candidates.len() as u64, ..Answer::of(action) }
    })
}
