//! Figures with few pieces: what may be is what is so in some world that gives the same news.

use std::collections::BTreeMap;

use rankfile::board::Square;
use rankfile::game::{Game, View};
use rankfile::hidden::{Action, HiddenGame};
use rankfile::news::News;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::Side;

use super::common::{self, Generals, HiddenKind, Stratego};
use super::{Seen, known, truth};

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
fn deals<K: HiddenKind>(settings: &Settings, pieces: usize) -> Vec<Vec<char>> {
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
fn check_worlds<K: HiddenKind>(settings: &Settings, viewer: Side, rng: &mut Rng, seen: &mut Seen) {
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
    let Ok(mut game) = HiddenGame::new(common::rules::<K>(settings), Some(&format!("{board} {turn} 0"))) else {
        return;
    };
    let mut played: Vec<(Action, News<_>)> = Vec::new();
    for _ in 0..4 + rng.below(12) {
        if game.outcome().is_some() {
            return;
        }
        let Some(action) = common::random_action(&common::mover_view(&game), rng, 50) else { return };
        let report = game.play(&action).unwrap();
        played.push((action, report.of(viewer).clone()));
    }
    if game.outcome().is_some() {
        return;
    }
    let view = game.view(viewer.into());
    let mut may: BTreeMap<Square, BTreeMap<&str, u32>> = BTreeMap::new();
    let mut worlds = 0;
    for deal in deals {
        let text = format!("{} {turn} 0", world(&board, !viewer, &deal));
        let mut other: HiddenGame = common::game_at::<K>(settings, &text);
        let same = played.iter().all(|(action, news)| {
            other.outcome().is_none() && other.play(action).is_ok_and(|report| report.of(viewer) == news)
        });
        if !same || other.outcome().is_some() {
            continue;
        }
        worlds += 1;
        // What cannot be told apart is told the same: the whole view, and so its answers.
        let told = other.view(viewer.into());
        assert!(told == view && squares.iter().all(|at| told.could_be(*at) == view.could_be(*at)) || worlds > 40);
        let truth = truth::<K>(&other);
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

fn worlds<K: HiddenKind>(all: &[Settings], games: usize) -> Seen {
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
