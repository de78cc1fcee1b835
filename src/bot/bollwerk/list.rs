//! Which actions the search looks at, and in what order.

use alloc::vec::Vec;

use super::eval::worth;
use super::goal;
use crate::board::{Square, SquareSet};
use crate::games::bollwerk::engine::{self, Mover};
use crate::games::bollwerk::{Action, Kind, Placing, Rules, State, Stone};
use crate::side::Side;

/// An action, and how soon it is looked at: the higher the sooner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub action: Action,
    pub order: i32,
}

/// Captures come before everything but the best action of the table.
pub(super) const CAPTURE: i32 = 1 << 20;

/// What the enemy loses by an action.
pub(super) fn gain(state: &State, action: &Action) -> i32 {
    let value = |square: Square| state.board.piece(square).map_or(0, |piece| worth(piece.kind));
    match *action {
        Action::Move { to, strikes, over, .. } => {
            over.iter().map(value).sum::<i32>() + if strikes { value(to) } else { 0 }
        }
        Action::Place { first, second, .. } => value(first.at) + second.map_or(0, |second| value(second.at)),
        Action::Remove { .. } => 0,
    }
}

/// The most valuable victim first, by the least valuable piece.
fn capture(state: &State, action: Action) -> Candidate {
    let cost = match action {
        Action::Move { from, .. } => state.board.piece(from).map_or(0, |piece| worth(piece.kind)),
        _ => 0,
    };
    Candidate { action, order: CAPTURE + 16 * gain(state, &action) - cost }
}

/// Where the side on turn can place, and with which piece: it does not matter which, for it stays where it is.
struct Places {
    open: SquareSet,
    blast: SquareSet,
    shot: SquareSet,
    from: [Square; 256],
}

fn places(rules: &Rules, state: &State) -> Places {
    let none = SquareSet::EMPTY;
    let mut all = Places { open: none, blast: none, shot: none, from: [Square::from_index(0); 256] };
    for from in state.board.pieces(state.turn) {
        let Some(mover) = Mover::new(rules, state, from) else { continue };
        let [open, blast, shot] = mover.places();
        for at in open | blast | shot {
            all.from[at.index()] = from;
        }
        all.open |= open;
        all.blast |= blast;
        all.shot |= shot;
    }
    all
}

impl Places {
    fn action(&self, stone: Stone, at: Square) -> Action {
        Action::Place { from: self.from[at.index()], first: Placing { stone, at }, second: None }
    }
}

/// The stones of these kinds that a side has, the cheapest to part with first.
fn in_supply(state: &State, kinds: &'static [Stone]) -> impl Iterator<Item = Stone> {
    let supply = state.supply[state.turn];
    kinds.iter().copied().filter(move |stone| supply.count(*stone) > 0)
}

const ARROWS: &[Stone] = &[Stone::Arrow, Stone::RedBorderArrow];
const OBSTACLES: &[Stone] = &[Stone::Block, Stone::Arrow, Stone::RedBorderBlock, Stone::RedBorderArrow];

/// The captures that can be seen at a glance: all but those at the end of a long chain of jumps; of Spies by arrows too
/// (S11).
pub(super) fn captures(rules: &Rules, state: &State, into: &mut Vec<Candidate>) {
    let enemies = state.board.pieces(!state.turn);
    for from in state.board.pieces(state.turn) {
        if let Some(mover) = Mover::new(rules, state, from)
            && (slides(mover.kind()) || !(goal::near(from) & enemies).is_empty())
        {
            mover.moves(false, |action| into.push(capture(state, action)));
        }
    }
    shots(rules, state, into);
}

const fn slides(kind: Kind) -> bool {
    matches!(kind, Kind::Cannon | Kind::Chancellor | Kind::Marshal | Kind::Queen | Kind::GoldRunner)
}

/// The enemy Spies taken by an arrow, each once.
fn shots(rules: &Rules, state: &State, into: &mut Vec<Candidate>) {
    let Some(stone) = in_supply(state, ARROWS).next() else { return };
    let board = &state.board;
    // S14.
    let spies = board.pieces(!state.turn) & !rules.layout().end_zone(state.turn);
    for at in spies.iter().filter(|at| board.piece(*at).is_some_and(|piece| piece.kind == Kind::Spy)) {
        let shooter = board.pieces(state.turn).iter().find(|from| {
            board.piece(*from).is_some_and(|piece| {
                // S12.
                piece.kind != Kind::Spy
                    && goal::may_reach(piece.kind, *from, at)
                    && engine::placing(rules, board, *from, piece).contains(at)
            })
        });
        if let Some(from) = shooter {
            into.push(capture(state, Action::Place { from, first: Placing { stone, at }, second: None }));
        }
    }
}

/// Every move and removal, and captures by arrows.
pub(super) fn moves(rules: &Rules, state: &State, into: &mut Vec<Candidate>) {
    for from in state.board.pieces(state.turn) {
        let Some(mover) = Mover::new(rules, state, from) else { continue };
        mover.moves(true, |action| {
            let captures = matches!(action, Action::Move { strikes, over, .. } if strikes || !over.is_empty());
            into.push(if captures { capture(state, action) } else { Candidate { action, order: 0 } });
        });
        into.extend(mover.removals().iter().map(|at| Candidate { action: Action::Remove { from, at }, order: 0 }));
    }
}

/// Which placements the search looks at.
#[derive(Clone, Copy)]
pub(super) enum Stones {
    /// What takes a Spy alone.
    Shots,
    /// Also those on these squares, one kind of obstacle for each, and bombs on the stones there.
    On(SquareSet),
    /// All, each kind on each square.
    All,
}

/// Placements. Which piece places makes no difference, so each stone on each square is looked at once.
pub(super) fn placements(rules: &Rules, state: &State, which: Stones, into: &mut Vec<Candidate>) {
    let squares = match which {
        Stones::Shots => return shots(rules, state, into),
        Stones::On(squares) => squares,
        Stones::All => !SquareSet::EMPTY,
    };
    let places = places(rules, state);
    let all = matches!(which, Stones::All);
    for at in places.open & squares {
        let kinds = in_supply(state, OBSTACLES).take(if all { usize::MAX } else { 1 });
        into.extend(kinds.map(|stone| Candidate { action: places.action(stone, at), order: 0 }));
        if all {
            into.extend(
                in_supply(state, &[Stone::Bomb]).map(|stone| Candidate { action: places.action(stone, at), order: 0 }),
            );
        }
    }
    for at in places.blast & squares {
        into.push(Candidate { action: places.action(Stone::Bomb, at), order: 0 });
    }
    for at in places.shot {
        into.extend(in_supply(state, ARROWS).take(1).map(|stone| capture(state, places.action(stone, at))));
    }
}

/// An action that wins at once, if there is one: the rules themselves are asked, so none is missed.
pub(super) fn winning(rules: &Rules, state: &State) -> Option<Action> {
    engine::actions(rules, state).into_iter().find(|action| {
        let mut next = *state;
        engine::play(&mut next, rules.layout(), action).won.is_some()
    })
}

/// The squares on which something could be put against the enemy's threats on the side's own end field; `None` when
/// there is no threat.
pub(super) fn danger(rules: &Rules, state: &State, side: Side) -> Option<SquareSet> {
    let attackers = goal::attackers(rules, state, !side);
    (!attackers.is_empty()).then(|| goal::parries(rules, attackers, !side))
}
