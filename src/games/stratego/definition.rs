use super::info::INFO;
use super::rank::{BOMB, FLAG, MARSHAL, MINER, SCOUT, SPY};
use crate::board::{Field, Square, SquareSet};
use crate::hidden::{Definition, Numbers, Rank, RankSet, Rules, Stuck, Verdict};
use crate::outcome::Reason;
use crate::scene::Stays;

/// Stratego.
pub const DEFINITION: Definition = Definition {
    info: &INFO,
    // SB1
    field: Field::new(10, 10, LAKES),
    // SB3
    zone_ranks: 4,
    needs_pieces: true,
    // SM2
    immovable: RankSet::EMPTY.with(BOMB).with(FLAG),
    flag: FLAG,
    // SM3
    scout: Some(SCOUT),
    challenge,
    rule_of,
    numbers: Numbers {
        board: "SB1",
        own_piece: "SM1",
        immovable: "SM2",
        challenge: "SM4",
        step: "SM1",
        scout: "SM3",
        two_square: "SR1",
        chase: "SR2",
        setup: "SB3",
        position: "SE6",
        immobile: "SB5",
    },
};

/// c5 d5 c6 d6 g5 h5 g6 h6 (SB1)
const LAKES: SquareSet = {
    let mut lakes = SquareSet::EMPTY;
    let files = [2, 3, 6, 7];
    let mut index = 0;
    while index < 4 {
        if let (Some(low), Some(high)) = (Square::new(files[index], 4), Square::new(files[index], 5)) {
            lakes = lakes.with(low).with(high);
        }
        index += 1;
    }
    lakes
};

fn challenge(attacker: Rank, defender: Rank) -> Verdict {
    Verdict::on(match (attacker, defender) {
        // SA7
        (_, FLAG) => return Verdict::end(Stays::Attacker, Reason::FlagTaken),
        // SA5, SA4
        (MINER, BOMB) => Stays::Attacker,
        (_, BOMB) => Stays::Defender,
        // SA6
        (SPY, MARSHAL) => Stays::Attacker,
        // SA2, SA1; the Spy is the lowest that moves
        (one, other) if one == other => Stays::None,
        (one, other) if one > other => Stays::Attacker,
        _ => Stays::Defender,
    })
}

fn rule_of(rules: &Rules, reason: Reason) -> Option<&'static str> {
    match reason {
        Reason::FlagTaken => Some("SE1"),
        Reason::Resigned | Reason::Agreed => Some("SE2"),
        Reason::Stuck if rules.stuck == Some(Stuck::OnTurn) => Some("SE3"),
        Reason::Stuck | Reason::BothStuck => Some("SE4"),
        Reason::PlyCap | Reason::NoAttack => Some("SE5"),
        _ => None,
    }
}
