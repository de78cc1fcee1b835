//! Law 3: nothing leaks. How worlds are found that a viewer cannot tell apart, and what must be equal in all of them.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};

use rankfile::board::Square;
use rankfile::game::{ActionOf, Game, NewsOf, RulesOf, View};
use rankfile::news::{Event, News, Report};
use rankfile::outcome::{Outcome, Phase};
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::scene::Ground;
use rankfile::settings::Ruleset;
use rankfile::side::{Side, Viewer};
use rankfile::svg::{SvgOptions, draw};
use rankfile::turn::{Options, Pick, Sense};

use super::all_picks;
use super::chance::Chance;

/// How a game began: what worlds differ in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Start {
    Position(String),
    Setups(Vec<(Side, String)>),
}

/// What was done; the same in all worlds.
#[derive(Clone, Debug)]
pub enum Deed<A> {
    Play(A),
    Finish(Outcome),
}

pub struct Story<G: Game> {
    pub rules: RulesOf<G>,
    pub start: Start,
    pub deeds: Vec<Deed<ActionOf<G>>>,
}

/// Begins a game. `None` when this is no start of a game.
pub fn begin<G: Game>(rules: &RulesOf<G>, start: &Start) -> Option<(G, Vec<Report<NewsOf<G>>>)> {
    match start {
        Start::Position(text) => G::new(rules.clone(), Some(text)).ok().map(|game| {
            let news = |over| News { ply: game.status().ply, event: Event::Result, over: Some(over) };
            let opening = game.opening().map(|over| Report::same(news(over), true)).into_iter().collect();
            (game, opening)
        }),
        Start::Setups(setups) => {
            let mut game = G::new(rules.clone(), None).ok()?;
            let mut told = Vec::new();
            for (side, text) in setups {
                told.push(game.deploy(*side, text).ok()?);
            }
            Some((game, told))
        }
    }
}

pub fn enact<G: Game>(game: &mut G, deed: &Deed<ActionOf<G>>) -> Option<Report<NewsOf<G>>> {
    match deed {
        Deed::Play(action) => game.play(action).ok(),
        Deed::Finish(outcome) => game.finish(*outcome).ok(),
    }
}

impl<G: Game> Story<G> {
    /// What a viewer is told in a world, up to a deed; `None` when it cannot have happened there.
    pub fn news(&self, start: &Start, viewer: Viewer, count: usize) -> Option<Vec<String>> {
        let (mut game, mut told) = begin::<G>(&self.rules, start)?;
        for deed in &self.deeds[..count] {
            told.push(enact(&mut game, deed)?);
        }
        let mut news: Vec<String> = told.iter().map(|report| report.of(viewer).to_string()).collect();
        if let Start::Position(_) = start {
            // He is told the position too, as far as he may know it.
            news.insert(0, begin::<G>(&self.rules, start)?.0.start_view(viewer).start_text());
        }
        Some(news)
    }

    /// Whether a viewer is told the same in another world.
    pub fn counts(&self, start: &Start, viewer: Viewer, count: usize, news: &[String]) -> bool {
        let Some((mut game, told)) = begin::<G>(&self.rules, start) else { return false };
        let mut wanted = news.iter();
        if let Start::Position(_) = start
            && wanted.next() != Some(&game.start_view(viewer).start_text())
        {
            return false;
        }
        if !told.iter().all(|report| wanted.next() == Some(&report.of(viewer).to_string())) {
            return false;
        }
        let same = self.deeds[..count].iter().all(|deed| {
            enact(&mut game, deed).is_some_and(|report| wanted.next() == Some(&report.of(viewer).to_string()))
        });
        // A position that ends the game at once is told to be over.
        same && wanted.next().is_none()
    }

    pub fn replay(&self, start: &Start, count: usize) -> Match<G> {
        let mut game = match start {
            Start::Position(text) => Match::new(self.rules.clone(), Some(text)).unwrap(),
            Start::Setups(setups) => {
                let mut game = Match::new(self.rules.clone(), None).unwrap();
                for (side, text) in setups {
                    game.deploy(*side, text).unwrap();
                }
                game
            }
        };
        for deed in &self.deeds[..count] {
            match deed {
                Deed::Play(action) => game.play(action, None).map(|_| ()).unwrap(),
                Deed::Finish(Outcome { winner: Some(winner), .. }) => game.resign(!*winner).map(|_| ()).unwrap(),
                Deed::Finish(_) => game.agree_draw().map(|_| ()).unwrap(),
            }
        }
        game
    }
}

/// The places of the letters that may change in a world, side by side: `(text, byte, letter)`.
pub fn hidden_letters(start: &Start, hidden: &[Side]) -> Vec<Vec<(usize, usize, char)>> {
    let letters = |index: usize, text: &str, fits: &dyn Fn(char) -> bool| -> Vec<(usize, usize, char)> {
        text.char_indices()
            .take_while(|(_, letter)| *letter != ' ')
            .filter(|(_, letter)| letter.is_ascii_alphabetic() && fits(*letter))
            .map(|(byte, letter)| (index, byte, letter))
            .collect()
    };
    let of = |side: &Side| match (start, side) {
        (Start::Position(text), Side::South) => letters(0, text, &|letter| letter.is_ascii_uppercase()),
        (Start::Position(text), Side::North) => letters(0, text, &|letter| letter.is_ascii_lowercase()),
        (Start::Setups(setups), side) => {
            let found = setups.iter().enumerate().find(|(_, (owner, _))| owner == side);
            found.map_or_else(Vec::new, |(index, (_, text))| letters(index, text, &|_| true))
        }
    };
    hidden.iter().map(of).collect()
}

pub fn put(start: &mut Start, (text, byte): (usize, usize), letter: char) {
    let place = match start {
        Start::Position(board) => board,
        Start::Setups(setups) => &mut setups[text].1,
    };
    place.replace_range(byte..=byte, letter.encode_utf8(&mut [0; 4]));
}

pub fn swapped(start: &Start, one: (usize, usize, char), other: (usize, usize, char)) -> Start {
    let mut next = start.clone();
    put(&mut next, (one.0, one.1), other.2);
    put(&mut next, (other.0, other.1), one.2);
    next
}

pub fn hidden_from(viewer: Viewer) -> Vec<Side> {
    Side::ALL.into_iter().filter(|side| !viewer.is(*side)).collect()
}

/// Other worlds that count.
pub fn worlds<G: Game>(
    story: &Story<G>,
    viewer: Viewer,
    count: usize,
    want: usize,
    tries: usize,
    rng: &mut impl Chance,
) -> BTreeSet<Start> {
    let Some(news) = story.news(&story.start, viewer, count) else { panic!("the story itself can be told") };
    let mut found = BTreeSet::new();
    let mut now = story.start.clone();
    let hidden = hidden_from(viewer);
    for _ in 0..tries {
        let sides = hidden_letters(&now, &hidden);
        let letters = rng.choose(&sides).unwrap();
        let (Some(one), Some(other)) = (rng.choose(letters), rng.choose(letters)) else { continue };
        if one.2 == other.2 {
            continue;
        }
        let next = swapped(&now, *one, *other);
        if story.counts(&next, viewer, count, &news) {
            if next != story.start {
                found.insert(next.clone());
            }
            now = next;
        }
        if found.len() >= want {
            break;
        }
    }
    found
}

/// Everything that a viewer can get, as text.
pub fn everything<G: Game>(game: &Match<G>, viewer: Viewer, seed: u64) -> String {
    let mut out = String::new();
    let transcript = game.view(viewer);
    let view = transcript.view();
    let scene = transcript.scene(&Default::default());
    let squares: Vec<Square> =
        scene.cells.iter().filter(|cell| cell.ground != Ground::Water).map(|cell| cell.at).collect();
    let picks = all_picks(&squares);
    let _ = writeln!(out, "{transcript}");
    let _ = writeln!(out, "{:?} {} {} {:?}", view.phase(), view.turn(), view.ply(), view.deployed());
    let _ = writeln!(out, "{:?} {:?}", view.outcome(), view.outcome().and_then(|end| view.rules().rule_of(end.reason)));
    let _ = writeln!(out, "{}", view.position());
    let _ = writeln!(out, "{} {}", view.start_text(), view.started_from_position());
    let _ = writeln!(out, "{scene:?}");
    for bottom in Side::ALL {
        let _ = writeln!(out, "{}", draw(&scene, &SvgOptions { bottom, ..SvgOptions::default() }));
    }
    let _ = writeln!(out, "{:?}", transcript.turns());
    let mut rng = Rng::new(seed);
    let ply = view.ply().saturating_sub(rng.below(6) as u32);
    let _ = writeln!(out, "at {ply}: {:?}", transcript.at(ply).map(|then| then.to_string()));
    let _ = writeln!(out, "{:?}", view.actions(None));
    let _ = writeln!(out, "{:?} {:?}", view.options(&[]), view.why(&[]));
    let on_turn = view.options(&[]) != Options::none();
    for one in &picks {
        let options = view.options(&[*one]);
        let _ = writeln!(out, "{one}: {options:?} {:?}", view.why(&[*one]));
        let Pick::Square(from) = *one else { continue };
        let _ = writeln!(out, "{:?} {:?}", view.diagram(from), view.actions(Some(from)));
        let _ = writeln!(out, "{:?}", view.could_be(from));
        for action in view.actions(Some(from)) {
            let _ = writeln!(out, "{action}: {:?}", view.warn(&action));
        }
        // Out of turn everything is refused alike: some clicks show it.
        let some = if on_turn { picks.len() } else { 2 };
        for index in 0..some {
            let other = if on_turn { picks[index] } else { *rng.choose(&picks).unwrap() };
            let path = [*one, other];
            let _ = writeln!(out, "{one} {other}: {:?}", view.why(&path));
            if options.marks.iter().any(|mark| Pick::Square(mark.at) == other && mark.sense != Sense::Subject) {
                let next = view.options(&path);
                let _ = writeln!(out, "{next:?}");
                for third in next.marks.iter().map(|mark| Pick::Square(mark.at)).chain([*rng.choose(&picks).unwrap()]) {
                    let path = [*one, other, third];
                    let _ = writeln!(out, "{path:?}: {:?} {:?}", view.options(&path), view.why(&path));
                }
            }
        }
        // Every text over all squares, from a square to itself too, with either sign.
        for to in &squares {
            if !on_turn && rng.below(8) > 0 {
                continue;
            }
            for sign in ['-', 'x'] {
                let text = format!("{from}{sign}{to}");
                let _ = writeln!(out, "{text}: {:?}", view.judge(&text.parse().unwrap()));
            }
            if from.is_adjacent(*to) {
                let last = rng.choose(&squares).unwrap();
                let text = format!("{from}-{to}x{last}");
                let judged = text.parse().map(|action| view.judge(&action));
                let _ = writeln!(out, "{text}: {judged:?}");
            }
        }
    }
    errors(game, viewer, &squares, &mut rng, &mut out);
    out
}

/// What comes back when a player sends what he may not.
pub fn errors<G: Game>(game: &Match<G>, viewer: Viewer, squares: &[Square], rng: &mut impl Chance, out: &mut String) {
    let Some(side) = viewer.side() else { return };
    let view = game.game().view(viewer);
    for _ in 0..30 {
        let sign = if rng.below(2) == 0 { '-' } else { 'x' };
        let text = format!("{}{sign}{}", rng.choose(squares).unwrap(), rng.choose(squares).unwrap());
        // What is legal has its answer in the news.
        if text.parse().is_ok_and(|action| view.judge(&action).is_ok()) {
            continue;
        }
        let error = game.clone().play_text(&text, Some(side)).map(|_| ()).unwrap_err();
        let _ = writeln!(out, "{text}: {error} {error:?}");
    }
    for text in ["", "a1", "a1+a2", "a1-a2 "] {
        let played = game.clone().play_text(text, Some(side)).map(|_| ());
        if view.turn() != side || game.status().phase != Phase::Play {
            let _ = writeln!(out, "{text:?}: {played:?}");
        }
    }
    for text in ["", "?", "10/10/10/F9", "9/9/F8"] {
        if let Err(error) = game.clone().deploy(side, text) {
            let _ = writeln!(out, "deploy {text:?}: {error} {error:?}");
        }
    }
    let mut transcript = game.view(viewer);
    for news in ["", "0 a1-a2", "0 a4xa5 X>x", "setup north ?", "0 undo"] {
        if let Err(error) = transcript.learn_text(news) {
            let _ = writeln!(out, "learn {news:?}: {error} {error:?}");
        }
    }
}

pub fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The first line in which two texts differ.
pub fn difference(one: &str, other: &str) -> String {
    let differs = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    let cut = |line: &str, at: usize| line.chars().skip(at.saturating_sub(60)).take(160).collect::<String>();
    match differs {
        Some((one, other)) => {
            let at = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
            format!("…{}…\n…{}…", cut(one, at), cut(other, at))
        }
        None => "one is longer".to_string(),
    }
}

#[derive(Default, Debug)]
pub struct Tally {
    pub positions: usize,
    pub worlds: usize,
    pub in_full: usize,
    pub over: usize,
    pub few: usize,
    pub barred: usize,
    pub waiting: usize,
}

/// Compares what a viewer gets in the true world and in others; `in_full`: also every answer, which takes long. The error
/// is what leaks.
pub fn compare<G: Game>(
    story: &Story<G>,
    viewer: Viewer,
    count: usize,
    others: &BTreeSet<Start>,
    in_full: bool,
    tally: &mut Tally,
) -> Result<(), String> {
    let truth = story.replay(&story.start, count);
    let seed = (count + 1) as u64;
    let mut full = None;
    for (number, start) in others.iter().enumerate() {
        tally.worlds += 1;
        let mut world = story.replay(start, count);
        let leak = |what: &str, more: String| {
            Err(format!("{what} leaks to {viewer} after {count} deeds\n{more}\n{:?}\n{start:?}", story.start))
        };
        let (one, other) = (truth.view(viewer), world.view(viewer));
        if one.to_string() != other.to_string() {
            return leak("the transcript", difference(&one.to_string(), &other.to_string()));
        }
        if truth.game().view(viewer) != world.game().view(viewer) || one != other {
            let (one, other) = (format!("{one:?}"), format!("{other:?}"));
            return leak("the view", difference(&one, &other));
        }
        // Equal views give equal answers; to be sure of it, everything is asked in one of the worlds.
        if number == 0 && in_full {
            tally.in_full += 1;
            let own = full.get_or_insert_with(|| everything(&truth, viewer, seed));
            tally.barred += usize::from(own.contains("TwoSquare") || own.contains("Chase"));
            let told = everything(&world, viewer, seed);
            if digest(own) != digest(&told) {
                return leak("an answer", difference(own, &told));
            }
            // What is taken back is forgotten alike.
            let mut back = truth.clone();
            if let (Some(one), Some(other)) = (back.undo(), world.undo()) {
                let told = one.of(viewer) == other.of(viewer);
                if !told || back.view(viewer) != world.view(viewer) {
                    return leak("an undo", String::new());
                }
            }
        }
    }
    Ok(())
}

/// Looks at one moment of a story for one viewer.
pub fn moment<G: Game>(
    story: &Story<G>,
    viewer: Viewer,
    count: usize,
    least: usize,
    rng: &mut impl Chance,
    tally: &mut Tally,
) -> Result<(), String> {
    let (want, tries) = (3, 400);
    let others = worlds(story, viewer, count, want, tries, rng);
    if others.len() < least {
        tally.few += 1;
        return Err(format!("empty: {viewer} after {count} deeds of {:?}", story.start));
    }
    tally.positions += 1;
    compare(story, viewer, count, &others, true, tally)
}
