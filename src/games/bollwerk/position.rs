use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::board::grid;
use super::state::Effects;
use super::turn::Actor;
use super::{Action, Figure, Layout, Piece, Rules, State, draw, judge, picks};
use crate::board::Square;
use crate::candidate::Candidate;
use crate::error::Error;
use crate::game::{Open, Turn, View};
use crate::news::Over;
use crate::outcome::{Outcome, Phase, Reason};
use crate::reason::{Code, Refusal};
use crate::scene::{Said, Scene};
use crate::settings::Ruleset;
use crate::side::{Side, Viewer};
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
    now: Arc<Moment>,
    /// Whether the game started from a position text.
    given: bool,
    outcome: Option<Outcome>,
}

/// A figure without flaws, the hash of its state, and what was before it since the last turn that cannot be undone by play: all that could occur again.
///
/// Guards can shuffle for thousands of turns, so nothing may go back through them by recursion: stacks are small.
#[derive(Eq)]
struct Moment {
    figure: Figure,
    hash: u64,
    before: Option<Arc<Moment>>,
    past: Past,
}

/// What has become of the pieces.
#[derive(Clone, PartialEq, Eq)]
struct Past {
    /// What has been captured, in that order.
    lost: Vec<Piece>,
    /// For each square with a piece, the square on which it started.
    keys: [Square; 256],
}

impl Moment {
    fn new(figure: Figure, before: Option<Arc<Moment>>, past: Past) -> Moment {
        Moment { hash: figure.state.hash(), figure, before, past }
    }

    /// This moment, the one before it, and so on.
    fn back(&self) -> impl Iterator<Item = &Moment> {
        core::iter::successors(Some(self), |moment| moment.before.as_deref())
    }

    /// How often this state has occurred, this time included (W5).
    ///
    /// The hash only finds candidates; boards, sides, supplies and bans are compared themselves.
    fn occurrences(&self) -> usize {
        self.back().filter(|moment| moment.hash == self.hash && moment.figure.state == self.figure.state).count()
    }
}

impl PartialEq for Moment {
    fn eq(&self, other: &Moment) -> bool {
        let figures = |moment: &Moment| moment.figure;
        self.past == other.past && self.back().map(figures).eq(other.back().map(figures))
    }
}

impl Drop for Moment {
    fn drop(&mut self) {
        let mut before = self.before.take();
        // What another position still shares stays.
        while let Some(moment) = before.as_mut().and_then(Arc::get_mut) {
            before = moment.before.take();
        }
    }
}

impl fmt::Debug for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.back().map(|moment| &moment.figure)).finish()
    }
}

impl Position {
    /// A figure without flaws as a position, with nothing remembered.
    fn start(rules: Rules, viewer: Viewer, figure: &Figure, given: bool) -> Position {
        let outcome = figure.state.lost(&rules);
        let mut past = Past { lost: Vec::new(), keys: [Square::from_index(0); 256] };
        for square in grid() {
            past.keys[square.index()] = square;
        }
        let now = Arc::new(Moment::new(*figure, None, past));
        Position { rules, viewer, now, given, outcome }
    }

    /// A figure as a position. Errors: `bad-position` with every flaw.
    pub fn of_figure(rules: Rules, viewer: Viewer, figure: &Figure) -> Result<Position, Error> {
        let flaws = figure.flaws(rules.layout());
        if flaws.is_empty() {
            Ok(Position::start(rules, viewer, figure, true))
        } else {
            Err(Error::flaws(Code::BadPosition, flaws))
        }
    }

    /// What a legal action does.
    pub(super) fn effects(&self, action: &Action) -> Effects {
        let mut state = *self.state();
        state.play(self.layout(), action)
    }

    /// Board, side on turn, supplies, bans and counters.
    pub(super) fn figure(&self) -> Figure {
        self.now.figure
    }

    /// Board, side on turn, supplies and bans.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.now.figure.state
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        self.rules.layout()
    }

    /// Turns in a row without a capture, a placement, a removal or a Guard's move (W5).
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.now.figure.quiet
    }

    /// How often this position has occurred, this time included (W5).
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.now.occurrences()
    }

    /// The hashes of the positions that could occur again, the present one last (W5).
    #[cfg(feature = "bot")]
    pub(crate) fn past(&self) -> impl Iterator<Item = u64> {
        let hashes: Vec<u64> = self.now.back().map(|moment| moment.hash).collect();
        hashes.into_iter().rev()
    }

    pub(super) fn key(&self, square: Square) -> Square {
        self.now.past.keys[square.index()]
    }

    /// The position after a legal action.
    fn after(&self, action: &Action) -> Position {
        let mut figure = self.now.figure;
        let effects = figure.state.play(self.layout(), action);
        figure.ply = figure.ply.saturating_add(1);
        figure.quiet = if effects.breaks_quiet { 0 } else { figure.quiet.saturating_add(1) };
        let mut past = self.now.past.clone();
        if let Action::Move { from, to, .. } = *action {
            past.keys[to.index()] = past.keys[from.index()];
        }
        for square in effects.captured.with(action.from()) {
            if let Some(piece) = self.state().board.piece(square)
                && piece.side != self.turn()
            {
                past.lost.push(piece);
            }
            // Keys of squares without a piece say nothing and are their own, so that equal games are equal.
            if figure.state.board.piece(square).is_none() {
                past.keys[square.index()] = square;
            }
        }
        let before = (!effects.irreversible).then(|| Arc::clone(&self.now));
        let now = Moment::new(figure, before, past);
        let outcome = if let Some(reason) = effects.won {
            Some(Outcome::win(self.turn(), reason))
        } else if let Some(lost) = figure.state.lost(&self.rules) {
            Some(lost)
        } else if now.occurrences() >= 3 {
            // W5, but for agreement.
            Some(Outcome::draw(Reason::Repetition))
        } else {
            (figure.quiet >= 100).then_some(Outcome::draw(Reason::Quiet))
        };
        Position { rules: self.rules.clone(), viewer: self.viewer, now: Arc::new(now), given: self.given, outcome }
    }

    /// Why nothing may be played any more.
    fn game_over(&self) -> Option<Refusal> {
        self.outcome.map(|outcome| Refusal::new(Code::GameOver).with_rule(self.rules.rule_of(outcome.reason)))
    }
}

impl View for Position {
    type Rules = Rules;
    type Action = Action;
    type Tidings = Action;

    fn new(rules: Rules, viewer: Viewer) -> Position {
        let figure = Figure::of_layout(rules.layout(), rules.first());
        Position::start(rules, viewer, &figure, false)
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
        self.state().turn
    }

    fn ply(&self) -> u32 {
        self.now.figure.ply
    }

    fn deployed(&self) -> &[Side] {
        &Side::ALL
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn options(&self, picks: &[Pick]) -> Options<Action> {
        if self.outcome.is_some() { Options::none() } else { picks::options(&self.rules, self.state(), picks) }
    }

    fn diagram(&self, square: Square) -> Vec<Mark> {
        let actor = Actor::new(&self.rules, self.state(), square).filter(|_| self.outcome.is_none());
        actor.map_or_else(Vec::new, |actor| picks::diagram(&actor))
    }

    fn actions(&self, from: Option<Square>) -> Vec<Action> {
        if self.outcome.is_some() { Vec::new() } else { self.state().actions(&self.rules, from) }
    }

    fn judge(&self, action: &Action) -> Result<(), Refusal> {
        match self.game_over() {
            Some(refusal) => Err(refusal),
            None => judge::judge(&self.rules, self.state(), action),
        }
    }

    fn why(&self, picks: &[Pick]) -> Option<Refusal> {
        self.game_over().or_else(|| picks::why(&self.rules, self.state(), picks))
    }

    fn could_be(&self, square: Square) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        if let Some(piece) = self.state().board.piece(square) {
            candidates.push(Candidate { piece: piece.kind.name(), left: 1 });
        }
        candidates
    }

    fn learn_turn(&mut self, action: &Action, over: Option<&Over>) -> bool {
        if self.judge(action).is_err() {
            return false;
        }
        let next = self.after(action);
        let fits = match (next.outcome, over) {
            (Some(outcome), Some(over)) => over.outcome == outcome && over.reveal.is_none(),
            (outcome, over) => outcome.is_none() && over.is_none(),
        };
        if fits {
            *self = next;
        }
        fits
    }

    fn learn_result(&mut self, over: &Over) -> bool {
        let Over { outcome, reveal } = over;
        let fits = match outcome.reason {
            Reason::Resigned => outcome.winner.is_some(),
            Reason::Agreed => outcome.winner.is_none(),
            _ => false,
        };
        let fits = fits && reveal.is_none() && self.outcome.is_none();
        if fits {
            self.outcome = Some(*outcome);
        }
        fits
    }

    fn told_turn(&self, action: &Action, said: &mut Vec<Said>) {
        if self.judge(action).is_ok() {
            draw::tell(self, action, said);
        }
    }

    fn scene(&self) -> Scene {
        let mut scene = draw::scene(self.layout(), self.state());
        for piece in &mut scene.pieces {
            piece.key = self.key(piece.at);
        }
        for piece in &self.now.past.lost {
            scene.lost[piece.side].push(piece.kind.name());
        }
        scene.viewer = self.viewer;
        scene
    }

    fn position(&self) -> String {
        let mut text = String::new();
        self.now.figure.write(&mut text);
        text
    }

    fn start_text(&self) -> String {
        self.position()
    }

    fn started_from_position(&self) -> bool {
        self.given
    }
}

impl Open for Position {
    fn turn_of(&self, action: &Action) -> Turn<Action> {
        let over = self.after(action).outcome.map(|outcome| Box::new(Over { outcome, reveal: None }));
        Turn { tidings: *action, over, revealed: false }
    }

    fn seen_by(&self, viewer: Viewer) -> Position {
        let mut seen = self.clone();
        seen.viewer = viewer;
        seen
    }
}

/// The position text.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position())
    }
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::*;
    use crate::settings::{Ruleset, Settings};

    /// W5: all positions that could occur again are kept, however many; the stack holds few.
    #[test]
    fn any_number_of_moments_is_compared_printed_and_dropped() {
        let on_a_small_stack = || {
            let rules = Rules::resolve("bollwerk", &Settings::new()).unwrap();
            let start = Position::new(rules, Viewer::Spectator);
            let chain = |length| {
                (0..length)
                    .fold(None, |before, _| Some(Arc::new(Moment::new(start.figure(), before, start.now.past.clone()))))
                    .unwrap()
            };
            let long = chain(5_000);
            assert_eq!(long.occurrences(), 5_000);
            assert!(long == chain(5_000));
            assert!(long != chain(4_999));
            assert!(alloc::format!("{long:?}").starts_with('['));
        };
        let thread = std::thread::Builder::new().stack_size(64 << 10).spawn(on_a_small_stack).unwrap();
        thread.join().unwrap();
    }
}
