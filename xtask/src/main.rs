//! Turns the compiled core into a module with glue for JavaScript: `xtask bindgen <in.wasm> <out-dir>`.
//!
//! wasm-bindgen refuses a module that another version of it has compiled. As a member of the workspace this program is
//! built from the same lock file as the library, so the two cannot drift, and nobody has to install anything.
use std::{env, error::Error, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn bindgen(input: &str, out_dir: &str) -> Result<(), Box<dyn Error>> {
    Bindgen::new()
        .input_path(input)
        .out_name("rankfile")
        .web(true)?
        // Without this the glue holds `new URL(…, import.meta.url)`, which bundlers follow and CommonJS cannot parse.
        .omit_default_module_path(true)
        .typescript(true)
        .remove_producers_section(true)
        .generate(out_dir)?;
    Ok(())
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["bindgen", input, out_dir] => bindgen(input, out_dir),
        _ => Err("usage: xtask bindgen <in.wasm> <out-dir>".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
