//! Replays of data that this project did not make, or made with another program. `RANKFILE_CORPUS` names the folder.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeMap;

use common::corpus;
use common::{Generals, Kind, Stratego, game_at, mover_view, play, rules, texts};
use rankfile::game::{Game, View};
use rankfile::hidden::HiddenGame;
use rankfile::reason::Code;
use rankfile::rng::Rng;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use serde_json::Value;

fn settings_of(options: &Value) -> Settings {
    let mut settings = Settings::new();
    if let Some(edition) = options["edition"].as_str() {
        settings = settings.edition(edition);
    }
    if let Some(army) = options["army"].as_str() {
        settings = settings.army(army);
    }
    for (name, value) in options["switches"].as_object().into_iter().flatten() {
        settings = settings.switch(name, value.as_str().unwrap());
    }
    settings
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().map(|text| text.as_str().unwrap().to_string()).collect()
}

/// The contract's word for a reason of the oracles.
fn reason(name: &str) -> &str {
    match name {
        "flag-arrived" | "flag-survived" => "flag-home",
        "no-move" | "off-turn-stuck" => "stuck",
        "threefold" => "repetition",
        "no-attack-cap" => "no-attack",
        other => other,
    }
}

#[derive(Default, Debug)]
struct Tally {
    cases: usize,
    deployed: usize,
    moves: usize,
    legal: usize,
    refused: BTreeMap<String, usize>,
    refused_any: usize,
    outcomes: BTreeMap<String, usize>,
    boards: usize,
}

fn judge_case<K: Kind>(case: &Value, tally: &mut Tally) {
    let id = case["id"].as_str().unwrap();
    let settings = settings_of(&case["options"]);
    let position = case["position"].as_str().unwrap();
    tally.cases += 1;
    check_case(id, game_at::<K>(&settings, position), case, tally);
    if let (Some(south), Some(north)) = (case["south_setup"].as_str(), case["north_setup"].as_str()) {
        let first = if position.split(' ').nth(1) == Some("s") { Side::South } else { Side::North };
        let mut game = K::Game::new(rules::<K>(&settings.first(first)), None).unwrap();
        game.deploy(Side::North, north).unwrap_or_else(|error| panic!("{id}: {error}"));
        game.deploy(Side::South, south).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(game.position().unwrap(), position, "{id}");
        tally.deployed += 1;
        check_case(id, game, case, tally);
    }
}

fn check_case<G: Game>(id: &str, mut game: G, case: &Value, tally: &mut Tally) {
    for text in strings(&case["moves"]) {
        let action = text.parse().unwrap();
        game.play(&action).unwrap_or_else(|refusal| panic!("{id}: {text}: {refusal}"));
        tally.moves += 1;
    }
    let view = mover_view(&game);
    let mut legal = strings(&case["legal"]);
    legal.sort_unstable();
    assert_eq!(texts(&view.actions(None)), legal, "{id}: legal actions");
    tally.legal += legal.len();
    for (list, exact) in [("refused", true), ("refused_any", false)] {
        for pair in case[list].as_array().into_iter().flatten() {
            let (text, rule) = (pair[0].as_str().unwrap(), pair[1].as_str());
            let action = text.parse().unwrap();
            let Err(refusal) = view.judge(&action) else { panic!("{id}: {text} is refused by {rule:?}") };
            assert_eq!(game.clone().play(&action).err(), Some(refusal.clone()), "{id}: {text}");
            if exact {
                assert_eq!(refusal.rule, rule, "{id}: {text}: {refusal}");
                *tally.refused.entry(rule.unwrap_or("-").to_string()).or_default() += 1;
            } else {
                tally.refused_any += 1;
            }
        }
    }
    let outcome = view.outcome().map(|outcome| {
        let rule = view.rules().rule_of(outcome.reason);
        (outcome.winner.map(Side::name), outcome.reason.as_str(), rule)
    });
    let wanted = &case["outcome"];
    let wanted = (!wanted.is_null())
        .then(|| (wanted["winner"].as_str(), reason(wanted["reason"].as_str().unwrap()), wanted["rule"].as_str()));
    assert_eq!(outcome, wanted, "{id}: outcome");
    *tally.outcomes.entry(wanted.map_or("none", |(_, reason, _)| reason).to_string()).or_default() += 1;
    for viewer in Viewer::ALL {
        let seen = game.view(viewer).position();
        let fields: Vec<&str> = seen.split(' ').collect();
        if let Some(board) = case[format!("{viewer}_board")].as_str() {
            assert_eq!(fields[0], board, "{id}: board of {viewer}");
            tally.boards += 1;
        }
        let moved = strings(&case["moved"]).join(",");
        assert_eq!(fields[3], if moved.is_empty() { "-" } else { &moved }, "{id}: moved");
    }
}

#[test]
fn generals_cases() {
    let Some(folder) = corpus::folder("generals-cases") else { return };
    let mut tally = Tally::default();
    for case in corpus::values(&folder, "generals-cases.jsonl.gz") {
        judge_case::<Generals>(&case, &mut tally);
    }
    println!("generals-cases: {tally:?}");
    assert!(tally.cases >= 161);
}

#[test]
fn stratego_cases() {
    let Some(folder) = corpus::folder("stratego-cases") else { return };
    let mut tally = Tally::default();
    for case in corpus::values(&folder, "stratego-cases.jsonl.gz") {
        judge_case::<Stratego>(&case, &mut tally);
    }
    println!("stratego-cases: {tally:?}");
    assert!(tally.cases >= 419);
}

/// `e2-e3` or `e2xe3`, whichever the board asks for.
fn signed(game: &HiddenGame, from: &str, to: &str) -> String {
    let sign = if game.table().side_at(to.parse().unwrap()).is_some() { 'x' } else { '-' };
    format!("{from}{sign}{to}")
}

/// `BOARD r PLY` of StraDoS in our notation.
fn strados_position(state: &str) -> String {
    let fields: Vec<&str> = state.split(' ').collect();
    let turn = if fields[1] == "r" { "s" } else { "n" };
    format!("{} {turn} {}", corpus::board(fields[0]), fields[2])
}

#[test]
fn random_playouts() {
    let Some(folder) = corpus::folder("stratego-random-playouts") else { return };
    let (mut games, mut plies, mut lists) = (0, 0, 0);
    for value in corpus::values(&folder, "stratego-random-playouts.jsonl.gz") {
        let id = &value["id"];
        let mut game: HiddenGame =
            game_at::<Stratego>(&Settings::new(), &strados_position(value["start"].as_str().unwrap()));
        let mut checkpoints: BTreeMap<u64, &Value> = value["checkpoints"]
            .as_array()
            .unwrap()
            .iter()
            .map(|checkpoint| (checkpoint["ply"].as_u64().unwrap(), checkpoint))
            .collect();
        let moves = value["moves"].as_str().unwrap().split(' ');
        let counts = value["legal_counts"].as_array().unwrap();
        for (ply, (text, count)) in moves.zip(counts).enumerate() {
            let mut legal = Vec::new();
            game.add_legal(&mut legal);
            assert_eq!(Some(legal.len() as u64), count.as_u64(), "game {id} ply {ply}");
            if let Some(checkpoint) = checkpoints.remove(&(ply as u64)) {
                check_point(&game, checkpoint);
                lists += 1;
            }
            let (from, to) = corpus::squares(text);
            let text = signed(&game, &from, &to);
            play(&mut game, &text);
            plies += 1;
        }
        for checkpoint in checkpoints.values() {
            check_point(&game, checkpoint);
            lists += 1;
        }
        assert_eq!(game.position().unwrap(), strados_position(value["final"].as_str().unwrap()), "game {id}");
        let red = value["returns"][0].as_i64().unwrap();
        let winner = match red {
            1 => Some(Side::South),
            -1 => Some(Side::North),
            _ => None,
        };
        if winner.is_some() || plies < 3000 {
            assert_eq!(game.outcome().map(|outcome| outcome.winner), Some(winner), "game {id}");
        }
        games += 1;
    }
    println!("random playouts: {games} games, {plies} plies counted, {lists} whole lists");
    assert_eq!(games, 50);
}

fn check_point(game: &HiddenGame, checkpoint: &Value) {
    assert_eq!(game.position().unwrap(), strados_position(checkpoint["state"].as_str().unwrap()));
    let ours = texts(&mover_view(game).actions(None));
    let mut theirs: Vec<String> = checkpoint["legal"]
        .as_str()
        .unwrap()
        .split_whitespace()
        .map(|text| {
            let (from, to) = corpus::squares(text);
            signed(game, &from, &to)
        })
        .collect();
    theirs.sort_unstable();
    assert_eq!(ours, theirs, "at ply {}", checkpoint["ply"]);
}

#[test]
fn chase_games() {
    let Some(folder) = corpus::folder("stratego-chase-games") else { return };
    let isf = Settings::new().edition("isf");
    let (mut games, mut plies) = (0, 0);
    for value in corpus::values(&folder, "stratego-chase-games.jsonl.gz") {
        let source = &value["source"];
        let turn = if value["first"] == "red" { "r" } else { "b" };
        let start = strados_position(&format!("{} {turn} 0", value["start"].as_str().unwrap()));
        let mut game: HiddenGame = game_at::<Stratego>(&isf, &start);
        let mut unbarred: HiddenGame = game_at::<Stratego>(&isf.clone().switch("chase", "off"), &start);
        for text in value["moves"].as_str().unwrap().split(' ') {
            let (from, to) = corpus::squares(text);
            let text = signed(&game, &from, &to);
            play(&mut game, &text);
            play(&mut unbarred, &text);
            plies += 1;
        }
        let (from, to) = corpus::squares(value["illegal_last"].as_str().unwrap());
        let last = signed(&game, &from, &to).parse().unwrap();
        let refusal = mover_view(&game).judge(&last).unwrap_err();
        assert_eq!((refusal.code, refusal.rule), (Code::Chase, Some("SR2")), "{source}: {refusal}");
        // By SR2 alone: without it the move is legal.
        assert_eq!(mover_view(&unbarred).judge(&last), Ok(()), "{source}");
        games += 1;
    }
    println!("chase games: {games} games, {plies} plies, the last move of each refused by SR2 alone");
    assert_eq!(games, 110);
}

#[test]
fn two_square_vectors() {
    let Some(folder) = corpus::folder("stratego-two-square-vectors") else { return };
    let text = std::fs::read_to_string(folder.join("stratego-two-square-vectors.json")).unwrap();
    let vectors: Vec<Value> = serde_json::from_str(&text).unwrap();
    let mut queries = 0;
    for vector in &vectors {
        let name = &vector["name"];
        let turn = if vector["first"] == "red" { "r" } else { "b" };
        let start = strados_position(&format!("{} {turn} 0", vector["start"].as_str().unwrap()));
        let mut game: HiddenGame = game_at::<Stratego>(&Settings::new().edition("isf"), &start);
        for text in strings(&vector["moves"]) {
            let (from, to) = corpus::squares(&text);
            let text = signed(&game, &from, &to);
            play(&mut game, &text);
        }
        for (query, verdict) in vector["query"].as_object().unwrap() {
            let (from, to) = corpus::squares(query);
            let judged = mover_view(&game).judge(&signed(&game, &from, &to).parse().unwrap());
            match verdict.as_str().unwrap() {
                "legal" => assert_eq!(judged, Ok(()), "{name}: {query}"),
                code => assert_eq!(judged.unwrap_err().code.as_str(), code, "{name}: {query}"),
            }
            queries += 1;
        }
    }
    println!("two-square vectors: {} vectors, {queries} queries", vectors.len());
    assert_eq!(vectors.len(), 7);
}

/// A set-up text from a list whose lines have the front row first, the whole line read backwards from a1.
fn setup_from_list(line: &str) -> String {
    let ours: Vec<char> = line.chars().map(corpus::letter).collect();
    assert_eq!(ours.len(), 40, "{line}");
    let rows: Vec<Vec<char>> = ours.chunks(10).map(|row| row.iter().rev().copied().collect()).collect();
    common::board_text(&rows)
}

fn deployed(army: &str, side: Side, setup: &str) -> Result<HiddenGame, rankfile::error::Error> {
    let mut game = HiddenGame::new(rules::<Stratego>(&Settings::new().army(army)), None).unwrap();
    game.deploy(side, setup).map(|_| game)
}

#[test]
fn human_setups() {
    let Some(folder) = corpus::folder("stratego-human-setups") else { return };
    let info = Stratego::INFO;
    let mut rng = Rng::new(2);
    for (army, least) in [("classic", 16_230), ("barrage", 3_944)] {
        let lines = corpus::lines(&folder, &format!("stratego-human-setups-{army}.txt.gz"));
        let (mut accepted, mut refused) = (0, 0);
        for (number, line) in lines.iter().filter(|line| !line.starts_with('#') && !line.is_empty()).enumerate() {
            let side = Side::ALL[number % 2];
            let setup = setup_from_list(line);
            let game = deployed(army, side, &setup).unwrap_or_else(|error| panic!("{army} {line}: {error}"));
            assert_eq!(game.setups(), [(side, setup.clone())]);
            accepted += 1;

            // One piece swapped for another kind of the same army: one too many of it, one missing of the other.
            let column = info.armies.iter().position(|known| known.name == army).unwrap();
            let mut cells = common::cells(&setup);
            let places: Vec<(usize, usize)> = (0..4)
                .flat_map(|row| (0..10).map(move |file| (row, file)))
                .filter(|(row, file)| cells[*row][*file] != '.')
                .collect();
            let (row, file) = *rng.choose(&places).unwrap();
            let old = info.pieces.iter().find(|piece| piece.letter == cells[row][file]).unwrap();
            let others: Vec<_> = info.pieces.iter().filter(|piece| piece.letter != old.letter).collect();
            let new = *rng.choose(&others).unwrap();
            cells[row][file] = new.letter;
            let error = deployed(army, side, &common::board_text(&cells)).err().expect("a piece too many");
            assert_eq!(error.code(), Code::BadSetup);
            let mut flaws: Vec<String> = error.flaws.iter().map(ToString::to_string).collect();
            let wanted = |code: &str, piece: &rankfile::info::PieceInfo, count: u8| {
                let allowed = piece.count[column];
                format!("{code} by SB3, piece {:?}, count {count}, allowed {allowed}", piece.name)
            };
            let mut expected =
                [wanted("too-many", new, new.count[column] + 1), wanted("missing", old, old.count[column] - 1)];
            flaws.sort_unstable();
            expected.sort_unstable();
            assert_eq!(flaws, expected, "{line}");
            refused += 1;
        }
        println!("human set-ups, {army}: {accepted} accepted, {refused} with a swapped piece refused with both flaws");
        assert_eq!((accepted, refused), (least, least));
    }
}

#[test]
fn gravon_setups() {
    let Some(folder) = corpus::folder("gravon-setups-results") else { return };
    let archive = corpus::unpacked(&folder, "gravon-setups-results.tar.gz");
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for (name, text) in corpus::untar(&archive) {
        let army = match name.trim_start_matches("gravon/") {
            "barrage.csv" => "barrage",
            "duell.csv" => "duel",
            "ultimate.csv" => "lightning",
            // Free set-ups follow no army: only those that happen to are counted.
            "free.csv" => "classic",
            other => panic!("{other}"),
        };
        for line in text.lines().skip(1) {
            let field = line.split(',').nth(3).unwrap();
            let board = corpus::board(field);
            let position = common::cells(&board);
            let zone = |rows: &[Vec<char>]| common::board_text(rows).to_ascii_uppercase();
            let south = zone(&position[6..]);
            let north: Vec<Vec<char>> =
                position[..4].iter().rev().map(|row| row.iter().rev().copied().collect()).collect();
            let north = zone(&north);
            let count = counts.entry(army).or_default();
            count.1 += 1;
            let both = deployed(army, Side::South, &south).and_then(|mut game| {
                game.deploy(Side::North, &north)?;
                Ok(game)
            });
            match both {
                Ok(game) => {
                    assert_eq!(game.position().unwrap(), format!("{board} s 0"), "{line}");
                    count.0 += 1;
                }
                Err(error) => assert_eq!(army, "classic", "{line}: {error}"),
            }
        }
    }
    println!("gravon set-ups, accepted of all: {counts:?}");
    assert_eq!((counts["barrage"].1, counts["duel"].1, counts["lightning"].1), (3132, 32, 555));
}
