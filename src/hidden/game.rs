use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::reach::Movers;
use super::sight::Sight;
use super::tell::shown;
use super::text::{self, PositionText};
use super::view::HiddenView;
use super::{Action, HiddenTidings, Rank, Rules, Secret, Table, end, setup};
use crate::board::Square;
use crate::error::Error;
use crate::game::{Game, Status, Turn};
use crate::news::Over;
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
    /// What `table` and `ranks` say too, kept from turn to turn for move generation.
    movers: BySide<Movers>,
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
            self.table.add_legal(&self.movers[self.table.turn], actions);
        }
    }

    /// Plays an action as [`Game::play`] does, and makes no news of it for the viewers: for whoever plays many games and
    /// tells nobody. What everybody has seen of the turn; how it ended the game, if it did, says [`HiddenGame::outcome`].
    /// Errors: the refusal that the view of the side on turn gives, and nothing changes.
    ///
    /// ```
    /// # #[cfg(feature = "stratego")] {
    /// # use rankfile::{game::Game, games::stratego, hidden::HiddenGame, rng::Rng, settings::Settings, side::Side};
    /// let mut game = HiddenGame::new(stratego::rules(&Settings::new().edition("isf"))?, None)?;
    /// for side in Side::ALL {
    ///     let setup = game.random_setup(side, 7)?;
    ///     game.deploy(side, &setup)?;
    /// }
    /// let (mut rng, mut actions) = (Rng::new(7), Vec::new());
    /// while game.outcome().is_none() && game.table().ply < 1000 {
    ///     actions.clear();
    ///     game.add_legal(&mut actions);
    ///     if let Some(action) = rng.choose(&actions) {
    ///         game.advance(action)?;
    ///     }
    /// }
    /// # }
    /// # Ok::<(), rankfile::error::Error>(())
    /// ```
    pub fn advance(&mut self, action: &Action) -> Result<HiddenTidings, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::new(Code::GameOver));
        }
        if !self.begun() {
            return Err(Refusal::new(Code::NotDeployed));
        }
        let side = self.table.turn;
        if !self.table.is_plain(&self.movers[side], action) {
            self.table.judge(self.own(), action)?;
        }
        let mut ranks = None;
        if action.attack
            && let (Some(attacker), Some(defender)) = (self.truth(action.from), self.truth(action.to))
        {
            ranks = Some((attacker, defender));
        }
        let (stays, by_challenge) = self.table.settle(action, ranks);
        Movers::follow(&mut self.movers, side, action, stays);
        self.outcome = match by_challenge {
            Some(outcome) => Some(outcome),
            None => self.end(),
        };
        let shown = match (ranks, stays) {
            (Some((attacker, defender)), Some(stays)) => {
                Some(shown(&self.table.rules, side, attacker, defender, stays))
            }
            _ => None,
        };
        Ok(HiddenTidings { action: *action, shown })
    }

    fn begun(&self) -> bool {
        self.from_position || self.deployed.len() == 2
    }

    fn own(&self) -> Sight<'_> {
        Sight::Own(&self.ranks, self.table.turn)
    }

    /// The rank of the piece on a square, for whoever settles challenges.
    fn truth(&self, square: Square) -> Option<Rank> {
        self.table.at(square).and_then(|id| self.ranks.get(usize::from(id))).map(Secret::referee)
    }

    /// All pieces stand on the table.
    fn begin(&mut self) {
        let all = Sight::All(&self.ranks);
        self.movers = BySide::new(|side| Movers::of(&self.table, all, self.table.held_by(side)));
        self.outcome = self.end();
    }

    /// The view of somebody; with `all`, of somebody who may know everything.
    fn view_with(&self, viewer: Viewer, all: bool) -> HiddenView {
        let mut view = HiddenView {
            viewer,
            table: self.table.clone(),
            known: self.ranks.iter().map(|rank| see(rank, viewer, all)).collect(),
            deployed: self.deployed.clone(),
            from_position: self.from_position,
            outcome: self.outcome,
        };
        if !self.begun() {
            for &side in &Side::ALL {
                if view.sees(side) {
                    for (square, rank) in self.setups[side].iter().flatten() {
                        view.put(&[(*square, side, see(rank, viewer, all))]);
                    }
                }
            }
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
        let pieces = self.table.pieces().iter().zip(&self.ranks);
        let mut placed = pieces.map(|(piece, rank)| (piece.start, piece.side, Some(rank.referee())));
        text::print_board(&self.table.rules, &mut placed)
    }

    /// The end, if it has come, and what it brings to light.
    fn over(&self) -> Option<Box<Over>> {
        self.outcome.map(|outcome| self.over_by(outcome))
    }

    fn over_by(&self, outcome: Outcome) -> Box<Over> {
        let hidden = self.begun() && !self.table.rules.is_open();
        Box::new(Over { outcome, reveal: hidden.then(|| self.start_board()) })
    }

    /// How the table ends the game, challenges aside.
    fn end(&self) -> Option<Outcome> {
        end::end(&self.table, Sight::All(&self.ranks), &self.movers)
    }
}

/// A rank, for its owner or for somebody who may see all.
fn see(secret: &Secret<Rank>, viewer: Viewer, all: bool) -> Option<Rank> {
    if all { Some(secret.referee()) } else { secret.seen_by(viewer) }
}

impl Game for HiddenGame {
    type View = HiddenView;

    fn new(rules: Rules, position: Option<&str>) -> Result<HiddenGame, Error> {
        let start = match position {
            Some(text) => setup::read_position(&rules, text, false)?,
            None => PositionText::empty(&rules),
        };
        let mut game = HiddenGame {
            table: Table::new(rules, start.turn, start.ply),
            ranks: Vec::new(),
            setups: BySide::default(),
            deployed: Vec::new(),
            from_position: position.is_some(),
            outcome: None,
            movers: BySide::default(),
        };
        for (square, side, rank) in &start.pieces {
            // None is unknown here.
            if let Some(rank) = rank {
                game.table.put(*square, *side);
                game.ranks.push(Secret::new(*side, *rank));
            }
        }
        if game.begun() {
            game.begin();
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

    fn opening(&self) -> Option<Box<Over>> {
        self.over()
    }

    fn status(&self) -> Status {
        let phase = Phase::of(self.outcome, self.begun());
        Status { phase, turn: self.table.turn, ply: self.table.ply, outcome: self.outcome }
    }

    fn take_turn(&mut self, action: &Action) -> Result<Turn<HiddenTidings>, Refusal> {
        let unknown =
            self.table.at(action.from).and_then(|id| self.table.piece(id)).is_some_and(|piece| piece.shown.is_none());
        let tidings = self.advance(action)?;
        let over = self.over();
        let revealed = tidings.shown.is_some()
            || (unknown && self.table.rules.shown_by_move(action).is_some())
            || over.as_ref().is_some_and(|over| over.reveal.is_some());
        Ok(Turn { tidings, over, revealed })
    }

    fn end_with(&mut self, outcome: Outcome) -> Box<Over> {
        self.outcome = Some(outcome);
        self.over_by(outcome)
    }

    fn position(&self) -> Result<String, Error> {
        if !self.begun() {
            return Err(Error::new(Code::NotDeployed));
        }
        Ok(text::print_table(&self.table, Sight::All(&self.ranks)))
    }

    fn set_up(&mut self, side: Side, setup: &str) -> Result<(), Error> {
        if self.outcome.is_some() {
            return Err(Error::new(Code::GameOver));
        }
        if self.begun() || self.deployed.contains(&side) {
            return Err(Error::new(Code::AlreadyDeployed));
        }
        let mut pieces = SecretSetup::new();
        for (square, side, rank) in setup::read_setup(&self.table.rules, side, setup)? {
            // None is unknown here.
            pieces.extend(rank.map(|rank| (square, Secret::new(side, rank))));
        }
        self.setups[side] = Some(pieces);
        self.deployed.push(side);
        if self.begun() {
            // Each is in square order, and south's zone lies before north's.
            for &side in &Side::ALL {
                for (square, rank) in self.setups[side].iter().flatten() {
                    self.table.put(*square, side);
                    self.ranks.push(*rank);
                }
            }
            self.begin();
        }
        Ok(())
    }

    fn deployed(&self) -> &[Side] {
        &self.deployed
    }

    fn random_setup(&self, side: Side, seed: u64) -> Result<String, Error> {
        let mut pieces = Vec::new();
        setup::random(&self.table.rules, side, seed, &mut pieces);
        Ok(text::print_setup(&self.table.rules, side, &mut pieces.into_iter()))
    }
}
