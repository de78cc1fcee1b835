//! What to draw and say, as data. A front end needs nothing else.

use alloc::vec::Vec;

use crate::board::{Field, Square};
use crate::outcome::Outcome;
use crate::side::{BySide, Side, Viewer};
use crate::turn::{Mark, Tool};

/// What a cell is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A square of the light tone.
    Light,
    /// A square of the dark tone.
    Dark,
    /// A lake: seen, but no square.
    Water,
}

impl Ground {
    /// `light`, `dark` or `water`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ground::Light => "light",
            Ground::Dark => "dark",
            Ground::Water => "water",
        }
    }
}

/// One cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Where.
    pub at: Square,
    /// What it is.
    pub ground: Ground,
    /// The side whose zone it belongs to.
    pub zone: Option<Side>,
    /// The side whose end field it is.
    pub end_field: Option<Side>,
}

impl Cell {
    /// The cells of a field, with holes inside its frame as water when `lakes` says so.
    #[must_use]
    pub fn all(field: &Field, lakes: bool) -> Vec<Cell> {
        let frame = Field::new(field.files(), field.ranks(), crate::board::SquareSet::EMPTY);
        let cell = |at: Square| {
            let ground = match (field.contains(at), (at.file() + at.rank()) % 2) {
                (false, _) => Ground::Water,
                (true, 0) => Ground::Dark,
                (true, _) => Ground::Light,
            };
            Cell { at, ground, zone: None, end_field: None }
        };
        frame.squares().iter().filter(|at| lakes || field.contains(*at)).map(cell).collect()
    }
}

/// A piece as its viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScenePiece {
    /// Where it stands.
    pub at: Square,
    /// Whose it is.
    pub side: Side,
    /// The name of its kind; `None` while unknown.
    pub kind: Option<&'static str>,
    /// The square on which it started: its key through the whole game.
    pub key: Square,
}

/// Who stays after a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stays {
    /// The challenger, who takes the square.
    Attacker,
    /// The piece that was challenged.
    Defender,
    /// Neither.
    None,
}

impl Stays {
    /// `attacker`, `defender` or `none`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Stays::Attacker => "attacker",
            Stays::Defender => "defender",
            Stays::None => "none",
        }
    }
}

/// What happened, as data; a front end makes sentences of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A side has set up.
    Deploy {
        /// Who.
        side: Side,
    },
    /// A piece moved.
    Move {
        /// Whose.
        side: Side,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// Over which square a step-strike went, or where a chain of jumps landed last.
        via: Option<Square>,
        /// Its kind, where known.
        piece: Option<&'static str>,
        /// Its key.
        key: Square,
    },
    /// A piece challenged or captured another.
    Challenge {
        /// The attacker's side.
        side: Side,
        /// From where.
        from: Square,
        /// The square of the piece challenged or captured.
        to: Square,
        /// Over which square a step-strike went.
        via: Option<Square>,
        /// The attacker's kind, where known.
        attacker: Option<&'static str>,
        /// The defender's kind, where known.
        defender: Option<&'static str>,
        /// Who stayed.
        stays: Stays,
        /// The attacker's key.
        attacker_key: Square,
        /// The defender's key.
        defender_key: Square,
    },
    /// A stone was placed.
    Place {
        /// By whom.
        side: Side,
        /// By the piece there.
        from: Square,
        /// Where.
        to: Square,
        /// Which.
        stone: Tool,
    },
    /// A bomb blew up a stone.
    Blast {
        /// By whom.
        side: Side,
        /// By the piece there.
        from: Square,
        /// Where.
        to: Square,
        /// Which stone went.
        stone: Tool,
    },
    /// A stone was collected.
    Collect {
        /// By whom.
        side: Side,
        /// Where.
        to: Square,
        /// Which.
        stone: Tool,
    },
    /// A stone left the game: removed by a Knight or crushed by a move.
    Remove {
        /// By whom.
        side: Side,
        /// By the piece there.
        from: Square,
        /// Where.
        to: Square,
        /// Which.
        stone: Tool,
    },
    /// The game ended.
    End {
        /// How.
        outcome: Outcome,
        /// By which rule.
        rule: Option<&'static str>,
    },
    /// A turn was taken back.
    Undo {
        /// The ply that is now.
        ply: u32,
    },
}

/// What to draw and say for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The game.
    pub id: &'static str,
    /// Whose view.
    pub viewer: Viewer,
    /// Files of the board.
    pub files: u8,
    /// Ranks of the board.
    pub ranks: u8,
    /// Who is on turn.
    pub turn: Side,
    /// The cells in square order.
    pub cells: Vec<Cell>,
    /// The pieces in square order.
    pub pieces: Vec<ScenePiece>,
    /// The stones in square order.
    pub stones: Vec<(Square, Tool)>,
    /// The marks in mark order.
    pub marks: Vec<Mark>,
    /// What happened in the last turn.
    pub said: Vec<Said>,
    /// Kinds that each side has lost, `unknown` where the viewer does not know, in the order of the loss.
    pub lost: BySide<Vec<&'static str>>,
    /// Stones in hand.
    pub supply: Option<BySide<Vec<(Tool, u32)>>>,
}
