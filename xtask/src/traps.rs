//! Functions of the module that cannot be of use to anybody, with a trap in place of their code. wasm-opt then drops what
//! only they used. It cannot find them itself: they are called, or stand in a table.
use std::error::Error;

use walrus::ir::{InstrLocId, Unreachable, Value};
use walrus::{ConstExpr, Data, DataKind, FunctionKind, Module};

/// Every panic goes through one of these, by the ends of their mangled names. No input makes the core panic, and where
/// it would all the same, a host sees a trap: the standard library composes a message first and prints it to nowhere. Its
/// own build without (`panic_immediate_abort`) needs a nightly compiler.
const PANICS: [&str; 2] = ["4core9panicking9panic_fmt", "26___rust_alloc_error_handler"];

/// What goes through them and prepares the message or says where, by parts of mangled names. Which of these there are is
/// for the compiler to say.
const MESSAGES: [&str; 10] = [
    "4core9panicking",
    "4core4cell22panic_already_borrowed",
    "4core4cell30panic_already_mutably_borrowed",
    "13unwrap_failed",
    "13expect_failed",
    "13assert_failed",
    "_fail",
    "7raw_vec12handle_error",
    "7raw_vec17capacity_overflow",
    "12wasm_bindgen9throw_str",
];

/// What only those messages consist of. Which of these there are is for the compiler to say.
const TEXTS: [&str; 16] = [
    "assertion failed: self.is_char_boundary(new_len)",
    "index out of bounds: the len is ",
    " but the index is ",
    "range end index ",
    " out of range for slice of length ",
    "insertion index (is ",
    ") should be <= len (is ",
    "removal index (is ",
    ") should be < len (is ",
    "capacity overflow",
    "attempt to divide by zero",
    "reentrant init",
    "null pointer passed to rust",
    "attempted to take ownership of Rust value while it was borrowed",
    "recursive use of an object detected which would lead to unsafe aliasing in rust",
    "called `Option::unwrap()` on a `None` value",
];

/// What writes the numbers in them, by parts of mangled names. Where there is more of the library's formatting, something else
/// may need it.
const FORMATTING: &str = "4core3fmt";
const NUMBERS: [&str; 2] = ["7Display3fmt", "12pad_integral"];

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
    for part in MESSAGES.into_iter().chain(CALLBACKS) {
        replace(&mut module, |name| name.contains(part));
    }
    let mut texts: Vec<String> = TEXTS.map(String::from).into();
    walrus::passes::gc::run(&mut module);
    let more = |name: &str| name.contains(FORMATTING) && !NUMBERS.iter().any(|part| name.contains(part));
    if !module.funcs.iter().any(|function| function.name.as_deref().is_some_and(more)) {
        replace(&mut module, |name| name.contains(FORMATTING));
        // Their table of two digits each.
        texts.push((0..100).map(|number| format!("{number:02}")).collect());
    }
    let segments: Vec<_> = module.data.iter().map(Data::id).collect();
    for segment in segments {
        let data = module.data.get_mut(segment);
        blank_places(data);
        for text in &texts {
            blank_text(&mut data.value, text.as_bytes());
        }
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

/// Zeros in place of a text: they cost next to nothing over the wire.
fn blank_text(bytes: &mut [u8], text: &[u8]) {
    while let Some(at) = bytes.windows(text.len()).position(|part| part == text) {
        bytes[at..at + text.len()].fill(0);
    }
}

/// Zeros in place of what panics say of where they are: the name of a source file, line and column. Nobody reads it now.
fn blank_places(data: &mut Data) {
    let DataKind::Active { offset: ConstExpr::Value(Value::I32(start)), .. } = data.kind else { return };
    let Ok(start) = usize::try_from(start) else { return };
    let bytes = &mut data.value;
    let word = |bytes: &[u8], at: usize| {
        let word = bytes.get(at..at + 4)?;
        Some(u32::from_le_bytes(word.try_into().ok()?) as usize)
    };
    let mut places = Vec::new();
    for at in (0..bytes.len()).step_by(4) {
        // A place begins with the address and length of a text; no other text of ours ends like that.
        let text = word(bytes, at).zip(word(bytes, at + 4));
        let Some(name) = text.and_then(|(address, length)| {
            let from = address.checked_sub(start)?;
            Some(from..from.checked_add(length)?)
        }) else {
            continue;
        };
        if bytes.get(name.clone()).is_some_and(|text| text.ends_with(b".rs")) {
            places.extend([at..at + 16, name]);
        }
    }
    for place in places {
        if let Some(bytes) = bytes.get_mut(place) {
            bytes.fill(0);
        }
    }
}
