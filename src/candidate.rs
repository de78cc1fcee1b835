//! What an unknown piece may still be: the answer of [`View::could_be`](crate::game::View::could_be).
//!
//! It is worked out from what the viewer has seen alone: how many of each rank the army has and which of them he knows, who
//! has moved (SM2), long moves and shown challenges (SA8), who left when the arbiter told no rank (GI1), and where the game
//! went on although a Flag there would have ended it (GE3) or a side without a move would have lost (SE3, SE4). A rank is
//! an answer if all pieces of that side can have ranks that fit.
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
//! // South's Three-Star General challenges, and has to leave.
//! let rules = generals::rules(&Settings::new())?;
//! let mut game: Match<HiddenGame> = Match::new(rules, Some("9/9/9/3sas3/4C4/9/9/4F4 s 0"))?;
//! game.play_text("e4xe5", Some(Side::South))?;
//!
//! // Who is higher than he, or a Spy? At most so many of each can still stand there unknown.
//! let view = game.view(Viewer::Player(Side::South));
//! let may: Vec<_> = view.view().could_be("e5".parse()?).iter().map(|rank| (rank.piece, rank.left)).collect();
//! assert_eq!(may, [("five-star-general", 1), ("four-star-general", 1), ("spy", 2)]);
//! # }
//! # Ok::<(), rankfile::error::Error>(())
//! ```

/// A rank that a piece may have, as far as a viewer can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The rank's name.
    pub piece: &'static str,
    /// The most pieces of that rank which that side may still have on the board without this viewer knowing them; for a
    /// piece whose rank he knows, 1: itself.
    pub left: u32,
}
