//! What a front end needs to know of a game before there is one.

/// A piece kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceInfo {
    /// South's letter; north's is the same in lower case.
    pub letter: char,
    /// The name of the contract, e.g. `miner`.
    pub name: &'static str,
    /// How many a side has, for each army in the order of `GameInfo::armies`.
    pub count: &'static [u8],
}

/// A kind of stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoneInfo {
    /// The tool, e.g. `RA`.
    pub tool: &'static str,
    /// How it stands in a position text, e.g. `+!`.
    pub text: &'static str,
    /// Its name.
    pub name: &'static str,
    /// How many a side has at the start.
    pub count: u8,
}

/// An edition: a name for values of the switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EditionInfo {
    /// The name.
    pub name: &'static str,
    /// The switches that it sets.
    pub switches: &'static [(&'static str, &'static str)],
    /// One line.
    pub summary: &'static str,
}

/// An army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArmyInfo {
    /// The name.
    pub name: &'static str,
    /// How many pieces a side has.
    pub count: u8,
    /// One line.
    pub summary: &'static str,
}

/// A switch of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwitchInfo {
    /// The name.
    pub name: &'static str,
    /// Its values, the default first; `N`, in the second place, stands for a whole number from 1.
    pub values: &'static [&'static str],
    /// The value when nothing is said.
    pub default: &'static str,
    /// The number of the rule.
    pub rule: &'static str,
    /// One line.
    pub summary: &'static str,
}

/// A rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleInfo {
    /// The number, e.g. `SM2`.
    pub number: &'static str,
    /// One line.
    pub summary: &'static str,
}

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The name in texts and calls.
    pub id: &'static str,
    /// The name that people use.
    pub name: &'static str,
    /// Files of the default board.
    pub files: u8,
    /// Ranks of the default board.
    pub ranks: u8,
    /// Squares of the default board.
    pub squares: u16,
    /// Whether ranks are hidden.
    pub hidden: bool,
    /// The piece kinds.
    pub pieces: &'static [PieceInfo],
    /// The stones.
    pub stones: &'static [StoneInfo],
    /// The editions, the default first.
    pub editions: &'static [EditionInfo],
    /// The armies, the default first.
    pub armies: &'static [ArmyInfo],
    /// The switches.
    pub switches: &'static [SwitchInfo],
    /// The rules.
    pub rules: &'static [RuleInfo],
    /// How many players.
    pub players: u8,
    /// Ages from and to.
    pub age: (u16, u16),
    /// Minutes of a game from and to.
    pub minutes: (u16, u16),
}

/// One line for people. The wasm does without: the package has these lines beside it, as data.
#[cfg(any(feature = "bollwerk", feature = "stratego", feature = "generals"))]
pub(crate) const fn line(text: &'static str) -> &'static str {
    if cfg!(any(feature = "wasm", feature = "wasm-bot")) { "" } else { text }
}

/// The rules of a game, which are nothing but lines for people.
#[cfg(any(feature = "bollwerk", feature = "stratego", feature = "generals"))]
pub(crate) const fn lines(rules: &'static [RuleInfo]) -> &'static [RuleInfo] {
    if cfg!(any(feature = "wasm", feature = "wasm-bot")) { &[] } else { rules }
}

/// A piece kind in a table: its letter, its name, and how many a side has in each army.
#[cfg(any(feature = "bollwerk", feature = "stratego", feature = "generals"))]
pub(crate) const fn piece(letter: char, name: &'static str, count: &'static [u8]) -> PieceInfo {
    PieceInfo { letter, name, count }
}

/// A kind of stone in a table: its tool, its text, its name, and how many a side has.
#[cfg(feature = "bollwerk")]
pub(crate) const fn stone(tool: &'static str, text: &'static str, name: &'static str, count: u8) -> StoneInfo {
    StoneInfo { tool, text, name, count }
}

/// A rule in a table: its number and one line.
#[cfg(any(feature = "bollwerk", feature = "stratego", feature = "generals"))]
pub(crate) const fn rule(number: &'static str, summary: &'static str) -> RuleInfo {
    RuleInfo { number, summary }
}
