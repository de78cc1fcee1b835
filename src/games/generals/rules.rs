use alloc::string::ToString;

use super::Rank;
use super::info::INFO;
use crate::board::{Field, Square, SquareSet};
use crate::error::Error;
use crate::hidden::{Action, HiddenRules, Holder, Numbers, RankSet, Ranks, STEPS, Table, Verdict};
use crate::info::GameInfo;
use crate::outcome::{Outcome, Reason};
use crate::reason::{Code, Refusal};
use crate::scene::Stays;
use crate::settings::{Ruleset, Settings, SwitchValues};
use crate::side::Side;

/// What a challenge shows (GI1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveal {
    /// Only who leaves.
    Arbiter,
    /// Both ranks.
    Declared,
}

/// When a Flag on the far rank wins (GE3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlagRun {
    /// At once when no enemy piece is next to it, else after one turn.
    SafeOrSurvive,
    /// At once.
    Immediate,
    /// After one turn.
    Survive,
}

/// The rules of a Game of the Generals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Generals {
    /// What a challenge shows.
    pub reveal: Reveal,
    /// When a Flag on the far rank wins.
    pub flag_run: FlagRun,
    /// Whether the third occurrence of a position is a draw (GE5).
    pub threefold: bool,
    /// The ply at which the game is a draw (GE5).
    pub ply_cap: Option<u32>,
    first: Side,
    open: bool,
}

impl Ruleset for Generals {
    const INFO: &'static GameInfo = &INFO;

    fn resolve(settings: &Settings) -> Result<Generals, Error> {
        settings.edition_index(&INFO)?;
        settings.army_index(&INFO)?;
        settings.no_layout()?;
        let values = SwitchValues::resolve(&INFO, 0, &settings.switches)?;
        Ok(Generals {
            reveal: if values.get(&INFO, "reveal") == "declared" { Reveal::Declared } else { Reveal::Arbiter },
            flag_run: match values.get(&INFO, "flagRun") {
                "immediate" => FlagRun::Immediate,
                "survive" => FlagRun::Survive,
                _ => FlagRun::SafeOrSurvive,
            },
            threefold: values.get(&INFO, "threefold") == "on",
            ply_cap: values.number(&INFO, "plyCap"),
            first: settings.first.unwrap_or(Side::South),
            open: settings.open,
        })
    }

    fn settings(&self) -> Settings {
        let flag_run = match self.flag_run {
            FlagRun::SafeOrSurvive => "safe-or-survive",
            FlagRun::Immediate => "immediate",
            FlagRun::Survive => "survive",
        };
        let values = [
            if self.reveal == Reveal::Declared { "declared" } else { "arbiter" }.to_string(),
            flag_run.to_string(),
            if self.threefold { "on" } else { "off" }.to_string(),
            self.ply_cap.map_or_else(|| "none".to_string(), |cap| cap.to_string()),
        ];
        Settings::beyond_defaults(&INFO, 0, 0, values, self.first, self.open)
    }

    fn rule_of(&self, reason: Reason) -> Option<&'static str> {
        match reason {
            Reason::FlagTaken | Reason::FlagLost => Some("GE1"),
            Reason::Resigned | Reason::Agreed => Some("GE2"),
            Reason::FlagHome => Some("GE3"),
            Reason::Repetition | Reason::PlyCap => Some("GE5"),
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

impl HiddenRules for Generals {
    type Rank = Rank;
    type History = ();

    // GB1
    const FIELD: Field = Field::new(9, 8, SquareSet::EMPTY);
    // GB3
    const ZONE_RANKS: u8 = 3;
    const NEEDS_PIECES: bool = false;
    const NUMBERS: Numbers = Numbers {
        board: "GB1",
        own_piece: "GM2",
        immovable: "GM1",
        challenge: "GC1",
        step: "GM1",
        setup: "GB3",
        position: "GB5",
        immobile: "GE6",
    };

    fn army(&self) -> usize {
        0
    }

    fn is_movable(&self, _: Rank) -> bool {
        true
    }

    fn challenge(&self, attacker: Rank, defender: Rank) -> Verdict {
        let stays = match (attacker, defender) {
            // GC5
            (_, Rank::Flag) => return Verdict { stays: Stays::Attacker, ends: Some(Reason::FlagTaken) },
            (Rank::Flag, _) => return Verdict { stays: Stays::Defender, ends: Some(Reason::FlagLost) },
            // GC1
            (one, other) if one == other => Stays::None,
            // GC4, GC3
            (Rank::Private, Rank::Spy) => Stays::Attacker,
            (Rank::Spy, Rank::Private) => Stays::Defender,
            (Rank::Spy, _) => Stays::Attacker,
            (_, Rank::Spy) => Stays::Defender,
            // GC1 among officers, GC2 against Privates, who stand below all of them
            (one, other) if one < other => Stays::Attacker,
            _ => Stays::Defender,
        };
        Verdict { stays, ends: None }
    }

    fn shows_ranks(&self) -> bool {
        self.reveal == Reveal::Declared
    }

    fn shown_by_move(&self, _: &Action) -> Option<Rank> {
        None
    }

    fn each_action(table: &Table<Self>, _: Rank, from: Square, each: &mut impl FnMut(Action) -> bool) -> bool {
        table.each_step(from, each)
    }

    fn judge_geometry(_: &Table<Self>, _: Rank, action: &Action) -> Result<(), Refusal> {
        if action.via.is_none() && action.from.is_adjacent(action.to) {
            Ok(())
        } else {
            Err(Refusal::by(Code::OutOfReach, "GM1").at(action.to))
        }
    }

    fn could_capture(&self, _: Rank, _: Square, _: Square) -> bool {
        true
    }

    // GE3: a Flag there would have won.
    fn ruled_out(table: &Table<Self>) -> (SquareSet, RankSet) {
        let mut squares = SquareSet::EMPTY;
        squares.extend(far_rank(table, table.turn));
        squares.extend(far_rank(table, !table.turn).filter(|square| match table.rules.flag_run {
            FlagRun::Immediate => true,
            FlagRun::Survive => false,
            FlagRun::SafeOrSurvive => is_safe(table, *square),
        }));
        (squares, RankSet::EMPTY.with(Rank::Flag))
    }

    fn end(table: &Table<Self>, ranks: &impl Ranks<Self>) -> Option<Outcome> {
        let rules = &table.rules;
        let mover = !table.turn;
        // GE3: it was there when the turn of now over began, and nobody took it.
        if flag_home(table, ranks, table.turn).is_some() {
            return Some(Outcome::win(table.turn, Reason::FlagHome));
        }
        if let Some(flag) = flag_home(table, ranks, mover) {
            let wins = match rules.flag_run {
                FlagRun::Immediate => true,
                FlagRun::Survive => false,
                FlagRun::SafeOrSurvive => is_safe(table, flag),
            };
            if wins {
                return Some(Outcome::win(mover, Reason::FlagHome));
            }
        }
        if rules.threefold {
            // Boards with the same side to move stand two apart.
            let now = table.boards.last();
            let same = table.boards.iter().rev().step_by(2).filter(|board| Some(*board) == now).count();
            if same >= 3 {
                return Some(Outcome::draw(Reason::Repetition));
            }
        }
        rules.ply_cap.is_some_and(|cap| table.ply >= cap).then(|| Outcome::draw(Reason::PlyCap))
    }
}

/// The squares of a side's far rank that its pieces hold.
fn far_rank(table: &Table<Generals>, side: Side) -> impl Iterator<Item = Square> {
    let far = match side {
        Side::South => Generals::FIELD.ranks() - 1,
        Side::North => 0,
    };
    let file = 0..Generals::FIELD.files();
    file.filter_map(move |file| Square::new(file, far)).filter(move |square| table.side_at(*square) == Some(side))
}

/// Whether no piece of the side on turn stands next to a square; diagonals do not count (GE3).
fn is_safe(table: &Table<Generals>, square: Square) -> bool {
    !STEPS.into_iter().any(|step| table.holder(square.stepped(step)) == Holder::Side(table.turn))
}

/// The square of a side's Flag, if it stands on that side's far rank.
fn flag_home(table: &Table<Generals>, ranks: &impl Ranks<Generals>, side: Side) -> Option<Square> {
    far_rank(table, side).find(|square| table.at(*square).and_then(|id| ranks.rank(id)) == Some(Rank::Flag))
}
