use core::fmt;

use super::info::STONES;
use crate::turn::{Stones, Tool};

/// A supplementary stone (rule BO5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stone {
    /// `A` in actions, `!` on the board.
    Arrow,
    /// `RA`, `+!`
    RedBorderArrow,
    /// `B`, `=`
    Block,
    /// `RB`, `+=`
    RedBorderBlock,
    /// `O`, `*`
    Bomb,
}

impl Stone {
    /// All five, in the order of the tools.
    pub const ALL: [Stone; 5] = [Stone::Arrow, Stone::RedBorderArrow, Stone::Block, Stone::RedBorderBlock, Stone::Bomb];

    /// The tool that places it.
    #[must_use]
    pub const fn tool(self) -> Tool {
        match self {
            Stone::Arrow => Tool::Arrow,
            Stone::RedBorderArrow => Tool::RedBorderArrow,
            Stone::Block => Tool::Block,
            Stone::RedBorderBlock => Tool::RedBorderBlock,
            Stone::Bomb => Tool::Bomb,
        }
    }

    /// The stone that a tool places; `None` for the removal.
    #[must_use]
    pub const fn of_tool(tool: Tool) -> Option<Stone> {
        match tool {
            Tool::Arrow => Some(Stone::Arrow),
            Tool::RedBorderArrow => Some(Stone::RedBorderArrow),
            Tool::Block => Some(Stone::Block),
            Tool::RedBorderBlock => Some(Stone::RedBorderBlock),
            Tool::Bomb => Some(Stone::Bomb),
            Tool::Remove => None,
        }
    }

    /// How it stands in a position text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        STONES[self as usize].text
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        STONES[self as usize].name
    }

    /// How many a side has at the start.
    #[must_use]
    pub const fn count(self) -> u8 {
        STONES[self as usize].count
    }

    /// An arrow of either kind (P9).
    #[must_use]
    pub const fn is_arrow(self) -> bool {
        matches!(self, Stone::Arrow | Stone::RedBorderArrow)
    }

    /// A block of either kind (P9).
    #[must_use]
    pub const fn is_block(self) -> bool {
        matches!(self, Stone::Block | Stone::RedBorderBlock)
    }

    /// A stone with a red border, which can be collected (RB1).
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Stone::RedBorderArrow | Stone::RedBorderBlock)
    }
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The stones that a side has in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Supply(pub(super) [u32; 5]);

impl Supply {
    /// What a side starts with.
    pub const START: Supply = Supply([10, 1, 10, 1, 3]);

    /// With these counts, in the order of [`Stone::ALL`].
    #[must_use]
    pub const fn new(counts: [u32; 5]) -> Supply {
        Supply(counts)
    }

    /// How many of a kind.
    #[must_use]
    pub const fn count(self, stone: Stone) -> u32 {
        self.0[stone as usize]
    }

    /// The kinds that are left.
    #[must_use]
    pub fn kinds(self) -> Stones {
        let mut kinds = Stones::NONE;
        for &stone in &Stone::ALL {
            if self.count(stone) > 0 {
                kinds = kinds.with(stone.tool());
            }
        }
        kinds
    }

    /// Puts one in hand.
    pub(super) const fn add(&mut self, stone: Stone) {
        self.0[stone as usize] = self.0[stone as usize].saturating_add(1);
    }

    /// Takes one out.
    pub(super) const fn take(&mut self, stone: Stone) {
        self.0[stone as usize] = self.0[stone as usize].saturating_sub(1);
    }

    /// A number for each supply, for hashing.
    pub(super) fn code(self) -> u64 {
        self.0.iter().fold(0, |code, count| code << 8 | u64::from(*count))
    }
}
