//! What may be clicked, and the diagrams.

use alloc::vec::Vec;

use super::chain::{Chain, Hop, Jumping};
use super::judge::{self, refusal};
use super::rule::Rule;
use super::turn::{Actor, Places};
use super::{Action, Kind, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};
use crate::turn::{Mark, Options, Pick, Sense, Stones, Tool};

/// What may be clicked: a set of squares for each sense in the order of [`Sense::ALL`], with the stones that can be placed
/// there; and the action that the clicks so far make.
pub(super) struct Overlay {
    marks: [(SquareSet, Stones); Sense::ALL.len()],
    /// A tool has been clicked, after which comes a square.
    without_tools: bool,
    done: Option<Action>,
}

impl Overlay {
    fn new(done: Option<Action>) -> Overlay {
        Overlay { marks: [(SquareSet::EMPTY, Stones::NONE); Sense::ALL.len()], without_tools: false, done }
    }

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

    /// The same as the answer to whoever asked.
    fn options(mut self) -> Options<Action> {
        let marks = self.in_order();
        let (mut stones, mut removes) = (Stones::NONE, false);
        for mark in &marks {
            stones = stones.union(mark.stones);
            removes |= mark.sense == Sense::Remove;
        }
        let mut tools = Vec::new();
        for &tool in &Tool::ALL {
            if !self.without_tools && (stones.contains(tool) || (tool == Tool::Remove && removes)) {
                tools.push(tool);
            }
        }
        Options { marks, tools, done: self.done }
    }
}

/// What has been clicked of a turn.
#[derive(Clone, Copy)]
pub(super) enum Clicked {
    /// The piece alone.
    Piece,
    /// Jumps, or a Spy's King step.
    Jumps,
    /// A tool; what comes next is a square.
    Tool(Tool),
    /// A Chancellor's first stone.
    First,
    /// A whole turn.
    All,
}

/// The clicks of a turn.
pub(super) struct Trail<'a> {
    /// The position as the turn began.
    start: &'a State,
    /// The piece as it stands, after a first stone too.
    pub now: Actor<'a>,
    pub clicked: Clicked,
    /// The jumps so far.
    pub path: Path,
    pub first: Option<Placing>,
    /// The action that the clicks make.
    pub done: Option<Action>,
    /// Where the position after a first stone is to be kept, until there is one.
    after: Option<&'a mut Option<State>>,
}

impl<'a> Trail<'a> {
    /// The turn that some clicks make; `after` is where it keeps the position after a first stone. Errors: why the first
    /// click that leads nowhere does.
    pub fn follow(
        rules: &'a Rules,
        start: &'a State,
        picks: &[Pick],
        after: &'a mut Option<State>,
    ) -> Result<Trail<'a>, Refusal> {
        // A turn begins with a click on an own piece.
        let [Pick::Square(from), ref rest @ ..] = *picks else {
            return Err(Refusal::by(Code::EmptySquare, Rule::T1.number()));
        };
        let now = Actor::of(rules, start, from, judge::mover(start, from)?);
        if !now.can_act() {
            return Err(refusal(Code::Blocked, now.piece.kind.rule(), from));
        }
        let (clicked, path, after) = (Clicked::Piece, Path::new(from), Some(after));
        let mut trail = Trail { start, now, clicked, path, first: None, done: None, after };
        for pick in rest {
            if !trail.click(*pick) {
                return Err(trail.refuse(*pick));
            }
        }
        Ok(trail)
    }

    /// Takes one click more. False, and nothing changes, if it leads nowhere.
    fn click(&mut self, pick: Pick) -> bool {
        match (self.clicked, pick) {
            (Clicked::Piece | Clicked::First, Pick::Tool(tool)) => {
                let leads = match Stone::of_tool(tool) {
                    Some(_) => !self.places(tool).is_empty(),
                    None => !self.now.removals().is_empty(),
                };
                if leads {
                    self.clicked = Clicked::Tool(tool);
                    self.done = None;
                }
                leads
            }
            (Clicked::Tool(tool), Pick::Square(at)) => self.place(tool, at),
            (Clicked::Piece | Clicked::Jumps, Pick::Square(to)) => self.go(to),
            _ => false,
        }
    }

    /// Goes to a square, or takes the piece there.
    fn go(&mut self, to: Square) -> bool {
        let begins = matches!(self.clicked, Clicked::Piece);
        // A Guard's first click on an enemy that it can step on is the step, after which nothing comes.
        let strikes = begins && self.now.hits.contains(to);
        if !strikes && self.path.click(&self.now, to) {
            self.clicked = Clicked::Jumps;
        } else if strikes || (begins && self.now.steps.contains(to)) {
            self.path.chain.at = to;
            self.clicked = Clicked::All;
        } else {
            return false;
        }
        let from = self.now.from;
        let Chain { at: to, over, .. } = self.path.chain;
        // T3.
        self.done = (to != from || !over.is_empty()).then_some(Action::Move { from, to, strikes, over });
        true
    }

    /// Where that stone can be placed next.
    fn places(&self, tool: Tool) -> Places {
        let mut places = self.now.places();
        places.keep(Stones::NONE.with(tool));
        places
    }

    /// Uses a tool on a square.
    fn place(&mut self, tool: Tool, at: Square) -> bool {
        let Actor { from, piece, .. } = self.now;
        let Some(stone) = Stone::of_tool(tool) else {
            let removes = self.now.removals().contains(at);
            if removes {
                self.clicked = Clicked::All;
                self.done = Some(Action::Remove { from, at });
            }
            return removes;
        };
        let placing = Placing { stone, at };
        if !self.now.places().allows(placing) {
            return false;
        }
        self.clicked = Clicked::All;
        // The clicks may come in any order; the action has one text.
        self.done = Some(match self.first {
            Some(first) => self.now.then(self.start).canonical(first, placing),
            None => Action::Place { from, first: placing, second: None },
        });
        if piece.kind == Kind::Chancellor
            && !self.now.ends_game(placing)
            && let Some(after) = self.after.take()
        {
            self.clicked = Clicked::First;
            self.first = Some(placing);
            self.now = self.now.then(after.insert(self.now.after(placing)));
        }
        true
    }

    /// What may be clicked next.
    fn overlay(&self) -> Overlay {
        let mut overlay = Overlay::new(self.done);
        overlay.squares(Sense::Subject).insert(self.now.from);
        match self.clicked {
            Clicked::Piece => {
                overlay.add_all_but_jumps(&self.now);
                self.path.mark(&self.now, &mut overlay);
            }
            Clicked::Jumps => self.path.mark(&self.now, &mut overlay),
            Clicked::Tool(tool) => {
                overlay.without_tools = true;
                match Stone::of_tool(tool) {
                    Some(_) => overlay.add_places(self.places(tool)),
                    None => *overlay.squares(Sense::Remove) = self.now.removals(),
                }
            }
            Clicked::First => overlay.add_places(self.now.places()),
            Clicked::All => {}
        }
        overlay
    }
}

/// What may be clicked after these clicks.
pub(super) fn options(rules: &Rules, state: &State, picks: &[Pick]) -> Options<Action> {
    let mut overlay = Overlay::new(None);
    if picks.is_empty() {
        for square in state.board.pieces(state.turn) {
            if Actor::new(rules, state, square).is_some_and(|actor| actor.can_act()) {
                overlay.squares(Sense::Subject).insert(square);
            }
        }
    } else if let Ok(trail) = Trail::follow(rules, state, picks, &mut None) {
        overlay = trail.overlay();
    }
    overlay.options()
}

/// Why the last of these clicks leads nowhere; when an earlier one does already, why that one does.
pub(super) fn why(rules: &Rules, state: &State, picks: &[Pick]) -> Option<Refusal> {
    if picks.is_empty() { None } else { Trail::follow(rules, state, picks, &mut None).err() }
}

/// The rulebook's diagram of a piece: D1 to D6 over its whole turn.
pub(super) fn diagram(actor: &Actor<'_>) -> Vec<Mark> {
    let mut overlay = Overlay::new(None);
    overlay.add_all_but_jumps(actor);
    for ends in &actor.moves() {
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
        Jumping { visited: Some(&self.visited), ..actor.jumping() }.next(&self.chain, each);
    }

    /// Goes on as a click means. False, and nothing changes, if it means no jump.
    fn click(&mut self, actor: &Actor<'_>, square: Square) -> bool {
        let mut meant = None;
        self.next(actor, &mut |hop| {
            let lands = hop.takes.is_none() || actor.piece.kind == Kind::Guard;
            if meant.is_none() && (hop.takes == Some(square) || (hop.then.at == square && lands)) {
                meant = Some(*hop);
            }
        });
        let Some(Hop { takes, then }) = meant else { return false };
        if takes.is_some() {
            self.visited = SquareSet::EMPTY;
        }
        self.visited.insert(then.at);
        self.chain = then;
        true
    }

    fn mark(&self, actor: &Actor<'_>, overlay: &mut Overlay) {
        let mut landings = SquareSet::EMPTY;
        self.next(actor, &mut |hop| {
            if let Some(taken) = hop.takes {
                overlay.squares(Sense::Capture).insert(taken);
            }
            if hop.takes.is_none() || actor.piece.kind == Kind::Guard {
                landings.insert(hop.then.at);
            }
        });
        overlay.add_landings(actor, landings, Sense::MoveOnly);
    }
}
