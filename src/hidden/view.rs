use super::sight::Sight;
use super::text::{self, Placed, PositionText};
use super::{Action, HiddenTidings, PieceId, Rank, Rules, Table, repetition, setup};
use crate::board::{Square, SquareSet, push_squares};
use crate::candidate::Candidate;
use crate::error::Error;
use crate::game::View;
use crate::news::{Over, SetupNews};
use crate::outcome::{Outcome, Phase};
use crate::reason::{Code, Refusal};
use crate::scene::{Said, Scene};
use crate::settings::Ruleset;
use crate::side::{Side, Viewer};
use crate::turn::{Mark, Options, Pick};
use alloc::string::String;
use alloc::vec::Vec;

/// What one viewer knows of a game with hidden ranks.
///
/// Two views are equal when everything that their viewers can get from them is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HiddenView {
    pub(super) viewer: Viewer,
    pub(super) table: Table,
    /// Ranks by piece, where this viewer knows them from elsewhere than the table: his own, and all of them at the end.
    pub(super) known: Vec<Option<Rank>>,
    pub(super) deployed: Vec<Side>,
    pub(super) from_position: bool,
    pub(super) outcome: Option<Outcome>,
}

impl HiddenView {
    /// What everybody knows.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The ranks that this viewer may see.
    pub(super) fn sight(&self) -> Sight<'_> {
        Sight::Known(&self.known, &self.table)
    }

    /// The rank of a piece, as far as this viewer knows it.
    #[must_use]
    pub fn rank(&self, id: PieceId) -> Option<Rank> {
        self.sight().rank(id)
    }

    /// The name of the rank of a piece, as far as this viewer knows it.
    #[must_use]
    pub fn kind(&self, id: PieceId) -> Option<&'static str> {
        self.rank(id).map(|rank| self.table.rules.name(rank))
    }

    /// The view of a game at its start, of which the viewer knows all but the unknown pieces.
    pub(super) fn at_start(rules: Rules, viewer: Viewer, start: &PositionText, from_position: bool) -> HiddenView {
        let mut view = HiddenView {
            viewer,
            table: Table::new(rules, start.turn, start.ply),
            known: Vec::new(),
            deployed: Vec::new(),
            from_position,
            outcome: None,
        };
        view.put(&start.pieces);
        view
    }

    /// Puts the next pieces, in square order, onto the table when it is laid.
    pub(super) fn put(&mut self, pieces: &[Placed]) {
        for (square, side, rank) in pieces {
            self.table.put(*square, *side);
            self.known.push(*rank);
        }
    }

    /// The pieces of a side as they stood on the table when it was laid.
    pub(super) fn laid(&self, side: Side) -> Vec<Placed> {
        let mut pieces = Vec::new();
        for (piece, rank) in self.table.pieces().iter().zip(&self.known) {
            if piece.side == side {
                pieces.push((piece.start, side, *rank));
            }
        }
        pieces
    }

    /// Whether both sides stand on the board.
    pub(super) fn begun(&self) -> bool {
        self.from_position || self.deployed.len() == 2
    }

    /// Whether this viewer may act now.
    fn judge_turn(&self) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            Err(Refusal::new(Code::GameOver))
        } else if !self.begun() {
            Err(Refusal::new(Code::NotDeployed))
        } else if self.viewer.is(self.table.turn) || self.table.rules.is_open() {
            Ok(())
        } else {
            Err(Refusal::new(Code::NotYourTurn))
        }
    }

    /// Whether this viewer may see a set-up of that side before the other has set up.
    pub(super) fn sees(&self, side: Side) -> bool {
        self.viewer.is(side) || self.table.rules.is_open()
    }
}

impl View for HiddenView {
    type Rules = Rules;
    type Action = Action;
    type Tidings = HiddenTidings;

    fn new(rules: Rules, viewer: Viewer) -> HiddenView {
        HiddenView::at_start(rules, viewer, &PositionText::empty(&rules), false)
    }

    fn from_position(rules: Rules, viewer: Viewer, text: &str) -> Result<HiddenView, Error> {
        Ok(HiddenView::at_start(rules, viewer, &setup::read_position(&rules, text, true)?, true))
    }

    fn rules(&self) -> &Rules {
        &self.table.rules
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn phase(&self) -> Phase {
        Phase::of(self.outcome, self.begun())
    }

    fn turn(&self) -> Side {
        self.table.turn
    }

    fn ply(&self) -> u32 {
        self.table.ply
    }

    fn deployed(&self) -> &[Side] {
        &self.deployed
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn options(&self, picks: &[Pick]) -> Options<Action> {
        if self.judge_turn().is_err() {
            return Options::none();
        }
        self.table.options(self.sight(), picks)
    }

    fn diagram(&self, square: Square) -> Vec<Mark> {
        if self.judge_turn().is_err() {
            return Vec::new();
        }
        self.table.diagram(self.sight(), square)
    }

    fn actions(&self, from: Option<Square>) -> Vec<Action> {
        if self.judge_turn().is_err() {
            return Vec::new();
        }
        let squares = match from {
            Some(from) => SquareSet::EMPTY.with(from),
            None => self.table.held_by(self.table.turn),
        };
        self.table.legal(self.sight(), squares)
    }

    fn judge(&self, action: &Action) -> Result<(), Refusal> {
        self.judge_turn()?;
        self.table.judge(self.sight(), action)
    }

    fn why(&self, picks: &[Pick]) -> Option<Refusal> {
        match self.judge_turn() {
            Ok(()) => self.table.why(self.sight(), picks),
            Err(refusal) => Some(refusal),
        }
    }

    fn could_be(&self, square: Square) -> Vec<Candidate> {
        self.deduce(square)
    }

    fn warn(&self, action: &Action) -> Option<Refusal> {
        self.judge(action).ok().and_then(|()| repetition::warn(&self.table, action))
    }

    fn learn_setup(&mut self, setup: &SetupNews, over: Option<&Over>) -> bool {
        self.learn_with(over, &mut |view| view.take_setup(setup))
    }

    fn learn_turn(&mut self, tidings: &HiddenTidings, over: Option<&Over>) -> bool {
        self.learn_with(over, &mut |view| view.take_turn(tidings))
    }

    fn learn_result(&mut self, over: &Over) -> bool {
        self.take_over(over)
    }

    fn told_turn(&self, tidings: &HiddenTidings, said: &mut Vec<Said>) {
        said.extend(self.tell(tidings));
    }

    fn scene(&self) -> Scene {
        self.draw()
    }

    /// `BOARD TURN PLY MOVED`, and what repetition rules remember. MOVED lists the squares of pieces that have moved.
    /// Empty in the set-up phase, in which there is no position.
    fn position(&self) -> String {
        if !self.begun() {
            return String::new();
        }
        let mut text = self.start_text();
        let mut squares = SquareSet::EMPTY;
        for piece in self.table.pieces() {
            if let (true, Some(square)) = (piece.moved, piece.at) {
                squares.insert(square);
            }
        }
        text.push_str(if squares.is_empty() { " -" } else { " " });
        push_squares(&mut text, squares);
        if let Some(history) = repetition::text(&self.table) {
            text.push(' ');
            text.push_str(&history);
        }
        text
    }

    fn start_text(&self) -> String {
        text::print_table(&self.table, self.sight())
    }

    fn setup_text(&self, side: Side) -> Option<String> {
        let pieces = self.laid(side);
        let text = text::print_setup(&self.table.rules, side, &mut pieces.iter().copied());
        if pieces.is_empty() { None } else { Some(text) }
    }

    fn started_from_position(&self) -> bool {
        self.from_position
    }
}
