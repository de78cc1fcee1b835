use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::notation::Move;
use super::strados::{self, Board};
use super::unsaid;
use crate::board::Square;
use crate::draft::Draft;
use crate::error::Error;
use crate::game::Game;
use crate::games::stratego;
use crate::hidden::{HiddenDraft, HiddenGame};
use crate::outcome::{Outcome, Reason};
use crate::reason::Code;
use crate::record::Match;
use crate::settings::{Ruleset, Settings};
use crate::side::Side;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The army of 40.
    Classic,
    /// Eight pieces.
    Barrage,
    /// The army of 40, set up anywhere.
    Free,
    /// Twenty pieces. Its own rules of play are not ours: its moves may be refused.
    UltimateLightning,
    /// Ten pieces.
    Duel,
}

impl Kind {
    /// All kinds, in the order of their numbers in GSN files.
    pub const ALL: [Kind; 5] = [Kind::Classic, Kind::Barrage, Kind::Free, Kind::UltimateLightning, Kind::Duel];

    /// Its name in XML files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Classic => "classic",
            Kind::Barrage => "barrage",
            Kind::Free => "classicfree",
            Kind::UltimateLightning => "ultimate lightning",
            Kind::Duel => "duell",
        }
    }

    /// Our name of its army.
    #[must_use]
    pub const fn army(self) -> &'static str {
        match self {
            Kind::Classic | Kind::Free => "classic",
            Kind::Barrage => "barrage",
            Kind::UltimateLightning => "lightning",
            Kind::Duel => "duel",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The loser could not move.
    Stuck,
    /// The Flag was taken.
    FlagTaken,
    /// Neither could move.
    BothStuck,
    /// One gave up.
    Resigned,
    /// A draw was agreed.
    Agreed,
    /// Both players went missing.
    BothMissing,
    /// A player's clock ran out.
    PlayerClock,
    /// The game's clock ran out.
    GameClock,
    /// The clock of a player who was missing ran out.
    MissingClock,
    /// The opponent went missing.
    OpponentMissing,
}

impl Ending {
    /// All endings with their numbers.
    pub const ALL: [(Ending, u8); 10] = [
        (Ending::Stuck, 0),
        (Ending::FlagTaken, 1),
        (Ending::BothStuck, 2),
        (Ending::Resigned, 3),
        (Ending::Agreed, 4),
        (Ending::BothMissing, 10),
        (Ending::PlayerClock, 11),
        (Ending::GameClock, 12),
        (Ending::MissingClock, 13),
        (Ending::OpponentMissing, 14),
    ];

    /// Its number in both formats.
    #[must_use]
    pub fn number(self) -> u8 {
        Ending::ALL.iter().find(|(ending, _)| *ending == self).map_or(0, |(_, number)| *number)
    }

    /// The ending with that number.
    pub(super) fn numbered(text: &str) -> Option<Ending> {
        Ending::ALL.iter().find(|(_, number)| number.to_string() == text).map(|(ending, _)| *ending)
    }
}

/// What a game file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameFile {
    /// What is played.
    pub kind: Kind,
    /// The name of the player of red, who is our south.
    pub red: String,
    /// The name of the player of blue, who is our north.
    pub blue: String,
    /// The board at the start, in the form of our position texts; none when the game ended before both had set up.
    pub board: Option<String>,
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// How it ended.
    pub ending: Ending,
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
}

impl GameFile {
    /// The pieces at the start.
    pub(super) fn pieces(&self) -> Result<Option<Board>, Error> {
        self.board.as_ref().map(|board| strados::board_of(&alloc::format!("{board} s 0"))).transpose()
    }

    /// The board of these pieces in the form of our position texts.
    pub(super) fn board(pieces: &Board) -> Result<String, Error> {
        let text = strados::position_of(pieces, Side::South, 0)?;
        Ok(text.split(' ').next().unwrap_or_default().to_string())
    }

    /// Replays the game under an edition of ours (`gravon` for games of that site). From set-ups where both sides stand in
    /// their zones with one army, else from a position.
    ///
    /// Endings by clock or absence are none of ours: such a game is left as it stands.
    /// Errors: a refusal with the number of the move in `detail.move`; `bad-option` when there are no set-ups, or when the
    /// result is not the one that the moves lead to.
    pub fn to_match(&self, edition: &str) -> Result<Match<HiddenGame>, Error> {
        let board = self.pieces()?.ok_or_else(|| unsaid("board", "none"))?;
        let first = self.moves.first().and_then(|(from, _)| board.iter().find(|(square, _)| square == from));
        let first = match first {
            Some((_, letter)) if letter.is_ascii_lowercase() => Side::North,
            _ => Side::South,
        };
        let mut game = self.start(&Settings::new().edition(edition), &board, first)?;
        for (number, (from, to)) in (1_u32..).zip(&self.moves) {
            let sign = if game.game().table().side_at(*to).is_some() { 'x' } else { '-' };
            let played = game.play_text(&alloc::format!("{from}{sign}{to}"), None);
            played.map_err(|error| Error::from(error.into_fault().refusal.number("move", number)))?;
        }
        self.finish(&mut game)?;
        Ok(game)
    }

    fn start(&self, settings: &Settings, board: &Board, first: Side) -> Result<Match<HiddenGame>, Error> {
        let armies = stratego::DEFINITION.info.armies.iter().map(|army| army.name);
        for army in core::iter::once(self.kind.army()).chain(armies) {
            let rules = stratego::rules(&settings.clone().army(army).first(first))?;
            let mut setups = Vec::new();
            for side in Side::ALL {
                let own = |letter: char| letter.is_ascii_uppercase() == (side == Side::South);
                let mut draft = HiddenDraft::new(rules, Some(side), None)?;
                for (square, letter) in board.iter().filter(|(_, letter)| own(*letter)) {
                    draft.put(*square, Some(letter.to_ascii_uppercase().encode_utf8(&mut [0; 4])))?;
                }
                if draft.flaws().is_empty() {
                    setups.push((side, draft.text()));
                }
            }
            if setups.len() == 2 {
                let mut game = Match::new(rules, None)?;
                for (side, text) in setups {
                    game.deploy(side, &text)?;
                }
                return Ok(game);
            }
        }
        Match::new(stratego::rules(settings)?, Some(&strados::position_of(board, first, 0)?))
    }

    /// Ends the game as the file says, where the moves have not ended it.
    fn finish(&self, game: &mut Match<HiddenGame>) -> Result<(), Error> {
        let wrong = || unsaid("result", alloc::format!("{} {}", self.ending.number(), winner_name(self.winner)));
        match (game.status().outcome, self.ending, self.winner) {
            (Some(outcome), ending, winner) => {
                let same = ending_of(outcome.reason) == Some(ending) && outcome.winner == winner;
                return if same { Ok(()) } else { Err(wrong()) };
            }
            (None, Ending::Stuck | Ending::FlagTaken | Ending::BothStuck, _) => return Err(wrong()),
            (None, Ending::Resigned, Some(winner)) => game.resign(!winner)?,
            (None, Ending::Agreed, None) => game.agree_draw()?,
            (None, Ending::Resigned | Ending::Agreed, _) => return Err(wrong()),
            // The clocks of others.
            (None, _, _) => return Ok(()),
        };
        Ok(())
    }

    /// What a file says of a game that is over. Errors: `bad-option` for what the formats have no words for: a game that
    /// goes on, an ending of ours alone, a step with a strike; `not-deployed` before both have set up.
    pub fn of(game: &Match<HiddenGame>, red: &str, blue: &str) -> Result<GameFile, Error> {
        let position = game.start().position()?;
        let board = position.split(' ').next().unwrap_or_default().to_string();
        let mut moves: Vec<(Square, Square)> = Vec::new();
        for action in game.actions() {
            if action.via.is_some() {
                return Err(unsaid("action", action.to_string()));
            }
            moves.push((action.from, action.to));
        }
        let Outcome { winner, reason } = game.status().outcome.ok_or_else(|| Error::new(Code::BadOption))?;
        let ending = ending_of(reason).ok_or_else(|| unsaid("result", reason.as_str()))?;
        let army = game.rules().settings().army.unwrap_or_default();
        let kind = match army.as_str() {
            _ if game.game().setups().is_empty() => Kind::Free,
            "barrage" => Kind::Barrage,
            "duel" => Kind::Duel,
            "lightning" => Kind::UltimateLightning,
            _ => Kind::Classic,
        };
        Ok(GameFile { kind, red: red.to_string(), blue: blue.to_string(), board: Some(board), moves, ending, winner })
    }
}

fn winner_name(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::South) => "red",
        Some(Side::North) => "blue",
        None => "none",
    }
}

fn ending_of(reason: Reason) -> Option<Ending> {
    match reason {
        Reason::Stuck => Some(Ending::Stuck),
        Reason::FlagTaken => Some(Ending::FlagTaken),
        Reason::BothStuck => Some(Ending::BothStuck),
        Reason::Resigned => Some(Ending::Resigned),
        Reason::Agreed => Some(Ending::Agreed),
        _ => None,
    }
}

/// The number that stands for a winner: red, blue, nobody.
pub(super) fn winner_number(winner: Option<Side>) -> u8 {
    match winner {
        Some(Side::South) => 0,
        Some(Side::North) => 1,
        None => 2,
    }
}

/// The winner that a number stands for, counted from `base`.
pub(super) fn winner_numbered(text: &str, base: u8) -> Option<Option<Side>> {
    let winners = [Some(Side::South), Some(Side::North), None];
    winners.into_iter().find(|winner| (winner_number(*winner) + base).to_string() == text)
}
