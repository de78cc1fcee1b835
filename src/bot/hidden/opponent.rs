//! The opponent in a search: he knows his own ranks, and of the thinker's what everybody knows.

use alloc::vec::Vec;

use super::deal::{PLACES, Weights};
use super::heuristics::{self, chair};
use super::tree::Edge;
use crate::board::Square;
use crate::game::View;
use crate::hidden::{HiddenView, Piece, PieceId, Rank, STEPS, World};
use crate::scene::Stays;
use crate::side::Side;

/// All that the side on turn could do in any of the worlds in which `hidden` pieces differ.
pub(super) fn edges(world: &World, hidden: impl Fn(PieceId) -> bool) -> Vec<Edge> {
    world.widest(hidden).into_iter().map(|action| Edge::new(action, 0.0)).collect()
}

/// How eager somebody is for an attack of which he expects a gain.
pub(super) fn eagerness(gain: f32, common: f32) -> f32 {
    let gain = gain / common;
    if gain > 0.0 { (2.0 + gain).min(12.0) } else { (1.0 + gain / 2.0).max(0.2) }
}

/// Whether a shown piece that would take it stands next to a piece.
pub(super) fn is_threatened(world: &World, id: PieceId, rank: Rank, at: Square) -> bool {
    let side = world.table.piece(id).map(|piece| piece.side);
    STEPS.into_iter().any(|step| {
        let Some(piece) = world.table.at(at.stepped(step)).and_then(|id| world.table.piece(id)) else { return false };
        let rules = &world.table.rules;
        let takes = |shown: Rank| rules.is_movable(shown) && rules.challenge(shown, rank).stays == Stays::Attacker;
        Some(piece.side) != side && piece.shown.is_some_and(takes)
    })
}

/// For each piece of a side how likely each rank is to whoever sees only what everybody sees.
pub(super) fn blurred(view: &HiddenView, side: Side) -> Vec<Weights> {
    let table = view.table();
    let rules = view.rules();
    let habit = heuristics::of(rules).habit;
    let mut left: Weights = [0.0; PLACES];
    for (rank, left) in rules.ranks().zip(&mut left) {
        *left = rules.count(rank) as f32;
    }
    for piece in table.pieces().iter().filter(|piece| piece.side == side) {
        if let Some(shown) = piece.shown {
            left[shown.index()] = (left[shown.index()] - 1.0).max(0.0);
        }
    }
    // How much of an army a rank beats: what surviving a challenge says of it.
    let mut power: Weights = [0.0; PLACES];
    for (rank, power) in rules.ranks().zip(&mut power) {
        let wins = |other: &Rank| rules.challenge(rank, *other).stays == Stays::Attacker;
        *power = (1 + rules.ranks().filter(wins).count()) as f32 / PLACES as f32;
    }
    let each = |(id, piece): (usize, &Piece)| {
        let mut share: Weights = [0.0; PLACES];
        if let Some(shown) = piece.shown {
            share[shown.index()] = 1.0;
            return share;
        }
        let seat = chair(rules, piece.side, piece.start);
        let won = table.clashes.iter().filter(|clash| match clash.stays {
            Stays::Attacker => usize::from(clash.attacker) == id,
            Stays::Defender => usize::from(clash.defender) == id,
            Stays::None => false,
        });
        let won = won.count();
        for rank in rules.ranks().filter(|rank| !piece.moved || rules.is_movable(*rank)) {
            let index = rank.index();
            let survived = (0..won.min(4)).fold(1.0, |weight, _| weight * power[index]);
            share[index] = left[index] * habit(rules, seat, index) * survived;
        }
        let sum: f32 = share.iter().sum();
        if sum > 0.0 {
            for part in &mut share {
                *part /= sum;
            }
        }
        share
    };
    table.pieces().iter().enumerate().map(each).collect()
}
