//! The tasks for JavaScript.

use wasm_bindgen::prelude::*;

/// Does a task; the units done.
#[wasm_bindgen]
pub fn run(task: u32, count: u32) -> u32 {
    super::run(task, count)
}

/// The tasks as `NAME<tab>UNIT<tab>COUNT`; the last also with the crowded position, for whoever asks it from outside.
#[wasm_bindgen]
pub fn tasks() -> Vec<String> {
    let last = super::TASKS.len() - 1;
    let position = |index: usize| if index == last { super::CROWDED.trim() } else { "" };
    let line = |(index, (name, unit, count)): (usize, &(&str, &str, u32))| {
        format!("{name}\t{unit}\t{count}\t{}", position(index))
    };
    super::TASKS.iter().enumerate().map(line).collect()
}
