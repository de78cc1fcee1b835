//! Foreign formats of Stratego: what others wrote is read, what is written is read again, what is damaged gets its place.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
#[path = "compat/damaged.rs"]
mod damaged;
#[path = "compat/outside.rs"]
mod outside;

use common::Stratego;
use rankfile::compat::{Ending, GameFile, Kind, gsn, notation, setups, strados, xml};
use rankfile::error::Error;
use rankfile::game::Game;
use rankfile::games::stratego;
use rankfile::hidden::HiddenGame;
use rankfile::reason::Code;
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::Side;

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

fn random_file(settings: &Settings, rng: &mut Rng) -> Option<(Match<HiddenGame>, GameFile)> {
    let rules = stratego::rules(settings).unwrap();
    let mut game = Match::<HiddenGame>::new(rules, None).unwrap();
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
    for settings in common::editions_and_armies(<Stratego as common::Kind>::INFO) {
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
                    let sorted = |game: &Match<HiddenGame>| {
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
    let rules = stratego::rules(&Settings::new().edition("gravon")).unwrap();
    let figure = "8of/10/10/10/2__2__2/2__2__2/10/10/O9/F9 s 0";
    let mut game = Match::<HiddenGame>::new(rules, Some(figure)).unwrap();
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
