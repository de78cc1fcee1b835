//! The border from inside: what crosses into JavaScript, in Node and in a browser. No test says where it runs, so that
//! each runs in both.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use js_sys::{Array, JSON, Object, Reflect};
use rankfile::wasm::{RawDraft, RawGame, challenge, games, new_draft, new_game, open_game, open_view};
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

fn pairs(list: &[&str]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

fn started(id: &str, settings: &[&str]) -> RawGame {
    let mut game = new_game(id, pairs(settings), None).unwrap();
    for side in ["north", "south"] {
        let setup = game.random_setup(side, Some(7.0)).unwrap();
        game.deploy(side, &setup).unwrap();
    }
    game
}

/// What was thrown: plain data with that code, no exception of the host.
fn thrown<T>(result: Result<T, JsValue>, code: &str) -> JsValue {
    let Err(fault) = result else { panic!("{code} was expected") };
    assert!(!fault.is_instance_of::<js_sys::Error>(), "{}", json(&fault));
    assert_eq!(text(&fault, "code"), code, "{}", json(&fault));
    assert!(text(&fault, "message").starts_with(code));
    fault
}

#[wasm_bindgen_test]
fn games_are_plain_objects() {
    let list: Array = games().into();
    let ids: Vec<String> = list.iter().map(|info| text(&info, "id")).collect();
    assert!(ids.contains(&"generals".to_string()) && ids.contains(&"stratego".to_string()));
    for info in list.iter() {
        let pieces: Array = field(&info, "pieces").into();
        let count = field(&pieces.get(0), "count");
        assert_eq!(Object::get_prototype_of(&count), Object::get_prototype_of(&Object::new()), "a map is an object");
        assert!(keys(&count).len() == Array::from(&field(&info, "armies")).length() as usize);
        assert_eq!(JSON::parse(&json(&info)).map(|again| json(&again)).unwrap(), json(&info));
    }
}

#[wasm_bindgen_test]
fn a_report_has_three_texts_and_nothing_else() {
    let mut game = started("generals", &["switch reveal", "declared"]);
    let action = game.view("south").unwrap().actions(None).unwrap().remove(0);
    let report = game.play(&action, Some("south".into())).unwrap();
    assert_eq!(keys(&report), VIEWERS);
    assert_eq!(text(&report, "north"), format!("0 {action}"));
    assert_eq!((game.phase(), game.turn(), game.ply()), ("play".into(), "north".into(), 1));
    assert_eq!(game.deployed(), ["north", "south"]);
}

#[wasm_bindgen_test]
fn what_is_absent_is_null_or_missing_as_the_contract_says() {
    let mut game = started("stratego", &[]);
    assert!(game.outcome().is_null());
    assert!(game.undo().is_null() && game.redo().is_null());
    let view = game.view("south").unwrap();
    let action = view.actions(None).unwrap().remove(0);
    assert!(view.judge(&action).is_null());
    assert!(view.why(Vec::new()).unwrap().is_null());
    let options = view.options(Vec::new()).unwrap();
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
    assert_eq!(json(&game.outcome()), r#"{"winner":"north","reason":"resigned","rule":"SE2"}"#);
    game.undo();
    game.agree_draw().unwrap();
    assert_eq!(json(&game.outcome()), r#"{"winner":null,"reason":"agreed","rule":"SE2"}"#);
}

#[wasm_bindgen_test]
fn faults_are_data_with_their_places() {
    thrown(new_game("chess", Vec::new(), None), "unknown-game");
    thrown(new_game("stratego", pairs(&["edition", "x"]), None), "unknown-edition");
    thrown(new_game("stratego", pairs(&["army", "x"]), None), "unknown-army");
    thrown(new_game("stratego", pairs(&["first", "x"]), None), "bad-option");
    thrown(new_game("stratego", pairs(&["colour", "red"]), None), "bad-option");
    thrown(new_game("stratego", pairs(&["edition"]), None), "bad-option");
    let fault = thrown(new_game("stratego", pairs(&["switch chase", "maybe"]), None), "bad-switch");
    assert_eq!(text(&fault, "rule"), "SR2");
    assert_eq!(json(&field(&fault, "detail")), r#"{"name":"chase","value":"maybe"}"#);
    let fault = thrown(new_game("stratego", Vec::new(), Some("10/ä".into())), "bad-position");
    assert_eq!(field(&fault, "offset").as_f64(), Some(3.0));
    let fault = thrown(open_game("rankfile 1 record generals\nplay ä"), "bad-record");
    assert_eq!((field(&fault, "line").as_f64(), field(&fault, "column").as_f64()), (Some(2.0), Some(6.0)));
    let mut game = new_game("generals", Vec::new(), None).unwrap();
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
        let mut game = new_game(id, pairs(settings), None).unwrap();
        let mut remotes = VIEWERS.map(|viewer| open_view(&game.view(viewer).unwrap().text()).unwrap());
        let mut tell = |game: &RawGame, report: &JsValue| {
            for remote in &mut remotes {
                let news = text(report, &remote.viewer());
                remote.learn(&news).unwrap_or_else(|fault| panic!("{news}: {}", json(&fault)));
                thrown(remote.learn(&news), "out-of-step");
                let own = game.view(&remote.viewer()).unwrap();
                assert_eq!(remote.text(), own.text());
                assert_eq!(json(&remote.scene(None, None, true).unwrap()), json(&own.scene(None, None, true).unwrap()));
            }
        };
        for side in ["south", "north"] {
            let setup = game.random_setup(side, Some(3.0)).unwrap();
            let report = game.deploy(side, &setup).unwrap();
            tell(&game, &report);
        }
        for turn in 0..40 {
            let actions = game.view(&game.turn()).unwrap().actions(None).unwrap();
            let Some(action) = actions.get(turn * 7 % actions.len().max(1)) else { break };
            let report = game.play(action, Some(game.turn())).unwrap();
            tell(&game, &report);
        }
        assert!(game.ply() > 20);
        assert_eq!(open_game(&game.record()).unwrap().record(), game.record());
    }
}

#[wasm_bindgen_test]
fn drafts_say_what_is_left() {
    let mut draft: RawDraft = new_draft("generals", Vec::new(), Some("south".into()), None).unwrap();
    assert_eq!(draft.text(), "9/9/9");
    draft.put("a1", Some("F".into())).unwrap();
    thrown(draft.put("a1", Some("?".into())), "unknown-piece");
    thrown(draft.put("j1", None), "not-a-square");
    assert_eq!(field(&draft.left(), "F").as_f64(), Some(0.0));
    assert_eq!(Array::from(&draft.flaws()).length(), 14);
    draft.random(Some(1.0)).unwrap();
    assert_eq!(Array::from(&draft.flaws()).length(), 0);
    assert!(draft.svg(Some("north".into()), true).unwrap().starts_with("<svg "));
    thrown(draft.svg(Some("east".into()), true), "bad-option");
    draft.clear();
    assert_eq!(draft.text(), "9/9/9");
}

#[wasm_bindgen_test]
fn without_a_seed_the_host_is_asked() {
    let game = new_game("stratego", Vec::new(), None).unwrap();
    assert_ne!(game.random_setup("south", None).unwrap(), game.random_setup("south", None).unwrap());
    let seeded = |seed| game.random_setup("south", Some(seed)).unwrap();
    assert_eq!(seeded(9_007_199_254_740_991.0), seeded(9_007_199_254_740_991.0));
    for seed in [-1.0, 9_007_199_254_740_992.0, f64::NAN, f64::INFINITY] {
        thrown(game.random_setup("south", Some(seed)), "bad-option");
    }
}

#[wasm_bindgen_test]
fn challenges_by_name() {
    let verdict = challenge("stratego", "spy", "marshal", Vec::new()).unwrap();
    assert_eq!(json(&verdict), r#"{"stays":"attacker","ends":false}"#);
    let fault = thrown(challenge("stratego", "bomb", "spy", Vec::new()), "immovable");
    assert_eq!(text(&fault, "rule"), "SM2");
    thrown(challenge("generals", "admiral", "spy", Vec::new()), "unknown-piece");
}
