//! Numbers of turns: all actions, and all actions after all actions. `tests/bollwerk/perft.txt` has them, counted by the
//! library and by the slow reading of `bollwerk/slow.rs`.
//!
//! `cargo test --release --test bollwerk_perft -- --ignored --nocapture slow` counts them again by the slow reading,
//! `... three` counts depth 3 from the start, `... print` makes the file anew.
#![cfg(feature = "bollwerk")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
#[path = "bollwerk/random.rs"]
mod random;
#[path = "bollwerk/slow.rs"]
mod slow;

use rankfile::game::View;
use rankfile::games::bollwerk::{Kind, Layout, Position, Rules};
use rankfile::rng::Rng;
use rankfile::side::Viewer;
use slow::{Law, Switches, World};

const TABLE: &str = include_str!("bollwerk/perft.txt");

fn perft(position: &Position, depth: u32) -> u64 {
    let actions = position.actions(None);
    if depth <= 1 {
        return actions.len() as u64;
    }
    actions.iter().map(|action| perft(&random::play(position, action), depth - 1)).sum()
}

fn rows() -> impl Iterator<Item = (u64, u64, Position)> {
    TABLE.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut words = line.splitn(3, ' ');
        let mut number = || words.next().unwrap().parse().unwrap();
        let (one, two) = (number(), number());
        let position = words.next().unwrap();
        (one, two, Position::from_position(Rules::default(), Viewer::Spectator, position).unwrap())
    })
}

#[test]
fn depths_one_and_two() {
    let mut count = 0;
    for (one, two, position) in rows() {
        assert_eq!((perft(&position, 1), perft(&position, 2)), (one, two), "{position}");
        count += 1;
    }
    assert_eq!(count, 11);
}

#[test]
#[ignore = "minutes"]
fn slow_reading_agrees() {
    let law = Law::new(&Layout::standard().to_string(), Switches::default());
    for (one, two, position) in rows() {
        let world = World::parse(&position.to_string());
        let actions = world.actions(&law);
        let second = |action: &String| {
            let (next, outcome) = world.play(&law, action);
            if outcome.is_some() { 0 } else { next.actions(&law).len() as u64 }
        };
        let both = (actions.len() as u64, actions.iter().map(second).sum::<u64>());
        println!("{both:?} {position}");
        assert_eq!(both, (one, two), "{position}");
    }
}

#[test]
#[ignore = "minutes"]
fn depth_three_from_the_start() {
    let start = Position::new(Rules::default(), Viewer::Spectator);
    let count = perft(&start, 3);
    println!("perft 3 from the start: {count}");
    assert_eq!(count, 193_549_159);
}

#[test]
#[ignore = "half an hour"]
fn slow_reading_agrees_on_depth_three() {
    let law = Law::new(&Layout::standard().to_string(), Switches::default());
    let start = World::parse(&Position::new(Rules::default(), Viewer::Spectator).to_string());
    let mut count = 0;
    for first in start.actions(&law) {
        let (world, _) = start.play(&law, &first);
        for second in world.actions(&law) {
            let (world, outcome) = world.play(&law, &second);
            count += if outcome.is_some() { 0 } else { world.actions(&law).len() as u64 };
        }
    }
    println!("perft 3 from the start by the slow reading: {count}");
    assert_eq!(count, 193_549_159);
}

#[test]
#[ignore = "makes the table"]
fn print() {
    println!("# depth 1, depth 2, position of the standard layout: the start and ten crowded positions");
    let start = Position::new(Rules::default(), Viewer::Spectator);
    println!("{} {} {start}", perft(&start, 1), perft(&start, 2));
    let mut rng = Rng::new(178);
    let mut count = 0;
    while count < 10 {
        let position = random::crowded(&Rules::default(), &mut rng);
        let kinds = position.state().board.pieces(position.turn()).iter();
        let chancellor = kinds.filter_map(|at| position.state().board.piece(at)).any(|p| p.kind == Kind::Chancellor);
        let one = perft(&position, 1);
        // Five with the Chancellor on turn, five without.
        if (100..1200).contains(&one) && chancellor == (count % 2 == 0) {
            println!("{one} {} {position}", perft(&position, 2));
            count += 1;
        }
    }
}

#[test]
#[ignore = "a figure, no test"]
fn speed() {
    let best = |what: &str, run: &dyn Fn() -> usize| {
        let mut best = u128::MAX;
        let mut size = 0;
        for _ in 0..200 {
            let clock = std::time::Instant::now();
            size = run();
            best = best.min(clock.elapsed().as_nanos());
        }
        println!("{what}: {size} in {:.1} us", best as f64 / 1000.0);
    };
    let start = Position::new(Rules::default(), Viewer::Spectator);
    for at in ["b1", "f1", "h1", "e2", "l1"] {
        let pick = [rankfile::turn::Pick::Square(at.parse().unwrap())];
        best(&format!("options after {at} at the start"), &|| start.options(&pick).marks.len());
    }
    best("subjects at the start", &|| start.options(&[]).marks.len());
    best("actions at the start", &|| start.actions(None).len());
    let mut rng = Rng::new(9);
    let mut long = 0;
    while long < 4 {
        let position = random::crowded(&Rules::default(), &mut rng);
        let count = position.actions(None).len();
        if (4000..7000).contains(&count) {
            long += 1;
            best("actions of a crowded position", &|| position.actions(None).len());
            let all = position.state().board.pieces(position.turn());
            let slowest = all.iter().map(|at| {
                let pick = [rankfile::turn::Pick::Square(at)];
                let clock = std::time::Instant::now();
                for _ in 0..50 {
                    assert!(position.options(&pick).marks.len() < 200);
                }
                clock.elapsed().as_nanos() / 50
            });
            println!("  slowest options after a piece: {:.1} us", slowest.max().unwrap() as f64 / 1000.0);
        }
    }
}
