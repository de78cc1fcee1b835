//! The warning of the two-square rule, one move ahead.

use rankfile::board::Square;
use rankfile::game::{Game, View};
use rankfile::hidden::{Action, HiddenGame, HiddenView};
use rankfile::reason::{Code, Refusal};
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};

use super::common::{self, Stratego};
use super::{detail, shuffle};

#[derive(Default, Debug)]
struct Seen {
    warned: usize,
    barred: usize,
    silent: usize,
    refused: usize,
}

/// What SR1 refuses this piece, by the text of the action.
fn barred(view: &HiddenView, from: Square) -> Vec<(Action, Refusal)> {
    let squares = common::frame(10, 10);
    let mut found = Vec::new();
    for to in &squares {
        let mut tries = vec![Action::new(from, *to, view.table().side_at(*to).is_some())];
        if from.is_adjacent(*to) {
            let beyond = squares.iter().filter(|last| last.is_adjacent(*to));
            tries.extend(beyond.map(|last| Action { from, to: *last, via: Some(*to), attack: true }));
        }
        for action in tries {
            if let Err(refusal) = view.judge(&action)
                && refusal.code == Code::TwoSquare
            {
                found.push((action, refusal));
            }
        }
    }
    found
}

/// A warning holds exactly when the piece, should it live and be the next to move, may not cross a border back.
fn check_warning(game: &Match<HiddenGame>, action: &Action, rng: &mut Rng, seen: &mut Seen) {
    let view = game.game().view(game.status().turn.into());
    let warning = view.warn(action);
    let mover = view.table().at(action.from).unwrap();
    let mut after = game.game().clone();
    after.play(action).unwrap();
    if after.outcome().is_some() {
        return;
    }
    let replies = common::mover_view(&after).actions(None);
    let Some(reply) = rng.choose(&replies) else { return };
    after.play(reply).unwrap();
    if after.outcome().is_some() || after.table().at(action.to) != Some(mover) {
        return;
    }
    let view = common::mover_view(&after);
    let refused = barred(&view, action.to);
    match warning {
        None => {
            assert!(refused.is_empty(), "{action}: no warning, but {refused:?}");
            seen.silent += 1;
        }
        Some(warning) => {
            assert_eq!((warning.code, warning.rule), (Code::TwoSquare, Some("SR1")));
            seen.warned += 1;
            let at = warning.at.unwrap();
            // A step over that border is refused for it, unless another reason comes first.
            if action.to.is_adjacent(at) {
                let back = Action::new(action.to, at, view.table().side_at(at).is_some());
                if let Err(refusal) = view.judge(&back) {
                    assert_eq!(refusal, warning, "{action}, {back}");
                    seen.barred += 1;
                } else {
                    panic!("{action} was warned of by {warning}, but {back} is legal");
                }
            }
            assert!(refused.iter().all(|(_, refusal)| detail(refusal, "times") == detail(&warning, "times")));
            seen.refused += refused.len();
        }
    }
}

/// rule: SR1 SR3
#[test]
fn warned_one_move_ahead() {
    let mut rng = Rng::new(41);
    let mut seen = Seen::default();
    let all = [
        Settings::new().edition("isf"),
        Settings::new().edition("gravon").army("barrage"),
        Settings::new().edition("isf").army("duel").switch("scout", "step-strike"),
        Settings::new().edition("us-classic").switch("twoSquare", "3"),
        Settings::new().edition("dutch"),
    ];
    for settings in &all {
        for _ in 0..6 {
            let mut game = Match::<HiddenGame>::new(common::rules::<Stratego>(settings), None).unwrap();
            for side in Side::ALL {
                let text = game.game().random_setup(side, rng.next_u64()).unwrap();
                game.deploy(side, &text).unwrap();
            }
            for _ in 0..250 {
                if game.status().outcome.is_some() {
                    break;
                }
                let Some(action) = shuffle(&game, &mut rng, 80) else { break };
                check_warning(&game, &action, &mut rng, &mut seen);
                let view = game.game().view(game.status().turn.into());
                // Nobody else is warned, nor of what is illegal.
                assert_eq!(game.game().view(Viewer::Spectator).warn(&action), None);
                assert_eq!(view.warn(&Action::new(action.from, action.from, false)), None);
                if settings.edition.as_deref() == Some("dutch") {
                    assert_eq!(view.warn(&action), None);
                }
                game.play(&action, None).unwrap();
            }
        }
    }
    println!("warnings: {seen:?}");
    assert!(seen.warned > 200 && seen.barred > 150 && seen.silent > 1000, "{seen:?}");
}

/// rule: SR1 SR3
#[test]
fn a_warning_by_hand() {
    let mut game: HiddenGame =
        common::game_at::<Stratego>(&Settings::new().edition("isf"), "9f/8g1/10/10/2__2__2/2__2__2/9G/10/10/F9 s 0");
    let warn = |game: &HiddenGame, text: &str| common::mover_view(game).warn(&text.parse().unwrap());
    for (own, other) in [("j4-j5", "i9-i8"), ("j5-j4", "i8-i9")] {
        assert_eq!(warn(&game, own), None);
        common::play(&mut game, own);
        common::play(&mut game, other);
    }
    let warning = warn(&game, "j4-j5").unwrap();
    assert_eq!(warning.to_string(), "two-square by SR1 at j4, border \"j4-j5\", times 3");
    assert_eq!(warn(&game, "j4-i4"), None);
    assert_eq!(warn(&game, "j4-j6"), None);
    common::play(&mut game, "j4-j5");
    assert_eq!(warn(&game, "i9-i8").unwrap().to_string(), "two-square by SR1 at i9, border \"i8-i9\", times 3");
    common::play(&mut game, "i9-h9");
    let refusal = common::mover_view(&game).judge(&"j5-j4".parse().unwrap()).unwrap_err();
    assert_eq!(refusal, warning);
    // Of a Scout that goes far, the border that it meets first on its way back.
    let mut game: HiddenGame =
        common::game_at::<Stratego>(&Settings::new().edition("isf"), "9f/8g1/10/10/2__2__2/2__2__2/10/10/9O/F9 s 0");
    for (own, other) in [("j2-j8", "i9-h9"), ("j8-j3", "h9-i9")] {
        common::play(&mut game, own);
        common::play(&mut game, other);
    }
    assert_eq!(warn(&game, "j3-j7").unwrap().to_string(), "two-square by SR1 at j6, border \"j6-j7\", times 3");
    assert_eq!(warn(&game, "j3-j2"), None);
}
