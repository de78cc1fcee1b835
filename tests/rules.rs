//! The rulebook as data: `tests/rulebook/GAME/*.txt`. One small reader plays every case through the core.
//!
//! A file is a list of cases, `#` begins a comment. A case begins with `case WORDS` and its second line names the rules
//! that it proves: `rule:`, a space and the numbers. That scheme, in any file below `tests/` and in whatever comment, is what
//! `every_rule_has_a_test` looks for: every number in a game's `RULES.md` must be named somewhere. A new game joins by having
//! a folder in `src/games` with a `RULES.md`; its cases may be of any form.
//!
//! What may follow, in this order where it matters:
//!
//! - `edition NAME`, `army NAME`, `switch NAME VALUE`, `first SIDE`, `open`: the settings.
//! - `place TURN PLY PIECES`: a position; a piece is its letter and its square, `Ge4`. Lakes are put in.
//! - `setup SIDE TEXT`: commits a set-up. `random SIDE SEED` a random one.
//! - `play ACTION ...`: plays legal actions. `resign SIDE`, `agree`: ends the game.
//!
//! What is asked, as `QUESTION => ANSWER`:
//!
//! - `refuse ACTION`: the start of the refusal's text, e.g. `immovable by SM2 at a1`. `ask VIEWER ACTION`: the same for
//!   another viewer. Whatever is refused is refused by `play` too, and changes nothing.
//! - `legal [SQUARE]`: the legal actions, or `none`. `allowed ACTION ...` (no answer): they are legal.
//! - `marks SQUARE`: the diagram as `SENSE SQUARES; SENSE SQUARES`, the piece's own `subject` left out, or `none`.
//! - `picks PICK ...`: the options after these clicks: the marks as above, then `; done ACTION` if there is one.
//! - `why PICK ...`: the start of the refusal's text, or `none`.
//! - `outcome`: `REASON WINNER RULE`, or `none`.
//! - `sees VIEWER`: the pieces that he sees, in square order. `now`: the same for the referee.
//! - `news VIEWER`: the text of the last news. `lost VIEWER SIDE`: kinds lost, in that order.
//! - `status`: `PHASE TURN PLY`. `lakes`, `zone SIDE`: the cells. `army`: the pieces that a side is to place.
//! - `bad-position PIECES`, `bad-setup SIDE TEXT`: every flaw, with `; ` between them, or `none`. `warning SIDE TEXT`: likewise.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use common::{Generals, HiddenKind, Kind, Stratego};
use rankfile::board::Square;
use rankfile::draft::Draft;
use rankfile::game::{Game, View};
use rankfile::hidden::{Action, HiddenDraft, HiddenGame, HiddenTidings, HiddenView, Rules};
use rankfile::news::{News, Report};
use rankfile::outcome::{Outcome, Reason};
use rankfile::scene::Ground;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::turn::{Mark, Pick, Sense};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder whose name ends in one of these ways.
fn files_below(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or("");
        if path.is_dir() {
            found.extend(files_below(&path, endings));
        } else if endings.contains(&ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The tokens of a text that look like rule numbers: one or two capitals and digits.
fn numbers(text: &str) -> BTreeSet<String> {
    let is_number = |word: &&str| {
        let capitals = word.chars().take_while(char::is_ascii_uppercase).count();
        let digits = &word[capitals..];
        (1..=2).contains(&capitals) && !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit())
    };
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(is_number).map(str::to_string).collect()
}

/// The numbers that tests name as `rule: NUMBER ...`, from the files below a folder.
fn named(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in files_below(folder, &["rs", "txt", "perft", "ts", "mjs"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        for (_, rest) in text.lines().filter_map(|line| line.split_once("rule: ")) {
            let words = rest.split(' ').take_while(|word| numbers(word).len() == 1);
            found.extend(words.flat_map(numbers));
        }
    }
    found
}

#[test]
fn every_rule_has_a_test() {
    let tests = root().join("tests");
    let all = named(&tests);
    for entry in std::fs::read_dir(root().join("src/games")).unwrap() {
        let folder = entry.unwrap().path();
        let Ok(rules) = std::fs::read_to_string(folder.join("RULES.md")) else { continue };
        let game = folder.file_name().unwrap().to_str().unwrap().to_string();
        let standing = numbers(&rules);
        let missing: Vec<_> = standing.difference(&all).collect();
        assert!(missing.is_empty(), "{game}: no test names {missing:?}");
        let cases = tests.join("rulebook").join(&game);
        if cases.is_dir() {
            let unknown: Vec<_> = named(&cases).difference(&standing).cloned().collect();
            assert!(unknown.is_empty(), "{game}: its RULES.md has no {unknown:?}");
        }
        println!("{game}: {} rule numbers, each named by a test", standing.len());
    }
}

/// The numbers that a front end is told are those of the rules.
#[test]
fn introspection_tells_every_rule() {
    for info in [Stratego::INFO, Generals::INFO] {
        let rules = std::fs::read_to_string(root().join("src/games").join(info.id).join("RULES.md")).unwrap();
        let told: BTreeSet<String> = info.rules.iter().map(|rule| rule.number.to_string()).collect();
        assert_eq!(told, numbers(&rules), "{}", info.id);
        for switch in info.switches {
            assert!(told.contains(switch.rule), "{}", switch.name);
        }
    }
}

#[test]
fn stratego() {
    run_folder::<Stratego>();
}

#[test]
fn generals() {
    run_folder::<Generals>();
}

fn run_folder<K: HiddenKind>() {
    let mut count = 0;
    let mut failures = Vec::new();
    for path in files_below(&root().join("tests/rulebook").join(K::INFO.id), &["txt"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap().to_string();
        for case in cases(&text) {
            count += 1;
            let place = format!("{name}: {}", case[0].1);
            let told = std::panic::catch_unwind(|| run_case::<K>(&case));
            match told {
                Ok(faults) => failures.extend(faults.into_iter().map(|fault| format!("{place}\n{fault}"))),
                Err(_) => failures.push(format!("{place}\n  panicked")),
            }
        }
    }
    println!("{}: {count} cases", K::INFO.id);
    assert!(failures.is_empty(), "{} faults\n{}", failures.len(), failures.join("\n"));
    assert!(count > 0);
}

/// The lines of each case, with their numbers.
fn cases(text: &str) -> Vec<Vec<(usize, &str)>> {
    let mut cases: Vec<Vec<(usize, &str)>> = Vec::new();
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    for (number, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with("case ") {
            cases.push(Vec::new());
        }
        cases.last_mut().unwrap_or_else(|| panic!("line {number}: no case yet")).push((number, line));
    }
    cases
}

struct Run<K: HiddenKind> {
    settings: Settings,
    game: Option<HiddenGame>,
    report: Option<Report<News<HiddenTidings>>>,
    kind: PhantomData<K>,
}

fn run_case<K: HiddenKind>(lines: &[(usize, &str)]) -> Vec<String> {
    let mut run = Run::<K> { settings: Settings::new(), game: None, report: None, kind: PhantomData };
    let mut faults = Vec::new();
    assert!(lines[1].1.starts_with("rule: "), "line {}: the rules come second", lines[1].0);
    for (number, line) in &lines[2..] {
        match line.split_once("=>") {
            None => run.tell(*number, line),
            Some((question, wanted)) => {
                let (question, wanted) = (question.trim(), wanted.trim());
                let found = run.ask(*number, question);
                let start_is_enough = ["refuse", "ask", "why"].iter().any(|word| question.starts_with(word));
                if !(found == wanted || start_is_enough && found.starts_with(wanted) && !wanted.is_empty()) {
                    faults.push(format!("  line {number}: {question}\n    wanted {wanted}\n    found  {found}"));
                }
            }
        }
    }
    faults
}

fn split(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}

fn viewer(text: &str) -> Viewer {
    text.parse().unwrap()
}

fn picks(text: &str) -> Vec<Pick> {
    text.split_whitespace().map(|pick| pick.parse().unwrap()).collect()
}

/// `Ge4 me5` and so on as a board text.
fn board<K: HiddenKind>(pieces: &str) -> String {
    let (files, ranks) = (usize::from(K::FIELD.files()), usize::from(K::FIELD.ranks()));
    let mut cells = vec![vec!['.'; files]; ranks];
    for square in common::frame(K::FIELD.files(), K::FIELD.ranks()) {
        if !K::FIELD.contains(square) {
            cells[ranks - 1 - usize::from(square.rank())][usize::from(square.file())] = '_';
        }
    }
    for piece in pieces.split_whitespace() {
        let (letter, square) = piece.split_at(1);
        let square: Square = square.parse().unwrap();
        let cell = &mut cells[ranks - 1 - usize::from(square.rank())][usize::from(square.file())];
        assert!(*cell == '.' || *cell == '_', "{piece}");
        *cell = letter.chars().next().unwrap();
    }
    common::board_text(&cells)
}

/// The pieces of a board text, in square order.
fn pieces(board: &str) -> String {
    let mut found = Vec::new();
    for (rank, row) in common::cells(board).iter().rev().enumerate() {
        for (file, letter) in row.iter().enumerate().filter(|(_, letter)| letter.is_ascii_alphabetic()) {
            let square = Square::new(file as u8, rank as u8).unwrap();
            found.push(format!("{letter}{square}"));
        }
    }
    found.join(" ")
}

fn marks(marks: &[Mark]) -> String {
    let mut by_sense: BTreeMap<Sense, Vec<String>> = BTreeMap::new();
    let several = marks.iter().filter(|mark| mark.sense == Sense::Subject).count() > 1;
    let alone = marks.iter().all(|mark| mark.sense == Sense::Subject);
    for mark in marks.iter().filter(|mark| mark.sense != Sense::Subject || several || alone) {
        by_sense.entry(mark.sense).or_default().push(mark.at.to_string());
    }
    let told: Vec<String> =
        by_sense.iter().map(|(sense, squares)| format!("{} {}", sense.as_str(), squares.join(" "))).collect();
    if told.is_empty() { "none".to_string() } else { told.join("; ") }
}

fn flaws(list: &[rankfile::reason::Refusal]) -> String {
    let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
    if texts.is_empty() { "none".to_string() } else { texts.join("; ") }
}

impl<K: HiddenKind> Run<K> {
    fn rules(&self) -> Rules {
        common::rules::<K>(&self.settings)
    }

    fn game(&mut self) -> &mut HiddenGame {
        let rules = self.rules();
        self.game.get_or_insert_with(|| HiddenGame::new(rules, None).unwrap())
    }

    fn view(&mut self) -> HiddenView {
        common::mover_view(self.game())
    }

    fn tell(&mut self, number: usize, line: &str) {
        let (word, rest) = split(line);
        let here = |error: &dyn std::fmt::Display| -> ! { panic!("line {number}: {line}: {error}") };
        match word {
            "place" => {
                let mut words = rest.splitn(3, ' ');
                let (turn, ply) = (words.next().unwrap(), words.next().unwrap());
                let text = format!("{} {turn} {ply}", board::<K>(words.next().unwrap_or("")));
                let game = HiddenGame::new(self.rules(), Some(&text)).unwrap_or_else(|error| here(&error));
                self.game = Some(game);
            }
            "setup" | "random" => {
                let (side, text) = split(rest);
                let side = side.parse().unwrap();
                let text = match word {
                    "random" => self.game().random_setup(side, text.parse().unwrap()).unwrap(),
                    _ => text.to_string(),
                };
                self.report = Some(self.game().deploy(side, &text).unwrap_or_else(|error| here(&error)));
            }
            "play" => {
                for text in rest.split_whitespace() {
                    let action: Action = text.parse().unwrap_or_else(|error| here(&error));
                    let report =
                        self.game().play(&action).unwrap_or_else(|refusal| panic!("line {number}: {text}: {refusal}"));
                    self.report = Some(report);
                }
            }
            "resign" => {
                let side: Side = rest.parse().unwrap();
                self.report = Some(self.game().finish(Outcome::win(!side, Reason::Resigned)).unwrap());
            }
            "agree" => self.report = Some(self.game().finish(Outcome::draw(Reason::Agreed)).unwrap()),
            "allowed" => {
                for text in rest.split_whitespace() {
                    let action: Action = text.parse().unwrap();
                    if let Err(refusal) = self.view().judge(&action) {
                        panic!("line {number}: {text}: {refusal}");
                    }
                }
            }
            _ => assert!(self.settings.set_line(line).unwrap(), "line {number}: {line}"),
        }
    }

    fn ask(&mut self, number: usize, question: &str) -> String {
        let (word, rest) = split(question);
        match word {
            "refuse" => {
                let action: Action = rest.parse().unwrap();
                let before = self.game().position().ok();
                let judged = self.view().judge(&action);
                assert_eq!(self.game().clone().play(&action).map(|_| ()), judged, "line {number}: blind legality");
                if judged.is_err() {
                    let played = self.game().play(&action);
                    assert!(played.is_err());
                    assert_eq!(self.game().position().ok(), before);
                }
                judged.map_or_else(|refusal| refusal.to_string(), |()| "legal".to_string())
            }
            "ask" => {
                let (who, action) = split(rest);
                let judged = self.game().view(viewer(who)).judge(&action.parse().unwrap());
                judged.map_or_else(|refusal| refusal.to_string(), |()| "legal".to_string())
            }
            "legal" => {
                let from = (!rest.is_empty()).then(|| rest.parse().unwrap());
                let texts = common::texts(&self.view().actions(from));
                if texts.is_empty() { "none".to_string() } else { texts.join(" ") }
            }
            "marks" => marks(&self.view().diagram(rest.parse().unwrap())),
            "picks" => {
                let options = self.view().options(&picks(rest));
                let done = options.done.map(|action| format!("; done {action}")).unwrap_or_default();
                format!("{}{done}", marks(&options.marks))
            }
            "why" => self.view().why(&picks(rest)).map_or_else(|| "none".to_string(), |refusal| refusal.to_string()),
            "outcome" => {
                let rules = self.rules();
                let outcome = self.view().outcome();
                outcome.map_or_else(
                    || "none".to_string(),
                    |outcome| format!("{outcome} {}", rules.rule_of(outcome.reason).unwrap_or("-")),
                )
            }
            "sees" => {
                let seen = self.game().view(viewer(rest)).position();
                pieces(seen.split(' ').next().unwrap())
            }
            "now" => {
                let text = self.game().position().unwrap();
                pieces(text.split(' ').next().unwrap())
            }
            "news" => self.report.as_ref().map(|report| report.of(viewer(rest)).to_string()).unwrap_or_default(),
            "lost" => {
                let (who, side) = split(rest);
                let side: Side = side.parse().unwrap();
                let lost = self.game().view(viewer(who)).scene().lost[side].join(" ");
                if lost.is_empty() { "none".to_string() } else { lost }
            }
            "status" => {
                let view = self.view();
                format!("{} {} {}", view.phase().name(), view.turn(), view.ply())
            }
            "lakes" | "zone" => {
                let side: Option<Side> = (word == "zone").then(|| rest.parse().unwrap());
                let cells = self.view().scene().cells;
                let wanted = cells.iter().filter(|cell| match side {
                    Some(side) => cell.zone == Some(side),
                    None => cell.ground == Ground::Water,
                });
                let found: Vec<String> = wanted.map(|cell| cell.at.to_string()).collect();
                if found.is_empty() { "none".to_string() } else { found.join(" ") }
            }
            "army" => {
                let draft = HiddenDraft::new(self.rules(), Some(Side::South), None).unwrap();
                let left: Vec<String> = draft
                    .left()
                    .into_iter()
                    .filter(|(_, count)| *count > 0)
                    .map(|(letter, count)| format!("{letter}{count}"))
                    .collect();
                left.join(" ")
            }
            "bad-position" => {
                let mut words = rest.splitn(3, ' ');
                let (turn, ply) = (words.next().unwrap(), words.next().unwrap());
                let text = format!("{} {turn} {ply}", board::<K>(words.next().unwrap_or("")));
                let found = HiddenGame::new(self.rules(), Some(&text)).err();
                let draft = HiddenDraft::new(self.rules(), None, Some(&text)).unwrap();
                let told = found.map(|error| error.into_fault().flaws).unwrap_or_default();
                assert_eq!(draft.flaws(), told, "line {number}: a draft has the same flaws");
                flaws(&told)
            }
            "bad-setup" | "warning" => {
                let (side, text) = split(rest);
                let side: Side = side.parse().unwrap();
                let draft = HiddenDraft::new(self.rules(), Some(side), Some(text)).unwrap();
                if word == "warning" {
                    return flaws(&draft.warnings());
                }
                let found = HiddenGame::new(self.rules(), None).unwrap().deploy(side, text).err();
                let told = found.map(|error| error.into_fault().flaws).unwrap_or_default();
                assert_eq!(draft.flaws(), told, "line {number}: a draft has the same flaws");
                let again = HiddenDraft::new(self.rules(), Some(side), Some(&draft.text())).unwrap();
                assert!(again == draft, "line {number}: a draft's text has its flaws too: {}", draft.text());
                flaws(&told)
            }
            _ => panic!("line {number}: what is {word}?"),
        }
    }
}
