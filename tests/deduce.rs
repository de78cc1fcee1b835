//! What unknown pieces may still be: `could_be` is sound, as sharp as a search over all worlds where one army is unknown,
//! and a function of the news.
#![cfg(not(feature = "planted-leak"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeMap;

use rankfile::board::Square;
use rankfile::candidate::Candidate;
use rankfile::draft::Draft;
use rankfile::game::{Game, View};
use rankfile::games::generals::Generals;
use rankfile::games::stratego::Stratego;
use rankfile::hidden::{Action, HiddenDraft, HiddenGame, HiddenRules, HiddenView};
use rankfile::news::News;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};

#[derive(Default, Debug)]
struct Seen {
    plies: usize,
    questions: usize,
    answers: usize,
    settled: usize,
    worlds: usize,
    loose: usize,
}

fn name<K: HiddenRules>(letter: char) -> &'static str {
    K::INFO.pieces.iter().find(|piece| piece.letter == letter.to_ascii_uppercase()).unwrap().name
}

/// The pieces of the truth: square, side, rank.
fn truth<K: HiddenRules>(game: &HiddenGame<K>) -> Vec<(Square, Side, &'static str)> {
    let position = game.position().unwrap();
    let board = common::cells(position.split(' ').next().unwrap());
    let mut pieces = Vec::new();
    for (row, cells) in board.iter().rev().enumerate() {
        for (file, letter) in cells.iter().enumerate().filter(|(_, letter)| letter.is_ascii_alphabetic()) {
            let side = if letter.is_ascii_uppercase() { Side::South } else { Side::North };
            pieces.push((Square::new(file as u8, row as u8).unwrap(), side, name::<K>(*letter)));
        }
    }
    pieces
}

fn known(view: &HiddenView<impl HiddenRules>, square: Square) -> bool {
    view.scene().pieces.iter().any(|piece| piece.at == square && piece.kind.is_some())
}

/// The truth is among the answers, and no more of a rank stand unknown than are said to be left.
fn check_sound<K: HiddenRules>(game: &HiddenGame<K>, view: &HiddenView<K>, seen: &mut Seen) {
    let truth = truth(game);
    let hidden = |side: Side, rank: &str| {
        let unknown = truth.iter().filter(|(at, owner, kind)| *owner == side && *kind == rank && !known(view, *at));
        u32::try_from(unknown.count()).unwrap()
    };
    for (at, side, rank) in &truth {
        let answers = view.could_be(*at);
        let told: Vec<_> = answers.iter().map(|candidate| candidate.piece).collect();
        assert!(told.contains(rank), "{} of {}: {rank} at {at} is not among {told:?}", view.viewer(), view.position());
        assert!(answers.iter().all(|candidate| candidate.left > 0));
        if known(view, *at) {
            assert_eq!(answers, [Candidate { piece: rank, left: 1 }]);
            continue;
        }
        for Candidate { piece, left } in &answers {
            assert!(hidden(*side, piece) <= *left, "{piece}: {left} left, {} there", hidden(*side, piece));
        }
        let order = |piece: &&str| K::INFO.pieces.iter().position(|info| info.name == *piece);
        assert!(told.is_sorted_by_key(order));
        seen.questions += 1;
        seen.answers += answers.len();
        seen.settled += usize::from(answers.len() == 1);
    }
}

fn sound_game<K: HiddenRules>(settings: &Settings, rng: &mut Rng, plies: usize, seen: &mut Seen) {
    let mut game: HiddenGame<K> = common::random_start(settings, rng);
    let mut remotes: Vec<HiddenView<K>> = Viewer::ALL.into_iter().map(|viewer| game.start_view(viewer)).collect();
    let every = 6 + rng.below(24);
    let attacks = rng.below(60);
    for ply in 0..plies {
        for remote in &remotes {
            if ply % every == 0 || game.outcome().is_some() {
                check_sound(&game, remote, seen);
            }
        }
        if game.outcome().is_some() {
            break;
        }
        let action = common::random_action(&common::mover_view(&game), rng, attacks).unwrap();
        let report = game.play(&action).unwrap();
        for remote in &mut remotes {
            remote.learn(report.of(remote.viewer())).unwrap();
        }
        seen.plies += 1;
    }
    // What the referee shows and what was learned from news alone give the same answers.
    for remote in &remotes {
        let shown = game.view(remote.viewer());
        for (at, ..) in truth(&game) {
            assert_eq!(remote.could_be(at), shown.could_be(at));
        }
        for (at, cell) in common::frame(K::FIELD.files(), K::FIELD.ranks()).into_iter().map(|at| (at, at.to_string())) {
            assert!(!shown.table().is_empty(at) || shown.could_be(at).is_empty(), "{cell}");
        }
    }
}

fn sound<K: HiddenRules>(all: &[Settings], games: usize, plies: usize) -> Seen {
    let mut seen = Seen::default();
    let mut rng = Rng::new(11);
    for settings in all {
        for _ in 0..games {
            sound_game::<K>(settings, &mut rng, plies, &mut seen);
        }
    }
    println!("{}: sound over {} settings, {seen:?}", K::INFO.id, all.len());
    seen
}

#[test]
fn generals_is_sound() {
    let seen = sound::<Generals>(&common::switch_combinations(<Generals as rankfile::settings::Ruleset>::INFO), 6, 400);
    assert!(seen.plies > 5_000 && seen.settled > 30, "{seen:?}");
}

#[test]
fn stratego_is_sound() {
    let mut all = common::editions_and_armies(<Stratego as rankfile::settings::Ruleset>::INFO);
    all.push(Settings::new().open());
    let seen = sound::<Stratego>(&all, 4, 600);
    assert!(seen.plies > 15_000 && seen.settled > 100, "{seen:?}");
}

/// The letters of a side in a position text, each replaced by one of another world.
fn world(board: &str, side: Side, letters: &[char]) -> String {
    let mut next = letters.iter();
    let mine = |letter: char| match side {
        Side::South => letter.is_ascii_uppercase(),
        Side::North => letter.is_ascii_lowercase(),
    };
    let other = |letter: char| match side {
        Side::South => letter.to_ascii_uppercase(),
        Side::North => letter.to_ascii_lowercase(),
    };
    board.chars().map(|letter| if mine(letter) { other(*next.next().unwrap()) } else { letter }).collect()
}

/// Every way to give so many pieces ranks of one army.
fn deals<K: HiddenRules>(settings: &Settings, pieces: usize) -> Vec<Vec<char>> {
    let army = settings.army_index(K::INFO).unwrap();
    let mut all = vec![Vec::new()];
    for _ in 0..pieces {
        all = all
            .iter()
            .flat_map(|deal: &Vec<char>| {
                let fits = |piece: &&rankfile::info::PieceInfo| {
                    deal.iter().filter(|letter| **letter == piece.letter).count() < usize::from(piece.count[army])
                };
                K::INFO.pieces.iter().filter(fits).map(|piece| [deal.as_slice(), &[piece.letter]].concat())
            })
            .collect();
    }
    all
}

/// Figures with few pieces: what may be is what is so in some world that gives the same news.
fn check_worlds<K: HiddenRules>(settings: &Settings, viewer: Side, rng: &mut Rng, seen: &mut Seen) {
    let letters: Vec<char> = K::INFO.pieces.iter().map(|piece| piece.letter).collect();
    let squares: Vec<Square> = K::FIELD.squares().iter().collect();
    let hidden = 2 + rng.below(2);
    let deals = deals::<K>(settings, hidden);
    // All pieces near each other, so that they meet.
    let mut cells = vec![vec!['.'; usize::from(K::FIELD.files())]; usize::from(K::FIELD.ranks())];
    for square in common::frame(K::FIELD.files(), K::FIELD.ranks()) {
        if !K::FIELD.contains(square) {
            cells[usize::from(K::FIELD.ranks() - 1 - square.rank())][usize::from(square.file())] = '_';
        }
    }
    let low = rng.below(usize::from(K::FIELD.ranks()) - 2) as u8;
    let mut near: Vec<Square> =
        squares.iter().copied().filter(|square| (low..low + 3).contains(&square.rank()) && square.file() < 4).collect();
    rng.shuffle(&mut near);
    let mut own: Vec<char> = Vec::new();
    while own.len() < 3 {
        let letter = *rng.choose(&letters).unwrap();
        let army = settings.army_index(K::INFO).unwrap();
        let count = K::INFO.pieces.iter().find(|piece| piece.letter == letter).unwrap().count[army];
        if own.iter().filter(|other| **other == letter).count() < usize::from(count) {
            own.push(letter);
        }
    }
    let side_letter = |side: Side, letter: char| match side {
        Side::South => letter,
        Side::North => letter.to_ascii_lowercase(),
    };
    for (square, letter) in near.iter().zip(
        own.iter()
            .map(|letter| side_letter(viewer, *letter))
            .chain(rng.choose(&deals).unwrap().iter().map(|letter| side_letter(!viewer, *letter))),
    ) {
        cells[usize::from(K::FIELD.ranks() - 1 - square.rank())][usize::from(square.file())] = letter;
    }
    let board = common::board_text(&cells);
    let turn = if rng.below(2) == 0 { "s" } else { "n" };
    let Ok(mut game) =
        HiddenGame::<K>::new(common::rules::<HiddenGame<K>>(settings), Some(&format!("{board} {turn} 0")))
    else {
        return;
    };
    let mut played: Vec<(Action, News<_>)> = Vec::new();
    for _ in 0..4 + rng.below(12) {
        if game.outcome().is_some() {
            return;
        }
        let Some(action) = common::random_action(&common::mover_view(&game), rng, 50) else { return };
        let report = game.play(&action).unwrap();
        played.push((action, report.of(viewer.into()).clone()));
    }
    if game.outcome().is_some() {
        return;
    }
    let view = game.view(viewer.into());
    let mut may: BTreeMap<Square, BTreeMap<&str, u32>> = BTreeMap::new();
    let mut worlds = 0;
    for deal in deals {
        let text = format!("{} {turn} 0", world(&board, !viewer, &deal));
        let mut other: HiddenGame<K> = common::game_at(settings, &text);
        let same = played.iter().all(|(action, news)| {
            other.outcome().is_none() && other.play(action).is_ok_and(|report| report.of(viewer.into()) == news)
        });
        if !same || other.outcome().is_some() {
            continue;
        }
        worlds += 1;
        // What cannot be told apart is told the same: the whole view, and so its answers.
        let told = other.view(viewer.into());
        assert!(told == view && squares.iter().all(|at| told.could_be(*at) == view.could_be(*at)) || worlds > 40);
        let truth = truth(&other);
        for (at, side, rank) in truth.iter().filter(|(at, ..)| !known(&view, *at)) {
            let all = truth.iter().filter(|(at, owner, kind)| owner == side && kind == rank && !known(&view, *at));
            let most = may.entry(*at).or_default().entry(rank).or_default();
            *most = (*most).max(u32::try_from(all.count()).unwrap());
        }
    }
    assert!(worlds > 0);
    seen.worlds += worlds;
    for (at, ranks) in may {
        let answers = view.could_be(at);
        seen.questions += 1;
        seen.answers += answers.len();
        for (rank, most) in &ranks {
            let told = answers.iter().find(|candidate| candidate.piece == *rank);
            assert!(told.is_some_and(|candidate| candidate.left >= *most), "{board}: {rank} at {at} of {answers:?}");
            seen.loose += usize::from(told.unwrap().left != *most);
        }
        if answers.len() != ranks.len() {
            seen.loose += 1;
            assert!(K::INFO.id == "stratego", "{board} {turn} {played:?}: {at} {answers:?}, but {ranks:?}");
        }
    }
}

fn worlds<K: HiddenRules>(all: &[Settings], games: usize) -> Seen {
    let mut seen = Seen::default();
    let mut rng = Rng::new(12);
    for settings in all {
        for _ in 0..games {
            let viewer = Side::ALL[rng.below(2)];
            check_worlds::<K>(settings, viewer, &mut rng, &mut seen);
        }
    }
    println!("{}: as sharp as a search, {seen:?}", K::INFO.id);
    assert!(seen.questions > 100 && seen.worlds > 1000);
    seen
}

#[test]
fn generals_is_sharp() {
    let all = ["safe-or-survive", "immediate", "survive"].map(|run| Settings::new().switch("flagRun", run));
    let seen = worlds::<Generals>(&all, 80);
    assert_eq!(seen.loose, 0);
}

#[test]
fn stratego_is_sharp() {
    let all = ["dutch", "romanian", "isf"].map(|edition| Settings::new().edition(edition));
    let seen = worlds::<Stratego>(&all, 150);
    assert!(seen.loose * 20 < seen.questions, "{seen:?}");
}

/// The answers of a view as a case writes them.
fn answers<K: HiddenRules>(view: &HiddenView<K>, square: &str, wanted: &str) -> (String, String) {
    let told = view.could_be(square.parse().unwrap());
    let list = |told: Vec<String>| if told.is_empty() { "none".to_string() } else { told.join(", ") };
    match wanted.strip_prefix("all but") {
        Some(not) => {
            let army = view.rules().army();
            let pieces = K::INFO.pieces.iter().filter(|piece| piece.count[army] > 0).map(|piece| piece.name);
            let wanted = pieces.filter(|name| !not.split(' ').any(|word| word == *name)).map(str::to_string).collect();
            (list(told.iter().map(|candidate| candidate.piece.to_string()).collect()), list(wanted))
        }
        None => {
            let words = told.iter().map(|candidate| format!("{} {}", candidate.piece, candidate.left)).collect();
            (list(words), wanted.to_string())
        }
    }
}

fn run_case<K: HiddenRules>(name: &str, lines: &[&str]) -> usize {
    let mut settings = Settings::new();
    let mut game: Option<HiddenGame<K>> = None;
    let mut asked = 0;
    for line in lines {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "place" => {
                let (turn, pieces) = rest.split_once(' ').unwrap();
                let mut draft = HiddenDraft::new(common::rules::<HiddenGame<K>>(&settings), None, None).unwrap();
                for piece in pieces.split(' ') {
                    draft.put(piece[1..].parse().unwrap(), Some(&piece[..1])).unwrap();
                }
                let board = draft.text().split(' ').next().unwrap().to_string();
                game = Some(common::game_at(&settings, &format!("{board} {turn} 0")));
            }
            "setup" => {
                let (side, text) = rest.split_once(' ').unwrap();
                let new = || HiddenGame::new(common::rules::<HiddenGame<K>>(&settings), None).unwrap();
                game.get_or_insert_with(new).deploy(side.parse().unwrap(), text).unwrap();
            }
            "play" => {
                for text in rest.split(' ') {
                    common::play(game.as_mut().unwrap(), text);
                }
            }
            "ask" => {
                let (question, wanted) = rest.split_once(" => ").unwrap();
                let (viewer, square) = question.split_once(' ').unwrap();
                let view = game.as_ref().unwrap().view(viewer.parse().unwrap());
                let (found, wanted) = answers(&view, square, wanted);
                assert_eq!(found, wanted, "{name}: {line}");
                asked += 1;
            }
            _ => assert!(settings.set_line(line).unwrap(), "{name}: {line}"),
        }
    }
    asked
}

#[test]
fn cases_worked_by_hand() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/deduce/cases.txt")).unwrap();
    let lines: Vec<&str> =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let starts = lines.iter().enumerate().filter(|(_, line)| line.starts_with("case ")).map(|(index, _)| index);
    let starts: Vec<usize> = starts.chain([lines.len()]).collect();
    let mut asked = 0;
    for case in starts.windows(2) {
        let (name, game, rest) = (lines[case[0]], lines[case[0] + 1], &lines[case[0] + 2..case[1]]);
        asked += match game {
            "generals" => run_case::<Generals>(name, rest),
            "stratego" => run_case::<Stratego>(name, rest),
            _ => panic!("{name}: {game}"),
        };
    }
    println!("{} cases, {asked} questions", starts.len() - 1);
    assert!(asked > 40);
}
