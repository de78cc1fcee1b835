//! The shapes of what there is to know of a game before there is one.

use alloc::string::String;
use alloc::vec::Vec;

use serde::ser::{Serialize, Serializer};

use super::{Data, Object};
use crate::art;
use crate::info::{ArmyInfo, EditionInfo, GameInfo, PieceInfo, RuleInfo, StoneInfo, SwitchInfo};

fn art_of(name: &str) -> &'static str {
    art::path(name).unwrap_or_default()
}

fn piece(piece: &PieceInfo, armies: &[ArmyInfo]) -> Object {
    let count: Object = armies.iter().map(|army| army.name).zip(piece.count.iter().copied()).collect();
    let letter = String::from(piece.letter);
    Object::new().with("letter", letter).with("name", piece.name).with("count", count).with("art", art_of(piece.name))
}

fn stone(stone: &StoneInfo) -> Object {
    Object::new()
        .with("tool", stone.tool)
        .with("text", stone.text)
        .with("name", stone.name)
        .with("count", stone.count)
        .with("art", art_of(stone.name))
}

fn edition(edition: &EditionInfo) -> Object {
    let switches: Object = edition.switches.iter().copied().collect();
    Object::new().with("name", edition.name).with("switches", switches).with("summary", edition.summary)
}

fn army(army: &ArmyInfo) -> Object {
    Object::new().with("name", army.name).with("count", army.count).with("summary", army.summary)
}

fn switch(switch: &SwitchInfo) -> Object {
    Object::new()
        .with("name", switch.name)
        .with("values", switch.values.to_vec())
        .with("default", switch.default)
        .with("rule", switch.rule)
        .with("summary", switch.summary)
}

fn rule(rule: &RuleInfo) -> Object {
    Object::new().with("number", rule.number).with("summary", rule.summary)
}

fn each<T>(values: &[T], shape: impl Fn(&T) -> Object) -> Data {
    values.iter().map(shape).collect()
}

impl From<&GameInfo> for Data {
    fn from(info: &GameInfo) -> Data {
        let range = |(from, to): (u16, u16)| Vec::from([from, to]);
        Object::new()
            .with("id", info.id)
            .with("name", info.name)
            .with("files", info.files)
            .with("ranks", info.ranks)
            .with("squares", info.squares)
            .with("hidden", info.hidden)
            .with("pieces", each(info.pieces, |kind| piece(kind, info.armies)))
            .with("stones", each(info.stones, stone))
            .with("editions", each(info.editions, edition))
            .with("armies", each(info.armies, army))
            .with("switches", each(info.switches, switch))
            .with("rules", each(info.rules, rule))
            .with("players", info.players)
            .with("age", range(info.age))
            .with("minutes", range(info.minutes))
            .into()
    }
}

impl Serialize for GameInfo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Data::from(self).serialize(serializer)
    }
}
