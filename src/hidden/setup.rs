//! What is a good set-up and a good position, as named predicates that name every fault.

use alloc::vec::Vec;

use super::reach::Movers;
use super::sight::Sight;
use super::text::{self, Placed, PositionText};
use super::{Rank, Rules, Table};
use crate::board::Square;
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::rng::Rng;
use crate::side::Side;

/// The sides that have pieces in a set-up of one side, or in a position.
pub(super) const fn sides(own: Option<Side>) -> &'static [Side] {
    match own {
        None => &Side::ALL,
        Some(Side::South) => &[Side::South],
        Some(Side::North) => &[Side::North],
    }
}

/// Every fault of a set-up of a side, or of a position with a side on turn. Unknown pieces count for no rank.
pub(super) fn flaws(rules: &Rules, own: Option<Side>, pieces: &[Placed], turn: Side) -> Vec<Refusal> {
    let definition = rules.definition();
    let rule = if own.is_some() { definition.numbers.setup } else { definition.numbers.position };
    let zone = own.map_or(rules.field().squares(), |side| rules.zone(side));
    let mut flaws = Vec::new();
    for (square, ..) in pieces {
        if !zone.contains(*square) {
            let code = if rules.field().contains(*square) { Code::OutsideZone } else { Code::NotASquare };
            flaws.push(Refusal::by(code, rule).at(*square));
        }
    }
    for &side in sides(own) {
        let army = definition.info.armies.get(rules.army()).map_or(0, |army| u32::from(army.count));
        let mut check = |rank: Option<Rank>, want: u32| {
            let have = count(pieces, side, rank);
            let code = if have > want { Code::TooMany } else { Code::Missing };
            // A position may lack pieces.
            if have == want || have < want && (own.is_none() || rank.is_none()) {
                return;
            }
            let mut flaw = Refusal::by(code, rule);
            if let Some(rank) = rank {
                flaw = flaw.text("piece", rules.name(rank));
            } else if flaws.iter().any(|flaw| flaw.code == Code::TooMany) {
                return;
            }
            flaw = flaw.number("count", have).number("allowed", want);
            flaws.push(if own.is_some() { flaw } else { flaw.text("side", side.name()) });
        };
        for rank in rules.ranks() {
            check(Some(rank), rules.count(rank));
        }
        check(None, army);
    }
    if own.is_none() && definition.needs_pieces && count(pieces, turn, None) == 0 {
        flaws.push(Refusal::by(Code::Missing, rule).text("side", turn.name()));
    }
    flaws
}

/// What is legal but surely not meant: a set-up that leaves its owner no move.
pub(super) fn setup_warnings(rules: &Rules, side: Side, pieces: &[Placed]) -> Vec<Refusal> {
    let mut table = Table::new(*rules, side, 0);
    let mut known = Vec::with_capacity(pieces.len());
    for (square, side, rank) in pieces {
        table.put(*square, *side);
        known.push(*rank);
    }
    let movers = Movers::of(&table, Sight::Known(&known, &table), table.held_by(side));
    let mut warnings = Vec::new();
    if !pieces.is_empty() && !table.has_mobile(&movers, side) {
        warnings.push(Refusal::by(Code::Immobile, rules.definition().numbers.immobile));
    }
    warnings
}

/// How many pieces a side has of a rank, or at all.
pub(super) fn count(pieces: &[Placed], side: Side, rank: Option<Rank>) -> u32 {
    let mut count = 0;
    for (_, owner, other) in pieces {
        count += u32::from(*owner == side && (rank.is_none() || *other == rank));
    }
    count
}

/// Reads a complete and faultless set-up. Errors: `bad-setup` with every flaw or with the byte offset.
pub(super) fn read_setup(rules: &Rules, side: Side, text: &str) -> Result<Vec<Placed>, Error> {
    let pieces = text::read_setup(rules, side, text, false)?;
    refuse(Code::BadSetup, flaws(rules, Some(side), &pieces, side))?;
    Ok(pieces)
}

/// Reads a faultless position. With `masked`, pieces may be unknown.
/// Errors: `bad-position` with every flaw or with the byte offset.
pub(super) fn read_position(rules: &Rules, text: &str, masked: bool) -> Result<PositionText, Error> {
    let position = text::read_position(rules, text)?;
    if !masked {
        refuse_unknown(rules, &position)?;
    }
    refuse(Code::BadPosition, flaws(rules, None, &position.pieces, position.turn))?;
    Ok(position)
}

/// Unknown pieces have no place in a position that is all that there is. Errors: `bad-position` with each of them.
pub(super) fn refuse_unknown(rules: &Rules, position: &PositionText) -> Result<(), Error> {
    let rule = rules.definition().numbers.position;
    let mut flaws = Vec::new();
    for (square, _, rank) in &position.pieces {
        if rank.is_none() {
            flaws.push(Refusal::by(Code::UnknownPiece, rule).at(*square).text("piece", "X"));
        }
    }
    refuse(Code::BadPosition, flaws)
}

/// Errors: where there are flaws, with each of them.
fn refuse(code: Code, flaws: Vec<Refusal>) -> Result<(), Error> {
    if flaws.is_empty() { Ok(()) } else { Err(Error::flaws(code, flaws)) }
}

/// Adds the pieces of a random set-up. The side is mixed into the seed, so that one seed gives different armies.
pub(super) fn random(rules: &Rules, side: Side, seed: u64, pieces: &mut Vec<Placed>) {
    let salt = match side {
        Side::South => 0x5EED_0000_0000_0001,
        Side::North => 0x5EED_0000_0000_0002,
    };
    let mut rng = Rng::new(crate::rng::mix(seed ^ salt));
    let mut squares: Vec<Square> = rules.zone(side).iter().collect();
    rng.shuffle(&mut squares);
    let mut next = squares.iter();
    for rank in rules.ranks() {
        for square in next.by_ref().take(rules.count(rank) as usize) {
            pieces.push((*square, side, Some(rank)));
        }
    }
    text::sort(pieces);
}
