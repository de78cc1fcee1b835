//! Law 3: nothing leaks. For each viewer the ranks that he cannot know are permuted in the set-ups (or in the position text)
//! and the whole record is replayed. A world counts when the viewer's news come out the same, byte for byte. In all worlds
//! that count, everything that this viewer can get must be equal. A position in which too few worlds count fails as empty.
//!
//! Worlds are found by a walk: two hidden pieces change ranks, and the step is taken when the news stay the same. So pieces
//! that never moved may become Bombs, long movers stay Scouts, and an arbiter's verdicts go on being true.
//!
//! With the feature `planted-leak` a view tells of a Flag that moved, and the same check must find it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};

use common::{Generals, Kind, Stratego, all_picks, rules};
use rankfile::board::Square;
use rankfile::game::{ActionOf, Game, NewsOf, RulesOf, View};
use rankfile::hidden::HiddenGame;
use rankfile::news::Report;
use rankfile::outcome::{Outcome, Phase, Reason};
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::scene::Ground;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::svg::{SvgOptions, draw};
use rankfile::turn::{Options, Pick, Sense};

/// How a game began: what worlds differ in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Start {
    Position(String),
    Setups(Vec<(Side, String)>),
}

/// What was done; the same in all worlds.
#[derive(Clone, Debug)]
enum Deed<A> {
    Play(A),
    Finish(Outcome),
}

struct Story<G: Game> {
    rules: RulesOf<G>,
    start: Start,
    deeds: Vec<Deed<ActionOf<G>>>,
}

/// Begins a game. `None` when this is no start of a game.
fn begin<G: Game>(rules: &RulesOf<G>, start: &Start) -> Option<(G, Vec<Report<NewsOf<G>>>)> {
    match start {
        Start::Position(text) => G::new(rules.clone(), Some(text)).ok().map(|game| {
            let opening = game.opening().into_iter().collect();
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

fn enact<G: Game>(game: &mut G, deed: &Deed<ActionOf<G>>) -> Option<Report<NewsOf<G>>> {
    match deed {
        Deed::Play(action) => game.play(action).ok(),
        Deed::Finish(outcome) => game.finish(*outcome).ok(),
    }
}

impl<G: Game> Story<G> {
    /// What a viewer is told in a world, up to a deed; `None` when it cannot have happened there.
    fn news(&self, start: &Start, viewer: Viewer, count: usize) -> Option<Vec<String>> {
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
    fn counts(&self, start: &Start, viewer: Viewer, count: usize, news: &[String]) -> bool {
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
        self.deeds[..count].iter().all(|deed| {
            enact(&mut game, deed).is_some_and(|report| wanted.next() == Some(&report.of(viewer).to_string()))
        })
    }

    fn replay(&self, start: &Start, count: usize) -> Match<G> {
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
fn hidden_letters(start: &Start, hidden: &[Side]) -> Vec<Vec<(usize, usize, char)>> {
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

fn put(start: &mut Start, (text, byte): (usize, usize), letter: char) {
    let place = match start {
        Start::Position(board) => board,
        Start::Setups(setups) => &mut setups[text].1,
    };
    place.replace_range(byte..=byte, letter.encode_utf8(&mut [0; 4]));
}

fn swapped(start: &Start, one: (usize, usize, char), other: (usize, usize, char)) -> Start {
    let mut next = start.clone();
    put(&mut next, (one.0, one.1), other.2);
    put(&mut next, (other.0, other.1), one.2);
    next
}

fn hidden_from(viewer: Viewer) -> Vec<Side> {
    Side::ALL.into_iter().filter(|side| !viewer.is(*side)).collect()
}

/// Other worlds that count.
fn worlds<G: Game>(
    story: &Story<G>,
    viewer: Viewer,
    count: usize,
    want: usize,
    tries: usize,
    rng: &mut Rng,
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
fn everything<G: Game>(game: &Match<G>, viewer: Viewer, seed: u64) -> String {
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
fn errors<G: Game>(game: &Match<G>, viewer: Viewer, squares: &[Square], rng: &mut Rng, out: &mut String) {
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

fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The first line in which two texts differ.
fn difference(one: &str, other: &str) -> String {
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
struct Tally {
    positions: usize,
    worlds: usize,
    in_full: usize,
    over: usize,
    few: usize,
    barred: usize,
    waiting: usize,
}

/// Compares what a viewer gets in the true world and in others. The error is what leaks.
fn compare<G: Game>(
    story: &Story<G>,
    viewer: Viewer,
    count: usize,
    others: &BTreeSet<Start>,
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
        if number == 0 {
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
fn moment<G: Game>(
    story: &Story<G>,
    viewer: Viewer,
    count: usize,
    least: usize,
    rng: &mut Rng,
    tally: &mut Tally,
) -> Result<(), String> {
    let (want, tries) = (3, 400);
    let others = worlds(story, viewer, count, want, tries, rng);
    if others.len() < least {
        tally.few += 1;
        return Err(format!("empty: {viewer} after {count} deeds of {:?}", story.start));
    }
    tally.positions += 1;
    compare(story, viewer, count, &others, tally)
}

/// A random story: set-ups and legal actions, now and then an end by agreement.
fn random_story<K: Kind>(
    settings: &Settings,
    plies: usize,
    attacks: usize,
    shuffle: usize,
    rng: &mut Rng,
) -> Story<K::Game> {
    // Some shuffle, so that repetition rules refuse something.
    let mut shuffler = (rng.below(100) < shuffle).then(common::Shuffler::default);
    let rules = rules::<K>(settings);
    let mut game = K::Game::new(rules.clone(), None).unwrap();
    let mut order = Side::ALL;
    rng.shuffle(&mut order);
    let setups: Vec<(Side, String)> =
        order.into_iter().map(|side| (side, game.random_setup(side, rng.next_u64()).unwrap())).collect();
    for (side, text) in &setups {
        game.deploy(*side, text).unwrap();
    }
    let start = Start::Setups(setups);
    let mut choose = |view: &<K::Game as Game>::View, rng: &mut Rng| match &mut shuffler {
        Some(shuffler) => shuffler.choose(view, rng, 80),
        None => common::random_action(view, rng, attacks),
    };
    continued(rules, start, game, plies, &mut choose, rng)
}

/// How a player of a story chooses.
type Choose<'a, G> = dyn FnMut(&<G as Game>::View, &mut Rng) -> Option<ActionOf<G>> + 'a;

fn continued<G: Game>(
    rules: RulesOf<G>,
    start: Start,
    mut game: G,
    plies: usize,
    choose: &mut Choose<'_, G>,
    rng: &mut Rng,
) -> Story<G> {
    let mut deeds = Vec::new();
    while deeds.len() < plies && game.status().outcome.is_none() {
        let Some(action) = choose(&common::mover_view(&game), rng) else { break };
        game.play(&action).unwrap();
        deeds.push(Deed::Play(action));
    }
    Story { rules, start, deeds }
}

/// The set-up phase: others learn only that a side has set up, so any set-up at all is a world that counts.
fn setup_phase<K: Kind>(settings: &Settings, rng: &mut Rng, tally: &mut Tally) -> Result<(), String> {
    let rules = rules::<K>(settings);
    let owner = *rng.choose(&Side::ALL).unwrap();
    let blank = K::Game::new(rules.clone(), None).unwrap();
    let setup = |rng: &mut Rng| Start::Setups(vec![(owner, blank.random_setup(owner, rng.next_u64()).unwrap())]);
    let mut deeds = Vec::new();
    match rng.below(3) {
        0 => deeds.push(Deed::Finish(Outcome::draw(Reason::Agreed))),
        1 => deeds.push(Deed::Finish(Outcome::win(*rng.choose(&Side::ALL).unwrap(), Reason::Resigned))),
        _ => {}
    }
    let story = Story::<K::Game> { rules, start: setup(rng), deeds };
    let count = story.deeds.len();
    for viewer in Viewer::ALL.into_iter().filter(|viewer| !viewer.is(owner)) {
        let news = story.news(&story.start, viewer, count).unwrap();
        let others: BTreeSet<Start> =
            (0..4).map(|_| setup(rng)).filter(|start| story.counts(start, viewer, count, &news)).collect();
        if others.len() < 3 {
            return Err(format!("{viewer} learns more than that {owner} has set up: {news:?}"));
        }
        tally.positions += 1;
        compare(&story, viewer, count, &others, tally)?;
    }
    Ok(())
}

/// Random games of one setting, looked at in random moments by all viewers.
fn random_games<K: Kind>(
    settings: &Settings,
    games: usize,
    plies: usize,
    shuffle: usize,
    rng: &mut Rng,
    tally: &mut Tally,
) -> Result<(), String> {
    for _ in 0..games {
        setup_phase::<K>(settings, rng, tally)?;
        let attacks = 5 + rng.below(20);
        let mut story = random_story::<K>(settings, plies, attacks, shuffle, rng);
        let end = story.replay(&story.start, story.deeds.len()).status().outcome;
        let last = story.deeds.len() - usize::from(end.is_some());
        let mut counts: Vec<usize> = vec![0, last];
        counts.extend((0..2).map(|_| rng.below(last + 1)));
        for count in counts {
            for viewer in Viewer::ALL {
                moment(&story, viewer, count, 1, rng, tally)?;
            }
        }
        // The end shows all ranks, so that no other world is left, but for pieces of one kind.
        if end.is_none() {
            story.deeds.push(Deed::Finish(Outcome::win(*rng.choose(&Side::ALL).unwrap(), Reason::Resigned)));
        }
        let count = story.deeds.len();
        for viewer in Viewer::ALL {
            assert!(worlds(&story, viewer, count, 1, 40, rng).is_empty(), "the end shows all");
            let over = story.replay(&story.start, count);
            let scene = over.view(viewer).scene(&Default::default());
            assert!(scene.pieces.iter().all(|piece| piece.kind.is_some()));
            assert!(Side::ALL.iter().all(|side| !scene.lost[*side].contains(&"unknown")));
            tally.over += 1;
        }
    }
    Ok(())
}

fn far_rank(side: Side) -> u8 {
    match side {
        Side::South => 7,
        Side::North => 0,
    }
}

/// A position of the Generals with Flags near their far ranks.
fn flag_run_position(rng: &mut Rng) -> String {
    let mut cells = vec![vec!['.'; 9]; 8];
    for side in Side::ALL {
        let near = [6_u8, 6, 5];
        let rank = *rng.choose(&near).unwrap();
        let rank = if side == Side::South { rank } else { 7 - rank };
        let (mut row, mut file) = (usize::from(7 - rank), rng.below(9));
        while cells[row][file] != '.' {
            file = rng.below(9);
        }
        let own = |letter: char| if side == Side::South { letter } else { letter.to_ascii_lowercase() };
        cells[row][file] = own('F');
        let mut letters: Vec<char> = "ABCDEKLMNQRTSSPPPPPP".chars().collect();
        rng.shuffle(&mut letters);
        for letter in letters.into_iter().take(4 + rng.below(8)) {
            (row, file) = (rng.below(8), rng.below(9));
            if cells[row][file] == '.' {
                cells[row][file] = own(letter);
            }
        }
    }
    format!("{} {} 0", common::board_text(&cells), if rng.below(2) == 0 { 's' } else { 'n' })
}

/// GE4: a Flag waiting on the far rank shows in nothing. Each game goes a few plies, Flags run when they can.
fn flag_runs(settings: &Settings, games: usize, rng: &mut Rng, tally: &mut Tally) -> Result<(), String> {
    let rules = rules::<Generals>(settings);
    let mut played = 0;
    while played < games {
        let start = Start::Position(flag_run_position(rng));
        let Some((game, _)) = begin::<HiddenGame>(&rules, &start) else { continue };
        let mut choose = |view: &<HiddenGame as Game>::View, rng: &mut Rng| {
            let home = far_rank(view.turn());
            let flag =
                view.scene().pieces.into_iter().find(|piece| piece.side == view.turn() && piece.kind == Some("flag"));
            let run = flag.and_then(|flag| {
                let steps = view.actions(Some(flag.at));
                let distance = |square: Square| square.rank().abs_diff(home);
                steps.into_iter().find(|step| distance(step.to) < distance(flag.at) && !step.attack)
            });
            run.filter(|_| rng.below(3) > 0).or_else(|| common::random_action(view, rng, 10))
        };
        let story = continued(rules, start, game, 8, &mut choose, rng);
        if story.deeds.is_empty() {
            continue;
        }
        played += 1;
        for count in 0..=story.deeds.len() {
            let game = story.replay(&story.start, count);
            if game.status().outcome.is_some() {
                break;
            }
            let position = game.game().position().unwrap();
            let waiting = |side: Side| {
                let letter = if side == Side::South { 'F' } else { 'f' };
                let file = (0..9).find(|file| {
                    let square = Square::new(*file, far_rank(side)).unwrap();
                    common::letter_at(position.split(' ').next().unwrap(), square) == letter
                });
                file.is_some() && game.status().turn != side
            };
            for viewer in Viewer::ALL {
                let Some(owner) = hidden_from(viewer).into_iter().find(|side| waiting(*side)) else { continue };
                // The very piece that waits is another in these worlds.
                let news = story.news(&story.start, viewer, count).unwrap();
                let letters = hidden_letters(&story.start, &[owner]).remove(0);
                let flag = *letters.iter().find(|place| place.2.eq_ignore_ascii_case(&'F')).unwrap();
                let others: BTreeSet<Start> = letters
                    .iter()
                    .filter(|place| place.2 != flag.2)
                    .map(|place| swapped(&story.start, flag, *place))
                    .filter(|start| story.counts(start, viewer, count, &news))
                    .collect();
                if others.is_empty() {
                    // Its owner has nothing else that it could be.
                    tally.few += 1;
                    continue;
                }
                tally.waiting += 1;
                tally.positions += 1;
                compare(&story, viewer, count, &others, tally)?;
            }
        }
    }
    Ok(())
}

#[cfg(not(feature = "planted-leak"))]
fn generals_settings() -> Vec<Settings> {
    common::switch_combinations(Generals::INFO)
}

#[cfg(not(feature = "planted-leak"))]
fn stratego_settings() -> Vec<(Settings, usize)> {
    let plies = |army: &str| match army {
        "barrage" => 14,
        "duel" => 20,
        "lightning" => 60,
        _ => 140,
    };
    let mut all = Vec::new();
    for edition in Stratego::INFO.editions {
        for army in Stratego::INFO.armies {
            all.push((Settings::new().edition(edition.name).army(army.name), plies(army.name)));
        }
    }
    all
}

#[cfg(not(feature = "planted-leak"))]
#[test]
fn generals() {
    let mut rng = Rng::new(31);
    let mut tally = Tally::default();
    for settings in generals_settings() {
        random_games::<Generals>(&settings, 10, 140, 20, &mut rng, &mut tally).unwrap_or_else(|leak| panic!("{leak}"));
    }
    println!("generals: {tally:?}");
    assert!(tally.positions > 1000 && tally.worlds > 3000);
}

#[cfg(not(feature = "planted-leak"))]
#[test]
fn generals_flag_runs() {
    let mut rng = Rng::new(32);
    let mut tally = Tally::default();
    for settings in generals_settings() {
        flag_runs(&settings, 60, &mut rng, &mut tally).unwrap_or_else(|leak| panic!("{leak}"));
    }
    println!("generals, flag runs: {tally:?}");
    assert!(tally.waiting > 300 && tally.few * 10 < tally.waiting);
}

#[cfg(not(feature = "planted-leak"))]
#[test]
fn stratego() {
    let mut rng = Rng::new(33);
    let mut tally = Tally::default();
    for (settings, plies) in stratego_settings() {
        random_games::<Stratego>(&settings, 5, plies, 20, &mut rng, &mut tally).unwrap_or_else(|leak| panic!("{leak}"));
    }
    println!("stratego: {tally:?}");
    assert!(tally.positions > 1000 && tally.worlds > 3000);
}

/// What repetition rules refuse tells nothing of ranks.
#[cfg(not(feature = "planted-leak"))]
#[test]
fn stratego_repetition() {
    let mut rng = Rng::new(34);
    let mut tally = Tally::default();
    for edition in ["isf", "romanian"] {
        for army in Stratego::INFO.armies {
            let settings =
                Settings::new().edition(edition).army(army.name).switch("twoSquare", "3").switch("chase", "on");
            random_games::<Stratego>(&settings, 6, 30, 100, &mut rng, &mut tally)
                .unwrap_or_else(|leak| panic!("{leak}"));
        }
    }
    println!("stratego, repetition: {tally:?}");
    assert!(tally.barred > 15);
}

/// The same check finds a leak that is there.
#[cfg(feature = "planted-leak")]
#[test]
fn a_planted_leak_is_found() {
    let mut rng = Rng::new(31);
    let mut tally = Tally::default();
    let found = random_games::<Generals>(&Settings::new(), 10, 140, 20, &mut rng, &mut tally);
    let leak = found.expect_err("the planted leak");
    println!("{leak}");
    assert!(leak.contains("leaks to"), "{leak}");
    let found = flag_runs(&Settings::new().switch("flagRun", "survive"), 60, &mut rng, &mut tally);
    assert!(found.expect_err("the planted leak").contains("leaks to"));
    let found = random_games::<Stratego>(&Settings::new(), 10, 140, 20, &mut rng, &mut tally);
    assert!(found.expect_err("the planted leak").contains("leaks to"));
}
