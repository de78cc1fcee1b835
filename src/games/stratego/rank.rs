//! The ranks, from the lowest up (SB2). Names identify ranks: editions number them in opposite directions.

use crate::hidden::Rank;

/// Never moves; whoever takes it wins (SA7).
pub const FLAG: Rank = Rank(0);
/// Never moves; beats all but the Miner (SA4, SA5).
pub const BOMB: Rank = Rank(1);
/// Beats the Marshal when it attacks (SA6).
pub const SPY: Rank = Rank(2);
/// Goes far (SM3).
pub const SCOUT: Rank = Rank(3);
/// Removes Bombs (SA5).
pub const MINER: Rank = Rank(4);
/// Sergeant.
pub const SERGEANT: Rank = Rank(5);
/// Lieutenant.
pub const LIEUTENANT: Rank = Rank(6);
/// Captain.
pub const CAPTAIN: Rank = Rank(7);
/// Major.
pub const MAJOR: Rank = Rank(8);
/// Colonel.
pub const COLONEL: Rank = Rank(9);
/// General.
pub const GENERAL: Rank = Rank(10);
/// The highest.
pub const MARSHAL: Rank = Rank(11);
