//! What a player of the Game of the Generals knows beyond the rules.

use alloc::vec::Vec;

use super::deal::{PLACES, Weights};
use super::heuristics::{Heuristics, Strength, flags, flags_in_danger};
use super::setup::{Seat, Seating};
use crate::board::Square;
use crate::games::generals::{FLAG, PRIVATE, SERGEANT, SPY};
use crate::hidden::{Rank, Rules, World};
use crate::side::Side;

/// What each rank is worth at the start: a Flag nothing, because its loss is the end.
const WORTH: [f32; 15] = [50.0, 42.0, 36.0, 31.0, 26.0, 22.0, 18.0, 15.0, 12.0, 10.0, 8.0, 7.0, 38.0, 9.0, 0.0];
/// What it is worth to stand next to the Flag: on turn, and not.
const AT_THE_FLAG: (f32, f32) = (50.0, 12.0);
/// What a Flag is worth that nobody can stop, and how much less for each step that it still has to take.
const FREE_RUN: (f32, f32) = (160.0, 30.0);
/// A way home of more steps than this is not looked at.
const RUNS_FROM: u8 = 4;

pub(super) const HEURISTICS: Heuristics = Heuristics {
    common: WORTH[PRIVATE.index()],
    club: (1_500, 0.01),
    worth,
    habit,
    guard: |_, _, _, _| None,
    liking,
    goal,
};

fn worth(side: Side, strength: &Strength) -> Weights {
    let other = &strength[!side];
    let mut worth = [0.0; PLACES];
    worth[..WORTH.len()].copy_from_slice(&WORTH);
    // A Spy is worth what there is to take.
    let best = (0..=SERGEANT.index()).filter(|rank| other[*rank] > 0.3).take(2);
    let prey = best.map(|rank| WORTH[rank]).sum::<f32>() / 2.0;
    worth[SPY.index()] = (prey * 0.8).max(WORTH[SERGEANT.index()]);
    if other[SPY.index()] < 0.3 {
        worth[PRIVATE.index()] *= 0.6;
    }
    worth
}

fn habit(_: &Rules, seat: Seat, rank: usize) -> f32 {
    let corner = !(2..=6).contains(&seat.column);
    match (Rank(rank as u8), seat.row) {
        (FLAG, 0) => {
            if corner {
                2.6
            } else {
                1.9
            }
        }
        (FLAG, 1) => 0.8,
        (FLAG, _) => 0.2,
        (SPY, 0) => 0.9,
        (SPY, 1) => 1.3,
        (PRIVATE, 0) => 0.8,
        (PRIVATE, 2) => 1.2,
        _ => 1.0,
    }
}

fn liking(_: &Rules, seating: &Seating) -> f32 {
    let mut liking = 0.0;
    let flags = seating.iter().filter(|(_, rank)| *rank == Some(FLAG)).map(|(seat, _)| *seat);
    for flag in flags {
        liking -= 6.0 * f32::from(flag.row);
        for (seat, rank) in seating {
            let near = seat.column.abs_diff(flag.column) <= 1 && seat.row.abs_diff(flag.row) <= 1 && *seat != flag;
            if near {
                liking += match rank {
                    None => -1.5,
                    Some(SPY) => 1.5,
                    Some(rank) if *rank <= SERGEANT => 0.5 + 0.1 * (12.0 - f32::from(rank.0)),
                    Some(_) => 1.0,
                };
            }
        }
    }
    // Strength on both wings, Spies apart.
    let wing = |left: bool| {
        let there = seating.iter().filter(move |(seat, _)| seat.column != 4 && (seat.column < 4) == left);
        there.filter_map(|(_, rank)| *rank).map(|rank| WORTH[rank.index()]).sum::<f32>()
    };
    liking -= (wing(true) - wing(false)).abs() / 30.0;
    let spies: Vec<u8> = seating.iter().filter(|(_, rank)| *rank == Some(SPY)).map(|(seat, _)| seat.column).collect();
    if let [one, other] = spies[..] {
        liking += 0.4 * f32::from(one.abs_diff(other).min(5));
    }
    // Gaps belong in front, where they let pieces out.
    let gaps = seating.iter().filter(|(seat, rank)| rank.is_none() && seat.row == 0).count();
    liking - gaps as f32
}

fn goal(world: &World) -> f32 {
    let table = &world.table;
    let mut goal = flags_in_danger(world, AT_THE_FLAG);
    for (side, at) in flags(world) {
        let run = run_home(world, side, at).map_or(0.0, |steps| FREE_RUN.0 - FREE_RUN.1 * f32::from(steps));
        goal += if side == table.turn { run } else { -run };
    }
    goal
}

/// The steps of a Flag's way home along its file, if it gets there before anybody can come near (GE3).
fn run_home(world: &World, side: Side, at: Square) -> Option<u8> {
    let table = &world.table;
    let far = match side {
        Side::South => table.rules.field().ranks() - 1,
        Side::North => 0,
    };
    let steps = at.rank().abs_diff(far);
    if steps == 0 || steps > RUNS_FROM {
        return None;
    }
    let ahead = |square: &Square| square.offset(0, side.forward());
    let mut way = core::iter::successors(ahead(&at), ahead).take(steps.into());
    let reach = steps + u8::from(side != table.turn);
    let comes_near = |square: Square| square.file().abs_diff(at.file()) + square.rank().abs_diff(far) <= reach;
    let free = way.all(|square| table.is_empty(square)) && !table.held_by(!side).iter().any(comes_near);
    free.then_some(steps)
}
