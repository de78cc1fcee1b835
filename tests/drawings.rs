//! What is drawn, as pictures to look at: `tests/drawings/cases.json` says of what each is. `tests/js/drawings.test.mjs`
//! draws the same cases by the package. After a change of looks `RANKFILE_DRAW=1 cargo test --test drawings` draws them
//! anew; look at them before you commit.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use rankfile::erased::{self, SceneRequest};
use rankfile::scene::Scene;
use rankfile::settings::Settings;
use rankfile::side::Side;
use rankfile::svg::{SHAPES, SvgOptions, draw};
use serde_json::Value;

fn cases() -> Vec<Value> {
    let text = fs::read_to_string(file("cases.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/drawings").join(name)
}

fn text(value: &Value) -> Option<&str> {
    value.as_str()
}

fn side(value: &Value) -> Option<Side> {
    text(value).map(|side| side.parse().unwrap())
}

fn scene(case: &Value) -> Scene {
    let id = text(&case["game"]).unwrap();
    let settings = Settings { layout: text(&case["layout"]).map(Into::into), ..Settings::new() };
    if let Some(drafted) = text(&case["text"]) {
        return erased::draft(id, &settings, side(&case["side"]), Some(drafted)).unwrap().scene();
    }
    let mut game = erased::new_game(id, &settings, text(&case["position"])).unwrap();
    for action in case["plays"].as_array().into_iter().flatten() {
        game.play(text(action).unwrap(), None).unwrap();
    }
    let options = &case["options"];
    let picks = options["picks"].as_array();
    let request = SceneRequest {
        picks: picks.map(|picks| picks.iter().map(|pick| text(pick).unwrap().into()).collect()),
        diagram: text(&options["diagram"]).map(Into::into),
        without_last: options["last"] == false,
    };
    game.view(text(&case["viewer"]).unwrap().parse().unwrap()).scene(&request).unwrap()
}

#[test]
fn every_case_is_drawn_as_its_picture() {
    for case in cases() {
        let options = SvgOptions {
            bottom: side(&case["options"]["bottom"]).unwrap_or(Side::South),
            coordinates: case["options"]["coordinates"] != false,
        };
        let drawn = draw(&scene(&case), &options) + "\n";
        let picture = file(&format!("{}.svg", text(&case["name"]).unwrap()));
        if std::env::var_os("RANKFILE_DRAW").is_some() {
            fs::write(&picture, &drawn).unwrap();
        }
        assert!(fs::read_to_string(&picture).unwrap() == drawn, "{}: {}", picture.display(), case["what"]);
    }
}

#[test]
fn every_shape_is_in_a_picture() {
    let pictures: String = cases()
        .iter()
        .map(|case| fs::read_to_string(file(&format!("{}.svg", text(&case["name"]).unwrap()))).unwrap())
        .collect();
    for (name, shape) in SHAPES {
        assert!(shape.split('$').all(|part| pictures.contains(part)), "{name}");
    }
}
