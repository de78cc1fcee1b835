//! All games behind one shape: texts in, plain data out. What the JavaScript border, a command line or a server needs.

mod engines;

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use engines::{Action, Sketch, State, Tidings, Truth};

use crate::board::Square;
use crate::candidate::Candidate;
use crate::error::{Error, Fault};
use crate::file;
use crate::game::{Game, Notation, Status, View};
use crate::info::GameInfo;
use crate::news::{News, Report};
use crate::outcome::Outcome;
use crate::reason::{Code, Refusal};
use crate::record::Match;
use crate::scene::{Said, Scene};
use crate::settings::{Ruleset, Settings};
use crate::side::{Side, Viewer};
use crate::text::number;
use crate::transcript::{SceneOptions, Transcript};
use crate::turn::{Mark, Options, Pick};

/// A game of any kind: the truth.
#[derive(Clone)]
pub struct AnyGame(Box<Match<Truth>>);

impl AnyGame {
    /// What a front end needs to know of the game.
    #[must_use]
    pub fn info(&self) -> &'static GameInfo {
        self.0.rules().info()
    }

    /// Where it stands.
    #[must_use]
    pub fn status(&self) -> Status {
        self.0.status()
    }

    /// Who has set up, in that order.
    #[must_use]
    pub fn deployed(&self) -> &[Side] {
        self.0.game().deployed()
    }

    /// The rule by which a game ends for that reason.
    #[must_use]
    pub fn rule_of(&self, outcome: Outcome) -> Option<&'static str> {
        self.0.rules().rule_of(outcome.reason)
    }

    /// Whether the last turn told somebody something hidden.
    #[must_use]
    pub fn revealed(&self) -> bool {
        self.0.revealed()
    }

    /// See [`Match::deploy`].
    pub fn deploy(&mut self, side: Side, setup: &str) -> Result<Report<String>, Error> {
        Ok(in_words(&self.0.deploy(side, setup)?))
    }

    /// See [`Game::random_setup`].
    pub fn random_setup(&self, side: Side, seed: u64) -> Result<String, Error> {
        self.0.game().random_setup(side, seed)
    }

    /// See [`Match::view`].
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> AnyView {
        AnyView(Box::new(self.0.view(viewer)))
    }

    /// See [`Match::play_text`].
    pub fn play(&mut self, action: &str, by: Option<Side>) -> Result<Report<String>, Error> {
        self.0.play_text(action, by).map(in_words)
    }

    /// See [`Match::resign`].
    pub fn resign(&mut self, side: Side) -> Result<Report<String>, Error> {
        self.0.resign(side).map(in_words)
    }

    /// See [`Match::agree_draw`].
    pub fn agree_draw(&mut self) -> Result<Report<String>, Error> {
        self.0.agree_draw().map(in_words)
    }

    /// See [`Match::undo`].
    pub fn undo(&mut self) -> Option<Report<String>> {
        self.0.undo().as_ref().map(in_words)
    }

    /// See [`Match::redo`].
    pub fn redo(&mut self) -> Option<Report<String>> {
        self.0.redo().as_ref().map(in_words)
    }

    /// See [`Game::position`].
    pub fn position(&self) -> Result<String, Error> {
        self.0.game().position()
    }

    /// The record file.
    #[must_use]
    pub fn record(&self) -> String {
        self.0.text()
    }
}

/// A view of any kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyView(Box<Transcript<State>>);

impl AnyView {
    /// What a front end needs to know of the game.
    #[must_use]
    pub fn info(&self) -> &'static GameInfo {
        self.0.view().rules().info()
    }

    /// Whose view this is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.0.view().viewer()
    }

    /// Where the game stands.
    #[must_use]
    pub fn status(&self) -> Status {
        let view = self.0.view();
        Status { phase: view.phase(), turn: view.turn(), ply: view.ply(), outcome: view.outcome() }
    }

    /// Who has set up, in that order.
    #[must_use]
    pub fn deployed(&self) -> &[Side] {
        self.0.view().deployed()
    }

    /// The rule by which a game ends for that reason.
    #[must_use]
    pub fn rule_of(&self, outcome: Outcome) -> Option<&'static str> {
        self.0.view().rules().rule_of(outcome.reason)
    }

    /// Whether the game started from a position text.
    #[must_use]
    pub fn started_from_position(&self) -> bool {
        self.0.view().started_from_position()
    }

    /// See [`View::options`]. Errors: `bad-text` for a click that cannot be read.
    pub fn options(&self, picks: &[String]) -> Result<Options<String>, Error> {
        Ok(self.0.view().options_in_words(&read_picks(picks)?))
    }

    /// See [`View::diagram`]. Errors: `bad-text`.
    pub fn diagram(&self, square: &str) -> Result<Vec<Mark>, Error> {
        Ok(self.0.view().diagram(square.parse()?))
    }

    /// See [`View::actions`]; in code-unit order. Errors: `bad-text`.
    pub fn actions(&self, from: Option<&str>) -> Result<Vec<String>, Error> {
        let lines = self.action_lines(from)?;
        let mut actions: Vec<String> = lines.lines().map(ToString::to_string).collect();
        actions.sort_unstable();
        Ok(actions)
    }

    /// See [`View::actions`]; one after another, each ended by a line feed. Errors: `bad-text`.
    pub fn action_lines(&self, from: Option<&str>) -> Result<String, Error> {
        let from = from.map(str::parse::<Square>).transpose()?;
        let mut lines = String::new();
        self.0.view().write_actions(from, &mut lines);
        Ok(lines)
    }

    /// See [`View::judge`]. `bad-text` for a text that cannot be read, with `detail.offset`.
    #[must_use]
    pub fn judge(&self, action: &str) -> Option<Refusal> {
        let view = self.0.view();
        match Action::read(action, view.rules()) {
            Ok(action) => view.judge(&action).err(),
            Err(error) => {
                let Fault { refusal, offset, .. } = error.into_fault();
                let offset = offset.and_then(|offset| u32::try_from(offset).ok());
                Some(match offset {
                    Some(offset) => refusal.number("offset", offset),
                    None => refusal,
                })
            }
        }
    }

    /// See [`View::why`]. Errors: `bad-text` for a click that cannot be read.
    pub fn why(&self, picks: &[String]) -> Result<Option<Refusal>, Error> {
        Ok(self.0.view().why(&read_picks(picks)?))
    }

    /// See [`View::could_be`]. Errors: `bad-text`.
    pub fn could_be(&self, square: &str) -> Result<Vec<Candidate>, Error> {
        Ok(self.0.view().could_be(square.parse()?))
    }

    /// See [`View::warn`]. `None` for a text that cannot be read: [`AnyView::judge`] says so.
    #[must_use]
    pub fn warn(&self, action: &str) -> Option<Refusal> {
        let view = self.0.view();
        Action::read(action, view.rules()).ok().and_then(|action| view.warn(&action))
    }

    /// See [`Transcript::learn_text`].
    pub fn learn(&mut self, news: &str) -> Result<(), Error> {
        self.0.learn_text(news)
    }

    /// See [`Transcript::at`]. Errors: `bad-option` when there was no such ply.
    pub fn at(&self, ply: u32) -> Result<AnyView, Error> {
        self.0.at(ply).map(|view| AnyView(Box::new(view))).ok_or_else(|| Error::option("ply", &number(ply)))
    }

    /// See [`Transcript::turns`].
    #[must_use]
    pub fn turns(&self) -> Vec<(String, Vec<Said>)> {
        self.0.turns()
    }

    /// See [`Transcript::scene`]. Errors: `bad-text`.
    pub fn scene(&self, request: &SceneRequest) -> Result<Scene, Error> {
        let picks = request.picks.as_deref().map(read_picks).transpose()?;
        let diagram = request.diagram.as_deref().map(str::parse).transpose()?;
        Ok(self.0.scene(&SceneOptions { picks: picks.as_deref(), diagram, last: !request.without_last }))
    }

    /// The position as this viewer knows it. Errors: `not-deployed` in the set-up phase.
    pub fn position(&self) -> Result<String, Error> {
        let position = self.0.view().position();
        if position.is_empty() { Err(Error::new(Code::NotDeployed)) } else { Ok(position) }
    }

    /// The view file.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.text()
    }
}

/// A draft of any kind.
#[derive(Clone)]
pub struct AnyDraft(Sketch);

impl AnyDraft {
    /// What a front end needs to know of the game.
    #[must_use]
    pub fn info(&self) -> &'static GameInfo {
        self.0.info()
    }

    /// See [`Draft::put`](crate::draft::Draft::put). Errors: also `bad-text` for the square.
    pub fn put(&mut self, at: &str, piece: Option<&str>) -> Result<(), Error> {
        self.0.put(at.parse()?, piece)
    }

    /// See [`Draft::random`](crate::draft::Draft::random).
    pub fn random(&mut self, seed: u64) {
        self.0.random(seed);
    }

    /// See [`Draft::mirror`](crate::draft::Draft::mirror).
    pub fn mirror(&mut self) {
        self.0.mirror();
    }

    /// See [`Draft::clear`](crate::draft::Draft::clear).
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// See [`Draft::left`](crate::draft::Draft::left).
    #[must_use]
    pub fn left(&self) -> Vec<(String, u32)> {
        self.0.left()
    }

    /// See [`Draft::flaws`](crate::draft::Draft::flaws).
    #[must_use]
    pub fn flaws(&self) -> Vec<Refusal> {
        self.0.flaws()
    }

    /// See [`Draft::warnings`](crate::draft::Draft::warnings).
    #[must_use]
    pub fn warnings(&self) -> Vec<Refusal> {
        self.0.warnings()
    }

    /// See [`Draft::scene`](crate::draft::Draft::scene).
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.0.scene()
    }

    /// See [`Draft::text`](crate::draft::Draft::text).
    #[must_use]
    pub fn text(&self) -> String {
        self.0.text()
    }
}

/// What a scene shows beside the position, in texts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SceneRequest {
    /// Clicks whose options become marks.
    pub picks: Option<Vec<String>>,
    /// A piece whose diagram becomes marks.
    pub diagram: Option<String>,
    /// The squares of the last turn stay unmarked.
    pub without_last: bool,
}

fn read_picks(picks: &[String]) -> Result<Vec<Pick>, Error> {
    let mut read = Vec::new();
    for pick in picks {
        read.push(pick.parse()?);
    }
    Ok(read)
}

fn in_words(report: &Report<News<Tidings>>) -> Report<String> {
    report.map(|news| {
        let mut text = String::new();
        news.write(&mut text);
        text
    })
}

/// The games of this build.
const GAMES: &[&GameInfo] = &[
    #[cfg(feature = "bollwerk")]
    &crate::games::bollwerk::INFO,
    #[cfg(feature = "generals")]
    crate::games::generals::DEFINITION.info,
    #[cfg(feature = "stratego")]
    crate::games::stratego::DEFINITION.info,
];

/// Whether this build has a game. Errors: `unknown-game`.
fn check(id: &str) -> Result<(), Error> {
    if GAMES.iter().any(|info| info.id == id) { Ok(()) } else { Err(Error::unknown_game(id)) }
}

/// The games of this build.
pub fn games() -> impl Iterator<Item = &'static GameInfo> {
    GAMES.iter().copied()
}

/// A new game. Errors: `unknown-game`; `bad-option` for a position and `first` together; those of [`Ruleset::resolve`]
/// and [`Match::new`].
pub fn new_game(id: &str, settings: &Settings, position: Option<&str>) -> Result<AnyGame, Error> {
    check(id)?;
    // Asked of what was given: rules no longer know whether the usual side was named.
    if position.is_some() && settings.first.is_some() {
        return Err(Error::option("first", "position"));
    }
    Match::new(Ruleset::resolve(id, settings)?, position).map(|game| AnyGame(Box::new(game)))
}

/// A game from its record. Errors: `bad-record` with line, column and byte offset; `unknown-game`.
pub fn open_game(record: &str) -> Result<AnyGame, Error> {
    check(file::game_of(record)?)?;
    record.parse().map(|game| AnyGame(Box::new(game)))
}

/// A view from its file. Errors: `bad-record` with line, column and byte offset; `unknown-game`.
pub fn open_view(text: &str) -> Result<AnyView, Error> {
    check(file::game_of(text)?)?;
    text.parse().map(|view| AnyView(Box::new(view)))
}

/// A draft: a set-up of a side, or a position. Errors: `unknown-game` and those of [`Draft::new`](crate::draft::Draft::new).
pub fn draft(id: &str, settings: &Settings, side: Option<Side>, text: Option<&str>) -> Result<AnyDraft, Error> {
    Sketch::new(Ruleset::resolve(id, settings)?, side, text).map(AnyDraft)
}

/// Who stays when a kind challenges another, both by name.
/// Errors: `unknown-game` for a game without challenges; those of [`Ruleset::resolve`] and [`crate::hidden::challenge`].
#[cfg(any(feature = "stratego", feature = "generals"))]
pub fn challenge(
    id: &str,
    settings: &Settings,
    attacker: &str,
    defender: &str,
) -> Result<crate::hidden::Verdict, Error> {
    crate::hidden::challenge(&Ruleset::resolve(id, settings)?, attacker, defender)
}
