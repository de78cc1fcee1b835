//! Games with hidden ranks: what is truly the same in all of them.
//!
//! A game is held in three layers. The [`Table`] is what everybody knows: where pieces stand, which of them moved, what
//! challenges showed. A [`HiddenView`] is the table and the ranks that one viewer knows. The [`HiddenGame`] is the table
//! and all ranks, each wrapped in a [`Secret`]. Legality is a function of the table and the ranks that the asker may
//! see, so a leak is a compile error and not an oversight.
//!
//! What differs from game to game is a [`HiddenRules`].

mod action;
mod deal;
mod deduce;
mod draft;
mod game;
mod learn;
mod legal;
mod secret;
mod setup;
mod table;
mod tell;
mod text;
mod tidings;
mod view;

use alloc::string::ToString;
use core::fmt::Debug;
use core::hash::Hash;

pub use action::Action;
pub use deal::RankSet;
pub use draft::HiddenDraft;
pub use game::HiddenGame;
pub use legal::Ranks;
pub use secret::Secret;
pub use table::{Clash, Holder, Piece, PieceId, STEPS, Table};
pub use tidings::{HiddenTidings, Shown};
pub use view::HiddenView;

use crate::board::{Field, Square, SquareSet};
use crate::error::Error;
use crate::outcome::{Outcome, Reason};
use crate::reason::{Code, Refusal};
use crate::scene::Stays;
use crate::settings::Ruleset;
use crate::side::Side;

/// A rank of a hidden game: an index into `GameInfo::pieces`.
pub trait RankKind: Copy + Eq + Ord + Hash + Debug + 'static {
    /// All ranks, in the order of `GameInfo::pieces`.
    const ALL: &'static [Self];

    /// The place in that order.
    fn index(self) -> usize;
}

/// The numbers of the rules that all hidden games have.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// Which cells are squares.
    pub board: &'static str,
    /// Never onto an own piece.
    pub own_piece: &'static str,
    /// Kinds that never move.
    pub immovable: &'static str,
    /// What a challenge is, and so when its text has an `x`.
    pub challenge: &'static str,
    /// How an ordinary piece moves.
    pub step: &'static str,
    /// Set-ups and their faults.
    pub setup: &'static str,
    /// Position texts and their faults.
    pub position: &'static str,
    /// The warning of a set-up without a move.
    pub immobile: &'static str,
}

/// Who stays after a challenge, and whether that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Who stays.
    pub stays: Stays,
    /// The reason for which the game ends: the side of the piece that stays has won.
    pub ends: Option<Reason>,
}

/// What tells one hidden game from another.
pub trait HiddenRules: Ruleset + Copy {
    /// The ranks.
    type Rank: RankKind;
    /// What must be remembered of past turns beside the table, for repetition rules. Public knowledge alone.
    type History: Clone + Eq + Debug + Default;

    /// The board.
    const FIELD: Field;
    /// How many ranks of the board a side sets up on.
    const ZONE_RANKS: u8;
    /// Rule numbers.
    const NUMBERS: Numbers;
    /// Whether the side to move must have a piece in a position text.
    const NEEDS_PIECES: bool;

    /// The army, an index into `GameInfo::armies`.
    fn army(&self) -> usize;
    /// Whether pieces of a rank ever move.
    fn is_movable(&self, rank: Self::Rank) -> bool;
    /// Who stays.
    fn challenge(&self, attacker: Self::Rank, defender: Self::Rank) -> Verdict;
    /// Whether a challenge shows both ranks to everybody.
    fn shows_ranks(&self) -> bool;
    /// The rank that a move shows by its mere shape.
    fn shown_by_move(&self, action: &Action) -> Option<Self::Rank>;

    /// Calls `each` for every action of a piece that geometry allows, repetition aside, until it returns false.
    /// False when it was stopped.
    fn each_action(table: &Table<Self>, rank: Self::Rank, from: Square, each: &mut impl FnMut(Action) -> bool) -> bool;
    /// Whether geometry allows an action, whatever its sign. The piece is the mover's, can move, and `to` holds no own
    /// piece.
    fn judge_geometry(table: &Table<Self>, rank: Self::Rank, action: &Action) -> Result<(), Refusal>;
    /// Whether the piece could capture on that square by the way of moving that takes it there.
    fn could_capture(&self, rank: Self::Rank, from: Square, to: Square) -> bool;

    /// Whether a repetition rule could forbid any action of a piece; a quick look before each action is judged.
    fn may_bar(table: &Table<Self>, mover: PieceId) -> bool {
        let _ = (table, mover);
        false
    }
    /// Whether a repetition rule forbids an action that geometry allows.
    fn judge_repetition(table: &Table<Self>, action: &Action) -> Result<(), Refusal> {
        let _ = (table, action);
        Ok(())
    }
    /// Remembers a turn. Called when the table has taken it in.
    fn remember(table: &mut Table<Self>, action: &Action, mover: PieceId) {
        let _ = (table, action, mover);
    }
    /// What a repetition rule would refuse the next time, should a legal action be played now.
    fn warn_repetition(table: &Table<Self>, action: &Action) -> Option<Refusal> {
        let _ = (table, action);
        None
    }
    /// Ranks that the pieces on some squares cannot have, since the game is not over on this table. What everybody can
    /// tell.
    fn ruled_out(table: &Table<Self>) -> (SquareSet, RankSet) {
        let _ = table;
        (SquareSet::EMPTY, RankSet::EMPTY)
    }
    /// Whether the game would be over on this table if geometry let no piece of that side move.
    fn needs_move(table: &Table<Self>, side: Side) -> bool {
        let _ = (table, side);
        false
    }
    /// What is remembered, as a field of a view's position text.
    fn history_text(table: &Table<Self>) -> Option<alloc::string::String> {
        let _ = table;
        None
    }

    /// How the game ends on this table, the referee asking: after each turn and when play begins. The end by a challenge
    /// is [`HiddenRules::challenge`]'s and comes first.
    fn end(table: &Table<Self>, ranks: &impl Ranks<Self>) -> Option<Outcome>;
}

/// The cells in which a side sets up.
#[must_use]
pub fn zone<K: HiddenRules>(side: Side) -> SquareSet {
    let depth = |square: &Square| match side {
        Side::South => square.rank(),
        Side::North => K::FIELD.ranks().saturating_sub(1 + square.rank()),
    };
    K::FIELD.squares().iter().filter(|square| depth(square) < K::ZONE_RANKS).collect()
}

/// Who stays when a kind challenges another, both by name.
/// Errors: `unknown-piece`; `immovable` for an attacker that never moves.
pub fn challenge<K: HiddenRules>(rules: &K, attacker: &str, defender: &str) -> Result<Verdict, Error> {
    let rank_of = |name: &str| {
        let index = K::INFO.pieces.iter().position(|piece| piece.name == name);
        let rank = index.and_then(|index| K::Rank::ALL.get(index)).copied();
        rank.ok_or_else(|| Error::from(Refusal::new(Code::UnknownPiece).text("piece", name.to_string())))
    };
    let (attacker, defender) = (rank_of(attacker)?, rank_of(defender)?);
    if rules.is_movable(attacker) {
        Ok(rules.challenge(attacker, defender))
    } else {
        Err(Refusal::by(Code::Immovable, K::NUMBERS.immovable).into())
    }
}
