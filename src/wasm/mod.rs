//! The JavaScript border: the only place that knows JavaScript.
//!
//! Strings and numbers come in, plain objects go out. Taking objects in through serde would cost 16 KB, so options come
//! as lists of texts. What fails throws plain data, which the TypeScript side makes a `RulesError` of; that side also
//! sees to it that nothing is called before the module is there or after `free`.

mod draft;
mod game;
mod view;

// Public for the tests of the border alone.
pub use draft::{RawDraft, new_draft};
pub use game::{RawGame, new_game, open_game};
pub use view::{RawView, open_view};

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::erased;
use crate::error::Error;
use crate::outcome::Outcome;
use crate::reason::{Code, Refusal};
use crate::scene::Stays;
use crate::serialize::Ended;
use crate::settings::Settings;
use crate::side::Side;
use crate::svg::SvgOptions;

/// A plain object: maps become objects, absent values null.
fn out(value: &impl Serialize) -> JsValue {
    let serializer = Serializer::json_compatible();
    // Nothing that is given out can fail to be an object: no map has a key that is no string.
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// What is thrown: the fields of a `RulesError`.
#[derive(Serialize)]
struct Fault<'a> {
    #[serde(flatten)]
    refusal: &'a Refusal,
    message: String,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    flaws: &'a [Refusal],
    #[serde(skip_serializing_if = "Option::is_none")]
    offset: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
}

impl From<Error> for JsValue {
    fn from(error: Error) -> JsValue {
        let (line, column) = error.place.unzip();
        let message = error.to_string();
        out(&Fault { refusal: &error.refusal, message, flaws: &error.flaws, offset: error.offset, line, column })
    }
}

/// Reads `NAME`, `VALUE` pairs into settings. Errors: `bad-option`.
fn read_settings(pairs: &[String]) -> Result<Settings, Error> {
    let mut settings = Settings::new();
    for pair in pairs.chunks(2) {
        let [name, value] = pair else { return Err(Error::new(Code::BadOption)) };
        match (name.as_str(), name.strip_prefix("switch ")) {
            (_, Some(switch)) => settings.switches.push((switch.to_string(), value.clone())),
            ("edition", _) => settings.edition = Some(value.clone()),
            ("army", _) => settings.army = Some(value.clone()),
            ("layout", _) => settings.layout = Some(value.clone()),
            ("first", _) => settings.first = Some(value.parse().map_err(|_| Error::option("first", value))?),
            ("open", _) => settings.open = true,
            _ => return Err(Error::option("name", name)),
        }
    }
    Ok(settings)
}

fn read_bottom(bottom: Option<String>) -> Result<Side, Error> {
    bottom.map_or(Ok(Side::South), |side| side.parse().map_err(|_| Error::option("bottom", &side)))
}

fn svg_options(bottom: Option<String>, coordinates: bool) -> Result<SvgOptions, Error> {
    Ok(SvgOptions { bottom: read_bottom(bottom)?, coordinates })
}

fn ended(outcome: Option<Outcome>, rule_of: impl Fn(Outcome) -> Option<&'static str>) -> JsValue {
    out(&outcome.map(|outcome| Ended { outcome, rule: rule_of(outcome) }))
}

fn side_names(sides: Vec<Side>) -> Vec<String> {
    sides.into_iter().map(|side| side.to_string()).collect()
}

/// A seed: what was given, or the host's entropy. Errors: `bad-option` for a number that is no whole one from 0 to
/// 2^53 - 1, or when the host has no entropy.
fn read_seed(seed: Option<f64>) -> Result<u64, Error> {
    match seed {
        Some(seed) if (0.0..=9_007_199_254_740_991.0).contains(&seed) && seed % 1.0 == 0.0 => Ok(seed as u64),
        // Without the number: printing floats would weigh some kilobytes.
        Some(_) => Err(Error::option("seed", "no whole number from 0 to 2^53 - 1")),
        None => {
            let mut bytes = [0; 8];
            getrandom::fill(&mut bytes).map_err(|_| Error::option("seed", "no entropy"))?;
            Ok(u64::from_le_bytes(bytes))
        }
    }
}

/// What a front end needs to know of each game.
#[wasm_bindgen]
pub fn games() -> JsValue {
    out(&erased::games().collect::<Vec<_>>())
}

/// Who stays in a challenge.
#[wasm_bindgen]
pub fn challenge(id: &str, attacker: &str, defender: &str, settings: Vec<String>) -> Result<JsValue, JsValue> {
    #[derive(Serialize)]
    struct Challenge {
        stays: Stays,
        ends: bool,
    }
    let verdict = erased::challenge(id, &read_settings(&settings)?, attacker, defender)?;
    Ok(out(&Challenge { stays: verdict.stays, ends: verdict.ends.is_some() }))
}

/// The version of the rules core.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}
