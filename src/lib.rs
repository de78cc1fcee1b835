//! Rules of board games, with and without secrets.
//!
//! Ask what a piece may do, where it may place a stone, who survives a challenge, why something is not allowed (with the
//! number of the rule), and how a game ended. In games with hidden ranks every question is put to a *view*: what one
//! viewer may know. The view never holds more, so no answer can give more away.
//!
//! ```
//! # #[cfg(feature = "generals")] {
//! use rankfile::game::View;
//! use rankfile::games::generals;
//! use rankfile::hidden::HiddenGame;
//! use rankfile::record::Match;
//! use rankfile::settings::Settings;
//! use rankfile::side::{Side, Viewer};
//!
//! let rules = generals::rules(&Settings::new().switch("reveal", "declared"))?;
//! let mut game: Match<HiddenGame> = Match::new(rules, Some("4f4/9/9/9/4s4/4P4/9/4F4 s 0"))?;
//!
//! // South's view: an enemy stands in front of the Private, and nobody says who it is.
//! let view = game.view(Viewer::Player(Side::South));
//! assert_eq!(view.view().position(), "4x4/9/9/9/4x4/4P4/9/4F4 s 0 -");
//!
//! // Why not? GM1: no piece goes that far.
//! let error = game.play_text("e3xe5", Some(Side::South)).unwrap_err();
//! assert_eq!((error.code().as_str(), error.refusal.rule), ("out-of-reach", Some("GM1")));
//!
//! // The Private challenges, and beats the Spy (GC4). Both ranks are shown, because the players declare them.
//! let report = game.play_text("e3xe4", Some(Side::South))?;
//! assert_eq!(report.of(Side::North).to_string(), "0 e3xe4 P>s");
//! # }
//! # Ok::<(), rankfile::error::Error>(())
//! ```
//!
//! # The pieces of it
//!
//! | to | use |
//! |---|---|
//! | play with a record, undo and redo | [`record::Match`] |
//! | hold what one viewer has learned | [`transcript::Transcript`] |
//! | ask what may be clicked, what is legal, why not | [`game::View`] |
//! | write another game | [`game::View`] with [`game::Open`], or a `hidden::Definition` |
//! | check or build set-ups and positions | [`draft::Draft`] |
//! | draw | [`scene::Scene`], [`svg::draw`] |
//! | let the computer play | `bot` |
//! | treat all games alike, with texts | [`erased`] |
//!
//! # Features
//!
//! | feature | |
//! |---|---|
//! | `std` (default) | for hosts that have it; without it the crate is `no_std` with `alloc` |
//! | `bollwerk`, `stratego`, `generals` (default) | the games |
//! | `compat` (default) | Stratego's foreign formats: positions, set-up lists and game files of other programs |
//! | `bot` | computer players |
//! | `serde` | `Serialize` for all that a front end is given, in the shapes of the JavaScript package |
//! | `wasm` | the JavaScript border, for `wasm32-unknown-unknown` |
//! | `planted-leak` | a fault on purpose, by which the tests show that they would find one |
//!
//! # Errors
//!
//! Bad input gets an [`error::Error`] that names the code, the rule, the square or the byte offset, and leaves everything
//! as it was. Nothing panics, whatever the input.
//!
//! # Beyond this page
//!
//! `examples/referee.rs` shows a referee with two players who know only what they are told. The guides in `docs/` speak of
//! servers, drawings and boards of one's own; they are written for JavaScript, and what they say of texts holds here too.
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
extern crate alloc;

// The Rust in the readme and the guides is tested like that in the sources.
#[cfg(all(doctest, feature = "bollwerk", feature = "stratego", feature = "generals"))]
mod guides {
    #[doc = include_str!("../README.md")]
    mod readme {}
    #[doc = include_str!("../docs/server.md")]
    mod server {}
    #[doc = include_str!("../docs/rulebook-illustrations.md")]
    mod rulebook_illustrations {}
}

mod art;
pub mod board;
#[cfg(feature = "bot")]
pub mod bot;
pub mod candidate;
#[cfg(feature = "compat")]
pub mod compat;
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
pub mod perft;
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

#[cfg(all(any(feature = "wasm", feature = "wasm-bot"), target_arch = "wasm32"))]
#[doc(hidden)]
pub mod wasm;
