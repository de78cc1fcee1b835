//! What the opponent's turns say of the ranks that he has not shown.
//!
//! Nothing here is certain, so nothing is ruled out: a rank becomes likelier or less likely.

use alloc::vec::Vec;

use super::deal::{PLACES, Weights};
use crate::board::Square;
use crate::game::View;
use crate::hidden::{HiddenView, PieceId, Rank, Rules, STEPS};
use crate::scene::{Said, Stays};
use crate::side::Side;
use crate::transcript::Transcript;

/// It goes up to a piece that it knows: it wants to take it.
const APPROACHES: f32 = 2.5;
/// It goes away from a piece that it knows: it fears it.
const FLEES: f32 = 2.0;
/// It stays beside a piece that could take it.
const STANDS: f32 = 0.7;
/// It leaves a piece alone that it could take.
const SPARES: f32 = 0.6;
/// It attacks a piece that it does not know: not with a Flag, and rarely with what must not be lost.
const FLAG_ATTACKS: f32 = 0.1;
/// It moves: a Flag that can move rarely does.
const FLAG_MOVES: f32 = 0.4;
/// It has not moved for one more of its side's turns, and it could.
const RESTS: f32 = 0.99;
/// How far all that may go in sum, up or down.
const LIMIT: f32 = 12.0;

const NOBODY: u8 = u8::MAX;

/// A board to replay what happened on.
struct Replay {
    rules: Rules,
    /// The side whose ranks are hidden.
    other: Side,
    sides: Vec<Side>,
    board: [PieceId; 256],
    /// What everybody knows of the viewer's pieces.
    shown: Vec<Option<Rank>>,
    moved: Vec<bool>,
    weights: Vec<Weights>,
}

/// A weight for each rank of each piece.
pub(super) fn read(transcript: &Transcript<HiddenView>) -> Vec<Weights> {
    let view = transcript.view();
    let pieces = view.table().pieces();
    let Some(viewer) = view.viewer().side() else { return Vec::new() };
    let mut replay = Replay {
        rules: *view.rules(),
        other: !viewer,
        sides: pieces.iter().map(|piece| piece.side).collect(),
        board: [NOBODY; 256],
        shown: alloc::vec![None; pieces.len()],
        moved: alloc::vec![false; pieces.len()],
        weights: alloc::vec![[1.0; PLACES]; pieces.len()],
    };
    for (id, piece) in (0..NOBODY).zip(pieces) {
        replay.board[piece.start.index()] = id;
    }
    for said in transcript.turns().iter().flat_map(|(_, said)| said) {
        replay.take(said);
    }
    replay.weights
}

impl Replay {
    fn take(&mut self, said: &Said) {
        let flag = self.rules.definition().flag;
        match *said {
            Said::Move { side, from, to, .. } => self.take_move(side, from, to),
            Said::Challenge { side, from, to, attacker, defender, stays, .. } => {
                let (mover, target) = (self.at(from), self.at(to));
                if side == self.other
                    && let Some(id) = mover
                {
                    self.scale(id, |rank| if rank == flag { FLAG_ATTACKS } else { 1.0 });
                }
                let shows = self.rules.shows_ranks;
                for (id, kind) in [(mover, attacker), (target, defender)] {
                    if let (Some(id), Some(kind), true) = (id, kind, shows) {
                        let named = |rank: &Rank| self.rules.name(*rank) == kind;
                        self.shown[usize::from(id)] = self.rules.ranks().find(named);
                    }
                }
                if let Some(id) = mover {
                    self.moved[usize::from(id)] = true;
                }
                self.board[from.index()] = NOBODY;
                self.board[to.index()] = match stays {
                    Stays::Attacker => mover,
                    Stays::Defender => target,
                    Stays::None => None,
                }
                .unwrap_or(NOBODY);
            }
            _ => {}
        }
    }

    fn take_move(&mut self, side: Side, from: Square, to: Square) {
        let Some(id) = self.at(from) else { return };
        if side == self.other {
            self.judge(id, from, to);
        }
        self.moved[usize::from(id)] = true;
        self.board[from.index()] = NOBODY;
        self.board[to.index()] = id;
    }

    /// What a quiet turn of the other side says, before it is taken.
    fn judge(&mut self, mover: PieceId, from: Square, to: Square) {
        let rules = self.rules;
        let flag = rules.definition().flag;
        let beats =
            move |one: Rank, other: Rank| rules.is_movable(one) && rules.challenge(one, other).stays == Stays::Attacker;
        self.scale(mover, |rank| if rank == flag { FLAG_MOVES } else { 1.0 });
        for foe in self.foes_beside(from) {
            self.scale(mover, |rank| if beats(foe, rank) { FLEES } else { 1.0 });
        }
        for foe in self.foes_beside(to) {
            self.scale(mover, |rank| if beats(rank, foe) { APPROACHES } else { 1.0 });
        }
        for square in rules.field().squares().iter() {
            let Some(id) = self.at(square).filter(|id| self.sides[usize::from(*id)] == self.other) else { continue };
            if id == mover {
                continue;
            }
            let moved = self.moved[usize::from(id)];
            for foe in self.foes_beside(square) {
                self.scale(id, |rank| {
                    let spares = if beats(rank, foe) { SPARES } else { 1.0 };
                    spares * if moved && beats(foe, rank) { STANDS } else { 1.0 }
                });
            }
            let free = STEPS.into_iter().any(|step| {
                let next = square.stepped(step);
                rules.field().contains(next) && self.at(next).is_none()
            });
            if !moved && free {
                self.scale(id, |rank| if rules.is_movable(rank) && rank != flag { RESTS } else { 1.0 });
            }
        }
    }

    fn at(&self, square: Square) -> Option<PieceId> {
        Some(self.board[square.index()]).filter(|id| usize::from(*id) < self.sides.len())
    }

    /// The viewer's pieces next to a square whose ranks the other side knows.
    fn foes_beside(&self, square: Square) -> impl Iterator<Item = Rank> + use<> {
        let rank = |step| {
            let id = usize::from(self.at(square.stepped(step))?);
            self.shown[id].filter(|_| self.sides[id] != self.other)
        };
        STEPS.map(rank).into_iter().flatten()
    }

    fn scale(&mut self, id: PieceId, by: impl Fn(Rank) -> f32) {
        let Some(weights) = self.weights.get_mut(usize::from(id)) else { return };
        for rank in self.rules.ranks() {
            let weight = &mut weights[rank.index()];
            *weight = (*weight * by(rank)).clamp(1.0 / LIMIT, LIMIT);
        }
    }
}

/// The quiet moves of a side since the last challenge, in order.
pub(super) fn played_since_challenge(transcript: &Transcript<HiddenView>, own: Side) -> Vec<(Square, Square)> {
    let mut played = Vec::new();
    for said in transcript.turns().iter().flat_map(|(_, said)| said) {
        match said {
            Said::Move { side, from, to, .. } if *side == own => played.push((*from, *to)),
            Said::Challenge { .. } => played.clear(),
            _ => {}
        }
    }
    played
}
