//! Why an action is not legal, with the number of the rule.

use alloc::string::ToString;

use super::chain::{Chain, Jumping, Waive};
use super::reach;
use super::turn::Actor;
use super::{Action, Cell, Kind, Piece, Placing, Rules, State, Stone};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};

/// Whether an action is legal in a game that is not over.
pub(super) fn judge(rules: &Rules, state: &State, action: &Action) -> Result<(), Refusal> {
    let actor = actor(rules, state, action.from())?;
    match *action {
        Action::Move { to, strikes, over, .. } => actor.judge_move(to, strikes, over),
        Action::Remove { at, .. } => actor.judge_removal(at),
        Action::Place { first, second: None, .. } => actor.judge_placing(first),
        Action::Place { first, second: Some(second), .. } => actor.judge_pair(first, second),
    }
}

/// The own piece on a square. Errors: `empty-square`, `not-your-piece`.
pub(super) fn actor<'a>(rules: &'a Rules, state: &'a State, from: Square) -> Result<Actor<'a>, Refusal> {
    Actor::new(rules, state, from).ok_or_else(|| match state.board.at(from) {
        Cell::Piece(_) => Refusal::by(Code::NotYourPiece, "BO6").at(from),
        Cell::Void => Refusal::by(Code::EmptySquare, "BO1").at(from),
        _ => Refusal::by(Code::EmptySquare, "T1").at(from),
    })
}

/// How far it is from one square to another.
const fn offset(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

/// The direction from one square to another in one straight line.
fn direction(from: Square, to: Square) -> Option<(i8, i8)> {
    let (dx, dy) = offset(from, to);
    (from != to && (dx == 0 || dy == 0 || dx.abs() == dy.abs())).then_some((dx.signum(), dy.signum()))
}

impl Actor<'_> {
    fn cell(&self, square: Square) -> Cell {
        self.state.board.at(square)
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.enemies().contains(square)
    }

    pub(super) fn judge_move(&self, to: Square, strikes: bool, over: SquareSet) -> Result<(), Refusal> {
        let moves = self.moves();
        let quiet = moves.get(&over).is_some_and(|squares| squares.contains(to));
        let hit = over.is_empty() && self.hits().contains(to);
        if (strikes && hit) || (!strikes && quiet) {
            return Ok(());
        }
        if to == self.from && over.is_empty() {
            return Err(Refusal::by(Code::OutOfReach, "T3").at(to));
        }
        if to != self.from && self.state.board.pieces(self.piece.side).contains(to) {
            let (x, y) = offset(self.from, to);
            let jump = self.piece.kind == Kind::Guard && x.abs().max(y.abs()) > 1;
            let rule = if jump { "G6" } else { self.piece.kind.rule() };
            return Err(Refusal::by(Code::OwnPiece, rule).at(to));
        }
        if hit || quiet {
            let right = Action::Move { from: self.from, to, strikes: !strikes, over };
            return Err(Refusal::by(Code::WrongSign, "T4").at(to).text("use", right.to_string()));
        }
        if self.cell(to) == Cell::Void {
            return Err(Refusal::by(Code::OutOfReach, "BO1").at(to));
        }
        // The same squares with other captures: what is captured on the way is not for the player to say.
        let captures = moves.iter().find(|(_, squares)| squares.contains(to)).map(|(taken, _)| *taken);
        Err(match self.piece.kind {
            Kind::Guard => self.refuse_guard(to, strikes, over, captures),
            Kind::Spy => self.refuse_spy(to, over),
            _ => match over.iter().next() {
                Some(jumped) => Refusal::by(Code::OutOfReach, "T4").at(jumped),
                None => self.refuse_plain(to),
            },
        })
    }

    /// Why a piece that does not jump cannot move there.
    pub(super) fn refuse_plain(&self, to: Square) -> Refusal {
        let ways = self.ways();
        if !(ways.strike | ways.quiet).contains(to) {
            return self.unreached(to, false);
        }
        let leaps = reach::LEAPS.contains(&offset(self.from, to));
        let rule = match (self.cell(to), self.piece.kind) {
            (Cell::Piece(_), Kind::Cannon) => "C2",
            (Cell::Piece(_), kind) => kind.rule(),
            (Cell::Stone(_), Kind::Knight | Kind::Chancellor | Kind::Marshal) if leaps => "N3",
            (cell, _) => stone_rule(cell),
        };
        Refusal::by(Code::NotFree, rule).at(to)
    }

    /// Why the square is not within reach, for a move or for a placement.
    fn unreached(&self, to: Square, places: bool) -> Refusal {
        let board = &self.state.board;
        let kind = self.piece.kind;
        let far = Refusal::by(Code::OutOfReach, kind.rule()).at(to);
        if self.cell(to) == Cell::Void {
            return Refusal::by(Code::OutOfReach, "BO1").at(to);
        }
        if kind.leaps()
            && reach::LEAPS.contains(&offset(self.from, to))
            && let Some(block) = reach::leap_block(board, self.from, offset(self.from, to))
        {
            return Refusal::by(Code::Blocked, "N2").at(block);
        }
        let Some((dx, dy)) = direction(self.from, to) else { return far };
        if kind == Kind::Elephant {
            let (x, y) = offset(self.from, to);
            let middle = self.from.offset(dx, dy).unwrap_or(to);
            let rule = if dx == 0 || dy == 0 { "E3" } else { "E2" };
            return if x.abs().max(y.abs()) == 2 { Refusal::by(Code::Blocked, rule).at(middle) } else { far };
        }
        let straight = dx == 0 || dy == 0;
        if !(if straight { kind.slides_straight() } else { kind.slides_diagonally() }) {
            return far;
        }
        let between = board.line(self.from, (dx, dy)).take_while(|square| *square != to);
        let mut obstacles = between.filter(|square| !board.free().contains(*square));
        let (first, second) = (obstacles.next(), obstacles.next());
        match (first, second) {
            (None, _) => {
                // Nothing stands between, and yet the line does not lead there: a cell that is no square stops it.
                let void = |square: &Square| self.cell(*square) == Cell::Void;
                let line = core::iter::successors(self.from.offset(dx, dy), |square| square.offset(dx, dy));
                let hole = line.take_while(|square| *square != to).find(void).unwrap_or(to);
                Refusal::by(Code::Blocked, "BO1").at(hole)
            }
            (Some(_), Some(second)) if kind == Kind::Cannon && places => Refusal::by(Code::Blocked, "C5").at(second),
            (Some(_), None) if kind == Kind::Cannon && places => Refusal::by(Code::OutOfReach, "C5").at(to),
            (Some(_), Some(second)) if kind == Kind::Cannon && self.is_enemy(to) => {
                Refusal::by(Code::Blocked, "C2").at(second)
            }
            (Some(first), _) if kind == Kind::Cannon => {
                let rule = if matches!(self.cell(to), Cell::Stone(_)) { "C3" } else { "C1" };
                Refusal::by(Code::Blocked, rule).at(first)
            }
            (Some(first), _) => Refusal::by(Code::Blocked, "X1").at(first),
        }
    }

    fn refuse_guard(&self, to: Square, strikes: bool, over: SquareSet, captures: Option<SquareSet>) -> Refusal {
        for jumped in over {
            match self.state.board.piece(jumped) {
                Some(Piece { side, kind: Kind::Guard }) if side != self.piece.side => {}
                Some(Piece { side, .. }) if side != self.piece.side => {
                    return Refusal::by(Code::OutOfReach, "G4").at(jumped);
                }
                _ => return Refusal::by(Code::OutOfReach, "G5").at(jumped),
            }
        }
        if strikes && !over.is_empty() {
            return Refusal::by(Code::OutOfReach, "G3").at(to);
        }
        if let Some(captures) = captures {
            // G5: what it jumps is always captured, and nothing else is.
            let differs = (captures | over) & !(captures & over);
            return Refusal::by(Code::OutOfReach, "G5").at(differs.iter().next().unwrap_or(to));
        }
        let ways = self.ways();
        if over.is_empty() {
            if (ways.strike | ways.quiet).contains(to) {
                let sideways = to.rank() == self.from.rank();
                let rule = match self.cell(to) {
                    Cell::Stone(_) => "G8",
                    _ if sideways => "G2",
                    _ => "G7",
                };
                return Refusal::by(Code::NotFree, rule).at(to);
            }
            if let Some(refusal) = self.refuse_guard_near(to) {
                return refusal;
            }
        }
        if self.jumps(Waive::G5, self.chain(), to, over) {
            return Refusal::by(Code::OutOfReach, "G5").at(over.iter().next().unwrap_or(to));
        }
        if self.jumps(Waive::G4, self.chain(), to, over) {
            return Refusal::by(Code::OutOfReach, "G4").at(to);
        }
        let steps = (ways.strike | ways.quiet) & self.enterable();
        if steps.iter().any(|step| self.jumps(Waive::Nothing, self.chain().moved(step), to, over)) {
            return Refusal::by(Code::OutOfReach, "G3").at(to);
        }
        if over.is_empty() {
            Refusal::by(Code::OutOfReach, "G1").at(to)
        } else {
            Refusal::by(Code::OutOfReach, "G5").at(over.iter().next().unwrap_or(to))
        }
    }

    /// Why a Guard cannot step or jump once to a square one or two away.
    fn refuse_guard_near(&self, to: Square) -> Option<Refusal> {
        let (x, y) = offset(self.from, to);
        let (dx, dy) = direction(self.from, to)?;
        let side = self.piece.side;
        if x.abs().max(y.abs()) == 1 {
            return Some(Refusal::by(Code::OutOfReach, "G1").at(to));
        }
        if x.abs().max(y.abs()) > 2 {
            return None;
        }
        let middle = self.from.offset(dx, dy)?;
        let forward = dy == side.forward();
        let from_row = forward && self.from.rank() == self.rules.layout().guard_row(side);
        Some(match self.cell(middle) {
            Cell::Void => Refusal::by(Code::OutOfReach, "BO1").at(middle),
            Cell::Free if forward => Refusal::by(Code::OutOfReach, "G7").at(to),
            Cell::Free => return None,
            Cell::Piece(_) if reach::guard_vaults(&self.state.board, self.from, side, (dx, dy)) => {
                match self.cell(to) {
                    Cell::Piece(_) => Refusal::by(Code::NotFree, "G6").at(to),
                    _ => Refusal::by(Code::NotFree, "G8").at(to),
                }
            }
            _ if from_row => Refusal::by(Code::Blocked, "G7").at(middle),
            Cell::Piece(Piece { kind: Kind::Guard, .. }) => Refusal::by(Code::OutOfReach, "G5").at(middle),
            Cell::Piece(_) => Refusal::by(Code::Blocked, "G4").at(middle),
            Cell::Stone(_) => Refusal::by(Code::Blocked, "G8").at(middle),
        })
    }

    /// Whether a turn of jumps ends there with these captures when one rule is left out of account.
    fn jumps(&self, waive: Waive, start: Chain, to: Square, over: SquareSet) -> bool {
        let jumping = self.jumping().map(|jumping| Jumping { waive, only: Some(over), ..jumping });
        let ends = jumping.map(|jumping| jumping.ends(start));
        ends.is_some_and(|ends| ends.get(&over).is_some_and(|squares| squares.contains(to)))
    }

    fn refuse_spy(&self, to: Square, over: SquareSet) -> Refusal {
        if let Some(wrong) = over.iter().find(|square| !self.is_enemy(*square)) {
            return Refusal::by(Code::OutOfReach, "S1").at(wrong);
        }
        if let Some(third) = over.iter().nth(2) {
            return Refusal::by(Code::OutOfReach, "S2").at(third);
        }
        let near = direction(self.from, to).filter(|_| {
            let (x, y) = offset(self.from, to);
            x.abs().max(y.abs()) == 2
        });
        let middle = near.and_then(|(dx, dy)| self.from.offset(dx, dy));
        if !over.contains(to) && to != self.from {
            match self.cell(to) {
                Cell::Piece(_) => return Refusal::by(Code::NotFree, "S1").at(to),
                Cell::Stone(stone) if !stone.is_red() => {
                    return Refusal::by(Code::NotFree, stone_rule(self.cell(to))).at(to);
                }
                _ => {}
            }
        }
        let waived: &[(Waive, &'static str)] = if over.is_empty() {
            &[(Waive::S5, "S5"), (Waive::S15, "S15")]
        } else {
            &[(Waive::S8, "S8"), (Waive::S9, "S9"), (Waive::S10, "S10"), (Waive::S7, "S7"), (Waive::S15, "S15")]
        };
        for (waive, rule) in waived {
            let concerned = *waive != Waive::S9 || over.len() == 2;
            if concerned && self.jumps(*waive, self.chain(), to, over) {
                let block = middle.filter(|middle| *rule == "S15" && self.state.board.is_block(*middle));
                let code = if *rule == "S15" { Code::Blocked } else { Code::OutOfReach };
                return Refusal::by(code, rule).at(block.unwrap_or(to));
            }
        }
        match over.iter().next() {
            Some(jumped) => Refusal::by(Code::OutOfReach, "S1").at(jumped),
            None => Refusal::by(Code::OutOfReach, "S4").at(middle.unwrap_or(to)),
        }
    }

    pub(super) fn judge_removal(&self, at: Square) -> Result<(), Refusal> {
        if self.removals().contains(at) {
            return Ok(());
        }
        let reached = self.ways().strike.contains(at);
        Err(match self.cell(at) {
            Cell::Piece(piece) if piece.side == self.piece.side => Refusal::by(Code::OwnPiece, "N5").at(at),
            _ if self.piece.kind != Kind::Knight => Refusal::by(Code::OutOfReach, "N5").at(at),
            _ if !reached => match self.unreached(at, true) {
                refusal if refusal.code == Code::Blocked => refusal,
                refusal => Refusal { rule: Some("N5"), ..refusal },
            },
            Cell::Free => Refusal::by(Code::EmptySquare, "N5").at(at),
            _ => Refusal::by(Code::NotFree, "N5").at(at),
        })
    }

    pub(super) fn judge_placing(&self, Placing { stone, at }: Placing) -> Result<(), Refusal> {
        if self.places().allows(Placing { stone, at }) {
            return Ok(());
        }
        let side = self.piece.side;
        let cell = self.cell(at);
        let bomb = stone == Stone::Bomb;
        let shot = stone.is_arrow() && self.state.board.is_spy(at, !side);
        let blast = bomb && matches!(cell, Cell::Stone(stone) if stone != Stone::Bomb);
        if matches!(cell, Cell::Piece(piece) if piece.side == side) {
            return Err(Refusal::by(Code::OwnPiece, if bomb { "P3" } else { "P2" }).at(at));
        }
        if !reach::placing(&self.state.board, self.rules, self.from, self.piece).contains(at) {
            return Err(self.refuse_reach(at));
        }
        let not_free = match cell {
            Cell::Piece(_) if shot => (self.piece.kind == Kind::Spy).then_some("S12"),
            Cell::Piece(_) if bomb => Some("P3"),
            Cell::Piece(_) if stone.is_arrow() => Some("P8"),
            Cell::Piece(_) => Some("P2"),
            Cell::Stone(_) if blast => None,
            Cell::Stone(_) if bomb => Some("P3"),
            Cell::Stone(_) if self.enterable().contains(at) => Some("P5"),
            Cell::Stone(_) => Some("P2"),
            Cell::Free | Cell::Void => None,
        };
        if let Some(rule) = not_free {
            return Err(Refusal::by(Code::NotFree, rule).at(at));
        }
        if self.state.supply[side].count(stone) == 0 {
            return Err(Refusal::by(Code::NoSupply, "P6").at(at).text("stone", stone.name()));
        }
        if !blast && self.rules.layout().end_zone(side).contains(at) {
            return Err(Refusal::by(Code::OwnEndZone, if shot { "S14" } else { "P7" }).at(at));
        }
        Err(Refusal::by(Code::BannedSquare, "O5").at(at))
    }

    /// Why a square is not within reach for placing.
    fn refuse_reach(&self, at: Square) -> Refusal {
        match self.piece.kind {
            Kind::Guard => match self.refuse_guard_near(at) {
                Some(refusal) if refusal.rule != Some("G1") => refusal,
                _ => Refusal::by(Code::OutOfReach, if self.cell(at) == Cell::Void { "BO1" } else { "G9" }).at(at),
            },
            Kind::Spy if self.cell(at) != Cell::Void => {
                let (x, y) = offset(self.from, at);
                let middle = direction(self.from, at).filter(|_| x.abs().max(y.abs()) == 2);
                match middle.and_then(|(dx, dy)| self.from.offset(dx, dy)) {
                    Some(middle) if self.state.board.is_block(middle) => Refusal::by(Code::Blocked, "S15").at(middle),
                    _ => Refusal::by(Code::OutOfReach, "S13").at(at),
                }
            }
            _ => self.unreached(at, true),
        }
    }

    fn judge_pair(&self, first: Placing, second: Placing) -> Result<(), Refusal> {
        let refusal = if let Err(refusal) = self.judge_placing(first) {
            refusal
        } else if self.piece.kind != Kind::Chancellor {
            return Err(Refusal::by(Code::OutOfReach, "H2").at(second.at));
        } else if self.ends_game(first) {
            Refusal::by(Code::GameOver, "H2").at(second.at)
        } else if let Err(refusal) = (Actor { state: &self.after(first), ..*self }).judge_placing(second) {
            refusal
        } else {
            let right = self.canonical(first, second);
            if right == (Action::Place { from: self.from, first, second: Some(second) }) {
                return Ok(());
            }
            return Err(Refusal::by(Code::NotCanonical, "T4").at(second.at).text("use", right.to_string()));
        };
        if first.at != second.at && self.allows_pair(second, first) {
            let right = Action::Place { from: self.from, first: second, second: Some(first) };
            return Err(Refusal::by(Code::NotCanonical, "T4").at(second.at).text("use", right.to_string()));
        }
        Err(refusal)
    }
}

/// The rule that keeps a move from ending on what is there.
fn stone_rule(cell: Cell) -> &'static str {
    match cell {
        Cell::Stone(stone) if stone.is_arrow() => "A1",
        Cell::Stone(stone) if stone.is_block() => "B1",
        Cell::Stone(_) => "O8",
        _ => "X1",
    }
}
