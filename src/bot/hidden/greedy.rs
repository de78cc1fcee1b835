//! The yardstick `greedy`: one action ahead, material and the goal.

use alloc::string::ToString;

use super::deal::fraction;
use super::outlook::Outlook;
use super::worlds::{Worlds, shares};
use crate::bot::{Answer, Settled, Thought};
use crate::game::View;
use crate::hidden::HiddenView;
use crate::rng::Rng;
use crate::transcript::Transcript;

/// The action that gains most at once, as far as can be told from what each piece may be; one of them by chance.
pub(super) fn thought(transcript: &Transcript<HiddenView>, seed: u64) -> impl Thought + use<> {
    let transcript = transcript.clone();
    Settled::new(move || choose(&transcript, seed))
}

fn choose(transcript: &Transcript<HiddenView>, seed: u64) -> Answer {
    let view = transcript.view();
    let mut rng = Rng::new(seed);
    let mut worlds = Worlds::new(transcript, false);
    if let Some(worlds) = &mut worlds {
        worlds.begin(&mut rng);
    }
    let shares = shares(view, worlds.as_mut(), &mut rng);
    let outlook = Outlook::new(view.table(), view.turn(), &shares, &shares, 0.0);
    let actions = view.actions(None);
    let nodes = actions.len() as u64;
    let mut best: Option<(f32, _)> = None;
    for action in actions {
        let table = view.table();
        let rank = table.at(action.from).and_then(|id| view.rank(id));
        let gain = match (rank, table.at(action.to)) {
            (Some(rank), Some(target)) => outlook.gain(rank.index(), target),
            _ => worlds.as_mut().map_or(0.0, |worlds| {
                let end = worlds.draw(&mut rng).clone().play(&action).end;
                if end.is_some_and(|end| end.winner == Some(view.turn())) { f32::MAX } else { 0.0 }
            }),
        };
        // Among equals by chance.
        let gain = gain + fraction(&mut rng) * 0.01;
        if best.as_ref().is_none_or(|(most, _)| gain > *most) {
            best = Some((gain, action));
        }
    }
    let common = outlook.heuristics.common;
    let (gain, action) = best.map_or((0.0, alloc::string::String::new()), |(gain, action)| (gain, action.to_string()));
    Answer { score: (gain.min(100.0 * common) / common * 100.0) as i32, nodes, ..Answer::of(action) }
}
