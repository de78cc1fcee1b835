//! Functions of the module that cannot be of use to anybody, with a trap in place of their code. wasm-opt then drops what
//! only they used. It cannot find them itself: they are called, or stand in a table.
use std::error::Error;

use walrus::ir::{InstrLocId, Unreachable};
use walrus::{FunctionKind, Module};

/// Every panic goes through one of these, by the ends of their mangled names. No input makes the core panic, and where
/// it would all the same, a host sees a trap: the standard library composes a message first and prints it to nowhere. Its
/// own build without (`panic_immediate_abort`) needs a nightly compiler.
const PANICS: [&str; 2] = ["4core9panicking9panic_fmt", "26___rust_alloc_error_handler"];

/// What calls back into the module from JavaScript, by parts of mangled names: no callback goes in.
const CALLBACKS: [&str; 2] = ["8closures1_6invoke", "6js_sys7futures"];

/// The same module without them. Errors: a function of a panic is not there, so that a compiler that names it
/// differently is found out.
pub fn set(bytes: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut module = Module::from_buffer(bytes)?;
    for ending in PANICS {
        if replace(&mut module, |name| name.ends_with(ending)) == 0 {
            return Err(format!("no function is named {ending}").into());
        }
    }
    for part in CALLBACKS {
        replace(&mut module, |name| name.contains(part));
    }
    Ok(module.emit_wasm())
}

/// Traps in place of the functions whose names are meant. How many there are.
fn replace(module: &mut Module, meant: impl Fn(&str) -> bool) -> usize {
    let mut replaced = 0;
    for function in module.funcs.iter_mut() {
        if let FunctionKind::Local(local) = &mut function.kind
            && function.name.as_deref().is_some_and(&meant)
        {
            let body = local.entry_block();
            local.block_mut(body).instrs = vec![(Unreachable {}.into(), InstrLocId::default())];
            replaced += 1;
        }
    }
    replaced
}
