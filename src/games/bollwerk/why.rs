//! Why a click leads nowhere.

use super::judge::{self, distance, refusal};
use super::picks::{self, Path};
use super::rule::Rule;
use super::turn::Actor;
use super::{Action, Kind, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};
use crate::turn::{Pick, Tool};

/// Why the last of these clicks leads nowhere; when an earlier one does already, why that one does.
pub(super) fn why(rules: &Rules, state: &State, picks: &[Pick]) -> Option<Refusal> {
    for len in 1..=picks.len() {
        let picks = picks.get(..len)?;
        if !picks::overlay(rules, state, picks).leads() {
            let (last, before) = picks.split_last()?;
            return Some(dead_end(rules, state, before, *last));
        }
    }
    None
}

/// Why a click leads nowhere after some that do.
fn dead_end(rules: &Rules, state: &State, before: &[Pick], last: Pick) -> Refusal {
    let [first, rest @ ..] = before else {
        let Pick::Square(square) = last else { return Refusal::by(Code::EmptySquare, Rule::T1.number()) };
        return match judge::actor(rules, state, square) {
            Err(refusal) => refusal,
            Ok(actor) => refusal(Code::Blocked, actor.piece.kind.rule(), square),
        };
    };
    // A turn begins with a click on an own piece.
    let Pick::Square(from) = *first else { return Refusal::by(Code::EmptySquare, Rule::T1.number()) };
    let actor = match judge::actor(rules, state, from) {
        Err(refusal) => return refusal,
        Ok(actor) => actor,
    };
    match *rest {
        [Pick::Tool(tool), Pick::Square(at), ref more @ ..] => {
            if actor.piece.kind != Kind::Chancellor {
                return refusal(Code::OutOfReach, Rule::H2, at);
            }
            let first = Stone::of_tool(tool).map(|stone| Placing { stone, at });
            let Some(first) = first.filter(|first| !actor.ends_game(*first)) else {
                return refusal(Code::GameOver, Rule::H2, at);
            };
            let state = actor.after(first);
            let actor = actor.then(&state).unwrap_or(actor);
            match (more, last) {
                ([], Pick::Tool(Tool::Remove)) => refusal(Code::OutOfReach, Rule::T1, from),
                ([], Pick::Tool(tool)) => no_use(&actor, tool),
                ([Pick::Tool(tool)], Pick::Square(at)) => no_square(&actor, *tool, at),
                _ => refusal(Code::OutOfReach, Rule::H2, from),
            }
        }
        _ => match (rest, last) {
            ([], Pick::Tool(tool)) => no_use(&actor, tool),
            ([Pick::Tool(tool)], Pick::Square(at)) => no_square(&actor, *tool, at),
            (_, Pick::Tool(_)) => refusal(Code::OutOfReach, Rule::T1, from),
            (_, Pick::Square(to)) => no_landing(&actor, rest, to),
        },
    }
}

/// Why no square takes what a tool does.
fn no_use(actor: &Actor<'_>, tool: Tool) -> Refusal {
    match Stone::of_tool(tool) {
        None if actor.piece.kind != Kind::Knight => refusal(Code::OutOfReach, Rule::N5, actor.from),
        None => refusal(Code::EmptySquare, Rule::N5, actor.from),
        Some(stone) if actor.state.supply[actor.piece.side].count(stone) == 0 => {
            Refusal::by(Code::NoSupply, Rule::P6.number()).text("stone", stone.name())
        }
        Some(_) => refusal(Code::OutOfReach, Rule::P1, actor.from),
    }
}

/// Why a square does not take what a tool does.
fn no_square(actor: &Actor<'_>, tool: Tool, at: Square) -> Refusal {
    let from = actor.from;
    or_turn_over(actor.judge(&match Stone::of_tool(tool) {
        Some(stone) => Action::Place { from, first: Placing { stone, at }, second: None },
        None => Action::Remove { from, at },
    }))
}

/// A turn that is complete takes no more.
fn or_turn_over(judged: Result<(), Refusal>) -> Refusal {
    judged.err().unwrap_or(Refusal::by(Code::OutOfReach, Rule::T1.number()))
}

/// Why the piece cannot go on to a square, or take the piece there.
fn no_landing(actor: &Actor<'_>, before: &[Pick], to: Square) -> Refusal {
    let from = actor.from;
    let is_enemy = actor.enemies().contains(to);
    let judged = |to, strikes, over| actor.judge(&Action::Move { from, to, strikes, over });
    let chain = match actor.jumping() {
        Some(jumping) => match Path::new(from).follow(actor, &jumping, before) {
            Some(path) => path.chain,
            None => {
                let rule = if actor.piece.kind == Kind::Guard { Rule::G3 } else { Rule::T1 };
                return refusal(Code::OutOfReach, rule, to);
            }
        },
        None if before.is_empty() => return or_turn_over(judged(to, is_enemy, SquareSet::EMPTY)),
        None => return refusal(Code::OutOfReach, Rule::T1, to),
    };
    let judged = if is_enemy
        && actor.piece.kind == Kind::Spy
        && distance(chain.at, to) == 1
        && let Some(behind) =
            to.offset(to.file() as i8 - chain.at.file() as i8, to.rank() as i8 - chain.at.rank() as i8)
    {
        // A click on an enemy next to it: the capture by jumping.
        let over = chain.over.with(to);
        if !actor.state.board.free().contains(behind) && behind != from && !over.contains(behind) {
            return refusal(Code::NotFree, Rule::S1, behind);
        }
        judged(behind, false, over)
    } else {
        judged(to, is_enemy && chain.over.is_empty(), chain.over)
    };
    // A turn that ends there is legal by other clicks: the chain has been there, or stands there.
    judged.err().unwrap_or_else(|| refusal(Code::OutOfReach, Rule::T3, to))
}
