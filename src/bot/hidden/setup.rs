//! Set-ups: drawn by where people put their pieces, the best of some.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::deal::{self, Deal, PLACES, Weights};
use super::heuristics::{self, chair};
use super::worlds::counts;
use crate::board::Square;
use crate::bot::Level;
use crate::draft::Draft;
use crate::error::Error;
use crate::game::Game;
use crate::hidden::{HiddenDraft, HiddenGame, Rank, Rules};
use crate::rng::{Rng, mix};
use crate::side::Side;

/// The index that stands for an empty square among ranks.
pub(super) const EMPTY: usize = PLACES - 1;
/// Steps of the chain for each square.
const STIRS: usize = 40;

/// A place of a set-up, from its owner's chair, row 0 being the back rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seat {
    /// Counted from the left.
    pub(super) column: u8,
    /// Counted from the back.
    pub(super) row: u8,
}

/// Who stands where; `None` is an empty square.
pub(super) type Seating = [(Seat, Option<Rank>)];

impl Seat {
    /// Whether two places share an edge.
    pub(super) const fn is_beside(self, other: Seat) -> bool {
        self.column.abs_diff(other.column) + self.row.abs_diff(other.row) == 1
    }
}

/// A set-up for a side: the more a level can do, the more of them it chooses from.
pub(super) fn make(rules: &Rules, side: Side, level: Level, seed: u64) -> Result<String, Error> {
    let candidates = match level {
        Level::Random => return HiddenGame::new(*rules, None)?.random_setup(side, seed),
        Level::Greedy | Level::Beginner => 1,
        Level::Casual => 4,
        Level::Club => 12,
        Level::Strong => 24,
    };
    let salt = if side == Side::South { 0x5E70_0001 } else { 0x5E70_0002 };
    let mut rng = Rng::new(mix(seed ^ salt));
    let squares: Vec<Square> = rules.zone(side).iter().collect();
    let mut best: Option<(f32, HiddenDraft)> = None;
    for _ in 0..candidates {
        let seating = draw(rules, side, &squares, &mut rng);
        let mut draft = HiddenDraft::new(*rules, Some(side), None)?;
        for (square, (_, rank)) in squares.iter().zip(&seating) {
            let letter = rank.map(|rank| rules.letter(Side::South, Some(rank)).to_string());
            draft.put(*square, letter.as_deref())?;
        }
        let liking =
            (heuristics::of(rules).liking)(rules, &seating) - if draft.warnings().is_empty() { 0.0 } else { 1000.0 };
        if best.as_ref().is_none_or(|(most, _)| liking > *most) {
            best = Some((liking, draft));
        }
    }
    Ok(best.map_or_else(String::new, |(_, draft)| draft.text()))
}

/// One set-up as people make them, the Flag first and its guards after it.
fn draw(rules: &Rules, side: Side, squares: &[Square], rng: &mut Rng) -> Vec<(Seat, Option<Rank>)> {
    let heuristics = heuristics::of(rules);
    let own_flag = rules.definition().flag.index();
    let seats: Vec<Seat> = squares.iter().map(|square| chair(rules, side, *square)).collect();
    let mut counts = counts(rules);
    let pieces: usize = counts.iter().map(|count| usize::from(*count)).sum();
    counts[EMPTY] = u8::try_from(seats.len().saturating_sub(pieces)).unwrap_or(0);
    let weights_of = |seat: &Seat| -> Weights {
        core::array::from_fn(|rank| if counts[rank] == 0 { 0.0 } else { (heuristics.habit)(rules, *seat, rank) })
    };
    let mut weights: Vec<Weights> = seats.iter().map(weights_of).collect();
    // Sharper than people are: a Flag in the open is found.
    let flags: Vec<f32> = weights.iter().map(|fits| fits[own_flag] * fits[own_flag]).collect();
    if let Some(flag) = deal::draw(&flags, rng) {
        let mut left = counts;
        let mut fix = |place: usize, rank: usize| {
            if left[rank] > 0 {
                left[rank] -= 1;
                weights[place] = [0.0; PLACES];
                weights[place][rank] = 1.0;
            }
        };
        fix(flag, own_flag);
        for (place, seat) in seats.iter().enumerate().filter(|(_, seat)| seat.is_beside(seats[flag])) {
            if let Some(guard) = (heuristics.guard)(rules, *seat, seats[flag], rng) {
                fix(place, guard.index());
            }
        }
    }
    let mut deal = Deal::new(weights, counts);
    deal.begin(rng);
    deal.stir(STIRS * seats.len(), rng);
    // An empty seat has been dealt what is no rank.
    let rank = |place: usize| deal.rank(place).filter(|rank| rank.index() != EMPTY);
    seats.into_iter().enumerate().map(|(place, seat)| (seat, rank(place))).collect()
}
