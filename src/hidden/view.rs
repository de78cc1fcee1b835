use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::text::{self, Placed};
use super::{Action, HiddenRules, HiddenTidings, PieceId, Ranks, Shown, Table, setup, zone};
use crate::board::{Square, sort_by_square};
use crate::candidate::Candidate;
use crate::error::Error;
use crate::game::View;
use crate::news::{Event, News, Over, SetupNews};
use crate::outcome::{Outcome, Phase};
use crate::reason::{Code, Refusal};
use crate::scene::{Cell, Said, Scene, ScenePiece, Stays};
use crate::side::{BySide, Side, Viewer};
use crate::turn::{Mark, Options, Pick};

/// A set-up as somebody knows it, in square order.
pub(super) type KnownSetup<R> = Vec<(Square, Option<R>)>;

/// What one viewer knows of a game with hidden ranks.
///
/// Two views are equal when everything that their viewers can get from them is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HiddenView<K: HiddenRules> {
    pub(super) viewer: Viewer,
    pub(super) table: Table<K>,
    /// Ranks by piece, where this viewer knows them from elsewhere than the table: his own, and all of them at the end.
    pub(super) known: Vec<Option<K::Rank>>,
    pub(super) deployed: Vec<Side>,
    /// Set-ups, as far as known, until both sides have set up.
    pub(super) setups: BySide<Option<KnownSetup<K::Rank>>>,
    pub(super) from_position: bool,
    pub(super) outcome: Option<Outcome>,
}

impl<K: HiddenRules> Ranks<K> for HiddenView<K> {
    fn rank(&self, id: PieceId) -> Option<K::Rank> {
        let known = self.known.get(usize::from(id)).copied().flatten();
        known.or_else(|| self.table.piece(id).and_then(|piece| piece.shown))
    }
}

impl<K: HiddenRules> HiddenView<K> {
    /// What everybody knows.
    #[must_use]
    pub const fn table(&self) -> &Table<K> {
        &self.table
    }

    /// The name of the rank of a piece, as far as this viewer knows it.
    #[must_use]
    pub fn kind(&self, id: PieceId) -> Option<&'static str> {
        self.rank(id).map(text::name::<K>)
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
    fn sees(&self, side: Side) -> bool {
        self.viewer.is(side) || self.table.rules.is_open()
    }

    /// Lays the table anew from the set-ups, with the first move to come.
    pub(super) fn show_setups(&mut self) {
        let side_of = |side: Side| self.setups[side].iter().flatten().map(move |(square, rank)| (*square, side, *rank));
        let mut pieces: Vec<Placed<K::Rank>> = side_of(Side::South).chain(side_of(Side::North)).collect();
        sort_by_square(&mut pieces, |(square, ..)| *square);
        let rules = self.table.rules;
        self.table = Table::new(rules, rules.first(), 0, pieces.iter().map(|(square, side, _)| (*square, *side)));
        self.known = pieces.into_iter().map(|(_, _, rank)| rank).collect();
    }

    fn learn_setup(&mut self, news: &SetupNews) -> Result<(), Error> {
        let side = news.side;
        let both = self.deployed.len() == 1;
        if self.begun() || self.outcome.is_some() || self.deployed.contains(&side) {
            return Err(Error::new(Code::OutOfStep));
        }
        let mut setups = self.setups.clone();
        for owner in Side::ALL {
            let Some(text) = &news.texts[owner] else {
                // Once both stand there, both are told; before, the owner's is told to whoever may see it.
                if both || (owner == side && self.sees(side)) {
                    return Err(Error::new(Code::OutOfStep));
                }
                continue;
            };
            let read = text::read_setup::<K>(owner, text, true).map_err(|_| Error::new(Code::OutOfStep))?;
            let inside = zone::<K>(owner);
            let ranks_fit =
                read.iter().all(|(square, rank)| inside.contains(*square) && rank.is_some() == self.sees(owner));
            let told_before = setups[owner].as_ref().is_none_or(|before| *before == read);
            if !ranks_fit || !told_before || !(both || owner == side && self.sees(side)) {
                return Err(Error::new(Code::OutOfStep));
            }
            setups[owner] = Some(read);
        }
        self.setups = setups;
        self.deployed.push(side);
        self.show_setups();
        if both {
            self.setups = BySide::default();
        }
        Ok(())
    }

    fn learn_turn(&mut self, ply: u32, tidings: &HiddenTidings) -> Result<(), Error> {
        let out_of_step = || Error::new(Code::OutOfStep);
        if self.outcome.is_some() || !self.begun() || self.table.ply != ply {
            return Err(out_of_step());
        }
        let action = tidings.action;
        let mover = self.table.at(action.from).ok_or_else(out_of_step)?;
        let defender = self.table.at(action.to);
        let mut shown = Vec::new();
        if let (Some(told), Some(defender)) = (tidings.shown, defender) {
            for (id, letter) in [(mover, told.attacker), (defender, told.defender)] {
                let (side, rank) = text::piece::<K>(letter).ok_or_else(out_of_step)?;
                let knows = |rank: K::Rank| self.rank(id).is_none_or(|known| known == rank);
                let fits = rank.is_none_or(knows) && rank.is_some() == self.table.rules.shows_ranks();
                if !fits || self.table.piece(id).is_none_or(|piece| piece.side != side) {
                    return Err(out_of_step());
                }
                shown.extend(rank.map(|rank| (id, rank)));
            }
        }
        if let Some(rank) = self.table.rules.shown_by_move(&action)
            && self.rank(mover).is_some_and(|known| known != rank)
        {
            return Err(out_of_step());
        }
        if !self.table.take_turn(&action, tidings.shown.map(|shown| shown.stays)) {
            return Err(out_of_step());
        }
        for (id, rank) in shown {
            self.table.show(id, rank);
        }
        Ok(())
    }

    /// The ranks that the end brings to light, by piece.
    fn read_reveal(&self, over: &Over) -> Result<Option<Vec<Option<K::Rank>>>, Error> {
        let Some(board) = &over.reveal else { return Ok(None) };
        let out_of_step = || Error::new(Code::OutOfStep);
        let pieces = crate::text::Reader::whole(board, text::read_board::<K>).map_err(|_| out_of_step())?;
        let table = self.table.pieces();
        let fits = pieces.len() == table.len()
            && table.iter().zip(&pieces).all(|(piece, told)| piece.start == told.0 && piece.side == told.1)
            && pieces.iter().enumerate().all(|(id, (_, _, rank))| {
                let known = u8::try_from(id).ok().and_then(|id| self.rank(id));
                rank.is_some() && known.is_none_or(|known| Some(known) == *rank)
            });
        if fits { Ok(Some(pieces.into_iter().map(|(_, _, rank)| rank).collect())) } else { Err(out_of_step()) }
    }

    fn board_text(&self) -> String {
        text::print_board::<K>(|square| {
            let id = self.table.at(square)?;
            self.table.piece(id).map(|piece| text::letter::<K>(piece.side, self.rank(id)))
        })
    }
}

impl<K: HiddenRules> View for HiddenView<K> {
    type Rules = K;
    type Action = Action;
    type Tidings = HiddenTidings;

    fn new(rules: K, viewer: Viewer) -> HiddenView<K> {
        HiddenView {
            viewer,
            table: Table::new(rules, rules.first(), 0, []),
            known: Vec::new(),
            deployed: Vec::new(),
            setups: BySide::default(),
            from_position: false,
            outcome: None,
        }
    }

    fn from_position(rules: K, viewer: Viewer, text: &str) -> Result<HiddenView<K>, Error> {
        let position = setup::read_position(&rules, text, true)?;
        let squares = position.pieces.iter().map(|(square, side, _)| (*square, *side));
        let table = Table::new(rules, position.turn, position.ply, squares);
        let known = position.pieces.iter().map(|(_, _, rank)| *rank).collect();
        Ok(HiddenView { table, known, from_position: true, ..HiddenView::new(rules, viewer) })
    }

    fn rules(&self) -> &K {
        &self.table.rules
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn phase(&self) -> Phase {
        match self.outcome {
            Some(_) => Phase::Over,
            None if self.begun() => Phase::Play,
            None => Phase::Setup,
        }
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
        self.table.options(self, picks)
    }

    fn diagram(&self, square: Square) -> Vec<Mark> {
        if self.judge_turn().is_err() {
            return Vec::new();
        }
        self.table.diagram(self, square)
    }

    fn actions(&self, from: Option<Square>) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.judge_turn().is_ok() {
            let mut each = |action| {
                actions.push(action);
                true
            };
            match from {
                Some(from) => self.table.each_legal_from(self, from, &mut each),
                None => self.table.each_legal(self, &mut each),
            };
        }
        actions
    }

    fn judge(&self, action: &Action) -> Result<(), Refusal> {
        self.judge_turn()?;
        self.table.judge(self, action)
    }

    fn why(&self, picks: &[Pick]) -> Option<Refusal> {
        match self.judge_turn() {
            Ok(()) => self.table.why(self, picks),
            Err(refusal) => Some(refusal),
        }
    }

    fn could_be(&self, square: Square) -> Vec<Candidate> {
        self.deduce(square)
    }

    fn warn(&self, action: &Action) -> Option<Refusal> {
        self.judge(action).ok().and_then(|()| K::warn_repetition(&self.table, action))
    }

    fn learn(&mut self, news: &News<HiddenTidings>) -> Result<(), Error> {
        let before = match &news.over {
            // The end of a turn is only known to fit once the turn is taken in, so a way back is kept.
            Some(_) => Some(self.clone()),
            None => None,
        };
        match &news.event {
            Event::Setup(setup) => self.learn_setup(setup)?,
            Event::Turn(tidings) => self.learn_turn(news.ply, tidings)?,
            Event::Result if self.outcome.is_none() && self.table.ply == news.ply => {}
            Event::Result | Event::Undo => return Err(Error::new(Code::OutOfStep)),
        }
        if let (Some(over), Some(before)) = (&news.over, before) {
            match self.read_reveal(over) {
                Ok(known) => self.known = known.unwrap_or(core::mem::take(&mut self.known)),
                Err(error) => {
                    *self = before;
                    return Err(error);
                }
            }
            self.outcome = Some(over.outcome);
        }
        Ok(())
    }

    fn told(&self, news: &News<HiddenTidings>) -> Vec<Said> {
        let mut said = Vec::new();
        match &news.event {
            Event::Setup(setup) => said.push(Said::Deploy { side: setup.side }),
            Event::Turn(tidings) => said.extend(self.told_turn(tidings)),
            Event::Result | Event::Undo => {}
        }
        if let Some(over) = &news.over {
            said.push(Said::End { outcome: over.outcome, rule: self.table.rules.rule_of(over.outcome.reason) });
        }
        said
    }

    fn scene(&self) -> Scene {
        let mut cells = Cell::all(&K::FIELD, true);
        for side in Side::ALL {
            let own = zone::<K>(side);
            for cell in cells.iter_mut().filter(|cell| own.contains(cell.at)) {
                cell.zone = Some(side);
            }
        }
        let mut pieces: Vec<ScenePiece> = (0..=u8::MAX)
            .zip(self.table.pieces())
            .filter_map(|(id, piece)| {
                Some(ScenePiece { at: piece.at?, side: piece.side, kind: self.kind(id), key: piece.start })
            })
            .collect();
        sort_by_square(&mut pieces, |piece| piece.at);
        let lost_by = |side: Side| {
            let lost =
                self.table.lost.iter().filter(|id| self.table.piece(**id).is_some_and(|piece| piece.side == side));
            lost.map(|id| self.kind(*id).unwrap_or("unknown")).collect()
        };
        Scene {
            id: K::INFO.id,
            viewer: self.viewer,
            files: K::FIELD.files(),
            ranks: K::FIELD.ranks(),
            turn: self.table.turn,
            cells,
            pieces,
            stones: Vec::new(),
            marks: Vec::new(),
            said: Vec::new(),
            lost: BySide::new(lost_by),
            supply: None,
        }
    }

    /// `BOARD TURN PLY MOVED`, and what repetition rules remember. MOVED lists the squares of pieces that have moved.
    /// Empty in the set-up phase, in which there is no position.
    fn position(&self) -> String {
        if !self.begun() {
            return String::new();
        }
        let mut text = self.start_text();
        let moved = self.table.pieces().iter().filter(|piece| piece.moved);
        let mut squares: Vec<Square> = moved.filter_map(|piece| piece.at).collect();
        sort_by_square(&mut squares, |square| *square);
        // Writing to a String cannot fail.
        let _ = write!(text, " {}", list(&squares));
        if let Some(history) = K::history_text(&self.table) {
            let _ = write!(text, " {history}");
        }
        text
    }

    fn start_text(&self) -> String {
        text::print_position(&self.board_text(), self.table.turn, self.table.ply)
    }

    fn from_position_text(&self) -> bool {
        self.from_position
    }
}

impl<K: HiddenRules> HiddenView<K> {
    fn told_turn(&self, tidings: &HiddenTidings) -> Option<Said> {
        let action = tidings.action;
        let mover = self.table.at(action.from)?;
        let piece = self.table.piece(mover)?;
        let kind_of = |id: PieceId, letter: Option<char>| {
            let shown = letter.and_then(text::piece::<K>).and_then(|(_, rank)| rank).map(text::name::<K>);
            shown.or_else(|| self.kind(id))
        };
        let Action { from, to, via, .. } = action;
        let defender = self.table.at(to).and_then(|id| Some((id, self.table.piece(id)?)));
        match (tidings.shown, defender) {
            (Some(Shown { stays, attacker, defender: letter }), Some((id, other))) => Some(Said::Challenge {
                side: piece.side,
                from,
                to,
                via,
                attacker: kind_of(mover, Some(attacker)),
                defender: kind_of(id, Some(letter)),
                stays,
                attacker_key: piece.start,
                defender_key: other.start,
            }),
            _ => {
                let piece_kind = self.table.rules.shown_by_move(&action).map(text::name::<K>);
                Some(Said::Move {
                    side: piece.side,
                    from,
                    to,
                    via,
                    piece: piece_kind.or_else(|| self.kind(mover)),
                    key: piece.start,
                })
            }
        }
    }
}

/// Squares with commas between them, or `-`.
pub(crate) fn list(squares: &[Square]) -> String {
    if squares.is_empty() {
        return "-".to_string();
    }
    let mut text = String::new();
    for (index, square) in squares.iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        // Writing to a String cannot fail.
        let _ = write!(text, "{comma}{square}");
    }
    text
}

/// What the news of a challenge says.
pub(super) fn shown<K: HiddenRules>(
    rules: &K,
    side: Side,
    attacker: K::Rank,
    defender: K::Rank,
    stays: Stays,
) -> Shown {
    let letter = |side, rank: K::Rank| text::letter::<K>(side, rules.shows_ranks().then_some(rank));
    Shown { stays, attacker: letter(side, attacker), defender: letter(!side, defender) }
}
