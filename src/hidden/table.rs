use alloc::vec::Vec;

use super::repetition::{self, History};
use super::{Action, Rank, RankSet, Rules, end};
use crate::board::{STEPS, Square, SquareSet};
use crate::outcome::Outcome;
use crate::rng::mix;
use crate::scene::Stays;
use crate::side::{BySide, Side};

/// A piece by its place in the square order of the start.
pub type PieceId = u8;

/// What everybody knows of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Where it started: its name through the whole game.
    pub start: Square,
    /// Where it stands; `None` once it has left the board.
    pub at: Option<Square>,
    /// Whether it has moved.
    pub moved: bool,
    /// The rank that a challenge or a move has shown to everybody.
    pub shown: Option<Rank>,
    /// Ranks that it cannot have, since the game went on from where it stood.
    pub barred: RankSet,
}

/// A challenge that showed nobody a rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// Who attacked.
    pub attacker: PieceId,
    /// Who was attacked.
    pub defender: PieceId,
    /// Who stayed.
    pub stays: Stays,
}

const NOBODY: PieceId = u8::MAX;

/// Who holds a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// An empty square.
    Empty,
    /// A piece of that side.
    Side(Side),
    /// No square: a lake, or off the board.
    Off,
}

/// What everybody knows of a game: the table as a spectator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The rules.
    pub rules: Rules,
    /// Who is on turn.
    pub turn: Side,
    /// Turns played, from the position's own number on.
    pub ply: u32,
    /// Turns in a row without a challenge.
    pub quiet: u32,
    /// What repetition rules must remember.
    pub history: History,
    /// Hashes of the boards since the last challenge, the one before it excluded; the last is the board of now.
    /// Boards are told apart by the identity of the pieces, never by their ranks.
    pub boards: Vec<u64>,
    /// The pieces that have left, in that order.
    pub lost: Vec<PieceId>,
    /// The challenges that showed no ranks, in that order.
    pub clashes: Vec<Clash>,
    /// The last turn.
    pub last: Option<Action>,
    pieces: Vec<Piece>,
    board: [PieceId; 256],
    // What `board` and `pieces` say too, for the innermost loops: one look-up for "may it go there".
    holders: [Holder; 256],
    occupied: BySide<SquareSet>,
}

impl Table {
    /// An empty table.
    pub(crate) fn new(rules: Rules, turn: Side, ply: u32) -> Table {
        Table {
            rules,
            turn,
            ply,
            quiet: 0,
            history: History::default(),
            boards: alloc::vec![0],
            lost: Vec::new(),
            clashes: Vec::new(),
            last: None,
            pieces: Vec::new(),
            board: [NOBODY; 256],
            holders: empty_board(&rules),
            occupied: BySide::default(),
        }
    }

    /// Puts the next piece, in square order, onto an empty square when the table is laid; at most 255 of them.
    pub(crate) fn put(&mut self, square: Square, side: Side) {
        let id = self.pieces.len() as PieceId;
        if id == NOBODY {
            return;
        }
        let piece = Piece { side, start: square, at: Some(square), moved: false, shown: None, barred: RankSet::EMPTY };
        self.pieces.push(piece);
        self.enter(id, side, square);
        if let Some(board) = self.boards.last_mut() {
            *board ^= key(id, square);
        }
    }

    /// The pieces, dead ones too, in the square order of the start.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// A piece; `None` for an id that nobody has.
    #[must_use]
    pub fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.get(usize::from(id))
    }

    /// The piece on a square.
    #[must_use]
    #[inline(always)]
    pub fn at(&self, square: Square) -> Option<PieceId> {
        let id = self.board[square.index()];
        (id != NOBODY).then_some(id)
    }

    /// The side of the piece on a square.
    #[must_use]
    #[inline(always)]
    pub fn side_at(&self, square: Square) -> Option<Side> {
        match self.holder(square) {
            Holder::Side(side) => Some(side),
            _ => None,
        }
    }

    /// Who holds a cell.
    #[must_use]
    #[inline(always)]
    pub fn holder(&self, square: Square) -> Holder {
        self.holders[square.index()]
    }

    /// The squares that a side's pieces hold.
    #[must_use]
    #[inline(always)]
    pub fn held_by(&self, side: Side) -> SquareSet {
        self.occupied[side]
    }

    /// The same, where it lies.
    #[inline(always)]
    pub(super) fn held(&self, side: Side) -> &SquareSet {
        &self.occupied[side]
    }

    /// The squares on which nothing stands.
    #[must_use]
    pub fn empty(&self) -> SquareSet {
        self.free(Side::South) - self.occupied[Side::North]
    }

    /// The pieces of a side that could move if their rank lets them: every way of going begins with a step or a strike
    /// next to it. Found for all of them at once, because most pieces cannot.
    #[must_use]
    pub fn mobile(&self, side: Side) -> SquareSet {
        let own = self.occupied[side];
        own & self.free(side).beside()
    }

    /// The squares onto which a side's pieces may move or strike: those that none of them holds.
    pub(super) fn free(&self, side: Side) -> SquareSet {
        self.rules.field().squares() - self.occupied[side]
    }

    /// Whether a piece of that side stands next to a square.
    pub(super) fn is_beside(&self, square: Square, side: Side) -> bool {
        for step in &STEPS {
            if self.holds(side, square.stepped(*step)) {
                return true;
            }
        }
        false
    }

    /// Whether a square of the board is empty.
    #[must_use]
    #[inline(always)]
    pub fn is_empty(&self, square: Square) -> bool {
        matches!(self.holder(square), Holder::Empty)
    }

    /// Whether a piece of that side stands on a cell.
    #[must_use]
    #[inline(always)]
    pub fn holds(&self, side: Side, square: Square) -> bool {
        matches!(self.holder(square), Holder::Side(holder) if holder == side)
    }

    /// The hash that the board will have after a move to an empty square.
    #[must_use]
    pub fn hash_after(&self, from: Square, to: Square) -> u64 {
        let now = self.boards.last().copied().unwrap_or(0);
        self.at(from).map_or(now, |id| now ^ key(id, from) ^ key(id, to))
    }

    /// Takes a turn in. `stays` is what came of its challenge, `shown` the ranks of attacker and defender that it showed to
    /// everybody. False, and nothing changes, when it cannot have happened on this table.
    pub(crate) fn take_turn(&mut self, action: &Action, stays: Option<Stays>, shown: [Option<Rank>; 2]) -> bool {
        let Some(mover) = self.at(action.from).filter(|_| self.side_at(action.from) == Some(self.turn)) else {
            return false;
        };
        let defender = match (self.side_at(action.to), stays) {
            (None, None) if !action.attack && self.rules.field().contains(action.to) => None,
            (Some(side), Some(_)) if action.attack && side != self.turn => self.at(action.to),
            _ => return false,
        };
        if self.rules.flag_run.is_some() {
            self.went_on();
        }
        let [attacking, defending] = shown;
        let attacking = attacking.or(self.rules.shown_by_move(action));
        if let Some(piece) = self.pieces.get_mut(usize::from(mover)) {
            piece.moved = true;
            piece.shown = attacking.or(piece.shown);
        }
        if let Some(piece) = defender.and_then(|id| self.pieces.get_mut(usize::from(id))) {
            piece.shown = defending.or(piece.shown);
        }
        let mut board = self.boards.last().copied().unwrap_or(0);
        match (defender, stays) {
            (Some(defender), Some(stays)) => {
                if !self.rules.shows_ranks {
                    self.clashes.push(Clash { attacker: mover, defender, stays });
                }
                // The attacker's death is told before the defender's, the order in which `lost` lists them.
                if stays != Stays::Attacker {
                    board ^= self.leave(mover);
                }
                if stays != Stays::Defender {
                    board ^= self.leave(defender);
                }
                if stays == Stays::Attacker {
                    board ^= self.step(mover, action.to);
                }
                self.quiet = 0;
                self.boards.clear();
            }
            _ => {
                board ^= self.step(mover, action.to);
                self.quiet = self.quiet.saturating_add(1);
            }
        }
        self.boards.push(board);
        self.last = Some(*action);
        self.turn = !self.turn;
        self.ply = self.ply.saturating_add(1);
        repetition::remember(self, action, mover);
        true
    }

    /// Plays a legal action as whoever knows the ranks of a challenge does: those of the attacker and the defender, where
    /// there is one. Who stayed, and how the challenge ended the game, if it did.
    pub(crate) fn settle(&mut self, action: &Action, ranks: Option<(Rank, Rank)>) -> (Option<Stays>, Option<Outcome>) {
        let side = self.turn;
        let verdict = ranks.map(|(attacker, defender)| self.rules.challenge(attacker, defender));
        let stays = verdict.map(|verdict| verdict.stays);
        let shown = match ranks {
            Some((attacker, defender)) if self.rules.shows_ranks => [Some(attacker), Some(defender)],
            _ => [None; 2],
        };
        self.take_turn(action, stays, shown);
        let ended = verdict.and_then(|verdict| {
            let winner = if verdict.stays == Stays::Attacker { side } else { !side };
            verdict.ends.map(|reason| Outcome::win(winner, reason))
        });
        (stays, ended)
    }

    /// Notes what it tells that the game went on from here.
    fn went_on(&mut self) {
        let (squares, ranks) = end::ruled_out(self);
        for square in squares.iter() {
            let id = self.board[square.index()];
            if let Some(piece) = self.pieces.get_mut(usize::from(id)) {
                piece.barred = piece.barred.union(ranks);
            }
        }
    }

    /// Takes a piece off the board. What that changes in the hash of the board.
    fn leave(&mut self, id: PieceId) -> u64 {
        let Some(piece) = self.pieces.get_mut(usize::from(id)) else { return 0 };
        let Some(square) = piece.at.take() else { return 0 };
        let side = piece.side;
        self.lost.push(id);
        self.clear(side, square);
        key(id, square)
    }

    /// Puts a piece onto an empty square. What that changes in the hash of the board.
    fn step(&mut self, id: PieceId, to: Square) -> u64 {
        let Some(piece) = self.pieces.get_mut(usize::from(id)) else { return 0 };
        let Some(from) = piece.at.replace(to) else { return 0 };
        let side = piece.side;
        self.clear(side, from);
        self.enter(id, side, to);
        key(id, from) ^ key(id, to)
    }

    fn enter(&mut self, id: PieceId, side: Side, square: Square) {
        self.board[square.index()] = id;
        self.holders[square.index()] = Holder::Side(side);
        self.occupied[side].insert(square);
    }

    fn clear(&mut self, side: Side, square: Square) {
        self.board[square.index()] = NOBODY;
        self.holders[square.index()] = Holder::Empty;
        self.occupied[side].remove(square);
    }
}

/// A board without pieces. The cells around it are off the board, so that steps never wrap round its edges.
fn empty_board(rules: &Rules) -> [Holder; 256] {
    let mut holders = [Holder::Off; 256];
    for square in rules.field().squares().iter() {
        holders[square.index()] = Holder::Empty;
    }
    holders
}

/// The hash of one piece on one square. 64 well mixed bits: among a million boards two different ones agree with a
/// probability below 1e-7.
fn key(id: PieceId, square: Square) -> u64 {
    mix((u64::from(id) << 8 | square.index() as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}
