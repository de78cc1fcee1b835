//! Foreign formats of Stratego: what others wrote is read, what is written is read again, what is damaged gets its place.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::corpus;
use rankfile::compat::{Ending, GameFile, Kind, gsn, notation, setups, strados, xml};
use rankfile::error::Error;
use rankfile::game::{Game, View};
use rankfile::games::stratego::{Stratego, StrategoGame};
use rankfile::reason::Code;
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use serde_json::Value;

const BARRAGE: &str =
    "BEAAAAAAAAMCDAAAAAAALDAAAAAAAAAAAAAAAAAKAA__AA__AAAA__AA__AAAAWAAAAAAAPPOAAAAAAANXAAAAAAAAYQAAAAAAAA";

fn place<T: std::fmt::Debug>(result: Result<T, Error>) -> (u32, u32) {
    let error = result.unwrap_err();
    assert_eq!(error.code(), Code::BadRecord, "{error}");
    assert!(error.offset.is_some());
    error.place.unwrap_or_else(|| panic!("{error}"))
}

#[test]
fn squares_skip_j() {
    for (text, ours) in
        [("a1", "a1"), ("i4", "i4"), ("k4", "j4"), ("j4", "j4"), ("K10", "j10"), ("k:", "j10"), ("A:", "a10")]
    {
        assert_eq!(notation::read_square(text).unwrap().to_string(), ours, "{text}");
    }
    for text in ["", "a", "l1", "a0", "a11", "a1 ", "1a", "a1:", "é1", "a"] {
        assert!(notation::read_square(text).is_err(), "{text}");
    }
    for square in common::frame(10, 10) {
        let text = notation::write_square(square).unwrap();
        assert!(!text.contains('j'));
        assert_eq!(notation::read_square(&text).unwrap(), square);
    }
    assert_eq!(notation::write_square("k1".parse().unwrap()), None);
    let (from, to) = notation::read_move("k:-i10").unwrap();
    assert_eq!((from.to_string().as_str(), to.to_string().as_str()), ("j10", "i10"));
    assert_eq!(notation::read_move("k:i10").unwrap_err().offset, Some(2));
    assert_eq!(notation::read_move("a10-l1").unwrap_err().offset, Some(4));
}

#[test]
fn positions_of_strados() {
    let ours = strados::to_position(BARRAGE).unwrap();
    assert_eq!(ours, "fi8/bm8/oos7/2g7/2__2__2/2__2__2/9G/MO8/FSO7/BI8 s 0");
    assert_eq!(strados::from_position(&ours).unwrap(), format!("{BARRAGE} r 0"));
    // What has been revealed is read and forgotten.
    assert_eq!(
        strados::to_position(&format!(" {} b 31\n", BARRAGE.to_lowercase())).unwrap(),
        ours.replace(" s 0", " n 31")
    );
    let replaced = |at: usize, letter: char| {
        BARRAGE.chars().enumerate().map(|(index, old)| if index == at { letter } else { old }).collect::<String>()
    };
    assert_eq!(place(strados::to_position("")), (1, 1));
    assert_eq!(place(strados::to_position(&BARRAGE[..99])), (1, 100));
    assert_eq!(place(strados::to_position(&format!("{BARRAGE}A"))), (1, 101));
    assert_eq!(place(strados::to_position(&replaced(42, 'A'))), (1, 43));
    assert_eq!(place(strados::to_position(&replaced(41, '_'))), (1, 42));
    assert_eq!(place(strados::to_position(&replaced(7, 'Z'))), (1, 8));
    assert_eq!(place(strados::to_position(&replaced(7, '@'))), (1, 8));
    assert_eq!(place(strados::to_position(&format!("\n{}", replaced(7, 'é')))), (2, 8));
    assert_eq!(place(strados::to_position(&format!("{BARRAGE} w 0"))), (1, 102));
    assert_eq!(place(strados::to_position(&format!("{BARRAGE} r 01"))), (1, 104));
    assert_eq!(place(strados::to_position(&format!("{BARRAGE} r 0 0"))), (1, 106));
    assert_eq!(strados::from_position("nonsense").unwrap_err().code(), Code::BadPosition);
}

#[test]
fn setup_lists() {
    let line = "AAAAAAAAAKAAAAAAAADLAAAAAAADCMAAAAAAAAEB";
    let read = setups::read(&format!("# front row first\n\n  {line}\r\n{line}")).unwrap();
    assert_eq!(read, ["G9/MO8/FSO7/BI8"; 2].map(str::to_string).as_slice());
    for setup in &read {
        assert_eq!(setups::write(setup).unwrap(), line);
    }
    assert_eq!(place(setups::read(&format!("{line}\n{}", &line[..39]))), (2, 40));
    assert_eq!(place(setups::read(&format!("{line}A"))), (1, 41));
    assert_eq!(place(setups::read(&format!("#\n {}", line.replace('K', "N")))), (2, 11));
    assert_eq!(setups::write("F9/10/10/10/10").unwrap_err().code(), Code::BadOption);
    assert_eq!(setups::write("x").unwrap_err().code(), Code::BadSetup);
}

#[test]
fn lists_of_people() {
    let Some(folder) = corpus::folder("stratego-human-setups") else { return };
    for (army, least) in [("classic", 16_230), ("barrage", 3_944)] {
        let text = corpus::lines(&folder, &format!("stratego-human-setups-{army}.txt.gz")).join("\n");
        let read = setups::read(&text).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        for (setup, line) in read.iter().zip(lines) {
            assert_eq!(setups::write(setup).unwrap(), line);
            let rules = common::rules::<StrategoGame>(&Settings::new().army(army));
            StrategoGame::new(rules, None).unwrap().deploy(Side::North, setup).unwrap();
        }
        println!("{army}: {} set-ups read, deployed and written again", read.len());
        assert_eq!(read.len(), least);
    }
}

/// The moves of a game of others, in their notation, played from their position.
fn played(start: &str, first: &Value, moves: &[String], edition: &str) -> StrategoGame {
    let turn = if first == "red" { "r" } else { "b" };
    played_from(&strados::to_position(&format!("{start} {turn} 0")).unwrap(), moves, edition)
}

fn played_from(position: &str, moves: &[String], edition: &str) -> StrategoGame {
    let mut game: StrategoGame = common::game_at(&Settings::new().edition(edition), position);
    for text in moves {
        let text = signed(&game, text);
        common::play(&mut game, &text);
    }
    game
}

fn signed(game: &StrategoGame, text: &str) -> String {
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
        let places = |game: &StrategoGame| game.table().pieces().iter().map(|piece| piece.at).collect::<Vec<_>>();
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

fn random_file(settings: &Settings, rng: &mut Rng) -> Option<(Match<StrategoGame>, GameFile)> {
    let rules = Stratego::resolve(settings).unwrap();
    let mut game = Match::<StrategoGame>::new(rules, None).unwrap();
    for side in Side::ALL {
        let setup = game.game().random_setup(side, rng.next_u64()).unwrap();
        game.deploy(side, &setup).unwrap();
    }
    let attacks = rng.below(60);
    let plies = rng.below(400);
    for _ in 0..plies {
        let view = game.game().view(game.status().turn.into());
        let Some(action) = common::random_action(&view, rng, attacks) else { break };
        game.play(&action, None).unwrap();
    }
    if game.status().outcome.is_none() {
        assert_eq!(GameFile::of(&game, "", "").unwrap_err().code(), Code::BadOption);
        if rng.below(2) == 0 {
            game.agree_draw().unwrap();
        } else {
            game.resign(Side::ALL[rng.below(2)]).unwrap();
        }
    }
    let names = ["One", "Zwei & <Drei> \"4\"", "vs", "é result 1", "x"];
    let (red, blue) = (*rng.choose(&names).unwrap(), *rng.choose(&names).unwrap());
    GameFile::of(&game, red, blue).ok().map(|file| (game, file))
}

#[test]
fn game_files_come_back() {
    let mut rng = Rng::new(31);
    let (mut files, mut unsaid) = (0, 0);
    for settings in common::editions_and_armies(Stratego::INFO) {
        for first in Side::ALL {
            let settings = settings.clone().first(first);
            for _ in 0..3 {
                let Some((game, file)) = random_file(&settings, &mut rng) else {
                    unsaid += 1;
                    continue;
                };
                let text = xml::write(&file).unwrap();
                assert_eq!(xml::read(&text).unwrap(), file, "{text}");
                assert_eq!(xml::write(&xml::read(&text).unwrap()).unwrap(), text);
                let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
                assert_eq!(xml::read(&windows).unwrap(), file);
                for version in [1, 2] {
                    let text = gsn::write(&file, version).unwrap();
                    assert_eq!(gsn::read(&text).unwrap(), (version, file.clone()), "{text}");
                    assert_eq!(gsn::read(&format!("\u{feff}{}", text.replace('\n', "\r\n"))).unwrap().1, file);
                }
                // The game itself comes back, but for what the formats do not say: who begins when nobody moved.
                let again = file.to_match(settings.edition.as_deref().unwrap()).unwrap();
                if !file.moves.is_empty() || first == Side::South {
                    let sorted = |game: &Match<StrategoGame>| {
                        let mut lines: Vec<String> = game.to_string().lines().map(str::to_string).collect();
                        lines.sort();
                        lines
                    };
                    assert_eq!(sorted(&again), sorted(&game));
                }
                files += 1;
            }
        }
    }
    println!("{files} games came back from both kinds of file, {unsaid} with steps that strike cannot be written");
    assert!(files > 80);
}

#[test]
fn games_from_figures_and_before_set_up() {
    let rules = Stratego::resolve(&Settings::new().edition("gravon")).unwrap();
    let figure = "8of/10/10/10/2__2__2/2__2__2/10/10/O9/F9 s 0";
    let mut game = Match::<StrategoGame>::new(rules, Some(figure)).unwrap();
    for text in ["a2-a10", "i10-i9", "a10-i10", "i9-i8"] {
        game.play_text(text, None).unwrap();
    }
    game.play_text("i10xj10", None).unwrap();
    let file = GameFile::of(&game, "red", "blue").unwrap();
    assert_eq!((file.kind, file.ending, file.winner), (Kind::Free, Ending::FlagTaken, Some(Side::South)));
    let text = gsn::write(&file, 2).unwrap();
    assert!(text.contains("A2-A:\nI:-I9\nA:-I:\n"), "{text}");
    assert_eq!(file.to_match("gravon").unwrap().to_string(), game.to_string());
    // What the moves lead to must be what the file says.
    let wrong = GameFile { winner: Some(Side::North), ..file.clone() };
    assert_eq!(wrong.to_match("gravon").err().unwrap().code(), Code::BadOption);
    let mut moves = file.moves.clone();
    moves.swap(0, 1);
    let error = GameFile { moves, ..file.clone() }.to_match("gravon").err().unwrap();
    assert!(error.to_string().contains("move 3"), "{error}");

    let none = GameFile { board: None, moves: Vec::new(), ending: Ending::OpponentMissing, winner: None, ..file };
    assert_eq!(xml::read(&xml::write(&none).unwrap()).unwrap(), none);
    assert_eq!(gsn::read(&gsn::write(&none, 1).unwrap()).unwrap(), (1, none.clone()));
    assert_eq!(none.to_match("gravon").err().unwrap().code(), Code::BadOption);
    assert_eq!(gsn::write(&none, 3).unwrap_err().code(), Code::BadOption);
    for name in ["a vs b", "line\nbreak"] {
        let file = GameFile { red: name.to_string(), ..none.clone() };
        assert_eq!(gsn::write(&file, 1).unwrap_err().code(), Code::BadOption);
    }
    assert_eq!(xml::write(&GameFile { red: " a".to_string(), ..none }).unwrap_err().code(), Code::BadOption);
}

#[test]
fn damaged_gsn() {
    let good = format!(
        "#X38FA11 Stratego-Notation v2\ntype 1\n{BARRAGE}\nA3-A4\na:-b:\nk4-J5\nEND\nOne vs Two result 3 winner 1\n"
    );
    let (version, file) = gsn::read(&good).unwrap();
    assert_eq!((version, file.kind, file.moves.len(), file.winner), (2, Kind::Barrage, 3, Some(Side::North)));
    assert_eq!(notation::write_square(file.moves[2].0).unwrap(), "k4");
    let damage = |old: &str, new: &str| {
        assert!(good.contains(old));
        place(gsn::read(&good.replacen(old, new, 1)))
    };
    assert_eq!(place(gsn::read("")), (1, 1));
    assert_eq!(damage("v2", "v3"), (1, 1));
    assert_eq!(damage("type 1", "type 9"), (2, 1));
    assert_eq!(damage("BEAAA", "BEAA"), (3, 42));
    assert_eq!(damage("__AA__", "__ZA__"), (3, 45));
    assert_eq!(damage("A3-A4", "A3-A"), (4, 4));
    assert_eq!(damage("A3-A4", "A3:A4"), (4, 3));
    assert_eq!(damage("END\n", ""), (7, 1));
    assert_eq!(damage("END\n", "END\nEND\n"), (8, 1));
    assert_eq!(damage("result 3", "result 5"), (8, 1));
    assert_eq!(damage("winner 1", "winner 3"), (8, 1));
    assert_eq!(place(gsn::read(&format!("{good}A1-A2\n"))), (9, 1));
    assert_eq!(place(gsn::read(&good[..good.find("One").unwrap()])), (8, 1));
}

#[test]
fn damaged_xml() {
    let good = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- a game -->\n<stratego>\n <game type = 'barrage'>\n  \
         <field content=\"{BARRAGE}\"/>\n  <move id=\"1\" source=\"A3\" target=\"A4\"/>\n  \
         <move id=\"2\" source=\"a10\" target=\"b:\"></move>\n  <player id =\"1\">One &amp; &#79;ne</player>\n  \
         <player id=\"2\"/>\n  <result type=\"3\" winner=\"2\"/>\n </game>\n</stratego>\n"
    );
    let file = xml::read(&good).unwrap();
    assert_eq!((file.red.as_str(), file.blue.as_str(), file.winner), ("One & One", "", Some(Side::North)));
    assert_eq!(file.moves.len(), 2);
    let damage = |old: &str, new: &str| {
        assert!(good.contains(old), "{old}");
        place(xml::read(&good.replacen(old, new, 1)))
    };
    assert_eq!(place(xml::read("")), (1, 1));
    assert_eq!(place(xml::read("hello")), (1, 1));
    assert_eq!(damage("<stratego>", "<chess>"), (3, 1));
    assert_eq!(damage("'barrage'", "'stratego'"), (4, 16));
    assert_eq!(damage("'barrage'", "barrage"), (4, 15));
    assert_eq!(damage("BEAAA", "BEAA"), (5, 60));
    assert_eq!(damage("BEAAA", "B&AAA"), (5, 20));
    assert_eq!(damage("source=\"A3\"", "source=\"A0\""), (6, 24));
    assert_eq!(damage(" source=\"A3\"", ""), (6, 3));
    assert_eq!(damage("id=\"2\" source", "id=\"3\" source"), (7, 13));
    assert_eq!(damage("<player id=\"2\"/>", "<player id=\"1\"/>"), (9, 3));
    assert_eq!(damage("<player id=\"2\"/>", "<pawn/>"), (9, 3));
    assert_eq!(damage("  <player id=\"2\"/>\n", ""), (12, 1));
    assert_eq!(damage("type=\"3\"", "type=\"7\""), (10, 17));
    assert_eq!(damage("winner=\"2\"", "winner=\"0\""), (10, 28));
    assert_eq!(damage("</game>", "</gone>"), (11, 2));
    assert_eq!(damage("</stratego>", ""), (13, 1));
    assert_eq!(damage("&#79;", "&#1114112;"), (8, 29));
    assert_eq!(damage("</stratego>", "</stratego><stratego/>"), (12, 12));
}

/// Whatever the bytes, a reader answers.
#[test]
fn readers_do_not_panic() {
    let gsn_text =
        format!("#X38FA11 Stratego-Notation v2\ntype 1\n{BARRAGE}\nA3-A4\nEND\nOne vs Two result 3 winner 1\n");
    let (_, file) = gsn::read(&gsn_text).unwrap();
    let xml_text = xml::write(&file).unwrap();
    let mut rng = Rng::new(32);
    let alphabet: Vec<char> = "<>/=\"'&;#x AKaj:10-_\n\réEND\u{feff}vs".chars().collect();
    for text in [gsn_text.as_str(), xml_text.as_str(), BARRAGE] {
        for _ in 0..4000 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..1 + rng.below(4) {
                let at = rng.below(letters.len());
                match rng.below(4) {
                    0 => letters.truncate(at.max(1)),
                    1 => drop(letters.remove(at)),
                    2 => letters.insert(at, *rng.choose(&alphabet).unwrap()),
                    _ => letters[at] = *rng.choose(&alphabet).unwrap(),
                }
                if letters.is_empty() {
                    break;
                }
            }
            let text: String = letters.into_iter().collect();
            let errors = [
                gsn::read(&text).err(),
                xml::read(&text).err(),
                strados::to_position(&text).err(),
                setups::read(&text).err(),
            ];
            for error in errors.into_iter().flatten() {
                let (line, column) = error.place.unwrap_or_else(|| panic!("{error}: {text}"));
                assert!(line >= 1 && column >= 1 && error.offset.unwrap() <= text.len());
            }
            let _ = (notation::read_move(&text), strados::from_position(&text), setups::write(&text));
            if let Ok(file) = xml::read(&text) {
                let _ = file.to_match("gravon").map(|game| game.view(Viewer::Spectator));
            }
        }
    }
}
