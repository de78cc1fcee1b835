//! The library against a second, slow and obvious reading of the rules, on random positions: games played at random and
//! crowded positions full of stones, on two boards, for every value of the switches.
//!
//! A short run; `RANKFILE_POSITIONS=20000 cargo test --release --test bollwerk_slow -- --nocapture` makes a long one.
#![cfg(feature = "bollwerk")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
#[path = "bollwerk/random.rs"]
mod random;
#[path = "bollwerk/slow.rs"]
mod slow;

use std::collections::BTreeSet;

use rankfile::game::View;
use rankfile::games::bollwerk::{Layout, Position};
use rankfile::outcome::{Outcome, Reason};
use rankfile::rng::Rng;
use rankfile::settings::Ruleset;
use rankfile::side::{Side, Viewer};
use slow::{Law, Switches, World};

#[derive(Default, Debug)]
struct Tally {
    positions: usize,
    actions: usize,
    diagrams: usize,
    played: usize,
    over: usize,
}

fn law(bits: usize, layout: Option<&str>) -> Law {
    let bit = |n: usize| bits >> n & 1 == 1;
    let switches = Switches { once: bit(0), adjacent: bit(1), mixed: bit(2), later: bit(3), no_move: bit(4) };
    Law::new(layout.unwrap_or(&Layout::standard().to_string()), switches)
}

fn outcome(view: &Position) -> Option<(Option<usize>, &'static str)> {
    let side = |side: Side| usize::from(side == Side::North);
    view.outcome().map(|outcome: Outcome| (outcome.winner.map(side), view.rules().rule_of(outcome.reason).unwrap()))
}

/// Compares everything about one position.
fn compare(position: &Position, law: &Law, rng: &mut Rng, tally: &mut Tally) {
    let text = position.position();
    let world = World::parse(&text);
    assert_eq!(world.print(), text);
    tally.positions += 1;
    if position.outcome().is_none_or(|outcome| outcome.reason != Reason::Quiet) {
        let theirs = world.outcome(law).map(|(side, rule)| (Some(side), rule));
        assert_eq!(outcome(position), theirs, "{text} {law:?}");
    }
    let list: Vec<String> = position.actions(None).iter().map(ToString::to_string).collect();
    let ours: BTreeSet<String> = list.iter().cloned().collect();
    assert_eq!(list.len(), ours.len(), "twice the same in {text}");
    let theirs = world.actions(law);
    if ours != theirs {
        let (more, less): (Vec<_>, Vec<_>) = (ours.difference(&theirs).collect(), theirs.difference(&ours).collect());
        panic!("{text}\n{:?}\ntoo many: {more:?}\ntoo few: {less:?}", law.switches);
    }
    tally.actions += ours.len();
    tally.over += usize::from(position.outcome().is_some());
    for at in world.squares() {
        let square = slow::name(at).parse().unwrap();
        let marks = position.diagram(square);
        if marks.is_empty() && world.cell(at) == '.' {
            continue;
        }
        let ours: BTreeSet<(String, String, String)> = marks
            .iter()
            .map(|mark| {
                let stones: Vec<&str> = mark.stones.iter().map(|tool| tool.as_str()).collect();
                (mark.at.to_string(), mark.sense.as_str().to_string(), stones.join(","))
            })
            .collect();
        assert_eq!(ours, world.diagram(law, at), "diagram of {square} in {text} {law:?}");
        tally.diagrams += 1;
    }
    for _ in 0..3 {
        let Some(action) = rng.choose(&list) else { break };
        let next = random::play(position, &action.parse().unwrap());
        let (world, theirs) = world.play(law, action);
        assert_eq!(next.position(), world.print(), "{text} {action}");
        assert_eq!(outcome(&next), theirs, "{text} {action} {law:?}");
        tally.played += 1;
    }
}

fn positions() -> usize {
    std::env::var("RANKFILE_POSITIONS").ok().map_or(320, |text| text.parse().unwrap())
}

/// As many positions as wanted, each round taking the next combination of switches.
fn run(name: &str, layout: Option<&str>, each: impl Fn(&mut Rng, usize, &Law, &mut Tally)) {
    let mut tally = Tally::default();
    let mut rng = Rng::new(positions() as u64);
    let mut bits = 0;
    while tally.positions < positions() {
        each(&mut rng, bits, &law(bits, layout), &mut tally);
        bits = (bits + 1) % 32;
    }
    println!("{name}: {tally:?}");
}

#[test]
fn crowded_positions() {
    run("crowded, standard board", None, |rng, bits, law, tally| {
        let position = random::crowded(&random::rules(bits, None), rng);
        compare(&position, law, rng, tally);
    });
}

#[test]
fn crowded_positions_on_a_small_board() {
    let layout = Some(random::SMALL);
    run("crowded, small board with a hole", layout, |rng, bits, law, tally| {
        let position = random::crowded(&random::rules(bits, layout), rng);
        compare(&position, law, rng, tally);
    });
}

/// Games from the start, looked at every few turns.
fn game(layout: Option<&str>, every: usize, rng: &mut Rng, bits: usize, law: &Law, tally: &mut Tally) {
    let mut position = Position::new(random::rules(bits, layout), Viewer::Spectator);
    for turn in 1..=120 {
        let Some(action) = random::action(&position, rng) else { break };
        position = random::play(&position, &action);
        if turn % every == 0 && position.outcome().is_none_or(|outcome| outcome.reason != Reason::Repetition) {
            compare(&position, law, rng, tally);
        }
    }
}

#[test]
fn games() {
    run("games, standard board", None, |rng, bits, law, tally| game(None, 7, rng, bits, law, tally));
}

#[test]
fn games_on_a_small_board() {
    let layout = Some(random::SMALL);
    run("games, small board with a hole", layout, |rng, bits, law, tally| game(layout, 3, rng, bits, law, tally));
}
