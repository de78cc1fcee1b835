//! What a player of Stratego knows beyond the rules.

mod habits;

use super::deal::{PLACES, Weights, fraction};
use super::heuristics::{Heuristics, Strength, flags_in_danger};
use super::setup::{Seat, Seating};
use crate::games::stratego::{BOMB, FLAG, GENERAL, MAJOR, MARSHAL, MINER, SCOUT, SERGEANT, SPY};
use crate::hidden::{Rank, Rules};
use crate::rng::Rng;
use crate::side::Side;

/// What each rank is worth at the start: a Flag nothing, because its loss is the end.
const WORTH: [f32; 12] = [0.0, 7.0, 12.0, 3.0, 7.0, 4.0, 6.0, 10.0, 17.0, 28.0, 46.0, 62.0];
/// A Spy without a Marshal to take.
const IDLE_SPY: f32 = 2.0;
/// A Miner without a Bomb to take.
const IDLE_MINER: f32 = 3.0;
/// How much more the last Miners are worth while there are Bombs.
const RARE_MINER: f32 = 8.0;
/// How much more a piece is worth that no other can beat.
const SUPREME: f32 = 1.25;
/// What it is worth to stand next to the Flag: on turn, and not.
const AT_THE_FLAG: (f32, f32) = (16.0, 4.0);

/// The army of which people's set-ups are known beside the classic one, an index into `GameInfo::armies`.
const BARRAGE: usize = 1;

pub(super) const HEURISTICS: Heuristics = Heuristics {
    club: (800, 0.03),
    common: WORTH[SCOUT.index()],
    worth,
    habit: |rules, seat, rank| habits::habit(rules.army() == BARRAGE, seat, rank),
    guard,
    liking,
    goal: |world| flags_in_danger(world, AT_THE_FLAG),
};

fn worth(side: Side, strength: &Strength) -> Weights {
    let (own, other) = (&strength[side], &strength[!side]);
    let mut worth = [0.0; PLACES];
    worth[..WORTH.len()].copy_from_slice(&WORTH);
    let has = |army: &[f32; PLACES], rank: Rank| army[rank.index()] > 0.3;
    if !has(other, MARSHAL) {
        worth[SPY.index()] = IDLE_SPY;
    }
    let miners = own[MINER.index()].max(1.0);
    worth[MINER.index()] =
        if has(other, BOMB) { WORTH[MINER.index()] + RARE_MINER * (1.0 / miners - 0.2) } else { IDLE_MINER };
    // Ranks from the top, until the other side has one as high.
    for rank in (SERGEANT.0..=MARSHAL.0).rev().map(Rank) {
        worth[rank.index()] *= SUPREME;
        if has(other, rank) {
            break;
        }
    }
    worth
}

fn guard(rules: &Rules, seat: Seat, flag: Seat, rng: &mut Rng) -> Option<Rank> {
    // In front of it first; an army with few Bombs has none to spare for the sides.
    let ahead = seat.row > flag.row;
    let chance = if rules.army() == 0 { 0.9 } else { 0.6 };
    (fraction(rng) < if ahead { 0.95 } else { chance }).then_some(BOMB)
}

fn liking(rules: &Rules, seating: &Seating) -> f32 {
    let seats_of = |rank: Rank| seating.iter().filter(move |(_, other)| *other == Some(rank)).map(|(seat, _)| *seat);
    let beside = |seat: Seat| seating.iter().filter(move |(other, _)| other.is_beside(seat)).map(|(_, rank)| *rank);
    let movable = |rank: &Option<Rank>| rank.is_none_or(|rank| rules.is_movable(rank));
    let mut liking = 0.0;
    for flag in seats_of(FLAG) {
        liking -= 8.0 * f32::from(flag.row);
        liking -= beside(flag).filter(|rank| *rank != Some(BOMB)).count() as f32;
    }
    let front = || seating.iter().filter(|(seat, _)| seat.row == 3);
    // Lakes stand before columns c, d, g and h.
    let lane = |seat: Seat| !matches!(seat.column, 2 | 3 | 6 | 7);
    let blocked = front().filter(|(seat, rank)| lane(*seat) && !movable(rank)).count() as f32;
    liking -= 0.7 * blocked * blocked;
    let late = |rank: &Option<Rank>| matches!(rank, Some(SPY | MINER | MARSHAL));
    liking -= 2.0 * front().filter(|(seat, rank)| lane(*seat) && late(rank)).count() as f32;
    // Shut in by what never moves.
    for (seat, rank) in seating.iter().filter(|(_, rank)| rank.is_some() && movable(rank)) {
        let high = rank.is_some_and(|rank| rank >= MAJOR);
        if !beside(*seat).any(|next| movable(&next)) {
            liking -= if high { 4.0 } else { 2.0 };
        }
    }
    // The two best apart, the Spy behind the better of the lower two.
    for (marshal, general) in seats_of(MARSHAL).zip(seats_of(GENERAL)) {
        liking += 0.3 * f32::from(marshal.column.abs_diff(general.column).min(5));
        for spy in seats_of(SPY) {
            let near = spy.column.abs_diff(general.column) + spy.row.abs_diff(general.row);
            liking -= 0.4 * f32::from(near.min(5));
        }
    }
    liking
}
