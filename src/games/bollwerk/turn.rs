//! What the piece on a square can do: its moves, its placements, its removals, and all of them as actions.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::chain::{Chain, Jumping, Waive};
use super::reach::{self, Ways};
use super::state::Effects;
use super::{Action, Board, Cell, Kind, Piece, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::turn::{Stones, Tool};

/// A piece of the side on turn, and everything it needs to know.
#[derive(Clone, Copy)]
pub(super) struct Actor<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub from: Square,
    pub piece: Piece,
}

/// Where stones can be placed, and which.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Places {
    /// Free squares, for every kind in supply (P2, P3).
    pub open: SquareSet,
    /// Arrows and blocks that a bomb can blow up (P3).
    pub blast: SquareSet,
    /// Enemy Spies that an arrow can take (S11).
    pub shot: SquareSet,
    /// What there is in supply.
    pub kinds: Stones,
}

impl Places {
    /// The stones that can be placed on a square.
    pub fn stones(&self, square: Square) -> Stones {
        if self.open.contains(square) {
            self.kinds
        } else if self.blast.contains(square) {
            Stones::NONE.with(Tool::Bomb)
        } else if self.shot.contains(square) {
            arrows(self.kinds)
        } else {
            Stones::NONE
        }
    }

    pub fn allows(&self, placing: Placing) -> bool {
        self.stones(placing.at).contains(placing.stone.tool())
    }

    /// Whether no stone can be placed.
    pub fn is_nowhere(&self) -> bool {
        (self.open | self.blast | self.shot).is_empty()
    }

    /// The squares for one kind of stone.
    pub fn only(self, stone: Stone) -> Places {
        if !self.kinds.contains(stone.tool()) {
            return Places::default();
        }
        Places {
            open: self.open,
            blast: if stone == Stone::Bomb { self.blast } else { SquareSet::EMPTY },
            shot: if stone.is_arrow() { self.shot } else { SquareSet::EMPTY },
            kinds: Stones::NONE.with(stone.tool()),
        }
    }
}

/// The arrows among some stones.
fn arrows(kinds: Stones) -> Stones {
    let arrows = kinds.iter().filter(|tool| matches!(tool, Tool::Arrow | Tool::RedBorderArrow));
    arrows.fold(Stones::NONE, Stones::with)
}

fn stones(kinds: Stones) -> impl Iterator<Item = Stone> {
    Stone::ALL.into_iter().filter(move |stone| kinds.contains(stone.tool()))
}

impl<'a> Actor<'a> {
    pub fn new(rules: &'a Rules, state: &'a State, from: Square) -> Option<Actor<'a>> {
        state.mover(from).map(|piece| Actor { rules, state, from, piece })
    }

    fn board(&self) -> &'a Board {
        &self.state.board
    }

    pub fn ways(&self) -> Ways {
        reach::ways(self.board(), self.rules, self.from, self.piece)
    }

    /// The squares on which a move can end without capture: free ones, and stones that yield (RB1, K2, E4).
    pub fn enterable(&self) -> SquareSet {
        let enterable = self.board().free() | self.board().red_stones();
        if self.piece.kind.crushes() { enterable | self.board().stones(Stone::Arrow) } else { enterable }
    }

    pub fn enemies(&self) -> SquareSet {
        self.board().pieces(!self.piece.side)
    }

    /// The turn of jumps that it may begin.
    pub fn jumping(&self) -> Option<Jumping<'a>> {
        let kind = self.piece.kind;
        matches!(kind, Kind::Guard | Kind::Spy).then(|| Jumping {
            board: self.board(),
            switches: self.rules.switches(),
            kind,
            waive: Waive::Nothing,
            only: None,
        })
    }

    pub const fn chain(&self) -> Chain {
        Chain::new(self.from, self.piece.side)
    }

    /// The squares from which it captures by ending there.
    pub fn hits(&self) -> SquareSet {
        let ways = self.ways();
        (ways.strike | ways.hits) & self.enemies()
    }

    /// The moves: for each set of pieces captured by jumping, the squares on which the move can end without capturing
    /// there.
    pub fn moves(&self) -> BTreeMap<SquareSet, SquareSet> {
        let ways = self.ways();
        let mut moves = self.jumping().map_or_else(BTreeMap::new, |jumping| jumping.ends(self.chain()));
        *moves.entry(SquareSet::EMPTY).or_default() |= (ways.strike | ways.quiet) & self.enterable();
        moves
    }

    fn can_move(&self) -> bool {
        let ways = self.ways();
        if !((ways.strike | ways.quiet) & self.enterable()).is_empty()
            || !((ways.strike | ways.hits) & self.enemies()).is_empty()
        {
            return true;
        }
        let mut moves = false;
        if let Some(jumping) = self.jumping() {
            jumping.next(&self.chain(), |hop| moves |= hop.then.is_turn());
        }
        moves
    }

    /// Whether it can do anything.
    pub fn can_act(&self) -> bool {
        self.can_move() || !self.places().is_nowhere() || !self.removals().is_empty()
    }

    /// Where it can place its first stone.
    pub fn places(&self) -> Places {
        self.places_within(reach::placing(self.board(), self.rules, self.from, self.piece))
    }

    fn places_within(&self, reach: SquareSet) -> Places {
        let board = self.board();
        let side = self.piece.side;
        let kinds = self.state.supply[side].kinds();
        let zone = self.rules.layout().end_zone(side);
        let mut places = Places { kinds, ..Places::default() };
        if !kinds.is_empty() {
            places.open = reach & board.free() & !zone & !self.state.bans;
        }
        if kinds.contains(Tool::Bomb) {
            places.blast = reach & board.arrows_and_blocks();
        }
        if self.piece.kind != Kind::Spy && !arrows(kinds).is_empty() {
            let targets = reach & self.enemies() & !zone;
            places.shot = targets.iter().filter(|square| board.is_spy(*square, !side)).collect();
        }
        places
    }

    /// The stones that it can remove (N5).
    pub fn removals(&self) -> SquareSet {
        if self.piece.kind == Kind::Knight {
            self.ways().strike & self.board().arrows_and_blocks()
        } else {
            SquareSet::EMPTY
        }
    }

    /// Whether a placement ends the game.
    pub fn ends_game(&self, placing: Placing) -> bool {
        let side = self.piece.side;
        (placing.stone == Stone::Bomb && placing.at == self.rules.layout().end_field(!side))
            || (self.board().is_spy(placing.at, !side) && self.enemies().len() == 1)
    }

    /// The position after a first stone, the same side still on turn.
    pub fn after(&self, placing: Placing) -> State {
        let mut state = self.state.clone();
        // The bans of this turn still hold for a second stone; those that a stone of this turn makes bind the opponent.
        state.place(self.rules.layout(), placing, &mut Effects::default());
        state.bans = self.state.bans;
        state
    }

    /// Whether a Chancellor can place these two in this order.
    pub fn allows_pair(&self, first: Placing, second: Placing) -> bool {
        self.piece.kind == Kind::Chancellor
            && self.places().allows(first)
            && !self.ends_game(first)
            && Actor { state: &self.after(first), ..*self }.places().allows(second)
    }

    /// The one text of a legal pair: the lower square first if that is legal too.
    pub fn canonical(&self, first: Placing, second: Placing) -> Action {
        let swapped = second.at < first.at && self.allows_pair(second, first);
        let (first, second) = if swapped { (second, first) } else { (first, second) };
        Action::Place { from: self.from, first, second: Some(second) }
    }

    /// Everything it can do.
    pub fn actions(&self, into: &mut Vec<Action>) {
        let from = self.from;
        for (over, squares) in self.moves() {
            into.extend(squares.iter().map(|to| Action::Move { from, to, strikes: false, over }));
        }
        let over = SquareSet::EMPTY;
        into.extend(self.hits().iter().map(|to| Action::Move { from, to, strikes: true, over }));
        into.extend(self.removals().iter().map(|at| Action::Remove { from, at }));
        let places = self.places();
        for at in places.open | places.blast | places.shot {
            for stone in stones(places.stones(at)) {
                into.push(Action::Place { from, first: Placing { stone, at }, second: None });
            }
        }
        if self.piece.kind == Kind::Chancellor {
            self.pairs(&places, into);
        }
    }

    /// The Chancellor's two stones, each pair in its canonical order only (H2).
    fn pairs(&self, places: &Places, into: &mut Vec<Action>) {
        let from = self.from;
        let all = places.open | places.blast | places.shot;
        let reach = reach::placing(self.board(), self.rules, from, self.piece);
        // The reach after each first stone: with a block there, or with whatever else the square then is.
        let mut after = Box::new([[SquareSet::EMPTY; 2]; 256]);
        let mut scratch = self.board().clone();
        for at in all {
            let before = scratch.at(at);
            let other = if places.blast.contains(at) { Cell::Free } else { Cell::Stone(Stone::Arrow) };
            let [plain, block] = [other, Cell::Stone(Stone::Block)].map(|cell| {
                scratch.set(at, cell);
                reach::placing(&scratch, self.rules, from, self.piece)
            });
            scratch.set(at, before);
            after[at.index()] = [plain, block];
        }
        let reach_after = |placing: Placing| after[placing.at.index()][usize::from(placing.stone.is_block())];
        for at in all {
            for stone in stones(places.stones(at)) {
                let first = Placing { stone, at };
                if self.ends_game(first) {
                    continue;
                }
                let state = self.after(first);
                let then = Actor { state: &state, ..*self }.places_within(reach_after(first));
                for next in then.open | then.blast | then.shot {
                    for stone in stones(then.stones(next)) {
                        let second = Placing { stone, at: next };
                        let swapped = next < at
                            && reach.contains(next)
                            && reach_after(second).contains(at)
                            && !self.ends_game(second);
                        if !swapped {
                            into.push(Action::Place { from, first, second: Some(second) });
                        }
                    }
                }
            }
        }
    }
}

impl State {
    /// Every legal action of the side on turn, or those of one piece, whatever the game's outcome.
    pub(super) fn actions(&self, rules: &Rules, from: Option<Square>) -> Vec<Action> {
        let mut actions = Vec::new();
        let all = self.board.pieces(self.turn);
        for square in all.iter().filter(|square| from.is_none_or(|from| from == *square)) {
            if let Some(actor) = Actor::new(rules, self, square) {
                actor.actions(&mut actions);
            }
        }
        actions
    }

    /// Whether the side on turn has lost because it can do nothing (W4).
    pub(super) fn is_immobilised(&self, rules: &Rules) -> bool {
        let mut actors = self.board.pieces(self.turn).iter().filter_map(|square| Actor::new(rules, self, square));
        let moves_only = rules.switches().moves_only;
        !actors.any(|actor| if moves_only { actor.can_move() } else { actor.can_act() })
    }
}
