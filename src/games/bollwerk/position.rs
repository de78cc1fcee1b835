use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::state::Effects;
use super::turn::Actor;
use super::{Action, Figure, Kind, Layout, Rules, State, Supply, draw, judge, picks, why};
use crate::board::{Square, SquareSet};
use crate::error::Error;
use crate::game::{Open, View};
use crate::news::{Event, News, Over};
use crate::outcome::{Outcome, Phase, Reason};
use crate::reason::{Code, Refusal};
use crate::scene::{Said, Scene};
use crate::settings::Ruleset;
use crate::side::{BySide, Side, Viewer};
use crate::turn::{Mark, Options, Pick};

/// A position of Bollwerk with what has to be remembered of the game. Nothing in it is hidden, so it is every viewer's
/// view.
///
/// Two are equal when rules, viewer, board, side on turn, supplies, bans, counters, outcome, the positions that could
/// occur again, the losses and the keys of the pieces are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    rules: Rules,
    viewer: Viewer,
    state: State,
    /// Whether the game started from a position text.
    given: bool,
    quiet: u32,
    ply: u32,
    outcome: Option<Outcome>,
    /// The positions since the last turn that cannot be undone by play, with their hashes; the last is the present one.
    past: Vec<(u64, Arc<State>)>,
    lost: BySide<Vec<Kind>>,
    /// For each square with a piece, the square on which it started.
    keys: [Square; 256],
}

impl Position {
    fn start(rules: Rules, viewer: Viewer, state: State) -> Position {
        let past = [(state.hash(), Arc::new(state.clone()))].into();
        let keys = core::array::from_fn(|index| Square::from_index(u8::try_from(index).unwrap_or(0)));
        let (outcome, lost) = (None, BySide::default());
        let mut position = Position { rules, viewer, state, given: false, quiet: 0, ply: 0, outcome, past, lost, keys };
        position.outcome = position.lost_now();
        position
    }

    /// A figure without flaws as a position, with nothing remembered. Errors: `bad-position` with every flaw.
    pub fn of_figure(rules: Rules, viewer: Viewer, figure: &Figure) -> Result<Position, Error> {
        let flaws = figure.flaws(rules.layout());
        if !flaws.is_empty() {
            return Err(Error::flaws(Code::BadPosition, flaws));
        }
        let supply = |side| Supply::new(figure.supply[side].map(|count| u8::try_from(count).unwrap_or(u8::MAX)));
        let state = State {
            board: figure.frame.board(),
            turn: figure.turn,
            supply: BySide::new(supply),
            bans: figure.bans.iter().copied().collect(),
        };
        let start = Position::start(rules, viewer, state);
        Ok(Position { given: true, quiet: figure.quiet, ply: figure.ply, ..start })
    }

    /// Board, side on turn, supplies and bans.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        self.rules.layout()
    }

    /// Turns in a row without a capture, a placement, a removal or a Guard's move (W5).
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// How often this position has occurred, this time included (W5).
    ///
    /// The hash only finds candidates; boards, sides, supplies and bans are compared themselves.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let hash = self.state.hash();
        self.past.iter().filter(|(other, state)| *other == hash && **state == self.state).count()
    }

    /// The hashes of the positions that could occur again, the present one last (W5).
    #[cfg(feature = "bot")]
    pub(crate) fn past(&self) -> impl Iterator<Item = u64> {
        self.past.iter().map(|(hash, _)| *hash)
    }

    pub(super) const fn lost(&self) -> &BySide<Vec<Kind>> {
        &self.lost
    }

    pub(super) const fn key(&self, square: Square) -> Square {
        self.keys[square.index()]
    }

    /// A loss that can be seen on the board: W1, W2, W4.
    fn lost_now(&self) -> Option<Outcome> {
        self.state.lost_field(self.layout()).or_else(|| {
            let stuck = self.state.is_immobilised(&self.rules);
            stuck.then(|| Outcome::win(!self.state.turn, Reason::NoAction))
        })
    }

    /// Plays a legal action.
    fn play(&mut self, action: &Action) -> Effects {
        let side = self.state.turn;
        let before = self.state.board.clone();
        let effects = self.state.play(self.rules.layout(), action);
        for square in effects.captured {
            if let Some(piece) = before.piece(square) {
                self.lost[!side].push(piece.kind);
            }
        }
        if let Action::Move { from, to, .. } = *action {
            self.keys[to.index()] = self.keys[from.index()];
        }
        // Keys of squares without a piece say nothing and are their own, so that equal games are equal.
        for square in before.pieces(!side) | SquareSet::EMPTY.with(action.from()) {
            if self.state.board.piece(square).is_none() {
                self.keys[square.index()] = square;
            }
        }
        self.quiet = if effects.breaks_quiet { 0 } else { self.quiet.saturating_add(1) };
        self.ply = self.ply.saturating_add(1);
        if effects.irreversible {
            self.past.clear();
        }
        self.past.push((self.state.hash(), Arc::new(self.state.clone())));
        self.outcome = match effects.won {
            Some(reason) => Some(Outcome::win(side, reason)),
            None => self.lost_now().or_else(|| self.drawn()),
        };
        effects
    }

    /// W5, but for agreement.
    fn drawn(&self) -> Option<Outcome> {
        if self.occurrences() >= 3 {
            Some(Outcome::draw(Reason::Repetition))
        } else {
            (self.quiet >= 100).then_some(Outcome::draw(Reason::Quiet))
        }
    }

    /// The position after a legal action, and what the action did.
    pub(super) fn after(&self, action: &Action) -> (Position, Effects) {
        let mut next = self.clone();
        let effects = next.play(action);
        (next, effects)
    }

    /// Whether resignation or agreement can end the game like that.
    fn can_result(&self, over: Option<&Over>) -> bool {
        self.outcome.is_none()
            && over.is_some_and(|over| {
                let fits = match over.outcome.reason {
                    Reason::Resigned => over.outcome.winner.is_some(),
                    Reason::Agreed => over.outcome.winner.is_none(),
                    _ => false,
                };
                fits && over.reveal.is_none()
            })
    }
}

impl View for Position {
    type Rules = Rules;
    type Action = Action;
    type Tidings = Action;

    fn new(rules: Rules, viewer: Viewer) -> Position {
        let state = State {
            board: rules.layout().start().clone(),
            turn: rules.first(),
            supply: BySide::new(|_| Supply::START),
            bans: SquareSet::EMPTY,
        };
        Position::start(rules, viewer, state)
    }

    fn from_position(rules: Rules, viewer: Viewer, text: &str) -> Result<Position, Error> {
        Position::of_figure(rules, viewer, &text.parse()?)
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn phase(&self) -> Phase {
        Phase::of(self.outcome, true)
    }

    fn turn(&self) -> Side {
        self.state.turn
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn deployed(&self) -> &[Side] {
        &Side::ALL
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn options(&self, picks: &[Pick]) -> Options<Action> {
        if self.outcome.is_some() { Options::none() } else { picks::options(&self.rules, &self.state, picks) }
    }

    fn diagram(&self, square: Square) -> Vec<Mark> {
        let actor = Actor::new(&self.rules, &self.state, square).filter(|_| self.outcome.is_none());
        actor.map_or_else(Vec::new, |actor| picks::diagram(&actor))
    }

    fn actions(&self, from: Option<Square>) -> Vec<Action> {
        if self.outcome.is_some() { Vec::new() } else { self.state.actions(&self.rules, from) }
    }

    fn judge(&self, action: &Action) -> Result<(), Refusal> {
        match self.outcome {
            Some(outcome) => Err(Refusal { rule: self.rules.rule_of(outcome.reason), ..Refusal::new(Code::GameOver) }),
            None => judge::judge(&self.rules, &self.state, action),
        }
    }

    fn why(&self, picks: &[Pick]) -> Option<Refusal> {
        match self.outcome {
            Some(outcome) => Some(Refusal { rule: self.rules.rule_of(outcome.reason), ..Refusal::new(Code::GameOver) }),
            None => why::why(&self.rules, &self.state, picks),
        }
    }

    fn learn(&mut self, news: &News<Action>) -> Result<(), Error> {
        let out_of_step = Err(Error::new(Code::OutOfStep));
        if news.ply != self.ply {
            return out_of_step;
        }
        match &news.event {
            Event::Turn(action) => {
                if self.judge(action).is_err() {
                    return out_of_step;
                }
                let (next, _) = self.after(action);
                let over = next.outcome.map(|outcome| Over { outcome, reveal: None });
                if over.as_ref() != news.over.as_deref() {
                    return out_of_step;
                }
                *self = next;
                Ok(())
            }
            Event::Result if self.can_result(news.over.as_deref()) => {
                self.outcome = news.over.as_ref().map(|over| over.outcome);
                Ok(())
            }
            _ => out_of_step,
        }
    }

    fn told(&self, news: &News<Action>) -> Vec<Said> {
        draw::told(self, news)
    }

    fn scene(&self) -> Scene {
        draw::scene(self)
    }

    fn position(&self) -> String {
        self.to_string()
    }

    fn start_text(&self) -> String {
        self.to_string()
    }

    fn started_from_position(&self) -> bool {
        self.given
    }
}

impl Open for Position {
    fn tell(&self, action: &Action) -> News<Action> {
        let (next, _) = self.after(action);
        let over = next.outcome.map(|outcome| Box::new(Over { outcome, reveal: None }));
        News::turn(self.ply, *action, over)
    }

    fn seen_by(&self, viewer: Viewer) -> Position {
        Position { viewer, ..self.clone() }
    }
}

/// The position text.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Figure::of_position(self), f)
    }
}
