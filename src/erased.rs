//! All games behind one shape: texts in, plain data out. What the JavaScript border, a command line or a server needs.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use crate::board::Square;
use crate::candidate::Candidate;
use crate::draft::Draft;
use crate::error::{Error, Fault};
use crate::file;
use crate::game::{Game, Status, View};
use crate::info::GameInfo;
use crate::news::Report;
use crate::outcome::Outcome;
use crate::reason::{Code, Refusal, Value};
use crate::record::Match;
use crate::scene::{Said, Scene};
use crate::settings::{Ruleset, Settings};
use crate::side::{Side, Viewer};
use crate::transcript::{SceneOptions, Transcript};
use crate::turn::{Mark, Options, Pick};

/// A game of any kind: the truth.
pub trait AnyGame {
    /// What a front end needs to know of the game.
    fn info(&self) -> &'static GameInfo;
    /// Where it stands.
    fn status(&self) -> Status;
    /// Who has set up, in that order.
    fn deployed(&self) -> Vec<Side>;
    /// The rule by which a game ends for that reason.
    fn rule_of(&self, outcome: Outcome) -> Option<&'static str>;
    /// Whether the last turn told somebody something hidden.
    fn revealed(&self) -> bool;
    /// See [`Match::deploy`].
    fn deploy(&mut self, side: Side, setup: &str) -> Result<Report<String>, Error>;
    /// See [`Game::random_setup`].
    fn random_setup(&self, side: Side, seed: u64) -> Result<String, Error>;
    /// See [`Match::view`].
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// See [`Match::play_text`].
    fn play(&mut self, action: &str, by: Option<Side>) -> Result<Report<String>, Error>;
    /// See [`Match::resign`].
    fn resign(&mut self, side: Side) -> Result<Report<String>, Error>;
    /// See [`Match::agree_draw`].
    fn agree_draw(&mut self) -> Result<Report<String>, Error>;
    /// See [`Match::undo`].
    fn undo(&mut self) -> Option<Report<String>>;
    /// See [`Match::redo`].
    fn redo(&mut self) -> Option<Report<String>>;
    /// See [`Game::position`].
    fn position(&self) -> Result<String, Error>;
    /// The record file.
    fn record(&self) -> String;
}

/// A view of any kind.
pub trait AnyView {
    /// What a front end needs to know of the game.
    fn info(&self) -> &'static GameInfo;
    /// Whose view this is.
    fn viewer(&self) -> Viewer;
    /// Where the game stands.
    fn status(&self) -> Status;
    /// Who has set up, in that order.
    fn deployed(&self) -> Vec<Side>;
    /// The rule by which a game ends for that reason.
    fn rule_of(&self, outcome: Outcome) -> Option<&'static str>;
    /// Whether the game started from a position text.
    fn started_from_position(&self) -> bool;
    /// See [`View::options`]. Errors: `bad-text` for a click that cannot be read.
    fn options(&self, picks: &[String]) -> Result<Options<String>, Error>;
    /// See [`View::diagram`]. Errors: `bad-text`.
    fn diagram(&self, square: &str) -> Result<Vec<Mark>, Error>;
    /// See [`View::actions`]; one after another, each ended by a line feed. Errors: `bad-text`.
    fn action_lines(&self, from: Option<&str>) -> Result<String, Error>;
    /// See [`View::judge`]. `bad-text` for a text that cannot be read, with `detail.offset`.
    fn judge(&self, action: &str) -> Option<Refusal>;
    /// See [`View::why`]. Errors: `bad-text` for a click that cannot be read.
    fn why(&self, picks: &[String]) -> Result<Option<Refusal>, Error>;
    /// See [`View::could_be`]. Errors: `bad-text`.
    fn could_be(&self, square: &str) -> Result<Vec<Candidate>, Error>;
    /// See [`View::warn`]. `None` for a text that cannot be read: [`AnyView::judge`] says so.
    fn warn(&self, action: &str) -> Option<Refusal>;
    /// See [`Transcript::learn_text`].
    fn learn(&mut self, news: &str) -> Result<(), Error>;
    /// See [`Transcript::at`]. Errors: `bad-option` when there was no such ply.
    fn at(&self, ply: u32) -> Result<Box<dyn AnyView>, Error>;
    /// See [`Transcript::turns`].
    fn turns(&self) -> Vec<(String, Vec<Said>)>;
    /// See [`Transcript::scene`]. Errors: `bad-text`.
    fn scene(&self, request: &SceneRequest) -> Result<Scene, Error>;
    /// The position as this viewer knows it. Errors: `not-deployed` in the set-up phase.
    fn position(&self) -> Result<String, Error>;
    /// The view file.
    fn text(&self) -> String;
}

impl dyn AnyView + '_ {
    /// See [`View::actions`]; in code-unit order. Errors: `bad-text`.
    pub fn actions(&self, from: Option<&str>) -> Result<Vec<String>, Error> {
        let lines = self.action_lines(from)?;
        let mut actions: Vec<String> = lines.lines().map(ToString::to_string).collect();
        actions.sort_unstable();
        Ok(actions)
    }
}

/// A draft of any kind.
pub trait AnyDraft {
    /// What a front end needs to know of the game.
    fn info(&self) -> &'static GameInfo;
    /// See [`Draft::put`]. Errors: also `bad-text` for the square.
    fn put(&mut self, at: &str, piece: Option<&str>) -> Result<(), Error>;
    /// See [`Draft::random`].
    fn random(&mut self, seed: u64);
    /// See [`Draft::mirror`].
    fn mirror(&mut self);
    /// See [`Draft::clear`].
    fn clear(&mut self);
    /// See [`Draft::left`].
    fn left(&self) -> Vec<(String, u32)>;
    /// See [`Draft::flaws`].
    fn flaws(&self) -> Vec<Refusal>;
    /// See [`Draft::warnings`].
    fn warnings(&self) -> Vec<Refusal>;
    /// See [`Draft::scene`].
    fn scene(&self) -> Scene;
    /// See [`Draft::text`].
    fn text(&self) -> String;
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
    picks.iter().map(|pick| pick.parse()).collect()
}

fn in_words<N: ToString>(report: &Report<N>) -> Report<String> {
    Report {
        south: report.south.to_string(),
        north: report.north.to_string(),
        spectator: report.spectator.to_string(),
        revealed: report.revealed,
    }
}

impl<G: Game + 'static> AnyGame for Match<G> {
    fn info(&self) -> &'static GameInfo {
        self.rules().info()
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn deployed(&self) -> Vec<Side> {
        self.game().setups().into_iter().map(|(side, _)| side).collect()
    }

    fn rule_of(&self, outcome: Outcome) -> Option<&'static str> {
        self.rules().rule_of(outcome.reason)
    }

    fn revealed(&self) -> bool {
        self.revealed()
    }

    fn deploy(&mut self, side: Side, setup: &str) -> Result<Report<String>, Error> {
        self.deploy(side, setup).map(in_words)
    }

    fn random_setup(&self, side: Side, seed: u64) -> Result<String, Error> {
        self.game().random_setup(side, seed)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(self.view(viewer))
    }

    fn play(&mut self, action: &str, by: Option<Side>) -> Result<Report<String>, Error> {
        self.play_text(action, by).map(in_words)
    }

    fn resign(&mut self, side: Side) -> Result<Report<String>, Error> {
        self.resign(side).map(in_words)
    }

    fn agree_draw(&mut self) -> Result<Report<String>, Error> {
        self.agree_draw().map(in_words)
    }

    fn undo(&mut self) -> Option<Report<String>> {
        self.undo().as_ref().map(in_words)
    }

    fn redo(&mut self) -> Option<Report<String>> {
        self.redo().as_ref().map(in_words)
    }

    fn position(&self) -> Result<String, Error> {
        self.game().position()
    }

    fn record(&self) -> String {
        self.to_string()
    }
}

impl<V: View + 'static> AnyView for Transcript<V> {
    fn info(&self) -> &'static GameInfo {
        self.view().rules().info()
    }

    fn viewer(&self) -> Viewer {
        self.view().viewer()
    }

    fn status(&self) -> Status {
        let view = self.view();
        Status { phase: view.phase(), turn: view.turn(), ply: view.ply(), outcome: view.outcome() }
    }

    fn deployed(&self) -> Vec<Side> {
        self.view().deployed().to_vec()
    }

    fn rule_of(&self, outcome: Outcome) -> Option<&'static str> {
        self.view().rules().rule_of(outcome.reason)
    }

    fn started_from_position(&self) -> bool {
        self.view().started_from_position()
    }

    fn options(&self, picks: &[String]) -> Result<Options<String>, Error> {
        let Options { marks, tools, done } = self.view().options(&read_picks(picks)?);
        Ok(Options { marks, tools, done: done.map(|action| action.to_string()) })
    }

    fn diagram(&self, square: &str) -> Result<Vec<Mark>, Error> {
        Ok(self.view().diagram(square.parse()?))
    }

    fn action_lines(&self, from: Option<&str>) -> Result<String, Error> {
        let from = from.map(str::parse::<Square>).transpose()?;
        let mut lines = String::new();
        for action in self.view().actions(from) {
            // Writing to a String cannot fail.
            let _ = writeln!(lines, "{action}");
        }
        Ok(lines)
    }

    fn judge(&self, action: &str) -> Option<Refusal> {
        match action.parse() {
            Ok(action) => self.view().judge(&action).err(),
            Err(error) => {
                let Fault { mut refusal, offset, .. } = error.into_fault();
                let offset = offset.and_then(|offset| u32::try_from(offset).ok());
                refusal.detail.extend(offset.map(|offset| ("offset", Value::Number(offset))));
                Some(refusal)
            }
        }
    }

    fn why(&self, picks: &[String]) -> Result<Option<Refusal>, Error> {
        Ok(self.view().why(&read_picks(picks)?))
    }

    fn could_be(&self, square: &str) -> Result<Vec<Candidate>, Error> {
        Ok(self.view().could_be(square.parse()?))
    }

    fn warn(&self, action: &str) -> Option<Refusal> {
        action.parse().ok().and_then(|action| self.view().warn(&action))
    }

    fn learn(&mut self, news: &str) -> Result<(), Error> {
        self.learn_text(news)
    }

    fn at(&self, ply: u32) -> Result<Box<dyn AnyView>, Error> {
        match self.at(ply) {
            Some(earlier) => Ok(Box::new(earlier)),
            None => Err(Error::option("ply", &ply.to_string())),
        }
    }

    fn turns(&self) -> Vec<(String, Vec<Said>)> {
        self.turns()
    }

    fn scene(&self, request: &SceneRequest) -> Result<Scene, Error> {
        let picks = request.picks.as_deref().map(read_picks).transpose()?;
        let diagram = request.diagram.as_deref().map(str::parse).transpose()?;
        Ok(self.scene(&SceneOptions { picks: picks.as_deref(), diagram, last: !request.without_last }))
    }

    fn position(&self) -> Result<String, Error> {
        let position = self.view().position();
        if position.is_empty() { Err(Error::new(Code::NotDeployed)) } else { Ok(position) }
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

impl<D: Draft> AnyDraft for D {
    fn info(&self) -> &'static GameInfo {
        self.rules().info()
    }

    fn put(&mut self, at: &str, piece: Option<&str>) -> Result<(), Error> {
        self.put(at.parse()?, piece)
    }

    fn random(&mut self, seed: u64) {
        self.random(seed);
    }

    fn mirror(&mut self) {
        self.mirror();
    }

    fn clear(&mut self) {
        self.clear();
    }

    fn left(&self) -> Vec<(String, u32)> {
        self.left()
    }

    fn flaws(&self) -> Vec<Refusal> {
        self.flaws()
    }

    fn warnings(&self) -> Vec<Refusal> {
        self.warnings()
    }

    fn scene(&self) -> Scene {
        self.scene()
    }

    fn text(&self) -> String {
        self.text()
    }
}

type Made<T> = Result<Box<T>, Error>;
type DraftMaker = fn(&str, &Settings, Option<Side>, Option<&str>) -> Made<dyn AnyDraft>;

/// How the games of one engine are made.
#[derive(Clone, Copy)]
struct Engine {
    new_game: fn(&str, &Settings, Option<&str>) -> Made<dyn AnyGame>,
    open_game: fn(&str) -> Made<dyn AnyGame>,
    open_view: fn(&str) -> Made<dyn AnyView>,
    draft: DraftMaker,
}

#[cfg(any(feature = "bollwerk", feature = "generals", feature = "stratego"))]
impl Engine {
    /// The engine of a game and its drafts.
    const fn of<G, D>() -> Engine
    where
        G: Game + 'static,
        D: Draft<Rules = <G::View as View>::Rules> + 'static,
    {
        Engine {
            new_game: |id, settings, position| {
                Ok(Box::new(Match::<G>::new(Ruleset::resolve(id, settings)?, position)?))
            },
            open_game: |record| Ok(Box::new(record.parse::<Match<G>>()?)),
            open_view: |text| Ok(Box::new(text.parse::<Transcript<G::View>>()?)),
            draft: |id, settings, side, text| Ok(Box::new(D::new(Ruleset::resolve(id, settings)?, side, text)?)),
        }
    }
}

#[cfg(any(feature = "generals", feature = "stratego"))]
const HIDDEN: Engine = Engine::of::<crate::hidden::HiddenGame, crate::hidden::HiddenDraft>();

/// The games of this build and their engines.
const ENTRIES: &[(&GameInfo, Engine)] = &[
    #[cfg(feature = "bollwerk")]
    (&crate::games::bollwerk::INFO, Engine::of::<crate::games::bollwerk::Bollwerk, crate::games::bollwerk::Sketch>()),
    #[cfg(feature = "generals")]
    (crate::games::generals::DEFINITION.info, HIDDEN),
    #[cfg(feature = "stratego")]
    (crate::games::stratego::DEFINITION.info, HIDDEN),
];

fn engine(id: &str) -> Result<&'static Engine, Error> {
    let unknown = || Error::from(Refusal::new(Code::UnknownGame).text("name", id.to_string()));
    ENTRIES.iter().find(|(info, _)| info.id == id).map(|(_, engine)| engine).ok_or_else(unknown)
}

/// The games of this build.
pub fn games() -> impl Iterator<Item = &'static GameInfo> {
    ENTRIES.iter().map(|(info, _)| *info)
}

/// A new game. Errors: `unknown-game`; `bad-option` for a position and `first` together; those of [`Ruleset::resolve`]
/// and [`Match::new`].
pub fn new_game(id: &str, settings: &Settings, position: Option<&str>) -> Result<Box<dyn AnyGame>, Error> {
    let engine = engine(id)?;
    // Asked of what was given: rules no longer know whether the usual side was named.
    if position.is_some() && settings.first.is_some() {
        return Err(Error::option("first", "position"));
    }
    (engine.new_game)(id, settings, position)
}

/// A game from its record. Errors: `bad-record` with line, column and byte offset; `unknown-game`.
pub fn open_game(record: &str) -> Result<Box<dyn AnyGame>, Error> {
    (engine(file::game_of(record)?)?.open_game)(record)
}

/// A view from its file. Errors: `bad-record` with line, column and byte offset; `unknown-game`.
pub fn open_view(text: &str) -> Result<Box<dyn AnyView>, Error> {
    (engine(file::game_of(text)?)?.open_view)(text)
}

/// A draft: a set-up of a side, or a position. Errors: `unknown-game` and those of [`Draft::new`].
pub fn draft(
    id: &str,
    settings: &Settings,
    side: Option<Side>,
    text: Option<&str>,
) -> Result<Box<dyn AnyDraft>, Error> {
    (engine(id)?.draft)(id, settings, side, text)
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
