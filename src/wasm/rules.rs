//! What only the border of the rules needs.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wasm_bindgen::prelude::*;

use super::{read_settings, told};
use crate::erased;
use crate::error::Error;
use crate::game::Status;
use crate::outcome::Outcome;
use crate::serialize::{Data, Ended, Object};
use crate::side::Side;
use crate::svg::SvgOptions;

/// What a call gives: plain data, or plain data thrown.
pub(super) type Answer = Result<JsValue, JsValue>;

/// A call that can.
pub(super) fn answer<T: Into<Data>>(result: Result<T, Error>) -> Answer {
    Ok(told(result?))
}

/// The parts of a list.
pub(super) fn parts(list: &str) -> Vec<String> {
    list.split_terminator('\0').map(ToString::to_string).collect()
}

pub(super) fn svg_options(bottom: Option<String>, coordinates: bool) -> Result<SvgOptions, Error> {
    let side = |side: String| side.parse().map_err(|_| Error::option("bottom", &side));
    Ok(SvgOptions { bottom: bottom.map_or(Ok(Side::South), side)?, coordinates })
}

/// What games and views say alike of where a game stands.
pub(super) fn status(
    id: &'static str,
    status: Status,
    deployed: Vec<Side>,
    rule_of: impl Fn(Outcome) -> Option<&'static str>,
) -> Object {
    let outcome = status.outcome.map(|outcome| Ended { outcome, rule: rule_of(outcome) });
    Object::new()
        .with("id", id)
        .with("phase", status.phase)
        .with("turn", status.turn)
        .with("ply", status.ply)
        .with("deployed", deployed)
        .with("outcome", outcome)
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

/// Who stays in a challenge.
#[wasm_bindgen]
pub fn challenge(id: &str, attacker: &str, defender: &str, settings: &str) -> Answer {
    let verdict = erased::challenge(id, &read_settings(settings)?, attacker, defender)?;
    Ok(told(Object::new().with("stays", verdict.stays).with("ends", verdict.ends.is_some())))
}
