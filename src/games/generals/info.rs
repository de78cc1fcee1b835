//! What a front end needs to know of the game.

use crate::info::{ArmyInfo, EditionInfo, GameInfo, PieceInfo, RuleInfo, SwitchInfo};

const fn piece(letter: char, name: &'static str, count: &'static [u8]) -> PieceInfo {
    PieceInfo { letter, name, count }
}

const fn rule(number: &'static str, summary: &'static str) -> RuleInfo {
    RuleInfo { number, summary }
}

pub(super) const INFO: GameInfo = GameInfo {
    id: "generals",
    name: "Game of the Generals",
    files: 9,
    ranks: 8,
    squares: 72,
    hidden: true,
    pieces: &[
        piece('A', "five-star-general", &[1]),
        piece('B', "four-star-general", &[1]),
        piece('C', "three-star-general", &[1]),
        piece('D', "two-star-general", &[1]),
        piece('E', "one-star-general", &[1]),
        piece('K', "colonel", &[1]),
        piece('L', "lieutenant-colonel", &[1]),
        piece('M', "major", &[1]),
        piece('N', "captain", &[1]),
        piece('Q', "first-lieutenant", &[1]),
        piece('R', "second-lieutenant", &[1]),
        piece('T', "sergeant", &[1]),
        piece('S', "spy", &[2]),
        piece('P', "private", &[6]),
        piece('F', "flag", &[1]),
    ],
    stones: &[],
    editions: &[EditionInfo {
        name: "standard",
        switches: &[],
        summary: "Official play: an arbiter who reveals nothing.",
    }],
    armies: &[ArmyInfo { name: "standard", count: 21, summary: "Twelve officers, two Spies, six Privates, a Flag." }],
    switches: &[
        SwitchInfo {
            name: "reveal",
            values: &["arbiter", "declared"],
            default: "arbiter",
            rule: "GI1",
            summary: "What a challenge shows: only who leaves, or both ranks.",
        },
        SwitchInfo {
            name: "flagRun",
            values: &["safe-or-survive", "immediate", "survive"],
            default: "safe-or-survive",
            rule: "GE3",
            summary: "When a Flag on the far rank wins.",
        },
        SwitchInfo {
            name: "threefold",
            values: &["off", "on"],
            default: "off",
            rule: "GE5",
            summary: "A draw when a position occurs for the third time.",
        },
        SwitchInfo {
            name: "plyCap",
            values: &["none", "N"],
            default: "none",
            rule: "GE5",
            summary: "A draw after so many turns.",
        },
    ],
    rules: &[
        rule("GB1", "The board has 9 files and 8 ranks, without obstacles."),
        rule("GB2", "Each side has 21 pieces: twelve officers, two Spies, six Privates and a Flag."),
        rule("GB3", "Each side sets up anywhere on its first three ranks; six squares stay empty."),
        rule("GB4", "Either side may begin: south, unless the players agree otherwise."),
        rule("GB5", "A position may lack flags and pieces."),
        rule("GM1", "A piece moves one square forward, backward or sideways, the Flag too."),
        rule("GM2", "A piece never moves onto an own piece."),
        rule("GC1", "Moving onto an enemy piece is a challenge: the higher officer stays, equal ranks both leave."),
        rule("GC2", "Any officer beats a Private."),
        rule("GC3", "A Spy beats every officer."),
        rule("GC4", "Only a Private beats a Spy."),
        rule("GC5", "Everything beats a Flag; a Flag that moves onto a Flag wins, onto anything else it is lost."),
        rule("GC6", "A surviving challenger takes the square; a surviving defender stays."),
        rule("GI1", "Under an arbiter a challenge shows only who leaves; when ranks are declared, both are shown."),
        rule("GE1", "A side whose Flag is taken has lost."),
        rule("GE2", "A side may resign; both may agree on a draw."),
        rule("GE3", "A Flag on the far rank wins at once when no enemy is next to it, else when it survives one turn."),
        rule("GE4", "Nothing shows the opponent or the spectator that a Flag is waiting on the far rank."),
        rule("GE5", "If agreed: a draw at the third occurrence of a position, or after a number of turns."),
        rule("GE6", "In a game from full set-ups a side always has a move."),
    ],
    players: 2,
    age: (8, 99),
    minutes: (20, 60),
};
