//! Random positions of Bollwerk: crowded ones full of stones, and games played at random.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(dead_code)]

use rankfile::board::Square;
use rankfile::game::View;
use rankfile::games::bollwerk::{Action, Cell, Figure, Kind, Layout, Piece, Position, Rules, Stone, Supply};
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{BySide, Side, Viewer};

use crate::common::chance::Chance;

/// A small board with a hole, end fields on different files, and guard rows that are not the second ranks.
pub const SMALL: &str = "1hq1ske/gggcg1n/7/7/3_3/7/7/GGGCG1N/1HQ1SKE e1 d1,e1,f1,d2,e2,f2 3 c9 c8,b9,c9,d9 7";

/// The settings for a number: its five low bits are the switches.
pub fn settings(bits: usize, layout: Option<&str>) -> Settings {
    let names = [
        ("guardEnemyJumps", "once"),
        ("cannonPlacement", "adjacent"),
        ("spyRunUp", "mixed"),
        ("spySecondCapture", "later"),
        ("immobilised", "no-move"),
    ];
    let on = names.iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
    let settings = on.fold(Settings::new(), |settings, (_, (name, value))| settings.switch(name, value));
    match layout {
        Some(layout) => settings.layout(layout),
        None => settings,
    }
}

pub fn rules(bits: usize, layout: Option<&str>) -> Rules {
    Rules::resolve("bollwerk", &settings(bits, layout)).unwrap()
}

/// A position with pieces and stones in a part of the board.
pub fn crowded(rules: &Rules, rng: &mut impl Chance) -> Position {
    loop {
        let layout: &Layout = rules.layout();
        let mut figure = Figure::of_layout(layout, if rng.below(2) == 0 { Side::South } else { Side::North });
        for square in layout.field().squares() {
            figure.put(square, Cell::Free);
        }
        // A window of the board, so that things stand close together.
        let (w, h) = (4 + rng.below(10), 4 + rng.below(11));
        let x = rng.below(usize::from(layout.field().files()).saturating_sub(w) + 1);
        let y = rng.below(usize::from(layout.field().ranks()).saturating_sub(h) + 1);
        let inside = |square: &Square| {
            let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
            (x..x + w).contains(&file) && (y..y + h).contains(&rank)
        };
        let mut squares: Vec<Square> = layout.field().squares().iter().filter(inside).collect();
        rng.shuffle(&mut squares);
        let few = rng.below(3) == 0;
        for side in Side::ALL {
            for kind in Kind::ALL {
                for _ in 0..kind.count() {
                    if rng.below(100) < if few { 15 } else { 60 }
                        && let Some(square) = squares.pop()
                    {
                        figure.put(square, Cell::Piece(Piece { side, kind }));
                    }
                }
            }
        }
        let dense = rng.below(60);
        for stone in Stone::ALL {
            for _ in 0..2 * stone.count() {
                if rng.below(100) < dense
                    && let Some(square) = squares.pop()
                {
                    figure.put(square, Cell::Stone(stone));
                }
            }
        }
        let (mut south, mut north) = ([0; 5], [0; 5]);
        for stone in Stone::ALL {
            let placed = (0..=255).filter(|i| figure.at(Square::from_index(*i)) == Cell::Stone(stone)).count();
            let mut hand = usize::from(stone.count()) * 2 - placed;
            if rng.below(3) == 0 {
                hand = rng.below(hand + 1);
            }
            let part = rng.below(hand + 1);
            south[stone as usize] = part as u32;
            north[stone as usize] = (hand - part) as u32;
        }
        figure.state.supply = BySide { south: Supply::new(south), north: Supply::new(north) };
        for _ in 0..rng.below(3) {
            if let Some(square) = squares.pop() {
                figure.state.bans.insert(square);
            }
        }
        figure.quiet = if figure.state.bans.is_empty() { rng.below(100) as u32 } else { 0 };
        figure.ply = rng.below(300) as u32;
        if let Ok(position) = Position::of_figure(rules.clone(), Viewer::Spectator, &figure) {
            return position;
        }
    }
}

/// A legal action, the kinds of turns being about equally likely.
pub fn action(position: &Position, rng: &mut impl Chance) -> Option<Action> {
    let actions = position.actions(None);
    let wanted = rng.below(4);
    let fits = |action: &&Action| match action {
        Action::Move { strikes, over, .. } => wanted < 2 || *strikes || !over.is_empty(),
        Action::Place { second, .. } => wanted == 2 || (wanted == 3 && second.is_none()),
        Action::Remove { .. } => true,
    };
    let some: Vec<&Action> = actions.iter().filter(fits).collect();
    rng.choose(&some).map(|action| **action).or_else(|| rng.choose(&actions).copied())
}

/// Plays a legal action.
pub fn play(position: &Position, action: &Action) -> Position {
    use rankfile::game::Open;
    let mut next = position.clone();
    next.learn(&position.tell(action)).unwrap();
    next
}
