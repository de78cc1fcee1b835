//! The JavaScript border: the only place that knows JavaScript.
//!
//! Strings and numbers come in, plain objects go out. Taking objects in through serde would cost 16 KB, so options come
//! as lists of texts. What fails throws plain data, which the TypeScript side makes a `RulesError` of; that side also
//! sees to it that nothing is called before the module is there or after `free`.

#[cfg(feature = "wasm-bot")]
mod bot;
#[cfg(feature = "wasm")]
mod draft;
#[cfg(feature = "wasm")]
mod game;
#[cfg(feature = "wasm")]
mod rules;
#[cfg(feature = "wasm")]
mod view;

// Public for the tests of the border alone.
#[cfg(feature = "wasm-bot")]
pub use bot::{RawThought, bot_check, bot_setup, bot_think};
#[cfg(feature = "wasm")]
pub use {
    draft::{RawDraft, new_draft},
    game::{RawGame, new_game, open_game},
    rules::{challenge, games, version},
    view::{RawView, open_view},
};

use alloc::string::{String, ToString};

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::settings::Settings;

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
