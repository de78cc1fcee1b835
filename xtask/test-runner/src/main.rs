//! wasm-bindgen-test-runner, built from the lock file of the workspace: it can be no other version than the library's.
//!
//! A package of its own, because only tests need it: a build for the page or for npm does not compile it.
use std::{env, process::ExitCode};

fn main() -> ExitCode {
    match wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(env::args_os()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}
