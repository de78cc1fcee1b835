//! Why an action is not legal, with the number of the rule.

use super::chain::{Chain, Jumping, Waive};
use super::reach;
use super::rule::Rule;
use super::turn::Actor;
use super::{Action, Cell, Kind, Piece, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};

/// A refusal without details: what is wrong, by which rule, and where.
#[derive(Clone, Copy)]
struct Fault(Code, Rule, Square);

/// A refusal by a rule that names a square.
pub(super) fn refusal(code: Code, rule: Rule, at: Square) -> Refusal {
    Refusal::by(code, rule.number()).at(at)
}

/// Whether an action is legal in a game that is not over.
pub(super) fn judge(rules: &Rules, state: &State, action: &Action) -> Result<(), Refusal> {
    actor(rules, state, action.from())?.judge(action)
}

/// The own piece on a square. Errors: `empty-square`, `not-your-piece`.
pub(super) fn actor<'a>(rules: &'a Rules, state: &'a State, from: Square) -> Result<Actor<'a>, Refusal> {
    Actor::new(rules, state, from).ok_or_else(|| match state.board.at(from) {
        Cell::Piece(_) => refusal(Code::NotYourPiece, Rule::BO6, from),
        Cell::Void => refusal(Code::EmptySquare, Rule::BO1, from),
        _ => refusal(Code::EmptySquare, Rule::T1, from),
    })
}

/// How far it is from one square to another.
const fn offset(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

/// The distance of two squares in steps of a King.
pub(super) fn distance(from: Square, to: Square) -> u8 {
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()))
}

/// The direction from one square to another in one straight line; no direction if there is none.
const fn direction(from: Square, to: Square) -> (i8, i8) {
    let (dx, dy) = offset(from, to);
    if dx == 0 || dy == 0 || dx.abs() == dy.abs() { (dx.signum(), dy.signum()) } else { (0, 0) }
}

/// Any of some squares.
fn any(squares: SquareSet) -> Option<Square> {
    squares.iter().next()
}

impl Actor<'_> {
    /// Whether an action of this piece is legal.
    pub fn judge(&self, action: &Action) -> Result<(), Refusal> {
        let judged = match *action {
            Action::Move { to, strikes, over, .. } => self.judge_move(to, strikes, over),
            Action::Remove { at, .. } => self.judge_removal(at),
            Action::Place { first, second: None, .. } => self.judge_placing(first),
            Action::Place { first, second: Some(second), .. } => self.judge_pair(first, second),
        };
        let Err(Fault(code, rule, at)) = judged else { return Ok(()) };
        let refusal = refusal(code, rule, at);
        Err(match (code, *action) {
            (Code::WrongSign, Action::Move { from, to, strikes, over }) => {
                refusal.text("use", Action::Move { from, to, strikes: !strikes, over }.text())
            }
            (Code::NotCanonical, Action::Place { from, first, second: Some(second) }) => {
                refusal.text("use", Action::Place { from, first: second, second: Some(first) }.text())
            }
            (Code::NoSupply, Action::Place { first, second, .. }) => {
                // The second stone is judged when the first is in order.
                let second = second.filter(|_| self.state.supply[self.piece.side].count(first.stone) > 0);
                refusal.text("stone", second.unwrap_or(first).stone.name())
            }
            _ => refusal,
        })
    }

    fn cell(&self, square: Square) -> Cell {
        self.state.board.at(square)
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.enemies().contains(square)
    }

    fn judge_move(&self, to: Square, strikes: bool, over: SquareSet) -> Result<(), Fault> {
        let moves = self.moves();
        let quiet = moves.iter().any(|ends| ends.over == over && ends.squares.contains(to));
        let hit = over.is_empty() && self.hits().contains(to);
        if if strikes { hit } else { quiet } {
            return Ok(());
        }
        if to == self.from && over.is_empty() {
            return Err(Fault(Code::OutOfReach, Rule::T3, to));
        }
        if to != self.from && self.state.board.pieces(self.piece.side).contains(to) {
            let jump = self.piece.kind == Kind::Guard && distance(self.from, to) > 1;
            return Err(Fault(Code::OwnPiece, if jump { Rule::G6 } else { self.piece.kind.rule() }, to));
        }
        if hit || quiet {
            return Err(Fault(Code::WrongSign, Rule::T4, to));
        }
        if matches!(self.cell(to), Cell::Void) {
            return Err(Fault(Code::OutOfReach, Rule::BO1, to));
        }
        Err(match self.piece.kind {
            Kind::Guard => {
                // The same squares with other captures: what is captured on the way is not for the player to say.
                let other = moves.iter().find(|ends| ends.squares.contains(to));
                self.refuse_guard(to, strikes, over, other.map(|ends| ends.over))
            }
            Kind::Spy => self.refuse_spy(to, over),
            _ => match any(over) {
                Some(jumped) => Fault(Code::OutOfReach, Rule::T4, jumped),
                None => self.refuse_plain(to),
            },
        })
    }

    /// Why a piece that does not jump cannot move there.
    fn refuse_plain(&self, to: Square) -> Fault {
        if !(self.ways.strike | self.ways.quiet).contains(to) {
            return self.unreached(to, false);
        }
        let rule = match (self.cell(to), self.piece.kind) {
            (Cell::Piece(_), Kind::Cannon) => Rule::C2,
            (Cell::Piece(_), kind) => kind.rule(),
            (Cell::Stone(_), Kind::Knight | Kind::Chancellor | Kind::Marshal) if self.leaps_to(to) => Rule::N3,
            (cell, _) => stone_rule(cell),
        };
        Fault(Code::NotFree, rule, to)
    }

    /// Whether a square is a Knight's leap away.
    fn leaps_to(&self, to: Square) -> bool {
        reach::LEAPS.contains(&offset(self.from, to))
    }

    /// Why the square is not within reach, for a move or for a placement.
    fn unreached(&self, to: Square, places: bool) -> Fault {
        let board = &self.state.board;
        let Piece { kind, .. } = self.piece;
        let far = Fault(Code::OutOfReach, kind.rule(), to);
        if matches!(self.cell(to), Cell::Void) {
            return Fault(Code::OutOfReach, Rule::BO1, to);
        }
        if kind.leaps()
            && self.leaps_to(to)
            && let Some(block) = reach::leap_block(board, self.from, offset(self.from, to))
        {
            return Fault(Code::Blocked, Rule::N2, block);
        }
        let way = direction(self.from, to);
        let straight = way.0 == 0 || way.1 == 0;
        let steps = distance(self.from, to);
        if kind == Kind::Elephant && way != (0, 0) && steps == 2 {
            let middle = board.step(self.from, way).0;
            return Fault(Code::Blocked, if straight { Rule::E3 } else { Rule::E2 }, middle);
        }
        if way == (0, 0) || !kind.slides(straight) {
            return far;
        }
        // What stands between.
        let mut obstacles = [None; 2];
        let mut at = self.from;
        for _ in 1..steps {
            at = at.offset(way.0, way.1).unwrap_or(at);
            match self.cell(at) {
                // Nothing stands before it, and yet the line does not lead on: a cell that is no square stops it.
                Cell::Void if obstacles == [None; 2] => return Fault(Code::Blocked, Rule::BO1, at),
                Cell::Void => break,
                Cell::Free => {}
                _ if obstacles[0].is_none() => obstacles[0] = Some(at),
                _ => {
                    obstacles[1] = Some(at);
                    break;
                }
            }
        }
        let cannon = kind == Kind::Cannon;
        match obstacles {
            [None, _] => Fault(Code::Blocked, Rule::BO1, to),
            [_, Some(second)] if cannon && places => Fault(Code::Blocked, Rule::C5, second),
            [_, None] if cannon && places => Fault(Code::OutOfReach, Rule::C5, to),
            [_, Some(second)] if cannon && self.is_enemy(to) => Fault(Code::Blocked, Rule::C2, second),
            [Some(first), _] => {
                let rule = match self.cell(to) {
                    _ if !cannon => Rule::X1,
                    Cell::Stone(_) => Rule::C3,
                    _ => Rule::C1,
                };
                Fault(Code::Blocked, rule, first)
            }
        }
    }

    fn refuse_guard(&self, to: Square, strikes: bool, over: SquareSet, captures: Option<SquareSet>) -> Fault {
        for jumped in over {
            let rule = match self.cell(jumped) {
                Cell::Piece(Piece { side, kind }) if side != self.piece.side => {
                    if kind == Kind::Guard {
                        continue;
                    }
                    Rule::G4
                }
                _ => Rule::G5,
            };
            return Fault(Code::OutOfReach, rule, jumped);
        }
        if strikes && !over.is_empty() {
            return Fault(Code::OutOfReach, Rule::G3, to);
        }
        if let Some(captures) = captures {
            // G5: what it jumps is always captured, and nothing else is.
            let differs = (captures | over) - (captures & over);
            return Fault(Code::OutOfReach, Rule::G5, any(differs).unwrap_or(to));
        }
        if over.is_empty() {
            if (self.ways.strike | self.ways.quiet).contains(to) {
                let rule = match self.cell(to) {
                    Cell::Stone(_) => Rule::G8,
                    _ if to.rank() == self.from.rank() => Rule::G2,
                    _ => Rule::G7,
                };
                return Fault(Code::NotFree, rule, to);
            }
            if let Some(fault) = self.refuse_guard_near(to) {
                return fault;
            }
        }
        let jumped = any(over).unwrap_or(to);
        if self.jumps(Waive::G5, self.from, to, over) {
            return Fault(Code::OutOfReach, Rule::G5, jumped);
        }
        if self.jumps(Waive::G4, self.from, to, over) {
            return Fault(Code::OutOfReach, Rule::G4, to);
        }
        if self.steps().iter().any(|step| self.jumps(Waive::Nothing, step, to, over)) {
            return Fault(Code::OutOfReach, Rule::G3, to);
        }
        Fault(Code::OutOfReach, if over.is_empty() { Rule::G1 } else { Rule::G5 }, jumped)
    }

    /// Why a Guard cannot step or jump once to a square one or two away.
    fn refuse_guard_near(&self, to: Square) -> Option<Fault> {
        let Piece { side, .. } = self.piece;
        let way = direction(self.from, to);
        if way == (0, 0) || distance(self.from, to) > 2 {
            return None;
        }
        if distance(self.from, to) == 1 {
            return Some(Fault(Code::OutOfReach, Rule::G1, to));
        }
        let forward = way.1 == side.forward();
        let from_row = forward && self.from.rank() == self.rules.layout().guard_row(side);
        let (middle, cell) = self.state.board.step(self.from, way);
        Some(match cell {
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
        })
    }

    /// Whether a turn of jumps that begins on `start` ends there with these captures when one rule is left out of account.
    fn jumps(&self, waive: Waive, start: Square, to: Square, over: SquareSet) -> bool {
        self.jumping().is_some_and(|jumping| {
            let ends = Jumping { waive, only: over, ..jumping }.ends(Chain::new(start), SquareSet::EMPTY);
            ends.iter().any(|ends| ends.over == over && ends.squares.contains(to))
        })
    }

    fn refuse_spy(&self, to: Square, over: SquareSet) -> Fault {
        if let Some(wrong) = any(over - self.enemies()) {
            return Fault(Code::OutOfReach, Rule::S1, wrong);
        }
        if let Some(third) = over.iter().nth(2) {
            return Fault(Code::OutOfReach, Rule::S2, third);
        }
        let cell = self.cell(to);
        if !over.contains(to) && to != self.from {
            match cell {
                Cell::Piece(_) => return Fault(Code::NotFree, Rule::S1, to),
                Cell::Stone(stone) if !stone.is_red() => return Fault(Code::NotFree, stone_rule(cell), to),
                _ => {}
            }
        }
        let middle = self.jumped_once(to);
        for (waive, rule) in [
            (Waive::S5, Rule::S5),
            (Waive::S8, Rule::S8),
            (Waive::S9, Rule::S9),
            (Waive::S10, Rule::S10),
            (Waive::S7, Rule::S7),
            (Waive::S15, Rule::S15),
        ] {
            let concerned = match waive {
                Waive::S15 => true,
                Waive::S5 => over.is_empty(),
                Waive::S9 => over.len() == 2,
                _ => !over.is_empty(),
            };
            if concerned && self.jumps(waive, self.from, to, over) {
                return match middle.filter(|middle| self.cell(*middle).is_block()) {
                    _ if waive != Waive::S15 => Fault(Code::OutOfReach, rule, to),
                    block => Fault(Code::Blocked, rule, block.unwrap_or(to)),
                };
            }
        }
        match any(over) {
            Some(jumped) => Fault(Code::OutOfReach, Rule::S1, jumped),
            None => Fault(Code::OutOfReach, Rule::S4, middle.unwrap_or(to)),
        }
    }

    /// The square that one jump to another would pass.
    fn jumped_once(&self, to: Square) -> Option<Square> {
        let way = direction(self.from, to);
        if way == (0, 0) || distance(self.from, to) != 2 {
            return None;
        }
        self.from.offset(way.0, way.1)
    }

    fn judge_removal(&self, at: Square) -> Result<(), Fault> {
        if self.removals().contains(at) {
            return Ok(());
        }
        Err(match self.cell(at) {
            Cell::Piece(piece) if piece.side == self.piece.side => Fault(Code::OwnPiece, Rule::N5, at),
            _ if self.piece.kind != Kind::Knight => Fault(Code::OutOfReach, Rule::N5, at),
            _ if !self.ways.strike.contains(at) => match self.unreached(at, true) {
                Fault(Code::Blocked, rule, at) => Fault(Code::Blocked, rule, at),
                Fault(code, _, at) => Fault(code, Rule::N5, at),
            },
            Cell::Free => Fault(Code::EmptySquare, Rule::N5, at),
            _ => Fault(Code::NotFree, Rule::N5, at),
        })
    }

    fn judge_placing(&self, placing: Placing) -> Result<(), Fault> {
        if self.places().allows(placing) {
            return Ok(());
        }
        let Placing { stone, at } = placing;
        let side = self.piece.side;
        let cell = self.cell(at);
        let bomb = stone == Stone::Bomb;
        let shot = stone.is_arrow() && self.state.board.is_spy(at, !side);
        let blast = bomb && matches!(cell, Cell::Stone(stone) if stone != Stone::Bomb);
        if matches!(cell, Cell::Piece(piece) if piece.side == side) {
            return Err(Fault(Code::OwnPiece, if bomb { Rule::P3 } else { Rule::P2 }, at));
        }
        if !self.reach().contains(at) {
            return Err(self.refuse_reach(at));
        }
        let not_free = match cell {
            Cell::Piece(_) if shot && self.piece.kind != Kind::Spy => None,
            Cell::Piece(_) if shot => Some(Rule::S12),
            Cell::Piece(_) if stone.is_arrow() => Some(Rule::P8),
            Cell::Stone(_) if blast => None,
            Cell::Piece(_) | Cell::Stone(_) if bomb => Some(Rule::P3),
            Cell::Stone(_) if self.enterable().contains(at) => Some(Rule::P5),
            Cell::Piece(_) | Cell::Stone(_) => Some(Rule::P2),
            Cell::Free | Cell::Void => None,
        };
        Err(if let Some(rule) = not_free {
            Fault(Code::NotFree, rule, at)
        } else if self.state.supply[side].count(stone) == 0 {
            Fault(Code::NoSupply, Rule::P6, at)
        } else if !blast && self.rules.layout().end_zone(side).contains(at) {
            Fault(Code::OwnEndZone, if shot { Rule::S14 } else { Rule::P7 }, at)
        } else {
            Fault(Code::BannedSquare, Rule::O5, at)
        })
    }

    /// Why a square is not within reach for placing.
    fn refuse_reach(&self, at: Square) -> Fault {
        let void = matches!(self.cell(at), Cell::Void);
        match self.piece.kind {
            Kind::Guard => match self.refuse_guard_near(at) {
                Some(fault) if fault.1 != Rule::G1 => fault,
                _ => Fault(Code::OutOfReach, if void { Rule::BO1 } else { Rule::G9 }, at),
            },
            Kind::Spy if !void => match self.jumped_once(at) {
                Some(middle) if self.cell(middle).is_block() => Fault(Code::Blocked, Rule::S15, middle),
                _ => Fault(Code::OutOfReach, Rule::S13, at),
            },
            _ => self.unreached(at, true),
        }
    }

    fn judge_pair(&self, first: Placing, second: Placing) -> Result<(), Fault> {
        let fault = if let Err(fault) = self.judge_placing(first) {
            fault
        } else if self.piece.kind != Kind::Chancellor {
            return Err(Fault(Code::OutOfReach, Rule::H2, second.at));
        } else if self.ends_game(first) {
            Fault(Code::GameOver, Rule::H2, second.at)
        } else {
            let state = self.after(first);
            match self.then(&state).map_or(Ok(()), |actor| actor.judge_placing(second)) {
                Err(fault) => fault,
                Ok(()) if second.at < first.at && self.allows_pair(second, first) => {
                    return Err(Fault(Code::NotCanonical, Rule::T4, second.at));
                }
                Ok(()) => return Ok(()),
            }
        };
        if first.at != second.at && self.allows_pair(second, first) {
            return Err(Fault(Code::NotCanonical, Rule::T4, second.at));
        }
        Err(fault)
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
