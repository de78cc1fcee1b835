//! The border from inside: what crosses into JavaScript, in Node and in a browser. No test says where it runs, so that
//! each runs in both.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use js_sys::{Array, JSON, Object, Reflect};
use rankfile::wasm::{RawDraft, RawGame, RawView, challenge, new_draft, new_game, open_game, open_view};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

const VIEWERS: [&str; 3] = ["south", "north", "spectator"];

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

/// What a call gives as text.
fn told(answer: JsValue) -> String {
    answer.as_string().unwrap_or_else(|| panic!("no text: {}", json(&answer)))
}

fn actions(view: &RawView) -> Vec<String> {
    told(view.actions(None).unwrap()).lines().map(ToString::to_string).collect()
}

fn started(id: &str, settings: &[&str]) -> RawGame {
    let mut game = new_game(id, &list(settings), None).unwrap();
    for side in ["north", "south"] {
        let setup = told(game.random_setup(side, Some(7.0)).unwrap());
        game.deploy(side, &setup).unwrap();
    }
    game
}

/// What was thrown: plain data with that code, no exception of the host.
fn thrown<T>(result: Result<T, JsValue>, code: &str) -> JsValue {
    let Err(fault) = result else { panic!("{code} was expected") };
    assert!(!fault.is_instance_of::<js_sys::Error>(), "{}", json(&fault));
    assert_eq!(text(&fault, "code"), code, "{}", json(&fault));
    fault
}

#[wasm_bindgen_test]
fn a_report_has_three_texts_and_nothing_else() {
    let mut game = started("generals", &["switch reveal", "declared"]);
    let action = actions(&game.view("south").unwrap()).remove(0);
    let report = game.play(&action, Some("south".into())).unwrap();
    assert_eq!(keys(&report), VIEWERS);
    assert_eq!(text(&report, "north"), format!("0 {action}"));
    let status = r#"{"id":"generals","phase":"play","turn":"north","ply":1,"deployed":["north","south"],"outcome":null,"revealed":false}"#;
    assert_eq!(json(&game.status()), status);
}

#[wasm_bindgen_test]
fn what_is_absent_is_null_or_missing_as_the_contract_says() {
    let mut game = started("stratego", &[]);
    assert!(field(&game.status(), "outcome").is_null());
    assert!(game.undo().is_null() && game.redo().is_null());
    let view = game.view("south").unwrap();
    let action = actions(&view).remove(0);
    assert!(view.judge(&action).is_null());
    assert!(view.why("").unwrap().is_null());
    let options = view.options("").unwrap();
    assert_eq!(keys(&options), ["marks", "tools", "done"]);
    assert!(field(&options, "done").is_null());
    let marks: Array = field(&options, "marks").into();
    assert_eq!(keys(&marks.get(0)), ["at", "sense"]);
    let scene = view.scene(None, None, true).unwrap();
    assert!(field(&scene, "supply").is_null());
    let pieces: Array = field(&scene, "pieces").into();
    assert!(pieces.iter().any(|piece| field(&piece, "kind").is_null()));
    let refusal = view.judge("a5-a6");
    assert_eq!(json(&refusal), r#"{"code":"empty-square","at":"a5"}"#);
    game.resign("south").unwrap();
    assert_eq!(json(&field(&game.status(), "outcome")), r#"{"winner":"north","reason":"resigned","rule":"SE2"}"#);
    game.undo();
    game.agree_draw().unwrap();
    assert_eq!(json(&field(&game.status(), "outcome")), r#"{"winner":null,"reason":"agreed","rule":"SE2"}"#);
}

#[wasm_bindgen_test]
fn faults_are_data_with_their_places() {
    thrown(new_game("chess", "", None), "unknown-game");
    thrown(new_game("stratego", &list(&["edition", "x"]), None), "unknown-edition");
    thrown(new_game("stratego", &list(&["army", "x"]), None), "unknown-army");
    thrown(new_game("stratego", &list(&["first", "x"]), None), "bad-option");
    thrown(new_game("stratego", &list(&["colour", "red"]), None), "bad-option");
    thrown(new_game("stratego", &list(&["edition"]), None), "bad-option");
    let fault = thrown(new_game("stratego", &list(&["switch chase", "maybe"]), None), "bad-switch");
    assert_eq!(text(&fault, "rule"), "SR2");
    assert_eq!(json(&field(&fault, "detail")), r#"{"name":"chase","value":"maybe"}"#);
    let fault = thrown(new_game("stratego", "", Some("10/ä".into())), "bad-position");
    assert_eq!(field(&fault, "offset").as_f64(), Some(3.0));
    let fault = thrown(open_game("rankfile 1 record generals\nplay ä"), "bad-record");
    assert_eq!((field(&fault, "line").as_f64(), field(&fault, "column").as_f64()), (Some(2.0), Some(6.0)));
    let mut game = new_game("generals", "", None).unwrap();
    let fault = thrown(game.deploy("south", "A8/9/9"), "bad-setup");
    assert_eq!(Array::from(&field(&fault, "flaws")).length(), 14);
    assert!(field(&fault, "offset").is_undefined());
    thrown(game.play("?", Some("north".into())), "not-your-turn");
    thrown(game.random_setup("south", Some(0.5)), "bad-option");
    thrown(game.position(), "not-deployed");
}

#[wasm_bindgen_test]
fn remote_views_learn_the_whole_game() {
    for (id, settings) in [("generals", &[][..]), ("stratego", &["edition", "isf"][..])] {
        let mut game = new_game(id, &list(settings), None).unwrap();
        let mut remotes = VIEWERS.map(|viewer| open_view(&told(game.view(viewer).unwrap().text())).unwrap());
        let mut tell = |game: &RawGame, report: &JsValue| {
            for remote in &mut remotes {
                let viewer = text(&remote.status(), "viewer");
                let news = text(report, &viewer);
                remote.learn(&news).unwrap_or_else(|fault| panic!("{news}: {}", json(&fault)));
                thrown(remote.learn(&news), "out-of-step");
                let own = game.view(&viewer).unwrap();
                assert_eq!(remote.text(), own.text());
                assert_eq!(json(&remote.scene(None, None, true).unwrap()), json(&own.scene(None, None, true).unwrap()));
            }
        };
        for side in ["south", "north"] {
            let setup = told(game.random_setup(side, Some(3.0)).unwrap());
            let report = game.deploy(side, &setup).unwrap();
            tell(&game, &report);
        }
        for turn in 0..40 {
            let side = text(&game.status(), "turn");
            let actions = actions(&game.view(&side).unwrap());
            let Some(action) = actions.get(turn * 7 % actions.len().max(1)) else { break };
            let report = game.play(action, Some(side)).unwrap();
            tell(&game, &report);
        }
        assert!(field(&game.status(), "ply").as_f64() > Some(20.0));
        assert_eq!(open_game(&told(game.record())).unwrap().record(), game.record());
    }
}

#[wasm_bindgen_test]
fn drafts_say_what_is_left() {
    let mut draft: RawDraft = new_draft("generals", "", Some("south".into()), None).unwrap();
    assert_eq!(draft.text(), "9/9/9");
    draft.put("a1", Some("F".into())).unwrap();
    thrown(draft.put("a1", Some("?".into())), "unknown-piece");
    thrown(draft.put("j1", None), "not-a-square");
    let left = draft.left();
    assert_eq!(field(&left, "F").as_f64(), Some(0.0));
    assert_eq!(Object::get_prototype_of(&left), Object::get_prototype_of(&Object::new()), "a map is an object");
    assert_eq!(Array::from(&draft.flaws()).length(), 14);
    draft.random(Some(1.0)).unwrap();
    assert_eq!(Array::from(&draft.flaws()).length(), 0);
    assert!(told(draft.svg(Some("north".into()), true).unwrap()).starts_with("<svg "));
    thrown(draft.svg(Some("east".into()), true), "bad-option");
    draft.clear();
    assert_eq!(draft.text(), "9/9/9");
}

#[wasm_bindgen_test]
fn without_a_seed_the_host_is_asked() {
    let game = new_game("stratego", "", None).unwrap();
    assert_ne!(game.random_setup("south", None).unwrap(), game.random_setup("south", None).unwrap());
    let seeded = |seed| game.random_setup("south", Some(seed)).unwrap();
    assert_eq!(seeded(9_007_199_254_740_991.0), seeded(9_007_199_254_740_991.0));
    for seed in [-1.0, 9_007_199_254_740_992.0, f64::NAN, f64::INFINITY] {
        thrown(game.random_setup("south", Some(seed)), "bad-option");
    }
}

#[wasm_bindgen_test]
fn challenges_by_name() {
    let verdict = challenge("stratego", "spy", "marshal", "").unwrap();
    assert_eq!(json(&verdict), r#"{"stays":"attacker","ends":false}"#);
    let fault = thrown(challenge("stratego", "bomb", "spy", ""), "immovable");
    assert_eq!(text(&fault, "rule"), "SM2");
    thrown(challenge("generals", "admiral", "spy", ""), "unknown-piece");
}
