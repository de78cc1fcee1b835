//! Turns of several jumps: the Guard's and the Spy's, as a machine that takes one landing after the other.

use alloc::vec;
use alloc::vec::Vec;

use super::reach::AROUND;
use super::rule::Rule;
use super::{Board, Cell, Kind, Piece, Rules, Switches};
use crate::board::{Square, SquareSet};

/// How far a turn of jumps has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    /// Nothing yet.
    Start,
    /// A Guard has jumped. With S5 waived, a Spy has made a King step.
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
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Ends {
    pub over: SquareSet,
    pub squares: SquareSet,
    /// Those that have been landed on, at each stage.
    landed: [SquareSet; SPY.len()],
}

/// What a Spy may do next: a bit each.
mod leg {
    /// A King step.
    pub const STEP: u8 = 1;
    /// A jump over an own piece.
    pub const OWN: u8 = 2;
    /// A jump over an enemy piece that it leaves alone.
    pub const ENEMY: u8 = 4;
    /// A jump over a stone.
    pub const STONE: u8 = 8;
    /// A jump with capture.
    pub const TAKE: u8 = 16;
    /// Any jump without capture.
    pub const PASS: u8 = OWN | ENEMY | STONE;
}

/// What each leg of a Spy's turn leads to, in the order of their bits (S1 to S10); a line for each stage.
const SPY: [[Option<Stage>; 5]; 11] = {
    use Stage::*;
    const fn line(step: Option<Stage>, pass: [Stage; 3], take: Option<Stage>) -> [Option<Stage>; 5] {
        [step, Some(pass[0]), Some(pass[1]), Some(pass[2]), take]
    }
    [
        line(Some(End), [OverOwn, Loose, OverStones], Some(TookOne)), // Start
        line(None, [Jumped; 3], None),                                // Jumped
        line(None, [OverOwn, Loose, Loose], Some(TookOne)),           // OverOwn
        line(None, [Loose, Loose, OverStones], Some(TookOne)),        // OverStones
        line(None, [Loose; 3], None),                                 // Loose
        line(Some(ThenStepped), [ThenJumped; 3], Some(TookTwo)),      // TookOne
        line(Some(End), [End; 3], Some(End)),                         // TookOneThenJumped
        line(Some(ThenStepped), [ThenJumped; 3], None),               // TookTwo
        line(Some(End), [End; 3], None),                              // ThenJumped
        line(None, [End; 3], None),                                   // ThenStepped
        [None; 5],                                                    // End
    ]
};

/// When a line of `OTHERWISE` holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// While a rule is left out of account.
    Waived(Rule),
    /// S7, `mixed`.
    MixedRunUp,
    /// S9, `later`.
    LaterCapture,
}

/// Where other legs lead elsewhere than `SPY` says.
const OTHERWISE: [(When, Stage, u8, Stage); 18] = {
    use Stage::*;
    use When::*;
    [
        (MixedRunUp, Start, leg::STONE, OverOwn),
        (MixedRunUp, OverOwn, leg::STONE, OverOwn),
        (LaterCapture, TookOne, leg::OWN | leg::STONE, TookOneThenJumped),
        // A King step and jumps mix without a capture.
        (Waived(Rule::S5), Start, leg::STEP, Jumped),
        (Waived(Rule::S5), OverOwn, leg::STEP, End),
        (Waived(Rule::S5), OverStones, leg::STEP, End),
        (Waived(Rule::S5), Loose, leg::STEP, End),
        // What was jumped before a capture does not matter, and a King step may come before it.
        (Waived(Rule::S7), Start, leg::STEP | leg::STONE, OverOwn),
        (Waived(Rule::S7), OverOwn, leg::STONE, OverOwn),
        // An enemy jumped without capture does not matter.
        (Waived(Rule::S8), Start, leg::ENEMY, OverOwn),
        (Waived(Rule::S8), OverOwn, leg::ENEMY, OverOwn),
        (Waived(Rule::S8), OverStones, leg::ENEMY, OverStones),
        // The second capture comes when it likes.
        (Waived(Rule::S9), TookOne, leg::STEP | leg::PASS, TookOneThenJumped),
        (Waived(Rule::S9), TookOneThenJumped, leg::PASS, TookOneThenJumped),
        (Waived(Rule::S9), TookOneThenJumped, leg::TAKE, TookTwo),
        // No end of jumps and steps after the last capture.
        (Waived(Rule::S10), TookOneThenJumped, leg::TAKE, TookTwo),
        (Waived(Rule::S10), ThenStepped, leg::STEP, End),
        (Waived(Rule::S10), End, leg::STEP | leg::PASS, End),
    ]
};

/// The rules of jumping for one piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jumping<'a> {
    pub board: &'a Board,
    pub rules: &'a Rules,
    /// Where the turn begins.
    pub from: Square,
    pub piece: Piece,
    /// P4: a landing may hold anything, and ends the turn there.
    pub places: bool,
    /// A rule that is left out of account, to find out which one forbids a turn. Without G4 a Guard jumps what it likes, and
    /// without G5 it captures in all directions; without S15 a Spy jumps blocks; for the others see `OTHERWISE`.
    pub waive: Option<Rule>,
    /// Captures other than these are left out of account.
    pub only: Option<&'a SquareSet>,
    /// Where it may not land again without a capture.
    pub visited: Option<&'a SquareSet>,
}

impl Chain {
    /// A turn that begins there.
    #[inline(never)]
    pub const fn new(at: Square) -> Chain {
        Chain { at, over: SquareSet::EMPTY, stage: Stage::Start }
    }

    /// What a Spy's reach for placing begins with: it has the same jumps and steps as after the last capture (S10, S13).
    pub const fn placing(at: Square) -> Chain {
        Chain { at, over: SquareSet::EMPTY, stage: Stage::TookTwo }
    }
}

impl<'a> Jumping<'a> {
    pub fn new(board: &'a Board, rules: &'a Rules, from: Square, piece: Piece) -> Jumping<'a> {
        Jumping { board, rules, from, piece, places: false, waive: None, only: None, visited: None }
    }

    /// Whether this turn has left a square or emptied it.
    fn has_emptied(&self, chain: &Chain, square: Square) -> bool {
        square == self.from || chain.over.contains(square)
    }

    /// Everything that may come next; nothing for a piece that does not jump. The plain steps of a Guard are not among it:
    /// they end the turn at once.
    pub fn next(&self, chain: &Chain, each: &mut dyn FnMut(&Hop)) {
        let is_guard = self.piece.kind == Kind::Guard;
        if (!is_guard && self.piece.kind != Kind::Spy) || (chain.stage == Stage::End && self.waive != Some(Rule::S10)) {
            return;
        }
        let step = if is_guard { None } else { self.spy(chain.stage, leg::STEP) };
        for &(dx, dy) in &AROUND {
            let (middle, cell) = self.board.step(chain.at, (dx, dy));
            self.hop(chain, (middle, cell), step, None, each);
            let leg = match cell {
                _ if self.has_emptied(chain, middle) => continue,
                Cell::Piece(piece) if piece.side == self.piece.side => leg::OWN,
                Cell::Piece(_) => leg::ENEMY,
                Cell::Stone(stone) if is_guard || !stone.is_block() || self.waive == Some(Rule::S15) => leg::STONE,
                _ => continue,
            };
            let (passes, takes) = if is_guard {
                self.guard(chain.stage, leg, cell, dy)
            } else {
                let takes = if leg == leg::ENEMY { self.spy(chain.stage, leg::TAKE) } else { None };
                (self.spy(chain.stage, leg), takes)
            };
            if passes.is_none() && takes.is_none() {
                continue;
            }
            let to = self.board.step(chain.at, (2 * dx, 2 * dy));
            self.hop(chain, to, passes, None, each);
            if self.only.is_none_or(|only| only.contains(middle)) {
                self.hop(chain, to, takes, Some(middle), each);
            }
        }
    }

    /// One landing more, if the turn can go on like that and land there. It ends there if the cell says so (RB1).
    fn hop(
        &self,
        chain: &Chain,
        (at, cell): (Square, Cell),
        stage: Option<Stage>,
        takes: Option<Square>,
        each: &mut dyn FnMut(&Hop),
    ) {
        let Some(stage) = stage else { return };
        let stage = match cell {
            Cell::Void => return,
            Cell::Free => stage,
            _ if self.has_emptied(chain, at) => stage,
            Cell::Stone(stone) if stone.is_red() => Stage::End,
            _ if self.places => Stage::End,
            _ => return,
        };
        if takes.is_none() && self.visited.is_some_and(|visited| visited.contains(at)) {
            return;
        }
        let mut then = Chain { at, stage, ..*chain };
        if let Some(taken) = takes {
            then.over.insert(taken);
        }
        each(&Hop { takes, then });
    }

    /// G3, G4, G5: what a Guard's jump leads to, without and with capture.
    fn guard(&self, stage: Stage, leg: u8, cell: Cell, dy: i8) -> (Option<Stage>, Option<Stage>) {
        let goes_on = Some(Stage::Jumped);
        let waived = match cell {
            Cell::Piece(Piece { kind: Kind::Guard, .. }) => Rule::G5,
            _ => Rule::G4,
        };
        match waived {
            Rule::G5 if leg == leg::OWN => (goes_on, None),
            _ if self.waive == Some(waived) => (goes_on, if leg == leg::ENEMY { goes_on } else { None }),
            Rule::G5 if dy != self.piece.side.forward() => (None, None),
            Rule::G5 if !self.rules.switches().enemy_jump_once => (None, goes_on),
            Rule::G5 if stage == Stage::Start => (None, Some(Stage::End)),
            _ => (None, None),
        }
    }

    /// What a leg of a Spy's turn leads to.
    fn spy(&self, stage: Stage, leg: u8) -> Option<Stage> {
        let Switches { mixed_run_up, later_capture, .. } = self.rules.switches();
        if mixed_run_up || later_capture || self.waive.is_some() {
            for &(when, from, legs, to) in &OTHERWISE {
                let holds = match when {
                    When::MixedRunUp => mixed_run_up,
                    When::LaterCapture => later_capture,
                    When::Waived(rule) => self.waive == Some(rule),
                };
                if holds && from == stage && legs & leg != 0 {
                    return Some(to);
                }
            }
        }
        *SPY.get(stage as usize)?.get(leg.trailing_zeros() as usize)?
    }

    /// Every end of a turn of jumps, in the order of the captures. Without any, the turn can also end on `plain`.
    pub fn ends(&self, start: Chain, plain: SquareSet) -> Vec<Ends> {
        let mut ends = vec![Ends { squares: plain, ..Ends::default() }];
        let mut open = Vec::new();
        let mut chain = start;
        loop {
            self.next(&chain, &mut |Hop { then, .. }| {
                let mut place = 0;
                while ends.get(place).is_some_and(|ends| ends.over < then.over) {
                    place += 1;
                }
                if ends.get(place).is_none_or(|ends| ends.over != then.over) {
                    ends.insert(place, Ends { over: then.over, ..Ends::default() });
                }
                if let Some(Ends { squares, landed, .. }) = ends.get_mut(place)
                    && let landed = &mut landed[then.stage as usize]
                    && !landed.contains(then.at)
                {
                    landed.insert(then.at);
                    squares.insert(then.at);
                    open.push(*then);
                }
            });
            match open.pop() {
                Some(next) => chain = next,
                None => break,
            }
        }
        if let Some(ends) = ends.first_mut() {
            // T3: the first are those without captures.
            ends.squares.remove(self.from);
        }
        ends
    }
}
