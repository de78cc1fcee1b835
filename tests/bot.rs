//! Computer players of all games: who is asked, and what is refused.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![cfg(all(feature = "bot", feature = "bollwerk", feature = "stratego", feature = "generals"))]

use rankfile::bot::{self, Level};
use rankfile::erased;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};

const GAMES: [&str; 3] = ["bollwerk", "generals", "stratego"];

/// A game in which both sides have set up, if there is anything to set up.
fn begun(id: &str) -> erased::AnyGame {
    let mut game = erased::new_game(id, &Settings::new(), None).unwrap();
    for side in Side::ALL {
        if let Ok(setup) = game.random_setup(side, 1) {
            game.deploy(side, &setup).unwrap();
        }
    }
    game
}

fn refused(view: &str) -> String {
    bot::think_text(view, Level::Club, 1, 100).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn levels_have_names() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse::<Level>().unwrap(), level);
    }
    assert!(Level::ALL.is_sorted());
    assert_eq!(
        "grandmaster".parse::<Level>().unwrap_err().to_string(),
        "bad-option, name \"level\", value \"grandmaster\""
    );
}

#[test]
fn only_the_player_on_turn_is_answered() {
    for id in GAMES {
        let mut game = begun(id);
        let turn = game.status().turn;
        for viewer in [Viewer::Player(!turn), Viewer::Spectator] {
            assert_eq!(refused(&game.view(viewer).text()), "not-your-turn", "{id} {viewer}");
        }
        game.resign(turn).unwrap();
        let said = refused(&game.view(Viewer::Player(turn)).text());
        assert!(said.starts_with("game-over by "), "{id}: {said}");
    }
}

#[test]
fn what_is_no_view_of_a_game_in_play_is_refused() {
    for id in ["generals", "stratego"] {
        let game = erased::new_game(id, &Settings::new(), None).unwrap();
        assert_eq!(refused(&game.view(Viewer::Player(Side::South)).text()), "not-deployed", "{id}");
    }
    assert!(refused("rankfile 1 view chess south\n").starts_with("unknown-game"));
    assert!(refused("").starts_with("bad-record"));
    assert!(refused(&begun("bollwerk").record()).starts_with("bad-record"));
    assert_eq!(bot::check("chess").unwrap_err().to_string(), "unknown-game, name \"chess\"");
}

#[test]
fn every_level_of_every_game_plays_and_sets_up() {
    for id in GAMES {
        for level in Level::ALL {
            let mut game = erased::new_game(id, &Settings::new(), None).unwrap();
            for side in Side::ALL {
                match bot::setup(id, &Settings::new(), side, level, 3) {
                    Ok(setup) => drop(game.deploy(side, &setup).unwrap()),
                    Err(error) => assert_eq!((id, error.to_string().as_str()), ("bollwerk", "already-deployed")),
                }
            }
            for seed in 0..6 {
                let turn = game.status().turn;
                let mut thought = bot::think_text(&game.view(Viewer::Player(turn)).text(), level, seed, 50).unwrap();
                assert_eq!((thought.answer(), thought.nodes()), (None, 0));
                while !thought.advance(16) {
                    assert!(thought.answer().is_some(), "{id} {level}: no answer after a slice");
                }
                game.play(&thought.answer().unwrap().action, Some(turn)).unwrap();
            }
        }
    }
}
