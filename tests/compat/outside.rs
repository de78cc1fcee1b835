//! What others wrote. `RANKFILE_CORPUS` names the folder.

use rankfile::compat::{Ending, GameFile, Kind, gsn, notation, setups, strados, xml};
use rankfile::game::{Game, View};
use rankfile::hidden::HiddenGame;
use rankfile::settings::Settings;
use rankfile::side::Side;
use serde_json::Value;

use super::common::{self, Stratego, corpus};

#[test]
fn lists_of_people() {
    let Some(folder) = corpus::folder("stratego-human-setups") else { return };
    for (army, least) in [("classic", 16_230), ("barrage", 3_944)] {
        let text = corpus::lines(&folder, &format!("stratego-human-setups-{army}.txt.gz")).join("\n");
        let read = setups::read(&text).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        for (setup, line) in read.iter().zip(lines) {
            assert_eq!(setups::write(setup).unwrap(), line);
            let rules = common::rules::<Stratego>(&Settings::new().army(army));
            HiddenGame::new(rules, None).unwrap().deploy(Side::North, setup).unwrap();
        }
        println!("{army}: {} set-ups read, deployed and written again", read.len());
        assert_eq!(read.len(), least);
    }
}

/// The moves of a game of others, in their notation, played from their position.
fn played(start: &str, first: &Value, moves: &[String], edition: &str) -> HiddenGame {
    let turn = if first == "red" { "r" } else { "b" };
    played_from(&strados::to_position(&format!("{start} {turn} 0")).unwrap(), moves, edition)
}

fn played_from(position: &str, moves: &[String], edition: &str) -> HiddenGame {
    let mut game: HiddenGame = common::game_at::<Stratego>(&Settings::new().edition(edition), position);
    for text in moves {
        let text = signed(&game, text);
        common::play(&mut game, &text);
    }
    game
}

fn signed(game: &HiddenGame, text: &str) -> String {
    let (from, to) = notation::read_move(text).unwrap();
    let sign = if game.table().side_at(to).is_some() { 'x' } else { '-' };
    format!("{from}{sign}{to}")
}

#[test]
fn chases_and_shuffles_of_others() {
    let Some(folder) = corpus::folder("stratego-chase-games") else { return };
    let (mut games, mut plies) = (0, 0);
    for value in corpus::values(&folder, "stratego-chase-games.jsonl.gz") {
        let moves: Vec<String> = value["moves"].as_str().unwrap().split(' ').map(str::to_string).collect();
        let game = played(value["start"].as_str().unwrap(), &value["first"], &moves, "isf");
        let last = signed(&game, value["illegal_last"].as_str().unwrap()).parse().unwrap();
        let refusal = common::mover_view(&game).judge(&last).unwrap_err();
        assert_eq!(refusal.rule, Some("SR2"), "{refusal}");
        // SR3: the earlier ply is one of the chase.
        let ply = refusal.detail.iter().find(|(name, _)| *name == "ply").unwrap().1.clone();
        let rankfile::reason::Value::Number(ply) = ply else { panic!("{refusal}") };
        let turn = if value["first"] == "red" { "r" } else { "b" };
        let start = strados::to_position(&format!("{} {turn} 0", value["start"].as_str().unwrap())).unwrap();
        let then = played_from(&start, &moves[..usize::try_from(ply).unwrap()], "gravon");
        let mut again = played_from(&start, &moves, "dutch");
        again.play(&last).unwrap();
        let places = |game: &HiddenGame| game.table().pieces().iter().map(|piece| piece.at).collect::<Vec<_>>();
        assert_eq!(places(&then), places(&again), "the board of that ply: {refusal}");
        games += 1;
        plies += moves.len();
    }
    let text = std::fs::read_to_string(folder.join("stratego-two-square-vectors.json")).unwrap();
    let vectors: Vec<Value> = serde_json::from_str(&text).unwrap();
    for vector in &vectors {
        let moves: Vec<String> =
            vector["moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_string()).collect();
        let game = played(vector["start"].as_str().unwrap(), &vector["first"], &moves, "isf");
        for (query, verdict) in vector["query"].as_object().unwrap() {
            let judged = common::mover_view(&game).judge(&signed(&game, query).parse().unwrap());
            let code = judged.err().map_or("legal", |refusal| refusal.code.as_str());
            assert_eq!(code, verdict.as_str().unwrap(), "{}: {query}", vector["name"]);
        }
    }
    println!("{games} chase games of {plies} plies and {} two-square vectors read from StraDoS", vectors.len());
    assert_eq!((games, vectors.len()), (110, 7));
}

/// The start boards of real games: each is read, written again, and gives a game with its army.
#[test]
fn boards_of_real_games() {
    let Some(folder) = corpus::folder("gravon-setups-results") else { return };
    let mut count = std::collections::BTreeMap::<(String, bool), usize>::new();
    for (name, text) in corpus::untar(&corpus::unpacked(&folder, "gravon-setups-results.tar.gz")) {
        if !name.ends_with(".csv") {
            continue;
        }
        let mut lines = text.lines();
        let header: Vec<&str> = lines.next().unwrap().split(',').collect();
        let column = |name: &str| header.iter().position(|column| *column == name).unwrap();
        for line in lines {
            let fields: Vec<&str> = line.split(',').collect();
            let letters = fields[column("field_content")];
            if letters.len() != 100 {
                continue;
            }
            let position = strados::to_position(letters).unwrap_or_else(|error| panic!("{name}: {line}: {error}"));
            assert_eq!(strados::from_position(&position).unwrap(), format!("{letters} r 0"));
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == fields[column("game_type")]).unwrap();
            let (ending, winner) = (fields[column("result_type")], fields[column("winner")]);
            // The file as it would be without its moves, and with an end that needs none.
            let text = format!(
                "<stratego><game type=\"{}\"><field content=\"{letters}\"/><player id=\"1\">{}</player>\
                 <player id=\"2\">{}</player><result type=\"{ending}\" winner=\"{winner}\"/></game></stratego>",
                kind.name(),
                fields[column("name1")],
                fields[column("name2")]
            );
            let file = xml::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(xml::read(&xml::write(&file).unwrap()).unwrap(), file);
            assert_eq!(gsn::read(&gsn::write(&file, 1).unwrap()).unwrap(), (1, file.clone()));
            let file = GameFile { ending: Ending::PlayerClock, ..file };
            let game = file.to_match("gravon");
            let key = (kind.name().to_string(), game.is_ok_and(|game| game.game().setups().len() == 2));
            *count.entry(key).or_default() += 1;
        }
    }
    println!("boards of real games (kind, from set-ups): {count:?}");
    assert!(count.values().sum::<usize>() > 3_000);
}
