//! What a player knows of one game beyond its rules.

use super::deal::{PLACES, Weights};
use super::setup::{Seat, Seating};
use crate::board::Square;
use crate::hidden::{Holder, Rank, Rules, STEPS, World};
use crate::rng::Rng;
use crate::side::{BySide, Side};

/// How many of each rank a side still has; a share of a piece where it is not known.
pub(super) type Strength = BySide<[f32; PLACES]>;

/// What a player knows of one game beyond its rules: what pieces are worth and where people put them.
#[derive(Debug)]
pub(super) struct Heuristics {
    /// What the commonest piece is worth: the unit of all that follows is its owner's choice.
    pub(super) common: f32,
    /// How many nodes `club` looks at, and by how much it may misjudge: measured, so that it stands between its neighbours.
    pub(super) club: (u64, f32),
    /// What a piece of each rank is worth to a side; nothing for the Flag, whose loss is the end.
    pub(super) worth: fn(Side, &Strength) -> Weights,
    /// How much likelier than elsewhere a rank is to start on a seat. Never zero.
    pub(super) habit: fn(&Rules, Seat, usize) -> f32,
    /// Who is to stand on a seat beside the Flag, if that is not left to chance.
    pub(super) guard: fn(&Rules, Seat, Seat, &mut Rng) -> Option<Rank>,
    /// How good a set-up looks; only the order counts.
    pub(super) liking: fn(&Rules, &Seating) -> f32,
    /// What stands to be won or lost soon beside material, for the side on turn.
    pub(super) goal: fn(&World) -> f32,
}

/// The games of this build, by their ids.
const ALL: &[(&str, &Heuristics)] = &[
    #[cfg(feature = "generals")]
    ("generals", &super::generals::HEURISTICS),
    #[cfg(feature = "stratego")]
    ("stratego", &super::stratego::HEURISTICS),
];

/// What a player knows of a game.
pub(super) fn of(rules: &Rules) -> &'static Heuristics {
    let found = ALL.iter().find(|(id, _)| *id == rules.definition().info.id);
    found.map_or(ALL[0].1, |(_, heuristics)| *heuristics)
}

/// A square as its owner sees it from his own chair.
pub(super) fn chair(rules: &Rules, side: Side, square: Square) -> Seat {
    let seen = match side {
        Side::South => square,
        Side::North => rules.field().turned(square),
    };
    Seat { column: seen.file(), row: seen.rank() }
}

/// The Flags that stand on the board of a world.
pub(super) fn flags(world: &World) -> impl Iterator<Item = (Side, Square)> {
    let flag = Some(world.table.rules.definition().flag);
    let pieces = world.table.pieces().iter().zip(&world.ranks);
    pieces.filter(move |(_, rank)| **rank == flag).filter_map(|(piece, _)| Some((piece.side, piece.at?)))
}

/// What it is worth to the side on turn that pieces stand next to Flags: so much for each of its own, and so much less for
/// each of the other side's.
pub(super) fn flags_in_danger(world: &World, (on_turn, else_worth): (f32, f32)) -> f32 {
    let table = &world.table;
    let danger = |(side, at): (Side, Square)| {
        let beside = STEPS.into_iter().map(|step| at.stepped(step));
        let near = beside.filter(|square| table.holder(*square) == Holder::Side(!side)).count() as f32;
        if side == table.turn { -else_worth * near } else { on_turn * near }
    };
    flags(world).map(danger).sum()
}
