//! The actions that are weighed at the root. Here every placement has its chance: each is played and judged at sight, and
//! the best go into the search with all moves.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::eval::evaluate;
use super::goal;
use super::list::{self, Candidate, Stones};
use super::search::{DECIDED, Place};
use super::skill::Skill;
use crate::games::bollwerk::engine::{self, Mover};
use crate::games::bollwerk::{Action, Kind, Placing, Rules, State};

/// How many of the best single placements of a Chancellor are tried as pairs (H2).
const PAIRED: usize = 8;

/// What an action looks like at sight: its value for whoever plays it.
fn at_sight(rules: &Rules, state: &State, skill: &Skill, action: &Action) -> i32 {
    let mut next = *state;
    let won = engine::play(&mut next, rules.layout(), action).won.is_some();
    if won {
        return super::search::INFINITE;
    }
    let lost = skill.sees_threats && goal::wins(rules, &next, next.turn);
    let value = -evaluate(rules, &next);
    if lost { value - DECIDED } else { value }
}

/// The candidates, the best at sight first, and how many positions were looked at.
pub(super) fn candidates(rules: &Rules, place: &Place, skill: &Skill) -> (Vec<Candidate>, u64) {
    let state = &place.state;
    let mut nodes = 0;
    let mut judge = |list: &mut Vec<Candidate>| {
        nodes += list.len() as u64;
        for candidate in &mut *list {
            candidate.order = at_sight(rules, state, skill, &candidate.action);
        }
        list.sort_by_key(|candidate| Reverse(candidate.order));
    };
    let mut all = Vec::new();
    list::moves(rules, state, &mut all);
    let mut placements = Vec::new();
    list::placements(rules, state, Stones::All, &mut placements);
    judge(&mut placements);
    let mut pairs = pairs(rules, state, &placements);
    judge(&mut pairs);
    placements.truncate(skill.placements);
    pairs.truncate(skill.placements / 2);
    judge(&mut all);
    all.append(&mut placements);
    all.append(&mut pairs);
    all.sort_by_key(|candidate| Reverse(candidate.order));
    (all, nodes)
}

/// Pairs of the placements that look best among those of the Chancellor.
fn pairs(rules: &Rules, state: &State, placements: &[Candidate]) -> Vec<Candidate> {
    let mut pairs = Vec::new();
    for from in state.board.pieces(state.turn) {
        let Some(mover) = Mover::new(rules, state, from).filter(|mover| mover.kind() == Kind::Chancellor) else {
            continue;
        };
        let placings = placements.iter().filter_map(|candidate| match candidate.action {
            Action::Place { first, .. } => Some(first),
            _ => None,
        });
        let best: Vec<Placing> = placings.filter(|placing| mover.allows(*placing)).take(PAIRED).collect();
        for (index, first) in best.iter().enumerate() {
            let rest = best.get(index + 1..).unwrap_or(&[]);
            let both = rest.iter().filter_map(|second| mover.pair(*first, *second));
            pairs.extend(both.map(|action| Candidate { action, order: 0 }));
        }
    }
    pairs
}
