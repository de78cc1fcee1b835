//! What may be played, as a function of the table and of the ranks that the asker may see.

use alloc::vec::Vec;

use super::{Action, HiddenRules, PieceId, Secret, Table};
use crate::board::Square;
use crate::reason::{Code, Refusal};
use crate::side::{Side, Viewer};
use crate::turn::{Mark, Options, Pick, Sense, put_in_order};

/// The ranks that somebody may see.
pub trait Ranks<K: HiddenRules> {
    /// The rank of a piece, if it may be seen.
    fn rank(&self, id: PieceId) -> Option<K::Rank>;
}

/// The ranks of one side's own pieces, looked up in the truth.
#[derive(Clone, Copy)]
pub(super) struct Own<'a, R> {
    pub(super) secrets: &'a [Secret<R>],
    pub(super) side: Side,
}

impl<K: HiddenRules> Ranks<K> for Own<'_, K::Rank> {
    #[inline]
    fn rank(&self, id: PieceId) -> Option<K::Rank> {
        self.secrets.get(usize::from(id))?.seen_by(Viewer::Player(self.side))
    }
}

/// All ranks: the referee's sight.
#[derive(Clone, Copy)]
pub(super) struct Referee<'a, R>(pub(super) &'a [Secret<R>]);

impl<K: HiddenRules> Ranks<K> for Referee<'_, K::Rank> {
    #[inline]
    fn rank(&self, id: PieceId) -> Option<K::Rank> {
        self.0.get(usize::from(id)).map(Secret::referee)
    }
}

impl<K: HiddenRules> Table<K> {
    /// Calls `each` for every legal action of a piece of the side on turn, until it returns false. False when stopped.
    pub(crate) fn each_legal_from(
        &self,
        ranks: &impl Ranks<K>,
        from: Square,
        each: &mut impl FnMut(Action) -> bool,
    ) -> bool {
        let Some((id, rank)) = self.at(from).and_then(|id| Some((id, ranks.rank(id)?))) else { return true };
        if self.side_at(from) != Some(self.turn) || !self.rules.is_movable(rank) {
            return true;
        }
        if !K::may_bar(self, id) {
            return K::each_action(self, rank, from, each);
        }
        K::each_action(self, rank, from, &mut |action| K::judge_repetition(self, &action).is_err() || each(action))
    }

    /// Calls `each` for every legal action of the side on turn, until it returns false. False when stopped.
    pub(crate) fn each_legal(&self, ranks: &impl Ranks<K>, each: &mut impl FnMut(Action) -> bool) -> bool {
        self.held_by(self.turn).iter().all(|from| self.each_legal_from(ranks, from, each))
    }

    /// Whether the side on turn has a legal action.
    #[must_use]
    pub fn has_legal(&self, ranks: &impl Ranks<K>) -> bool {
        !self.each_legal(ranks, &mut |_| false)
    }

    /// Whether a side has a piece that geometry lets move, whoever is on turn.
    pub(crate) fn has_mobile(&self, ranks: &impl Ranks<K>, side: Side) -> bool {
        self.held_by(side).iter().any(|from| {
            let rank = self.at(from).and_then(|id| ranks.rank(id));
            rank.is_some_and(|rank| self.rules.is_movable(rank) && !K::each_action(self, rank, from, &mut |_| false))
        })
    }

    /// Whether an action of the side on turn is legal. The first reason that holds, in the order of the contract.
    pub(crate) fn judge(&self, ranks: &impl Ranks<K>, action: &Action) -> Result<(), Refusal> {
        let rank = self.judge_subject(ranks, action.from)?;
        if self.side_at(action.to) == Some(self.turn) {
            return Err(Refusal::by(Code::OwnPiece, K::NUMBERS.own_piece).at(action.to));
        }
        if !K::FIELD.contains(action.to) {
            let code = if K::FIELD.frames(action.to) { Code::Blocked } else { Code::OutOfReach };
            return Err(Refusal::by(code, K::NUMBERS.board).at(action.to));
        }
        K::judge_geometry(self, rank, action)?;
        K::judge_repetition(self, action)?;
        let attacks = self.side_at(action.to).is_some();
        if attacks != action.attack {
            let right = Action { attack: attacks, ..*action };
            let refusal = Refusal::by(Code::WrongSign, K::NUMBERS.challenge).at(action.to);
            return Err(refusal.text("use", alloc::string::ToString::to_string(&right)));
        }
        Ok(())
    }

    /// Whether the side on turn has a piece there that can move at all, and its rank.
    fn judge_subject(&self, ranks: &impl Ranks<K>, from: Square) -> Result<K::Rank, Refusal> {
        let id = self.at(from).ok_or_else(|| Refusal::new(Code::EmptySquare).at(from))?;
        if self.side_at(from) != Some(self.turn) {
            return Err(Refusal::new(Code::NotYourPiece).at(from));
        }
        // Whoever judges is on turn or sees everything, so an own rank is never unknown; if it were, nobody could move it.
        match ranks.rank(id) {
            Some(rank) if self.rules.is_movable(rank) => Ok(rank),
            _ => Err(Refusal::by(Code::Immovable, K::NUMBERS.immovable).at(from)),
        }
    }

    /// The legal actions of a piece, in the order of generation.
    fn legal_from(&self, ranks: &impl Ranks<K>, from: Square) -> Vec<Action> {
        let mut actions = Vec::new();
        self.each_legal_from(ranks, from, &mut |action| {
            actions.push(action);
            true
        });
        actions
    }

    /// What may be clicked next.
    pub(crate) fn options(&self, ranks: &impl Ranks<K>, picks: &[Pick]) -> Options<Action> {
        let Some((first, rest)) = picks.split_first() else {
            let own = self.held_by(self.turn).iter();
            let can_act = |from: &Square| !self.each_legal_from(ranks, *from, &mut |_| false);
            let marks = own.filter(can_act).map(|from| Mark::new(from, Sense::Subject)).collect();
            return Options { marks, tools: Vec::new(), done: None };
        };
        let Pick::Square(from) = *first else { return Options::none() };
        let actions = self.legal_from(ranks, from);
        let path = |action: &Action| [action.via, Some(action.to)].into_iter().flatten();
        let mut done = None;
        let mut next = Vec::new();
        for action in &actions {
            let mut squares = path(action);
            if rest.iter().all(|pick| squares.next().map(Pick::Square) == Some(*pick)) {
                match squares.next() {
                    Some(square) => next.push((square, squares.next().is_none() && action.attack)),
                    None => done = Some(*action),
                }
            }
        }
        if done.is_none() && next.is_empty() {
            return Options::none();
        }
        let rank = self.at(from).and_then(|id| ranks.rank(id));
        let mut marks: Vec<Mark> = next
            .into_iter()
            .map(|(square, attacks)| Mark::new(square, self.sense(rank, from, square, attacks)))
            .collect();
        marks.push(Mark::new(from, Sense::Subject));
        put_in_order(&mut marks);
        Options { marks, tools: Vec::new(), done }
    }

    /// The marks of a piece over its whole turn.
    pub(crate) fn diagram(&self, ranks: &impl Ranks<K>, from: Square) -> Vec<Mark> {
        let actions = self.legal_from(ranks, from);
        let rank = self.at(from).and_then(|id| ranks.rank(id));
        let mut marks = Vec::new();
        for action in &actions {
            marks.extend(action.via.map(|via| Mark::new(via, self.sense(rank, from, via, false))));
            marks.push(Mark::new(action.to, self.sense(rank, from, action.to, action.attack)));
        }
        put_in_order(&mut marks);
        marks
    }

    fn sense(&self, rank: Option<K::Rank>, from: Square, to: Square, attacks: bool) -> Sense {
        if attacks {
            Sense::Capture
        } else if rank.is_some_and(|rank| self.rules.could_capture(rank, from, to)) {
            Sense::Move
        } else {
            Sense::MoveOnly
        }
    }

    /// Why the last click leads nowhere.
    pub(crate) fn why(&self, ranks: &impl Ranks<K>, picks: &[Pick]) -> Option<Refusal> {
        let options = self.options(ranks, picks);
        if picks.is_empty() || options.done.is_some() || !options.marks.is_empty() {
            return None;
        }
        Some(self.why_nowhere(ranks, picks))
    }

    fn why_nowhere(&self, ranks: &impl Ranks<K>, picks: &[Pick]) -> Refusal {
        let mut squares = Vec::with_capacity(picks.len());
        for pick in picks {
            match pick {
                Pick::Square(square) => squares.push(*square),
                // Neither game has stones, so there is none to pick.
                Pick::Tool(_) => return Refusal::new(Code::NoSupply),
            }
        }
        let Some((&from, rest)) = squares.split_first() else { return Refusal::new(Code::EmptySquare) };
        let attack = |to: Square| self.side_at(to).is_some();
        let action = match *rest {
            [] => return self.why_piece(ranks, from),
            [to] => Action::new(from, to, attack(to)),
            [via, to] => Action { from, to, via: Some(via), attack: true },
            [.., last] => return Refusal::by(Code::OutOfReach, K::NUMBERS.step).at(last),
        };
        match self.judge(ranks, &action) {
            Err(refusal) => refusal,
            // Each click was legal alone, but the turn ended before the last of them.
            Ok(()) => Refusal::by(Code::OutOfReach, K::NUMBERS.step).at(action.to),
        }
    }

    /// Why a piece has no action.
    fn why_piece(&self, ranks: &impl Ranks<K>, from: Square) -> Refusal {
        let rank = match self.judge_subject(ranks, from) {
            Ok(rank) => rank,
            Err(refusal) => return refusal,
        };
        let mut barred = None;
        K::each_action(self, rank, from, &mut |action| {
            barred = K::judge_repetition(self, &action).err();
            barred.is_none()
        });
        barred.unwrap_or_else(|| Refusal::by(Code::Blocked, K::NUMBERS.step).at(from))
    }
}
