//! What may be clicked, and the diagrams.

use alloc::vec::Vec;
use core::cell::OnceCell;

use super::chain::{Chain, Hop};
use super::turn::{Actor, Places};
use super::{Action, Kind, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::turn::{Mark, Options, Pick, Sense, Stones, Tool};

/// What may be clicked: a set of squares for each sense in the order of [`Sense::ALL`], with the stones that can be placed
/// there; and the action that the clicks so far make.
#[derive(Default)]
pub(super) struct Overlay {
    marks: [(SquareSet, Stones); Sense::ALL.len()],
    /// A tool has been clicked, after which comes a square.
    without_tools: bool,
    done: Option<Action>,
}

impl Overlay {
    fn squares(&mut self, sense: Sense) -> &mut SquareSet {
        &mut self.marks[sense as usize].0
    }

    /// Adds squares on which a move can end.
    fn add_landings(&mut self, actor: &Actor<'_>, squares: SquareSet, sense: Sense) {
        let red = squares & actor.state.board.red_stones();
        let arrows = squares & actor.state.board.stones(Stone::Arrow);
        *self.squares(Sense::Collect) |= red;
        *self.squares(Sense::Crush) |= arrows;
        *self.squares(sense) |= squares - (red | arrows);
    }

    fn add_places(&mut self, Places([open, blast, shot]): Places) {
        self.marks[Sense::Place as usize] = open;
        self.marks[Sense::Blast as usize] = blast;
        self.marks[Sense::Arrow as usize] = shot;
    }

    /// Adds the steps, leaps and slides of a piece, its placements and removals: everything but jumps.
    fn add_all_but_jumps(&mut self, actor: &Actor<'_>) {
        let strikes = actor.steps & actor.ways.strike;
        self.add_landings(actor, strikes, Sense::Move);
        self.add_landings(actor, actor.steps - strikes, Sense::MoveOnly);
        *self.squares(Sense::Capture) = actor.hits;
        *self.squares(Sense::Remove) = actor.removals();
        self.add_places(actor.places());
    }

    /// The marks in their order. One movement mark a square: D3 and D6 before D1, D1 before D2.
    fn in_order(&mut self) -> Vec<Mark> {
        let mut taken = SquareSet::EMPTY;
        for sense in [Sense::Capture, Sense::Collect, Sense::Crush, Sense::Move, Sense::MoveOnly] {
            let squares = self.squares(sense);
            *squares = *squares - taken;
            taken |= *squares;
        }
        let mut all = SquareSet::EMPTY;
        for (squares, _) in &self.marks {
            all |= *squares;
        }
        let mut marks = Vec::new();
        for at in all {
            for (sense, (squares, stones)) in Sense::ALL.iter().zip(&self.marks) {
                if squares.contains(at) {
                    marks.push(Mark { at, sense: *sense, stones: *stones });
                }
            }
        }
        marks
    }

    /// The tools that lead somewhere.
    fn tools(&self) -> Vec<Tool> {
        let mut stones = Stones::NONE;
        for (squares, more) in &self.marks {
            if !squares.is_empty() {
                stones = stones.union(*more);
            }
        }
        let removes = !self.marks[Sense::Remove as usize].0.is_empty();
        let mut tools = Vec::new();
        for &tool in &Tool::ALL {
            if !self.without_tools && (stones.contains(tool) || (tool == Tool::Remove && removes)) {
                tools.push(tool);
            }
        }
        tools
    }

    /// Whether the clicks lead anywhere: then the acting piece is marked too.
    pub fn leads(&self) -> bool {
        !self.marks[Sense::Subject as usize].0.is_empty()
    }

    /// The same as the answer to whoever asked.
    pub fn options(mut self) -> Options<Action> {
        let tools = self.tools();
        Options { marks: self.in_order(), tools, done: self.done }
    }
}

/// What has been clicked of a turn.
#[derive(Clone, Copy)]
pub(super) enum Clicked {
    /// The piece alone.
    Piece,
    /// Jumps, or a Spy's King step.
    Jumps(Path),
    /// A tool; what comes next is a square.
    Tool(Tool),
    /// A Chancellor's first stone.
    First,
    /// A whole turn.
    All,
}

/// The clicks of a turn.
#[derive(Clone, Copy)]
pub(super) struct Trail<'a> {
    /// The piece as the turn began.
    actor: Actor<'a>,
    /// The piece as it stands after a first stone.
    pub now: Actor<'a>,
    pub clicked: Clicked,
    pub first: Option<Placing>,
    /// The action that the clicks make.
    pub done: Option<Action>,
    /// Where the position after a first stone is kept.
    after: &'a OnceCell<State>,
}

impl<'a> Trail<'a> {
    /// After a click on a piece.
    pub fn new(actor: Actor<'a>, after: &'a OnceCell<State>) -> Trail<'a> {
        Trail { actor, now: actor, clicked: Clicked::Piece, first: None, done: None, after }
    }

    /// After one click more; nothing if it means nothing. It may still lead nowhere.
    pub fn click(&self, pick: Pick) -> Option<Trail<'a>> {
        let mut next = Trail { done: None, ..*self };
        let from = self.actor.from;
        match (self.clicked, pick) {
            (Clicked::Piece | Clicked::First, Pick::Tool(tool)) => next.clicked = Clicked::Tool(tool),
            (Clicked::Tool(tool), Pick::Square(at)) => next.place(tool, at)?,
            (Clicked::Piece | Clicked::Jumps(_), Pick::Square(to)) => {
                let strikes = self.now.hits.contains(to);
                let path = match self.clicked {
                    Clicked::Jumps(path) => path.click(&self.now, to),
                    // A Guard's first click on an enemy that it can step on is the step, after which nothing comes.
                    _ if strikes => None,
                    _ => Path::new(from).click(&self.now, to),
                };
                if let Some(path) = path {
                    next.clicked = Clicked::Jumps(path);
                    let Chain { at: to, over, .. } = path.chain;
                    // T3.
                    if to != from || !over.is_empty() {
                        next.done = Some(Action::Move { from, to, strikes: false, over });
                    }
                } else if matches!(self.clicked, Clicked::Piece) && (strikes || self.now.steps.contains(to)) {
                    next.clicked = Clicked::All;
                    next.done = Some(Action::Move { from, to, strikes, over: SquareSet::EMPTY });
                } else {
                    return None;
                }
            }
            _ => return None,
        }
        Some(next)
    }

    /// Uses a tool on a square.
    fn place(&mut self, tool: Tool, at: Square) -> Option<()> {
        let from = self.actor.from;
        self.clicked = Clicked::All;
        let Some(stone) = Stone::of_tool(tool) else {
            self.done = Some(Action::Remove { from, at });
            return self.now.removals().contains(at).then_some(());
        };
        let placing = Placing { stone, at };
        // The clicks may come in any order; the action has one text.
        self.done = Some(match self.first {
            _ if !self.now.places().allows(placing) => return None,
            Some(first) => self.actor.canonical(first, placing),
            None => Action::Place { from, first: placing, second: None },
        });
        if self.first.is_none() && self.actor.piece.kind == Kind::Chancellor && !self.actor.ends_game(placing) {
            self.clicked = Clicked::First;
            self.first = Some(placing);
            self.now = self.actor.then(self.after.get_or_init(|| self.actor.after(placing)));
        }
        Some(())
    }

    /// What may be clicked next.
    pub fn overlay(&self) -> Overlay {
        let mut overlay = Overlay { done: self.done, ..Overlay::default() };
        match self.clicked {
            Clicked::Piece => {
                overlay.add_all_but_jumps(&self.now);
                Path::new(self.now.from).mark(&self.now, &mut overlay);
            }
            Clicked::Jumps(path) => path.mark(&self.now, &mut overlay),
            Clicked::Tool(tool) => {
                overlay.without_tools = true;
                match Stone::of_tool(tool) {
                    Some(_) => overlay.add_places(self.now.places().only(Stones::NONE.with(tool))),
                    None => *overlay.squares(Sense::Remove) = self.now.removals(),
                }
            }
            Clicked::First => overlay.add_places(self.now.places()),
            Clicked::All => {}
        }
        if self.done.is_some() || overlay.marks.iter().any(|(squares, _)| !squares.is_empty()) {
            overlay.squares(Sense::Subject).insert(self.now.from);
        }
        overlay
    }
}

/// What may be clicked after these clicks.
pub(super) fn overlay(rules: &Rules, state: &State, picks: &[Pick]) -> Overlay {
    let mut overlay = Overlay::default();
    let [Pick::Square(from), ref rest @ ..] = *picks else {
        if picks.is_empty() {
            for square in state.board.pieces(state.turn) {
                if Actor::new(rules, state, square).is_some_and(|actor| actor.can_act()) {
                    overlay.squares(Sense::Subject).insert(square);
                }
            }
        }
        return overlay;
    };
    let after = OnceCell::new();
    let mut trail = Actor::new(rules, state, from).map(|actor| Trail::new(actor, &after));
    for pick in rest {
        trail = trail.and_then(|trail| trail.click(*pick));
    }
    trail.map_or(overlay, |trail| trail.overlay())
}

/// The rulebook's diagram of a piece: D1 to D6 over its whole turn.
pub(super) fn diagram(actor: &Actor<'_>) -> Vec<Mark> {
    let mut overlay = Overlay::default();
    overlay.add_all_but_jumps(actor);
    for ends in actor.moves() {
        overlay.add_landings(actor, ends.squares, Sense::MoveOnly);
        *overlay.squares(Sense::Capture) |= ends.over;
    }
    overlay.in_order()
}

/// A turn of jumps with the squares on which it may not land again.
#[derive(Clone, Copy)]
pub(super) struct Path {
    pub chain: Chain,
    visited: SquareSet,
}

impl Path {
    pub fn new(from: Square) -> Path {
        Path { chain: Chain::new(from), visited: SquareSet::EMPTY.with(from) }
    }

    /// Every landing that may be clicked next.
    fn next(&self, actor: &Actor<'_>, each: &mut dyn FnMut(&Hop)) {
        actor.jumping().next(&self.chain, &mut |hop| {
            if hop.takes.is_some() || !self.visited.contains(hop.then.at) {
                each(hop);
            }
        });
    }

    /// The path that a click means.
    fn click(&self, actor: &Actor<'_>, square: Square) -> Option<Path> {
        let mut path = None;
        self.next(actor, &mut |hop| {
            let at = hop.then.at;
            let lands = hop.takes.is_none() || actor.piece.kind == Kind::Guard;
            if path.is_none() && (hop.takes == Some(square) || (at == square && lands)) {
                let visited = if hop.takes.is_some() { SquareSet::EMPTY } else { self.visited };
                path = Some(Path { chain: hop.then, visited: visited.with(at) });
            }
        });
        path
    }

    fn mark(&self, actor: &Actor<'_>, overlay: &mut Overlay) {
        self.next(actor, &mut |hop| {
            if let Some(taken) = hop.takes {
                overlay.squares(Sense::Capture).insert(taken);
            }
            if hop.takes.is_none() || actor.piece.kind == Kind::Guard {
                overlay.add_landings(actor, SquareSet::EMPTY.with(hop.then.at), Sense::MoveOnly);
            }
        });
    }
}
