//! What is measured. Each task does its work `count` times and returns how many units it did: the caller takes the time, so
//! that the same code is measured native and in WebAssembly.

use rankfile::board::Square;
use rankfile::error::Error;
use rankfile::game::{Game, RulesOf, View};
use rankfile::games::bollwerk::{Bollwerk, Position};
use rankfile::games::{generals, stratego};
use rankfile::hidden::{HiddenGame, Rules};
use rankfile::rng::Rng;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::turn::Pick;

#[cfg(target_arch = "wasm32")]
mod border;

/// A crowded middle game of Bollwerk in which the Chancellor's pairs make some 8,000 actions.
pub const CROWDED: &str = include_str!("crowded.txt");

/// The tasks: name, unit, and how often to do it in a run.
pub const TASKS: &[(&str, &str, u32)] = &[
    ("stratego isf play-outs", "moves", 40),
    ("generals play-outs", "moves", 40),
    ("bollwerk play-outs", "moves", 2),
    ("bollwerk overlay at the start", "overlays", 200),
    ("bollwerk list of a crowded position", "lists", 20),
];

/// Does a task `count` times; the units done. 0 for a task that does not exist.
#[must_use]
pub fn run(task: u32, count: u32) -> u32 {
    let settings = Settings::new();
    match task {
        0 => (0..count).map(|seed| hidden_playout(stratego::rules(&settings.clone().edition("isf")), seed)).sum(),
        1 => (0..count).map(|seed| hidden_playout(generals::rules(&settings), seed)).sum(),
        2 => (0..count).map(bollwerk_playout).sum(),
        3 => overlays(count),
        4 => lists(count),
        _ => 0,
    }
}

/// The most turns of one play-out; random games of pieces that shuffle can be very long.
const LONGEST: u32 = 3000;

fn hidden_playout(rules: Result<Rules, Error>, seed: u32) -> u32 {
    let Ok(mut game) = rules.and_then(|rules| HiddenGame::new(rules, None)) else { return 0 };
    for side in Side::ALL {
        let setup = game.random_setup(side, seed.into());
        if setup.and_then(|setup| game.deploy(side, &setup)).is_err() {
            return 0;
        }
    }
    let mut rng = Rng::new(seed.into());
    let mut actions = Vec::new();
    for turn in 0..LONGEST {
        actions.clear();
        game.add_legal(&mut actions);
        match rng.choose(&actions) {
            Some(action) if game.play(action).is_ok() => {}
            _ => return turn,
        }
    }
    LONGEST
}

fn start() -> Option<Bollwerk> {
    let rules: RulesOf<Bollwerk> = Ruleset::resolve("bollwerk", &Settings::new()).ok()?;
    Bollwerk::new(rules, None).ok()
}

fn bollwerk_playout(seed: u32) -> u32 {
    let Some(mut game) = start() else { return 0 };
    let mut rng = Rng::new(seed.into());
    for turn in 0..500 {
        let actions = game.view(Viewer::Spectator).actions(None);
        match rng.choose(&actions) {
            Some(action) if game.play(action).is_ok() => {}
            _ => return turn,
        }
    }
    500
}

/// The options after choosing each piece in turn, as a page asks for them.
fn overlays(count: u32) -> u32 {
    let Some(game) = start() else { return 0 };
    let view = game.view(Viewer::Spectator);
    let pieces: Vec<Square> = view.options(&[]).marks.iter().map(|mark| mark.at).collect();
    let mut done = 0;
    for _ in 0..count {
        for piece in &pieces {
            done += u32::from(!view.options(&[Pick::Square(*piece)]).marks.is_empty());
        }
    }
    done
}

fn lists(count: u32) -> u32 {
    let Some(view) = crowded() else { return 0 };
    (0..count).filter(|_| !view.actions(None).is_empty()).count() as u32
}

/// The crowded position.
#[must_use]
pub fn crowded() -> Option<Position> {
    let rules: RulesOf<Bollwerk> = Ruleset::resolve("bollwerk", &Settings::new()).ok()?;
    Position::from_position(rules, Viewer::Spectator, CROWDED.trim()).ok()
}
