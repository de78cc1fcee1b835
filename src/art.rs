//! The pictograms: own line art, one path a kind, drawn in a box of 0 0 100 100.
//!
//! Each is SVG path data to be *stroked* (width about 7, round caps and joins, no fill). Ranks count: triangles for
//! lieutenants and the captain, diamonds for field officers, stars for generals, so that a row of officers can be read
//! like dice. Kinds that share a name share their picture.

/// The path data of a piece or stone by its name in the JavaScript contract; `None` for a name without a picture.
pub(crate) fn path(name: &str) -> Option<&'static str> {
    ART.iter().find(|(named, _)| *named == name).map(|(_, path)| *path)
}

const ART: &[(&str, &str)] = &[
    // Shared by two games or more.
    ("flag", "M26 90V10M26 16C42 6 58 28 82 16V52C58 64 42 42 26 52"),
    (
        "spy",
        "M10 46H90M26 46L34 14C44 22 56 22 66 14L74 46M20 68a13 13 0 1 0 26 0a13 13 0 1 0-26 0M54 68a13 13 0 1 0 26 0a13 13 0 1 0-26 0",
    ),
    ("sergeant", "M18 16L50 38L82 16M18 40L50 62L82 40M18 64L50 86L82 64"),
    ("captain", "M50 12L66 40H34ZM28 56L44 84H12ZM72 56L88 84H56Z"),
    ("major", "M50 14L80 50L50 86L20 50Z"),
    ("colonel", "M50 8L66 27L50 46L34 27ZM26 54L42 73L26 92L10 73ZM74 54L90 73L74 92L58 73Z"),
    ("marshal", "M50 8l10 30-26-19h32l-26 19zM18 42L82 88M18 88L82 42M12 50L26 34M74 34L88 50M12 80L26 96M74 96L88 80"),
    // Stratego.
    ("bomb", "M46 36a27 27 0 1 0 .1 0M58 34L66 22C70 10 84 12 86 24M30 62C30 54 36 50 42 50"),
    ("scout", "M10 74L24 90L54 62L40 46ZM44 42L72 10L90 30L58 58"),
    ("miner", "M18 88L66 32M30 20C56 10 86 34 84 68C78 44 56 24 30 20Z"),
    ("lieutenant", "M50 10L68 42H32ZM50 56L68 88H32Z"),
    ("general", "M50 14l14 41-36-26h44l-36 26zM14 36C12 70 28 86 50 90C72 86 88 70 86 36"),
    // Generals.
    (
        "five-star-general",
        "M24 10l8 26-22-16h28l-22 16zM76 10l8 26-22-16h28l-22 16zM50 37l8 26-22-16h28l-22 16zM24 64l8 26-22-16h28l-22 16zM76 64l8 26-22-16h28l-22 16z",
    ),
    (
        "four-star-general",
        "M26 12l9 28-24-17h30l-24 17zM74 12l9 28-24-17h30l-24 17zM26 60l9 28-24-17h30l-24 17zM74 60l9 28-24-17h30l-24 17z",
    ),
    ("three-star-general", "M50 10l10 31-26-19h32l-26 19zM26 54l10 31-26-19h32l-26 19zM74 54l10 31-26-19h32l-26 19z"),
    ("two-star-general", "M28 14l11 34-29-21h36l-29 21zM72 52l11 34-29-21h36l-29 21z"),
    ("one-star-general", "M50 12L60 38L88 40L66 57L74 84L50 69L26 84L34 57L12 40L40 38Z"),
    ("lieutenant-colonel", "M50 8L66 27L50 46L34 27ZM50 54L66 73L50 92L34 73Z"),
    ("first-lieutenant", "M50 10L68 42H32ZM50 56L68 88H32Z"),
    ("second-lieutenant", "M50 20L80 76H20Z"),
    ("private", "M18 60C18 2 82 2 82 60M8 60H92M28 60C28 96 72 96 72 60"),
    // Bollwerk.
    ("guard", "M44 92V8M44 22L68 14C80 26 80 42 68 54L44 46M44 26L22 36L44 44"),
    ("cannon", "M10 46L74 14L84 36L44 56M26 70a18 18 0 1 0 36 0a18 18 0 1 0-36 0M10 46L26 62M62 82L88 88"),
    ("knight", "M30 90C28 68 50 66 48 50L26 62L14 48L36 24V8L52 20C80 24 90 58 82 90ZM43 36H44"),
    (
        "kings-knight",
        "M66 90C68 72 50 70 53 60L70 67L80 56L62 40C36 38 20 60 24 90ZM24 34L20 8L36 20L50 6L64 20L80 8L76 34",
    ),
    (
        "elephant",
        "M34 24C4 2-2 66 32 58M66 24C96 2 102 66 68 58M34 24H66M32 58C42 62 38 90 54 90C64 90 68 84 66 76M68 58C62 62 56 66 56 74",
    ),
    ("chancellor", "M20 10H80V62H20ZM34 28H66M34 44H66M38 74a12 12 0 1 0 24 0a12 12 0 1 0-24 0"),
    ("gold-runner", "M50 22C80 40 76 60 64 72H36C24 60 20 40 50 22ZM24 90H76M50 22V8M50 38V58M40 48H60"),
    ("queen", "M20 68L12 24L34 46L50 12L66 46L88 24L80 68ZM20 86H80"),
    // Stones.
    ("arrow", "M50 10L84 48H63V90H37V48H16Z"),
    ("red-border-arrow", "M50 10L84 48H63V90H37V48H16Z"),
    ("block", "M12 24H88V76H12ZM12 50H88M38 24V50M62 50V76"),
    ("red-border-block", "M12 24H88V76H12ZM12 50H88M38 24V50M62 50V76"),
];
