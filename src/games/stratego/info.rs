//! What a front end needs to know of the game.

use crate::info::{ArmyInfo, EditionInfo, GameInfo, PieceInfo, RuleInfo, SwitchInfo};

// Counts for the armies classic, barrage, duel, lightning.
const fn piece(letter: char, name: &'static str, count: &'static [u8; 4]) -> PieceInfo {
    PieceInfo { letter, name, count }
}

const fn rule(number: &'static str, summary: &'static str) -> RuleInfo {
    RuleInfo { number, summary }
}

pub(super) const INFO: GameInfo = GameInfo {
    id: "stratego",
    name: "Stratego",
    files: 10,
    ranks: 10,
    squares: 92,
    hidden: true,
    // SB2, SB4
    pieces: &[
        piece('F', "flag", &[1, 1, 1, 1]),
        piece('B', "bomb", &[6, 1, 2, 2]),
        piece('S', "spy", &[1, 1, 1, 1]),
        piece('O', "scout", &[8, 2, 2, 4]),
        piece('I', "miner", &[5, 1, 2, 2]),
        piece('T', "sergeant", &[4, 0, 0, 2]),
        piece('L', "lieutenant", &[4, 0, 0, 2]),
        piece('P', "captain", &[4, 0, 0, 2]),
        piece('J', "major", &[3, 0, 0, 1]),
        piece('C', "colonel", &[2, 0, 0, 1]),
        piece('G', "general", &[1, 1, 1, 1]),
        piece('M', "marshal", &[1, 1, 1, 1]),
    ],
    stones: &[],
    editions: &[
        EditionInfo {
            name: "dutch",
            switches: &[],
            summary: "The Dutch rule sheet: scouts go and strike far, nothing bars repetition.",
        },
        EditionInfo {
            name: "romanian",
            switches: &[("scout", "step-strike")],
            summary: "The Romanian rule sheet: a scout may step and strike in one turn.",
        },
        EditionInfo {
            name: "isf",
            switches: &[("twoSquare", "3"), ("chase", "on"), ("stuck", "isf")],
            summary: "The tournament rules of today: no endless shuffling, no endless chase.",
        },
        EditionInfo {
            name: "gravon",
            switches: &[("twoSquare", "5"), ("chase", "on"), ("stuck", "isf")],
            summary: "The older tournament text: five moves between two squares.",
        },
        EditionInfo {
            name: "us-classic",
            switches: &[("scout", "adjacent")],
            summary: "The older American box: scouts go far but strike only next to them.",
        },
    ],
    armies: &[
        ArmyInfo { name: "classic", count: 40, summary: "The full army of 40." },
        ArmyInfo { name: "barrage", count: 8, summary: "Eight pieces: a quick game." },
        ArmyInfo { name: "duel", count: 10, summary: "Ten pieces." },
        ArmyInfo { name: "lightning", count: 20, summary: "Twenty pieces." },
    ],
    switches: &[
        SwitchInfo {
            name: "scout",
            values: &["long", "adjacent", "step-strike"],
            default: "long",
            rule: "SM3",
            summary: "How a scout goes and strikes.",
        },
        SwitchInfo {
            name: "twoSquare",
            values: &["0", "3", "5"],
            default: "0",
            rule: "SR1",
            summary: "After how many moves across one border the next is barred.",
        },
        SwitchInfo {
            name: "chase",
            values: &["off", "on"],
            default: "off",
            rule: "SR2",
            summary: "Whether an endless chase is barred.",
        },
        SwitchInfo {
            name: "stuck",
            values: &["on-turn", "isf"],
            default: "on-turn",
            rule: "SE3",
            summary: "When a side that cannot move has lost.",
        },
        SwitchInfo {
            name: "plyCap",
            values: &["none", "N"],
            default: "none",
            rule: "SE5",
            summary: "A draw after so many turns.",
        },
        SwitchInfo {
            name: "noAttackCap",
            values: &["none", "N"],
            default: "none",
            rule: "SE5",
            summary: "A draw after so many turns without an attack.",
        },
    ],
    rules: &[
        rule("SB1", "The board has 10 files and 10 ranks; two lakes of four cells are no squares."),
        rule("SB2", "The classic army has 40 pieces."),
        rule("SB3", "Each side fills its own four ranks; a set-up is refused with every fault in it."),
        rule("SB4", "Small armies leave squares of the zone empty."),
        rule("SB5", "South begins, unless the players agree otherwise; a set-up without a move is legal."),
        rule("SM1", "A piece moves one square along a rank or file to an empty square."),
        rule("SM2", "Bomb and Flag never move."),
        rule("SM3", "A Scout goes any distance in a straight line over empty squares."),
        rule("SM4", "An attack is a move onto a square that an enemy piece holds; it is never compulsory."),
        rule("SA1", "The higher rank stays, the other leaves."),
        rule("SA2", "Equal ranks: both leave."),
        rule("SA3", "A winning attacker takes the square; a winning defender stays where it is."),
        rule("SA4", "Any piece but a Miner that attacks a Bomb leaves; the Bomb stays."),
        rule("SA5", "A Miner removes the Bomb and takes its square."),
        rule("SA6", "An attacking Spy beats the Marshal; otherwise the Spy is the lowest."),
        rule("SA7", "The Flag falls to any attacker, and the game is over."),
        rule("SA8", "Every attack shows both ranks; a move of more than one square shows a Scout."),
        rule("SR1", "Two-square rule: no piece crosses one border too often in a row."),
        rule("SR2", "More-squares rule: no endless chase back to an earlier board."),
        rule("SR3", "A refused repetition says which rule refused it, and the border or the earlier ply."),
        rule("SE1", "A side whose Flag is taken has lost."),
        rule("SE2", "A side may resign; both may agree on a draw."),
        rule("SE3", "A side that cannot move when its turn comes has lost."),
        rule(
            "SE4",
            "Tournament: if neither side can move it is a draw; a side whose last mover is gone has lost at once.",
        ),
        rule("SE5", "If agreed: a draw after a number of turns, or of turns without an attack."),
        rule("SE6", "A position may lack flags and pieces."),
    ],
    players: 2,
    age: (8, 99),
    minutes: (20, 90),
};
