//! The Stratego family: the warning of the two-square rule, sides that are stuck from the start, records of long games full
//! of repetition.
#![cfg(not(feature = "planted-leak"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
#[path = "family/records.rs"]
mod records;
#[path = "family/warnings.rs"]
mod warnings;

use common::{Kind, Stratego};
use rankfile::draft::Draft;
use rankfile::game::{Game, View};
use rankfile::hidden::{Action, HiddenDraft, HiddenGame, HiddenView};
use rankfile::outcome::Phase;
use rankfile::reason::{Refusal, Value};
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::transcript::Transcript;

fn detail(refusal: &Refusal, name: &str) -> String {
    match refusal.detail.iter().find(|(key, _)| *key == name) {
        Some((_, Value::Text(text))) => text.to_string(),
        Some((_, Value::Number(number))) => number.to_string(),
        None => panic!("{refusal} has no {name}"),
    }
}

/// An action that goes back where the last turn of this side came from, if there is one; else any.
fn shuffle(game: &Match<HiddenGame>, rng: &mut Rng, back: usize) -> Option<Action> {
    let view = game.game().view(game.status().turn.into());
    let own = game.actions().count().checked_sub(2).and_then(|before| game.actions().nth(before));
    let chase = if back < 50 { 85 } else { 5 };
    // One side runs after the piece that moved last, the other runs away with it: chases go round and round.
    if let (Some(own), Some(last)) = (own, view.table().last)
        && rng.below(100) < chase
    {
        let quiet = |action: &&Action| !action.attack && action.via.is_none();
        let near = |action: &&Action| action.to.is_adjacent(last.to) == (view.turn() == Side::South);
        let runs: Vec<Action> = view.actions(Some(own.to)).iter().filter(quiet).filter(near).copied().collect();
        if let Some(action) = rng.choose(&runs[..runs.len().min(2)]) {
            return Some(*action);
        }
    }
    if rng.below(100) < back
        && let Some(last) = own
    {
        let reverse = Action::new(last.to, last.from, view.table().side_at(last.from).is_some());
        if last.via.is_none() && view.judge(&reverse).is_ok() {
            return Some(reverse);
        }
        // A Scout goes back as far as it likes.
        let same: Vec<Action> = view.actions(Some(last.to));
        if let Some(action) = rng.choose(&same) {
            return Some(*action);
        }
    }
    common::random_action(&view, rng, 10)
}

/// Six Bombs before the six exits, everything else behind them.
const WALL: &str = "BBLLBBPPBB/FSOOOOOOOO/IIIIITTTTL/LPPJJJCCGM";
/// The same with a Scout at one exit.
const GATE: &str = "OBLLBBPPBB/FSBOOOOOOO/IIIIITTTTL/LPPJJJCCGM";

fn start(settings: &Settings, south: &str, north: &str) -> Match<HiddenGame> {
    let mut game = Match::<HiddenGame>::new(common::rules::<Stratego>(settings), None).unwrap();
    game.deploy(Side::South, south).unwrap_or_else(|error| panic!("{south}: {error}"));
    game.deploy(Side::North, north).unwrap_or_else(|error| panic!("{north}: {error}"));
    game
}

fn ended(game: &Match<HiddenGame>) -> Option<(Option<Side>, &'static str, Option<&'static str>)> {
    let outcome = game.status().outcome?;
    Some((outcome.winner, outcome.reason.as_str(), game.rules().rule_of(outcome.reason)))
}

/// rule: SE3 SE4 SB5 with a set-up that leaves its owner no move: who has lost, before or after the first turn
#[test]
fn stuck_from_the_start() {
    let south = Some(Side::South);
    let north = Some(Side::North);
    // Edition, who begins, set-ups, the end at ply 0, the end after one turn.
    let none = None;
    let cases = [
        ("dutch", Side::South, WALL, GATE, Some((north, "stuck", Some("SE3"))), none),
        ("dutch", Side::South, GATE, WALL, none, Some((south, "stuck", Some("SE3")))),
        ("dutch", Side::South, WALL, WALL, Some((north, "stuck", Some("SE3"))), none),
        ("dutch", Side::North, WALL, WALL, Some((south, "stuck", Some("SE3"))), none),
        ("dutch", Side::North, WALL, GATE, none, Some((north, "stuck", Some("SE3")))),
        ("romanian", Side::South, WALL, GATE, Some((north, "stuck", Some("SE3"))), none),
        ("us-classic", Side::North, GATE, WALL, Some((south, "stuck", Some("SE3"))), none),
        ("isf", Side::South, WALL, GATE, Some((north, "stuck", Some("SE4"))), none),
        ("isf", Side::South, GATE, WALL, Some((south, "stuck", Some("SE4"))), none),
        ("isf", Side::North, GATE, WALL, Some((south, "stuck", Some("SE4"))), none),
        ("isf", Side::South, WALL, WALL, Some((None, "both-stuck", Some("SE4"))), none),
        ("gravon", Side::North, WALL, WALL, Some((None, "both-stuck", Some("SE4"))), none),
        ("gravon", Side::North, GATE, GATE, none, none),
    ];
    for (edition, first, of_south, of_north, at_once, later) in cases {
        let settings = Settings::new().edition(edition).first(first);
        for side in Side::ALL {
            let setup = if side == Side::South { of_south } else { of_north };
            let draft = HiddenDraft::new(common::rules::<Stratego>(&settings), Some(side), Some(setup)).unwrap();
            assert!(draft.flaws().is_empty(), "{:?}", draft.flaws());
            let warnings: Vec<String> = draft.warnings().iter().map(ToString::to_string).collect();
            let expected: &[&str] = if setup == WALL { &["immobile by SB5"] } else { &[] };
            assert_eq!(warnings, expected);
        }
        let mut game = start(&settings, of_south, of_north);
        assert_eq!(ended(&game), at_once, "{edition} {first} {of_south} {of_north}");
        if at_once.is_none() {
            let action = common::mover_view(game.game()).actions(None)[0];
            game.play(&action, None).unwrap();
            assert_eq!(ended(&game), later, "{edition} {first} {of_south} {of_north} after a turn");
        } else {
            // Over before anything was played: everything is shown, to everybody, and files say so.
            assert_eq!((game.status().phase, game.status().ply), (Phase::Over, 0));
            for viewer in Viewer::ALL {
                let view = game.view(viewer);
                assert!(view.view().scene().pieces.iter().all(|piece| piece.kind.is_some()));
                assert_eq!(view.to_string().parse::<Transcript<HiddenView>>().unwrap(), view);
                assert!(view.view().actions(None).is_empty());
            }
        }
        let text = game.to_string();
        assert_eq!(text.parse::<Match<HiddenGame>>().unwrap().to_string(), text);
    }
    // Figures, too.
    let end = |edition: &str, position: &str| {
        let rules = common::rules::<Stratego>(&Settings::new().edition(edition));
        ended(&Match::<HiddenGame>::new(rules, Some(position)).unwrap())
    };
    let flags = "9f/10/10/10/2__2__2/2__2__2/10/10/10/F9 s 0";
    assert_eq!(end("dutch", flags), Some((north, "stuck", Some("SE3"))));
    assert_eq!(end("isf", flags), Some((None, "both-stuck", Some("SE4"))));
    let one = "9f/10/10/10/2__2__2/2__2__2/10/10/10/FI8 s 0";
    assert_eq!(end("dutch", one), None);
    assert_eq!(end("isf", one), Some((south, "stuck", Some("SE4"))));
}

/// rule: SB5 the validator warns of exactly the set-ups whose owner would be stuck if he began
#[test]
fn the_warning_is_exact() {
    let mut rng = Rng::new(42);
    let (mut warned, mut fine) = (0, 0);
    for army in Stratego::INFO.armies {
        for edition in ["dutch", "romanian", "us-classic"] {
            for round in 0..60 {
                let side = Side::ALL[round % 2];
                let settings = Settings::new().army(army.name).edition(edition).first(side);
                let rules = common::rules::<Stratego>(&settings);
                let mut game = HiddenGame::new(rules, None).unwrap();
                let mut cells = common::cells(&game.random_setup(side, rng.next_u64()).unwrap());
                // Bombs and the Flag to the exits, and into the corners of small armies, as long as there are any.
                let mut exits = vec![(0, 0), (0, 1), (0, 4), (0, 5), (0, 8), (0, 9)];
                rng.shuffle(&mut exits);
                for (row, file) in exits.into_iter().take(if round % 3 == 0 { 5 } else { 6 }) {
                    let bomb = (0..40).map(|index| (index / 10, index % 10)).find(|(other, column)| {
                        matches!(cells[*other][*column], 'B')
                            && !(*other == 0 && matches!(column, 0 | 1 | 4 | 5 | 8 | 9))
                    });
                    if let Some((other, column)) = bomb.filter(|_| cells[row][file] != 'B') {
                        let moved = std::mem::replace(&mut cells[row][file], 'B');
                        cells[other][column] = moved;
                    }
                }
                let setup = common::board_text(&cells);
                let draft = HiddenDraft::new(rules, Some(side), Some(&setup)).unwrap();
                assert!(draft.flaws().is_empty(), "{setup}: {:?}", draft.flaws());
                game.deploy(side, &setup).unwrap();
                let other = game.random_setup(!side, rng.next_u64()).unwrap();
                game.deploy(!side, &other).unwrap();
                let stuck = game.outcome().is_some_and(|outcome| outcome.winner == Some(!side));
                assert_eq!(!draft.warnings().is_empty(), stuck, "{setup}");
                if stuck {
                    warned += 1;
                } else {
                    fine += 1;
                }
            }
        }
    }
    println!("{warned} set-ups without a move, {fine} with one");
    assert!(warned > 80 && fine > 400);
}
