//! The JavaScript border: the only place that knows JavaScript.
//!
//! Strings and numbers come in, plain data goes out. What fails throws plain data too, which the TypeScript side makes a
//! `RulesError` of; that side also sees to it that nothing is called before the module is there or after `free`. Taking
//! objects or lists in would cost more than most rules do, so a list comes as one text, each of its parts ended by NUL:
//! the TypeScript side lets no part hold one.

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
    rules::challenge,
    view::{RawView, open_view},
};

use alloc::string::ToString;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::error::Error;
use crate::reason::Code;
use crate::serialize::Data;
use crate::settings::Settings;

/// Half the size of the standard library's, and quicker. Without threads there is nobody to lock out.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Plain data for JavaScript.
fn told(value: impl Into<Data>) -> JsValue {
    out(&value.into())
}

/// A plain object: maps become objects, absent values null.
fn out(value: &impl Serialize) -> JsValue {
    // No map has a key that is no string, so nothing can fail.
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

impl From<Error> for JsValue {
    fn from(error: Error) -> JsValue {
        told(error)
    }
}

/// Reads a list of names, each followed by its value, as settings. Errors: `bad-option`.
fn read_settings(list: &str) -> Result<Settings, Error> {
    let mut settings = Settings::new();
    let mut parts = list.split_terminator('\0');
    while let Some(name) = parts.next() {
        let value = parts.next().ok_or_else(|| Error::new(Code::BadOption))?;
        match (name, name.strip_prefix("switch ")) {
            (_, Some(switch)) => settings = settings.switch(switch, value),
            ("edition", _) => settings.edition = Some(value.to_string()),
            ("army", _) => settings.army = Some(value.to_string()),
            ("layout", _) => settings.layout = Some(value.to_string()),
            ("first", _) => settings.first = Some(value.parse().map_err(|_| Error::option("first", value))?),
            ("open", _) => settings.open = true,
            _ => return Err(Error::option("name", name)),
        }
    }
    Ok(settings)
}
