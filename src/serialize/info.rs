//! The shapes of what there is to know of a game before there is one.

use super::{Named, Shape, Sink};
use crate::art;
use crate::info::{ArmyInfo, EditionInfo, GameInfo, PieceInfo, RuleInfo, StoneInfo, SwitchInfo};

fn art_of(name: &str) -> &'static str {
    art::path(name).unwrap_or_default()
}

/// A kind of piece, and the armies in whose order its counts stand.
struct Piece(&'static PieceInfo, &'static [ArmyInfo]);

impl Shape for Piece {
    fn tell(&self, to: &mut impl Sink) {
        let Piece(piece, armies) = *self;
        to.open();
        to.say("letter", piece.letter.encode_utf8(&mut [0; 4]));
        to.say("name", piece.name);
        to.name("count");
        to.open();
        for (army, count) in armies.iter().zip(piece.count) {
            to.with(army.name, count);
        }
        to.close();
        to.say("art", art_of(piece.name));
        to.close();
    }
}

impl Shape for StoneInfo {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("tool", self.tool);
        to.say("text", self.text);
        to.say("name", self.name);
        to.with("count", self.count);
        to.say("art", art_of(self.name));
        to.close();
    }
}

impl Shape for EditionInfo {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("name", self.name);
        to.with("switches", Named(self.switches));
        to.say("summary", self.summary);
        to.close();
    }
}

impl Shape for ArmyInfo {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("name", self.name);
        to.with("count", self.count);
        to.say("summary", self.summary);
        to.close();
    }
}

impl Shape for SwitchInfo {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("name", self.name);
        to.with("values", self.values);
        to.say("default", self.default);
        to.say("rule", self.rule);
        to.say("summary", self.summary);
        to.close();
    }
}

impl Shape for RuleInfo {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("number", self.number);
        to.say("summary", self.summary);
        to.close();
    }
}

/// From so many to so many.
struct Range((u16, u16));

impl Shape for Range {
    fn tell(&self, to: &mut impl Sink) {
        to.list([self.0.0, self.0.1]);
    }
}

impl Shape for GameInfo {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("id", self.id);
        to.say("name", self.name);
        to.with("files", self.files);
        to.with("ranks", self.ranks);
        to.with("squares", self.squares);
        to.with("hidden", self.hidden);
        to.name("pieces");
        to.list(self.pieces.iter().map(|piece| Piece(piece, self.armies)));
        to.with("stones", self.stones);
        to.with("editions", self.editions);
        to.with("armies", self.armies);
        to.with("switches", self.switches);
        to.with("rules", self.rules);
        to.with("players", self.players);
        to.with("age", Range(self.age));
        to.with("minutes", Range(self.minutes));
        to.close();
    }
}
