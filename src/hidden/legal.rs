//! What may be played, as a function of the table and of the ranks that the asker may see.

use alloc::vec::Vec;

use super::reach::Movers;
use super::sight::Sight;
use super::{Action, Holder, Rank, Table, reach, repetition};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};
use crate::side::Side;
use crate::turn::{Mark, Options, Pick, Sense, put_in_order};

impl Table {
    /// Adds the legal actions of movers of the side on turn.
    pub(super) fn add_legal(&self, movers: &Movers, actions: &mut Vec<Action>) {
        let before = actions.len();
        reach::add_actions(self, self.turn, movers, actions);
        if !repetition::may_bar_any(self) {
            return;
        }
        let mut kept = before;
        for index in before..actions.len() {
            let action = actions[index];
            let barred = self.at(action.from).is_some_and(|id| repetition::may_bar(self, id))
                && repetition::bar(self, &action).is_some();
            if !barred {
                actions[kept] = action;
                kept += 1;
            }
        }
        actions.truncate(kept);
    }

    /// The legal actions of the pieces of the side on turn among those on some squares, in the order of generation.
    pub(super) fn legal(&self, ranks: Sight<'_>, squares: SquareSet) -> Vec<Action> {
        let mut actions = Vec::new();
        self.add_legal(&Movers::of(self, ranks, squares & self.mobile(self.turn)), &mut actions);
        actions
    }

    /// The pieces of the side on turn that have a legal action.
    fn legal_pieces(&self, ranks: Sight<'_>) -> SquareSet {
        let mut movers = Movers::of(self, ranks, self.mobile(self.turn)).squares();
        for from in movers.iter() {
            // Only where a repetition rule may forbid something does it take a list to know.
            let in_doubt = self.at(from).is_some_and(|id| repetition::may_bar(self, id));
            if in_doubt && self.legal(ranks, SquareSet::EMPTY.with(from)).is_empty() {
                movers.remove(from);
            }
        }
        movers
    }

    /// Whether the side on turn has a legal action.
    pub(super) fn has_legal(&self, movers: &Movers) -> bool {
        let (mut from, mut to) = (movers.squares(), self.free(self.turn));
        if !repetition::may_bar_any(self) {
            return from.touches(&to);
        }
        // Nearly always a step that no rule can bar is found at once; else it takes a list to know.
        repetition::take_out(self, &mut from, &mut to);
        if from.touches(&to) {
            return true;
        }
        let mut actions = Vec::new();
        self.add_legal(movers, &mut actions);
        !actions.is_empty()
    }

    /// Whether geometry lets one of a side's movers move, whoever is on turn: every way of going begins with a step or a
    /// strike next to it.
    #[inline]
    pub(super) fn has_mobile(&self, movers: &Movers, side: Side) -> bool {
        movers.squares().touches(&self.free(side))
    }

    /// Whether an action of the side on turn is a step or a strike next to it while no rule of repetition is near, and so
    /// surely legal. Nearly every turn is; the others, and all reasons, are `judge`'s.
    #[inline(always)]
    pub(super) fn is_plain(&self, movers: &Movers, action: &Action) -> bool {
        let right = match self.holder(action.to) {
            Holder::Empty => !action.attack,
            Holder::Side(holder) => action.attack && holder != self.turn,
            Holder::Off => false,
        };
        right
            && action.via.is_none()
            && movers.contains(action.from)
            && action.from.is_adjacent(action.to)
            && !repetition::may_bar_any(self)
    }

    /// Whether an action of the side on turn is legal. The first reason that holds, in the order of the contract.
    pub(super) fn judge(&self, ranks: Sight<'_>, action: &Action) -> Result<(), Refusal> {
        let rank = self.judge_subject(ranks, action.from)?;
        if self.side_at(action.to) == Some(self.turn) {
            return Err(Refusal::by(Code::OwnPiece, self.rules.definition().numbers.own_piece).at(action.to));
        }
        if matches!(self.holder(action.to), Holder::Off) {
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

    /// What may be clicked next.
    pub(super) fn options(&self, ranks: Sight<'_>, picks: &[Pick]) -> Options<Action> {
        let Some((first, rest)) = picks.split_first() else {
            let marks = self.legal_pieces(ranks).iter().map(|from| Mark::new(from, Sense::Subject)).collect();
            return Options { marks, tools: Vec::new(), done: None };
        };
        let Pick::Square(from) = *first else { return Options::none() };
        let actions = self.legal(ranks, SquareSet::EMPTY.with(from));
        let mut done = None;
        let mut next = Vec::new();
        for action in &actions {
            let path = [action.via.unwrap_or(action.to), action.to];
            let length = if action.via.is_some() { 2 } else { 1 };
            let mut fits = rest.len() <= length;
            for (pick, square) in rest.iter().zip(&path) {
                fits &= *pick == Pick::Square(*square);
            }
            if !fits {
                continue;
            }
            match path.get(rest.len()) {
                Some(square) if rest.len() < length => {
                    next.push((*square, rest.len() + 1 == length && action.attack));
                }
                _ => done = Some(*action),
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
        let actions = self.legal(ranks, SquareSet::EMPTY.with(from));
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
        let movers = Movers::of(self, ranks, SquareSet::EMPTY.with(from));
        reach::add_actions(self, self.turn, &movers, &mut actions);
        let barred = actions.iter().find_map(|action| repetition::judge(self, action).err());
        barred.unwrap_or_else(|| Refusal::by(Code::Blocked, self.rules.definition().numbers.step).at(from))
    }
}
