//! Why a click leads nowhere.

use super::judge::{distance, refusal};
use super::picks::{Clicked, Trail};
use super::rule::Rule;
use super::turn::Actor;
use super::{Action, Kind, Placing, Stone};
use crate::board::Square;
use crate::reason::{Code, Refusal};
use crate::turn::{Pick, Tool};

impl Trail<'_> {
    /// Why a click leads nowhere.
    pub fn refuse(&self, last: Pick) -> Refusal {
        let Actor { from, piece, .. } = self.now;
        let rule = if self.first.is_some() { Rule::H2 } else { Rule::T1 };
        let (code, rule, at) = match (self.clicked, last) {
            (Clicked::First, Pick::Tool(Tool::Remove)) => (Code::OutOfReach, Rule::T1, from),
            (Clicked::Piece | Clicked::First, Pick::Tool(tool)) => return self.no_use(tool),
            (Clicked::Tool(tool), Pick::Square(at)) => {
                return self.or_else(
                    Rule::T1,
                    from,
                    &match Stone::of_tool(tool) {
                        Some(stone) => Action::Place { from, first: Placing { stone, at }, second: None },
                        None => Action::Remove { from, at },
                    },
                );
            }
            (Clicked::Piece | Clicked::Jumps, Pick::Square(to)) => return self.no_landing(to),
            (Clicked::All, last) => match (self.done, last) {
                (Some(Action::Place { first, second: None, .. }), _) if piece.kind == Kind::Chancellor => {
                    (Code::GameOver, Rule::H2, first.at)
                }
                (
                    Some(Action::Place { first: Placing { at, .. }, second: None, .. } | Action::Remove { at, .. }),
                    _,
                ) => (Code::OutOfReach, Rule::H2, at),
                (Some(Action::Move { .. }), Pick::Square(to)) => {
                    (Code::OutOfReach, if piece.kind == Kind::Guard { Rule::G3 } else { Rule::T1 }, to)
                }
                _ => (Code::OutOfReach, rule, from),
            },
            _ => (Code::OutOfReach, rule, from),
        };
        refusal(code, rule, at)
    }

    /// Why no square takes what a tool does.
    fn no_use(&self, tool: Tool) -> Refusal {
        let Actor { from, piece, state, .. } = self.now;
        match Stone::of_tool(tool) {
            None if piece.kind != Kind::Knight => refusal(Code::OutOfReach, Rule::N5, from),
            None => refusal(Code::EmptySquare, Rule::N5, from),
            Some(stone) if state.supply[piece.side].count(stone) == 0 => {
                Refusal::by(Code::NoSupply, Rule::P6.number()).text("stone", stone.name())
            }
            Some(_) => refusal(Code::OutOfReach, Rule::P1, from),
        }
    }

    /// Why an action is not legal; should it be, it is not for these clicks to make it.
    fn or_else(&self, rule: Rule, at: Square, action: &Action) -> Refusal {
        self.now.judge(action).err().unwrap_or_else(|| refusal(Code::OutOfReach, rule, at))
    }

    /// Why the piece cannot go on to a square, or take the piece there.
    fn no_landing(&self, mut to: Square) -> Refusal {
        let chain = &self.path.chain;
        let Actor { from, piece, state, .. } = self.now;
        let enemy = self.now.enemies().contains(to);
        let mut over = chain.over;
        if enemy
            && piece.kind == Kind::Spy
            && distance(chain.at, to) == 1
            && let Some(behind) =
                to.offset(to.file() as i8 - chain.at.file() as i8, to.rank() as i8 - chain.at.rank() as i8)
        {
            // A click on an enemy next to it: the capture by jumping.
            over.insert(to);
            if !state.board.free().contains(behind) && behind != from && !over.contains(behind) {
                return refusal(Code::NotFree, Rule::S1, behind);
            }
            to = behind;
        }
        let strikes = enemy && over.is_empty();
        // A turn that ends there is legal by other clicks: the chain has been there, or stands there.
        self.or_else(Rule::T3, to, &Action::Move { from, to, strikes, over })
    }
}
