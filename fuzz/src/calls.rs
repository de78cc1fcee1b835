//! What is exported to JavaScript, called in any order with any texts: a call that fails changes nothing, and after every
//! call the object still answers.

use rankfile::bot;
use rankfile::erased::{self, AnyDraft, AnyGame, AnyView, SceneRequest};
use rankfile::error::Error;
use rankfile::info::GameInfo;
use rankfile::news::Report;
use rankfile::outcome::Phase;
use rankfile::serialize::{Json, Shape};
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};
use rankfile::svg::{self, SvgOptions};
use rankfile::turn::Tool;

use crate::bytes::Bytes;
use crate::common::chance::Chance;
use crate::random::SMALL;

/// How many objects of a kind are kept, and how many texts are remembered.
const OBJECTS: usize = 3;
const TEXTS: usize = 24;
const CALLS: usize = 40;

/// Texts that mean something somewhere.
const WORDS: &[&str] = &[
    "",
    "?",
    "south",
    "north",
    "spectator",
    "stratego",
    "generals",
    "bollwerk",
    "standard",
    "isf",
    "barrage",
    "duel",
    "declared",
    "none",
    "off",
    "on",
    "3",
    "4294967295",
    "a1",
    "p16",
    "remove",
    "RA",
    "spy",
    "bomb",
    "private",
    "0 undo",
    "setup north ?",
    "resigned north",
    "a1-a2",
    "a4xa5 X>x",
    SMALL,
];

/// The objects that a caller holds.
#[derive(Default)]
struct Desk {
    games: Vec<AnyGame>,
    views: Vec<AnyView>,
    drafts: Vec<AnyDraft>,
    /// What calls gave back: news, records, positions. They go in again.
    texts: Vec<String>,
}

/// Keeps the newest things.
fn keep<T>(things: &mut Vec<T>, thing: T, most: usize) {
    if things.len() >= most {
        things.remove(0);
    }
    things.push(thing);
}

/// What crosses to JavaScript: data as JSON.
fn cross(value: impl Shape) {
    let _ = Json::of(&value);
}

fn slot<T>(things: &[T], chance: &mut Bytes) -> Option<usize> {
    (!things.is_empty()).then(|| chance.below(things.len()))
}

/// Makes calls until the bytes are used up.
pub fn run(chance: &mut Bytes) {
    let mut desk = Desk::default();
    let info = *chance.choose(&erased::games().collect::<Vec<_>>()).unwrap();
    let settings = settings(info, chance);
    desk.games.extend(erased::new_game(info.id, &settings, None));
    if let Some(game) = desk.games.first_mut().filter(|_| chance.below(2) == 0) {
        for side in Side::ALL {
            if let Ok(setup) = game.random_setup(side, 1) {
                game.deploy(side, &setup).unwrap();
            }
        }
    }
    for _ in 0..CALLS {
        if chance.spent() {
            break;
        }
        match chance.below(8) {
            0 => desk.make(chance),
            1..=3 => desk.game(chance),
            4 | 5 => desk.view(chance),
            6 => desk.draft(chance),
            _ => desk.bot(chance),
        }
    }
}

fn settings(info: &GameInfo, chance: &mut Bytes) -> Settings {
    let mut settings = Settings::new();
    if chance.below(3) == 0 {
        settings.edition = chance.choose(info.editions).map(|edition| edition.name.to_string());
        settings.army = chance.choose(info.armies).map(|army| army.name.to_string());
    }
    if chance.below(4) == 0
        && let Some(switch) = chance.choose(info.switches)
    {
        let value = chance.choose(switch.values).copied().unwrap_or_default();
        settings = settings.switch(switch.name, if value == "N" { "2" } else { value });
    }
    if chance.below(8) == 0 {
        settings.first = chance.choose(&Side::ALL).copied();
    }
    if info.id == "bollwerk" && chance.below(4) > 0 {
        settings = settings.layout(SMALL);
    }
    if chance.below(8) == 0 { settings.open() } else { settings }
}

/// What all viewers and the referee can see of a game.
fn seen(game: &AnyGame) -> (String, Vec<String>) {
    let views = Viewer::ALL.into_iter().map(|viewer| game.view(viewer).text());
    (game.record(), views.collect())
}

/// An object still answers, and what it answers fits together.
fn answers(game: &AnyGame) {
    let status = game.status();
    assert_eq!(status.outcome.is_some(), status.phase == Phase::Over);
    if let Some(outcome) = status.outcome {
        let _ = game.rule_of(outcome);
    }
    let _ = (game.deployed(), game.revealed(), game.info());
    assert_eq!(
        game.position().is_err(),
        game.info().id != "bollwerk" && game.deployed().len() < 2 && !from_position(game)
    );
    let mover = game.view(status.turn.into());
    assert_eq!(mover.status(), status);
    if status.phase != Phase::Play {
        assert_eq!(mover.action_lines(None).unwrap(), "");
    }
}

fn from_position(game: &AnyGame) -> bool {
    game.view(Viewer::Spectator).started_from_position()
}

impl Desk {
    /// A text: a good one of its kind, one that some call gave, spoiled or not, a word, or bytes.
    fn text(&self, good: Option<String>, chance: &mut Bytes) -> String {
        match chance.below(8) {
            0 => chance.choose(WORDS).unwrap().to_string(),
            1 => chance.choose(&self.texts).cloned().unwrap_or_default(),
            2 => chance.text(24),
            3 => {
                let mut letters: Vec<char> =
                    good.or_else(|| self.texts.last().cloned()).unwrap_or_default().chars().collect();
                for _ in 0..=chance.below(2) {
                    let place = chance.below(letters.len().max(1));
                    match chance.below(3) {
                        _ if letters.is_empty() => letters.push('a'),
                        0 => drop(letters.remove(place)),
                        1 => letters.insert(place, char::from(chance.below(128) as u8)),
                        _ => letters[place] = letters[chance.below(letters.len())],
                    }
                }
                letters.into_iter().collect()
            }
            _ => good.or_else(|| chance.choose(&self.texts).cloned()).unwrap_or_default(),
        }
    }

    /// A click that means something, mostly.
    fn picks(&self, view: &AnyView, chance: &mut Bytes) -> Vec<String> {
        let mut picks: Vec<String> = Vec::new();
        for _ in 0..chance.below(5) {
            let Ok(options) = view.options(&picks) else { break };
            let square = chance.choose(&options.marks).map(|mark| mark.at.to_string());
            let tool = chance.choose(&Tool::ALL).map(ToString::to_string);
            let good = if chance.below(4) == 0 { tool } else { square };
            picks.push(self.text(good, chance));
        }
        picks
    }

    fn remember(&mut self, text: String) {
        // What is very long costs more than it tells.
        if text.len() < 4000 {
            keep(&mut self.texts, text, TEXTS);
        }
    }

    fn report(&mut self, report: Report<String>) {
        cross(report.clone());
        for viewer in Viewer::ALL {
            self.remember(report.of(viewer).clone());
        }
    }

    /// Makes an object.
    fn make(&mut self, chance: &mut Bytes) {
        let known = *chance.choose(&erased::games().collect::<Vec<_>>()).unwrap();
        let id = self.text(Some(known.id.to_string()), chance);
        let mut settings = settings(known, chance);
        if chance.below(8) == 0 {
            settings = settings.switch(&self.text(None, chance), &self.text(None, chance));
        }
        let text = self.text(None, chance);
        let made = match chance.below(6) {
            0 => erased::new_game(&id, &settings, None).map(|game| keep(&mut self.games, game, OBJECTS)),
            1 => erased::new_game(&id, &settings, Some(&text)).map(|game| keep(&mut self.games, game, OBJECTS)),
            2 => erased::open_game(&text).map(|game| keep(&mut self.games, game, OBJECTS)),
            3 => erased::open_view(&text).map(|view| keep(&mut self.views, view, OBJECTS)),
            4 => {
                let side = chance.choose(&[None, Some(Side::South), Some(Side::North)]).copied().unwrap();
                let text = (chance.below(2) == 0).then_some(&*text);
                erased::draft(&id, &settings, side, text).map(|draft| keep(&mut self.drafts, draft, OBJECTS))
            }
            _ => {
                let mut name = || {
                    let good = chance.choose(known.pieces).map(|piece| piece.name.to_string());
                    self.text(good, chance)
                };
                erased::challenge(&id, &settings, &name(), &name()).map(|_| ())
            }
        };
        if let Err(error) = made {
            let _ = error.to_string();
            cross(error);
        }
    }

    fn game(&mut self, chance: &mut Bytes) {
        let Some(slot) = slot(&self.games, chance) else { return };
        let before = seen(&self.games[slot]);
        let status = self.games[slot].status();
        let side = Side::ALL[chance.below(2)];
        let kind = chance.below(10);
        let text = match kind {
            0 => self.text(self.games[slot].random_setup(side, chance.next_u64()).ok(), chance),
            1..=4 => {
                let lines = self.games[slot].view(status.turn.into()).action_lines(None).unwrap();
                let actions: Vec<&str> = lines.lines().collect();
                self.text(chance.choose(&actions).map(ToString::to_string), chance)
            }
            _ => String::new(),
        };
        let game = &mut self.games[slot];
        let told: Result<Option<Report<String>>, Error> = match kind {
            0 => game.deploy(side, &text).map(Some),
            1..=4 => {
                let by = [None, Some(status.turn), Some(side)][chance.below(3)];
                game.play(&text, by).map(Some)
            }
            5 if chance.below(3) == 0 => game.resign(side).map(Some),
            5 if chance.below(2) == 0 => game.agree_draw().map(Some),
            5 | 6 => Ok(game.undo()),
            7 => Ok(game.redo()),
            8 => {
                let view = game.view(Viewer::ALL[chance.below(3)]);
                keep(&mut self.views, view, OBJECTS);
                Ok(None)
            }
            _ => {
                let position = game.position();
                self.texts.extend(position);
                self.texts.push(before.0.clone());
                self.texts.push(before.1[chance.below(3)].clone());
                let more = self.texts.len().saturating_sub(TEXTS);
                self.texts.drain(..more);
                Ok(None)
            }
        };
        let game = &self.games[slot];
        answers(game);
        match told {
            Ok(Some(report)) => {
                assert_ne!(seen(game), before);
                self.report(report);
                let game = &self.games[slot];
                if chance.below(8) == 0 {
                    let record = game.record();
                    assert_eq!(seen(&erased::open_game(&record).unwrap()), seen(game));
                }
            }
            Ok(None) => assert_eq!(seen(game), before),
            Err(error) => {
                assert_eq!(seen(game), before, "{error}");
                let _ = error.to_string();
                cross(error);
            }
        }
    }

    fn view(&mut self, chance: &mut Bytes) {
        let Some(slot) = slot(&self.views, chance) else { return };
        let picks = self.picks(&self.views[slot], chance);
        let square = self.text(picks.first().cloned(), chance);
        let lines = self.views[slot].action_lines(None).unwrap();
        let actions: Vec<&str> = lines.lines().collect();
        let action = self.text(chance.choose(&actions).map(ToString::to_string), chance);
        let view = &mut self.views[slot];
        let answered: Result<(), Error> = match chance.below(11) {
            0 => view.options(&picks).map(|options| {
                if let Some(done) = &options.done {
                    assert_eq!(view.judge(done), None);
                }
                cross(options);
            }),
            1 => view.why(&picks).map(cross),
            2 => view.diagram(&square).map(cross),
            3 => view.action_lines(Some(&square)).map(|some| {
                assert!(some.lines().all(|action| actions.contains(&action)));
            }),
            4 => {
                let judged = view.judge(&action);
                assert_eq!(judged.is_none(), actions.contains(&action.trim()), "{action:?} {judged:?}");
                cross(judged);
                cross(view.warn(&action));
                Ok(())
            }
            5 => view.could_be(&square).map(cross),
            6 => {
                let status = view.status();
                let ply = [chance.below(40) as u32, status.ply, status.ply.wrapping_sub(1), u32::MAX][chance.below(4)];
                view.at(ply).map(|earlier| {
                    assert_eq!(earlier.status().ply, ply);
                    keep(&mut self.views, earlier, OBJECTS);
                })
            }
            7 => {
                view.turns().into_iter().for_each(|(_, said)| cross(said));
                Ok(())
            }
            8 => {
                let request = SceneRequest {
                    picks: (chance.below(2) == 0).then_some(picks),
                    diagram: (chance.below(2) == 0).then_some(square),
                    without_last: chance.below(2) == 0,
                };
                let options = SvgOptions { bottom: Side::ALL[chance.below(2)], coordinates: chance.below(2) == 0 };
                view.scene(&request).map(|scene| {
                    let _ = svg::draw(&scene, &options);
                    cross(scene);
                })
            }
            _ => {
                let before = (view.text(), view.status());
                let news = self.text(None, chance);
                let view = &mut self.views[slot];
                let learned = view.learn(&news);
                if learned.is_err() {
                    assert_eq!((view.text(), view.status()), before);
                } else {
                    let text = view.text();
                    assert_eq!(erased::open_view(&text).unwrap().text(), text);
                }
                learned
            }
        };
        if let Err(error) = answered {
            let _ = error.to_string();
            cross(error);
        }
    }

    fn draft(&mut self, chance: &mut Bytes) {
        let Some(slot) = slot(&self.drafts, chance) else { return };
        let info = self.drafts[slot].info();
        let cells = self.drafts[slot].scene().cells;
        let at = self.text(chance.choose(&cells).map(|cell| cell.at.to_string()), chance);
        let letter = chance.choose(info.pieces).map(|piece| piece.letter);
        let good = letter.map(|letter| if chance.below(2) == 0 { letter } else { letter.to_ascii_lowercase() });
        let piece = self.text(good.map(|letter| letter.to_string()), chance);
        let before = self.drafts[slot].text();
        let draft = &mut self.drafts[slot];
        match chance.below(8) {
            0..=3 => {
                let piece = (chance.below(4) > 0).then_some(&*piece);
                if draft.put(&at, piece).is_err() {
                    assert_eq!(draft.text(), before);
                }
            }
            4 => draft.random(chance.next_u64()),
            5 => {
                draft.mirror();
                draft.mirror();
                assert_eq!(draft.text(), before);
                draft.mirror();
            }
            6 if chance.below(2) == 0 => draft.clear(),
            _ => {
                let scene = draft.scene();
                let _ = svg::draw(&scene, &SvgOptions::default());
                cross(scene);
                cross(draft.warnings());
                cross(draft.flaws());
            }
        }
        let _ = draft.left();
        let text = draft.text();
        self.remember(text);
    }

    /// The players of the computer: what they say is legal.
    fn bot(&mut self, chance: &mut Bytes) {
        let Some(slot) = slot(&self.views, chance) else { return };
        let level = *chance.choose(&bot::Level::ALL).unwrap();
        let (seed, nodes) = (chance.next_u64(), chance.below(24) as u64);
        let view = &self.views[slot];
        let Ok(mut thought) = bot::think_text(&view.text(), level, seed, nodes) else { return };
        for _ in 0..3 {
            if thought.advance(8) {
                break;
            }
        }
        if let Some(answer) = thought.answer() {
            assert_eq!(view.judge(&answer.action), None, "{}", view.text());
            self.remember(answer.action);
        }
    }
}
