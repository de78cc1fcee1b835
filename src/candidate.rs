//! What an unknown piece may still be.

/// A rank that a piece may have, as far as a viewer can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Candidate {
    /// The rank's name.
    pub piece: &'static str,
    /// The most pieces of that rank which that side may still have on the board without this viewer knowing them; for a
    /// piece whose rank he knows, 1: itself.
    pub left: u32,
}
