//! The shape of every game: what one viewer may know, and the truth behind it.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::board::Square;
use crate::candidate::Candidate;
use crate::error::Error;
use crate::news::{Event, News, Over, Report, SetupNews};
use crate::outcome::{Outcome, Phase};
use crate::reason::{Code, Refusal};
use crate::scene::{Said, Scene};
use crate::settings::Ruleset;
use crate::side::{BySide, Side, Viewer};
use crate::turn::{Mark, Options, Pick};

/// A thing of the notation of a game: one text for each.
pub trait Notation<R>: Clone + Eq + fmt::Debug + fmt::Display + FromStr<Err = Error> {
    /// Reads exactly one, by rules that say of which game it is. Errors: `bad-text` with the byte offset.
    fn read(text: &str, rules: &R) -> Result<Self, Error> {
        let _ = rules;
        text.parse()
    }
    /// Writes it at the end of a text: what it displays as, without the weight of formatting.
    fn write(&self, text: &mut String);
}

/// What one viewer may know. Everything a player can ask is answered here, so that no answer can depend on a secret.
pub trait View: Clone + Eq + fmt::Debug {
    /// The rules of the game.
    type Rules: Ruleset;
    /// One whole turn. Its text is the notation's.
    type Action: Notation<Self::Rules>;
    /// What a viewer learns of a turn. A text of words without ` over ` in it.
    type Tidings: Notation<Self::Rules>;

    /// A view before anything is known: the start of a game without hidden ranks, or the set-up phase.
    fn new(rules: Self::Rules, viewer: Viewer) -> Self;
    /// A view of a game from a position text, in which hidden pieces are `X` and `x`.
    /// Errors: `bad-position` with every flaw, or with the byte offset.
    fn from_position(rules: Self::Rules, viewer: Viewer, text: &str) -> Result<Self, Error>;

    /// The rules.
    fn rules(&self) -> &Self::Rules;
    /// Whose view this is.
    fn viewer(&self) -> Viewer;
    /// Where the game stands.
    fn phase(&self) -> Phase;
    /// Who is on turn; in the set-up phase who will begin.
    fn turn(&self) -> Side;
    /// Turns played, from the position's own number on.
    fn ply(&self) -> u32;
    /// Who has set up, in that order.
    fn deployed(&self) -> &[Side];
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;

    /// What may be clicked next after these clicks. Clicks that lead nowhere give no options.
    fn options(&self, picks: &[Pick]) -> Options<Self::Action>;
    /// What the next click on a square would mean after these clicks.
    fn marks(&self, picks: &[Pick]) -> Vec<Mark> {
        self.options(picks).marks
    }
    /// The marks of a piece over its whole turn (D1 to D6 of Bollwerk), the piece itself unmarked; none for a piece that may not act now.
    fn diagram(&self, square: Square) -> Vec<Mark>;
    /// Every legal action, or those of one piece; none when the viewer is not on turn. In no particular order.
    fn actions(&self, from: Option<Square>) -> Vec<Self::Action>;
    /// Whether an action is legal, and if not, the first reason in the order of the contract.
    fn judge(&self, action: &Self::Action) -> Result<(), Refusal>;
    /// Why the last of these clicks leads nowhere; `None` when it leads somewhere.
    fn why(&self, picks: &[Pick]) -> Option<Refusal>;

    /// What the piece on a square may be, as far as this viewer can tell from what he has seen, in the order of
    /// `GameInfo::pieces`. The truth is always among the answers; a piece whose rank he knows has one answer, an empty
    /// square none.
    fn could_be(&self, square: Square) -> Vec<Candidate>;
    /// What a repetition rule would refuse this viewer's piece the next time, should this action be played now: a warning
    /// one move ahead. `None` for an action that is not legal now.
    fn warn(&self, action: &Self::Action) -> Option<Refusal> {
        let _ = action;
        None
    }

    /// Takes in what happened. Errors: `out-of-step` when it does not follow on what is known, and nothing changes.
    /// An undo is out of step here: whoever keeps the log goes back in it.
    fn learn(&mut self, news: &News<Self::Tidings>) -> Result<(), Error> {
        let over = news.over.as_deref();
        let fits = news.ply == self.ply()
            && match &news.event {
                Event::Setup(setup) => self.learn_setup(setup, over),
                Event::Turn(tidings) => self.learn_turn(tidings, over),
                Event::Result => over.is_some_and(|over| self.learn_result(over)),
                Event::Undo => false,
            };
        if fits { Ok(()) } else { Err(Error::new(Code::OutOfStep)) }
    }
    /// Takes in a set-up, and the end that came of it. False, and nothing changes, when it does not follow on what is
    /// known: always in a game without set-ups.
    fn learn_setup(&mut self, setup: &SetupNews, over: Option<&Over>) -> bool {
        let _ = (setup, over);
        false
    }
    /// Takes in a turn at the ply of now, and the end that came of it. False, and nothing changes, when it does not follow
    /// on what is known.
    fn learn_turn(&mut self, tidings: &Self::Tidings, over: Option<&Over>) -> bool;
    /// Takes in an end from outside. False, and nothing changes, when it does not follow on what is known.
    fn learn_result(&mut self, over: &Over) -> bool;
    /// What to say of news, asked before they are learned.
    fn told(&self, news: &News<Self::Tidings>) -> Vec<Said> {
        let mut said = Vec::new();
        match &news.event {
            Event::Setup(setup) => said.push(Said::Deploy { side: setup.side }),
            Event::Turn(tidings) => self.told_turn(tidings, &mut said),
            Event::Result => {}
            Event::Undo => said.push(Said::Undo { ply: news.ply }),
        }
        if let Some(Over { outcome, .. }) = news.over.as_deref() {
            said.push(Said::End { outcome: *outcome, rule: self.rules().rule_of(outcome.reason) });
        }
        said
    }
    /// Adds what to say of a turn.
    fn told_turn(&self, tidings: &Self::Tidings, said: &mut Vec<Said>);

    /// What to draw, without marks and words.
    fn scene(&self) -> Scene;
    /// The position as this viewer knows it, on one line.
    fn position(&self) -> String;
    /// The position in the form that `from_position` reads.
    fn start_text(&self) -> String;
    /// The set-up of a side as this viewer knows it, asked of the view at the start; `None` while he knows nothing of it,
    /// and in a game without set-ups.
    fn setup_text(&self, side: Side) -> Option<String> {
        let _ = side;
        None
    }
    /// Whether the game started from a position text, so that what was before is unknown.
    fn started_from_position(&self) -> bool;
}

/// A game without secrets: the position is the view, and `Game` comes for free with [`OpenGame`].
pub trait Open: View {
    /// What comes of a legal action.
    fn turn_of(&self, action: &Self::Action) -> Turn<Self::Tidings>;
    /// What everybody learns of a legal action.
    fn tell(&self, action: &Self::Action) -> News<Self::Tidings> {
        let Turn { tidings, over, .. } = self.turn_of(action);
        News::turn(self.ply(), tidings, over)
    }
    /// The same position seen by another viewer.
    fn seen_by(&self, viewer: Viewer) -> Self;
}

/// The truth. Whoever holds it is the referee.
pub trait Game: Clone {
    /// What one viewer knows of it.
    type View: View;

    /// A new game: in the set-up phase, from the game's start, or from a position text.
    /// Errors: `bad-position` with every flaw, or with the byte offset.
    fn new(rules: RulesOf<Self>, position: Option<&str>) -> Result<Self, Error>;
    /// What one viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Where it stands: what is no secret.
    fn status(&self) -> Status {
        let view = self.view(Viewer::Spectator);
        Status { phase: view.phase(), turn: view.turn(), ply: view.ply(), outcome: view.outcome() }
    }
    /// Plays an action. Errors: the refusal that the view of the side on turn gives, and nothing changes.
    fn play(&mut self, action: &ActionOf<Self>) -> Result<Report<NewsOf<Self>>, Refusal> {
        let ply = self.status().ply;
        let Turn { tidings, over, revealed } = self.take_turn(action)?;
        Ok(Report::same(News::turn(ply, tidings, over), revealed))
    }
    /// Plays an action. What came of it, which everybody learns alike. Errors: as of [`Game::play`].
    fn take_turn(&mut self, action: &ActionOf<Self>) -> Result<Turn<TidingsOf<Self>>, Refusal>;
    /// Ends the game by resignation or agreement. Errors: `game-over`.
    fn finish(&mut self, outcome: Outcome) -> Result<Report<NewsOf<Self>>, Refusal> {
        let status = self.status();
        if status.outcome.is_some() {
            return Err(Refusal::new(Code::GameOver));
        }
        let over = self.end_with(outcome);
        let revealed = over.reveal.is_some();
        Ok(Report::same(News { ply: status.ply, event: Event::Result, over: Some(over) }, revealed))
    }
    /// Ends a game that is not over by resignation or agreement. What that brings to light.
    fn end_with(&mut self, outcome: Outcome) -> Box<Over>;
    /// The position text. Errors: `not-deployed` in the set-up phase.
    fn position(&self) -> Result<String, Error>;

    /// Commits a side's set-up. Errors: `bad-setup` with every flaw, `already-deployed`.
    fn deploy(&mut self, side: Side, setup: &str) -> Result<Report<NewsOf<Self>>, Error> {
        self.set_up(side, setup)?;
        let over = self.opening();
        Ok(Report::each(over.is_some(), |viewer| {
            let view = self.start_view(viewer);
            let setup = SetupNews { side, texts: BySide::new(|owner| view.setup_text(owner)) };
            News { ply: 0, event: Event::Setup(Box::new(setup)), over: over.clone() }
        }))
    }
    /// Commits a side's set-up, and tells nobody. Errors: as of [`Game::deploy`].
    fn set_up(&mut self, side: Side, setup: &str) -> Result<(), Error> {
        let _ = (side, setup);
        Err(Error::new(Code::AlreadyDeployed))
    }
    /// A random set-up. Errors: `already-deployed` in a game without set-ups.
    fn random_setup(&self, side: Side, seed: u64) -> Result<String, Error> {
        let _ = (side, seed);
        Err(Error::new(Code::AlreadyDeployed))
    }
    /// What one viewer knew when play began; asked before anything was played.
    fn start_view(&self, viewer: Viewer) -> Self::View {
        self.view(viewer)
    }
    /// How the game was over when play began, asked before anything was played; `None` when its views find that out
    /// themselves.
    fn opening(&self) -> Option<Box<Over>> {
        None
    }
    /// Who has set up, in that order.
    fn deployed(&self) -> &[Side] {
        &[]
    }
    /// The set-ups that were committed, in that order.
    fn setups(&self) -> Vec<(Side, String)> {
        let setup = |side: &Side| self.setup(*side).map(|text| (*side, text));
        self.deployed().iter().filter_map(setup).collect()
    }
    /// The set-up that a side has committed.
    fn setup(&self, side: Side) -> Option<String> {
        // It knows its own.
        self.start_view(side.into()).setup_text(side)
    }
}

/// What came of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn<T> {
    /// What everybody learns of it.
    pub tidings: T,
    /// The end, if it came of it.
    pub over: Option<Box<Over>>,
    /// Whether somebody learned something hidden.
    pub revealed: bool,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Status {
    /// Set-up, play or over.
    pub phase: Phase,
    /// Who is on turn; in the set-up phase who will begin.
    pub turn: Side,
    /// Turns played, from the position's own number on.
    pub ply: u32,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// The rules of a game.
pub type RulesOf<G> = <<G as Game>::View as View>::Rules;
/// The actions of a game.
pub type ActionOf<G> = <<G as Game>::View as View>::Action;
/// What the viewers of a game learn of a turn.
pub type TidingsOf<G> = <<G as Game>::View as View>::Tidings;
/// The news of a game.
pub type NewsOf<G> = News<TidingsOf<G>>;

/// A game without secrets.
#[derive(Clone, Debug)]
pub struct OpenGame<V>(V);

impl<V: Open> OpenGame<V> {
    /// The position.
    pub const fn position_view(&self) -> &V {
        &self.0
    }
}

impl<V: Open> Game for OpenGame<V> {
    type View = V;

    fn new(rules: V::Rules, position: Option<&str>) -> Result<Self, Error> {
        let viewer = Viewer::Spectator;
        match position {
            Some(text) => V::from_position(rules, viewer, text).map(OpenGame),
            None => Ok(OpenGame(V::new(rules, viewer))),
        }
    }

    fn view(&self, viewer: Viewer) -> V {
        self.0.seen_by(viewer)
    }

    fn status(&self) -> Status {
        Status { phase: self.0.phase(), turn: self.0.turn(), ply: self.0.ply(), outcome: self.0.outcome() }
    }

    fn take_turn(&mut self, action: &V::Action) -> Result<Turn<V::Tidings>, Refusal> {
        self.0.judge(action)?;
        let turn = self.0.turn_of(action);
        // An open game learns what it tells; the laws test it.
        let learned = self.0.learn_turn(&turn.tidings, turn.over.as_deref());
        debug_assert!(learned, "an open game refuses its own news");
        Ok(turn)
    }

    fn end_with(&mut self, outcome: Outcome) -> Box<Over> {
        let over = Box::new(Over { outcome, reveal: None });
        let learned = self.0.learn_result(&over);
        debug_assert!(learned, "an open game refuses its own news");
        over
    }

    fn position(&self) -> Result<String, Error> {
        Ok(self.0.position())
    }
}
