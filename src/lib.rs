//! Rules of board games.
#![cfg_attr(not(feature = "std"), no_std)]
extern crate alloc;

mod art;
pub mod board;
pub mod candidate;
pub mod draft;
pub mod erased;
pub mod error;
pub mod file;
pub mod game;
pub mod games;
#[cfg(any(feature = "stratego", feature = "generals"))]
pub mod hidden;
pub mod info;
pub mod news;
pub mod outcome;
pub mod reason;
pub mod record;
pub mod rng;
pub mod scene;
#[cfg(feature = "serde")]
pub mod serialize;
pub mod settings;
pub mod side;
pub mod svg;
mod text;
pub mod transcript;
pub mod turn;

#[cfg(all(feature = "wasm", target_arch = "wasm32"))]
mod wasm;
