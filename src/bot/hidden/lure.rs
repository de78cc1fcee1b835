//! What squares promise to a rank: how much there is to gain, and how far away.

use alloc::vec::Vec;

use super::deal::Weights;
use crate::board::Square;
use crate::hidden::{Holder, PieceId, Rank, STEPS, Table};
use crate::side::Side;

/// What each square of the 16x16 grid promises.
pub(super) type Lure = [f32; 256];

/// Nothing anywhere.
pub(super) const NOTHING: Lure = [0.0; 256];

/// What is left of a gain one step farther away.
const FADES: f32 = 0.9;
/// And round an own piece that would have to go out of the way.
const CROWDED: f32 = 0.7;
/// And of a target that can run away.
const RUNS: f32 = 0.5;
/// A gain so many steps away is as good as none.
const SWEEPS: usize = 12;

/// What the squares promise, by what an attack on each piece of the other side would gain. The way leads round pieces
/// that stand still.
pub(super) fn spread(table: &Table, side: Side, shares: &[Weights], gain: impl Fn(PieceId) -> f32) -> Lure {
    // What a square passes on to its neighbours, and what it promises to whoever stands there.
    let (mut passed, mut lure) = (NOTHING, NOTHING);
    let mut open = [0.0; 256];
    for square in table.rules.field().squares().iter() {
        let index = square.index();
        match (table.holder(square), table.at(square)) {
            (Holder::Empty, _) => open[index] = 1.0,
            (Holder::Side(holder), Some(id)) if holder == side => {
                let still = table.rules.ranks().filter(|rank| !table.rules.is_movable(*rank));
                let share = |rank: Rank| shares.get(usize::from(id)).map_or(0.0, |share| share[rank.index()]);
                let stays: f32 = still.map(share).sum();
                open[index] = if stays > 0.5 { 0.0 } else { CROWDED };
            }
            (Holder::Side(_), Some(id)) => {
                let moved = table.piece(id).is_some_and(|piece| piece.moved);
                passed[index] = gain(id).max(0.0) * if moved { RUNS } else { 1.0 };
            }
            _ => {}
        }
    }
    let squares: Vec<Square> = table.rules.field().squares().iter().collect();
    for sweep in 0..SWEEPS {
        let mut changed = false;
        let mut update = |square: Square| {
            let index = square.index();
            let best = STEPS.iter().map(|step| passed[square.stepped(*step).index()]).fold(0.0, f32::max) * FADES;
            if best > lure[index] {
                lure[index] = best;
                changed = true;
                if open[index] > 0.0 {
                    passed[index] = best * open[index];
                }
            }
        };
        // Up and down by turns, so that few sweeps carry far.
        if sweep % 2 == 0 {
            squares.iter().copied().for_each(&mut update);
        } else {
            squares.iter().rev().copied().for_each(&mut update);
        }
        if !changed {
            break;
        }
    }
    lure
}
