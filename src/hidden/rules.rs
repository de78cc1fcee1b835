//! What tells one game with hidden ranks from another, as data.

use super::{Action, RankSet};
use crate::board::{Field, SquareSet};
use crate::error::Error;
use crate::games;
use crate::info::{GameInfo, PieceInfo};
use crate::outcome::Reason;
use crate::scene::Stays;
use crate::settings::{Choices, Ruleset, Settings};
use crate::side::Side;

/// A rank of a hidden game: an index into `GameInfo::pieces`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(pub u8);

impl Rank {
    /// The place in `GameInfo::pieces`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The numbers of the rules that refuse.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// Which cells are squares.
    pub board: &'static str,
    /// Never onto an own piece.
    pub own_piece: &'static str,
    /// Kinds that never move.
    pub immovable: &'static str,
    /// What a challenge is, and so when its text has an `x`.
    pub challenge: &'static str,
    /// How an ordinary piece moves.
    pub step: &'static str,
    /// How the scout moves.
    pub scout: &'static str,
    /// The two-square rule.
    pub two_square: &'static str,
    /// The more-squares rule.
    pub chase: &'static str,
    /// Set-ups and their faults.
    pub setup: &'static str,
    /// Position texts and their faults.
    pub position: &'static str,
    /// The warning of a set-up without a move.
    pub immobile: &'static str,
}

/// Who stays after a challenge, and whether that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Who stays.
    pub stays: Stays,
    /// The reason for which the game ends: the side of the piece that stays has won.
    pub ends: Option<Reason>,
}

impl Verdict {
    /// The game goes on.
    #[must_use]
    pub const fn on(stays: Stays) -> Verdict {
        Verdict { stays, ends: None }
    }

    /// The game is over.
    #[must_use]
    pub const fn end(stays: Stays, reason: Reason) -> Verdict {
        Verdict { stays, ends: Some(reason) }
    }
}

/// A game with hidden ranks: what no choice of rules changes.
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    /// What a front end needs to know.
    pub info: &'static GameInfo,
    /// The board.
    pub field: Field,
    /// How many ranks of the board a side sets up on.
    pub zone_ranks: u8,
    /// Whether the side to move must have a piece in a position text.
    pub needs_pieces: bool,
    /// The ranks that never move.
    pub immovable: RankSet,
    /// The rank whose loss ends the game.
    pub flag: Rank,
    /// The rank that goes as [`Scout`] says.
    pub scout: Option<Rank>,
    /// Who stays when the first challenges the second.
    pub challenge: fn(Rank, Rank) -> Verdict,
    /// The rule by which a game ends for that reason.
    pub rule_of: fn(&Rules, Reason) -> Option<&'static str>,
    /// Rule numbers.
    pub numbers: Numbers,
}

/// How a scout goes and strikes (SM3).
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

/// The rules of a game with hidden ranks as somebody chose them. A rule that the game does not have is off.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    definition: &'static Definition,
    choices: Choices,
    /// How a scout goes and strikes.
    pub scout: Scout,
    /// N of the two-square rule; 0 is off (SR1).
    pub two_square: u8,
    /// Whether the more-squares rule holds (SR2).
    pub chase: bool,
    /// When a side that cannot move has lost; `None`: never.
    pub stuck: Option<Stuck>,
    /// Whether a challenge shows both ranks to everybody (SA8, GI1).
    pub shows_ranks: bool,
    /// When a Flag on the far rank wins; `None`: never.
    pub flag_run: Option<FlagRun>,
    /// Whether the third occurrence of a position is a draw (GE5).
    pub threefold: bool,
    /// The ply at which the game is a draw (SE5, GE5).
    pub ply_cap: Option<u32>,
    /// The turns in a row without an attack after which it is a draw (SE5).
    pub no_attack_cap: Option<u32>,
}

/// The games with hidden ranks of this build.
const DEFINITIONS: &[&Definition] = &[
    #[cfg(feature = "generals")]
    &games::generals::DEFINITION,
    #[cfg(feature = "stratego")]
    &games::stratego::DEFINITION,
];

impl Rules {
    /// What no choice of rules changes.
    #[must_use]
    pub const fn definition(&self) -> &'static Definition {
        self.definition
    }

    /// The board.
    #[must_use]
    pub const fn field(&self) -> &'static Field {
        &self.definition.field
    }

    /// The army, an index into `GameInfo::armies`.
    #[must_use]
    pub const fn army(&self) -> usize {
        self.choices.army()
    }

    /// All ranks, in the order of `GameInfo::pieces`.
    pub fn ranks(&self) -> impl Iterator<Item = Rank> + use<> {
        // Fewer than 16.
        (0..self.definition.info.pieces.len() as u8).map(Rank)
    }

    fn piece(&self, rank: Rank) -> Option<&'static PieceInfo> {
        self.definition.info.pieces.get(rank.index())
    }

    /// The name of a rank in the contract.
    #[must_use]
    pub fn name(&self, rank: Rank) -> &'static str {
        self.piece(rank).map_or("unknown", |piece| piece.name)
    }

    /// How many of a rank the army has.
    #[must_use]
    pub fn count(&self, rank: Rank) -> u32 {
        let count = self.piece(rank).and_then(|piece| piece.count.get(self.army()));
        count.map_or(0, |count| u32::from(*count))
    }

    /// The letter of a piece: upper case for south, `X` and `x` for an unknown one.
    #[must_use]
    pub fn letter(&self, side: Side, rank: Option<Rank>) -> char {
        let upper = rank.and_then(|rank| self.piece(rank)).map_or('X', |piece| piece.letter);
        match side {
            Side::South => upper,
            Side::North => upper.to_ascii_lowercase(),
        }
    }

    /// The side and rank that a letter stands for; `None` for a letter that no piece has.
    #[must_use]
    pub fn read_letter(&self, letter: char) -> Option<(Side, Option<Rank>)> {
        let side = if letter.is_ascii_uppercase() { Side::South } else { Side::North };
        let upper = letter.to_ascii_uppercase();
        if upper == 'X' {
            return Some((side, None));
        }
        let has = |rank: &Rank| self.piece(*rank).is_some_and(|piece| piece.letter == upper);
        self.ranks().find(has).map(|rank| (side, Some(rank)))
    }

    /// Whether pieces of a rank ever move.
    #[must_use]
    pub const fn is_movable(&self, rank: Rank) -> bool {
        !self.definition.immovable.contains(rank)
    }

    /// Whether a rank goes as [`Rules::scout`] says.
    #[must_use]
    pub fn is_scout(&self, rank: Rank) -> bool {
        self.definition.scout == Some(rank)
    }

    /// Who stays.
    #[must_use]
    pub fn challenge(&self, attacker: Rank, defender: Rank) -> Verdict {
        (self.definition.challenge)(attacker, defender)
    }

    /// The rank that a move shows by its mere shape (SA8).
    #[must_use]
    pub fn shown_by_move(&self, action: &Action) -> Option<Rank> {
        self.definition.scout.filter(|_| action.via.is_some() || !action.from.is_adjacent(action.to))
    }

    /// The cells in which a side sets up.
    #[must_use]
    pub fn zone(&self, side: Side) -> SquareSet {
        let mut zone = SquareSet::EMPTY;
        for depth in 0..self.definition.zone_ranks {
            zone |= SquareSet::rank(match side {
                Side::South => depth,
                Side::North => self.field().ranks().saturating_sub(1 + depth),
            });
        }
        zone & self.field().squares()
    }
}

/// Equal when they are the same game played by the same rules.
impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.choices == other.choices
    }
}

impl Eq for Rules {}

impl Ruleset for Rules {
    fn resolve(id: &str, settings: &Settings) -> Result<Rules, Error> {
        let definition = DEFINITIONS.iter().find(|definition| definition.info.id == id);
        let definition = *definition.ok_or_else(|| Error::unknown_game(id))?;
        let mut choices = Choices::named(definition.info, settings)?;
        settings.no_layout()?;
        choices.set(&settings.switches)?;
        // Places in the order of the values; a place that is none where the game does not have the switch.
        let chosen = |name| choices.switch(name).unwrap_or(u32::MAX);
        let cap = |name| choices.switch(name).filter(|cap| *cap > 0);
        Ok(Rules {
            definition,
            choices,
            scout: match chosen("scout") {
                1 => Scout::Adjacent,
                2 => Scout::StepStrike,
                _ => Scout::Long,
            },
            two_square: match chosen("twoSquare") {
                1 => 3,
                2 => 5,
                _ => 0,
            },
            chase: chosen("chase") == 1,
            stuck: match chosen("stuck") {
                0 => Some(Stuck::OnTurn),
                1 => Some(Stuck::Isf),
                _ => None,
            },
            shows_ranks: chosen("reveal") != 0,
            flag_run: match chosen("flagRun") {
                0 => Some(FlagRun::SafeOrSurvive),
                1 => Some(FlagRun::Immediate),
                2 => Some(FlagRun::Survive),
                _ => None,
            },
            threefold: chosen("threefold") == 1,
            ply_cap: cap("plyCap"),
            no_attack_cap: cap("noAttackCap"),
        })
    }

    fn choices(&self) -> &Choices {
        &self.choices
    }

    fn rule_of(&self, reason: Reason) -> Option<&'static str> {
        (self.definition.rule_of)(self, reason)
    }
}
