//! What only the border of the rules needs.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{out, read_settings};
use crate::erased;
use crate::error::Error;
use crate::outcome::Outcome;
use crate::scene::Stays;
use crate::serialize::Ended;
use crate::side::Side;
use crate::svg::SvgOptions;

fn read_bottom(bottom: Option<String>) -> Result<Side, Error> {
    bottom.map_or(Ok(Side::South), |side| side.parse().map_err(|_| Error::option("bottom", &side)))
}

pub(super) fn svg_options(bottom: Option<String>, coordinates: bool) -> Result<SvgOptions, Error> {
    Ok(SvgOptions { bottom: read_bottom(bottom)?, coordinates })
}

pub(super) fn ended(outcome: Option<Outcome>, rule_of: impl Fn(Outcome) -> Option<&'static str>) -> JsValue {
    out(&outcome.map(|outcome| Ended { outcome, rule: rule_of(outcome) }))
}

pub(super) fn side_names(sides: Vec<Side>) -> Vec<String> {
    sides.into_iter().map(|side| side.to_string()).collect()
}

/// A seed: what was given, or the host's entropy. Errors: `bad-option` for a number that is no whole one from 0 to
/// 2^53 - 1, or when the host has no entropy.
pub(super) fn read_seed(seed: Option<f64>) -> Result<u64, Error> {
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
