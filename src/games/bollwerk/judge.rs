//! Why an action is not legal, with the number of the rule.

use super::chain::{Chain, Jumping};
use super::reach::{self, walk};
use super::rule::Rule;
use super::turn::Actor;
use super::{Action, Cell, Kind, Piece, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};

/// A refusal without details: what is wrong, by which rule, and where.
#[derive(Clone, Copy)]
pub(super) struct Fault(Code, Rule, Square);

impl From<Fault> for Refusal {
    fn from(Fault(code, rule, at): Fault) -> Refusal {
        refusal(code, rule, at)
    }
}

/// A refusal by a rule that names a square.
pub(super) fn refusal(code: Code, rule: Rule, at: Square) -> Refusal {
    Refusal::by(code, rule.number()).at(at)
}

/// Whether an action is legal in a game that is not over.
pub(super) fn judge(rules: &Rules, state: &State, action: &Action) -> Result<(), Refusal> {
    let from = action.from();
    Actor::of(rules, state, from, mover(state, from)?).judge(action)
}

/// The own piece on a square. Errors: `empty-square`, `not-your-piece`.
pub(super) fn mover(state: &State, from: Square) -> Result<Piece, Refusal> {
    let (code, rule) = match state.board.at(from) {
        Cell::Piece(piece) if piece.side == state.turn => return Ok(piece),
        Cell::Piece(_) => (Code::NotYourPiece, Rule::BO6),
        Cell::Void => (Code::EmptySquare, Rule::BO1),
        _ => (Code::EmptySquare, Rule::T1),
    };
    Err(refusal(code, rule, from))
}

/// How far it is from one square to another.
const fn offset(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

/// The distance of two squares in steps of a King.
pub(super) fn distance(from: Square, to: Square) -> u8 {
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()))
}

/// The direction of one straight line; no direction if there is none.
const fn direction((dx, dy): (i8, i8)) -> (i8, i8) {
    if dx == 0 || dy == 0 || dx.abs() == dy.abs() { (dx.signum(), dy.signum()) } else { (0, 0) }
}

/// The rules of a Spy's turns of jumps, in the order in which they are tried; with how many captures they have a say.
const SPY_RULES: [(Rule, u32); 6] =
    [(Rule::S5, 0), (Rule::S8, 1), (Rule::S9, 2), (Rule::S10, 1), (Rule::S7, 1), (Rule::S15, 0)];

impl Actor<'_> {
    /// Whether an action of this piece is legal.
    pub fn judge(&self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Move { to, strikes, ref over, .. } => self.judge_move(to, strikes, over),
            Action::Remove { at, .. } => self.judge_removal(at),
            Action::Place { first, second: None, .. } => self.judge_placing(first),
            Action::Place { first, second: Some(second), .. } => self.judge_canonical(first, second),
        }
    }

    fn cell(&self, square: Square) -> Cell {
        self.state.board.at(square)
    }

    /// Whether a turn that begins on `start` can end there with just these captures by jumping when one rule is left out of
    /// account.
    fn lands(&self, waive: Option<Rule>, start: Square, to: Square, over: &SquareSet) -> bool {
        let jumping = Jumping { waive, only: Some(over), ..self.jumping() };
        let all = jumping.ends(Chain::new(start), self.steps);
        all.iter().any(|ends| ends.over == *over && ends.squares.contains(to))
    }

    fn judge_move(&self, to: Square, strikes: bool, over: &SquareSet) -> Result<(), Refusal> {
        let Piece { side, kind } = self.piece;
        let quiet = self.lands(None, self.from, to, over);
        let hit = over.is_empty() && self.hits.contains(to);
        if if strikes { hit } else { quiet } {
            return Ok(());
        }
        let fault = if to == self.from && over.is_empty() {
            Fault(Code::OutOfReach, Rule::T3, to)
        } else if to != self.from && matches!(self.cell(to), Cell::Piece(piece) if piece.side == side) {
            let jump = kind == Kind::Guard && distance(self.from, to) > 1;
            Fault(Code::OwnPiece, if jump { Rule::G6 } else { kind.rule() }, to)
        } else if hit || quiet {
            let right = Action::Move { from: self.from, to, strikes: !strikes, over: *over };
            return Err(refusal(Code::WrongSign, Rule::T4, to).text("use", &right.text()));
        } else if matches!(self.cell(to), Cell::Void) {
            Fault(Code::OutOfReach, Rule::BO1, to)
        } else if let Some(fault) = self.refuse_captures(to, strikes, over) {
            fault
        } else if self.could_end(to, over) {
            Fault(Code::NotFree, self.full(to), to)
        } else if let Some(fault) = self.hindrance(to, false).filter(|_| over.is_empty() && kind != Kind::Spy) {
            fault
        } else {
            self.refuse_turn(to, over)
        };
        Err(fault.into())
    }

    /// What is wrong with the pieces that a move is said to capture on its way.
    fn refuse_captures(&self, to: Square, strikes: bool, over: &SquareSet) -> Option<Fault> {
        let kind = self.piece.kind;
        let mut captures = 0;
        for jumped in *over {
            captures += 1;
            let enemy = self.state.board.piece(jumped).filter(|piece| piece.side != self.piece.side);
            let rule = match (kind, enemy) {
                (Kind::Guard, Some(Piece { kind: Kind::Guard, .. })) => continue,
                (Kind::Guard, Some(_)) => Rule::G4,
                (Kind::Guard, None) => Rule::G5,
                (Kind::Spy, Some(_)) if captures > 2 => Rule::S2,
                (Kind::Spy, Some(_)) => continue,
                (Kind::Spy, None) => Rule::S1,
                _ => Rule::T4,
            };
            return Some(Fault(Code::OutOfReach, rule, jumped));
        }
        if kind != Kind::Guard {
            return None;
        }
        if strikes && captures > 0 {
            return Some(Fault(Code::OutOfReach, Rule::G3, to));
        }
        // G5: what it jumps is always captured, and nothing else is.
        let moves = self.moves();
        let other = moves.iter().find(|ends| ends.squares.contains(to))?.over;
        let differs = (other | *over) - (other & *over);
        Some(Fault(Code::OutOfReach, Rule::G5, differs.iter().next().unwrap_or(to)))
    }

    /// Whether it is only what stands there that keeps a move from ending on a square.
    fn could_end(&self, to: Square, over: &SquareSet) -> bool {
        if self.piece.kind == Kind::Spy {
            let empty = self.enterable().with(self.from) | *over;
            !empty.contains(to)
        } else {
            over.is_empty() && (self.ways.strike | self.ways.quiet).contains(to)
        }
    }

    /// The rule that keeps a move from ending on what stands there.
    fn full(&self, to: Square) -> Rule {
        match (self.piece.kind, self.cell(to)) {
            (Kind::Guard, Cell::Stone(_)) => Rule::G8,
            (Kind::Guard, _) if to.rank() == self.from.rank() => Rule::G2,
            (Kind::Guard, _) => Rule::G7,
            (Kind::Cannon, Cell::Piece(_)) => Rule::C2,
            (kind, Cell::Piece(_)) => kind.rule(),
            (Kind::Knight | Kind::Chancellor | Kind::Marshal, Cell::Stone(_)) if self.leaps_to(to) => Rule::N3,
            (_, cell) => stone_rule(cell),
        }
    }

    /// Whether a square is a Knight's leap away.
    fn leaps_to(&self, to: Square) -> bool {
        self.from.file().abs_diff(to.file()) * self.from.rank().abs_diff(to.rank()) == 2
    }

    /// What keeps the piece from a square that it does not reach by one step, leap, slide or jump, if that can be said.
    fn hindrance(&self, to: Square, places: bool) -> Option<Fault> {
        let board = &self.state.board;
        let Piece { side, kind } = self.piece;
        if matches!(self.cell(to), Cell::Void) {
            return Some(Fault(Code::OutOfReach, Rule::BO1, to));
        }
        let offset = offset(self.from, to);
        if kind.leaps()
            && self.leaps_to(to)
            && let Some(block) = reach::leap_block(board, self.from, offset)
        {
            return Some(Fault(Code::Blocked, Rule::N2, block));
        }
        let way = direction(offset);
        let steps = distance(self.from, to);
        if way == (0, 0) {
            return None;
        }
        let straight = way.0 == 0 || way.1 == 0;
        let (middle, between) = board.step(self.from, way);
        Some(match kind {
            Kind::Guard if steps == 1 => Fault(Code::OutOfReach, Rule::G1, to),
            Kind::Guard if steps == 2 => {
                let forward = way.1 == side.forward();
                let from_row = forward && self.from.rank() == self.rules.layout().guard_row(side);
                match between {
                    Cell::Void => Fault(Code::OutOfReach, Rule::BO1, middle),
                    Cell::Free if forward => Fault(Code::OutOfReach, Rule::G7, to),
                    Cell::Free => return None,
                    Cell::Piece(Piece { side: other, kind: Kind::Guard }) if other == side || forward => {
                        // It jumps that one (G3, G5), but does not land.
                        let rule = if matches!(self.cell(to), Cell::Piece(_)) { Rule::G6 } else { Rule::G8 };
                        Fault(Code::NotFree, rule, to)
                    }
                    _ if from_row => Fault(Code::Blocked, Rule::G7, middle),
                    Cell::Piece(Piece { kind: Kind::Guard, .. }) => Fault(Code::OutOfReach, Rule::G5, middle),
                    Cell::Piece(_) => Fault(Code::Blocked, Rule::G4, middle),
                    Cell::Stone(_) => Fault(Code::Blocked, Rule::G8, middle),
                }
            }
            Kind::Spy if steps == 2 && between.is_block() => Fault(Code::Blocked, Rule::S15, middle),
            Kind::Spy if steps == 2 => Fault(Code::OutOfReach, Rule::S4, middle),
            Kind::Elephant if steps == 2 => Fault(Code::Blocked, if straight { Rule::E3 } else { Rule::E2 }, middle),
            _ if kind.slides(straight) => self.obstacle(to, way, steps, places),
            _ => return None,
        })
    }

    /// What stands in the way of a slide, or of a Cannon.
    fn obstacle(&self, to: Square, way: (i8, i8), steps: u8, places: bool) -> Fault {
        let board = &self.state.board;
        let beyond = |from, steps| walk(board, from, way, steps, None);
        let (first, cell) = beyond(self.from, steps - 1);
        // Nothing stands there, and yet the line does not lead on: a cell that is no square stops it.
        if !cell.is_obstacle() {
            return Fault(Code::Blocked, Rule::BO1, first);
        }
        if self.piece.kind != Kind::Cannon {
            return Fault(Code::Blocked, Rule::X1, first);
        }
        let (second, cell) = beyond(first, distance(first, to) - 1);
        let second = Some(second).filter(|_| cell.is_obstacle());
        match (self.cell(to), second) {
            (_, Some(second)) if places => Fault(Code::Blocked, Rule::C5, second),
            (_, None) if places => Fault(Code::OutOfReach, Rule::C5, to),
            (Cell::Piece(piece), Some(second)) if piece.side != self.piece.side => {
                Fault(Code::Blocked, Rule::C2, second)
            }
            (Cell::Stone(_), _) => Fault(Code::Blocked, Rule::C3, first),
            _ => Fault(Code::Blocked, Rule::C1, first),
        }
    }

    /// Why no turn of this piece ends there with these captures: the rule without which there would be one.
    fn refuse_turn(&self, to: Square, over: &SquareSet) -> Fault {
        let jumped = over.iter().next();
        let lands = |waive| self.lands(Some(waive), self.from, to, over);
        let last = match self.piece.kind {
            Kind::Guard => {
                let at = jumped.unwrap_or(to);
                if lands(Rule::G5) {
                    return Fault(Code::OutOfReach, Rule::G5, at);
                }
                if lands(Rule::G4) {
                    return Fault(Code::OutOfReach, Rule::G4, to);
                }
                if self.steps.iter().any(|step| self.lands(None, step, to, over)) {
                    return Fault(Code::OutOfReach, Rule::G3, to);
                }
                return Fault(Code::OutOfReach, if jumped.is_some() { Rule::G5 } else { Rule::G1 }, at);
            }
            Kind::Spy => {
                let near = self.hindrance(to, false);
                for &(rule, captures) in &SPY_RULES {
                    if over.len() >= captures && lands(rule) {
                        return match near {
                            Some(block @ Fault(Code::Blocked, ..)) if rule == Rule::S15 => block,
                            _ => Fault(if rule == Rule::S15 { Code::Blocked } else { Code::OutOfReach }, rule, to),
                        };
                    }
                }
                match near {
                    _ if jumped.is_some() => Rule::S1,
                    Some(fault) => return fault,
                    None => Rule::S4,
                }
            }
            kind => kind.rule(),
        };
        Fault(Code::OutOfReach, last, jumped.unwrap_or(to))
    }

    fn judge_removal(&self, at: Square) -> Result<(), Refusal> {
        if self.removals().contains(at) {
            return Ok(());
        }
        let fault = match self.cell(at) {
            Cell::Piece(piece) if piece.side == self.piece.side => Fault(Code::OwnPiece, Rule::N5, at),
            _ if self.piece.kind != Kind::Knight => Fault(Code::OutOfReach, Rule::N5, at),
            _ if !self.ways.strike.contains(at) => match self.hindrance(at, true) {
                Some(block @ Fault(Code::Blocked, ..)) => block,
                _ => Fault(Code::OutOfReach, Rule::N5, at),
            },
            Cell::Free => Fault(Code::EmptySquare, Rule::N5, at),
            _ => Fault(Code::NotFree, Rule::N5, at),
        };
        Err(fault.into())
    }

    fn judge_placing(&self, placing: Placing) -> Result<(), Refusal> {
        if self.places().allows(placing) {
            return Ok(());
        }
        let Placing { stone, at } = placing;
        let Piece { side, kind } = self.piece;
        let cell = self.cell(at);
        let bomb = stone == Stone::Bomb;
        let shot = stone.is_arrow() && self.state.board.is_spy(at, !side);
        let blast = bomb && self.state.board.arrows_and_blocks().contains(at);
        let own = self.state.board.pieces(side).contains(at);
        if !own && !self.reach().contains(at) {
            let fault = match (self.hindrance(at, true), kind) {
                (None | Some(Fault(_, Rule::G1, _)), Kind::Guard) => Fault(Code::OutOfReach, Rule::G9, at),
                (None | Some(Fault(_, Rule::S4, _)), Kind::Spy) => Fault(Code::OutOfReach, Rule::S13, at),
                (None, kind) => Fault(Code::OutOfReach, kind.rule(), at),
                (Some(fault), _) => fault,
            };
            return Err(fault.into());
        }
        let (code, rule) = match cell {
            _ if own => (Code::OwnPiece, if bomb { Rule::P3 } else { Rule::P2 }),
            Cell::Piece(_) if shot && kind == Kind::Spy => (Code::NotFree, Rule::S12),
            Cell::Piece(_) if stone.is_arrow() && !shot => (Code::NotFree, Rule::P8),
            Cell::Piece(_) | Cell::Stone(_) if bomb && !blast => (Code::NotFree, Rule::P3),
            Cell::Stone(_) if !blast && self.enterable().contains(at) => (Code::NotFree, Rule::P5),
            Cell::Piece(_) | Cell::Stone(_) if !blast && !shot => (Code::NotFree, Rule::P2),
            _ if self.state.supply[side].count(stone) == 0 => {
                return Err(refusal(Code::NoSupply, Rule::P6, at).text("stone", stone.name()));
            }
            _ if blast || !self.rules.layout().end_zone(side).contains(at) => (Code::BannedSquare, Rule::O5),
            _ => (Code::OwnEndZone, if shot { Rule::S14 } else { Rule::P7 }),
        };
        Err(refusal(code, rule, at))
    }

    /// Two stones in the one order in which their text has them.
    fn judge_canonical(&self, first: Placing, second: Placing) -> Result<(), Refusal> {
        let judged = self.judge_pair(first, second);
        let swaps = if judged.is_ok() { second.at < first.at } else { second.at != first.at };
        if swaps && self.judge_pair(second, first).is_ok() {
            let right = Action::Place { from: self.from, first: second, second: Some(first) };
            return Err(refusal(Code::NotCanonical, Rule::T4, second.at).text("use", &right.text()));
        }
        judged
    }

    /// Two stones, placed in this order (H2).
    pub fn judge_pair(&self, first: Placing, second: Placing) -> Result<(), Refusal> {
        self.judge_placing(first)?;
        if self.piece.kind != Kind::Chancellor {
            Err(refusal(Code::OutOfReach, Rule::H2, second.at))
        } else if self.ends_game(first) {
            Err(refusal(Code::GameOver, Rule::H2, second.at))
        } else {
            self.then(&self.after(first)).judge_placing(second)
        }
    }
}

/// The rule that keeps a move from ending on what is there.
const fn stone_rule(cell: Cell) -> Rule {
    match cell {
        Cell::Stone(stone) if stone.is_arrow() => Rule::A1,
        Cell::Stone(stone) if stone.is_block() => Rule::B1,
        Cell::Stone(_) => Rule::O8,
        _ => Rule::X1,
    }
}
