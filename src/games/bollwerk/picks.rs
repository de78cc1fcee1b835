//! What may be clicked, and the diagrams.

use alloc::vec::Vec;

use super::chain::{Chain, Hop, Jumping};
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
        self.add_landings(actor, actor.ways.strike & actor.enterable(), Sense::Move);
        self.add_landings(actor, actor.ways.quiet & actor.enterable(), Sense::MoveOnly);
        *self.squares(Sense::Capture) |= actor.hits();
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
        let mut tools = Vec::new();
        for &tool in &Tool::ALL {
            let leads = |(sense, (squares, stones)): (&Sense, &(SquareSet, Stones))| {
                !squares.is_empty() && (stones.contains(tool) || (tool == Tool::Remove && *sense == Sense::Remove))
            };
            if !self.without_tools && Sense::ALL.iter().zip(&self.marks).any(leads) {
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

    /// After a click on a piece and those.
    fn follow(&mut self, actor: &Actor<'_>, picks: &[Pick]) {
        match *picks {
            [] => {
                self.add_all_but_jumps(actor);
                if let Some(jumping) = actor.jumping() {
                    Path::new(actor.from).mark(actor, &jumping, self);
                }
            }
            [Pick::Square(first), ref rest @ ..] => self.follow_squares(actor, first, picks, rest.is_empty()),
            [Pick::Tool(tool), ref rest @ ..] => self.follow_tool(actor, None, tool, rest),
        }
    }

    /// After clicks on squares.
    fn follow_squares(&mut self, actor: &Actor<'_>, to: Square, picks: &[Pick], is_last: bool) {
        let from = actor.from;
        let strikes = actor.hits().contains(to);
        if is_last && (strikes || actor.steps().contains(to)) {
            self.done = Some(Action::Move { from, to, strikes, over: SquareSet::EMPTY });
        } else if let Some(jumping) = actor.jumping()
            && let Some(path) = Path::new(from).follow(actor, &jumping, picks)
        {
            path.mark(actor, &jumping, self);
            if jumping.is_turn(&path.chain) {
                self.done = Some(Action::Move { from, to: path.chain.at, strikes: false, over: path.chain.over });
            }
        }
    }

    /// After a click on a tool, perhaps after a first stone.
    fn follow_tool(&mut self, actor: &Actor<'_>, before: Option<Placing>, tool: Tool, picks: &[Pick]) {
        let from = actor.from;
        let Some(stone) = Stone::of_tool(tool) else {
            let removals = if before.is_none() { actor.removals() } else { SquareSet::EMPTY };
            match *picks {
                [] => *self.squares(Sense::Remove) = removals,
                [Pick::Square(at)] if removals.contains(at) => self.done = Some(Action::Remove { from, at }),
                _ => {}
            }
            self.without_tools = true;
            return;
        };
        let places = actor.places().only(stone);
        let [Pick::Square(at), ref rest @ ..] = *picks else {
            if picks.is_empty() {
                self.add_places(places);
                self.without_tools = true;
            }
            return;
        };
        let placing = Placing { stone, at };
        if !places.allows(placing) {
            return;
        }
        // The clicks may come in any order; the action has one text.
        let done = match before {
            Some(first) => Action::Place { from, first, second: Some(placing) },
            None => Action::Place { from, first: placing, second: None },
        };
        let is_last = before.is_some() || actor.piece.kind != Kind::Chancellor || actor.ends_game(placing);
        if rest.is_empty() {
            self.done = Some(done);
        }
        if is_last {
            return;
        }
        let state = actor.after(placing);
        let Some(second) = actor.then(&state) else { return };
        match *rest {
            [] => self.add_places(second.places()),
            [Pick::Tool(tool), ref rest @ ..] => {
                self.follow_tool(&second, Some(placing), tool, rest);
                if let Some(Action::Place { first, second: Some(second), .. }) = self.done {
                    self.done = Some(actor.canonical(first, second));
                }
            }
            _ => {}
        }
    }
}

/// What may be clicked after these clicks.
pub(super) fn overlay(rules: &Rules, state: &State, picks: &[Pick]) -> Overlay {
    let mut overlay = Overlay::default();
    match *picks {
        [] => {
            for square in state.board.pieces(state.turn) {
                if Actor::new(rules, state, square).is_some_and(|actor| actor.can_act()) {
                    overlay.squares(Sense::Subject).insert(square);
                }
            }
        }
        [Pick::Square(from), ref rest @ ..] => {
            if let Some(actor) = Actor::new(rules, state, from) {
                overlay.follow(&actor, rest);
                if overlay.done.is_some() || overlay.marks.iter().any(|(squares, _)| !squares.is_empty()) {
                    overlay.squares(Sense::Subject).insert(from);
                }
            }
        }
        [Pick::Tool(_), ..] => {}
    }
    overlay
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
    fn next(&self, jumping: &Jumping<'_>, each: &mut dyn FnMut(&Hop)) {
        jumping.next(&self.chain, &mut |hop| {
            if hop.takes.is_some() || !self.visited.contains(hop.then.at) {
                each(hop);
            }
        });
    }

    /// The path that a click means.
    fn click(&self, jumping: &Jumping<'_>, is_guard: bool, square: Square) -> Option<Path> {
        let mut path = None;
        self.next(jumping, &mut |hop| {
            let at = hop.then.at;
            let means = hop.takes == Some(square) || (at == square && (hop.takes.is_none() || is_guard));
            if means && path.is_none() {
                let visited = if hop.takes.is_some() { SquareSet::EMPTY } else { self.visited };
                path = Some(Path { chain: hop.then, visited: visited.with(at) });
            }
        });
        path
    }

    /// Where clicks on squares lead.
    pub fn follow(self, actor: &Actor<'_>, jumping: &Jumping<'_>, picks: &[Pick]) -> Option<Path> {
        let mut path = self;
        for (index, pick) in picks.iter().enumerate() {
            let Pick::Square(square) = *pick else { return None };
            // A Guard's first click on an enemy that it can step on is the step, after which nothing comes.
            if index == 0 && actor.hits().contains(square) {
                return None;
            }
            path = path.click(jumping, actor.piece.kind == Kind::Guard, square)?;
        }
        Some(path)
    }

    fn mark(&self, actor: &Actor<'_>, jumping: &Jumping<'_>, overlay: &mut Overlay) {
        self.next(jumping, &mut |hop| {
            if let Some(taken) = hop.takes {
                overlay.squares(Sense::Capture).insert(taken);
            }
            if hop.takes.is_none() || actor.piece.kind == Kind::Guard {
                overlay.add_landings(actor, SquareSet::EMPTY.with(hop.then.at), Sense::MoveOnly);
            }
        });
    }
}
