//! What the piece on a square can do: its moves, its placements, its removals, and all of them as actions.

use alloc::vec::Vec;

use super::chain::{Chain, Ends, Jumping};
use super::reach::{self, Ways};
use super::state::Effects;
use super::{Action, Board, Kind, Piece, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::turn::{Stones, Tool};

/// A piece of the side on turn, and everything it needs to know.
#[derive(Clone, Copy)]
pub(super) struct Actor<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub from: Square,
    pub piece: Piece,
    pub ways: Ways,
    /// The squares on which it captures by ending there.
    pub hits: SquareSet,
    /// The squares where a step, leap or slide can end without capture.
    pub steps: SquareSet,
}

/// Where stones can be placed, and which: on free squares (P2, P3), on arrows and blocks that a bomb blows up (P3), on
/// enemy Spies that an arrow takes (S11). No square is in two of these.
#[derive(Clone, Copy, Default)]
pub(super) struct Places(pub [(SquareSet, Stones); 3]);

impl Places {
    /// The stones that can be placed on a square.
    pub fn stones(&self, square: Square) -> Stones {
        for (squares, stones) in &self.0 {
            if squares.contains(square) {
                return *stones;
            }
        }
        Stones::NONE
    }

    pub fn allows(&self, placing: Placing) -> bool {
        self.stones(placing.at).contains(placing.stone.tool())
    }

    /// Whether there is no square.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|(squares, _)| squares.is_empty())
    }

    /// All the squares.
    fn squares(&self) -> SquareSet {
        let [(open, _), (blast, _), (shot, _)] = self.0;
        open | blast | shot
    }

    /// Leaves out all but some kinds of stones.
    pub fn keep(&mut self, kinds: Stones) {
        for (squares, stones) in &mut self.0 {
            *stones = stones.intersection(kinds);
            if stones.is_empty() {
                *squares = SquareSet::EMPTY;
            }
        }
    }

    /// Every stone on every square, in square order.
    fn each(&self, each: &mut dyn FnMut(Placing)) {
        for at in self.squares() {
            let stones = self.stones(at);
            for &stone in &Stone::ALL {
                if stones.contains(stone.tool()) {
                    each(Placing { stone, at });
                }
            }
        }
    }
}

const BOMB: Stones = Stones::NONE.with(Tool::Bomb);
const ARROWS: Stones = Stones::NONE.with(Tool::Arrow).with(Tool::RedBorderArrow);
const ALL: Stones = ARROWS.union(BOMB).with(Tool::Block).with(Tool::RedBorderBlock);

impl<'a> Actor<'a> {
    pub fn new(rules: &'a Rules, state: &'a State, from: Square) -> Option<Actor<'a>> {
        let piece = state.mover(from)?;
        Some(Actor::of(rules, state, from, piece))
    }

    pub fn of(rules: &'a Rules, state: &'a State, from: Square, piece: Piece) -> Actor<'a> {
        let ways = reach::ways(&state.board, rules, from, piece);
        let board = &state.board;
        let hits = (ways.strike | ways.hits) & board.pieces(!piece.side);
        let steps = (ways.strike | ways.quiet) & enterable(board, piece.kind);
        Actor { rules, state, from, piece, ways, hits, steps }
    }

    fn board(&self) -> &'a Board {
        &self.state.board
    }

    /// The squares on which a move can end without capture.
    pub fn enterable(&self) -> SquareSet {
        enterable(self.board(), self.piece.kind)
    }

    pub fn enemies(&self) -> SquareSet {
        self.board().pieces(!self.piece.side)
    }

    /// The rules of its jumps.
    pub fn jumping(&self) -> Jumping<'a> {
        Jumping::new(self.board(), self.rules, self.from, self.piece)
    }

    /// The moves: for each set of pieces captured by jumping, the squares on which the move can end without capturing
    /// there. The first set is the empty one.
    pub fn moves(&self) -> Vec<Ends> {
        self.jumping().ends(Chain::new(self.from), self.steps)
    }

    fn can_move(&self) -> bool {
        let mut can = !(self.steps | self.hits).is_empty();
        if !can {
            self.jumping().next(&Chain::new(self.from), &mut |_| can = true);
        }
        can
    }

    /// Whether it can do anything.
    pub fn can_act(&self) -> bool {
        self.can_move() || !self.places().is_empty() || !self.removals().is_empty()
    }

    /// The squares on which it can place, as far as reach goes.
    pub fn reach(&self) -> SquareSet {
        reach::placing(self.board(), self.rules, self.from, self.piece, &self.ways)
    }

    /// Where it can place its next stone.
    pub fn places(&self) -> Places {
        self.places_in(self.state, &self.ways)
    }

    /// Where the same piece can place in another state, in which it has these ways.
    fn places_in(&self, state: &State, ways: &Ways) -> Places {
        let board = &state.board;
        let side = self.piece.side;
        let zone = self.rules.layout().end_zone(side);
        let reach = reach::placing(board, self.rules, self.from, self.piece, ways);
        let mut spies = SquareSet::EMPTY;
        // S12.
        if self.piece.kind != Kind::Spy {
            for square in (reach & board.pieces(!side)) - zone {
                if board.is_spy(square, !side) {
                    spies.insert(square);
                }
            }
        }
        let free = (reach & board.free()) - (zone | state.bans);
        let mut places = Places([(free, ALL), (reach & board.arrows_and_blocks(), BOMB), (spies, ARROWS)]);
        places.keep(state.supply[side].kinds());
        places
    }

    /// The stones that it can remove (N5).
    pub fn removals(&self) -> SquareSet {
        if self.piece.kind == Kind::Knight {
            self.ways.strike & self.board().arrows_and_blocks()
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
        let mut state = *self.state;
        self.place(&mut state, placing);
        state
    }

    /// Places a first stone.
    fn place(&self, state: &mut State, placing: Placing) {
        state.place(self.rules.layout(), placing, &mut Effects::default());
        // The bans of this turn still hold for a second stone; those that a stone of this turn makes bind the opponent.
        state.bans = self.state.bans;
    }

    /// The same piece in the position after a first stone.
    pub fn then<'b>(&self, state: &'b State) -> Actor<'b>
    where
        'a: 'b,
    {
        Actor::of(self.rules, state, self.from, self.piece)
    }

    /// The one text of a legal pair: the lower square first if that is legal too.
    pub fn canonical(&self, first: Placing, second: Placing) -> Action {
        let swapped = second.at < first.at && self.judge_pair(second, first).is_ok();
        let (first, second) = if swapped { (second, first) } else { (first, second) };
        Action::Place { from: self.from, first, second: Some(second) }
    }

    /// Everything it can do.
    pub fn actions(&self, into: &mut Vec<Action>) {
        let from = self.from;
        let mut add = |squares: &SquareSet, strikes, over: &SquareSet| {
            for to in *squares {
                into.push(Action::Move { from, to, strikes, over: *over });
            }
        };
        for ends in &self.moves() {
            add(&ends.squares, false, &ends.over);
        }
        add(&self.hits, true, &SquareSet::EMPTY);
        for at in self.removals() {
            into.push(Action::Remove { from, at });
        }
        let places = self.places();
        places.each(&mut |first| into.push(Action::Place { from, first, second: None }));
        if self.piece.kind == Kind::Chancellor {
            self.pairs(&places, into);
        }
    }

    /// The Chancellor's two stones, each pair in its canonical order only (H2).
    fn pairs(&self, places: &Places, into: &mut Vec<Action>) {
        let from = self.from;
        // What can follow each first stone, in the order of `Places::each`.
        let mut firsts: Vec<(Placing, Places)> = Vec::new();
        let mut state = *self.state;
        let mut known = [(None, Ways::default()); 2];
        places.each(&mut |first| {
            if self.ends_game(first) {
                return;
            }
            let before = state.board.at(first.at);
            self.place(&mut state, first);
            // On one square it makes a difference for the ways only whether the stone is a block.
            let (square, ways) = &mut known[usize::from(first.stone.is_block())];
            if *square != Some(first.at) {
                *square = Some(first.at);
                *ways = reach::ways(&state.board, self.rules, from, self.piece);
            }
            firsts.push((first, self.places_in(&state, ways)));
            state.board.set(first.at, before);
            state.supply = self.state.supply;
        });
        // Nearly every two go together, in one order.
        into.reserve(firsts.len() * firsts.len() / 2);
        for (first, seconds) in &firsts {
            let mut others = firsts.as_slice();
            seconds.each(&mut |second| {
                if second.at < first.at {
                    while let [(other, _), rest @ ..] = others
                        && (other.at, other.stone) < (second.at, second.stone)
                    {
                        others = rest;
                    }
                    if matches!(others, [(other, seconds), ..] if *other == second && seconds.allows(*first)) {
                        return;
                    }
                }
                into.push(Action::Place { from, first: *first, second: Some(second) });
            });
        }
    }
}

/// The squares on which a move can end without capture: free ones, and stones that yield (RB1, K2, E4).
fn enterable(board: &Board, kind: Kind) -> SquareSet {
    let enterable = board.free() | board.red_stones();
    if kind.crushes() { enterable | board.stones(Stone::Arrow) } else { enterable }
}

impl State {
    /// Every legal action of the side on turn, or those of one piece, whatever the game's outcome.
    pub(super) fn actions(&self, rules: &Rules, from: Option<Square>) -> Vec<Action> {
        let mut actions = Vec::new();
        for square in self.board.pieces(self.turn) {
            if from.is_none_or(|from| from == square)
                && let Some(actor) = Actor::new(rules, self, square)
            {
                actor.actions(&mut actions);
            }
        }
        actions
    }

    /// Whether the side on turn has lost because it can do nothing (W4).
    pub(super) fn is_immobilised(&self, rules: &Rules) -> bool {
        let moves_only = rules.switches().moves_only;
        for square in self.board.pieces(self.turn) {
            if let Some(actor) = Actor::new(rules, self, square)
                && (if moves_only { actor.can_move() } else { actor.can_act() })
            {
                return false;
            }
        }
        true
    }
}
