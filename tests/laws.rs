//! The laws that hold for every game, on random games. Law 3 (nothing leaks) has `leaks.rs` to itself, law 5 (texts) has
//! more in `texts.rs`. With the planted leak the laws are broken on purpose.
#![cfg(not(feature = "planted-leak"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::laws::{Seen, hidden_clicks, law_game, random_position, turned_is_the_same};
use common::{Generals, HiddenKind, Kind, Stratego, switch_combinations};
use rankfile::game::Game;
use rankfile::outcome::Reason;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::Side;

fn all_laws<K: HiddenKind>(all: &[Settings], games: usize, plies: usize, seed: u64) -> Seen {
    let mut rng = Rng::new(seed);
    let mut seen = Seen::default();
    for settings in all {
        for _ in 0..games {
            law_game::<K, Rng>(settings, None, &mut rng, plies, hidden_clicks, &mut seen);
            // A position says itself who is on turn.
            let settings = &Settings { first: None, ..settings.clone() };
            let position = random_position::<K>(settings, &mut rng);
            law_game::<K, Rng>(settings, Some(&position), &mut rng, plies / 2, hidden_clicks, &mut seen);
            turned_is_the_same::<K>(settings, &position, &mut rng, plies, &mut seen);
            let mut dealt = common::random_start::<K>(settings, &mut rng);
            for _ in 0..rng.below(60) {
                let Some(action) = common::random_action(&common::mover_view(&dealt), &mut rng, 30) else { break };
                dealt.play(&action).unwrap();
            }
            turned_is_the_same::<K>(settings, &dealt.position().unwrap(), &mut rng, plies, &mut seen);
        }
    }
    println!("{}: {} settings, {seen:?}", K::INFO.id, all.len());
    assert!(seen.positions > 1000 && seen.refused > 1000 && seen.over > 10 && seen.undone > 1000 && seen.paths > 1000);
    seen
}

#[test]
fn generals() {
    let mut all = switch_combinations(Generals::INFO);
    all.push(Settings::new().switch("plyCap", "40").first(Side::North));
    all.push(Settings::new().open());
    all.push(Settings::new().switch("reveal", "declared").open().first(Side::North));
    all_laws::<Generals>(&all, 4, 250, 1);
}

#[test]
fn stratego_editions_and_armies() {
    let all = common::editions_and_armies(Stratego::INFO);
    all_laws::<Stratego>(&all, 3, 250, 2);
}

#[test]
fn stratego_switches() {
    let mut all: Vec<Settings> = switch_combinations(Stratego::INFO)
        .into_iter()
        .enumerate()
        .map(|(index, settings)| settings.army(Stratego::INFO.armies[index % 4].name))
        .collect();
    all.push(Settings::new().switch("plyCap", "50").first(Side::North));
    all.push(Settings::new().army("barrage").switch("noAttackCap", "12"));
    all.push(Settings::new().edition("isf").army("duel").open());
    all_laws::<Stratego>(&all, 1, 250, 3);
}

/// rule: GE6 from full set-ups a side always has a move, and no end is for want of one
#[test]
fn generals_never_stick() {
    let mut rng = Rng::new(6);
    let (mut plies, mut reasons) = (0, std::collections::HashMap::<Reason, usize>::new());
    for settings in switch_combinations(Generals::INFO) {
        for _ in 0..20 {
            let mut game = common::random_start::<Generals>(&settings, &mut rng);
            for _ in 0..600 {
                if let Some(outcome) = game.outcome() {
                    *reasons.entry(outcome.reason).or_default() += 1;
                    break;
                }
                // Both sides have a move, whoever is on turn.
                let action = common::random_action(&common::mover_view(&game), &mut rng, 5);
                game.play(&action.expect("GE6")).unwrap();
                plies += 1;
            }
        }
    }
    println!("generals: {plies} plies, {reasons:?}");
    assert!(!reasons.contains_key(&Reason::Stuck) && plies > 10_000);
}
