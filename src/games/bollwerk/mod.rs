#![doc = include_str!("RULES.md")]

mod action;
mod board;
mod chain;
mod draft;
mod draw;
mod figure;
mod frame;
mod info;
mod judge;
mod layout;
mod picks;
mod piece;
mod position;
mod reach;
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
