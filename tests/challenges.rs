//! Every challenge of the two hidden games, as data: `tests/challenges/*.txt` say how to read them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeMap;

use common::{Generals, HiddenKind, Kind, Stratego, game_at, letter_at, play};
use rankfile::game::{Game, View};
use rankfile::hidden::{HiddenGame, Rank, Rules};
use rankfile::outcome::Reason;
use rankfile::scene::Stays;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};

/// A file of challenges.
#[derive(Default)]
struct Challenges {
    totals: BTreeMap<char, usize>,
    table: Vec<(char, char, char)>,
    named: BTreeMap<String, Vec<(char, char, char)>>,
}

fn read(text: &str) -> Challenges {
    let mut challenges = Challenges::default();
    let mut columns: Option<Vec<char>> = None;
    let mut rule = None;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let letters: Vec<char> = line.split_whitespace().map(|word| word.chars().next().unwrap()).collect();
        if let Some(totals) = line.strip_prefix("totals ") {
            let words: Vec<&str> = totals.split(' ').collect();
            let total = |pair: &[&str]| (pair[0].chars().next().unwrap(), pair[1].parse().unwrap());
            challenges.totals = words.chunks(2).map(total).collect();
        } else if line == "table" {
            columns = Some(Vec::new());
        } else if let Some(number) = line.strip_prefix("rule: ") {
            rule = Some(number.to_string());
        } else if let Some(rule) = &rule {
            let [attacker, sign, defender] = letters[..] else { panic!("{line}") };
            challenges.named.entry(rule.clone()).or_default().push((attacker, sign, defender));
        } else {
            match &mut columns {
                Some(columns) if columns.is_empty() => *columns = letters,
                Some(columns) => {
                    assert_eq!(letters.len(), columns.len() + 1, "{line}");
                    let row = columns.iter().zip(&letters[1..]).map(|(defender, sign)| (letters[0], *sign, *defender));
                    challenges.table.extend(row);
                }
                None => panic!("{line}"),
            }
        }
    }
    challenges
}

fn rank<K: HiddenKind>(letter: char) -> Rank {
    let index = K::INFO.pieces.iter().position(|piece| piece.letter == letter).unwrap();
    Rank(u8::try_from(index).unwrap())
}

/// What the core says, as a sign of the files.
fn sign<K: HiddenKind>(rules: &Rules, attacker: char, defender: char) -> char {
    let verdict = rules.challenge(rank::<K>(attacker), rank::<K>(defender));
    match (verdict.ends, verdict.stays) {
        (Some(Reason::FlagTaken), Stays::Attacker) => 'W',
        (Some(Reason::FlagLost), Stays::Defender) => 'L',
        (None, Stays::Attacker) => '>',
        (None, Stays::Defender) => '<',
        (None, Stays::None) => '=',
        other => panic!("{other:?}"),
    }
}

/// Plays the challenge on a board, by either side, and looks at what is left.
fn played<K: HiddenKind>(settings: &Settings, empty: &str, attacker: char, defender: char, side: Side) -> char {
    let mut cells = common::cells(empty);
    let height = cells.len();
    let (one, other) = match side {
        Side::South => (attacker, defender.to_ascii_lowercase()),
        Side::North => (attacker.to_ascii_lowercase(), defender),
    };
    // e2 challenges e3; a spare piece each, so that nobody is stuck, none of it a second Flag.
    cells[height - 2][4] = one;
    cells[height - 3][4] = other;
    cells[height - 4][0] = 'T';
    cells[height - 4][1] = 't';
    let spare_taken = |letter: char| letter.eq_ignore_ascii_case(&'T');
    if K::INFO.pieces.iter().any(|piece| piece.letter == 'T' && piece.count[0] == 1) {
        // Generals have one Sergeant: Privates stand by where he fights.
        if spare_taken(attacker) || spare_taken(defender) {
            cells[height - 4][0] = 'P';
            cells[height - 4][1] = 'p';
        }
    }
    let text = format!("{} {} 0", common::board_text(&cells), side.letter());
    let mut game: HiddenGame = game_at::<K>(settings, &text);
    let report = play(&mut game, "e2xe3");
    let board = game.position().unwrap();
    let board = board.split(' ').next().unwrap().to_string();
    let left = |square: &str| letter_at(&board, square.parse().unwrap());
    assert_eq!(left("e2"), '.', "whoever challenges leaves its square");
    let outcome = game.view(Viewer::Spectator).outcome();
    let over = outcome.map(|outcome| (outcome.reason, outcome.winner));
    assert_eq!(report.of(Viewer::Spectator).over.is_some(), over.is_some());
    let on_e3 = left("e3");
    match over {
        Some((Reason::FlagTaken, winner)) => {
            assert_eq!((winner, on_e3), (Some(side), one));
            'W'
        }
        Some((Reason::FlagLost, winner)) => {
            assert_eq!((winner, on_e3), (Some(!side), other));
            'L'
        }
        Some(other) => panic!("{text}: {other:?}"),
        None if on_e3 == '.' => '=',
        None if on_e3 == one => '>',
        None if on_e3 == other => '<',
        None => panic!("{text}: {on_e3}"),
    }
}

fn check<K: HiddenKind>(text: &str, empty: &str, all: &[Settings]) {
    let challenges = read(text);
    let mut totals: BTreeMap<char, usize> = BTreeMap::new();
    for (attacker, wanted, defender) in &challenges.table {
        *totals.entry(*wanted).or_default() += 1;
        for settings in all {
            let rules = common::rules::<K>(settings);
            assert_eq!(sign::<K>(&rules, *attacker, *defender), *wanted, "{attacker} on {defender}");
            for side in Side::ALL {
                let found = played::<K>(settings, empty, *attacker, *defender, side);
                assert_eq!(found, *wanted, "{attacker} on {defender} by {side}");
            }
        }
    }
    assert_eq!(totals, challenges.totals);
    let mut named = 0;
    for (rule, pairs) in &challenges.named {
        for (attacker, wanted, defender) in pairs {
            let rules = common::rules::<K>(&Settings::new());
            assert_eq!(sign::<K>(&rules, *attacker, *defender), *wanted, "{rule}: {attacker} on {defender}");
            assert!(challenges.table.contains(&(*attacker, *wanted, *defender)), "{rule}: the table agrees");
            named += 1;
        }
    }
    println!("{}: {} challenges, {named} named", K::INFO.id, challenges.table.len());
}

#[test]
fn generals() {
    let text = include_str!("challenges/generals.txt");
    let all = [Settings::new(), Settings::new().switch("reveal", "declared")];
    check::<Generals>(text, "9/9/9/9/9/9/9/9", &all);
    assert_eq!(read(text).table.len(), 15 * 15);
}

#[test]
fn stratego() {
    let text = include_str!("challenges/stratego.txt");
    let all: Vec<Settings> =
        Stratego::INFO.editions.iter().map(|edition| Settings::new().edition(edition.name)).collect();
    check::<Stratego>(text, "10/10/10/10/2__2__2/2__2__2/10/10/10/10", &all);
    assert_eq!(read(text).table.len(), 10 * 12);
}
