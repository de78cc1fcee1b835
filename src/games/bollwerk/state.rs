use super::board::mix;
use super::{Action, Board, Cell, Kind, Layout, Piece, Placing, Rules, Stone, Supply};
use crate::board::{Square, SquareSet};
use crate::outcome::{Outcome, Reason};
use crate::side::{BySide, Side};

/// What makes a position the same as another (W5): the board, the side on turn, the supplies and the bans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What stands where.
    pub board: Board,
    /// Who is on turn.
    pub turn: Side,
    /// Stones in hand.
    pub supply: BySide<Supply>,
    /// The squares that the side on turn may not place on (O5).
    pub bans: SquareSet,
}

/// What a turn did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Effects {
    /// The enemy pieces that it captured, by their squares.
    pub captured: SquareSet,
    /// The stone that was collected or crushed by a move.
    pub entered: Option<Stone>,
    /// Whether the quiet turns begin anew (W5).
    pub breaks_quiet: bool,
    /// Whether no earlier position can come again: a piece or a stone without red border is spent for good.
    pub irreversible: bool,
    /// Whether it won at once (W1, W2) or took the last piece (W3).
    pub won: Option<Reason>,
}

impl State {
    /// A board with both supplies full.
    // Large, so made in one place only.
    #[inline(never)]
    pub(super) fn new(board: &Board, turn: Side) -> State {
        let supply = BySide { south: Supply::START, north: Supply::START };
        State { board: *board, turn, supply, bans: SquareSet::EMPTY }
    }

    /// A hash of all that makes a position the same as another.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hash = mix(self.board.hash() ^ self.turn as u64);
        for &side in &Side::ALL {
            hash = mix(hash ^ self.supply[side].code());
        }
        self.bans.words().iter().fold(hash, |hash, word| mix(hash ^ word))
    }

    /// A loss of the side on turn that can be seen on the board: W1, W2, W4.
    pub(super) fn lost(&self, rules: &Rules) -> Option<Outcome> {
        let reason = match self.board.at(rules.layout().end_field(self.turn)) {
            Cell::Stone(Stone::Bomb) => Reason::Bomb,
            Cell::Piece(piece) if piece.side != self.turn => Reason::EndField,
            _ if self.is_immobilised(rules) => Reason::NoAction,
            _ => return None,
        };
        Some(Outcome::win(!self.turn, reason))
    }

    /// Places a stone for the side on turn.
    pub(super) fn place(&mut self, layout: &Layout, Placing { stone, at }: Placing, effects: &mut Effects) {
        let side = self.turn;
        let cell = self.board.at(at);
        self.supply[side].take(stone);
        effects.breaks_quiet = true;
        effects.irreversible |= !stone.is_red();
        if stone == Stone::Bomb && at == layout.end_field(!side) {
            effects.won = Some(Reason::Bomb);
        }
        // O4, O5.
        let blows_up = matches!(cell, Cell::Stone(_)) && effects.won.is_none();
        self.board.set(at, if blows_up { Cell::Free } else { Cell::Stone(stone) });
        if blows_up {
            self.bans.insert(at);
        } else {
            self.bans.remove(at);
        }
        // S11.
        if matches!(cell, Cell::Piece(_)) {
            effects.captured.insert(at);
        }
    }

    /// Plays a legal action.
    pub(super) fn play(&mut self, layout: &Layout, action: &Action) -> Effects {
        let side = self.turn;
        let mut effects = Effects::default();
        self.bans = SquareSet::EMPTY;
        match *action {
            Action::Move { from, to, over, .. } => {
                for square in over {
                    self.board.set(square, Cell::Free);
                }
                effects.captured = over;
                let mover = self.board.at(from);
                self.board.set(from, Cell::Free);
                match self.board.at(to) {
                    Cell::Piece(_) => effects.captured.insert(to),
                    Cell::Stone(stone) => {
                        effects.entered = Some(stone);
                        if stone.is_red() {
                            self.supply[side].add(stone);
                        } else {
                            effects.irreversible = true;
                        }
                    }
                    Cell::Free | Cell::Void => {}
                }
                self.board.set(to, mover);
                effects.breaks_quiet = matches!(mover, Cell::Piece(Piece { kind: Kind::Guard, .. }));
                if to == layout.end_field(!side) {
                    effects.won = Some(Reason::EndField);
                }
            }
            Action::Place { first, second, .. } => {
                self.place(layout, first, &mut effects);
                if let Some(second) = second {
                    self.place(layout, second, &mut effects);
                }
            }
            Action::Remove { at, .. } => {
                self.board.set(at, Cell::Free);
                effects.breaks_quiet = true;
                effects.irreversible = true;
            }
        }
        if !effects.captured.is_empty() {
            effects.breaks_quiet = true;
            effects.irreversible = true;
            if effects.won.is_none() && self.board.pieces(!side).is_empty() {
                effects.won = Some(Reason::NoPieces);
            }
        }
        self.turn = !side;
        effects
    }

    /// The piece of the side on turn on a square.
    pub(super) fn mover(&self, square: Square) -> Option<Piece> {
        self.board.piece(square).filter(|piece| piece.side == self.turn)
    }
}
