//! What one viewer has learned, in order: a view that keeps its log.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::board::Square;
use crate::error::Error;
use crate::file::{self, Kind, Lines};
use crate::game::{Notation, View};
use crate::news::{Event, News, Over, SetupNews};
use crate::outcome::Phase;
use crate::reason::Code;
use crate::scene::{Said, Scene};
use crate::settings::Ruleset;
use crate::side::{BySide, Side, Viewer};
use crate::text::{cut, push_line};
use crate::turn::{Mark, Pick, Sense, put_in_order};

/// A view with everything that its viewer has learned, so that it can go back and be written down.
///
/// Two transcripts are equal when their texts are. The transcript of a game and a remote one that learned all its news
/// give the same bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript<V: View> {
    /// The view before anything was played, after the last set-up.
    origin: V,
    log: Vec<News<V::Tidings>>,
    view: V,
    said: Vec<Said>,
}

impl<V: View> Transcript<V> {
    /// Starts from a view to which nothing has happened yet.
    #[must_use]
    pub fn new(origin: V) -> Transcript<V> {
        let view = origin.clone();
        // What was said when the last side set up.
        let said = set_up_by(&origin).last().map(|side| Said::Deploy { side: *side }).into_iter().collect();
        Transcript { origin, log: Vec::new(), view, said }
    }

    /// Puts together what a referee has kept: the view at the start, what was learned since, the view of now and the one
    /// before the last news.
    pub(crate) fn assemble(origin: V, log: Vec<News<V::Tidings>>, view: V, before: &V) -> Transcript<V> {
        let mut transcript = Transcript::new(origin);
        if let Some(news) = log.last() {
            transcript.said = before.told(news);
        }
        transcript.log = log;
        transcript.view = view;
        transcript
    }

    /// What the viewer knows now.
    #[must_use]
    pub const fn view(&self) -> &V {
        &self.view
    }

    /// Takes news in; an undo goes back in the log. Errors: `out-of-step`, and nothing changes.
    pub fn learn(&mut self, news: &News<V::Tidings>) -> Result<(), Error> {
        match &news.event {
            Event::Undo => self.go_back(news.ply),
            Event::Setup(setup) => self.set_up(setup, news.over.clone()),
            Event::Turn(_) | Event::Result => {
                let said = self.view.told(news);
                self.view.learn(news)?;
                self.said = said;
                self.log.push(news.clone());
                Ok(())
            }
        }
    }

    /// Takes a news text in. Errors: `out-of-step`, and nothing changes.
    pub fn learn_text(&mut self, text: &str) -> Result<(), Error> {
        let news = News::read(text, self.view.rules()).map_err(|error| error.with_code(Code::OutOfStep))?;
        self.learn(&news)
    }

    /// Takes a set-up in, from which all that follows is counted anew, and the end that came of it.
    fn set_up(&mut self, setup: &SetupNews, over: Option<Box<Over>>) -> Result<(), Error> {
        let mut origin = self.view.clone();
        if !origin.learn_setup(setup, None) {
            return Err(Error::new(Code::OutOfStep));
        }
        let mut next = Transcript::new(origin);
        if over.is_some() {
            // The end at the very start is an event of its own, so that the file can say it.
            next.learn(&News { ply: next.view.ply(), event: Event::Result, over })?;
        }
        *self = next;
        Ok(())
    }

    fn go_back(&mut self, ply: u32) -> Result<(), Error> {
        if self.log.last().is_none_or(|last| last.ply != ply) {
            return Err(Error::new(Code::OutOfStep));
        }
        *self = self.prefix(self.log.len() - 1);
        Ok(())
    }

    /// The transcript after the first `count` events.
    fn prefix(&self, count: usize) -> Transcript<V> {
        let mut earlier = Transcript::new(self.origin.clone());
        for news in self.log.iter().take(count) {
            // They were learned before, in this order, from this origin.
            if earlier.learn(news).is_err() {
                break;
            }
        }
        earlier
    }

    /// The transcript as it was at a ply; `None` when there was no such ply.
    #[must_use]
    pub fn at(&self, ply: u32) -> Option<Transcript<V>> {
        if ply == self.view.ply() {
            return Some(self.clone());
        }
        let turns = ply.checked_sub(self.origin.ply()).filter(|_| ply < self.view.ply())?;
        usize::try_from(turns).ok().map(|turns| self.prefix(turns))
    }

    /// The turns as this viewer knows them: the action, and what happened.
    #[must_use]
    pub fn turns(&self) -> Vec<(String, Vec<Said>)> {
        let mut view = self.origin.clone();
        let mut turns = Vec::with_capacity(self.log.len());
        for news in &self.log {
            let said = view.told(news);
            if view.learn(news).is_err() {
                break;
            }
            if let Event::Turn(tidings) = &news.event {
                let mut text = String::new();
                tidings.write(&mut text);
                // The action is the first word.
                text.truncate(cut(&mut text.as_str(), b' ').len());
                turns.push((text, said));
            }
        }
        turns
    }

    /// What to draw and say.
    #[must_use]
    pub fn scene(&self, options: &SceneOptions<'_>) -> Scene {
        let mut scene = self.view.scene();
        let marks = &mut scene.marks;
        if options.last {
            for square in self.said.iter().flat_map(squares).flatten() {
                marks.push(Mark::new(square, Sense::Last));
            }
        }
        if let Some(picks) = options.picks {
            marks.append(&mut self.view.marks(picks));
        }
        if let Some(square) = options.diagram {
            let mut diagram = self.view.diagram(square);
            if !diagram.is_empty() {
                // The red square round the piece shown: a diagram says what it can do, a drawing also which piece it is.
                marks.push(Mark::new(square, Sense::Subject));
            }
            marks.append(&mut diagram);
        }
        put_in_order(marks);
        scene.said.clone_from(&self.said);
        scene
    }
}

/// Who has set up, in that order. Where nothing is hidden nobody does, though both sides stand on the board.
fn set_up_by<V: View>(origin: &V) -> &[Side] {
    if origin.rules().info().hidden { origin.deployed() } else { &[] }
}

/// What a scene shows beside the position.
#[derive(Clone, Copy, Debug)]
pub struct SceneOptions<'a> {
    /// Clicks whose options become marks.
    pub picks: Option<&'a [Pick]>,
    /// A piece whose diagram becomes marks.
    pub diagram: Option<Square>,
    /// Whether the squares of the last turn are marked.
    pub last: bool,
}

impl Default for SceneOptions<'_> {
    fn default() -> Self {
        SceneOptions { picks: None, diagram: None, last: true }
    }
}

/// The squares that a thing said is about.
fn squares(said: &Said) -> [Option<Square>; 3] {
    match *said {
        Said::Move { from, to, via, .. } | Said::Challenge { from, to, via, .. } => [Some(from), Some(to), via],
        Said::Place { to, .. } | Said::Blast { to, .. } | Said::Collect { to, .. } | Said::Remove { to, .. } => {
            [Some(to), None, None]
        }
        Said::Deploy { .. } | Said::End { .. } | Said::Undo { .. } => [None; 3],
    }
}

impl<V: View> Transcript<V> {
    /// The view file.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        file::write_head(&mut text, self.view.rules(), Some(self.view.viewer()));
        if self.origin.started_from_position() {
            push_line(&mut text, "position", &self.origin.start_text());
        }
        for side in set_up_by(&self.origin) {
            text.push_str("setup ");
            push_line(&mut text, side.name(), self.origin.setup_text(*side).as_deref().unwrap_or("?"));
        }
        for news in &self.log {
            text.push_str("news ");
            news.write(&mut text);
            text.push('\n');
        }
        file::write_result(&mut text, self.view.outcome());
        text
    }
}

/// A view file.
impl<V: View> fmt::Display for Transcript<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// Reads a view file. Errors: `bad-record` with line, column and byte offset.
impl<V: View> FromStr for Transcript<V> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Transcript<V>, Error> {
        let mut lines = Lines::new(text);
        let (kind, id, first) = file::read_first(&mut lines)?;
        let viewer: Viewer = match kind {
            Kind::View(viewer) => viewer.parse().map_err(|error| first.fault(error))?,
            _ => return Err(first.unexpected()),
        };
        let rules: V::Rules = file::read_settings(id, &first, &mut lines)?;
        let mut transcript = match lines.next_is("position") {
            Some(line) => {
                let view = V::from_position(rules, viewer, line.value).map_err(|error| line.fault(error))?;
                Transcript::new(view)
            }
            None => Transcript::new(V::new(rules, viewer)),
        };
        transcript.read_setups(&mut lines)?;
        while let Some(line) = lines.next_is("news") {
            let news = News::read(line.value, transcript.view.rules()).map_err(|error| line.fault(error))?;
            if matches!(news.event, Event::Setup(_) | Event::Undo) {
                return Err(line.unexpected());
            }
            transcript.learn(&news).map_err(|error| line.fault(error))?;
        }
        if transcript.view.phase() == Phase::Over && lines.next_is("result").is_none() {
            return Err(lines.missing("result"));
        }
        file::check_canonical(text, &transcript.text())?;
        Ok(transcript)
    }
}

impl<V: View> Transcript<V> {
    fn read_setups(&mut self, lines: &mut Lines<'_>) -> Result<(), Error> {
        let mut texts = BySide::default();
        // What is told with the second set-up only.
        let mut held_back = None;
        for count in 0.. {
            let Some(line) = lines.next_is("setup") else { break };
            let (side, text) = line.setup()?;
            if count == 2 {
                return Err(line.unexpected());
            }
            let text = (text != "?").then(|| text.to_string());
            let sees = self.view.viewer().is(side) || self.view.rules().is_open();
            if count == 0 && !sees && lines.clone().next_is("setup").is_some() {
                held_back = text;
            } else {
                texts[side] = text;
                texts[!side] = texts[!side].take().or(held_back.take());
            }
            let news = SetupNews { side, texts: texts.clone() };
            self.set_up(&news, None).map_err(|error| line.fault(error))?;
        }
        Ok(())
    }
}
