//! What may be clicked, and the diagrams.

use alloc::vec::Vec;

use super::chain::{Chain, Hop, Jumping};
use super::turn::{Actor, Places};
use super::{Action, Kind, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::turn::{Mark, Options, Pick, Sense, Stones, Tool};

/// Marks as sets of squares, one for each sense.
#[derive(Default)]
struct Overlay {
    subject: SquareSet,
    dot: SquareSet,
    cross: SquareSet,
    capture: SquareSet,
    collect: SquareSet,
    crush: SquareSet,
    remove: SquareSet,
    places: Places,
}

impl Overlay {
    /// Adds squares on which a move can end.
    fn targets(&mut self, actor: &Actor<'_>, squares: SquareSet, can_capture: bool) {
        let red = squares & actor.state.board.red_stones();
        let arrows = squares & actor.state.board.stones(Stone::Arrow);
        self.collect |= red;
        self.crush |= arrows;
        let plain = squares & !(red | arrows);
        if can_capture {
            self.dot |= plain;
        } else {
            self.cross |= plain;
        }
    }

    /// The steps, leaps and slides of a piece, its placements and removals: everything but jumps.
    fn of(actor: &Actor<'_>) -> Overlay {
        let mut overlay = Overlay { places: actor.places(), remove: actor.removals(), ..Overlay::default() };
        let ways = actor.ways();
        overlay.targets(actor, ways.strike & actor.enterable(), true);
        overlay.targets(actor, ways.quiet & actor.enterable(), false);
        overlay.capture = actor.hits();
        overlay
    }

    /// One movement mark a square: D3 and D6 before D1, D1 before D2.
    fn marks(&self) -> Vec<Mark> {
        let special = self.capture | self.collect | self.crush;
        let dot = self.dot & !special;
        let cross = self.cross & !(special | dot);
        let places = self.places.open | self.places.blast | self.places.shot;
        let mut marks = Vec::new();
        for at in self.subject | special | dot | cross | places | self.remove {
            let plain = [
                (self.subject, Sense::Subject),
                (dot, Sense::Move),
                (cross, Sense::MoveOnly),
                (self.capture, Sense::Capture),
                (self.collect & !self.capture, Sense::Collect),
                (self.crush & !(self.capture | self.collect), Sense::Crush),
            ];
            marks.extend(plain.iter().filter(|(set, _)| set.contains(at)).map(|(_, sense)| Mark::new(at, *sense)));
            let stones = self.places.stones(at);
            if !stones.is_empty() {
                let sense = if self.places.open.contains(at) {
                    Sense::Place
                } else if self.places.blast.contains(at) {
                    Sense::Blast
                } else {
                    Sense::Arrow
                };
                marks.push(Mark { at, sense, stones });
            }
            if self.remove.contains(at) {
                marks.push(Mark::new(at, Sense::Remove));
            }
        }
        marks
    }

    /// What may be clicked of the tools.
    fn tools(&self) -> Vec<Tool> {
        let Places { open, blast, shot, .. } = self.places;
        let of = |set: SquareSet| set.iter().next().map_or(Stones::NONE, |square| self.places.stones(square));
        let all = of(open).union(of(blast)).union(of(shot));
        let remove = (!self.remove.is_empty()).then_some(Tool::Remove);
        all.iter().chain(remove).collect()
    }

    fn options(self, actor: &Actor<'_>, done: Option<Action>) -> Options<Action> {
        let overlay = Overlay { subject: SquareSet::EMPTY.with(actor.from), ..self };
        Options { marks: overlay.marks(), tools: overlay.tools(), done }
    }
}

/// The rulebook's diagram of a piece: D1 to D6 over its whole turn.
pub(super) fn diagram(actor: &Actor<'_>) -> Vec<Mark> {
    let mut overlay = Overlay::of(actor);
    if let Some(jumping) = actor.jumping() {
        for (over, squares) in jumping.ends(actor.chain()) {
            overlay.targets(actor, squares, false);
            overlay.capture |= over;
        }
    }
    overlay.marks()
}

/// A turn of jumps with the squares on which it may not land again.
#[derive(Clone, Copy)]
pub(super) struct Path {
    pub chain: Chain,
    visited: SquareSet,
}

impl Path {
    pub fn new(actor: &Actor<'_>) -> Path {
        Path { chain: actor.chain(), visited: SquareSet::EMPTY.with(actor.from) }
    }

    /// Every landing that may be clicked next.
    fn next(&self, jumping: &Jumping<'_>) -> Vec<(Hop, Path)> {
        let mut next = Vec::new();
        jumping.next(&self.chain, |hop| {
            let at = hop.then.at;
            let visited = if hop.takes.is_some() { SquareSet::EMPTY } else { self.visited };
            if !visited.contains(at) {
                next.push((hop, Path { chain: hop.then, visited: visited.with(at) }));
            }
        });
        next
    }

    /// The landing that a click means.
    pub fn click(&self, jumping: &Jumping<'_>, square: Square) -> Option<Path> {
        let means = |hop: &Hop| match hop.takes {
            Some(taken) => taken == square || (jumping.kind == Kind::Guard && hop.then.at == square),
            None => hop.then.at == square,
        };
        self.next(jumping).into_iter().find(|(hop, _)| means(hop)).map(|(_, path)| path)
    }

    fn mark(&self, actor: &Actor<'_>, jumping: &Jumping<'_>, overlay: &mut Overlay) {
        for (hop, path) in self.next(jumping) {
            if let Some(taken) = hop.takes {
                overlay.capture.insert(taken);
            }
            if hop.takes.is_none() || jumping.kind == Kind::Guard {
                overlay.targets(actor, SquareSet::EMPTY.with(path.chain.at), false);
            }
        }
    }

    /// The action that the clicks so far make.
    fn done(&self) -> Option<Action> {
        let Chain { from, at, over, .. } = self.chain;
        self.chain.is_turn().then_some(Action::Move { from, to: at, strikes: false, over })
    }
}

/// What may be clicked after these clicks.
pub(super) fn options(rules: &Rules, state: &State, picks: &[Pick]) -> Options<Action> {
    let [first, rest @ ..] = picks else {
        let all = state.board.pieces(state.turn);
        let can_act = |square: &Square| Actor::new(rules, state, *square).is_some_and(|actor| actor.can_act());
        let marks = all.iter().filter(can_act).map(|square| Mark::new(square, Sense::Subject)).collect();
        return Options { marks, ..Options::none() };
    };
    let Pick::Square(from) = *first else { return Options::none() };
    let Some(actor) = Actor::new(rules, state, from) else { return Options::none() };
    match *rest {
        [] => of_piece(&actor),
        [Pick::Square(_), ..] => of_move(&actor, rest),
        [Pick::Tool(tool), ref rest @ ..] => of_tool(&actor, None, tool, rest),
    }
}

fn of_piece(actor: &Actor<'_>) -> Options<Action> {
    if !actor.can_act() {
        return Options::none();
    }
    let mut overlay = Overlay::of(actor);
    if let Some(jumping) = actor.jumping() {
        Path::new(actor).mark(actor, &jumping, &mut overlay);
    }
    overlay.options(actor, None)
}

fn of_move(actor: &Actor<'_>, picks: &[Pick]) -> Options<Action> {
    let from = actor.from;
    let over = SquareSet::EMPTY;
    if let [Pick::Square(to)] = *picks {
        let ways = actor.ways();
        let strikes = actor.hits().contains(to);
        if strikes || ((ways.strike | ways.quiet) & actor.enterable()).contains(to) {
            return Overlay::default().options(actor, Some(Action::Move { from, to, strikes, over }));
        }
    }
    let Some(jumping) = actor.jumping() else { return Options::none() };
    let Some(path) = follow(actor, &jumping, picks) else { return Options::none() };
    let mut overlay = Overlay::default();
    path.mark(actor, &jumping, &mut overlay);
    overlay.options(actor, path.done())
}

/// Where clicks on squares lead in a turn of jumps.
pub(super) fn follow(actor: &Actor<'_>, jumping: &Jumping<'_>, picks: &[Pick]) -> Option<Path> {
    // A Guard's first click on an enemy that it can step on is the step, after which nothing comes.
    if let [Pick::Square(first), ..] = picks
        && actor.hits().contains(*first)
    {
        return None;
    }
    picks.iter().try_fold(Path::new(actor), |path, pick| match pick {
        Pick::Square(square) => path.click(jumping, *square),
        Pick::Tool(_) => None,
    })
}

/// After a tool was clicked, perhaps after a first stone.
fn of_tool(actor: &Actor<'_>, before: Option<Placing>, tool: Tool, picks: &[Pick]) -> Options<Action> {
    let from = actor.from;
    let Some(stone) = Stone::of_tool(tool) else {
        let remove = if before.is_none() { actor.removals() } else { SquareSet::EMPTY };
        return match *picks {
            [] if !remove.is_empty() => Overlay { remove, ..Overlay::default() }.options_without_tools(actor),
            [Pick::Square(at)] if remove.contains(at) => {
                Overlay::default().options(actor, Some(Action::Remove { from, at }))
            }
            _ => Options::none(),
        };
    };
    let places = actor.places().only(stone);
    let [Pick::Square(at), ref rest @ ..] = *picks else {
        let empty = !picks.is_empty() || places.is_nowhere();
        return if empty {
            Options::none()
        } else {
            Overlay { places, ..Overlay::default() }.options_without_tools(actor)
        };
    };
    let placing = Placing { stone, at };
    if !places.allows(placing) {
        return Options::none();
    }
    let done = match before {
        None => Action::Place { from, first: placing, second: None },
        // The clicks may come in any order; the action has one text.
        Some(first) => Action::Place { from, first, second: Some(placing) },
    };
    if before.is_some() || actor.piece.kind != Kind::Chancellor || actor.ends_game(placing) {
        let done = Some(done);
        return if rest.is_empty() { Overlay::default().options(actor, done) } else { Options::none() };
    }
    let state = actor.after(placing);
    let second = Actor { state: &state, ..*actor };
    match *rest {
        [] => Overlay { places: second.places(), ..Overlay::default() }.options(actor, Some(done)),
        [Pick::Tool(tool), ref rest @ ..] => {
            let mut options = of_tool(&second, Some(placing), tool, rest);
            if let Some(Action::Place { first, second: Some(second), .. }) = options.done {
                options.done = Some(actor.canonical(first, second));
            }
            options
        }
        _ => Options::none(),
    }
}

impl Overlay {
    /// For the clicks on squares that must follow a tool.
    fn options_without_tools(self, actor: &Actor<'_>) -> Options<Action> {
        Options { tools: Vec::new(), ..self.options(actor, None) }
    }
}
