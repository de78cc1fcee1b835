//! The engines of this build as one: sums of their rules, turns, news, views, games and drafts. What is generic, a record
//! or a transcript, is so compiled once for all of them.
// In a build without games there is nothing to do it with.
#![cfg_attr(
    not(any(feature = "bollwerk", feature = "generals", feature = "stratego")),
    allow(unused_imports, dead_code)
)]

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::board::Square;
use crate::candidate::Candidate;
use crate::draft::Draft;
use crate::error::Error;
use crate::game::{ActionOf, Game, Notation, RulesOf, Status, TidingsOf, Turn, View};
use crate::info::GameInfo;
use crate::news::{Over, SetupNews};
use crate::outcome::{Outcome, Phase, Reason};
use crate::reason::{Code, Refusal};
use crate::scene::{Said, Scene};
use crate::settings::{Choices, Ruleset, Settings};
use crate::side::{Side, Viewer};
use crate::turn::{Mark, Options, Pick};

/// A turn of one game shown to another. Whoever reads texts never has one.
fn foreign() -> Refusal {
    Refusal::new(Code::BadText)
}

macro_rules! engines {
    ($($(#[$cfg:meta])* $engine:ident: $game:ty, $draft:ty;)*) => {
        /// The rules of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(super) enum Rules { $($(#[$cfg])* $engine(RulesOf<$game>),)* }

        /// A turn of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Action { $($(#[$cfg])* $engine(ActionOf<$game>),)* }

        /// What a viewer learns of a turn of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Tidings { $($(#[$cfg])* $engine(TidingsOf<$game>),)* }

        /// A view of any game. Behind a pointer, as the truth and the drafts are: what is generic moves it about.
        #[derive(Clone, PartialEq, Eq, Debug)]
        enum Seen { $($(#[$cfg])* $engine(Box<<$game as Game>::View>),)* }

        /// The truth of any game.
        #[derive(Clone)]
        pub(super) enum Truth { $($(#[$cfg])* $engine(Box<$game>),)* }

        /// A set-up or position of any game in the making.
        #[derive(Clone)]
        pub(super) enum Sketch { $($(#[$cfg])* $engine(Box<$draft>),)* }

        impl Ruleset for Rules {
            fn resolve(id: &str, settings: &Settings) -> Result<Rules, Error> {
                $($(#[$cfg])* match Ruleset::resolve(id, settings) {
                    Err(error) if error.code() == Code::UnknownGame => {}
                    resolved => return resolved.map(Rules::$engine),
                })*
                let _ = settings;
                Err(Error::unknown_game(id))
            }

            fn choices(&self) -> &Choices {
                match *self { $($(#[$cfg])* Rules::$engine(ref rules) => rules.choices(),)* }
            }

            fn layout_text(&self) -> Option<String> {
                match *self { $($(#[$cfg])* Rules::$engine(ref rules) => rules.layout_text(),)* }
            }

            fn rule_of(&self, reason: Reason) -> Option<&'static str> {
                let _ = reason;
                match *self { $($(#[$cfg])* Rules::$engine(ref rules) => rules.rule_of(reason),)* }
            }
        }

        impl Notation<Rules> for Action {
            fn read(text: &str, rules: &Rules) -> Result<Action, Error> {
                let _ = text;
                match *rules {
                    $($(#[$cfg])* Rules::$engine(ref rules) => Notation::read(text, rules).map(Action::$engine),)*
                }
            }

            fn write(&self, text: &mut String) {
                let _ = text;
                match *self { $($(#[$cfg])* Action::$engine(ref action) => Notation::write(action, text),)* }
            }
        }

        impl Notation<Rules> for Tidings {
            fn read(text: &str, rules: &Rules) -> Result<Tidings, Error> {
                let _ = text;
                match *rules {
                    $($(#[$cfg])* Rules::$engine(ref rules) => Notation::read(text, rules).map(Tidings::$engine),)*
                }
            }

            fn write(&self, text: &mut String) {
                let _ = text;
                match *self { $($(#[$cfg])* Tidings::$engine(ref tidings) => Notation::write(tidings, text),)* }
            }
        }

        /// Reads it as the first game that can; whoever knows the rules uses [`Notation::read`].
        impl FromStr for Action {
            type Err = Error;

            fn from_str(text: &str) -> Result<Action, Error> {
                let read = Err(foreign().into());
                $($(#[$cfg])* let read = read.or_else(|_: Error| text.parse().map(Action::$engine));)*
                let _ = text;
                read
            }
        }

        /// As for a turn.
        impl FromStr for Tidings {
            type Err = Error;

            fn from_str(text: &str) -> Result<Tidings, Error> {
                let read = Err(foreign().into());
                $($(#[$cfg])* let read = read.or_else(|_: Error| text.parse().map(Tidings::$engine));)*
                let _ = text;
                read
            }
        }

        $($(#[$cfg])* impl From<<$game as Game>::View> for State {
            fn from(view: <$game as Game>::View) -> State {
                State { rules: Rules::$engine(view.rules().clone()), seen: Seen::$engine(Box::new(view)) }
            }
        })*

        impl State {
            /// What may be clicked next, the action in words.
            #[inline(never)]
            pub(super) fn options_in_words(&self, picks: &[Pick]) -> Options<String> {
                let _ = picks;
                match self.seen {
                    $($(#[$cfg])* Seen::$engine(ref view) => in_words(view.options(picks)),)*
                }
            }

            /// Writes every legal action, or those of one piece, one after another, each ended by a line feed.
            #[inline(never)]
            pub(super) fn write_actions(&self, from: Option<Square>, lines: &mut String) {
                let _ = (from, &lines);
                match self.seen {
                    $($(#[$cfg])* Seen::$engine(ref view) => {
                        for action in view.actions(from) {
                            Notation::write(&action, lines);
                            lines.push('\n');
                        }
                    })*
                }
            }
        }

        impl View for State {
            type Rules = Rules;
            type Action = Action;
            type Tidings = Tidings;

            fn new(rules: Rules, viewer: Viewer) -> State {
                let _ = viewer;
                match rules {
                    $($(#[$cfg])* Rules::$engine(rules) => <$game as Game>::View::new(rules, viewer).into(),)*
                }
            }

            fn from_position(rules: Rules, viewer: Viewer, text: &str) -> Result<State, Error> {
                let _ = (viewer, text);
                match rules {
                    $($(#[$cfg])* Rules::$engine(rules) => {
                        <$game as Game>::View::from_position(rules, viewer, text).map(Into::into)
                    })*
                }
            }

            fn rules(&self) -> &Rules {
                &self.rules
            }

            fn viewer(&self) -> Viewer {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.viewer(),)* }
            }

            fn phase(&self) -> Phase {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.phase(),)* }
            }

            fn turn(&self) -> Side {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.turn(),)* }
            }

            fn ply(&self) -> u32 {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.ply(),)* }
            }

            fn deployed(&self) -> &[Side] {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.deployed(),)* }
            }

            fn outcome(&self) -> Option<Outcome> {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.outcome(),)* }
            }

            #[inline(never)]
            fn options(&self, picks: &[Pick]) -> Options<Action> {
                let _ = picks;
                match self.seen {
                    $($(#[$cfg])* Seen::$engine(ref view) => {
                        let Options { marks, tools, done } = view.options(picks);
                        Options { marks, tools, done: done.map(Action::$engine) }
                    })*
                }
            }

            fn marks(&self, picks: &[Pick]) -> Vec<Mark> {
                self.options_in_words(picks).marks
            }

            #[inline(never)]
            fn diagram(&self, square: Square) -> Vec<Mark> {
                let _ = square;
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.diagram(square),)* }
            }

            #[inline(never)]
            fn actions(&self, from: Option<Square>) -> Vec<Action> {
                let _ = from;
                match self.seen {
                    $($(#[$cfg])* Seen::$engine(ref view) => {
                        view.actions(from).into_iter().map(Action::$engine).collect()
                    })*
                }
            }

            #[inline(never)]
            fn judge(&self, action: &Action) -> Result<(), Refusal> {
                #[allow(unreachable_patterns)]
                match (&self.seen, action) {
                    $($(#[$cfg])* (Seen::$engine(view), Action::$engine(action)) => view.judge(action),)*
                    _ => Err(foreign()),
                }
            }

            #[inline(never)]
            fn why(&self, picks: &[Pick]) -> Option<Refusal> {
                let _ = picks;
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.why(picks),)* }
            }

            #[inline(never)]
            fn could_be(&self, square: Square) -> Vec<Candidate> {
                let _ = square;
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.could_be(square),)* }
            }

            #[inline(never)]
            fn warn(&self, action: &Action) -> Option<Refusal> {
                #[allow(unreachable_patterns)]
                match (&self.seen, action) {
                    $($(#[$cfg])* (Seen::$engine(view), Action::$engine(action)) => view.warn(action),)*
                    _ => None,
                }
            }

            fn learn_setup(&mut self, setup: &SetupNews, over: Option<&Over>) -> bool {
                let _ = (setup, over);
                match self.seen { $($(#[$cfg])* Seen::$engine(ref mut view) => view.learn_setup(setup, over),)* }
            }

            #[inline(never)]
            fn learn_turn(&mut self, tidings: &Tidings, over: Option<&Over>) -> bool {
                let _ = over;
                #[allow(unreachable_patterns)]
                match (&mut self.seen, tidings) {
                    $($(#[$cfg])* (Seen::$engine(view), Tidings::$engine(tidings)) => view.learn_turn(tidings, over),)*
                    _ => false,
                }
            }

            fn learn_result(&mut self, over: &Over) -> bool {
                let _ = over;
                match self.seen { $($(#[$cfg])* Seen::$engine(ref mut view) => view.learn_result(over),)* }
            }

            #[inline(never)]
            fn told_turn(&self, tidings: &Tidings, said: &mut Vec<Said>) {
                let _ = said;
                #[allow(unreachable_patterns)]
                match (&self.seen, tidings) {
                    $($(#[$cfg])* (Seen::$engine(view), Tidings::$engine(tidings)) => view.told_turn(tidings, said),)*
                    _ => {}
                }
            }

            #[inline(never)]
            fn scene(&self) -> Scene {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.scene(),)* }
            }

            #[inline(never)]
            fn position(&self) -> String {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.position(),)* }
            }

            fn start_text(&self) -> String {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.start_text(),)* }
            }

            fn setup_text(&self, side: Side) -> Option<String> {
                let _ = side;
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.setup_text(side),)* }
            }

            fn started_from_position(&self) -> bool {
                match self.seen { $($(#[$cfg])* Seen::$engine(ref view) => view.started_from_position(),)* }
            }
        }

        impl Game for Truth {
            type View = State;

            fn new(rules: Rules, position: Option<&str>) -> Result<Truth, Error> {
                let _ = position;
                match rules {
                    $($(#[$cfg])* Rules::$engine(rules) => Ok(Truth::$engine(Box::new(Game::new(rules, position)?))),)*
                }
            }

            fn view(&self, viewer: Viewer) -> State {
                let _ = viewer;
                match *self { $($(#[$cfg])* Truth::$engine(ref game) => game.view(viewer).into(),)* }
            }

            fn status(&self) -> Status {
                match *self { $($(#[$cfg])* Truth::$engine(ref game) => game.status(),)* }
            }

            fn take_turn(&mut self, action: &Action) -> Result<Turn<Tidings>, Refusal> {
                #[allow(unreachable_patterns)]
                match (self, action) {
                    $($(#[$cfg])* (Truth::$engine(game), Action::$engine(action)) => {
                        let Turn { tidings, over, revealed } = game.take_turn(action)?;
                        Ok(Turn { tidings: Tidings::$engine(tidings), over, revealed })
                    })*
                    _ => Err(foreign()),
                }
            }

            fn end_with(&mut self, outcome: Outcome) -> Box<Over> {
                let _ = outcome;
                match *self { $($(#[$cfg])* Truth::$engine(ref mut game) => game.end_with(outcome),)* }
            }

            fn position(&self) -> Result<String, Error> {
                match *self { $($(#[$cfg])* Truth::$engine(ref game) => game.position(),)* }
            }

            fn set_up(&mut self, side: Side, setup: &str) -> Result<(), Error> {
                let _ = (side, setup);
                match *self { $($(#[$cfg])* Truth::$engine(ref mut game) => game.set_up(side, setup),)* }
            }

            fn random_setup(&self, side: Side, seed: u64) -> Result<String, Error> {
                let _ = (side, seed);
                match *self { $($(#[$cfg])* Truth::$engine(ref game) => game.random_setup(side, seed),)* }
            }

            fn start_view(&self, viewer: Viewer) -> State {
                let _ = viewer;
                match *self { $($(#[$cfg])* Truth::$engine(ref game) => game.start_view(viewer).into(),)* }
            }

            fn opening(&self) -> Option<Box<Over>> {
                match *self { $($(#[$cfg])* Truth::$engine(ref game) => game.opening(),)* }
            }

            fn deployed(&self) -> &[Side] {
                match *self { $($(#[$cfg])* Truth::$engine(ref game) => game.deployed(),)* }
            }
        }

        impl Sketch {
            pub(super) fn new(rules: Rules, side: Option<Side>, text: Option<&str>) -> Result<Sketch, Error> {
                let _ = (side, text);
                match rules {
                    $($(#[$cfg])* Rules::$engine(rules) => Ok(Sketch::$engine(Box::new(Draft::new(rules, side, text)?))),)*
                }
            }

            pub(super) fn info(&self) -> &'static GameInfo {
                match *self { $($(#[$cfg])* Sketch::$engine(ref draft) => draft.rules().info(),)* }
            }

            pub(super) fn put(&mut self, at: Square, piece: Option<&str>) -> Result<(), Error> {
                let _ = (at, piece);
                match *self { $($(#[$cfg])* Sketch::$engine(ref mut draft) => draft.put(at, piece),)* }
            }

            pub(super) fn random(&mut self, seed: u64) {
                let _ = seed;
                match *self { $($(#[$cfg])* Sketch::$engine(ref mut draft) => draft.random(seed),)* }
            }

            pub(super) fn mirror(&mut self) {
                match *self { $($(#[$cfg])* Sketch::$engine(ref mut draft) => draft.mirror(),)* }
            }

            pub(super) fn clear(&mut self) {
                match *self { $($(#[$cfg])* Sketch::$engine(ref mut draft) => draft.clear(),)* }
            }

            pub(super) fn left(&self) -> Vec<(String, u32)> {
                match *self { $($(#[$cfg])* Sketch::$engine(ref draft) => draft.left(),)* }
            }

            pub(super) fn flaws(&self) -> Vec<Refusal> {
                match *self { $($(#[$cfg])* Sketch::$engine(ref draft) => draft.flaws(),)* }
            }

            pub(super) fn warnings(&self) -> Vec<Refusal> {
                match *self { $($(#[$cfg])* Sketch::$engine(ref draft) => draft.warnings(),)* }
            }

            pub(super) fn scene(&self) -> Scene {
                match *self { $($(#[$cfg])* Sketch::$engine(ref draft) => draft.scene(),)* }
            }

            pub(super) fn text(&self) -> String {
                match *self { $($(#[$cfg])* Sketch::$engine(ref draft) => draft.text(),)* }
            }
        }
    };
}

engines! {
    #[cfg(feature = "bollwerk")]
    Bollwerk: crate::games::bollwerk::Bollwerk, crate::games::bollwerk::Sketch;
    #[cfg(any(feature = "generals", feature = "stratego"))]
    Hidden: crate::hidden::HiddenGame, crate::hidden::HiddenDraft;
}

/// A view of any game, and its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct State {
    rules: Rules,
    seen: Seen,
}

/// The same options, with the action in words.
fn in_words<R, A: Notation<R>>(options: Options<A>) -> Options<String> {
    let Options { marks, tools, done } = options;
    let text = |action: A| {
        let mut text = String::new();
        action.write(&mut text);
        text
    };
    Options { marks, tools, done: done.map(text) }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

impl fmt::Display for Tidings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}
