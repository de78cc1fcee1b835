//! Games with hidden ranks: one engine, and what tells the games apart as data.
//!
//! A game is held in three layers. The [`Table`] is what everybody knows: where pieces stand, which of them moved, what
//! challenges showed. A [`HiddenView`] is the table and the ranks that one viewer knows. The [`HiddenGame`] is the table
//! and all ranks, each wrapped in a [`Secret`]. Legality is a function of the table and the ranks that the asker may
//! see, so a leak is a compile error and not an oversight.
//!
//! What differs from game to game stands in a [`Definition`] and in the [`Rules`] that somebody chose.

mod action;
mod deal;
mod deduce;
mod draft;
mod end;
mod game;
mod learn;
mod legal;
mod reach;
mod repetition;
mod rules;
mod secret;
mod setup;
mod sight;
mod table;
mod tell;
mod text;
mod tidings;
mod view;
#[cfg(feature = "bot")]
mod world;

pub use action::Action;
pub use deal::RankSet;
pub use draft::HiddenDraft;
pub use game::HiddenGame;
pub use rules::{Definition, FlagRun, Numbers, Rank, Rules, Scout, Stuck, Verdict};
pub use secret::Secret;
pub use table::{Clash, Holder, Piece, PieceId, Table};

pub use crate::board::STEPS;
pub use tidings::{HiddenTidings, Shown};
pub use view::HiddenView;
#[cfg(feature = "bot")]
pub(crate) use world::World;

use crate::error::Error;
use crate::reason::{Code, Refusal};

/// Who stays when a kind challenges another, both by name.
/// Errors: `unknown-piece`; `immovable` for an attacker that never moves.
pub fn challenge(rules: &Rules, attacker: &str, defender: &str) -> Result<Verdict, Error> {
    let rank_of = |name: &str| {
        let found = rules.ranks().find(|rank| rules.name(*rank) == name);
        found.ok_or_else(|| Error::from(Refusal::new(Code::UnknownPiece).text("piece", name)))
    };
    let (attacker, defender) = (rank_of(attacker)?, rank_of(defender)?);
    if rules.is_movable(attacker) {
        Ok(rules.challenge(attacker, defender))
    } else {
        Err(Refusal::by(Code::Immovable, rules.definition().numbers.immovable).into())
    }
}
