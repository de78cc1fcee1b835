use super::info::INFO;
use super::rank::{FLAG, PRIVATE, SPY};
use crate::board::{Field, SquareSet};
use crate::hidden::{Definition, Numbers, Rank, RankSet, Rules, Verdict};
use crate::outcome::Reason;
use crate::scene::Stays;

/// The Game of the Generals.
pub const DEFINITION: Definition = Definition {
    info: &INFO,
    // GB1
    field: Field::new(9, 8, SquareSet::EMPTY),
    // GB3
    zone_ranks: 3,
    // GB5
    needs_pieces: false,
    // GM1
    immovable: RankSet::EMPTY,
    flag: FLAG,
    scout: None,
    challenge,
    rule_of,
    numbers: Numbers {
        board: "GB1",
        own_piece: "GM2",
        immovable: "GM1",
        challenge: "GC1",
        step: "GM1",
        // The game has neither a scout nor rules of repetition that refuse.
        scout: "GM1",
        two_square: "GM1",
        chase: "GM1",
        setup: "GB3",
        position: "GB5",
        immobile: "GE6",
    },
};

fn challenge(attacker: Rank, defender: Rank) -> Verdict {
    Verdict::on(match (attacker, defender) {
        // GC5
        (_, FLAG) => return Verdict::end(Stays::Attacker, Reason::FlagTaken),
        (FLAG, _) => return Verdict::end(Stays::Defender, Reason::FlagLost),
        // GC1
        (one, other) if one == other => Stays::None,
        // GC4, GC3
        (PRIVATE, SPY) => Stays::Attacker,
        (SPY, PRIVATE) => Stays::Defender,
        (SPY, _) => Stays::Attacker,
        (_, SPY) => Stays::Defender,
        // GC1 among officers, GC2 against Privates, who stand below all of them
        (one, other) if one < other => Stays::Attacker,
        _ => Stays::Defender,
    })
}

fn rule_of(_: &Rules, reason: Reason) -> Option<&'static str> {
    match reason {
        Reason::FlagTaken | Reason::FlagLost => Some("GE1"),
        Reason::Resigned | Reason::Agreed => Some("GE2"),
        Reason::FlagHome => Some("GE3"),
        Reason::Repetition | Reason::PlyCap => Some("GE5"),
        _ => None,
    }
}
