//! What one viewer learns: of a set-up, of a turn, of the end, of an undo.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::error::Error;
use crate::game::Notation;
use crate::outcome::Outcome;
use crate::side::{BySide, Side, Viewer};
use crate::text::{Reader, push_number, trimmed};

/// What a viewer learns when somebody sets up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupNews {
    /// Who set up.
    pub side: Side,
    /// Set-up texts as this viewer knows them. Until both sides have set up, others than the owner learn nothing: `None`.
    /// Once both have, both are given, with `X` for what is hidden.
    pub texts: BySide<Option<String>>,
}

/// What goes before the end in the text of news.
const OVER: &str = " over ";

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<T> {
    /// A side has set up.
    Setup(Box<SetupNews>),
    /// A turn was played; `T` is what this viewer learns of it.
    Turn(T),
    /// The game was ended from outside: resignation or agreement. `over` says how.
    Result,
    /// The last turn or result was taken back.
    Undo,
}

/// The end of a game, and what it brings to light.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// How it ended.
    pub outcome: Outcome,
    /// The board at the start with all ranks; `None` where nothing was hidden or play had not begun.
    pub reveal: Option<String>,
}

/// What one viewer learns at once. Its text is one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News<T> {
    /// The ply at which it happened: turns played before it. For an undo, that of what was taken back. 0 for a set-up.
    pub ply: u32,
    /// What happened.
    pub event: Event<T>,
    /// The end, if it came of it.
    pub over: Option<Box<Over>>,
}

/// `setup SIDE TEXT [SIDE TEXT]`, `PLY TIDINGS`, `PLY result`, `PLY undo`; all but the undo may be followed by
/// ` over REASON WINNER [BOARD]`. A set-up text of which only its being there is known is `?`.
impl<T: fmt::Display> fmt::Display for News<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write_with(&mut text, |tidings, text| text.push_str(&tidings.to_string()));
        f.write_str(&text)
    }
}

/// Errors: `bad-text` with the byte offset.
impl<T: FromStr<Err = Error>> FromStr for News<T> {
    type Err = Error;

    fn from_str(text: &str) -> Result<News<T>, Error> {
        read_news(text, str::parse)
    }
}

impl<T> News<T> {
    /// Reads news in the light of the rules of their game. Errors: `bad-text` with the byte offset.
    pub fn read<R>(text: &str, rules: &R) -> Result<News<T>, Error>
    where
        T: Notation<R>,
    {
        read_news(text, |tidings| T::read(tidings, rules))
    }

    /// Writes them at the end of a text.
    pub fn write<R>(&self, text: &mut String)
    where
        T: Notation<R>,
    {
        self.write_with(text, T::write);
    }

    fn write_with(&self, text: &mut String, tidings: impl FnOnce(&T, &mut String)) {
        let event = match &self.event {
            Event::Setup(setup) => {
                text.push_str("setup");
                push_words(text, [setup.side.name(), setup.texts[setup.side].as_deref().unwrap_or("?")]);
                if let Some(other) = &setup.texts[!setup.side] {
                    push_words(text, [(!setup.side).name(), other]);
                }
                ""
            }
            Event::Turn(turn) => {
                push_number(text, self.ply);
                text.push(' ');
                tidings(turn, text);
                ""
            }
            Event::Result => " result",
            Event::Undo => " undo",
        };
        if !event.is_empty() {
            push_number(text, self.ply);
            text.push_str(event);
        }
        if let Some(over) = &self.over {
            text.push_str(OVER);
            over.outcome.write(text);
            if let Some(board) = &over.reveal {
                push_words(text, [board]);
            }
        }
    }
}

/// Writes words, a space before each.
fn push_words<const N: usize>(text: &mut String, words: [&str; N]) {
    for word in words {
        text.push(' ');
        text.push_str(word);
    }
}

/// Reads news with white space around them.
fn read_news<T>(text: &str, tidings: impl FnOnce(&str) -> Result<T, Error>) -> Result<News<T>, Error> {
    let (text, start) = trimmed(text);
    read_trimmed(text.get(start..).unwrap_or(""), tidings).map_err(|error| error.shifted(start))
}

/// Reads news without white space around them.
fn read_trimmed<T>(text: &str, read: impl FnOnce(&str) -> Result<T, Error>) -> Result<News<T>, Error> {
    // Place by place: the search for a whole text would be a visible part of the module.
    let ends = |at: &usize| text.get(*at..).is_some_and(|rest| rest.starts_with(OVER));
    let split = (0..text.len()).find(ends).and_then(|at| text.split_at_checked(at));
    let (head, tail) = split.unwrap_or((text, ""));
    let mut over = None;
    if let Some(tail) = tail.get(OVER.len()..) {
        over = Some(Box::new(read_over(tail).map_err(|error| error.shifted(head.len() + OVER.len()))?));
    }
    if let Some(setup) = head.strip_prefix("setup ") {
        let setup = read_setup(setup).ok_or_else(|| Error::text(0, "setup SIDE TEXT"))?;
        return Ok(News { ply: 0, event: Event::Setup(Box::new(setup)), over });
    }
    let mut reader = Reader::new(head);
    let ply = reader.number()?;
    reader.expect(" ")?;
    let offset = reader.offset();
    let event = match reader.rest() {
        "result" => Event::Result,
        "undo" => Event::Undo,
        // Their own reader would pass over it.
        spaced if trimmed(spaced) != (spaced, 0) => return Err(Error::text(offset, "one space")),
        tidings => Event::Turn(read(tidings).map_err(|error| error.shifted(offset))?),
    };
    let fits = match event {
        Event::Result => over.is_some(),
        Event::Undo => over.is_none(),
        _ => true,
    };
    if fits {
        Ok(News { ply, event, over })
    } else {
        Err(Error::text(head.len(), "over REASON WINNER after a result alone"))
    }
}

fn read_setup(text: &str) -> Option<SetupNews> {
    let mut reader = Reader::new(text);
    let side: Side = reader.word().parse().ok()?;
    let mut texts = BySide::default();
    let mut owner = side;
    loop {
        if !reader.take(" ") {
            return None;
        }
        let word = reader.word();
        texts[owner] = (owner != side || word != "?").then(|| word.to_string());
        if reader.rest().is_empty() {
            return Some(SetupNews { side, texts });
        }
        owner = !owner;
        if owner == side || texts[side].is_none() || !reader.take(" ") || reader.word() != owner.name() {
            return None;
        }
    }
}

fn read_over(text: &str) -> Result<Over, Error> {
    let mut reader = Reader::new(text);
    let reason = reader.word();
    reader.expect(" ")?;
    let winner = reader.word();
    let outcome = text.get(..reason.len() + 1 + winner.len()).unwrap_or(text);
    let outcome = outcome.parse().map_err(|_| Error::text(0, "REASON WINNER"))?;
    let reveal = if reader.take(" ") { Some(reader.word().to_string()) } else { None };
    reader.end()?;
    Ok(Over { outcome, reveal })
}

/// The news of one turn for each viewer, and whether it told somebody something hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<N> {
    news: Told<N>,
    /// Whether somebody learned something hidden: a challenge, a move that shows a rank, the end.
    pub revealed: bool,
}

/// What the viewers learn.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Told<N> {
    /// All the same.
    Alike(N),
    /// South, north and the spectator.
    Each(Box<[N; 3]>),
}

impl<N> Report<N> {
    /// The same news for everybody.
    pub const fn same(news: N, revealed: bool) -> Report<N> {
        Report { news: Told::Alike(news), revealed }
    }

    /// Makes the news of each viewer.
    pub fn each(revealed: bool, make: impl FnMut(Viewer) -> N) -> Report<N> {
        Report { news: Told::Each(Box::new(Viewer::ALL.map(make))), revealed }
    }

    /// What one viewer learns.
    pub fn of(&self, viewer: impl Into<Viewer>) -> &N {
        match &self.news {
            Told::Alike(news) => news,
            Told::Each(news) => {
                let [south, north, spectator] = &**news;
                match viewer.into() {
                    Viewer::Player(Side::South) => south,
                    Viewer::Player(Side::North) => north,
                    Viewer::Spectator => spectator,
                }
            }
        }
    }

    /// The report that comes of this one when something is made of the news.
    pub(crate) fn map<M>(&self, mut map: impl FnMut(&N) -> M) -> Report<M> {
        match &self.news {
            Told::Alike(news) => Report::same(map(news), self.revealed),
            Told::Each(_) => Report::each(self.revealed, |viewer| map(self.of(viewer))),
        }
    }
}

impl<T> News<T> {
    /// A turn.
    pub const fn turn(ply: u32, tidings: T, over: Option<Box<Over>>) -> News<T> {
        News { ply, event: Event::Turn(tidings), over }
    }

    /// A resignation or agreement.
    pub fn result(ply: u32, outcome: Outcome, reveal: Option<String>) -> News<T> {
        News { ply, event: Event::Result, over: Some(Box::new(Over { outcome, reveal })) }
    }

    /// An undo of what happened at that ply.
    pub const fn undo(ply: u32) -> News<T> {
        News { ply, event: Event::Undo, over: None }
    }
}
