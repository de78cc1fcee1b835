//! Readers: whatever the bytes, none panics; what is read is written as it was, but for surrounding white space; and a
//! fault lies within its text. Fed with noise, with words of the notation in any order, and with good texts spoiled.
#![cfg(not(feature = "planted-leak"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use rankfile::board::Square;
use rankfile::erased::{self, AnyGame, SceneRequest};
use rankfile::error::Error;
use rankfile::game::Game;
use rankfile::hidden::{Action, HiddenTidings};
use rankfile::news::News;
use rankfile::outcome::{Outcome, Reason};
use rankfile::reason::Code;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};
use rankfile::turn::Pick;

/// How often what was read, and refused.
#[derive(Default)]
struct Tally(BTreeMap<&'static str, (usize, usize)>);

impl Tally {
    /// A fault must lie within the text, between two characters, and have an expected code.
    fn note<T>(&mut self, what: &'static str, text: &str, codes: &[Code], read: Result<T, Error>) -> Option<T> {
        let count = self.0.entry(what).or_default();
        match read {
            Ok(value) => {
                count.0 += 1;
                Some(value)
            }
            Err(error) => {
                count.1 += 1;
                let code = error.code();
                assert!(codes.contains(&code), "{what} {text:?}: {error}");
                if let Some(offset) = error.offset {
                    assert!(text.is_char_boundary(offset), "{what} {text:?}: {error}");
                }
                if matches!(code, Code::BadText) {
                    assert!(error.offset.is_some(), "{what} {text:?}: {error}");
                }
                if code == Code::BadRecord && what != "news" {
                    let (line, column) = error.place.unwrap_or_else(|| panic!("{what} {text:?}: {error:?}"));
                    let lines = text.trim_end().lines().count().max(1) as u32;
                    assert!(line >= 1 && line <= lines + 1 && column >= 1, "{what} {text:?}: {error}");
                }
                None
            }
        }
    }

    fn exact<T: FromStr<Err = Error> + Display + PartialEq + Debug>(
        &mut self,
        what: &'static str,
        text: &str,
        code: Code,
    ) {
        if let Some(value) = self.note(what, text, &[code], text.parse::<T>()) {
            assert_eq!(value.to_string(), text.trim(), "{what}");
            assert_eq!(value.to_string().parse::<T>().as_ref(), Ok(&value));
        }
    }
}

/// Feeds one text to every reader there is.
fn feed(text: &str, games: &[Box<dyn AnyGame>], tally: &mut Tally) {
    tally.exact::<Square>("square", text, Code::BadText);
    tally.exact::<Pick>("pick", text, Code::BadText);
    tally.exact::<Action>("action", text, Code::BadText);
    tally.exact::<HiddenTidings>("tidings", text, Code::BadText);
    tally.exact::<News<HiddenTidings>>("news", text, Code::BadText);
    tally.exact::<Outcome>("outcome", text, Code::BadOption);
    tally.exact::<Reason>("reason", text, Code::BadOption);
    tally.exact::<Side>("side", text, Code::BadOption);
    tally.exact::<Viewer>("viewer", text, Code::BadOption);
    let mut settings = Settings::new();
    tally.note("settings", text, &[Code::BadOption], settings.set_line(text));
    let files = [Code::BadRecord, Code::UnknownGame];
    if let Some(game) = tally.note("record", text, &files, erased::open_game(text)) {
        assert_eq!(game.record(), format!("{}\n", text.trim()));
    }
    if let Some(view) = tally.note("view", text, &files, erased::open_view(text)) {
        assert_eq!(view.text(), format!("{}\n", text.trim()));
    }
    for game in games {
        let id = game.info().id;
        let plain = Settings::new();
        let read = erased::new_game(id, &plain, Some(text));
        if let Some(game) = tally.note("position", text, &[Code::BadPosition], read) {
            assert_eq!(game.position().unwrap(), text.trim());
        }
        for side in [None, Some(Side::South), Some(Side::North)] {
            let codes = [Code::BadPosition, Code::BadSetup, Code::BadOption];
            if let Some(draft) = tally.note("draft", text, &codes, erased::draft(id, &plain, side, Some(text))) {
                let written = draft.text();
                let again = erased::draft(id, &plain, side, Some(&written)).unwrap();
                assert_eq!(again.text(), written);
                let _ = (draft.flaws(), draft.warnings(), draft.left(), draft.scene());
            }
        }
        hand(text, game.as_ref(), tally);
    }
}

/// What a front end hands in to a game that is going on.
fn hand(text: &str, game: &dyn AnyGame, tally: &mut Tally) {
    for viewer in Viewer::ALL {
        let mut view = game.view(viewer);
        let before = view.text();
        let picks = [text.to_string()];
        let bad = [Code::BadText];
        tally.note("click", text, &bad, view.options(&picks));
        tally.note("click", text, &bad, view.why(&picks));
        tally.note("square", text, &bad, view.diagram(text));
        tally.note("square", text, &bad, view.actions(Some(text)));
        let request =
            SceneRequest { picks: Some(picks.to_vec()), diagram: Some(text.to_string()), without_last: false };
        tally.note("scene", text, &bad, view.scene(&request));
        let judged = view.judge(text);
        let listed = view.actions(None).unwrap();
        assert_eq!(judged.is_none(), listed.contains(&text.trim().to_string()), "{text:?}: {judged:?}");
        if tally.note("learn", text, &[Code::OutOfStep], view.learn(text)).is_none() {
            assert_eq!(view.text(), before);
        }
    }
}

/// As `hand`, what changes a game. It is asked of a copy.
fn play_on(text: &str, record: &str, tally: &mut Tally) {
    let mut game = erased::open_game(record).unwrap();
    let turn = game.status().turn;
    let played = game.play(text, Some(turn));
    let refused = played.is_err();
    if let Err(error) = played {
        assert!(error.offset.is_none_or(|offset| text.is_char_boundary(offset)), "{text:?}: {error}");
    }
    if refused {
        assert_eq!(game.record(), record);
    }
    for side in Side::ALL {
        let mut game = erased::open_game(record).unwrap();
        let codes = [Code::BadSetup, Code::AlreadyDeployed, Code::GameOver];
        tally.note("set-up", text, &codes, game.deploy(side, text));
    }
}

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
fn good(rng: &mut Rng) -> (Vec<Box<dyn AnyGame>>, Vec<String>) {
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
                    texts.extend([setup, report.south, report.spectator]);
                }
            }
            for _ in 0..[0, 10, 25, 15][phase] {
                let actions = game.view(game.status().turn.into()).actions(None).unwrap();
                let Some(action) = rng.choose(&actions).cloned() else { break };
                let report = game.play(&action, None).unwrap();
                texts.extend([action, report.north]);
            }
            if phase == 3 {
                texts.push(game.resign(Side::North).unwrap().south);
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
