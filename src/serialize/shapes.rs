//! The shapes of what a game and its views say.

use alloc::string::String;
use alloc::vec::Vec;

use serde::ser::{Serialize, Serializer};

use super::{Data, Object};
use crate::board::Square;
use crate::candidate::Candidate;
use crate::error::Error;
use crate::news::Report;
use crate::outcome::{Outcome, Phase, Reason};
use crate::reason::{Code, Refusal, Value};
use crate::scene::{Cell, Ground, Said, Scene, ScenePiece, Stays};
use crate::side::{BySide, Side, Viewer};
use crate::turn::{Mark, Options, Sense, Stones, Tool};

impl From<Square> for Data {
    fn from(square: Square) -> Data {
        let mut text = String::new();
        square.write(&mut text);
        text.into()
    }
}

macro_rules! by_name {
    ($($type:ty: $name:ident),*) => {
        $(impl From<$type> for Data {
            fn from(value: $type) -> Data {
                value.$name().into()
            }
        })*
    };
}
by_name! {
    Side: name, Viewer: name, Phase: name, Reason: as_str, Code: as_str, Tool: as_str, Sense: as_str, Ground: name,
    Stays: name
}

/// An outcome with the rule that says so.
#[derive(Clone, Copy, Debug)]
pub struct Ended {
    /// The outcome.
    pub outcome: Outcome,
    /// The rule's number.
    pub rule: Option<&'static str>,
}

impl Ended {
    fn told(self, object: Object) -> Data {
        let Outcome { winner, reason } = self.outcome;
        object.with("winner", winner).with("reason", reason).with_some("rule", self.rule).into()
    }
}

impl From<Ended> for Data {
    fn from(ended: Ended) -> Data {
        ended.told(Object::new())
    }
}

impl From<Report<String>> for Data {
    fn from(report: Report<String>) -> Data {
        Object::new().with("south", report.south).with("north", report.north).with("spectator", report.spectator).into()
    }
}

impl From<Value> for Data {
    fn from(value: Value) -> Data {
        match value {
            Value::Number(number) => number.into(),
            Value::Text(text) => text.into(),
        }
    }
}

impl From<Refusal> for Object {
    fn from(refusal: Refusal) -> Object {
        let detail = (!refusal.detail.is_empty()).then(|| refusal.detail.into_iter().collect::<Object>());
        Object::new()
            .with("code", refusal.code)
            .with_some("rule", refusal.rule)
            .with_some("at", refusal.at)
            .with_some("detail", detail)
    }
}

impl From<Refusal> for Data {
    fn from(refusal: Refusal) -> Data {
        Object::from(refusal).into()
    }
}

/// What is thrown: the fields of a `RulesError`, which makes its own message of them.
impl From<Error> for Data {
    fn from(error: Error) -> Data {
        let fault = error.into_fault();
        let number = |offset: usize| u32::try_from(offset).ok();
        let (line, column) = fault.place.unzip();
        Object::from(fault.refusal)
            .with_some("flaws", (!fault.flaws.is_empty()).then_some(fault.flaws))
            .with_some("offset", fault.offset.and_then(number))
            .with_some("line", line)
            .with_some("column", column)
            .into()
    }
}

impl From<Stones> for Data {
    fn from(stones: Stones) -> Data {
        stones.iter().collect()
    }
}

impl From<Mark> for Data {
    fn from(Mark { at, sense, stones }: Mark) -> Data {
        let stones = (!stones.is_empty()).then_some(stones);
        Object::new().with("at", at).with("sense", sense).with_some("stones", stones).into()
    }
}

impl From<Options<String>> for Data {
    fn from(options: Options<String>) -> Data {
        Object::new().with("marks", options.marks).with("tools", options.tools).with("done", options.done).into()
    }
}

impl From<Candidate> for Data {
    fn from(candidate: Candidate) -> Data {
        Object::new().with("piece", candidate.piece).with("left", candidate.left).into()
    }
}

impl From<Cell> for Data {
    fn from(cell: Cell) -> Data {
        Object::new()
            .with("at", cell.at)
            .with("ground", cell.ground)
            .with_some("zone", cell.zone)
            .with_some("endField", cell.end_field)
            .into()
    }
}

impl From<ScenePiece> for Data {
    fn from(piece: ScenePiece) -> Data {
        let object = Object::new().with("at", piece.at).with("side", piece.side);
        object.with("kind", piece.kind).with("key", piece.key).into()
    }
}

impl From<Said> for Data {
    fn from(said: Said) -> Data {
        let say = |kind: &'static str| Object::new().with("kind", kind);
        let stone = |kind, side: Side, from: Option<Square>, to: Square, stone: Tool| {
            say(kind).with("side", side).with_some("from", from).with("to", to).with("stone", stone)
        };
        let object = match said {
            Said::Deploy { side } => say("deploy").with("side", side),
            Said::Move { side, from, to, via, piece, key } => say("move")
                .with("side", side)
                .with("from", from)
                .with("to", to)
                .with_some("via", via)
                .with("piece", piece)
                .with("key", key),
            Said::Challenge { side, from, to, via, attacker, defender, stays, attacker_key, defender_key } => {
                say("challenge")
                    .with("side", side)
                    .with("from", from)
                    .with("to", to)
                    .with_some("via", via)
                    .with("attacker", attacker)
                    .with("defender", defender)
                    .with("stays", stays)
                    .with("attackerKey", attacker_key)
                    .with("defenderKey", defender_key)
            }
            Said::Place { side, from, to, stone: placed } => stone("place", side, Some(from), to, placed),
            Said::Blast { side, from, to, stone: gone } => stone("blast", side, Some(from), to, gone),
            Said::Collect { side, to, stone: taken } => stone("collect", side, None, to, taken),
            Said::Remove { side, from, to, stone: gone } => stone("remove", side, Some(from), to, gone),
            Said::End { outcome, rule } => return Ended { outcome, rule }.told(say("end")),
            Said::Undo { ply } => say("undo").with("ply", ply),
        };
        object.into()
    }
}

impl<T: Into<Data>> From<BySide<T>> for Data {
    fn from(BySide { south, north }: BySide<T>) -> Data {
        Object::new().with("south", south).with("north", north).into()
    }
}

impl From<Scene> for Data {
    fn from(scene: Scene) -> Data {
        let stone = |(at, kind): (Square, Tool)| Object::new().with("at", at).with("kind", kind);
        let hand = |stones: Vec<(Tool, u32)>| -> Object {
            stones.into_iter().map(|(tool, count)| (tool.as_str(), count)).collect()
        };
        let supply = scene.supply.map(|BySide { south, north }| BySide { south: hand(south), north: hand(north) });
        Object::new()
            .with("id", scene.id)
            .with("viewer", scene.viewer)
            .with("files", scene.files)
            .with("ranks", scene.ranks)
            .with("turn", scene.turn)
            .with("cells", scene.cells)
            .with("pieces", scene.pieces)
            .with("stones", scene.stones.into_iter().map(stone).collect::<Data>())
            .with("marks", scene.marks)
            .with("said", scene.said)
            .with("lost", scene.lost)
            .with("supply", supply)
            .into()
    }
}

macro_rules! serialize_as_data {
    ($($type:ty),*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Data::from(self.clone()).serialize(serializer)
            }
        })*
    };
}
serialize_as_data! {
    Square, Side, Viewer, Phase, Reason, Code, Tool, Sense, Ground, Stays, Ended, Report<String>, Value,
    Refusal, Error, Stones, Mark, Options<String>, Candidate, Cell, ScenePiece, Said, Scene
}
