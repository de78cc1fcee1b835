use alloc::string::{String, ToString};

use super::info::INFO;
use super::{History, Rank, reach, repetition};
use crate::board::{Field, Square, SquareSet};
use crate::error::Error;
use crate::hidden::{Action, HiddenRules, Numbers, PieceId, Ranks, Table, Verdict};
use crate::info::GameInfo;
use crate::outcome::{Outcome, Reason};
use crate::reason::Refusal;
use crate::scene::Stays;
use crate::settings::{Ruleset, Settings, SwitchValues};
use crate::side::Side;

/// How a Scout goes and strikes (SM3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scout {
    /// Any distance, and strikes at any distance.
    Long,
    /// Any distance, but strikes only next to it.
    Adjacent,
    /// One square, and may strike from there in the same turn.
    StepStrike,
}

/// When a side that cannot move has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuck {
    /// When its turn comes (SE3).
    OnTurn,
    /// As tournaments have it (SE4).
    Isf,
}

/// The rules of a game of Stratego.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stratego {
    /// How a Scout goes and strikes.
    pub scout: Scout,
    /// N of the two-square rule; 0 is off (SR1).
    pub two_square: u8,
    /// Whether the more-squares rule holds (SR2).
    pub chase: bool,
    /// When a side that cannot move has lost.
    pub stuck: Stuck,
    /// The ply at which the game is a draw (SE5).
    pub ply_cap: Option<u32>,
    /// The turns in a row without an attack after which it is a draw (SE5).
    pub no_attack_cap: Option<u32>,
    edition: u8,
    army: u8,
    first: Side,
    open: bool,
}

impl Ruleset for Stratego {
    const INFO: &'static GameInfo = &INFO;

    fn resolve(settings: &Settings) -> Result<Stratego, Error> {
        let edition = settings.edition_index(&INFO)?;
        let army = settings.army_index(&INFO)?;
        settings.no_layout()?;
        let values = SwitchValues::resolve(&INFO, edition, &settings.switches)?;
        Ok(Stratego {
            scout: match values.get(&INFO, "scout") {
                "adjacent" => Scout::Adjacent,
                "step-strike" => Scout::StepStrike,
                _ => Scout::Long,
            },
            two_square: values.get(&INFO, "twoSquare").parse().unwrap_or(0),
            chase: values.get(&INFO, "chase") == "on",
            stuck: if values.get(&INFO, "stuck") == "isf" { Stuck::Isf } else { Stuck::OnTurn },
            ply_cap: values.number(&INFO, "plyCap"),
            no_attack_cap: values.number(&INFO, "noAttackCap"),
            // Both are places in short tables.
            edition: u8::try_from(edition).unwrap_or(0),
            army: u8::try_from(army).unwrap_or(0),
            first: settings.first.unwrap_or(Side::South),
            open: settings.open,
        })
    }

    fn settings(&self) -> Settings {
        let scout = match self.scout {
            Scout::Long => "long",
            Scout::Adjacent => "adjacent",
            Scout::StepStrike => "step-strike",
        };
        let number = |cap: Option<u32>| cap.map_or_else(|| "none".to_string(), |cap| cap.to_string());
        let values = [
            scout.to_string(),
            self.two_square.to_string(),
            if self.chase { "on" } else { "off" }.to_string(),
            if self.stuck == Stuck::Isf { "isf" } else { "on-turn" }.to_string(),
            number(self.ply_cap),
            number(self.no_attack_cap),
        ];
        Settings::beyond_defaults(&INFO, self.edition.into(), self.army.into(), values, self.first, self.open)
    }

    fn rule_of(&self, reason: Reason) -> Option<&'static str> {
        match reason {
            Reason::FlagTaken => Some("SE1"),
            Reason::Resigned | Reason::Agreed => Some("SE2"),
            Reason::Stuck if self.stuck == Stuck::OnTurn => Some("SE3"),
            Reason::Stuck | Reason::BothStuck => Some("SE4"),
            Reason::PlyCap | Reason::NoAttack => Some("SE5"),
            _ => None,
        }
    }

    fn first(&self) -> Side {
        self.first
    }

    fn is_open(&self) -> bool {
        self.open
    }
}

/// c5 d5 c6 d6 g5 h5 g6 h6 (SB1)
const LAKES: SquareSet = {
    let mut lakes = SquareSet::EMPTY;
    let files = [2, 3, 6, 7];
    let mut index = 0;
    while index < 4 {
        if let (Some(low), Some(high)) = (Square::new(files[index], 4), Square::new(files[index], 5)) {
            lakes = lakes.with(low).with(high);
        }
        index += 1;
    }
    lakes
};

impl HiddenRules for Stratego {
    type Rank = Rank;
    type History = History;

    // SB1
    const FIELD: Field = Field::new(10, 10, LAKES);
    // SB3
    const ZONE_RANKS: u8 = 4;
    const NEEDS_PIECES: bool = true;
    const NUMBERS: Numbers = Numbers {
        board: "SB1",
        own_piece: "SM1",
        immovable: "SM2",
        challenge: "SM4",
        step: "SM1",
        setup: "SB3",
        position: "SE6",
        immobile: "SB5",
    };

    fn army(&self) -> usize {
        self.army.into()
    }

    fn is_movable(&self, rank: Rank) -> bool {
        // SM2
        !matches!(rank, Rank::Bomb | Rank::Flag)
    }

    fn challenge(&self, attacker: Rank, defender: Rank) -> Verdict {
        let stays = match (attacker, defender) {
            // SA7
            (_, Rank::Flag) => return Verdict { stays: Stays::Attacker, ends: Some(Reason::FlagTaken) },
            // SA5, SA4
            (Rank::Miner, Rank::Bomb) => Stays::Attacker,
            (_, Rank::Bomb) => Stays::Defender,
            // SA6
            (Rank::Spy, Rank::Marshal) => Stays::Attacker,
            // SA2, SA1; the Spy is the lowest that moves
            (one, other) if one == other => Stays::None,
            (one, other) if one > other => Stays::Attacker,
            _ => Stays::Defender,
        };
        Verdict { stays, ends: None }
    }

    fn shows_ranks(&self) -> bool {
        // SA8
        true
    }

    fn shown_by_move(&self, action: &Action) -> Option<Rank> {
        // SA8
        (!action.from.is_adjacent(action.to) || action.via.is_some()).then_some(Rank::Scout)
    }

    fn each_action(table: &Table<Self>, rank: Rank, from: Square, each: &mut impl FnMut(Action) -> bool) -> bool {
        reach::each_action(table, rank, from, each)
    }

    fn judge_geometry(table: &Table<Self>, rank: Rank, action: &Action) -> Result<(), Refusal> {
        reach::judge(table, rank, action)
    }

    fn could_capture(&self, rank: Rank, from: Square, to: Square) -> bool {
        from.is_adjacent(to) || (rank == Rank::Scout && self.scout == Scout::Long)
    }

    fn may_bar(table: &Table<Self>, mover: PieceId) -> bool {
        repetition::may_bar(table, mover)
    }

    fn judge_repetition(table: &Table<Self>, action: &Action) -> Result<(), Refusal> {
        repetition::judge(table, action)
    }

    fn warn_repetition(table: &Table<Self>, action: &Action) -> Option<Refusal> {
        repetition::warn(table, action)
    }

    fn needs_move(table: &Table<Self>, side: Side) -> bool {
        // SE3, SE4
        side == table.turn || table.rules.stuck == Stuck::Isf
    }

    fn remember(table: &mut Table<Self>, action: &Action, mover: PieceId) {
        repetition::remember(table, action, mover);
    }

    fn history_text(table: &Table<Self>) -> Option<String> {
        repetition::text(table)
    }

    fn end(table: &Table<Self>, ranks: &impl Ranks<Self>) -> Option<Outcome> {
        let rules = &table.rules;
        if rules.stuck == Stuck::Isf && !table.has_mobile(ranks, !table.turn) {
            // SE4
            return Some(if table.has_mobile(ranks, table.turn) {
                Outcome::win(table.turn, Reason::Stuck)
            } else {
                Outcome::draw(Reason::BothStuck)
            });
        }
        // SE3, SE4
        if !table.has_legal(ranks) {
            return Some(Outcome::win(!table.turn, Reason::Stuck));
        }
        // SE5
        let reached = |cap: Option<u32>, count: u32| cap.is_some_and(|cap| count >= cap);
        if reached(rules.ply_cap, table.ply) {
            return Some(Outcome::draw(Reason::PlyCap));
        }
        reached(rules.no_attack_cap, table.quiet).then(|| Outcome::draw(Reason::NoAttack))
    }
}
