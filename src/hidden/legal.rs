//! What may be played, as a function of the table and of the ranks that the asker may see.

use alloc::string::String;
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
            let action = &actions[index];
            let barred = self.at(action.from).is_some_and(|id| repetition::may_bar(self, id))
                && repetition::bar(self, action).is_some();
            if !barred {
                if kept < index {
                    actions.swap(kept, index);
                }
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
            let mut text = String::new();
            right.write(&mut text);
            return Err(refusal.text("use", &text));
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
        match picks {
            [] => {
                let mut options = Options::none();
                for from in self.legal_pieces(ranks).iter() {
                    options.marks.push(Mark::new(from, Sense::Subject));
                }
                options
            }
            [Pick::Tool(_), ..] => Options::none(),
            [Pick::Square(from), rest @ ..] => {
                let mut options = self.follow(ranks, *from, rest, false);
                if options.done.is_some() || !options.marks.is_empty() {
                    options.marks.push(Mark::new(*from, Sense::Subject));
                    put_in_order(&mut options.marks);
                }
                options
            }
        }
    }

    /// The marks of a piece over its whole turn.
    pub(super) fn diagram(&self, ranks: Sight<'_>, from: Square) -> Vec<Mark> {
        let mut marks = self.follow(ranks, from, &[], true).marks;
        put_in_order(&mut marks);
        marks
    }

    /// Where the legal actions of a piece lead after some clicks, in no particular order: to the next square, or to all that
    /// come, and which action the clicks make.
    fn follow(&self, ranks: Sight<'_>, from: Square, clicks: &[Pick], all: bool) -> Options<Action> {
        let rank = self.at(from).and_then(|id| ranks.rank(id));
        let mut options = Options::none();
        'actions: for action in &self.legal(ranks, SquareSet::EMPTY.with(from)) {
            let stops = [action.via.unwrap_or(action.to), action.to];
            let stops = if action.via.is_some() { &stops[..] } else { &stops[1..] };
            for (index, stop) in stops.iter().enumerate() {
                match clicks.get(index) {
                    Some(click) if *click == Pick::Square(*stop) => {}
                    Some(_) => continue 'actions,
                    None => {
                        let attacks = action.attack && *stop == action.to;
                        options.marks.push(Mark::new(*stop, self.sense(rank, from, *stop, attacks)));
                        if !all {
                            continue 'actions;
                        }
                    }
                }
            }
            if clicks.len() == stops.len() {
                options.done = Some(*action);
            }
        }
        options
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
        // Neither game has stones, so there is none to pick.
        if picks.iter().any(|pick| matches!(pick, Pick::Tool(_))) {
            return Refusal::new(Code::NoSupply);
        }
        let action = match *picks {
            [Pick::Square(from)] => return self.why_piece(ranks, from),
            [Pick::Square(from), Pick::Square(to)] => Action::new(from, to, self.side_at(to).is_some()),
            [Pick::Square(from), Pick::Square(via), Pick::Square(to)] => {
                Action { from, to, via: Some(via), attack: true }
            }
            [.., Pick::Square(last)] => return self.too_far(last),
            _ => return Refusal::new(Code::EmptySquare),
        };
        // Where each click was legal alone, the turn ended before the last of them.
        self.judge(ranks, &action).err().unwrap_or_else(|| self.too_far(action.to))
    }

    fn too_far(&self, at: Square) -> Refusal {
        Refusal::by(Code::OutOfReach, self.rules.definition().numbers.step).at(at)
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
