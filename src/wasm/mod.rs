//! The JavaScript border: the only place that knows JavaScript.
//!
//! The rules are asked by texts alone: the number of a call and its arguments as one text go in, one text comes out, which
//! holds plain data as JSON. Every function and every type that crosses weighs, and engines read JSON sooner than an object
//! is built for them field by field. What fails is plain data too, which the TypeScript side makes a `RulesError` of; that
//! side also sees to it that nothing is called before the module is there or after `free`.

#[cfg(feature = "wasm")]
mod arguments;
#[cfg(feature = "wasm-bot")]
mod bot;
#[cfg(feature = "wasm")]
mod call;
#[cfg(feature = "wasm")]
mod calls;
#[cfg(feature = "wasm")]
mod raw;

// Public for the tests of the border alone.
#[cfg(feature = "wasm-bot")]
pub use bot::{RawThought, bot_check, bot_setup, bot_think};
#[cfg(feature = "wasm")]
pub use call::Call;
#[cfg(feature = "wasm")]
pub use raw::Raw;

use crate::error::Error;
use crate::settings::Settings;
use crate::text::cut;

/// Half the size of the standard library's, and quicker. Without threads there is nobody to lock out.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Reads a list of names, each followed by its value, as settings. Each is ended by NUL: the TypeScript side lets none hold
/// one. Errors: `bad-option`.
fn read_settings(mut list: &str) -> Result<Settings, Error> {
    let mut settings = Settings::new();
    while !list.is_empty() {
        let name = cut(&mut list, 0);
        if list.is_empty() {
            return Err(Error::option("name", name));
        }
        let value = cut(&mut list, 0);
        match name.strip_prefix("switch ") {
            Some(switch) => settings = settings.switch(switch, value),
            // What is not set is no name of a setting; what is no value is no side.
            None if settings.set(name, value).map_err(|_| Error::option("first", value))? => {}
            None => return Err(Error::option("name", name)),
        }
    }
    Ok(settings)
}
