//! A game from its start to now, with the way back: what a referee keeps.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::error::Error;
use crate::file::{self, Kind, Lines};
use crate::game::{ActionOf, Game, NewsOf, Notation, RulesOf, Status};
use crate::news::{Event, News, Report};
use crate::outcome::{Outcome, Reason};
use crate::reason::{Code, Refusal};
use crate::settings::Ruleset;
use crate::side::{Side, Viewer};
use crate::text::push_line;
use crate::transcript::Transcript;

/// One thing that can be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Entry<A> {
    Play(A),
    Result(Outcome),
}

/// How many entries lie between two kept games: an undo replays fewer than this.
const STRIDE: usize = 64;

/// How many games are kept. Beyond it every second is let go and twice as many entries lie between two: long games remember
/// much, and that many copies of them would take memory by the square of their length.
const KEPT: usize = 64;

/// A game with its record.
#[derive(Clone)]
pub struct Match<G: Game> {
    rules: RulesOf<G>,
    position: Option<String>,
    /// The game at every `stride`-th entry, the first with no entry played.
    kept: Vec<G>,
    stride: usize,
    /// The game before the last entry; the same as `game` where there is none.
    before: G,
    game: G,
    entries: Vec<Entry<ActionOf<G>>>,
    reports: Vec<Report<NewsOf<G>>>,
    undone: Vec<Entry<ActionOf<G>>>,
}

impl<G: Game> Match<G> {
    /// A new game. Errors: `bad-position`; `bad-option` for a position and `first` together.
    pub fn new(rules: RulesOf<G>, position: Option<&str>) -> Result<Match<G>, Error> {
        if position.is_some() && rules.first() != Side::South {
            return Err(Error::option("first", "position"));
        }
        let game = G::new(rules.clone(), position)?;
        Ok(Match {
            rules,
            position: position.map(|text| text.trim().to_string()),
            kept: Vec::from([game.clone()]),
            stride: STRIDE,
            before: game.clone(),
            game,
            entries: Vec::new(),
            reports: Vec::new(),
            undone: Vec::new(),
        })
    }

    /// The truth.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The game before anything was played.
    #[must_use]
    pub fn start(&self) -> &G {
        self.kept.first().unwrap_or(&self.game)
    }

    /// The actions that were played, in order.
    pub fn actions(&self) -> impl Iterator<Item = &ActionOf<G>> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Play(action) => Some(action),
            Entry::Result(_) => None,
        })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &RulesOf<G> {
        &self.rules
    }

    /// Where it stands.
    #[must_use]
    pub fn status(&self) -> Status {
        self.game.status()
    }

    /// Whether the last turn told somebody something hidden.
    #[must_use]
    pub fn revealed(&self) -> bool {
        self.reports.last().is_some_and(|report| report.revealed)
    }

    /// What one viewer knows, with all that he has learned.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Transcript<G::View> {
        let start = self.start();
        let mut log = Vec::with_capacity(self.reports.len());
        // A game that was over at its start tells so in its first news.
        if let Some(over) = start.opening() {
            log.push(News { ply: start.status().ply, event: Event::Result, over: Some(over) });
        }
        for report in &self.reports {
            log.push(report.of(viewer).clone());
        }
        Transcript::assemble(start.start_view(viewer), log, self.game.view(viewer), &self.before.view(viewer))
    }

    /// Plays an action. With `by`, `not-your-turn` is judged before anything else: nothing else may be learned by asking
    /// out of turn. Errors: the refusal that the view of the side on turn gives, and nothing changes.
    pub fn play(&mut self, action: &ActionOf<G>, by: Option<Side>) -> Result<&Report<NewsOf<G>>, Error> {
        self.judge_turn(by)?;
        self.enter(Entry::Play(action.clone()), true)
    }

    /// As [`Match::play`], from a text. Errors: also `bad-text` with the byte offset.
    pub fn play_text(&mut self, action: &str, by: Option<Side>) -> Result<&Report<NewsOf<G>>, Error> {
        self.judge_turn(by)?;
        let action = Notation::read(action, &self.rules)?;
        self.enter(Entry::Play(action), true)
    }

    fn judge_turn(&self, by: Option<Side>) -> Result<(), Error> {
        match by {
            Some(side) if self.status().turn != side => Err(Error::new(Code::NotYourTurn)),
            _ => Ok(()),
        }
    }

    /// A side resigns. Errors: `game-over`.
    pub fn resign(&mut self, side: Side) -> Result<&Report<NewsOf<G>>, Error> {
        self.enter(Entry::Result(Outcome::win(!side, Reason::Resigned)), true)
    }

    /// Both agree on a draw. Errors: `game-over`.
    pub fn agree_draw(&mut self) -> Result<&Report<NewsOf<G>>, Error> {
        self.enter(Entry::Result(Outcome::draw(Reason::Agreed)), true)
    }

    fn enter(&mut self, entry: Entry<ActionOf<G>>, fresh: bool) -> Result<&Report<NewsOf<G>>, Error> {
        let before = self.game.clone();
        self.add(entry)?;
        self.before = before;
        if fresh {
            self.undone.clear();
        }
        self.reports.last().ok_or_else(|| Error::new(Code::OutOfStep))
    }

    /// Plays an entry; what was before it is still to be kept.
    fn add(&mut self, entry: Entry<ActionOf<G>>) -> Result<(), Error> {
        let report = apply(&mut self.game, &entry)?;
        self.entries.push(entry);
        self.reports.push(report);
        if self.entries.len().is_multiple_of(self.stride) {
            self.kept.push(self.game.clone());
            if self.kept.len() > KEPT {
                let mut odd = true;
                self.kept.retain(|_| {
                    odd = !odd;
                    !odd
                });
                self.stride *= 2;
            }
        }
        Ok(())
    }

    /// Commits a side's set-up. Errors: `bad-setup` with every flaw, `already-deployed`, `game-over`.
    pub fn deploy(&mut self, side: Side, setup: &str) -> Result<Report<NewsOf<G>>, Error> {
        let report = self.game.deploy(side, setup)?;
        self.begin();
        Ok(report)
    }

    /// The game of now is the start of what can be taken back.
    fn begin(&mut self) {
        self.kept.clear();
        self.kept.push(self.game.clone());
        self.before = self.game.clone();
        // A result taken back before the set-up belongs to another course of the game.
        self.undone.clear();
    }

    /// Takes the last turn or result back; `None` when there is none. Never goes back over a set-up.
    pub fn undo(&mut self) -> Option<Report<NewsOf<G>>> {
        let entry = self.entries.pop()?;
        let ply = self.reports.pop().map_or(0, |report| report.of(Viewer::Spectator).ply);
        self.undone.push(entry);
        let left = self.entries.len();
        self.kept.truncate(left / self.stride + 1);
        self.game = self.at(left);
        self.before = self.at(left.saturating_sub(1));
        Some(Report::same(News::undo(ply), false))
    }

    /// Plays again what was taken back last; `None` when there is nothing.
    pub fn redo(&mut self) -> Option<Report<NewsOf<G>>> {
        let entry = self.undone.pop()?;
        self.enter(entry, false).ok().cloned()
    }

    /// The game after the first `count` entries.
    fn at(&self, count: usize) -> G {
        let place = (count / self.stride).min(self.kept.len().saturating_sub(1));
        let mut game = self.kept.get(place).unwrap_or(&self.game).clone();
        for entry in self.entries.iter().take(count).skip(place * self.stride) {
            // They were played before, in this order, from this game.
            let played = apply(&mut game, entry);
            debug_assert!(played.is_ok(), "a record cannot be replayed");
        }
        game
    }
}

fn apply<G: Game>(game: &mut G, entry: &Entry<ActionOf<G>>) -> Result<Report<NewsOf<G>>, Refusal> {
    match entry {
        Entry::Play(action) => game.play(action),
        Entry::Result(outcome) => game.finish(*outcome),
    }
}

impl<G: Game> Match<G> {
    /// The record file, with all secrets.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        file::write_head(&mut text, &self.rules, None);
        if let Some(position) = &self.position {
            push_line(&mut text, "position", position);
        }
        let start = self.start();
        for side in start.deployed() {
            text.push_str("setup ");
            push_line(&mut text, side.name(), &start.setup(*side).unwrap_or_default());
        }
        for action in self.actions() {
            text.push_str("play ");
            action.write(&mut text);
            text.push('\n');
        }
        file::write_result(&mut text, self.status().outcome);
        text
    }
}

/// A record file, with all secrets.
impl<G: Game> fmt::Display for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// Reads a record file. Errors: `bad-record` with line, column and byte offset.
impl<G: Game> FromStr for Match<G> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Match<G>, Error> {
        let mut lines = Lines::new(text);
        let (kind, id, first) = file::read_first(&mut lines)?;
        if kind != Kind::Record {
            return Err(first.unexpected());
        }
        let rules: RulesOf<G> = file::read_settings(id, &first, &mut lines)?;
        let position = lines.next_is("position");
        let game = Match::<G>::new(rules, position.map(|line| line.value));
        let mut game = game.map_err(|error| position.unwrap_or(first).fault(error))?;
        while let Some(line) = lines.next_is("setup") {
            let (side, setup) = line.setup()?;
            let before = line.value.len() - setup.len();
            game.game.set_up(side, setup).map_err(|error| {
                let offset = before + error.offset.unwrap_or(0);
                line.fault(error.at_offset(offset))
            })?;
            game.begin();
        }
        while let Some(line) = lines.next_is("play") {
            let added = Notation::read(line.value, &game.rules).and_then(|action| game.add(Entry::Play(action)));
            added.map_err(|error| line.fault(error))?;
        }
        game.before = game.at(game.entries.len().saturating_sub(1));
        match (lines.next_is("result"), game.status().outcome) {
            (None, None) => {}
            (None, Some(_)) => return Err(lines.missing("result")),
            (Some(line), outcome) => {
                let told: Outcome = line.parse()?;
                let agreed = match (outcome, told) {
                    (Some(outcome), told) => outcome == told,
                    (None, Outcome { winner: Some(winner), reason: Reason::Resigned }) => game.resign(!winner).is_ok(),
                    (None, Outcome { winner: None, reason: Reason::Agreed }) => game.agree_draw().is_ok(),
                    _ => false,
                };
                if !agreed {
                    return Err(line.unexpected());
                }
            }
        }
        lines.end()?;
        file::check_canonical(text, &game.text())?;
        Ok(game)
    }
}
