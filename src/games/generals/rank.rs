//! The ranks, from the highest officer down (GB2).

use crate::hidden::Rank;

/// Five-star general, the highest officer.
pub const FIVE_STAR_GENERAL: Rank = Rank(0);
/// Four-star general.
pub const FOUR_STAR_GENERAL: Rank = Rank(1);
/// Three-star general.
pub const THREE_STAR_GENERAL: Rank = Rank(2);
/// Two-star general.
pub const TWO_STAR_GENERAL: Rank = Rank(3);
/// One-star general.
pub const ONE_STAR_GENERAL: Rank = Rank(4);
/// Colonel.
pub const COLONEL: Rank = Rank(5);
/// Lieutenant colonel.
pub const LIEUTENANT_COLONEL: Rank = Rank(6);
/// Major.
pub const MAJOR: Rank = Rank(7);
/// Captain.
pub const CAPTAIN: Rank = Rank(8);
/// First lieutenant.
pub const FIRST_LIEUTENANT: Rank = Rank(9);
/// Second lieutenant.
pub const SECOND_LIEUTENANT: Rank = Rank(10);
/// Sergeant, the lowest officer.
pub const SERGEANT: Rank = Rank(11);
/// Spy: beats every officer (GC3).
pub const SPY: Rank = Rank(12);
/// Private: beats the Spy (GC4).
pub const PRIVATE: Rank = Rank(13);
/// Flag: beaten by all (GC5).
pub const FLAG: Rank = Rank(14);
