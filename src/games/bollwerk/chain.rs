//! Turns of several jumps: the Guard's and the Spy's, as a machine that takes one landing after the other.

use alloc::vec::Vec;

use super::reach::AROUND;
use super::{Board, Cell, Kind, Piece, Switches};
use crate::board::{Square, SquareSet};

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
    /// A jump or step may end on anything, and ends the turn there: reach for placing.
    P4,
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

/// The squares on which a turn can end, for one set of pieces captured by jumping.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub over: SquareSet,
    stage: Stage,
    pub squares: SquareSet,
}

impl Ends {
    /// Of a turn without jumps.
    pub const fn plain(squares: SquareSet) -> Ends {
        Ends { over: SquareSet::EMPTY, stage: Stage::Start, squares }
    }
}

/// What may be jumped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hurdle {
    Own(Kind),
    Enemy(Kind),
    Stone,
    Block,
}

/// The rules of jumping for one piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jumping<'a> {
    pub board: &'a Board,
    pub switches: Switches,
    /// Where the turn begins.
    pub from: Square,
    pub piece: Piece,
    pub waive: Waive,
    /// Captures other than these are left out of account.
    pub only: SquareSet,
}

impl Chain {
    /// A turn that begins there.
    pub const fn new(at: Square) -> Chain {
        Chain { at, over: SquareSet::EMPTY, stage: Stage::Start }
    }

    /// What a Spy's reach for placing begins with: it has the same jumps and steps as after the last capture (S10, S13).
    pub const fn placing(at: Square) -> Chain {
        Chain { at, over: SquareSet::EMPTY, stage: Stage::TookTwo }
    }

    const fn on(self, at: Square, stage: Stage) -> Chain {
        Chain { at, stage, ..self }
    }
}

impl<'a> Jumping<'a> {
    pub fn new(board: &'a Board, switches: Switches, from: Square, piece: Piece) -> Jumping<'a> {
        Jumping { board, switches, from, piece, waive: Waive::Nothing, only: board.pieces(!piece.side) }
    }

    /// Whether a turn that ends here is one (T3).
    pub fn is_turn(&self, chain: &Chain) -> bool {
        chain.at != self.from || !chain.over.is_empty()
    }

    /// What a cell holds that could be jumped; squares that this turn has left or emptied hold nothing.
    fn hurdle(&self, chain: &Chain, (square, cell): (Square, Cell)) -> Option<Hurdle> {
        if square == self.from || chain.over.contains(square) {
            return None;
        }
        match cell {
            Cell::Piece(Piece { side, kind }) if side == self.piece.side => Some(Hurdle::Own(kind)),
            Cell::Piece(piece) => Some(Hurdle::Enemy(piece.kind)),
            Cell::Stone(stone) if stone.is_block() => Some(Hurdle::Block),
            Cell::Stone(_) => Some(Hurdle::Stone),
            Cell::Void | Cell::Free => None,
        }
    }

    /// The turn with one landing more, which ends there if the cell says so (RB1); nothing if it cannot land there.
    fn land(&self, chain: &Chain, (square, cell): (Square, Cell), stage: Stage) -> Option<Chain> {
        let stage = match cell {
            Cell::Void => return None,
            Cell::Free => stage,
            _ if square == self.from || chain.over.contains(square) => stage,
            Cell::Stone(stone) if stone.is_red() => Stage::End,
            _ if self.waive == Waive::P4 => Stage::End,
            _ => return None,
        };
        Some(chain.on(square, stage))
    }

    /// Everything that may come next. The plain steps of a Guard are not among it: they end the turn at once.
    pub fn next(&self, chain: &Chain, each: &mut dyn FnMut(&Hop)) {
        if chain.stage == Stage::End && self.waive != Waive::S10 {
            return;
        }
        let is_guard = self.piece.kind == Kind::Guard;
        for (dx, dy) in AROUND {
            let middle = self.board.step(chain.at, (dx, dy));
            if !is_guard
                && let Some(stage) = self.step(chain.stage)
                && let Some(then) = self.land(chain, middle, stage)
            {
                each(&Hop { takes: None, then });
            }
            let Some(hurdle) = self.hurdle(chain, middle) else { continue };
            let to = self.board.step(chain.at, (2 * dx, 2 * dy));
            let (passes, takes) = if is_guard {
                self.guard(chain, hurdle, dy)
            } else {
                (self.pass(chain.stage, hurdle), self.take(chain.stage, hurdle))
            };
            if let Some(stage) = passes
                && let Some(then) = self.land(chain, to, stage)
            {
                each(&Hop { takes: None, then });
            }
            if let Some(stage) = takes
                && self.only.contains(middle.0)
                && let Some(mut then) = self.land(chain, to, stage)
            {
                then.over.insert(middle.0);
                each(&Hop { takes: Some(middle.0), then });
            }
        }
    }

    /// G3, G4, G5: what a Guard's jump leads to, without and with capture.
    fn guard(&self, chain: &Chain, hurdle: Hurdle, dy: i8) -> (Option<Stage>, Option<Stage>) {
        let once = self.switches.enemy_jump_once && self.waive != Waive::G5;
        match hurdle {
            Hurdle::Own(Kind::Guard) => (Some(Stage::Jumped), None),
            Hurdle::Enemy(Kind::Guard) if self.waive == Waive::G5 => (Some(Stage::Jumped), Some(Stage::Jumped)),
            Hurdle::Enemy(Kind::Guard) if dy != self.piece.side.forward() => (None, None),
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

    /// Every end of a turn of jumps, in the order of the captures. Without any, the turn can also end on `plain`.
    pub fn ends(&self, start: Chain, plain: SquareSet) -> Vec<Ends> {
        // What has been seen, by captures and stage.
        let mut ends = Vec::new();
        ends.push(Ends::plain(plain));
        let mut open = Vec::new();
        let mut chain = start;
        loop {
            self.next(&chain, &mut |Hop { then, .. }| {
                let place = ends.partition_point(|ends: &Ends| (ends.over, ends.stage) < (then.over, then.stage));
                match ends.get_mut(place) {
                    Some(ends) if ends.over == then.over && ends.stage == then.stage => {
                        if ends.squares.contains(then.at) {
                            return;
                        }
                        ends.squares.insert(then.at);
                    }
                    _ => {
                        let squares = SquareSet::EMPTY.with(then.at);
                        ends.insert(place, Ends { over: then.over, stage: then.stage, squares });
                    }
                }
                open.push(*then);
            });
            match open.pop() {
                Some(next) => chain = next,
                None => break,
            }
        }
        ends.dedup_by(|more, ends| {
            let same = more.over == ends.over;
            if same {
                ends.squares |= more.squares;
            }
            same
        });
        if let Some(ends) = ends.first_mut() {
            // T3: the first are those without captures.
            ends.squares.remove(self.from);
        }
        ends
    }
}
