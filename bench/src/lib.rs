//! What is measured. Each task does its work `count` times and returns how many units it did: the caller takes the time, so
//! that the same code is measured native and in WebAssembly.

use rankfile::board::Square;
use rankfile::error::Error;
use rankfile::game::{Game, RulesOf, View};
use rankfile::games::bollwerk::{Bollwerk, Position};
use rankfile::games::{generals, stratego};
use rankfile::hidden::{HiddenGame, Rules};
use rankfile::perft::perft;
use rankfile::rng::Rng;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::turn::Pick;

#[cfg(target_arch = "wasm32")]
mod border;

/// The positions that are measured, `NAME POSITION` a line: the scripts read them too.
const POSITIONS: &str = include_str!("../positions.txt");

/// What is measured.
#[derive(Clone, Copy)]
pub struct Task {
    /// The game and what is done, as the scripts call it.
    pub name: &'static str,
    /// What is counted.
    pub unit: &'static str,
    /// How often to do it between two looks at the clock.
    pub count: u32,
    work: fn(u32) -> u32,
}

impl Task {
    /// Does it so many times; the units done, 0 where something is amiss.
    #[must_use]
    pub fn run(&self, count: u32) -> u32 {
        (self.work)(count)
    }
}

const fn task(name: &'static str, unit: &'static str, count: u32, work: fn(u32) -> u32) -> Task {
    Task { name, unit, count, work }
}

/// The tasks.
pub const TASKS: &[Task] = &[
    task("stratego play-outs", "move", 40, |count| hidden_playouts(isf, count)),
    task("generals play-outs", "move", 40, |count| hidden_playouts(arbiter, count)),
    task("bollwerk play-outs", "move", 2, |count| (0..count).map(bollwerk_playout).sum()),
    task("bollwerk options after choosing a piece", "call", 20, overlays),
    task("bollwerk list of a crowded position", "action", 2, lists),
    task("stratego perft 3, leaves counted", "leaf", 1, |count| leaves(count, || hidden(isf), |game| perft(game, 3))),
    task("stratego perft 3, every leaf made", "leaf", 1, |count| leaves(count, || hidden(isf), |game| made(game, 3))),
    task("generals perft 3, leaves counted", "leaf", 1, |count| {
        leaves(count, || hidden(arbiter), |game| perft(game, 3))
    }),
    task("generals perft 3, every leaf made", "leaf", 1, |count| {
        leaves(count, || hidden(arbiter), |game| made(game, 3))
    }),
    task("bollwerk perft 2, leaves counted", "leaf", 1, |count| leaves(count, bollwerk, |game| perft(game, 2))),
    task("bollwerk perft 2, every leaf made", "leaf", 1, |count| leaves(count, bollwerk, |game| made(game, 2))),
];

fn isf() -> Result<Rules, Error> {
    stratego::rules(&Settings::new().edition("isf"))
}

fn arbiter() -> Result<Rules, Error> {
    generals::rules(&Settings::new())
}

/// The most turns of one play-out; random games of pieces that shuffle can be very long.
const LONGEST: u32 = 3000;

fn hidden_playouts(rules: fn() -> Result<Rules, Error>, count: u32) -> u32 {
    (0..count).map(|seed| hidden_playout(rules(), seed)).sum()
}

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
            Some(action) if game.advance(action).is_ok() => {}
            _ => return turn,
        }
    }
    LONGEST
}

fn bollwerk_rules() -> Option<RulesOf<Bollwerk>> {
    Ruleset::resolve("bollwerk", &Settings::new()).ok()
}

/// The start.
fn start() -> Option<Bollwerk> {
    Bollwerk::new(bollwerk_rules()?, None).ok()
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

/// The actions of a crowded middle game, in which a Chancellor's pairs are most of them.
fn lists(count: u32) -> u32 {
    let Some(rules) = bollwerk_rules() else { return 0 };
    let Ok(view) = Position::from_position(rules, Viewer::Spectator, position("crowded")) else { return 0 };
    (0..count).map(|_| view.actions(None).len() as u32).sum()
}

/// A position by its name.
fn position(name: &str) -> &'static str {
    let named = |line: &'static str| line.split_once(' ').filter(|(found, _)| *found == name);
    POSITIONS.lines().find_map(named).map_or("", |(_, text)| text)
}

fn hidden(rules: fn() -> Result<Rules, Error>) -> Option<HiddenGame> {
    let rules = rules().ok()?;
    HiddenGame::new(rules, Some(position(rules.definition().info.id))).ok()
}

fn bollwerk() -> Option<Bollwerk> {
    Bollwerk::new(bollwerk_rules()?, Some(position("bollwerk"))).ok()
}

/// Counts the leaves below a position.
fn leaves<G>(times: u32, start: impl Fn() -> Option<G>, count: impl Fn(&G) -> u64) -> u32 {
    start().map_or(0, |game| (0..times).map(|_| count(&game) as u32).sum())
}

/// Perft that plays the last actions too, where the library's only counts them.
fn made<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(below) = depth.checked_sub(1) else { return 1 };
    let actions = game.view(game.status().turn.into()).actions(None);
    let leaves = |action| {
        let mut next = game.clone();
        if next.play(action).is_ok() { made(&next, below) } else { 0 }
    };
    actions.iter().map(leaves).sum()
}
