//! Two generators that know nothing of each other must agree: the core and `common/slow.rs`. Over random games of all
//! editions with players who shuffle, ply by ply; and in numbers of games, fixed in `tests/perft/*.perft`.
//!
//! `cargo test --release --test perft -- --ignored --nocapture` counts the whole tables again by the slow generator and
//! plays long games.
#![cfg(not(feature = "planted-leak"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::slow::Slow;
use common::{Generals, Kind, Shuffler, Stratego, mover_view, play, texts};
use rankfile::game::{Game, View};
use rankfile::hidden::HiddenGame;
use rankfile::perft::{divide, perft};
use rankfile::rng::Rng;
use rankfile::settings::Settings;

/// One entry of a table: settings, a position, moves, and the leaves at each depth from 1 on.
#[derive(Default)]
struct Entry {
    name: String,
    settings: Settings,
    position: String,
    moves: Vec<String>,
    counts: Vec<u64>,
}

fn read(text: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "game" {
            entries.push(Entry { name: rest.to_string(), ..Entry::default() });
            continue;
        }
        let entry = entries.last_mut().unwrap();
        match word {
            "position" => entry.position = rest.to_string(),
            "play" => entry.moves.extend(rest.split(' ').map(str::to_string)),
            "perft" => entry.counts = rest.split(' ').map(|count| count.parse().unwrap()).collect(),
            _ => assert!(entry.settings.set_line(line).unwrap(), "{line}"),
        }
    }
    entries
}

fn both<K: Kind>(entry: &Entry) -> (K::Game, Slow) {
    let mut game = common::game_at::<K>(&entry.settings, &entry.position);
    let mut slow = Slow::new(K::INFO.id, &entry.settings, &entry.position);
    for text in &entry.moves {
        play(&mut game, text);
        slow.play(text);
    }
    (game, slow)
}

fn check_table<K: Kind>(text: &str, slow_depth: usize) {
    for entry in read(text) {
        let (game, slow) = both::<K>(&entry);
        let depths = entry.counts.len().max(1);
        let counted: Vec<u64> = (1..=depths).map(|depth| perft(&game, depth as u32)).collect();
        let slowly: Vec<u64> = (1..=depths.min(slow_depth)).map(|depth| slow.perft(depth as u32)).collect();
        println!("{}: {counted:?}, slowly {slowly:?}", entry.name);
        assert_eq!(counted, entry.counts, "{}", entry.name);
        assert_eq!(slowly, counted[..slowly.len()], "{}", entry.name);
    }
}

const STRATEGO: &str = include_str!("perft/stratego.perft");
const GENERALS: &str = include_str!("perft/generals.perft");

#[test]
fn stratego_table() {
    check_table::<Stratego>(STRATEGO, 2);
}

#[test]
fn generals_table() {
    check_table::<Generals>(GENERALS, 2);
}

#[test]
#[ignore = "minutes"]
fn tables_slowly() {
    check_table::<Stratego>(STRATEGO, 4);
    check_table::<Generals>(GENERALS, 4);
}

/// Prints the lines of the tables as both count them.
#[test]
#[ignore = "makes figures, tests none"]
fn count_tables() {
    fn print<K: Kind>(text: &str) {
        for entry in read(text) {
            let (game, slow) = both::<K>(&entry);
            for depth in 1..=4 {
                let (one, other) = (perft(&game, depth), slow.perft(depth));
                println!("{} depth {depth}: {one} {}", entry.name, if one == other { "agreed" } else { "DIFFERS" });
            }
        }
    }
    print::<Stratego>(STRATEGO);
    print::<Generals>(GENERALS);
}

/// The sum over the actions is the whole.
#[test]
fn divided() {
    let mut rng = Rng::new(9);
    let game = common::random_start::<Generals>(&Settings::new(), &mut rng);
    for depth in 1..=3 {
        let parts = divide(&game, depth);
        assert_eq!(parts.len() as u64, perft(&game, 1));
        assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), perft(&game, depth));
    }
    assert!(divide(&game, 0).is_empty());
    let blank = HiddenGame::new(common::rules::<Generals>(&Settings::new()), None).unwrap();
    assert_eq!((perft(&blank, 0), perft(&blank, 1)), (1, 0));
}

#[derive(Default, Debug)]
struct Tally {
    games: usize,
    plies: usize,
    actions: usize,
    ends: std::collections::BTreeMap<String, usize>,
    barred: usize,
}

/// Plays a game in both, ply by ply.
fn compare<K: Kind>(settings: &Settings, rng: &mut Rng, plies: usize, tally: &mut Tally) {
    let mut game = common::random_start::<K>(settings, rng);
    // Thinned out now and then, so that chases and last pieces happen.
    let mut position = game.position().unwrap();
    if rng.below(3) > 0 {
        let mut cells = common::cells(position.split(' ').next().unwrap());
        let keep = 10 + rng.below(60);
        for cell in cells.iter_mut().flatten().filter(|cell| cell.is_ascii_alphabetic()) {
            if rng.below(100) >= keep {
                *cell = '.';
            }
        }
        // The middle too may hold pieces.
        let board = common::board_text(&cells);
        let turn = if board.chars().any(|letter| letter.is_ascii_uppercase()) { 's' } else { 'n' };
        if !board.chars().any(|letter| letter.is_ascii_alphabetic()) {
            return;
        }
        position = format!("{board} {turn} 0");
        game = common::game_at::<K>(&Settings { first: None, ..settings.clone() }, &position);
    }
    let mut slow = Slow::new(K::INFO.id, settings, &position);
    let mut shuffler = Shuffler::default();
    let shuffles = rng.below(100);
    tally.games += 1;
    for _ in 0..plies {
        let view = mover_view(&game);
        let outcome = view.outcome().map(|outcome| outcome.to_string());
        assert_eq!(game.position().unwrap(), slow.position());
        assert_eq!(outcome, slow.outcome, "{settings:?} {position}");
        let actions = view.actions(None);
        let list = texts(&actions);
        assert_eq!(list, slow.legal(), "{settings:?} {position}");
        tally.actions += list.len();
        tally.barred += slow.barred();
        if let Some(outcome) = outcome {
            *tally.ends.entry(outcome).or_default() += 1;
            break;
        }
        let Some(action) = shuffler.choose(&view, rng, shuffles) else { break };
        let text = action.to_string();
        game.play(&action).unwrap();
        slow.play(&text);
        tally.plies += 1;
    }
}

fn stratego_settings() -> Vec<Settings> {
    let mut all = common::editions_and_armies(Stratego::INFO);
    let switches = common::switch_combinations(Stratego::INFO).into_iter().enumerate();
    all.extend(switches.map(|(index, settings)| settings.army(Stratego::INFO.armies[index % 4].name)));
    all.push(Settings::new().switch("plyCap", "60"));
    all.push(Settings::new().edition("isf").switch("noAttackCap", "20"));
    all
}

fn generals_settings() -> Vec<Settings> {
    let mut all = common::switch_combinations(Generals::INFO);
    all.push(Settings::new().switch("plyCap", "60"));
    all
}

fn compare_all<K: Kind>(all: &[Settings], games: usize, plies: usize, seed: u64) -> Tally {
    let mut rng = Rng::new(seed);
    let mut tally = Tally::default();
    for settings in all {
        for _ in 0..games {
            compare::<K>(settings, &mut rng, plies, &mut tally);
        }
    }
    println!("{}: {tally:?}", K::INFO.id);
    tally
}

#[test]
fn stratego_games() {
    let tally = compare_all::<Stratego>(&stratego_settings(), 4, 120, 41);
    assert!(tally.plies > 10_000 && tally.barred > 1_000);
}

#[test]
fn generals_games() {
    let tally = compare_all::<Generals>(&generals_settings(), 10, 150, 42);
    assert!(tally.plies > 10_000);
}

#[test]
#[ignore = "minutes"]
fn long_games() {
    compare_all::<Stratego>(&stratego_settings(), 12, 1000, 43);
    compare_all::<Generals>(&generals_settings(), 30, 1000, 44);
}
