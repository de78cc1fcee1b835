//! The Stratego family: the warning of the two-square rule, sides that are stuck from the start, records of long games full
//! of repetition.
#![cfg(not(feature = "planted-leak"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use rankfile::board::Square;
use rankfile::draft::Draft;
use rankfile::game::{Game, View};
use rankfile::games::stratego::{Stratego, StrategoDraft, StrategoGame, StrategoView};
use rankfile::hidden::Action;
use rankfile::outcome::Phase;
use rankfile::reason::{Code, Refusal, Value};
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
fn shuffle(game: &Match<StrategoGame>, rng: &mut Rng, back: usize) -> Option<Action> {
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

#[derive(Default, Debug)]
struct Seen {
    warned: usize,
    barred: usize,
    silent: usize,
    refused: usize,
}

/// What SR1 refuses this piece, by the text of the action.
fn barred(view: &StrategoView, from: Square) -> Vec<(Action, Refusal)> {
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
fn check_warning(game: &Match<StrategoGame>, action: &Action, rng: &mut Rng, seen: &mut Seen) {
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
            let mut game = Match::<StrategoGame>::new(common::rules::<StrategoGame>(settings), None).unwrap();
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
    let mut game: StrategoGame =
        common::game_at(&Settings::new().edition("isf"), "9f/8g1/10/10/2__2__2/2__2__2/9G/10/10/F9 s 0");
    let warn = |game: &StrategoGame, text: &str| common::mover_view(game).warn(&text.parse().unwrap());
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
    let mut game: StrategoGame =
        common::game_at(&Settings::new().edition("isf"), "9f/8g1/10/10/2__2__2/2__2__2/10/10/9O/F9 s 0");
    for (own, other) in [("j2-j8", "i9-h9"), ("j8-j3", "h9-i9")] {
        common::play(&mut game, own);
        common::play(&mut game, other);
    }
    assert_eq!(warn(&game, "j3-j7").unwrap().to_string(), "two-square by SR1 at j6, border \"j6-j7\", times 3");
    assert_eq!(warn(&game, "j3-j2"), None);
}

/// Six Bombs before the six exits, everything else behind them.
const WALL: &str = "BBLLBBPPBB/FSOOOOOOOO/IIIIITTTTL/LPPJJJCCGM";
/// The same with a Scout at one exit.
const GATE: &str = "OBLLBBPPBB/FSBOOOOOOO/IIIIITTTTL/LPPJJJCCGM";

fn start(settings: &Settings, south: &str, north: &str) -> Match<StrategoGame> {
    let mut game = Match::<StrategoGame>::new(common::rules::<StrategoGame>(settings), None).unwrap();
    game.deploy(Side::South, south).unwrap_or_else(|error| panic!("{south}: {error}"));
    game.deploy(Side::North, north).unwrap_or_else(|error| panic!("{north}: {error}"));
    game
}

fn ended(game: &Match<StrategoGame>) -> Option<(Option<Side>, &'static str, Option<&'static str>)> {
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
            let draft = StrategoDraft::new(common::rules::<StrategoGame>(&settings), Some(side), Some(setup)).unwrap();
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
                assert_eq!(view.to_string().parse::<Transcript<StrategoView>>().unwrap(), view);
                assert!(view.view().actions(None).is_empty());
            }
        }
        let text = game.to_string();
        assert_eq!(text.parse::<Match<StrategoGame>>().unwrap().to_string(), text);
    }
    // Figures, too.
    let end = |edition: &str, position: &str| {
        let rules = common::rules::<StrategoGame>(&Settings::new().edition(edition));
        ended(&Match::<StrategoGame>::new(rules, Some(position)).unwrap())
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
                let rules = common::rules::<StrategoGame>(&settings);
                let mut game = StrategoGame::new(rules, None).unwrap();
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
                let draft = StrategoDraft::new(rules, Some(side), Some(&setup)).unwrap();
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

/// Everything that a viewer has, in words.
fn everything(view: &Transcript<StrategoView>) -> String {
    let inner = view.view();
    let actions = common::texts(&inner.actions(None)).join(" ");
    let warnings: Vec<String> = inner.actions(None).iter().map(|action| format!("{:?}", inner.warn(action))).collect();
    format!("{view}{}\n{actions}\n{warnings:?}\n{:?}", inner.position(), view.scene(&Default::default()))
}

/// Every step of the side on turn that SR1 or SR2 refuses is refused with the border and how often, or with a ply that had
/// the very same board (SR3).
fn explained(game: &Match<StrategoGame>, refused: &mut usize, chased: &mut usize) {
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
        let mut game = Match::<StrategoGame>::new(common::rules::<StrategoGame>(&settings), None).unwrap();
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
        let again: Match<StrategoGame> = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.to_string(), text);
        for viewer in Viewer::ALL {
            let view = game.view(viewer);
            assert_eq!(everything(&again.view(viewer)), everything(&view));
            let file = view.to_string();
            let read: Transcript<StrategoView> = file.parse().unwrap_or_else(|error| panic!("{error}"));
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
        let rules = common::rules::<StrategoGame>(&Settings::new().edition(edition));
        let figure = "fb8/b9/10/10/2__2__2/2__2__2/10/3p6/3G6/F9 n 0";
        let mut game = Match::<StrategoGame>::new(rules, Some(figure)).unwrap();
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
        let again: Match<StrategoGame> = text.parse().unwrap();
        for viewer in Viewer::ALL {
            assert_eq!(everything(&again.view(viewer)), everything(&game.view(viewer)));
        }
    }
    println!("chases: {plies} plies; steps refused: {refused} by SR1, {chased} by SR2");
    assert!(chased > 50, "{chased}");
}
