//! What the build needs and no published program does:
//!
//! - `xtask bindgen <in.wasm> <out-dir>`: the compiled core as a module with glue for JavaScript.
//! - `xtask games <out.json>`: what a front end needs to know of each game, as JSON. It never changes, so the package holds it as
//!   data beside the module instead of code inside it.
//! - `xtask shapes <out.json>`: what drawings are made of, for the same reason.
//! - `xtask locals <in.wasm> <out.wasm>`: the same module with its locals numbered so that it can be deflated better.
//! - `xtask deflate <in> <out>`: the bytes of a file deflated (raw), a twentieth smaller than zlib makes them.
//!
//! wasm-bindgen refuses a module that another version of it has compiled. As a member of the workspace this program is
//! built from the same lock file as the library, so the two cannot drift, and nobody has to install anything.
mod deflation;
mod locals;
mod traps;

use std::{collections::BTreeMap, env, error::Error, fs, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn bindgen(input: &str, out_dir: &str) -> Result<(), Box<dyn Error>> {
    Bindgen::new()
        .input_bytes("rankfile", traps::set(&fs::read(input)?)?)
        .out_name("rankfile")
        .web(true)?
        // Without this the glue holds `new URL(…, import.meta.url)`, which bundlers follow and CommonJS cannot parse.
        .omit_default_module_path(true)
        .typescript(true)
        .remove_producers_section(true)
        .generate(out_dir)?;
    Ok(())
}

fn games(output: &str) -> Result<(), Box<dyn Error>> {
    let infos: Vec<_> = rankfile::erased::games().collect();
    Ok(fs::write(output, serde_json::to_string(&infos)?)?)
}

fn shapes(output: &str) -> Result<(), Box<dyn Error>> {
    let shapes: BTreeMap<_, _> = rankfile::svg::SHAPES.iter().copied().collect();
    Ok(fs::write(output, serde_json::to_string(&shapes)?)?)
}

fn deflate(input: &str, output: &str) -> Result<(), Box<dyn Error>> {
    let mut deflated = Vec::new();
    zopfli::compress(zopfli::Options::default(), zopfli::Format::Deflate, &*fs::read(input)?, &mut deflated)?;
    Ok(fs::write(output, deflated)?)
}

fn locals(input: &str, output: &str) -> Result<(), Box<dyn Error>> {
    Ok(fs::write(output, locals::renumber(&fs::read(input)?)?)?)
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["bindgen", input, out_dir] => bindgen(input, out_dir),
        ["games", output] => games(output),
        ["shapes", output] => shapes(output),
        ["locals", input, output] => locals(input, output),
        ["deflate", input, output] => deflate(input, output),
        _ => {
            Err("usage: xtask bindgen <in.wasm> <out-dir> | games <out.json> | shapes <out.json> | locals <in.wasm> <out.wasm> | deflate <in> <out>"
                .into())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
