//! The cases of `bollwerk-cases.jsonl.gz`: all actions, marks, the position after an action, outcomes.
//! `RANKFILE_CORPUS` names the folder.
#![cfg(feature = "bollwerk")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeSet;
use std::fmt::Write;

use common::{corpus, game_at};
use rankfile::game::{Game, View};
use rankfile::games::bollwerk::Position;
use rankfile::outcome::Outcome;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::Viewer;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// `WINNER RULE`, as the cases have it.
fn outcome_text(view: &Position, outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        let winner = outcome.winner.map_or("draw", |side| side.name());
        format!("{winner} {}", view.rules().rule_of(outcome.reason).unwrap()).into()
    })
}

/// The marks in the order of the cases: that of their texts.
fn marks_text(view: &Position, square: &str) -> Value {
    let marks = view.diagram(square.parse().unwrap());
    assert!(marks.is_sorted(), "{marks:?}");
    let list = marks.iter().map(|mark| {
        let stones: Vec<&str> = mark.stones.iter().map(|tool| tool.as_str()).collect();
        vec![mark.at.to_string(), mark.sense.as_str().to_string(), stones.join(",")]
    });
    let sorted: BTreeSet<Vec<String>> = list.collect();
    sorted.into_iter().map(Value::from).collect()
}

/// What two sorted lists do not share.
fn difference(ours: &[String], theirs: &[String]) -> String {
    let (ours, theirs): (BTreeSet<_>, BTreeSet<_>) = (ours.iter().collect(), theirs.iter().collect());
    let short = |list: Vec<&&String>| format!("{:?}", list.iter().take(20).collect::<Vec<_>>());
    format!(
        "too many {}\n too few {}",
        short(ours.difference(&theirs).collect()),
        short(theirs.difference(&ours).collect())
    )
}

fn faults(case: &Value) -> String {
    let mut faults = String::new();
    let mut settings = Settings::new();
    for (name, value) in case["switches"].as_object().unwrap() {
        settings = settings.switch(name, value.as_str().unwrap());
    }
    let text = case["position"].as_str().unwrap();
    let mut game = game_at::<common::Bollwerk>(&settings, text);
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.position(), text);
    let mut expect = |what: &str, ours: Value, theirs: &Value| {
        if ours != *theirs {
            writeln!(faults, "{what}: {ours}\n instead of {theirs}").unwrap();
        }
    };
    expect("outcome", outcome_text(&view, view.outcome()), &case["outcome"]);
    let mut actions: Vec<String> = view.actions(None).iter().map(ToString::to_string).collect();
    actions.sort();
    expect("count", actions.len().into(), &case["count"]);
    let hash = Sha256::digest(actions.join("\n"));
    let hash = hash.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    expect("sha256", hash.into(), &case["sha256"]);
    for (square, theirs) in case["marks"].as_object().unwrap() {
        expect(square, marks_text(&view, square), theirs);
    }
    if let Some(action) = case["action"].as_str() {
        if game.play(&action.parse().unwrap()).is_ok() {
            let after = game.view(Viewer::Spectator);
            expect("after", after.position().into(), &case["after"]);
            expect("outcome after", outcome_text(&after, after.outcome()), &case["outcome_after"]);
        } else {
            expect("played", action.into(), &Value::Null);
        }
    }
    let strings = |list: &Value| -> Vec<String> {
        list.as_array().into_iter().flatten().map(|text| text.as_str().unwrap().to_string()).collect()
    };
    let (all, sample) = (strings(&case["actions"]), strings(&case["sample"]));
    if case["actions"].is_array() && all != actions {
        writeln!(faults, "actions: {}", difference(&actions, &all)).unwrap();
    }
    let missing: Vec<_> = sample.iter().filter(|action| !actions.contains(action)).collect();
    if !missing.is_empty() {
        writeln!(faults, "missing of the sample: {missing:?}").unwrap();
    }
    for action in &actions {
        if let Err(refusal) = view.judge(&action.parse().unwrap()) {
            writeln!(faults, "{action}: {refusal}").unwrap();
        }
    }
    faults
}

#[test]
fn every_case_of_the_corpus() {
    let Some(folder) = corpus::folder("bollwerk cases") else { return };
    let cases = corpus::values(&folder, "bollwerk-cases.jsonl.gz");
    let mut wrong = 0;
    for case in &cases {
        let faults = faults(case);
        if !faults.is_empty() {
            println!("case {} {} {}\n{faults}", case["id"], case["switches"], case["position"]);
            wrong += 1;
        }
    }
    println!("{} cases, {wrong} wrong", cases.len());
    assert_eq!(wrong, 0);
    assert_eq!(cases.len(), 432);
}
