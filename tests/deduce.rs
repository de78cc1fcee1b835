//! What unknown pieces may still be: `could_be` is sound, as sharp as a search over all worlds where one army is unknown,
//! and a function of the news.
#![cfg(not(feature = "planted-leak"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "deduce/cases.rs"]
mod cases;
mod common;
#[path = "deduce/worlds.rs"]
mod worlds;

use common::{Generals, HiddenKind, Kind, Stratego};
use rankfile::board::Square;
use rankfile::candidate::Candidate;
use rankfile::game::{Game, View};
use rankfile::hidden::{HiddenGame, HiddenView};
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

fn name<K: HiddenKind>(letter: char) -> &'static str {
    K::INFO.pieces.iter().find(|piece| piece.letter == letter.to_ascii_uppercase()).unwrap().name
}

/// The pieces of the truth: square, side, rank.
fn truth<K: HiddenKind>(game: &HiddenGame) -> Vec<(Square, Side, &'static str)> {
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

fn known(view: &HiddenView, square: Square) -> bool {
    view.scene().pieces.iter().any(|piece| piece.at == square && piece.kind.is_some())
}

/// The truth is among the answers, and no more of a rank stand unknown than are said to be left.
fn check_sound<K: HiddenKind>(game: &HiddenGame, view: &HiddenView, seen: &mut Seen) {
    let truth = truth::<K>(game);
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

fn sound_game<K: HiddenKind>(settings: &Settings, rng: &mut Rng, plies: usize, seen: &mut Seen) {
    let mut game: HiddenGame = common::random_start::<K>(settings, rng);
    let mut remotes: Vec<HiddenView> = Viewer::ALL.into_iter().map(|viewer| game.start_view(viewer)).collect();
    let every = 6 + rng.below(24);
    let attacks = rng.below(60);
    for ply in 0..plies {
        for remote in &remotes {
            if ply % every == 0 || game.outcome().is_some() {
                check_sound::<K>(&game, remote, seen);
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
        for (at, ..) in truth::<K>(&game) {
            assert_eq!(remote.could_be(at), shown.could_be(at));
        }
        for (at, cell) in common::frame(K::FIELD.files(), K::FIELD.ranks()).into_iter().map(|at| (at, at.to_string())) {
            assert!(!shown.table().is_empty(at) || shown.could_be(at).is_empty(), "{cell}");
        }
    }
}

fn sound<K: HiddenKind>(all: &[Settings], games: usize, plies: usize) -> Seen {
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
    let seen = sound::<Generals>(&common::switch_combinations(Generals::INFO), 6, 400);
    assert!(seen.plies > 5_000 && seen.settled > 30, "{seen:?}");
}

#[test]
fn stratego_is_sound() {
    let mut all = common::editions_and_armies(Stratego::INFO);
    all.push(Settings::new().open());
    let seen = sound::<Stratego>(&all, 4, 600);
    assert!(seen.plies > 15_000 && seen.settled > 100, "{seen:?}");
}
