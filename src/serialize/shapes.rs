//! The shapes of what a game and its views say.

use alloc::string::String;

use serde::ser::{Serialize, Serializer};

use super::gathered::serialize;
use super::{Named, Shape, Sink};
use crate::board::Square;
use crate::candidate::Candidate;
use crate::error::Error;
use crate::info::GameInfo;
use crate::news::Report;
use crate::outcome::{Outcome, Phase, Reason};
use crate::reason::{Code, Refusal, Value};
use crate::scene::{Cell, Ground, Said, Scene, ScenePiece, Stays};
use crate::side::{BySide, Side, Viewer};
use crate::turn::{Mark, Options, Sense, Stones, Tool};

impl Shape for Square {
    fn tell(&self, to: &mut impl Sink) {
        let mut text = String::new();
        self.write(&mut text);
        to.text(&text);
    }
}

macro_rules! by_name {
    ($($type:ty: $name:ident),*) => {
        $(impl Shape for $type {
            fn tell(&self, to: &mut impl Sink) {
                to.text(self.$name());
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
    fn tell_fields(&self, to: &mut impl Sink) {
        let Outcome { winner, reason } = self.outcome;
        to.with("winner", winner);
        to.with("reason", reason);
        to.with_some("rule", self.rule);
    }
}

impl Shape for Ended {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        self.tell_fields(to);
        to.close();
    }
}

impl Shape for Report<String> {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        for viewer in Viewer::ALL {
            to.say(viewer.name(), self.of(viewer));
        }
        to.close();
    }
}

impl Shape for Value {
    fn tell(&self, to: &mut impl Sink) {
        match self {
            Value::Number(number) => to.number(*number),
            Value::Text(text) => to.text(text),
        }
    }
}

impl Refusal {
    fn tell_fields(&self, to: &mut impl Sink) {
        to.with("code", self.code);
        to.with_some("rule", self.rule);
        to.with_some("at", self.at);
        if !self.detail.is_empty() {
            to.with("detail", Named(&self.detail));
        }
    }
}

impl Shape for Refusal {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        self.tell_fields(to);
        to.close();
    }
}

/// What is thrown: the fields of a `RulesError`, which makes its own message of them.
impl Shape for Error {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        self.refusal.tell_fields(to);
        if !self.flaws.is_empty() {
            to.with("flaws", &self.flaws);
        }
        to.with_some("offset", self.offset.and_then(|offset| u32::try_from(offset).ok()));
        if let Some((line, column)) = self.place {
            to.with("line", line);
            to.with("column", column);
        }
        to.close();
    }
}

impl Shape for Stones {
    fn tell(&self, to: &mut impl Sink) {
        to.list(self.iter());
    }
}

impl Shape for Mark {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.with("at", self.at);
        to.with("sense", self.sense);
        if !self.stones.is_empty() {
            to.with("stones", self.stones);
        }
        to.close();
    }
}

impl Shape for Options<String> {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.with("marks", &self.marks);
        to.with("tools", &self.tools);
        to.with("done", &self.done);
        to.close();
    }
}

impl Shape for Candidate {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("piece", self.piece);
        to.with("left", self.left);
        to.close();
    }
}

impl Shape for Cell {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.with("at", self.at);
        to.with("ground", self.ground);
        to.with_some("zone", self.zone);
        to.with_some("endField", self.end_field);
        to.close();
    }
}

impl Shape for ScenePiece {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.with("at", self.at);
        to.with("side", self.side);
        to.with("kind", self.kind);
        to.with("key", self.key);
        to.close();
    }
}

impl Shape for Said {
    fn tell(&self, to: &mut impl Sink) {
        let (kind, side) = match *self {
            Said::Deploy { side } => ("deploy", Some(side)),
            Said::Move { side, .. } => ("move", Some(side)),
            Said::Challenge { side, .. } => ("challenge", Some(side)),
            Said::Place { side, .. } => ("place", Some(side)),
            Said::Blast { side, .. } => ("blast", Some(side)),
            Said::Collect { side, .. } => ("collect", Some(side)),
            Said::Remove { side, .. } => ("remove", Some(side)),
            Said::End { .. } => ("end", None),
            Said::Undo { .. } => ("undo", None),
        };
        to.open();
        to.say("kind", kind);
        to.with_some("side", side);
        match *self {
            Said::Deploy { .. } => {}
            Said::Move { from, to: target, via, piece, key, .. } => {
                to.with("from", from);
                to.with("to", target);
                to.with_some("via", via);
                to.with("piece", piece);
                to.with("key", key);
            }
            Said::Challenge {
                from, to: target, via, attacker, defender, stays, attacker_key, defender_key, ..
            } => {
                to.with("from", from);
                to.with("to", target);
                to.with_some("via", via);
                to.with("attacker", attacker);
                to.with("defender", defender);
                to.with("stays", stays);
                to.with("attackerKey", attacker_key);
                to.with("defenderKey", defender_key);
            }
            Said::Place { from, to: target, stone, .. }
            | Said::Blast { from, to: target, stone, .. }
            | Said::Remove { from, to: target, stone, .. } => {
                to.with("from", from);
                to.with("to", target);
                to.with("stone", stone);
            }
            Said::Collect { to: target, stone, .. } => {
                to.with("to", target);
                to.with("stone", stone);
            }
            Said::End { outcome, rule } => Ended { outcome, rule }.tell_fields(to),
            Said::Undo { ply } => to.with("ply", ply),
        }
        to.close();
    }
}

impl<T: Shape> Shape for BySide<T> {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.with("south", &self.south);
        to.with("north", &self.north);
        to.close();
    }
}

/// A stone on a square.
impl Shape for (Square, Tool) {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.with("at", self.0);
        to.with("kind", self.1);
        to.close();
    }
}

impl Shape for Scene {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("id", self.id);
        to.with("viewer", self.viewer);
        to.with("files", self.files);
        to.with("ranks", self.ranks);
        to.with("turn", self.turn);
        to.with("cells", &self.cells);
        to.with("pieces", &self.pieces);
        to.with("stones", &self.stones);
        to.with("marks", &self.marks);
        to.with("said", &self.said);
        to.with("lost", &self.lost);
        let hands =
            self.supply.as_ref().map(|BySide { south, north }| BySide { south: Named(south), north: Named(north) });
        to.with("supply", hands);
        to.close();
    }
}

macro_rules! serialize_as_told {
    ($($type:ty),*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serialize(self, serializer)
            }
        })*
    };
}
serialize_as_told! {
    Square, Side, Viewer, Phase, Reason, Code, Tool, Sense, Ground, Stays, Ended, Report<String>, Value,
    Refusal, Error, Stones, Mark, Options<String>, Candidate, Cell, ScenePiece, Said, Scene, GameInfo
}
