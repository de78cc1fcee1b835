//! Why a click leads nowhere.

use super::picks::{Path, follow, options};
use super::turn::Actor;
use super::{Kind, Placing, Rules, State, Stone, judge};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};
use crate::turn::{Pick, Tool};

/// Why the last of these clicks leads nowhere; when an earlier one does already, why that one does.
pub(super) fn why(rules: &Rules, state: &State, picks: &[Pick]) -> Option<Refusal> {
    let leads = |picks: &[Pick]| {
        let options = options(rules, state, picks);
        options.done.is_some() || !options.marks.is_empty()
    };
    let dead = (1..=picks.len()).filter_map(|len| picks.get(..len)).find(|picks| !leads(picks))?;
    let (last, before) = dead.split_last()?;
    let [first, rest @ ..] = before else {
        return Some(match last {
            Pick::Tool(_) => Refusal::by(Code::EmptySquare, "T1"),
            Pick::Square(square) => match judge::actor(rules, state, *square) {
                Err(refusal) => refusal,
                Ok(actor) => Refusal::by(Code::Blocked, actor.piece.kind.rule()).at(*square),
            },
        });
    };
    let Pick::Square(from) = *first else { return None };
    let actor = judge::actor(rules, state, from).ok()?;
    Some(match (rest, *last) {
        ([], Pick::Tool(tool)) => no_use(&actor, tool),
        ([Pick::Tool(Tool::Remove)], Pick::Square(at)) => or_turn_over(actor.judge_removal(at)),
        ([Pick::Tool(tool)], Pick::Square(at)) => place(&actor, *tool, at),
        ([Pick::Tool(_), Pick::Square(at), ..], _) if actor.piece.kind != Kind::Chancellor => {
            Refusal::by(Code::OutOfReach, "H2").at(*at)
        }
        ([Pick::Tool(tool), Pick::Square(at), more @ ..], last) => {
            let first = Stone::of_tool(*tool).map(|stone| Placing { stone, at: *at });
            let first = first.filter(|first| !actor.ends_game(*first));
            let Some(first) = first else { return Some(Refusal::by(Code::GameOver, "H2").at(*at)) };
            let state = actor.after(first);
            let actor = Actor { state: &state, ..actor };
            match (more, last) {
                ([], Pick::Tool(Tool::Remove)) => Refusal::by(Code::OutOfReach, "T1").at(from),
                ([], Pick::Tool(tool)) => no_use(&actor, tool),
                ([Pick::Tool(tool)], Pick::Square(at)) => place(&actor, *tool, at),
                _ => Refusal::by(Code::OutOfReach, "H2").at(from),
            }
        }
        (_, Pick::Tool(_)) => Refusal::by(Code::OutOfReach, "T1").at(from),
        (rest, Pick::Square(to)) => landing(&actor, rest, to),
    })
}

/// A turn that is complete takes no more.
fn or_turn_over(judged: Result<(), Refusal>) -> Refusal {
    judged.err().unwrap_or_else(|| Refusal::by(Code::OutOfReach, "T1"))
}

/// Why no square takes what a tool does.
fn no_use(actor: &Actor<'_>, tool: Tool) -> Refusal {
    match Stone::of_tool(tool) {
        None if actor.piece.kind != Kind::Knight => Refusal::by(Code::OutOfReach, "N5").at(actor.from),
        None => Refusal::by(Code::EmptySquare, "N5").at(actor.from),
        Some(stone) if actor.state.supply[actor.piece.side].count(stone) == 0 => {
            Refusal::by(Code::NoSupply, "P6").text("stone", stone.name())
        }
        Some(_) => Refusal::by(Code::OutOfReach, "P1").at(actor.from),
    }
}

fn place(actor: &Actor<'_>, tool: Tool, at: Square) -> Refusal {
    match Stone::of_tool(tool) {
        Some(stone) => or_turn_over(actor.judge_placing(Placing { stone, at })),
        None => Refusal::by(Code::OutOfReach, "N5").at(at),
    }
}

/// Why the piece cannot go on to a square, or take the piece there.
fn landing(actor: &Actor<'_>, before: &[Pick], to: Square) -> Refusal {
    let path = match actor.jumping() {
        Some(_) if before.is_empty() => Some(Path::new(actor)),
        Some(jumping) => follow(actor, &jumping, before),
        None if before.is_empty() => None,
        None => return Refusal::by(Code::OutOfReach, "T1").at(to),
    };
    let enemy = actor.enemies().contains(to);
    let Some(path) = path else {
        if before.is_empty() {
            return or_turn_over(actor.judge_move(to, enemy, SquareSet::EMPTY));
        }
        return Refusal::by(Code::OutOfReach, if actor.piece.kind == Kind::Guard { "G3" } else { "T1" }).at(to);
    };
    let chain = path.chain;
    let (dx, dy) = (to.file() as i8 - chain.at.file() as i8, to.rank() as i8 - chain.at.rank() as i8);
    let judged = match to.offset(dx, dy).filter(|_| enemy && dx.abs().max(dy.abs()) == 1) {
        // A click on an enemy next to it: the capture by jumping.
        Some(behind) if actor.piece.kind == Kind::Spy => {
            let over = chain.over.with(to);
            if !actor.state.board.free().contains(behind) && behind != chain.from && !over.contains(behind) {
                return Refusal::by(Code::NotFree, "S1").at(behind);
            }
            actor.judge_move(behind, false, over)
        }
        _ => actor.judge_move(to, enemy && chain.over.is_empty(), chain.over),
    };
    // A turn that ends there is legal by other clicks: the chain has been there, or stands there.
    judged.err().unwrap_or_else(|| Refusal::by(Code::OutOfReach, "T3").at(to))
}
