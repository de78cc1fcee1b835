//! What may be played, as a function of the table and of the ranks that the asker may see.

use alloc::vec::Vec;

use super::sight::Sight;
use super::{Action, Rank, Table, reach, repetition};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};
use crate::side::Side;
use crate::turn::{Mark, Options, Pick, Sense, put_in_order};

impl Table {
    /// Adds the legal actions of some pieces; of those only that are the side on turn's.
    fn add_legal_of(&self, ranks: Sight<'_>, pieces: SquareSet, actions: &mut Vec<Action>) {
        let next = actions.len();
        let (steppers, scouts) = self.movers(ranks, pieces & self.mobile(self.turn));
        reach::add_actions(self, steppers, scouts, actions);
        if repetition::may_bar_any(self) {
            let barred = |action: &Action| {
                self.at(action.from).is_some_and(|id| repetition::may_bar(self, id))
                    && repetition::bar(self, action).is_some()
            };
            let mut index = 0;
            actions.retain(|action| {
                index += 1;
                index <= next || !barred(action)
            });
        }
    }

    /// The pieces that ever move: those that step, and the scouts.
    fn movers(&self, ranks: Sight<'_>, pieces: SquareSet) -> (SquareSet, SquareSet) {
        let (mut steppers, mut scouts) = (SquareSet::EMPTY, SquareSet::EMPTY);
        pieces.iter().for_each(|from| match self.at(from).and_then(|id| ranks.rank(id)) {
            Some(rank) if self.rules.is_scout(rank) => scouts.insert(from),
            Some(rank) if self.rules.is_movable(rank) => steppers.insert(from),
            _ => {}
        });
        (steppers, scouts)
    }

    /// Adds the legal actions of a piece of the side on turn.
    pub(super) fn add_legal_from(&self, ranks: Sight<'_>, from: Square, actions: &mut Vec<Action>) {
        self.add_legal_of(ranks, SquareSet::EMPTY.with(from), actions);
    }

    /// Adds the legal actions of the side on turn.
    pub(super) fn add_legal(&self, ranks: Sight<'_>, actions: &mut Vec<Action>) {
        self.add_legal_of(ranks, self.held_by(self.turn), actions);
    }

    /// Whether a piece of the side on turn has a legal action.
    fn has_legal_from(&self, ranks: Sight<'_>, from: Square) -> bool {
        let Some(id) = self.at(from) else { return false };
        // Only where a repetition rule may forbid something does it take a list to know.
        let movable = ranks.rank(id).is_some_and(|rank| self.rules.is_movable(rank));
        movable && (!repetition::may_bar(self, id) || !self.legal_from(ranks, from).is_empty())
    }

    /// The pieces of the side on turn that have a legal action.
    fn legal_pieces(&self, ranks: Sight<'_>) -> impl Iterator<Item = Square> {
        self.mobile(self.turn).iter().filter(move |from| self.has_legal_from(ranks, *from))
    }

    /// Whether the side on turn has a legal action.
    pub(super) fn has_legal(&self, ranks: Sight<'_>) -> bool {
        self.legal_pieces(ranks).next().is_some()
    }

    /// Whether a side has a piece that geometry lets move, whoever is on turn.
    pub(super) fn has_mobile(&self, ranks: Sight<'_>, side: Side) -> bool {
        self.mobile(side).iter().any(|from| {
            let rank = self.at(from).and_then(|id| ranks.rank(id));
            rank.is_some_and(|rank| self.rules.is_movable(rank))
        })
    }

    /// Whether an action of the side on turn is legal. The first reason that holds, in the order of the contract.
    pub(super) fn judge(&self, ranks: Sight<'_>, action: &Action) -> Result<(), Refusal> {
        let rank = self.judge_subject(ranks, action.from)?;
        if self.side_at(action.to) == Some(self.turn) {
            return Err(Refusal::by(Code::OwnPiece, self.rules.definition().numbers.own_piece).at(action.to));
        }
        if !self.rules.field().contains(action.to) {
            let code = if self.rules.field().frames(action.to) { Code::Blocked } else { Code::OutOfReach };
            return Err(Refusal::by(code, self.rules.definition().numbers.board).at(action.to));
        }
        reach::judge(self, rank, action)?;
        repetition::judge(self, action)?;
        let attacks = self.side_at(action.to).is_some();
        if attacks != action.attack {
            let right = Action { attack: attacks, ..*action };
            let refusal = Refusal::by(Code::WrongSign, self.rules.definition().numbers.challenge).at(action.to);
            return Err(refusal.text("use", alloc::string::ToString::to_string(&right)));
        }
        Ok(())
    }

    /// Whether the side on turn has a piece there that can move at all, and its rank.
    fn judge_subject(&self, ranks: Sight<'_>, from: Square) -> Result<Rank, Refusal> {
        let id = self.at(from).ok_or_else(|| Refusal::new(Code::EmptySquare).at(from))?;
        if self.side_at(from) != Some(self.turn) {
            return Err(Refusal::new(Code::NotYourPiece).at(from));
        }
        // Whoever judges is on turn or sees everything, so an own rank is never unknown; if it were, nobody could move it.
        match ranks.rank(id) {
            Some(rank) if self.rules.is_movable(rank) => Ok(rank),
            _ => Err(Refusal::by(Code::Immovable, self.rules.definition().numbers.immovable).at(from)),
        }
    }

    /// The legal actions of a piece, in the order of generation.
    fn legal_from(&self, ranks: Sight<'_>, from: Square) -> Vec<Action> {
        let mut actions = Vec::new();
        self.add_legal_from(ranks, from, &mut actions);
        actions
    }

    /// What may be clicked next.
    pub(super) fn options(&self, ranks: Sight<'_>, picks: &[Pick]) -> Options<Action> {
        let Some((first, rest)) = picks.split_first() else {
            let marks = self.legal_pieces(ranks).map(|from| Mark::new(from, Sense::Subject)).collect();
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
    pub(super) fn diagram(&self, ranks: Sight<'_>, from: Square) -> Vec<Mark> {
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

    fn sense(&self, rank: Option<Rank>, from: Square, to: Square, attacks: bool) -> Sense {
        if attacks {
            Sense::Capture
        } else if rank.is_some_and(|rank| reach::could_capture(self, rank, from, to)) {
            Sense::Move
        } else {
            Sense::MoveOnly
        }
    }

    /// Why the last click leads nowhere.
    pub(super) fn why(&self, ranks: Sight<'_>, picks: &[Pick]) -> Option<Refusal> {
        let options = self.options(ranks, picks);
        if picks.is_empty() || options.done.is_some() || !options.marks.is_empty() {
            return None;
        }
        Some(self.why_nowhere(ranks, picks))
    }

    fn why_nowhere(&self, ranks: Sight<'_>, picks: &[Pick]) -> Refusal {
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
            [.., last] => return Refusal::by(Code::OutOfReach, self.rules.definition().numbers.step).at(last),
        };
        match self.judge(ranks, &action) {
            Err(refusal) => refusal,
            // Each click was legal alone, but the turn ended before the last of them.
            Ok(()) => Refusal::by(Code::OutOfReach, self.rules.definition().numbers.step).at(action.to),
        }
    }

    /// Why a piece has no action.
    fn why_piece(&self, ranks: Sight<'_>, from: Square) -> Refusal {
        if let Err(refusal) = self.judge_subject(ranks, from) {
            return refusal;
        }
        let mut actions = Vec::new();
        let (steppers, scouts) = self.movers(ranks, SquareSet::EMPTY.with(from));
        reach::add_actions(self, steppers, scouts, &mut actions);
        let barred = actions.iter().find_map(|action| repetition::judge(self, action).err());
        barred.unwrap_or_else(|| Refusal::by(Code::Blocked, self.rules.definition().numbers.step).at(from))
    }
}
