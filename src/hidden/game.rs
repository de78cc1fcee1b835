use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::sight::Sight;
use super::tell::shown;
use super::text::{self, Placed};
use super::view::HiddenView;
use super::{Action, HiddenTidings, Rank, Rules, Secret, Table, end, setup};
use crate::board::{Square, sort_by_square};
use crate::error::Error;
use crate::game::{Game, Status};
use crate::news::{Event, News, Over, Report, SetupNews};
use crate::outcome::{Outcome, Phase};
use crate::reason::{Code, Refusal};
use crate::settings::Ruleset;
use crate::side::{BySide, Side, Viewer};

/// A set-up as it was committed, in square order.
type SecretSetup = Vec<(Square, Secret<Rank>)>;

/// The truth of a game with hidden ranks.
#[derive(Clone)]
pub struct HiddenGame {
    table: Table,
    ranks: Vec<Secret<Rank>>,
    setups: BySide<Option<SecretSetup>>,
    deployed: Vec<Side>,
    from_position: bool,
    outcome: Option<Outcome>,
}

impl HiddenGame {
    /// What everybody knows.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// How it ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Adds every legal action of the side on turn; none once the game is over. What `view(turn).actions(None)` lists,
    /// without a view being made.
    pub fn add_legal(&self, actions: &mut Vec<Action>) {
        if self.begun() && self.outcome.is_none() {
            self.table.add_legal(self.own(), actions);
        }
    }

    fn begun(&self) -> bool {
        self.from_position || self.deployed.len() == 2
    }

    fn own(&self) -> Sight<'_> {
        Sight::Own(&self.ranks, self.table.turn)
    }

    fn lay(&mut self, turn: Side, ply: u32, mut pieces: Vec<(Square, Side, Secret<Rank>)>) {
        sort_by_square(&mut pieces, |(square, ..)| *square);
        self.table = Table::new(self.table.rules, turn, ply, pieces.iter().map(|(square, side, _)| (*square, *side)));
        self.ranks = pieces.into_iter().map(|(_, _, rank)| rank).collect();
    }

    /// The view of somebody; with `all`, of somebody who may know everything.
    fn view_with(&self, viewer: Viewer, all: bool) -> HiddenView {
        let see = |secret: &Secret<Rank>| see(secret, viewer, all);
        let mut view = HiddenView {
            viewer,
            table: self.table.clone(),
            known: self.ranks.iter().map(see).collect(),
            deployed: self.deployed.clone(),
            setups: BySide::default(),
            from_position: self.from_position,
            outcome: self.outcome,
        };
        if !self.begun() {
            let sees = |side: &Side| viewer.is(*side) || self.table.rules.is_open();
            for side in Side::ALL.into_iter().filter(sees) {
                view.setups[side] = self.setups[side].as_ref().map(|pieces| known(pieces, see));
            }
            view.show_setups();
        }
        #[cfg(feature = "planted-leak")]
        self.leak(&mut view);
        view
    }

    /// A leak on purpose, so that a test can show that the law finds one: an enemy Flag that has moved is known.
    #[cfg(feature = "planted-leak")]
    fn leak(&self, view: &mut HiddenView) {
        for (id, (known, secret)) in view.known.iter_mut().zip(&self.ranks).enumerate() {
            let rank = secret.referee();
            let moved = self.table.pieces().get(id).is_some_and(|piece| piece.moved || self.table.ply > 20);
            if moved && rank == self.table.rules.definition().flag {
                *known = Some(rank);
            }
        }
    }

    /// The board at the start, with all ranks.
    fn start_board(&self) -> String {
        let starts: Vec<(Square, char)> = self
            .table
            .pieces()
            .iter()
            .zip(&self.ranks)
            .map(|(piece, rank)| (piece.start, self.table.rules.letter(piece.side, Some(rank.referee()))))
            .collect();
        text::print_board(&self.table.rules, &|square| {
            let found = starts.binary_search_by_key(&square, |(start, _)| *start);
            found.ok().and_then(|index| starts.get(index)).map(|(_, letter)| *letter)
        })
    }

    /// Ends the game, if it has ended.
    fn over(&mut self, outcome: Option<Outcome>) -> Option<Box<Over>> {
        self.outcome = outcome;
        let hidden = self.begun() && !self.table.rules.is_open();
        outcome.map(|outcome| Box::new(Over { outcome, reveal: hidden.then(|| self.start_board()) }))
    }

    /// How the table ends the game, challenges aside.
    fn end(&self) -> Option<Outcome> {
        end::end(&self.table, Sight::All(&self.ranks))
    }
}

/// A rank, for its owner or for somebody who may see all.
fn see(secret: &Secret<Rank>, viewer: Viewer, all: bool) -> Option<Rank> {
    if all { Some(secret.referee()) } else { secret.seen_by(viewer) }
}

fn known(pieces: &[(Square, Secret<Rank>)], see: impl Fn(&Secret<Rank>) -> Option<Rank>) -> text::KnownSetup {
    pieces.iter().map(|(square, rank)| (*square, see(rank))).collect()
}

impl Game for HiddenGame {
    type View = HiddenView;

    fn new(rules: Rules, position: Option<&str>) -> Result<HiddenGame, Error> {
        let mut game = HiddenGame {
            table: Table::new(rules, rules.first(), 0, []),
            ranks: Vec::new(),
            setups: BySide::default(),
            deployed: Vec::new(),
            from_position: false,
            outcome: None,
        };
        if let Some(text) = position {
            let position = setup::read_position(&rules, text, false)?;
            let secret = |(square, side, rank): Placed| Some((square, side, Secret::new(side, rank?)));
            game.lay(position.turn, position.ply, position.pieces.into_iter().filter_map(secret).collect());
            game.from_position = true;
            game.outcome = game.end();
        }
        Ok(game)
    }

    fn view(&self, viewer: Viewer) -> HiddenView {
        let over = self.outcome.is_some() && self.begun();
        self.view_with(viewer, over || self.table.rules.is_open())
    }

    fn start_view(&self, viewer: Viewer) -> HiddenView {
        HiddenView { outcome: None, ..self.view_with(viewer, self.table.rules.is_open()) }
    }

    fn opening(&self) -> Option<Report<News<HiddenTidings>>> {
        let outcome = self.outcome?;
        let reveal = (!self.table.rules.is_open()).then(|| self.start_board());
        Some(Report::same(News::result(self.table.ply, outcome, reveal), true))
    }

    fn status(&self) -> Status {
        let phase = Phase::of(self.outcome, self.begun());
        Status { phase, turn: self.table.turn, ply: self.table.ply, outcome: self.outcome }
    }

    fn play(&mut self, action: &Action) -> Result<Report<News<HiddenTidings>>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::new(Code::GameOver));
        }
        if !self.begun() {
            return Err(Refusal::new(Code::NotDeployed));
        }
        self.table.judge(self.own(), action)?;

        let ply = self.table.ply;
        let side = self.table.turn;
        let rules = self.table.rules;
        let mover = self.table.at(action.from);
        let defender = self.table.at(action.to);
        let truth = |id| self.ranks.get(usize::from(id)).map(Secret::referee);
        let ranks = mover.and_then(truth).zip(defender.and_then(truth));
        let unknown = mover.and_then(|id| self.table.piece(id)).is_some_and(|piece| piece.shown.is_none());
        let (stays, by_challenge) = self.table.settle(action, ranks);
        let told = ranks.zip(stays).map(|((attacker, defender), stays)| shown(&rules, side, attacker, defender, stays));
        let revealed = told.is_some() || (unknown && rules.shown_by_move(action).is_some());
        let outcome = by_challenge.or_else(|| self.end());
        let over = self.over(outcome);
        let revealed = revealed || over.as_ref().is_some_and(|over| over.reveal.is_some());
        Ok(Report::same(News::turn(ply, HiddenTidings { action: *action, shown: told }, over), revealed))
    }

    fn finish(&mut self, outcome: Outcome) -> Result<Report<News<HiddenTidings>>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::new(Code::GameOver));
        }
        let over = self.over(Some(outcome));
        let revealed = over.as_ref().is_some_and(|over| over.reveal.is_some());
        Ok(Report::same(News { ply: self.table.ply, event: Event::Result, over }, revealed))
    }

    fn position(&self) -> Result<String, Error> {
        if !self.begun() {
            return Err(Error::new(Code::NotDeployed));
        }
        let board = text::print_table(&self.table, Sight::All(&self.ranks));
        Ok(text::print_position(&board, self.table.turn, self.table.ply))
    }

    fn deploy(&mut self, side: Side, setup: &str) -> Result<Report<News<HiddenTidings>>, Error> {
        if self.outcome.is_some() {
            return Err(Error::new(Code::GameOver));
        }
        if self.begun() || self.deployed.contains(&side) {
            return Err(Error::new(Code::AlreadyDeployed));
        }
        let pieces = setup::read_setup(&self.table.rules, side, setup)?;
        let secret = |(square, rank)| (square, Secret::new(side, rank));
        self.setups[side] = Some(pieces.into_iter().map(secret).collect());
        self.deployed.push(side);
        let over = if self.begun() {
            let of = |side: Side| self.setups[side].iter().flatten().map(move |(square, rank)| (*square, side, *rank));
            let all = Side::ALL.into_iter().flat_map(of).collect();
            self.lay(self.table.rules.first(), 0, all);
            let end = self.end();
            self.over(end)
        } else {
            None
        };
        let open = self.table.rules.is_open();
        Ok(Report::each(over.is_some(), |viewer| {
            let text_of = |owner: Side| {
                let pieces = self.setups[owner].as_ref()?;
                let sees = open || viewer.is(owner);
                // Until both stand there, others than the owner learn only that a side has set up.
                let told = self.begun() || (owner == side && sees);
                told.then(|| {
                    text::print_setup(&self.table.rules, owner, &known(pieces, |secret| see(secret, viewer, open)))
                })
            };
            let news = SetupNews { side, texts: BySide::new(text_of) };
            News { ply: 0, event: Event::Setup(Box::new(news)), over: over.clone() }
        }))
    }

    fn random_setup(&self, side: Side, seed: u64) -> Result<String, Error> {
        let pieces: Vec<_> =
            setup::random(&self.table.rules, side, seed).into_iter().map(|(at, rank)| (at, Some(rank))).collect();
        Ok(text::print_setup(&self.table.rules, side, &pieces))
    }

    fn setups(&self) -> Vec<(Side, String)> {
        let print = |side: &Side| {
            let pieces = self.setups[*side].as_ref()?;
            Some((*side, text::print_setup(&self.table.rules, *side, &known(pieces, |secret| Some(secret.referee())))))
        };
        self.deployed.iter().filter_map(print).collect()
    }
}
