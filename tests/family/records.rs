//! Long games full of repetition: records, transcripts, undo, refusals that say where.

use rankfile::board::Square;
use rankfile::game::{Game, View};
use rankfile::hidden::{Action, HiddenGame, HiddenView};
use rankfile::reason::Code;
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};
use rankfile::transcript::Transcript;

use super::common::{self, Kind, Stratego};
use super::{detail, shuffle};

/// Everything that a viewer has, in words.
fn everything(view: &Transcript<HiddenView>) -> String {
    let inner = view.view();
    let actions = common::texts(&inner.actions(None)).join(" ");
    let warnings: Vec<String> = inner.actions(None).iter().map(|action| format!("{:?}", inner.warn(action))).collect();
    format!("{view}{}\n{actions}\n{warnings:?}\n{:?}", inner.position(), view.scene(&Default::default()))
}

/// Every step of the side on turn that SR1 or SR2 refuses is refused with the border and how often, or with a ply that had
/// the very same board (SR3).
fn explained(game: &Match<HiddenGame>, refused: &mut usize, chased: &mut usize) {
    let view = game.game().view(game.status().turn.into());
    for from in view.table().held_by(view.turn()).iter() {
        for (dx, dy) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let Some(to) = from.offset(dx, dy) else { continue };
            let action = Action::new(from, to, view.table().side_at(to).is_some());
            match view.judge(&action) {
                // SR3: which border and how often, or which earlier ply.
                Err(refusal) if refusal.code == Code::TwoSquare => {
                    let (low, high) = (from.min(to), from.max(to));
                    assert_eq!(detail(&refusal, "border"), format!("{low}-{high}"));
                    assert_eq!(detail(&refusal, "times"), view.rules().two_square.to_string());
                    *refused += 1;
                }
                Err(refusal) if refusal.code == Code::Chase => {
                    let earlier: u32 = detail(&refusal, "ply").parse().unwrap();
                    assert!(earlier < view.ply());
                    let own = game.view(view.viewer());
                    let mut after = game.game().clone().view(Viewer::Spectator).scene().pieces;
                    let moved = after.iter_mut().find(|piece| piece.at == from).unwrap();
                    moved.at = to;
                    let mut then = own.at(earlier).unwrap().view().scene().pieces;
                    after.sort_by_key(|piece| piece.key);
                    then.sort_by_key(|piece| piece.key);
                    let places = |pieces: &[rankfile::scene::ScenePiece]| -> Vec<(Square, Square)> {
                        pieces.iter().map(|piece| (piece.key, piece.at)).collect()
                    };
                    assert_eq!(places(&after), places(&then), "the board of that ply");
                    *chased += 1;
                }
                _ => {}
            }
        }
    }
}

/// rule: SR1 SR2 the repetition state is part of records, transcripts, undo and `at`
#[test]
fn long_games_of_repetition() {
    let mut rng = Rng::new(43);
    let (mut games, mut plies, mut refused, mut chased) = (0_usize, 0, 0, 0);
    for settings in common::editions_and_armies(Stratego::INFO) {
        let mut game = Match::<HiddenGame>::new(common::rules::<Stratego>(&settings), None).unwrap();
        for side in Side::ALL {
            let text = game.game().random_setup(side, rng.next_u64()).unwrap();
            game.deploy(side, &text).unwrap();
        }
        let mut kept = Vec::new();
        for ply in 0..1500 {
            if game.status().outcome.is_some() {
                break;
            }
            let Some(action) = shuffle(&game, &mut rng, 90) else { break };
            if ply % 250 == 100 {
                let views = Viewer::ALL.map(|viewer| everything(&game.view(viewer)));
                kept.push((game.status().ply, views));
            }
            explained(&game, &mut refused, &mut chased);
            game.play(&action, None).unwrap();
            plies += 1;
        }
        games += 1;
        if game.status().outcome.is_none() {
            game.agree_draw().unwrap();
        }
        let text = game.to_string();
        let again: Match<HiddenGame> = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.to_string(), text);
        for viewer in Viewer::ALL {
            let view = game.view(viewer);
            assert_eq!(everything(&again.view(viewer)), everything(&view));
            let file = view.to_string();
            let read: Transcript<HiddenView> = file.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(everything(&read), everything(&view));
            // After the end all is revealed; before it, nothing more than there was.
            assert!(view.view().scene().pieces.iter().all(|piece| piece.kind.is_some()));
            for (index, (ply, then)) in kept.iter().enumerate() {
                let at = read.at(*ply).unwrap();
                let place = Viewer::ALL.iter().position(|other| *other == viewer).unwrap();
                assert_eq!(everything(&at), then[place], "{viewer} at {ply}, {index}");
            }
        }
        // Undo is exact: the state of SR1 and SR2 with it.
        while let Some((ply, then)) = kept.pop() {
            while game.status().ply > ply || game.status().outcome.is_some() {
                game.undo().unwrap();
            }
            assert_eq!(Viewer::ALL.map(|viewer| everything(&game.view(viewer))), then);
        }
    }
    println!("{games} games, {plies} plies; steps refused: {refused} by SR1, {chased} by SR2");
    assert!(games == 20 && refused > 300, "{refused}");
}

/// rule: SR2 SR3
#[test]
fn chases_round_and_round() {
    let mut rng = Rng::new(44);
    let (mut plies, mut refused, mut chased) = (0, 0, 0);
    for round in 0..400 {
        let edition = ["isf", "gravon"][round % 2];
        let rules = common::rules::<Stratego>(&Settings::new().edition(edition));
        let figure = "fb8/b9/10/10/2__2__2/2__2__2/10/3p6/3G6/F9 n 0";
        let mut game = Match::<HiddenGame>::new(rules, Some(figure)).unwrap();
        for _ in 0..200 {
            let Some(action) = shuffle(&game, &mut rng, 20).filter(|action| !action.attack) else { break };
            explained(&game, &mut refused, &mut chased);
            game.play(&action, None).unwrap();
            plies += 1;
            if game.status().outcome.is_some() {
                break;
            }
        }
        let text = game.to_string();
        let again: Match<HiddenGame> = text.parse().unwrap();
        for viewer in Viewer::ALL {
            assert_eq!(everything(&again.view(viewer)), everything(&game.view(viewer)));
        }
    }
    println!("chases: {plies} plies; steps refused: {refused} by SR1, {chased} by SR2");
    assert!(chased > 50, "{chased}");
}
