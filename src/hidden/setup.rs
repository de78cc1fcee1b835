//! What is a good set-up and a good position, as named predicates that name every fault.

use alloc::vec::Vec;

use super::sight::Sight;
use super::text::{self, PositionText};
use super::{Rank, Rules, Table};
use crate::board::{Square, sort_by_square};
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
        let (have, want) = (number(pieces.iter().filter(|(_, other)| *other == rank)), rules.count(rank));
        let code = match have.cmp(&want) {
            core::cmp::Ordering::Greater => Code::TooMany,
            core::cmp::Ordering::Less => Code::Missing,
            core::cmp::Ordering::Equal => continue,
        };
        flaws.push(counted(rules, code, rule, rank, have, want));
    }
    flaws
}

/// What is legal but surely not meant: a set-up that leaves its owner no move.
pub(super) fn setup_warnings(rules: &Rules, side: Side, pieces: &[(Square, Rank)]) -> Vec<Refusal> {
    let table = Table::new(*rules, side, 0, pieces.iter().map(|(square, _)| (*square, side)));
    let known: Vec<_> = pieces.iter().map(|(_, rank)| Some(*rank)).collect();
    if pieces.is_empty() || table.has_mobile(Sight::Known(&known, &table), side) {
        Vec::new()
    } else {
        alloc::vec![Refusal::by(Code::Immobile, rules.definition().numbers.immobile)]
    }
}

/// Every fault of a position. Unknown pieces count for no rank.
pub(super) fn position_flaws(rules: &Rules, position: &PositionText) -> Vec<Refusal> {
    let rule = rules.definition().numbers.position;
    let pieces = &position.pieces;
    let off_board = pieces.iter().filter(|(square, ..)| !rules.field().contains(*square));
    let mut flaws: Vec<Refusal> =
        off_board.map(|(square, ..)| Refusal::by(Code::NotASquare, rule).at(*square)).collect();
    for side in Side::ALL {
        for rank in rules.ranks() {
            let have = number(pieces.iter().filter(|(_, owner, other)| *owner == side && *other == Some(rank)));
            let want = rules.count(rank);
            if have > want {
                flaws.push(counted(rules, Code::TooMany, rule, rank, have, want).text("side", side.name()));
            }
        }
        let all = number(pieces.iter().filter(|(_, owner, _)| *owner == side));
        let army = rules.definition().info.armies.get(rules.army()).map_or(0, |army| u32::from(army.count));
        if all > army && !flaws.iter().any(|flaw| flaw.code == Code::TooMany) {
            flaws.push(
                Refusal::by(Code::TooMany, rule).number("count", all).number("allowed", army).text("side", side.name()),
            );
        }
    }
    if rules.definition().needs_pieces && !pieces.iter().any(|(_, side, _)| *side == position.turn) {
        flaws.push(Refusal::by(Code::Missing, rule).text("side", position.turn.name()));
    }
    flaws
}

fn counted(rules: &Rules, code: Code, rule: &'static str, rank: Rank, have: u32, want: u32) -> Refusal {
    Refusal::by(code, rule).text("piece", rules.name(rank)).number("count", have).number("allowed", want)
}

fn number(items: impl Iterator) -> u32 {
    u32::try_from(items.count()).unwrap_or(u32::MAX)
}

/// Reads a complete and faultless set-up. Errors: `bad-setup` with every flaw or with the byte offset.
pub(super) fn read_setup(rules: &Rules, side: Side, text: &str) -> Result<Vec<(Square, Rank)>, Error> {
    let pieces: Vec<_> = known(text::read_setup(rules, side, text, false)?);
    let flaws = setup_flaws(rules, side, &pieces);
    if flaws.is_empty() { Ok(pieces) } else { Err(Error::flaws(Code::BadSetup, flaws)) }
}

fn known<R>(pieces: Vec<(Square, Option<R>)>) -> Vec<(Square, R)> {
    pieces.into_iter().filter_map(|(square, rank)| Some((square, rank?))).collect()
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
    let unknown = position.pieces.iter().filter(|(.., rank)| rank.is_none());
    let refusal = |square: Square| Refusal::by(Code::UnknownPiece, rule).at(square).text("piece", "X");
    let flaws: Vec<_> = unknown.map(|(square, ..)| refusal(*square)).collect();
    if flaws.is_empty() { Ok(()) } else { Err(Error::flaws(Code::BadPosition, flaws)) }
}

/// A random set-up. The side is mixed into the seed, so that one seed gives different armies.
pub(super) fn random(rules: &Rules, side: Side, seed: u64) -> Vec<(Square, Rank)> {
    let salt = match side {
        Side::South => 0x5EED_0000_0000_0001,
        Side::North => 0x5EED_0000_0000_0002,
    };
    let mut rng = Rng::new(crate::rng::mix(seed ^ salt));
    let mut squares: Vec<Square> = rules.zone(side).iter().collect();
    rng.shuffle(&mut squares);
    let ranks = rules.ranks().flat_map(|rank| (0..rules.count(rank)).map(move |_| rank));
    let mut pieces: Vec<_> = squares.into_iter().zip(ranks).collect();
    sort_by_square(&mut pieces, |(square, _)| *square);
    pieces
}
