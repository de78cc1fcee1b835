//! The border from inside: what crosses into JavaScript, in Node and in a browser. No test says where it runs, so that
//! each runs in both.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use js_sys::{Array, JSON, Object, Reflect};
use rankfile::wasm::{Call, Raw};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

const VIEWERS: [&str; 3] = ["south", "north", "spectator"];

/// Arguments as they cross, each ended by a character that is in none of them.
fn arguments(parts: &[&str]) -> String {
    parts.iter().map(|part| format!("{part}\u{1}")).collect()
}

/// What stands behind the sign of an answer; a fault as data.
fn read(answer: Option<String>) -> Result<String, JsValue> {
    // Nothing at all stands for null, and for a text without characters.
    let Some(answer) = answer else { return Ok(String::new()) };
    match answer.split_at(1) {
        ("=", text) => Ok(text.into()),
        ("!", fault) => Err(JSON::parse(fault).unwrap()),
        _ => panic!("no answer: {answer}"),
    }
}

/// Asks for a text.
fn ask(raw: &mut Raw, call: Call, parts: &[&str]) -> Result<String, JsValue> {
    read(raw.ask(call as u8, &arguments(parts)))
}

/// Asks for data.
fn data(raw: &mut Raw, call: Call, parts: &[&str]) -> Result<JsValue, JsValue> {
    ask(raw, call, parts).map(|answer| if answer.is_empty() { JsValue::NULL } else { JSON::parse(&answer).unwrap() })
}

fn made(call: Call, parts: &[&str]) -> Result<Raw, JsValue> {
    let mut raw = Raw::new();
    ask(&mut raw, call, parts).map(|_| raw.take())
}

fn view(game: &mut Raw, viewer: &str) -> Raw {
    ask(game, Call::View, &[viewer]).unwrap();
    game.take()
}

fn json(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}

fn field(value: &JsValue, name: &str) -> JsValue {
    Reflect::get(value, &name.into()).unwrap()
}

fn text(value: &JsValue, name: &str) -> String {
    field(value, name).as_string().unwrap_or_else(|| panic!("{name} of {}", json(value)))
}

fn keys(value: &JsValue) -> Vec<String> {
    Object::keys(value.unchecked_ref::<Object>()).iter().filter_map(|key| key.as_string()).collect()
}

/// A list as it crosses: each part ended by NUL.
fn list(parts: &[&str]) -> String {
    parts.iter().map(|part| format!("{part}\0")).collect()
}

fn actions(view: &mut Raw) -> Vec<String> {
    ask(view, Call::Actions, &[""]).unwrap().lines().map(ToString::to_string).collect()
}

fn started(id: &str, settings: &[&str]) -> Raw {
    let mut game = made(Call::NewGame, &[id, &list(settings), ""]).unwrap();
    for side in ["north", "south"] {
        let setup = ask(&mut game, Call::RandomSetup, &[side, "7"]).unwrap();
        ask(&mut game, Call::Deploy, &[side, &setup]).unwrap();
    }
    game
}

fn status(raw: &mut Raw) -> JsValue {
    data(raw, Call::Status, &[]).unwrap()
}

/// What is said instead of an answer: plain data with that code.
fn fault<T>(result: Result<T, JsValue>, code: &str) -> JsValue {
    let Err(fault) = result else { panic!("{code} was expected") };
    assert_eq!(text(&fault, "code"), code, "{}", json(&fault));
    fault
}

#[wasm_bindgen_test]
fn a_report_has_three_texts_and_nothing_else() {
    let mut game = started("generals", &["switch reveal", "declared"]);
    let action = actions(&mut view(&mut game, "south")).remove(0);
    let report = data(&mut game, Call::Play, &["+south", &action]).unwrap();
    assert_eq!(keys(&report), VIEWERS);
    assert_eq!(text(&report, "north"), format!("0 {action}"));
    let expected = r#"{"id":"generals","phase":"play","turn":"north","ply":1,"deployed":["north","south"],"outcome":null,"revealed":false}"#;
    assert_eq!(json(&status(&mut game)), expected);
}

#[wasm_bindgen_test]
fn what_is_absent_is_null_or_missing_as_the_contract_says() {
    let mut game = started("stratego", &[]);
    assert!(field(&status(&mut game), "outcome").is_null());
    for call in [Call::Undo, Call::Redo] {
        assert!(data(&mut game, call, &[]).unwrap().is_null());
    }
    let mut view = view(&mut game, "south");
    let action = actions(&mut view).remove(0);
    assert!(data(&mut view, Call::Judge, &[&action]).unwrap().is_null());
    assert!(data(&mut view, Call::Why, &[""]).unwrap().is_null());
    let options = data(&mut view, Call::Options, &[""]).unwrap();
    assert_eq!(keys(&options), ["marks", "tools", "done"]);
    assert!(field(&options, "done").is_null());
    let marks: Array = field(&options, "marks").into();
    assert_eq!(keys(&marks.get(0)), ["at", "sense"]);
    let scene = data(&mut view, Call::Scene, &["", "", ""]).unwrap();
    assert!(field(&scene, "supply").is_null());
    let pieces: Array = field(&scene, "pieces").into();
    assert!(pieces.iter().any(|piece| field(&piece, "kind").is_null()));
    let refusal = data(&mut view, Call::Judge, &["a5-a6"]).unwrap();
    assert_eq!(json(&refusal), r#"{"code":"empty-square","at":"a5"}"#);
    ask(&mut game, Call::Resign, &["south"]).unwrap();
    let outcome = |game: &mut Raw| json(&field(&status(game), "outcome"));
    assert_eq!(outcome(&mut game), r#"{"winner":"north","reason":"resigned","rule":"SE2"}"#);
    ask(&mut game, Call::Undo, &[]).unwrap();
    ask(&mut game, Call::AgreeDraw, &[]).unwrap();
    assert_eq!(outcome(&mut game), r#"{"winner":null,"reason":"agreed","rule":"SE2"}"#);
}

#[wasm_bindgen_test]
fn faults_are_data_with_their_places() {
    let new_game = |id, settings: &[&str], position| made(Call::NewGame, &[id, &list(settings), position]);
    fault(new_game("chess", &[], ""), "unknown-game");
    fault(new_game("stratego", &["edition", "x"], ""), "unknown-edition");
    fault(new_game("stratego", &["army", "x"], ""), "unknown-army");
    fault(new_game("stratego", &["first", "x"], ""), "bad-option");
    fault(new_game("stratego", &["colour", "red"], ""), "bad-option");
    fault(new_game("stratego", &["edition"], ""), "bad-option");
    let maybe = fault(new_game("stratego", &["switch chase", "maybe"], ""), "bad-switch");
    assert_eq!(text(&maybe, "rule"), "SR2");
    assert_eq!(json(&field(&maybe, "detail")), r#"{"name":"chase","value":"maybe"}"#);
    let umlaut = fault(new_game("stratego", &[], "+10/ä"), "bad-position");
    assert_eq!(field(&umlaut, "offset").as_f64(), Some(3.0));
    let record = fault(made(Call::OpenGame, &["rankfile 1 record generals\nplay ä"]), "bad-record");
    assert_eq!((field(&record, "line").as_f64(), field(&record, "column").as_f64()), (Some(2.0), Some(6.0)));
    let mut game = new_game("generals", &[], "").unwrap();
    let setup = fault(ask(&mut game, Call::Deploy, &["south", "A8/9/9"]), "bad-setup");
    assert_eq!(Array::from(&field(&setup, "flaws")).length(), 14);
    assert!(field(&setup, "offset").is_undefined());
    fault(ask(&mut game, Call::Play, &["+north", "?"]), "not-your-turn");
    fault(ask(&mut game, Call::RandomSetup, &["south", "-"]), "bad-option");
    fault(ask(&mut game, Call::Position, &[]), "not-deployed");
    // What is not there is a text without characters.
    assert_eq!(
        json(&fault(ask(&mut game, Call::Deploy, &["south"]), "bad-setup")),
        json(&fault(ask(&mut game, Call::Deploy, &["south", ""]), "bad-setup"))
    );
}

#[wasm_bindgen_test]
fn what_somebody_gave_comes_back_as_it_was() {
    let odd = "\"\\\n\0\u{1f}ä\u{1f600}";
    let mut raw = Raw::new();
    let refused = raw.ask(Call::NewGame as u8, &arguments(&[odd, "", ""]));
    assert_eq!(text(&field(&fault(read(refused), "unknown-game"), "detail"), "name"), odd);
}

#[wasm_bindgen_test]
fn remote_views_learn_the_whole_game() {
    for (id, settings) in [("generals", &[][..]), ("stratego", &["edition", "isf"][..])] {
        let mut game = made(Call::NewGame, &[id, &list(settings), ""]).unwrap();
        let file = |view: &mut Raw| ask(view, Call::Text, &[]).unwrap();
        let drawn = |view: &mut Raw| ask(view, Call::Scene, &["", "", ""]).unwrap();
        let mut remotes = VIEWERS.map(|viewer| made(Call::OpenView, &[&file(&mut view(&mut game, viewer))]).unwrap());
        let mut tell = |game: &mut Raw, report: &JsValue| {
            for remote in &mut remotes {
                let viewer = text(&status(remote), "viewer");
                let news = text(report, &viewer);
                ask(remote, Call::Learn, &[&news]).unwrap_or_else(|fault| panic!("{news}: {}", json(&fault)));
                fault(ask(remote, Call::Learn, &[&news]), "out-of-step");
                let mut own = view(game, &viewer);
                assert_eq!(file(remote), file(&mut own));
                assert_eq!(drawn(remote), drawn(&mut own));
            }
        };
        for side in ["south", "north"] {
            let setup = ask(&mut game, Call::RandomSetup, &[side, "3"]).unwrap();
            let report = data(&mut game, Call::Deploy, &[side, &setup]).unwrap();
            tell(&mut game, &report);
        }
        for turn in 0..40 {
            let side = text(&status(&mut game), "turn");
            let actions = actions(&mut view(&mut game, &side));
            let Some(action) = actions.get(turn * 7 % actions.len().max(1)) else { break };
            let report = data(&mut game, Call::Play, &[&format!("+{side}"), action]).unwrap();
            tell(&mut game, &report);
        }
        assert!(field(&status(&mut game), "ply").as_f64() > Some(20.0));
        let record = file(&mut game);
        assert_eq!(file(&mut made(Call::OpenGame, &[&record]).unwrap()), record);
    }
}

#[wasm_bindgen_test]
fn drafts_say_what_is_left() {
    let mut draft = made(Call::NewDraft, &["+south", "generals", "", ""]).unwrap();
    assert_eq!(ask(&mut draft, Call::Text, &[]).unwrap(), "9/9/9");
    ask(&mut draft, Call::Put, &["a1", "+F"]).unwrap();
    fault(ask(&mut draft, Call::Put, &["a1", "+?"]), "unknown-piece");
    fault(ask(&mut draft, Call::Put, &["j1", ""]), "not-a-square");
    let left = data(&mut draft, Call::Left, &[]).unwrap();
    assert_eq!(field(&left, "F").as_f64(), Some(0.0));
    let flaws = |draft: &mut Raw| Array::from(&data(draft, Call::Flaws, &[]).unwrap()).length();
    assert_eq!(flaws(&mut draft), 14);
    ask(&mut draft, Call::Random, &["1"]).unwrap();
    assert_eq!(flaws(&mut draft), 0);
    ask(&mut draft, Call::Clear, &[]).unwrap();
    assert_eq!(ask(&mut draft, Call::Text, &[]).unwrap(), "9/9/9");
}

#[wasm_bindgen_test]
fn seeds_are_64_bits() {
    let mut game = made(Call::NewGame, &["stratego", "", ""]).unwrap();
    let mut seeded = |seed: &str| ask(&mut game, Call::RandomSetup, &["south", seed]);
    assert_eq!(seeded("18446744073709551615").unwrap(), seeded("18446744073709551615").unwrap());
    assert_ne!(seeded("18446744073709551615").unwrap(), seeded("18446744073709551614").unwrap());
    assert_ne!(seeded("").unwrap(), seeded("").unwrap(), "without a seed the host is asked");
    let refused = fault(seeded("-"), "bad-option");
    let detail = r#"{"name":"seed","value":"no whole number from 0 to 2^53 - 1"}"#;
    assert_eq!(json(&field(&refused, "detail")), detail);
}

#[wasm_bindgen_test]
fn challenges_by_name() {
    let challenge = |id, one, other| data(&mut Raw::new(), Call::Challenge, &[id, "", one, other]);
    let verdict = challenge("stratego", "spy", "marshal").unwrap();
    assert_eq!(json(&verdict), r#"{"stays":"attacker","ends":false}"#);
    assert_eq!(text(&fault(challenge("stratego", "bomb", "spy"), "immovable"), "rule"), "SM2");
    fault(challenge("generals", "admiral", "spy"), "unknown-piece");
}
