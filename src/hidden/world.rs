//! One way in which things may be, to play on in: for computer players.

use alloc::vec::Vec;

use super::reach::Movers;
use super::sight::Sight;
use super::{Action, PieceId, Rank, Table, end};
use crate::outcome::Outcome;
use crate::side::BySide;

/// A table and a rank for every piece on it: not the truth, but what may be the truth.
#[derive(Clone, Debug)]
pub(crate) struct World {
    /// What everybody knows.
    pub(crate) table: Table,
    /// The ranks by piece.
    pub(crate) ranks: Vec<Option<Rank>>,
}

/// What a turn brought.
pub(crate) struct Step {
    /// What both players saw of it beside the action: 0 nothing, else a number for who stayed or for the ranks shown.
    pub(crate) seen: u8,
    /// How the game ended with it.
    pub(crate) end: Option<Outcome>,
}

impl World {
    fn sight(&self) -> Sight<'_> {
        Sight::Known(&self.ranks, &self.table)
    }

    /// The rank of a piece.
    #[inline]
    pub(crate) fn rank(&self, id: PieceId) -> Option<Rank> {
        self.ranks.get(usize::from(id)).copied().flatten()
    }

    /// How the game is over on this table, if it is.
    pub(crate) fn end(&self) -> Option<Outcome> {
        let movers = |side| Movers::of(&self.table, self.sight(), self.table.mobile(side));
        end::end(&self.table, self.sight(), &BySide::new(movers))
    }

    /// The legal actions of the side on turn.
    pub(crate) fn legal(&self) -> Vec<Action> {
        self.table.legal(self.sight(), self.table.held_by(self.table.turn))
    }

    /// What the side on turn could do if some of its pieces had a rank that can do all that any can: the Scout's where
    /// there is one.
    pub(crate) fn widest(&self, hidden: impl Fn(PieceId) -> bool) -> Vec<Action> {
        let widest = self.table.rules.definition().scout.unwrap_or(Rank(0));
        let wide = |(id, piece): (PieceId, &super::Piece)| {
            if hidden(id) && piece.shown.is_none() { Some(widest) } else { self.rank(id) }
        };
        let ranks: Vec<_> = (0..=u8::MAX).zip(self.table.pieces()).map(wide).collect();
        self.table.legal(Sight::Known(&ranks, &self.table), self.table.held_by(self.table.turn))
    }

    /// Whether a rank can do what the widest one can.
    #[inline]
    pub(crate) fn can(&self, rank: Rank, action: &Action) -> bool {
        let rules = &self.table.rules;
        rules.is_movable(rank) && rules.shown_by_move(action).is_none_or(|shown| shown == rank)
    }

    /// Plays a legal action.
    pub(crate) fn play(&mut self, action: &Action) -> Step {
        let (mover, other) = (self.table.at(action.from), self.table.at(action.to));
        let ranks = mover.and_then(|id| self.rank(id)).zip(other.and_then(|id| self.rank(id)));
        let (stays, by_challenge) = self.table.settle(action, ranks);
        let seen = match ranks {
            // Fewer than 16 ranks: a number of its own for each pair.
            Some((attacker, defender)) if self.table.rules.shows_ranks => {
                1 + (attacker.0 & 15) * 15 + (defender.0 & 15)
            }
            _ => stays.map_or(0, |stays| 1 + stays as u8),
        };
        Step { seen, end: by_challenge.or_else(|| self.end()) }
    }
}
