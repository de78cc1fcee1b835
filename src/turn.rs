//! Turns as paths of clicks: what was clicked, what may be clicked next, and what a mark means.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::board::Square;
use crate::error::Error;

/// A tool beside the board: a stone to place, or the Knight's removal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tool {
    /// `A`
    Arrow,
    /// `RA`
    RedBorderArrow,
    /// `B`
    Block,
    /// `RB`
    RedBorderBlock,
    /// `O`
    Bomb,
    /// `remove`
    Remove,
}

impl Tool {
    /// All tools in the order of the contract.
    pub const ALL: [Tool; 6] =
        [Tool::Arrow, Tool::RedBorderArrow, Tool::Block, Tool::RedBorderBlock, Tool::Bomb, Tool::Remove];

    /// The text of a click on it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Tool::Arrow => "A",
            Tool::RedBorderArrow => "RA",
            Tool::Block => "B",
            Tool::RedBorderBlock => "RB",
            Tool::Bomb => "O",
            Tool::Remove => "remove",
        }
    }
}

impl AsRef<str> for Tool {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// On a square.
    Square(Square),
    /// On a tool.
    Tool(Tool),
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Square(square) => fmt::Display::fmt(square, f),
            Pick::Tool(tool) => fmt::Display::fmt(tool, f),
        }
    }
}

/// Reads exactly one click. Errors: `bad-text`.
impl FromStr for Pick {
    type Err = Error;

    fn from_str(text: &str) -> Result<Pick, Error> {
        match Tool::ALL.into_iter().find(|tool| tool.as_str() == text) {
            Some(tool) => Ok(Pick::Tool(tool)),
            None => text.parse().map(Pick::Square),
        }
    }
}

/// What a mark says of its square. The order is that of marks on one square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sense {
    /// The piece that acts, or one that can.
    Subject,
    /// It can move there, and could capture there.
    Move,
    /// It can move there, but could not capture there.
    MoveOnly,
    /// An enemy piece that it can capture.
    Capture,
    /// A stone that the move collects.
    Collect,
    /// An arrow that the move destroys.
    Crush,
    /// A stone can be placed there.
    Place,
    /// A stone that a bomb would blow up.
    Blast,
    /// A Spy that an arrow would take.
    Arrow,
    /// A stone that can be removed.
    Remove,
    /// A square of the last turn; in scenes only.
    Last,
}

impl Sense {
    /// All senses in order.
    pub const ALL: [Sense; 11] = [
        Sense::Subject,
        Sense::Move,
        Sense::MoveOnly,
        Sense::Capture,
        Sense::Collect,
        Sense::Crush,
        Sense::Place,
        Sense::Blast,
        Sense::Arrow,
        Sense::Remove,
        Sense::Last,
    ];

    /// The text of the contract, e.g. `move-only`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Sense::Subject => "subject",
            Sense::Move => "move",
            Sense::MoveOnly => "move-only",
            Sense::Capture => "capture",
            Sense::Collect => "collect",
            Sense::Crush => "crush",
            Sense::Place => "place",
            Sense::Blast => "blast",
            Sense::Arrow => "arrow",
            Sense::Remove => "remove",
            Sense::Last => "last",
        }
    }
}

/// A set of stones that may be placed, as a bit for each of the five stone tools.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Stones(u8);

impl Stones {
    /// No stone.
    pub const NONE: Stones = Stones(0);

    /// With one more. `Tool::Remove` is no stone and changes nothing.
    #[must_use]
    pub const fn with(self, tool: Tool) -> Stones {
        match tool {
            Tool::Remove => self,
            stone => Stones(self.0 | 1 << stone as u8),
        }
    }

    /// Both together.
    #[must_use]
    pub const fn union(self, other: Stones) -> Stones {
        Stones(self.0 | other.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn intersection(self, other: Stones) -> Stones {
        Stones(self.0 & other.0)
    }

    /// Whether a stone is among them.
    #[must_use]
    pub const fn contains(self, tool: Tool) -> bool {
        !matches!(tool, Tool::Remove) && self.0 >> tool as u8 & 1 != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The stones in the order of the tools.
    pub fn iter(self) -> impl Iterator<Item = Tool> {
        Tool::ALL.into_iter().filter(move |tool| self.contains(*tool))
    }
}

/// One mark on one square. The order is square order, then the order of `Sense`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark {
    /// The square.
    pub at: Square,
    /// What the mark says.
    pub sense: Sense,
    /// What may be placed there; empty unless the sense is `Place`, `Blast` or `Arrow`.
    pub stones: Stones,
}

impl Mark {
    /// A mark without stones.
    #[must_use]
    pub const fn new(at: Square, sense: Sense) -> Mark {
        Mark { at, sense, stones: Stones::NONE }
    }
}

/// Puts marks or squares into order, each once. An insertion sort: the lists are short and nearly in order, and the
/// general sort of the library would be a visible part of the module.
pub(crate) fn put_in_order<T: Ord>(list: &mut Vec<T>) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && list[at] < list[at - 1] {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
    list.dedup();
}

/// What may be clicked next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options<A> {
    /// What the next click on a square would mean, in mark order.
    pub marks: Vec<Mark>,
    /// The tools that lead somewhere, in their order.
    pub tools: Vec<Tool>,
    /// The action that the clicks so far make, if they make one.
    pub done: Option<A>,
}

impl<A> Options<A> {
    /// Nothing may be clicked.
    #[must_use]
    pub const fn none() -> Options<A> {
        Options { marks: Vec::new(), tools: Vec::new(), done: None }
    }
}
