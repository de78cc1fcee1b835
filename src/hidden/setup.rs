//! What is a good set-up and a good position, as named predicates that name every fault.

use alloc::vec::Vec;

use super::reach::Movers;
use super::sight::Sight;
use super::text::{self, KnownSetup, Placed, PositionText};
use super::{Rank, Rules, Table};
use crate::board::Square;
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::rng::Rng;
use crate::side::Side;

/// Every fault of a set-up.
pub(super) fn setup_flaws(rules: &Rules, side: Side, pieces: &[(Square, Rank)]) -> Vec<Refusal> {
    let rule = rules.definition().numbers.setup;
    let own = rules.zone(side);
    let mut flaws = Vec::new();
    for (square, _) in pieces {
        if !rules.field().contains(*square) {
            flaws.push(Refusal::by(Code::NotASquare, rule).at(*square));
        } else if !own.contains(*square) {
            flaws.push(Refusal::by(Code::OutsideZone, rule).at(*square));
        }
    }
    for rank in rules.ranks() {
        let want = rules.count(rank);
        let mut have = 0;
        for (_, other) in pieces {
            have += u32::from(*other == rank);
        }
        if have != want {
            let code = if have > want { Code::TooMany } else { Code::Missing };
            flaws.push(counted(rules, code, rule, rank, have, want));
        }
    }
    flaws
}

/// What is legal but surely not meant: a set-up that leaves its owner no move.
pub(super) fn setup_warnings(rules: &Rules, side: Side, pieces: &[(Square, Rank)]) -> Vec<Refusal> {
    let mut table = Table::new(*rules, side, 0);
    let mut known = Vec::with_capacity(pieces.len());
    for (square, rank) in pieces {
        table.put(*square, side);
        known.push(Some(*rank));
    }
    let movers = Movers::of(&table, Sight::Known(&known, &table), table.held_by(side));
    if pieces.is_empty() || table.has_mobile(&movers, side) {
        Vec::new()
    } else {
        alloc::vec![Refusal::by(Code::Immobile, rules.definition().numbers.immobile)]
    }
}

/// Every fault of a position. Unknown pieces count for no rank.
pub(super) fn position_flaws(rules: &Rules, position: &PositionText) -> Vec<Refusal> {
    let rule = rules.definition().numbers.position;
    let pieces = &position.pieces;
    let mut flaws = Vec::new();
    for (square, ..) in pieces {
        if !rules.field().contains(*square) {
            flaws.push(Refusal::by(Code::NotASquare, rule).at(*square));
        }
    }
    for side in Side::ALL {
        for rank in rules.ranks() {
            let have = count(pieces, side, Some(rank));
            let want = rules.count(rank);
            if have > want {
                flaws.push(counted(rules, Code::TooMany, rule, rank, have, want).text("side", side.name()));
            }
        }
        let all = count(pieces, side, None);
        let army = rules.definition().info.armies.get(rules.army()).map_or(0, |army| u32::from(army.count));
        if all > army && !flaws.iter().any(|flaw| flaw.code == Code::TooMany) {
            flaws.push(
                Refusal::by(Code::TooMany, rule).number("count", all).number("allowed", army).text("side", side.name()),
            );
        }
    }
    if rules.definition().needs_pieces && count(pieces, position.turn, None) == 0 {
        flaws.push(Refusal::by(Code::Missing, rule).text("side", position.turn.name()));
    }
    flaws
}

fn counted(rules: &Rules, code: Code, rule: &'static str, rank: Rank, have: u32, want: u32) -> Refusal {
    Refusal::by(code, rule).text("piece", rules.name(rank)).number("count", have).number("allowed", want)
}

/// How many pieces a side has of a rank, or at all.
fn count(pieces: &[Placed], side: Side, rank: Option<Rank>) -> u32 {
    let mut count = 0;
    for (_, owner, other) in pieces {
        count += u32::from(*owner == side && (rank.is_none() || *other == rank));
    }
    count
}

/// Reads a complete and faultless set-up. Errors: `bad-setup` with every flaw or with the byte offset.
pub(super) fn read_setup(rules: &Rules, side: Side, text: &str) -> Result<Vec<(Square, Rank)>, Error> {
    let pieces = known(text::read_setup(rules, side, text, false)?);
    let flaws = setup_flaws(rules, side, &pieces);
    if flaws.is_empty() { Ok(pieces) } else { Err(Error::flaws(Code::BadSetup, flaws)) }
}

/// The pieces of a set-up of which none is unknown.
pub(super) fn known(setup: KnownSetup) -> Vec<(Square, Rank)> {
    let mut pieces = Vec::with_capacity(setup.len());
    for (square, rank) in setup {
        if let Some(rank) = rank {
            pieces.push((square, rank));
        }
    }
    pieces
}

/// Reads a faultless position. With `masked`, pieces may be unknown.
/// Errors: `bad-position` with every flaw or with the byte offset.
pub(super) fn read_position(rules: &Rules, text: &str, masked: bool) -> Result<PositionText, Error> {
    let position = text::read_position(rules, text)?;
    if !masked {
        refuse_unknown(rules, &position)?;
    }
    let flaws = position_flaws(rules, &position);
    if flaws.is_empty() { Ok(position) } else { Err(Error::flaws(Code::BadPosition, flaws)) }
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
    if flaws.is_empty() { Ok(()) } else { Err(Error::flaws(Code::BadPosition, flaws)) }
}

/// A random set-up. The side is mixed into the seed, so that one seed gives different armies.
pub(super) fn random(rules: &Rules, side: Side, seed: u64) -> Vec<(Square, Rank)> {
    let salt = match side {
        Side::South => 0x5EED_0000_0000_0001,
        Side::North => 0x5EED_0000_0000_0002,
    };
    let mut rng = Rng::new(crate::rng::mix(seed ^ salt));
    let zone = rules.zone(side);
    let mut squares = Vec::with_capacity(zone.len() as usize);
    for square in zone.iter() {
        squares.push(square);
    }
    rng.shuffle(&mut squares);
    let mut seats = [None; 256];
    let mut next = squares.iter();
    for rank in rules.ranks() {
        for square in next.by_ref().take(rules.count(rank) as usize) {
            seats[square.index()] = Some(rank);
        }
    }
    let mut pieces = Vec::with_capacity(squares.len());
    for square in zone.iter() {
        if let Some(rank) = seats[square.index()] {
            pieces.push((square, rank));
        }
    }
    pieces
}
