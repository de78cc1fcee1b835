//! A panic of the module becomes a trap at once.
//!
//! No input makes the core panic, and where it would all the same, a browser sees a trap: the standard library first
//! composes a message and prints it to nowhere. That it can is a good part of a small module. Its build that leaves this
//! out (`panic_immediate_abort`) needs a nightly compiler; the same is done here to the functions that every panic goes
//! through. wasm-opt then drops what only they used.
use std::error::Error;

use walrus::ir::{InstrLocId, Unreachable};
use walrus::{FunctionKind, Module};

/// Paths as the mangled names hold them. Each is of a function that never returns.
const ENDINGS: [&str; 2] = ["4core9panicking9panic_fmt", "26___rust_alloc_error_handler"];

/// The same module with a trap in place of each of these. Errors: one of them is not there, so that a compiler that
/// names them differently is found out.
pub fn into_traps(bytes: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut module = Module::from_buffer(bytes)?;
    for ending in ENDINGS {
        let named = |name: Option<&str>| name.is_some_and(|name| name.ends_with(ending));
        let function = module.funcs.iter_mut().find(|function| named(function.name.as_deref()));
        let Some(FunctionKind::Local(local)) = function.map(|function| &mut function.kind) else {
            return Err(format!("no function is named {ending}").into());
        };
        let body = local.entry_block();
        local.block_mut(body).instrs = vec![(Unreachable {}.into(), InstrLocId::default())];
    }
    Ok(module.emit_wasm())
}
