#![doc = include_str!("RULES.md")]
//!
//! # Example
//!
//! ```
//! use rankfile::game::{Game, View};
//! use rankfile::games::bollwerk::{Bollwerk, Rules};
//! use rankfile::side::Viewer;
//!
//! let mut game = Bollwerk::new(Rules::default(), None)?;
//! let view = game.view(Viewer::Spectator);
//! assert_eq!(view.actions(None).len(), 589);
//!
//! // The Chancellor places a block and an arrow.
//! game.play(&"f1:B@e3,A@g3".parse()?).map_err(rankfile::error::Error::from)?;
//! // The north Guard cannot go three squares.
//! let refusal = game.play(&"e13-e10".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "out-of-reach by G1 at e10");
//! # Ok::<(), rankfile::error::Error>(())
//! ```

mod action;
mod board;
mod chain;
mod draft;
mod draw;
#[cfg(feature = "bot")]
pub(crate) mod engine;
mod figure;
mod frame;
mod info;
mod judge;
mod layout;
mod picks;
mod piece;
mod position;
mod reach;
mod rule;
mod rules;
mod state;
mod stone;
mod turn;
mod why;

pub use action::{Action, Placing};
pub use board::{Board, Cell};
pub use draft::Sketch;
pub use figure::Figure;
pub use info::INFO;
pub use layout::Layout;
pub use piece::{Kind, Piece};
pub use position::Position;
pub use rules::{Rules, Switches};
pub use state::State;
pub use stone::{Stone, Supply};

/// A game of Bollwerk.
pub type Bollwerk = crate::game::OpenGame<Position>;
