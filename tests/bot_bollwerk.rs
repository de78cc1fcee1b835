//! The computer player of Bollwerk: positions worked out by hand, legality, determinism, slices.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![cfg(all(feature = "bot", feature = "bollwerk"))]

use rankfile::bot::{self, Answer, LOST, Level, WON};
use rankfile::game::View;
use rankfile::games::bollwerk::{Bollwerk, Rules};
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::side::{Side, Viewer};

const PLAYERS: [Level; 5] = [Level::Greedy, Level::Beginner, Level::Casual, Level::Club, Level::Strong];

fn at(position: Option<&str>) -> Match<Bollwerk> {
    Match::new(Rules::default(), position).unwrap_or_else(|error| panic!("{position:?}: {error}"))
}

fn answer(game: &Match<Bollwerk>, level: Level, seed: u64, nodes: u64, slice: u64) -> Answer {
    let view = game.view(Viewer::Player(game.status().turn));
    let mut thought = bot::think(&view, level, seed, nodes).unwrap();
    while !thought.advance(slice) {}
    thought.answer().unwrap()
}

/// The board with these ranks, 14 first; `.` stands for an empty rank.
fn board(ranks: [&str; 14], rest: &str) -> String {
    let row = |(index, rank): (usize, &&str)| match (*rank, index) {
        (".", 0 | 13) => "_11_".to_string(),
        (".", _) => "13".to_string(),
        (rank, _) => rank.to_string(),
    };
    format!("{} {rest}", ranks.iter().enumerate().map(row).collect::<Vec<_>>().join("/"))
}

/// A win in one: what it shows, the ranks, the rest of the position, and the actions that win.
type Won = (&'static str, [&'static str; 14], &'static str, &'static [&'static str]);

const WON_IN_ONE: [Won; 7] = [
    (
        "W2: the Queen's file is open",
        [".", "g12", ".", ".", ".", "6Q6", ".", ".", ".", ".", ".", ".", ".", "."],
        "s 0,0,0,0,0/0,0,0,0,0 - 0 0",
        &["g9-g14"],
    ),
    (
        "W1 and C5: a bomb behind the Cannon's screen",
        [".", "g12", ".", ".", ".", ".", "6G6", ".", ".", ".", "6C6", ".", ".", "."],
        "s 0,0,0,0,1/0,0,0,0,0 - 0 0",
        &["g4:O@g14"],
    ),
    (
        "W2 and C2: the Cannon takes what stands on the end field",
        ["_5g5_", "g12", ".", ".", ".", ".", "6G6", ".", ".", ".", "6C6", ".", ".", "."],
        "s 0,0,0,0,0/0,0,0,0,0 - 0 0",
        &["g4xg14"],
    ),
    (
        "W3: the Knight takes the last piece",
        [".", ".", ".", ".", ".", ".", "2g10", ".", "1N11", ".", ".", ".", ".", "."],
        "s 0,0,0,0,0/0,0,0,0,0 - 0 0",
        &["b6xc8"],
    ),
    (
        "W3 and S11: an arrow takes the Spy, the last piece",
        [".", ".", ".", ".", ".", ".", "3Gs8", ".", ".", ".", ".", ".", ".", "."],
        "s 1,0,0,0,0/0,0,0,0,0 - 0 0",
        &["d8:A@e8"],
    ),
    (
        "H2 and O4: the Chancellor's first bomb opens the way of the second",
        [".", "g12", ".", ".", "6=6", ".", ".", ".", ".", "6H6", ".", ".", ".", "."],
        "s 0,0,0,0,2/0,0,0,0,0 - 0 0",
        &["g5:O@g10,O@g14"],
    ),
    (
        "G3 and G5: a Guard jumps twice, over an own Guard and an enemy one",
        [".", "g4g7", ".", "4G8", "4G8", ".", ".", ".", ".", ".", ".", ".", ".", "."],
        "s 0,0,0,0,0/0,0,0,0,0 - 0 0",
        &["e10-g14(f13)"],
    ),
];

#[test]
fn a_win_in_one_is_always_found() {
    for (what, ranks, rest, wins) in WON_IN_ONE {
        let game = at(Some(&board(ranks, rest)));
        for level in PLAYERS {
            for seed in 0..3 {
                let answer = answer(&game, level, seed, 500, 100);
                // Greedy looks at single placements alone.
                if level == Level::Greedy && wins.iter().all(|win| win.contains(',')) {
                    continue;
                }
                assert!(wins.contains(&answer.action.as_str()), "{what}: {level} plays {}", answer.action);
                assert_eq!(answer.score, WON - 1, "{what}: {level}");
            }
        }
    }
}

/// A threat that can be met, and how many of the legal actions meet it.
type Threat = (&'static str, [&'static str; 14], &'static str);

const THREATS: [Threat; 4] = [
    (
        "a stone between: the Queen looks down the file of the end field",
        ["_g10_", ".", ".", ".", "6q6", ".", ".", ".", ".", "G11G", "6E6", ".", ".", "."],
        "s 0,0,1,0,0/0,0,0,0,0 - 0 0",
    ),
    (
        "the Knight that stands next to the end field is taken",
        ["_g10_", ".", ".", ".", ".", ".", ".", "12G", ".", ".", ".", "5n7", "4G8", "."],
        "s 0,0,0,0,0/0,0,0,0,0 - 0 0",
    ),
    (
        "a Guard steps into the line of the Marshal",
        ["_g10_", ".", ".", ".", ".", ".", ".", "m12", ".", "2G10", ".", "G12", ".", "."],
        "s 0,0,0,0,0/0,0,0,0,0 - 0 0",
    ),
    (
        "a second screen before the Cannon, which has a bomb",
        ["_g10_", ".", ".", ".", "6c6", ".", ".", ".", "6G6", ".", "5G7", ".", ".", "."],
        "s 0,0,0,0,0/0,0,0,0,1 - 0 0",
    ),
];

/// Whether the side on turn can win at once.
fn wins(game: &Match<Bollwerk>) -> bool {
    let status = game.status();
    let view = game.view(Viewer::Player(status.turn));
    view.view().actions(None).iter().any(|action| {
        let mut next = game.clone();
        next.play(action, None).unwrap();
        next.status().outcome.is_some_and(|outcome| outcome.winner == Some(status.turn))
    })
}

#[test]
fn a_loss_in_one_is_avoided_where_it_can_be() {
    for (what, ranks, rest) in THREATS {
        let game = at(Some(&board(ranks, rest)));
        let view = game.view(Viewer::Player(Side::South));
        let meets = |text: &str| {
            let mut next = game.clone();
            next.play_text(text, Some(Side::South)).unwrap();
            !wins(&next)
        };
        let actions: Vec<String> = view.view().actions(None).iter().map(ToString::to_string).collect();
        let good = actions.iter().filter(|action| meets(action)).count();
        assert!(good > 0 && good < actions.len(), "{what}: {good} of {} actions meet it", actions.len());
        for level in [Level::Beginner, Level::Casual, Level::Club, Level::Strong] {
            for seed in 0..3 {
                let answer = answer(&game, level, seed, 1_000, 100);
                assert!(meets(&answer.action), "{what}: {level} plays {}", answer.action);
            }
        }
    }
}

#[test]
fn a_knight_opens_a_line_to_the_end_field() {
    // The Queen looks at a block; the Knight removes it (N5), and nobody can close the file again.
    let ranks = [".", "g12", ".", ".", "6=6", "4N8", ".", ".", ".", "6Q6", ".", ".", ".", "."];
    let game = at(Some(&board(ranks, "s 0,0,0,0,0/0,0,0,0,0 - 0 0")));
    let answer = answer(&game, Level::Strong, 1, 20_000, 1_000);
    assert_eq!(answer.score, WON - 3, "{answer:?}");
    assert_eq!(answer.line.len(), 3, "{answer:?}");
}

#[test]
fn what_cannot_be_met_is_known_to_be_lost() {
    // Queen and Marshal both look at the end field, and there is one Guard.
    let ranks = ["_g10_", ".", ".", ".", "6q6", ".", ".", "m12", ".", ".", "12G", ".", ".", "."];
    let game = at(Some(&board(ranks, "s 0,0,0,0,0/0,0,0,0,0 - 0 0")));
    assert_eq!(answer(&game, Level::Strong, 1, 5_000, 1_000).score, LOST + 2);
}

/// A game some random turns on.
fn opened(seed: u64, turns: u32) -> Match<Bollwerk> {
    let mut game = at(None);
    let mut rng = Rng::new(seed);
    for _ in 0..turns {
        let view = game.view(Viewer::Player(game.status().turn));
        if let Some(action) = rng.choose(&view.view().actions(None)) {
            game.play(action, None).unwrap();
        }
    }
    game
}

#[test]
fn slices_change_nothing_and_the_same_question_has_the_same_answer() {
    for level in Level::ALL {
        let game = opened(7, 10);
        let whole = answer(&game, level, 5, 3_000, u64::MAX);
        for slice in [1, 7, 1_000] {
            assert_eq!(answer(&game, level, 5, 3_000, slice), whole, "{level}, slices of {slice}");
        }
    }
}

#[test]
fn seeds_make_a_difference() {
    let game = opened(7, 2);
    let actions = |level| (0..12).map(|seed| answer(&game, level, seed, 300, 300).action).collect::<Vec<_>>();
    for level in [Level::Random, Level::Greedy, Level::Beginner] {
        let mut different = actions(level);
        different.sort();
        different.dedup();
        assert!(different.len() > 1, "{level}: {different:?}");
    }
}

#[test]
fn every_action_is_legal_and_every_line_can_be_played() {
    for level in Level::ALL {
        for seed in 0..4 {
            let mut game = opened(seed, 4 * u32::try_from(seed).unwrap());
            for turn in 0..60 {
                let status = game.status();
                if status.outcome.is_some() {
                    break;
                }
                let answer = answer(&game, level, seed + turn, 150, 64);
                assert_eq!(answer.line.first(), Some(&answer.action));
                let mut ahead = game.clone();
                for action in &answer.line {
                    ahead.play_text(action, None).unwrap_or_else(|error| panic!("{level} {answer:?}: {error}"));
                }
                game.play_text(&answer.action, Some(status.turn)).unwrap();
            }
        }
    }
}

#[test]
fn other_rules_are_known_too() {
    use rankfile::settings::{Ruleset, Settings};
    // C5, adjacent: the bomb falls right behind the screen and no further, so this is no win in one.
    let ranks = [".", "g12", ".", ".", ".", ".", "6G6", ".", ".", ".", "6C6", ".", ".", "."];
    let position = board(ranks, "s 0,0,0,0,1/0,0,0,0,0 - 0 0");
    let rules = Rules::resolve("bollwerk", &Settings::new().switch("cannonPlacement", "adjacent")).unwrap();
    let game: Match<Bollwerk> = Match::new(rules, Some(&position)).unwrap();
    for level in PLAYERS {
        assert_ne!(answer(&game, level, 1, 500, 100).score, WON - 1);
    }
}
