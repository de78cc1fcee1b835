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

use common::secrecy::{
    Deed, Start, Story, Tally, begin, compare, hidden_from, hidden_letters, moment, swapped, worlds,
};
use common::{Generals, Kind, Stratego, rules};
use rankfile::board::Square;
use rankfile::game::{ActionOf, Game, RulesOf, View};
use rankfile::hidden::HiddenGame;
use rankfile::outcome::{Outcome, Reason};
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};

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
        compare(&story, viewer, count, &others, true, tally)?;
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
                compare(&story, viewer, count, &others, true, tally)?;
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
