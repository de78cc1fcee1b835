//! The computer players of the hidden games: fair, steady, legal, and sound in what they believe.
#![cfg(all(feature = "bot", feature = "stratego", feature = "generals", not(feature = "planted-leak")))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "bot_hidden/cases.rs"]
mod cases;
mod common;
#[path = "bot_hidden/worlds.rs"]
mod worlds;

use common::{Generals, HiddenKind, Kind, Stratego};
use rankfile::bot::{self, Answer, Level};
use rankfile::game::{Game, View};
use rankfile::hidden::{HiddenGame, HiddenView};
use rankfile::info::GameInfo;
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};
use rankfile::transcript::Transcript;

/// The settings under which hidden games are played here: every edition, army and switch value somewhere.
fn all_settings(info: &GameInfo) -> Vec<Settings> {
    match info.id {
        "stratego" => common::editions_and_armies(info),
        _ => common::switch_combinations(info),
    }
}

/// A match from set-ups of the computer's and of chance, as far as `plies` plies of a player who likes to attack.
fn some_match<K: HiddenKind>(settings: &Settings, plies: usize, rng: &mut Rng) -> Match<HiddenGame> {
    let mut game = Match::new(common::rules::<K>(settings), None).unwrap();
    for side in Side::ALL {
        let level = *rng.choose(&[Level::Random, Level::Beginner, Level::Strong]).unwrap();
        let setup = bot::setup(K::INFO.id, settings, side, level, rng.next_u64()).unwrap();
        game.deploy(side, &setup).unwrap();
    }
    for _ in 0..plies {
        let before = game.status();
        let view = game.view(Viewer::Player(before.turn));
        let Some(action) = common::random_action(view.view(), rng, 20) else { break };
        game.play(&action, Some(before.turn)).unwrap();
        if game.status().outcome.is_some() {
            game.undo();
            break;
        }
    }
    game
}

/// What a level answers after all its nodes, asked for in slices of some size.
fn answer<V: bot::Player>(view: &Transcript<V>, level: Level, seed: u64, nodes: u64, slice: u64) -> Answer {
    let mut thought = bot::think(view, level, seed, nodes).unwrap();
    while !thought.advance(slice) {}
    assert!(thought.nodes() <= nodes.max(1) || level <= Level::Greedy);
    thought.answer().unwrap()
}

fn mover(game: &Match<HiddenGame>) -> Transcript<HiddenView> {
    game.view(Viewer::Player(game.status().turn))
}

fn check_steady<K: HiddenKind>(games: usize) {
    let mut rng = Rng::new(31);
    for settings in all_settings(K::INFO) {
        for _ in 0..games {
            let game = some_match::<K>(&settings, 10 + rng.below(90), &mut rng);
            let view = mover(&game);
            let seed = rng.next_u64();
            for level in Level::ALL {
                let whole = answer(&view, level, seed, 400, u64::MAX);
                assert!(view.view().judge(&whole.action.parse().unwrap()).is_ok(), "{level}: {whole:?}");
                assert_eq!(whole.line.first(), Some(&whole.action));
                // The same whatever the slices, from the text of the view, and when asked in between.
                assert_eq!(answer(&view, level, seed, 400, 1 + rng.below(60) as u64), whole);
                let mut again = bot::think_text(&view.to_string(), level, seed, 400).unwrap();
                while !again.advance(7) {
                    assert!(again.answer().is_some());
                }
                assert_eq!(again.answer().unwrap(), whole);
            }
        }
    }
}

#[test]
fn slices_and_texts_change_no_answer() {
    check_steady::<Stratego>(1);
    check_steady::<Generals>(2);
}

/// Permutes the ranks that the viewer cannot know, replays, and keeps what looks the same to him: nothing that he is told
/// differs, and so must no answer.
fn check_fair<K: HiddenKind>(settings: &Settings, rng: &mut Rng) -> usize {
    let game = some_match::<K>(settings, 12 + rng.below(30), rng);
    let view = mover(&game);
    let viewer = game.status().turn;
    let setups = game.game().setups();
    let mut other_worlds = 0;
    for _ in 0..60 {
        let swapped: Vec<(Side, String)> = setups
            .iter()
            .map(|(side, text)| (*side, if *side == viewer { text.clone() } else { swap_two(text, rng) }))
            .collect();
        let Some(other) = replay::<K>(settings, &swapped, &game) else { continue };
        if swapped == setups || other.view(viewer.into()).to_string() != view.to_string() {
            continue;
        }
        other_worlds += 1;
        let level = *rng.choose(&Level::ALL).unwrap();
        let seed = rng.next_u64();
        assert_eq!(answer(&other.view(viewer.into()), level, seed, 200, 200), answer(&view, level, seed, 200, 200));
    }
    other_worlds
}

/// A set-up text with two of its pieces in each other's place.
fn swap_two(text: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let places: Vec<usize> = (0..letters.len()).filter(|at| letters[*at].is_ascii_alphabetic()).collect();
    letters.swap(*rng.choose(&places).unwrap(), *rng.choose(&places).unwrap());
    letters.into_iter().collect()
}

/// The same actions from other set-ups; `None` when they cannot be played.
fn replay<K: HiddenKind>(
    settings: &Settings,
    setups: &[(Side, String)],
    game: &Match<HiddenGame>,
) -> Option<Match<HiddenGame>> {
    let mut other = Match::new(common::rules::<K>(settings), None).unwrap();
    for (side, text) in setups {
        other.deploy(*side, text).ok()?;
    }
    game.actions().all(|action| other.play(action, None).is_ok()).then_some(other)
}

#[test]
fn what_cannot_be_known_changes_no_answer() {
    let mut rng = Rng::new(32);
    let mut worlds = [0; 2];
    for _ in 0..2 {
        for settings in all_settings(Stratego::INFO) {
            worlds[0] += check_fair::<Stratego>(&settings, &mut rng);
        }
        for settings in all_settings(Generals::INFO) {
            worlds[1] += check_fair::<Generals>(&settings, &mut rng);
        }
    }
    println!("other worlds that look the same: {worlds:?}");
    assert!(worlds.iter().all(|worlds| *worlds > 100), "{worlds:?}");
}

/// Plays whole games; every answer is legal, and a searching level gets somewhere.
fn check_games<K: HiddenKind>(levels: [Level; 2], nodes: u64, games: usize, rng: &mut Rng) -> (usize, usize) {
    let (mut positions, mut ended) = (0, 0);
    let all = all_settings(K::INFO);
    for number in 0..games {
        let settings = &all[number % all.len()];
        let mut game = some_match::<K>(settings, 0, rng);
        let mut views = Side::ALL.map(|side| game.view(side.into()));
        while game.status().outcome.is_none() && game.status().ply < 1200 {
            let turn = game.status().turn;
            let slot = usize::from(turn == Side::North);
            let answer = answer(&views[slot], levels[slot], rng.next_u64(), nodes, u64::MAX);
            let report = game.play_text(&answer.action, Some(turn)).unwrap().clone();
            for (view, side) in views.iter_mut().zip(Side::ALL) {
                view.learn(report.of(side)).unwrap();
            }
            positions += 1;
        }
        ended += usize::from(game.status().outcome.is_some());
    }
    (positions, ended)
}

#[test]
fn whole_games_are_legal_and_end() {
    let mut rng = Rng::new(33);
    for levels in [[Level::Beginner, Level::Strong], [Level::Greedy, Level::Club], [Level::Casual, Level::Random]] {
        let (positions, ended) = check_games::<Stratego>(levels, 60, 20, &mut rng);
        let (more, also) = check_games::<Generals>(levels, 60, 12, &mut rng);
        println!("{levels:?}: {positions} and {more} positions, {ended} of 20 and {also} of 12 games ended");
        assert!(positions + more > 2000);
        assert!(ended >= 18 && also >= 11, "{levels:?}: {ended} of 20 and {also} of 12 games ended");
    }
}

#[test]
fn set_ups_are_faultless_varied_and_movable() {
    for (id, all) in [("stratego", all_settings(Stratego::INFO)), ("generals", all_settings(Generals::INFO))] {
        for settings in all {
            for level in Level::ALL {
                let texts: Vec<String> = (0..6)
                    .map(|seed| bot::setup(id, &settings, Side::ALL[seed % 2], level, seed as u64).unwrap())
                    .collect();
                for (seed, text) in texts.iter().enumerate() {
                    let side = Side::ALL[seed % 2];
                    let draft = rankfile::erased::draft(id, &settings, Some(side), Some(text)).unwrap();
                    assert!(draft.flaws().is_empty(), "{id} {settings:?} {level}: {text}");
                    assert!(level == Level::Random || draft.warnings().is_empty(), "{id} {level}: {text}");
                    assert!(texts.iter().filter(|other| *other == text).count() == 1, "{id} {level}: {text} twice");
                }
            }
        }
    }
}
