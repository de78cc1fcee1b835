//! Positions worked out by hand: what a computer player must play there, and what never.
//!
//! `cases/*.txt`: blocks of lines `KEY VALUE`. `case` names it, `rule` the rules that it turns on; `game`, `edition`, `army`
//! and `switch NAME VALUE` say what is played; `position` is what the side on turn sees; `news` may follow. `best` lists
//! actions of which one must be played, `never` some that must not; `levels` the levels of which that is asked (else club
//! and strong).

use rankfile::bot::Level;
use rankfile::game::View;
use rankfile::hidden::HiddenView;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};
use rankfile::transcript::Transcript;

use super::answer;
use super::common::{Generals, HiddenKind, Stratego, rules};

/// Nodes for each answer, and how many seeds are tried.
const NODES: u64 = 1500;
const SEEDS: u64 = 4;

#[derive(Default)]
struct Case {
    name: String,
    rules: Vec<String>,
    settings: Settings,
    position: String,
    news: Vec<String>,
    best: Vec<String>,
    never: Vec<String>,
    levels: Vec<Level>,
}

fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let (key, value) = line.split_once(' ').unwrap_or_else(|| panic!("{line}"));
        let words = || value.split(' ').map(str::to_string).collect::<Vec<_>>();
        if key == "case" {
            cases.push(Case { name: value.to_string(), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().expect("a case first");
        match key {
            "rule" => case.rules = words(),
            "edition" => case.settings = case.settings.clone().edition(value),
            "army" => case.settings = case.settings.clone().army(value),
            "switch" => {
                let (name, value) = value.split_once(' ').unwrap();
                case.settings = case.settings.clone().switch(name, value);
            }
            "position" => case.position = value.to_string(),
            "news" => case.news.push(value.to_string()),
            "best" => case.best = words(),
            "never" => case.never = words(),
            "levels" => case.levels = value.split(' ').map(|level| level.parse().unwrap()).collect(),
            _ => panic!("{line}"),
        }
    }
    cases
}

fn check<K: HiddenKind>(case: &Case, faults: &mut Vec<String>) {
    let side = if case.position.split(' ').nth(1) == Some("s") { Side::South } else { Side::North };
    let view = HiddenView::from_position(rules::<K>(&case.settings), Viewer::Player(side), &case.position)
        .unwrap_or_else(|error| panic!("{}: {error}", case.name));
    let mut view = Transcript::new(view);
    for line in &case.news {
        view.learn_text(line).unwrap_or_else(|error| panic!("{}: {line}: {error}", case.name));
    }
    assert!(!case.best.is_empty() || !case.never.is_empty(), "{} asks for nothing", case.name);
    for action in case.best.iter().chain(&case.never) {
        assert!(view.view().judge(&action.parse().unwrap()).is_ok(), "{}: {action} is not legal", case.name);
    }
    for rule in &case.rules {
        let known = K::INFO.rules.iter().any(|info| info.number == rule);
        assert!(known, "{}: there is no rule {rule}", case.name);
    }
    let levels = if case.levels.is_empty() { &[Level::Club, Level::Strong][..] } else { &case.levels };
    for level in levels {
        for seed in 0..SEEDS {
            let played = answer(&view, *level, seed, NODES, u64::MAX);
            let good =
                (case.best.is_empty() || case.best.contains(&played.action)) && !case.never.contains(&played.action);
            if !good {
                faults.push(format!("{}, {level}, seed {seed}: {} {:?}", case.name, played.score, played.line));
            }
        }
    }
}

fn check_all<K: HiddenKind>(text: &str) {
    let cases = read(text);
    assert!(cases.len() >= 10);
    let mut faults = Vec::new();
    for case in &cases {
        check::<K>(case, &mut faults);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn stratego_positions() {
    check_all::<Stratego>(include_str!("stratego.txt"));
}

#[test]
fn generals_positions() {
    check_all::<Generals>(include_str!("generals.txt"));
}
