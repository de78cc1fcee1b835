//! The JavaScript border: the only place that knows JavaScript.
use wasm_bindgen::prelude::*;

/// The version of the rules core.
#[wasm_bindgen]
pub fn version() -> alloc::string::String {
    env!("CARGO_PKG_VERSION").into()
}
