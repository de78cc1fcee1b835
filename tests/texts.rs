//! Readers, fed with noise, with words of the notation in any order, and with good texts spoiled.
#![cfg(not(feature = "planted-leak"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::readers::{Tally, feed, play_on};
use rankfile::erased::{self, AnyGame};
use rankfile::game::Game;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};

fn noise(rng: &mut Rng) -> String {
    let length = rng.below(40);
    let bytes: Vec<u8> = (0..length).map(|_| rng.next_u64() as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

const WORDS: &[&str] = &[
    "a1",
    "j10",
    "i8",
    "p16",
    "p17",
    "a0",
    "a01",
    "-",
    "x",
    "(",
    ")",
    ",",
    ":",
    "@",
    "/",
    "_",
    "10",
    "9",
    "2",
    "0",
    "00",
    "4294967295",
    "4294967296",
    "99999999999999999999",
    "F",
    "f",
    "X",
    "x",
    "O",
    "é",
    "\u{1F600}",
    "\n",
    " ",
    "  ",
    "\t",
    "s",
    "n",
    "south",
    "north",
    "spectator",
    "setup",
    "news",
    "play",
    "result",
    "undo",
    "over",
    "stuck",
    "resigned",
    "agreed",
    "none",
    "rankfile",
    "1",
    "record",
    "view",
    "stratego",
    "generals",
    "bollwerk",
    "edition",
    "isf",
    "army",
    "barrage",
    "switch",
    "twoSquare",
    "plyCap",
    "layout",
    "first",
    "open",
    "position",
    "?",
    ">",
    "<",
    "=",
    "A",
    "RA",
    "remove",
];

fn words(rng: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..rng.below(12) {
        text += rng.choose(WORDS).unwrap();
        if rng.below(2) == 0 {
            text.push(' ');
        }
    }
    text
}

/// A good text with a few faults.
fn spoiled(text: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        if letters.is_empty() {
            break;
        }
        let place = rng.below(letters.len());
        match rng.below(7) {
            0 => drop(letters.remove(place)),
            1 => letters.insert(place, letters[rng.below(letters.len())]),
            2 => letters[place] = letters[rng.below(letters.len())],
            3 => letters.truncate(place),
            4 => {
                let other = rng.below(letters.len());
                letters.swap(place, other);
            }
            5 => {
                let word: Vec<char> = rng.choose(WORDS).unwrap().chars().collect();
                letters.splice(place..place, word);
            }
            _ => {
                // A line twice, or gone.
                let mut lines: Vec<String> = letters.iter().collect::<String>().lines().map(str::to_string).collect();
                let line = rng.below(lines.len());
                if rng.below(2) == 0 {
                    lines.insert(line, lines[line].clone())
                } else {
                    drop(lines.remove(line))
                }
                letters = lines.join("\n").chars().collect();
            }
        }
    }
    letters.into_iter().collect()
}

/// Games of every kind in every phase, and the good texts that come of them.
fn good(rng: &mut Rng) -> (Vec<AnyGame>, Vec<String>) {
    let mut games = Vec::new();
    let mut texts = Vec::new();
    for info in erased::games() {
        for phase in 0..4 {
            let mut settings = Settings::new();
            if phase == 2 && !info.armies.is_empty() && info.armies.len() > 1 {
                settings =
                    settings.edition(info.editions[rng.below(info.editions.len())].name).army(info.armies[1].name);
            }
            let mut game = erased::new_game(info.id, &settings, None).unwrap();
            for side in Side::ALL.into_iter().take(if phase == 0 { 1 } else { 2 }) {
                if game.status().phase == rankfile::outcome::Phase::Setup {
                    let setup = game.random_setup(side, rng.next_u64()).unwrap();
                    let report = game.deploy(side, &setup).unwrap();
                    texts.extend([setup, report.of(Side::South).clone(), report.of(Viewer::Spectator).clone()]);
                }
            }
            for _ in 0..[0, 10, 25, 15][phase] {
                let actions = game.view(game.status().turn.into()).actions(None).unwrap();
                let Some(action) = rng.choose(&actions).cloned() else { break };
                let report = game.play(&action, None).unwrap();
                texts.extend([action, report.of(Side::North).clone()]);
            }
            if phase == 3 {
                texts.push(game.resign(Side::North).unwrap().of(Side::South).clone());
            }
            texts.extend(game.position().ok());
            texts.push(game.record());
            texts.extend(Viewer::ALL.into_iter().map(|viewer| game.view(viewer).text()));
            texts.extend(Viewer::ALL.into_iter().filter_map(|viewer| game.view(viewer).position().ok()));
            games.push(game);
        }
    }
    texts.extend(["flag-taken south", "both-stuck none", "resigned north", "agreed none"].map(str::to_string));
    (games, texts)
}

fn run(rounds: usize, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut tally = Tally::default();
    let (games, texts) = good(&mut rng);
    for text in &texts {
        feed(text, &games, &mut tally);
        feed(&format!(" \t{text}\n\n"), &games, &mut tally);
    }
    let records: Vec<String> = games.iter().map(|game| game.record()).collect();
    for round in 0..rounds {
        let text = match round % 4 {
            0 => noise(&mut rng),
            1 => words(&mut rng),
            _ => spoiled(rng.choose(&texts).unwrap(), &mut rng),
        };
        // One game of each kind, in whatever phase, is enough for a text.
        let slot = rng.below(games.len());
        feed(&text, &games[slot..=slot], &mut tally);
        play_on(&text, rng.choose(&records).unwrap(), &mut tally);
    }
    println!("read and refused: {:?}", tally.0);
    for what in ["action", "tidings", "news", "position", "draft", "record", "view", "click", "square", "outcome"] {
        let (read, refused) = tally.0[what];
        assert!(refused > 100 && read > 0, "{what}: {read} read, {refused} refused");
    }
}

#[test]
fn nothing_panics() {
    run(4_000, 51);
}

#[test]
#[ignore = "minutes"]
fn nothing_panics_for_long() {
    for seed in 0..40 {
        run(10_000, 1000 + seed);
    }
}

/// Two games of one kind in one process do not mix.
#[test]
fn games_do_not_mix() {
    let mut rng = Rng::new(8);
    let settings = Settings::new();
    let mut one = common::random_start::<common::Generals>(&settings, &mut rng);
    let other = common::random_start::<common::Generals>(&settings, &mut rng);
    let before = other.position().unwrap();
    for _ in 0..20 {
        let action = common::random_action(&common::mover_view(&one), &mut rng, 5).unwrap();
        one.play(&action).unwrap();
        assert_eq!(other.position().unwrap(), before);
    }
}
