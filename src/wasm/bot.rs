use alloc::boxed::Box;
use alloc::string::String;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::read_settings;
use crate::bot::{self, Level, Thought};
use crate::error::Error;
use crate::file;
use crate::side::Side;

/// A plain object: maps become objects, absent values null.
fn out(value: &impl Serialize) -> JsValue {
    // No map has a key that is no string, so nothing can fail.
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

impl From<Error> for JsValue {
    fn from(error: Error) -> JsValue {
        out(&error)
    }
}

/// Numbers cross as floats; the other side has checked that they are whole ones that a float holds exactly.
const fn whole(number: f64) -> u64 {
    number as u64
}

/// Whether there is such a player. Errors: `unknown-game`, `bad-option`.
#[wasm_bindgen(js_name = botCheck)]
pub fn bot_check(id: &str, level: &str) -> Result<(), JsValue> {
    let _: Level = level.parse()?;
    Ok(bot::check(id)?)
}

/// A set-up.
#[wasm_bindgen(js_name = botSetup)]
pub fn bot_setup(id: &str, settings: &str, side: &str, level: &str, seed: f64) -> Result<String, JsValue> {
    let side: Side = side.parse()?;
    Ok(bot::setup(id, &read_settings(settings)?, side, level.parse()?, whole(seed))?)
}

/// Begins to think about a view, which must be of that game.
#[wasm_bindgen(js_name = botThink)]
pub fn bot_think(id: &str, view: &str, level: &str, seed: f64, nodes: f64) -> Result<RawThought, JsValue> {
    let game = file::game_of(view)?;
    if game != id {
        return Err(Error::option("view", game).into());
    }
    // More than a float holds exactly is more than anybody waits for.
    Ok(RawThought(bot::think_text(view, level.parse()?, whole(seed), whole(nodes))?))
}

/// A thought on its way.
#[wasm_bindgen]
pub struct RawThought(Box<dyn Thought>);

#[wasm_bindgen]
impl RawThought {
    /// Thinks on for about that many nodes; says whether it is done.
    pub fn advance(&mut self, nodes: u32) -> bool {
        self.0.advance(u64::from(nodes))
    }

    /// The best answer so far.
    pub fn answer(&self) -> JsValue {
        out(&self.0.answer())
    }
}
