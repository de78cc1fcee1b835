//! How data crosses to front ends: the shapes of the JavaScript contract. Absent things are left out, unknown ones null.

use alloc::string::ToString;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, SerializeStruct, Serializer};

use crate::art;
use crate::board::Square;
use crate::info::{ArmyInfo, EditionInfo, GameInfo, PieceInfo, RuleInfo, StoneInfo, SwitchInfo};
use crate::news::Report;
use crate::outcome::{Outcome, Phase, Reason};
use crate::reason::Code;
use crate::scene::{Cell, Said, Scene, ScenePiece, Stays};
use crate::side::{BySide, Side, Viewer};
use crate::turn::Tool;

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

macro_rules! by_name {
    ($($type:ty: $name:ident),*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.$name())
            }
        })*
    };
}
by_name!(Side: name, Viewer: name, Phase: name, Reason: as_str, Code: as_str, Tool: as_str);

/// An outcome with the rule that says so.
#[derive(Clone, Copy, Debug)]
pub struct Ended {
    /// The outcome.
    pub outcome: Outcome,
    /// The rule's number.
    pub rule: Option<&'static str>,
}

impl Serialize for Ended {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Outcome", 3)?;
        fields.serialize_field("winner", &self.outcome.winner)?;
        fields.serialize_field("reason", &self.outcome.reason)?;
        if let Some(rule) = self.rule {
            fields.serialize_field("rule", rule)?;
        }
        fields.end()
    }
}

impl<N: Serialize> Serialize for Report<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Report", 3)?;
        fields.serialize_field("south", &self.south)?;
        fields.serialize_field("north", &self.north)?;
        fields.serialize_field("spectator", &self.spectator)?;
        fields.end()
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Cell", 4)?;
        fields.serialize_field("at", &self.at)?;
        fields.serialize_field("ground", &self.ground)?;
        if let Some(zone) = self.zone {
            fields.serialize_field("zone", &zone)?;
        }
        if let Some(end_field) = self.end_field {
            fields.serialize_field("endField", &end_field)?;
        }
        fields.end()
    }
}

impl Serialize for ScenePiece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("ScenePiece", 4)?;
        fields.serialize_field("at", &self.at)?;
        fields.serialize_field("side", &self.side)?;
        fields.serialize_field("kind", &self.kind)?;
        fields.serialize_field("key", &self.key)?;
        fields.end()
    }
}

/// One thing said: its kind and its fields.
struct Sayer<M>(M);

impl<M: SerializeMap> Sayer<M> {
    fn field(mut self, name: &'static str, value: &impl Serialize) -> Result<Self, M::Error> {
        self.0.serialize_entry(name, value)?;
        Ok(self)
    }

    fn optional(self, name: &'static str, value: Option<&impl Serialize>) -> Result<Self, M::Error> {
        match value {
            Some(value) => self.field(name, value),
            None => Ok(self),
        }
    }

    fn stone(self, side: &Side, from: Option<&Square>, to: &Square, stone: &Tool) -> Result<Self, M::Error> {
        self.field("side", side)?.optional("from", from)?.field("to", to)?.field("stone", stone)
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let say = |kind: &'static str| Sayer(serializer.serialize_map(None)?).field("kind", &kind);
        let sayer = match self {
            Said::Deploy { side } => say("deploy")?.field("side", side)?,
            Said::Move { side, from, to, via, piece, key } => say("move")?
                .field("side", side)?
                .field("from", from)?
                .field("to", to)?
                .optional("via", via.as_ref())?
                .field("piece", piece)?
                .field("key", key)?,
            Said::Challenge { side, from, to, via, attacker, defender, stays, attacker_key, defender_key } => {
                say("challenge")?
                    .field("side", side)?
                    .field("from", from)?
                    .field("to", to)?
                    .optional("via", via.as_ref())?
                    .field("attacker", attacker)?
                    .field("defender", defender)?
                    .field("stays", stays)?
                    .field("attackerKey", attacker_key)?
                    .field("defenderKey", defender_key)?
            }
            Said::Place { side, from, to, stone } => say("place")?.stone(side, Some(from), to, stone)?,
            Said::Blast { side, from, to, stone } => say("blast")?.stone(side, Some(from), to, stone)?,
            Said::Collect { side, to, stone } => say("collect")?.stone(side, None, to, stone)?,
            Said::Remove { side, from, to, stone } => say("remove")?.stone(side, Some(from), to, stone)?,
            Said::End { outcome, rule } => say("end")?
                .field("winner", &outcome.winner)?
                .field("reason", &outcome.reason)?
                .optional("rule", rule.as_ref())?,
            Said::Undo { ply } => say("undo")?.field("ply", ply)?,
        };
        sayer.0.end()
    }
}

struct Stone<'a>(&'a (Square, Tool));

impl Serialize for Stone<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Stone", 2)?;
        fields.serialize_field("at", &self.0.0)?;
        fields.serialize_field("kind", &self.0.1)?;
        fields.end()
    }
}

/// A list of pairs as one object.
#[derive(Clone, Copy, Debug)]
pub struct Pairs<'a, K, V>(pub &'a [(K, V)]);

impl<K: ToString, V: Serialize> Serialize for Pairs<'_, K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name.to_string(), value)))
    }
}

/// A slice, each element wrapped on its way out.
struct Each<'a, T, F>(&'a [T], F);

impl<'a, T, W: Serialize, F: Fn(&'a T) -> W> Serialize for Each<'a, T, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        for element in self.0 {
            list.serialize_element(&self.1(element))?;
        }
        list.end()
    }
}

impl Serialize for Scene {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Scene", 12)?;
        fields.serialize_field("id", self.id)?;
        fields.serialize_field("viewer", &self.viewer)?;
        fields.serialize_field("files", &self.files)?;
        fields.serialize_field("ranks", &self.ranks)?;
        fields.serialize_field("turn", &self.turn)?;
        fields.serialize_field("cells", &self.cells)?;
        fields.serialize_field("pieces", &self.pieces)?;
        fields.serialize_field("stones", &Each(&self.stones, Stone))?;
        fields.serialize_field("marks", &self.marks)?;
        fields.serialize_field("said", &self.said)?;
        fields.serialize_field("lost", &self.lost)?;
        let supply = self.supply.as_ref();
        fields.serialize_field("supply", &supply.map(|supply| BySide::new(|side| Pairs(&supply[side]))))?;
        fields.end()
    }
}

impl Serialize for Stays {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Stays::Attacker => "attacker",
            Stays::Defender => "defender",
            Stays::None => "none",
        })
    }
}

struct Piece<'a>(&'a PieceInfo, &'a [ArmyInfo]);

impl Serialize for Piece<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Piece(piece, armies) = self;
        let mut fields = serializer.serialize_struct("PieceInfo", 4)?;
        fields.serialize_field("letter", &piece.letter)?;
        fields.serialize_field("name", piece.name)?;
        let counts: alloc::vec::Vec<_> = armies.iter().map(|army| army.name).zip(piece.count.iter().copied()).collect();
        fields.serialize_field("count", &Pairs(&counts))?;
        fields.serialize_field("art", art::path(piece.name).unwrap_or_default())?;
        fields.end()
    }
}

macro_rules! plain {
    ($($type:ident { $($field:ident),* } $(+ $extra:ident = $value:expr)?;)*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut fields = serializer.serialize_struct(stringify!($type), 8)?;
                $(fields.serialize_field(stringify!($field), &self.$field)?;)*
                $({
                    let value: fn(&$type) -> &'static str = $value;
                    fields.serialize_field(stringify!($extra), value(self))?;
                })?
                fields.end()
            }
        })*
    };
}
plain! {
    ArmyInfo { name, count, summary };
    SwitchInfo { name, values, default, rule, summary };
    RuleInfo { number, summary };
    StoneInfo { tool, text, name, count } + art = |stone| art::path(stone.name).unwrap_or_default();
}

impl Serialize for EditionInfo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("EditionInfo", 3)?;
        fields.serialize_field("name", self.name)?;
        fields.serialize_field("switches", &Pairs(self.switches))?;
        fields.serialize_field("summary", self.summary)?;
        fields.end()
    }
}

impl Serialize for GameInfo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("GameInfo", 15)?;
        fields.serialize_field("id", self.id)?;
        fields.serialize_field("name", self.name)?;
        fields.serialize_field("files", &self.files)?;
        fields.serialize_field("ranks", &self.ranks)?;
        fields.serialize_field("squares", &self.squares)?;
        fields.serialize_field("hidden", &self.hidden)?;
        fields.serialize_field("pieces", &Each(self.pieces, |piece| Piece(piece, self.armies)))?;
        fields.serialize_field("stones", self.stones)?;
        fields.serialize_field("editions", self.editions)?;
        fields.serialize_field("armies", self.armies)?;
        fields.serialize_field("switches", self.switches)?;
        fields.serialize_field("rules", self.rules)?;
        fields.serialize_field("players", &self.players)?;
        fields.serialize_field("age", &self.age)?;
        fields.serialize_field("minutes", &self.minutes)?;
        fields.end()
    }
}
