//! Turns of several jumps: the Guard's and the Spy's, as a machine that takes one landing after the other.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::reach::AROUND;
use super::{Board, Cell, Kind, Piece, Switches};
use crate::board::{Square, SquareSet};
use crate::side::Side;

/// A rule that the machine leaves out of account, to find out which rule forbids a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Waive {
    /// None: the rules as they are.
    Nothing,
    /// A Guard jumps what it likes.
    G4,
    /// A Guard captures in all directions, and however it pleases.
    G5,
    /// A King step and jumps mix without a capture.
    S5,
    /// What was jumped before a capture does not matter, and a King step may come before it.
    S7,
    /// An enemy jumped without capture does not matter.
    S8,
    /// The second capture comes when it likes.
    S9,
    /// No end of jumps and steps after the last capture.
    S10,
    /// Blocks can be jumped.
    S15,
}

/// How far a turn of jumps has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    /// Nothing yet.
    Start,
    /// A Guard has jumped. With `Waive::S5`, a Spy has made a King step.
    Jumped,
    /// A Spy has jumped own pieces only.
    OverOwn,
    /// A Spy has jumped stones only.
    OverStones,
    /// A Spy has jumped, and cannot capture any more (S7, S8).
    Loose,
    /// A Spy has just made its first capture.
    TookOne,
    /// After that it has made a jump that does not rule out the second capture (S9, `later`).
    TookOneThenJumped,
    /// A Spy has just made its second capture.
    TookTwo,
    /// One jump after the last capture.
    ThenJumped,
    /// One King step after the last capture.
    ThenStepped,
    /// The turn ends here.
    End,
}

/// A turn of jumps on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chain {
    /// Where it began.
    pub from: Square,
    /// Whose turn it is.
    side: Side,
    /// Where the piece is now.
    pub at: Square,
    /// Pieces captured by jumping.
    pub over: SquareSet,
    stage: Stage,
}

/// One more landing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hop {
    /// The piece that it captures.
    pub takes: Option<Square>,
    /// The turn so far.
    pub then: Chain,
}

/// What may be jumped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hurdle {
    Own(Kind),
    Enemy(Kind),
    Stone,
    Block,
}

/// The rules of jumping for one turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jumping<'a> {
    pub board: &'a Board,
    pub switches: Switches,
    pub kind: Kind,
    pub waive: Waive,
    /// Captures other than these are left out of account.
    pub only: Option<SquareSet>,
}

impl Chain {
    pub const fn new(from: Square, side: Side) -> Chain {
        Chain { from, side, at: from, over: SquareSet::EMPTY, stage: Stage::Start }
    }

    /// The same turn with the piece elsewhere.
    pub const fn moved(self, at: Square) -> Chain {
        Chain { at, ..self }
    }

    /// Whether a turn that ends here is one (T3).
    pub fn is_turn(&self) -> bool {
        self.at != self.from || !self.over.is_empty()
    }

    const fn on(self, at: Square, stage: Stage) -> Chain {
        Chain { at, stage, ..self }
    }

    /// What the cell holds that could be jumped; squares that this turn has left or emptied hold nothing.
    fn hurdle(&self, board: &Board, square: Square) -> Option<Hurdle> {
        if square == self.from || self.over.contains(square) {
            return None;
        }
        match board.at(square) {
            Cell::Piece(Piece { side, kind }) if side == self.side => Some(Hurdle::Own(kind)),
            Cell::Piece(piece) => Some(Hurdle::Enemy(piece.kind)),
            Cell::Stone(stone) if stone.is_block() => Some(Hurdle::Block),
            Cell::Stone(_) => Some(Hurdle::Stone),
            Cell::Void | Cell::Free => None,
        }
    }

    /// Whether the piece can land on a square, and whether the turn ends there (RB1).
    fn landing(&self, board: &Board, square: Square) -> Option<bool> {
        if board.free().contains(square) || square == self.from || self.over.contains(square) {
            return Some(false);
        }
        board.stone(square).filter(|stone| stone.is_red()).map(|_| true)
    }

    /// The squares behind everything that a Spy can jump from here, whatever stands on them.
    pub fn vaults(&self, board: &Board) -> SquareSet {
        let mut reach = SquareSet::EMPTY;
        for (dx, dy) in AROUND {
            let hurdle = self.at.offset(dx, dy).and_then(|middle| self.hurdle(board, middle));
            if let Some(Hurdle::Own(_) | Hurdle::Enemy(_) | Hurdle::Stone) = hurdle
                && let Some(to) = self.at.offset(2 * dx, 2 * dy)
                && board.at(to) != Cell::Void
            {
                reach.insert(to);
            }
        }
        reach
    }
}

impl Jumping<'_> {
    /// Everything that may come next. The plain steps of a Guard are not among it: they end the turn at once.
    pub fn next(&self, chain: &Chain, mut each: impl FnMut(Hop)) {
        if chain.stage == Stage::End && self.waive != Waive::S10 {
            return;
        }
        for (dx, dy) in AROUND {
            let Some(middle) = chain.at.offset(dx, dy) else { continue };
            if self.kind == Kind::Spy
                && let Some(stage) = self.step(chain.stage)
                && let Some(ends) = chain.landing(self.board, middle)
            {
                let stage = if ends { Stage::End } else { stage };
                each(Hop { takes: None, then: chain.on(middle, stage) });
            }
            let Some(hurdle) = chain.hurdle(self.board, middle) else { continue };
            let Some(to) = chain.at.offset(2 * dx, 2 * dy) else { continue };
            let Some(ends) = chain.landing(self.board, to) else { continue };
            let (passes, takes) = match self.kind {
                Kind::Guard => self.guard(chain, hurdle, dy),
                _ => (self.pass(chain.stage, hurdle), self.take(chain.stage, hurdle)),
            };
            if let Some(stage) = passes {
                let stage = if ends { Stage::End } else { stage };
                each(Hop { takes: None, then: chain.on(to, stage) });
            }
            if let Some(stage) = takes
                && self.only.is_none_or(|only| only.contains(middle))
            {
                let stage = if ends { Stage::End } else { stage };
                let then = Chain { over: chain.over.with(middle), ..chain.on(to, stage) };
                each(Hop { takes: Some(middle), then });
            }
        }
    }

    /// G3, G4, G5: what a Guard's jump leads to, without and with capture.
    fn guard(&self, chain: &Chain, hurdle: Hurdle, dy: i8) -> (Option<Stage>, Option<Stage>) {
        let once = self.switches.enemy_jump_once && self.waive != Waive::G5;
        match hurdle {
            Hurdle::Own(Kind::Guard) => (Some(Stage::Jumped), None),
            Hurdle::Enemy(Kind::Guard) if self.waive == Waive::G5 => (Some(Stage::Jumped), Some(Stage::Jumped)),
            Hurdle::Enemy(Kind::Guard) if dy != chain.side.forward() => (None, None),
            Hurdle::Enemy(Kind::Guard) if !once => (None, Some(Stage::Jumped)),
            Hurdle::Enemy(Kind::Guard) => (None, (chain.stage == Stage::Start).then_some(Stage::End)),
            Hurdle::Enemy(_) if self.waive == Waive::G4 => (Some(Stage::Jumped), Some(Stage::Jumped)),
            _ if self.waive == Waive::G4 => (Some(Stage::Jumped), None),
            _ => (None, None),
        }
    }

    /// What a Spy's King step leads to (S3, S5, S7, S10).
    fn step(&self, stage: Stage) -> Option<Stage> {
        match stage {
            Stage::Start if self.waive == Waive::S5 => Some(Stage::Jumped),
            Stage::Start if self.waive == Waive::S7 => Some(Stage::OverOwn),
            Stage::Start => Some(Stage::End),
            Stage::OverOwn | Stage::OverStones | Stage::Loose if self.waive == Waive::S5 => Some(Stage::End),
            Stage::TookOne if self.waive == Waive::S9 => Some(Stage::TookOneThenJumped),
            Stage::TookOne | Stage::TookTwo => Some(Stage::ThenStepped),
            Stage::TookOneThenJumped | Stage::ThenJumped => Some(Stage::End),
            _ if self.waive == Waive::S10 => Some(Stage::End),
            _ => None,
        }
    }

    /// What a Spy's jump without capture leads to (S4, S7, S8, S10, S15).
    fn pass(&self, stage: Stage, hurdle: Hurdle) -> Option<Stage> {
        let (own, enemy) = match hurdle {
            Hurdle::Own(_) => (true, false),
            Hurdle::Enemy(_) => (false, true),
            Hurdle::Stone => (false, false),
            Hurdle::Block if self.waive == Waive::S15 => (false, false),
            Hurdle::Block => return None,
        };
        let any = self.switches.mixed_run_up || self.waive == Waive::S7;
        let fresh = if own || any { Stage::OverOwn } else { Stage::OverStones };
        Some(match stage {
            Stage::Start | Stage::OverOwn | Stage::OverStones if enemy => match self.waive {
                Waive::S8 if stage == Stage::Start => Stage::OverOwn,
                Waive::S8 => stage,
                _ => Stage::Loose,
            },
            Stage::Start => fresh,
            Stage::OverOwn | Stage::OverStones if stage == fresh => stage,
            Stage::OverOwn | Stage::OverStones | Stage::Loose => Stage::Loose,
            Stage::Jumped => Stage::Jumped,
            Stage::TookOne if self.waive == Waive::S9 => Stage::TookOneThenJumped,
            Stage::TookOne if self.switches.later_capture && !enemy => Stage::TookOneThenJumped,
            Stage::TookOne | Stage::TookTwo => Stage::ThenJumped,
            Stage::TookOneThenJumped if self.waive == Waive::S9 => Stage::TookOneThenJumped,
            Stage::TookOneThenJumped | Stage::ThenJumped | Stage::ThenStepped => Stage::End,
            Stage::End if self.waive == Waive::S10 => Stage::End,
            Stage::End => return None,
        })
    }

    /// What a Spy's jump with capture leads to (S1, S2, S7, S8, S9).
    fn take(&self, stage: Stage, hurdle: Hurdle) -> Option<Stage> {
        match (hurdle, stage) {
            (Hurdle::Enemy(_), Stage::Start | Stage::OverOwn | Stage::OverStones) => Some(Stage::TookOne),
            (Hurdle::Enemy(_), Stage::TookOne) => Some(Stage::TookTwo),
            (Hurdle::Enemy(_), Stage::TookOneThenJumped) if self.waive == Waive::S9 => Some(Stage::TookTwo),
            (Hurdle::Enemy(_), Stage::TookOneThenJumped) if self.waive == Waive::S10 => Some(Stage::TookTwo),
            (Hurdle::Enemy(_), Stage::TookOneThenJumped) => Some(Stage::End),
            _ => None,
        }
    }

    /// Every end of a turn of jumps, as the squares on which it can end for each set of captures.
    pub fn ends(&self, start: Chain) -> BTreeMap<SquareSet, SquareSet> {
        let mut ends: BTreeMap<SquareSet, SquareSet> = BTreeMap::new();
        let mut seen: BTreeMap<(SquareSet, Stage), SquareSet> = BTreeMap::new();
        let mut open = Vec::new();
        open.push(start);
        while let Some(chain) = open.pop() {
            self.next(&chain, |Hop { then, .. }| {
                if then.is_turn() {
                    ends.entry(then.over).or_default().insert(then.at);
                }
                if then.stage == Stage::End && self.waive != Waive::S10 {
                    return;
                }
                let squares = seen.entry((then.over, then.stage)).or_default();
                if !squares.contains(then.at) {
                    squares.insert(then.at);
                    open.push(then);
                }
            });
        }
        ends
    }
}
