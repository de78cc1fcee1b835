//! How things stand and where there is something to gain: made once for a thought, asked at every node.

use alloc::vec::Vec;

use super::deal::{PLACES, Weights};
use super::heuristics::{self, Heuristics, Strength};
use super::lure;
use crate::board::Square;
use crate::hidden::{Piece, PieceId, Rank, Rules, Table, World};
use crate::scene::Stays;
use crate::side::{BySide, Side};

/// What a rank that the other side knows has lost of its worth.
const SHOWN: f32 = 0.12;
/// What a Flag is worth as a target, in commonest pieces.
const FLAG_WORTH: f32 = 25.0;
/// How much a place on the way to a target counts of what is to be gained there.
const WAY: f32 = 0.35;
/// An advantage of this part of all that stands is half of a win, and so is one of so many commonest pieces at least.
const HALF: (f32, f32) = (0.125, 4.0);

/// How things stand and where there is something to gain.
pub(super) struct Outlook {
    pub(super) heuristics: &'static Heuristics,
    pub(super) side: Side,
    /// What a piece of each rank is worth.
    worth: BySide<Weights>,
    /// What each rank of the thinker can expect of attacking each enemy piece.
    gains: Vec<Weights>,
    /// What each rank of the opponent can expect of attacking each piece of the thinker, as the opponent sees it.
    risks: Vec<Weights>,
    /// What the squares promise to each rank of the thinker.
    lures: Vec<lure::Lure>,
    /// An advantage that is half of a win.
    half: f32,
}

impl Outlook {
    /// `shares`: for each piece how likely each rank is, as the thinker sees it; `blurred`: as the opponent sees it.
    /// `urge` grows while nothing happens, and makes what is not known more inviting.
    pub(super) fn new(table: &Table, side: Side, shares: &[Weights], blurred: &[Weights], urge: f32) -> Outlook {
        let heuristics = heuristics::of(&table.rules);
        let flag = table.rules.definition().flag;
        let mut strength = Strength::default();
        for (id, piece) in table.pieces().iter().enumerate().filter(|(_, piece)| piece.at.is_some()) {
            for (sum, share) in strength[piece.side].iter_mut().zip(&shares[id]) {
                *sum += share;
            }
        }
        let worth = BySide::new(|side| (heuristics.worth)(side, &strength));
        let mut outlook =
            Outlook { heuristics, side, worth, gains: Vec::new(), risks: Vec::new(), lures: Vec::new(), half: 0.0 };
        let all =
            |side: Side| strength[side].iter().zip(&outlook.worth[side]).map(|(many, worth)| many * worth).sum::<f32>();
        outlook.half = ((all(side) + all(!side)) * HALF.0).max(HALF.1 * heuristics.common);
        outlook.gains = gains(table, side, &outlook, shares, urge);
        outlook.risks = gains(table, !side, &outlook, blurred, 0.0);
        let rank_stands = |rank: usize| strength[side][rank] > 0.0;
        outlook.lures = table
            .rules
            .ranks()
            .map(|rank| {
                if rank_stands(rank.index()) && table.rules.is_movable(rank) && rank != flag {
                    lure::spread(table, side, shares, |id| outlook.gain(rank.index(), id))
                } else {
                    lure::NOTHING
                }
            })
            .collect();
        outlook
    }

    /// What a rank of the thinker can expect of attacking a piece.
    #[inline]
    pub(super) fn gain(&self, rank: usize, target: PieceId) -> f32 {
        self.gains.get(usize::from(target)).map_or(0.0, |gains| gains[rank])
    }

    /// What a rank of the opponent expects of attacking a piece, not knowing it.
    #[inline]
    pub(super) fn risk(&self, rank: usize, target: PieceId) -> f32 {
        self.risks.get(usize::from(target)).map_or(0.0, |risks| risks[rank])
    }

    /// What a Flag is worth as a target.
    fn flag_worth(&self) -> f32 {
        FLAG_WORTH * self.heuristics.common
    }

    /// What an attack brings a side when both ranks are known.
    pub(super) fn exchange(&self, rules: &Rules, side: Side, attacker: Rank, defender: Rank) -> f32 {
        let verdict = rules.challenge(attacker, defender);
        let won = if verdict.ends.is_some() { self.flag_worth() } else { self.worth[!side][defender.index()] };
        let lost = if verdict.ends.is_some() { self.flag_worth() } else { self.worth[side][attacker.index()] };
        match verdict.stays {
            Stays::Attacker => won,
            Stays::Defender => -lost,
            Stays::None => won - lost,
        }
    }

    /// What a square promises to a rank of the thinker.
    #[inline]
    pub(super) fn promise(&self, rank: usize, square: Square) -> f32 {
        self.lures.get(rank).map_or(0.0, |lure| lure[square.index()])
    }

    /// An advantage on a scale from -1, lost, to 1, won.
    pub(super) fn squash(&self, advantage: f32) -> f32 {
        advantage / (self.half + advantage.abs())
    }

    /// The advantage that [`Outlook::squash`] made a value of.
    pub(super) fn unsquash(&self, value: f32) -> f32 {
        self.half * value / (1.0 - value.abs()).max(0.01)
    }

    /// How a world stands for the thinker, from -1 to 1.
    pub(super) fn value(&self, world: &World) -> f32 {
        let mut sum = 0.0;
        for (piece, rank) in world.table.pieces().iter().zip(&world.ranks) {
            let Some(at) = piece.at else { continue };
            let Some(rank) = rank.map(Rank::index) else { continue };
            let worth = self.worth[piece.side][rank] * if piece.shown.is_some() { 1.0 - SHOWN } else { 1.0 };
            if piece.side == self.side {
                sum += worth + WAY * self.promise(rank, at);
            } else {
                sum -= worth;
            }
        }
        let goal = (self.heuristics.goal)(world);
        self.squash(sum + if world.table.turn == self.side { goal } else { -goal })
    }
}

/// What each rank of a side can expect of attacking each piece of the other.
fn gains(table: &Table, side: Side, outlook: &Outlook, shares: &[Weights], urge: f32) -> Vec<Weights> {
    let (worth, common, flag_worth) = (&outlook.worth, outlook.heuristics.common, outlook.flag_worth());
    let rules = &table.rules;
    let flag = rules.definition().flag;
    let gain_of = |attacker: Rank, share: &Weights, shown: bool| {
        let own = worth[side][attacker.index()];
        let mut gain = 0.0;
        for defender in rules.ranks() {
            let likely = share[defender.index()];
            if likely == 0.0 {
                continue;
            }
            let theirs = if defender == flag { flag_worth } else { worth[!side][defender.index()] };
            let verdict = rules.challenge(attacker, defender);
            let learned = if shown { 0.0 } else { (SHOWN + urge) * theirs.min(8.0 * common) };
            gain += likely
                * match verdict.stays {
                    Stays::Attacker => theirs * if shown { 1.0 - SHOWN } else { 1.0 } + urge * common,
                    Stays::Defender => learned - own,
                    Stays::None => theirs - own,
                };
        }
        gain
    };
    let each = |(piece, share): (&Piece, &Weights)| {
        let mut gains = [0.0; PLACES];
        if piece.side != side && piece.at.is_some() {
            for rank in rules.ranks().filter(|rank| rules.is_movable(*rank)) {
                gains[rank.index()] = if rank == flag {
                    // It would be lost to whatever stands there.
                    flag_worth * (2.0 * share[flag.index()] - 1.0)
                } else {
                    gain_of(rank, share, piece.shown.is_some())
                };
            }
        }
        gains
    };
    table.pieces().iter().zip(shares).map(each).collect()
}
