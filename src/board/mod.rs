//! Geometry without rules: squares on a 16x16 grid, sets of them, and boards as masks.

mod field;
mod set;
mod square;

pub use field::Field;
pub use set::{SquareSet, Squares};
#[cfg(any(feature = "bollwerk", feature = "stratego", feature = "generals"))]
pub(crate) use square::push_squares;
pub use square::{STEPS, Square};
