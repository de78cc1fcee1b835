//! The rulebook of Bollwerk as data: `tests/rulebook/bollwerk/*.txt`, worked out by hand from the rules. One small reader
//! plays every case through the core.
//!
//! A file is a list of cases; a line that begins with `#` is a comment. A case begins with `case WORDS`, and its second line
//! names the rules that it proves, `rule:` and the numbers (the scheme of `tests/rules.rs`). Then comes what is not usual:
//! `switch NAME VALUE`, `layout TEXT`, `turn SIDE` (south), `supply SOUTH/NORTH` (nothing in hand), `bans SQUARES`,
//! `quiet N`. Then a part of the board as a picture: ranks with their numbers, the highest first, cells with spaces between,
//! `.` for a free square, pieces, stones and `_` as in a position text; and the files below. What is not in the picture is
//! free. `start` instead of a picture is the start of the standard layout.
//!
//! What is asked:
//!
//! - `marks SQUARE` and a picture: the movement marks of the diagram. `@` the piece itself, `o` move, `x` move-only,
//!   `#` capture, `c` collect, `k` crush, `r` remove; two on a square stand together. Ranks without marks may be left out.
//! - `places SQUARE` and a picture: the marks for placing. `p` place, for every stone in hand; `b` blast; `s` arrow.
//! - `legal SQUARE => ACTIONS`: the legal actions of a piece (without a square: all), in the order of their texts, or `none`.
//!   `allowed ACTIONS`: these are.
//! - `refuse ACTION => REFUSAL`: the beginning of the refusal's text. Whatever is refused is refused by `play` too.
//! - `picks PICKS => SENSE SQUARES; ...; tools TOOLS; done ACTION`: the options after these clicks, or `none`.
//! - `why PICKS => REFUSAL`, or `none`.
//! - `play ACTION`, `resign SIDE`, `agree`; then `cell SQUARE => CELL`, `supply => TEXT`, `bans => TEXT`, `quiet => N`,
//!   `turn => SIDE`, `outcome => REASON WINNER RULE` or `none`.
#![cfg(feature = "bollwerk")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use rankfile::board::Square;
use rankfile::game::{Game, View};
use rankfile::games::bollwerk::{Action, Bollwerk, INFO, Layout, Position};
use rankfile::outcome::{Outcome, Reason};
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::turn::{Mark, Pick, Sense, Stones};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files() -> Vec<(String, String)> {
    let folder = root().join("tests/rulebook/bollwerk");
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_string(), std::fs::read_to_string(path).unwrap()))
        .collect();
    files.sort();
    files
}

/// The cells of a picture by their squares.
type Picture = BTreeMap<Square, String>;

/// Takes the lines of a picture off the front.
fn picture(lines: &mut std::iter::Peekable<std::slice::Iter<'_, &str>>) -> Picture {
    let mut cells = Picture::new();
    while let Some(line) = lines.peek() {
        let mut words = line.split_whitespace();
        let Some(rank) = words.next().and_then(|word| word.parse::<u8>().ok()) else { break };
        for (file, cell) in (0..).zip(words) {
            let square = Square::new(file, rank - 1).unwrap();
            assert!(cells.insert(square, cell.to_string()).is_none(), "{square} twice");
        }
        lines.next();
    }
    if lines.peek().is_some_and(|line| line.trim_start().starts_with("a ")) {
        lines.next();
    }
    cells
}

/// What stands before the picture.
struct Setting {
    settings: Settings,
    layout: Layout,
    turn: &'static str,
    supply: String,
    bans: String,
    quiet: String,
}

impl Setting {
    /// The position text of a picture.
    fn position(&self, picture: &Picture) -> String {
        let field = self.layout.field();
        let mut rows = Vec::new();
        for rank in (0..field.ranks()).rev() {
            let mut row = String::new();
            let mut run = 0;
            for file in 0..field.files() {
                let square = Square::new(file, rank).unwrap();
                let drawn = picture.get(&square).map_or(".", String::as_str);
                if !field.contains(square) {
                    assert!(matches!(drawn, "." | "_"), "{square} is no square");
                }
                let cell = if field.contains(square) { drawn } else { "_" };
                if cell == "." {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    row += &run.to_string();
                }
                run = 0;
                row += cell;
            }
            if run > 0 {
                row += &run.to_string();
            }
            rows.push(row);
        }
        format!("{} {} {} {} {} 0", rows.join("/"), self.turn, self.supply, self.bans, self.quiet)
    }
}

fn marks_text(marks: &[Mark]) -> Vec<String> {
    let text = |sense: &Sense| {
        let squares: Vec<String> =
            marks.iter().filter(|mark| mark.sense == *sense).map(|mark| mark.at.to_string()).collect();
        (!squares.is_empty()).then(|| format!("{} {}", sense.as_str(), squares.join(" ")))
    };
    Sense::ALL.iter().filter_map(text).collect()
}

fn or_none(text: String) -> String {
    if text.is_empty() { "none".to_string() } else { text }
}

/// Whether a text begins with another and not with a longer number.
fn begins(text: &str, start: &str) -> bool {
    text.strip_prefix(start).is_some_and(|rest| !rest.starts_with(|letter: char| letter.is_ascii_digit()))
}

fn word(sense: Sense) -> &'static str {
    match sense {
        Sense::Subject => "@",
        Sense::Move => "o",
        Sense::MoveOnly => "x",
        Sense::Capture => "#",
        Sense::Collect => "c",
        Sense::Crush => "k",
        Sense::Remove => "r",
        Sense::Place => "p",
        Sense::Blast => "b",
        Sense::Arrow => "s",
        Sense::Last => "?",
    }
}

/// Compares a picture of marks.
fn compare_marks(view: &Position, square: Square, picture: &Picture, placing: bool) -> Result<(), String> {
    let is_placing = |sense: Sense| matches!(sense, Sense::Place | Sense::Blast | Sense::Arrow);
    let marks = view.diagram(square);
    let mut ours = Picture::new();
    for mark in marks.iter().filter(|mark| is_placing(mark.sense) == placing) {
        ours.entry(mark.at).or_default().push_str(word(mark.sense));
    }
    let voids = |square: &Square| !view.layout().field().contains(*square);
    let drawn = picture.iter().filter(|(at, cell)| !(*cell == "." || *cell == "@" || (*cell == "_" && voids(at))));
    let theirs: Picture = drawn.map(|(at, cell)| (*at, cell.clone())).collect();
    let hand = view.state().supply[view.turn()].kinds();
    let kinds =
        |keep: fn(&str) -> bool| hand.iter().filter(|tool| keep(tool.as_str())).fold(Stones::NONE, Stones::with);
    for mark in &marks {
        let stones = match mark.sense {
            Sense::Place => hand,
            Sense::Blast => kinds(|tool| tool == "O"),
            Sense::Arrow => kinds(|tool| tool.ends_with('A')),
            _ => Stones::NONE,
        };
        if mark.stones != stones {
            return Err(format!("stones of {mark:?}"));
        }
    }
    if ours == theirs { Ok(()) } else { Err(format!("{ours:?}\n  instead of {theirs:?}")) }
}

fn outcome_text(view: &Position) -> String {
    let rule = |outcome: Outcome| format!("{outcome} {}", view.rules().rule_of(outcome.reason).unwrap());
    view.outcome().map_or("none".to_string(), rule)
}

fn ask(game: &mut Bollwerk, question: &str, picture: &Picture) -> Result<String, String> {
    let view = game.view(Viewer::Spectator);
    let (name, rest) = question.split_once(' ').unwrap_or((question, ""));
    let picks =
        || -> Vec<Pick> { rest.split(' ').filter(|word| !word.is_empty()).map(|w| w.parse().unwrap()).collect() };
    let words: Vec<String> = view.position().split(' ').map(str::to_string).collect();
    Ok(match name {
        "marks" | "places" => {
            compare_marks(&view, rest.parse().unwrap(), picture, name == "places")?;
            String::new()
        }
        "legal" => {
            let from = (!rest.is_empty()).then(|| rest.parse().unwrap());
            let mut actions: Vec<String> = view.actions(from).iter().map(ToString::to_string).collect();
            actions.sort();
            or_none(actions.join(" "))
        }
        "allowed" => {
            for action in rest.split(' ') {
                view.judge(&action.parse().unwrap()).map_err(|refusal| format!("{action}: {refusal}"))?;
            }
            String::new()
        }
        "refuse" => match rest.parse::<Action>() {
            Err(error) => error.to_string(),
            Ok(action) => {
                let judged = view.judge(&action);
                let before = game.view(Viewer::Spectator);
                if game.play(&action).err() != judged.clone().err() || game.view(Viewer::Spectator) != before {
                    return Err("play says something else".to_string());
                }
                judged.err().map_or("legal".to_string(), |refusal| refusal.to_string())
            }
        },
        "picks" => {
            let options = view.options(&picks());
            let mut parts = marks_text(&options.marks);
            if !options.tools.is_empty() {
                let tools: Vec<&str> = options.tools.iter().map(|tool| tool.as_str()).collect();
                parts.push(format!("tools {}", tools.join(" ")));
            }
            parts.extend(options.done.map(|action| format!("done {action}")));
            or_none(parts.join("; "))
        }
        "why" => view.why(&picks()).map_or("none".to_string(), |refusal| refusal.to_string()),
        "play" => {
            game.play(&rest.parse().unwrap()).map_err(|refusal| refusal.to_string())?;
            String::new()
        }
        "resign" | "agree" => {
            let outcome = match rest.parse::<Side>() {
                Ok(side) => Outcome::win(!side, Reason::Resigned),
                Err(_) => Outcome::draw(Reason::Agreed),
            };
            game.finish(outcome).map_err(|refusal| refusal.to_string())?;
            String::new()
        }
        "cell" => {
            use rankfile::games::bollwerk::Cell;
            match view.state().board.at(rest.parse().unwrap()) {
                Cell::Void => "_".to_string(),
                Cell::Free => ".".to_string(),
                Cell::Stone(stone) => stone.text().to_string(),
                Cell::Piece(piece) => piece.to_string(),
            }
        }
        "turn" => view.turn().to_string(),
        "supply" => words[2].clone(),
        "bans" => words[3].clone(),
        "quiet" => words[4].clone(),
        "outcome" => outcome_text(&view),
        other => return Err(format!("unknown question {other}")),
    })
}

fn run_case(lines: &[&str]) -> Vec<String> {
    let mut setting = Setting {
        settings: Settings::new(),
        layout: Layout::standard(),
        turn: "s",
        supply: "0,0,0,0,0/0,0,0,0,0".to_string(),
        bans: "-".to_string(),
        quiet: "0".to_string(),
    };
    let mut game: Option<Bollwerk> = None;
    let mut faults = Vec::new();
    let mut lines = lines.iter().peekable();
    assert!(lines.next().unwrap().starts_with("case "));
    assert!(lines.next().unwrap().starts_with("rule: "), "the second line names the rules");
    while let Some(line) = lines.peek() {
        let line = **line;
        if game.is_none() {
            let cells = picture(&mut lines);
            if !cells.is_empty() || line == "start" {
                let text = setting.position(&cells);
                let position = if line == "start" { None } else { Some(text.as_str()) };
                let rules = Ruleset::resolve("bollwerk", &setting.settings).unwrap();
                game = Some(Bollwerk::new(rules, position).unwrap_or_else(|error| panic!("{text}: {error}")));
                if line == "start" {
                    lines.next();
                }
                continue;
            }
            lines.next();
            match line.split_once(' ').unwrap_or((line, "")) {
                ("switch", rest) => {
                    let (name, value) = rest.split_once(' ').unwrap();
                    setting.settings = setting.settings.switch(name, value);
                }
                ("layout", text) => {
                    setting.layout = text.parse().unwrap();
                    setting.settings = setting.settings.layout(text);
                }
                ("turn", side) => setting.turn = if side == "north" { "n" } else { "s" },
                ("supply", text) => setting.supply = text.to_string(),
                ("bans", text) => setting.bans = text.to_string(),
                ("quiet", text) => setting.quiet = text.to_string(),
                _ => panic!("{line}"),
            }
            continue;
        }
        lines.next();
        let (question, answer) = line.split_once(" => ").unwrap_or((line, ""));
        let cells = picture(&mut lines);
        let told = ask(game.as_mut().unwrap(), question, &cells);
        let right = match &told {
            Ok(text) if matches!(question.split(' ').next(), Some("refuse" | "why")) => begins(text, answer),
            Ok(text) => text == answer,
            Err(_) => false,
        };
        if !right {
            faults.push(format!("  {line}\n  {}", told.unwrap_or_else(|fault| fault)));
        }
    }
    faults
}

fn cases(text: &str) -> Vec<Vec<&str>> {
    let mut cases: Vec<Vec<&str>> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if line.starts_with("case ") {
            cases.push(Vec::new());
        }
        cases.last_mut().unwrap().push(line);
    }
    cases
}

#[test]
fn rulebook() {
    let mut count = 0;
    let mut faults = Vec::new();
    for (name, text) in files() {
        for case in cases(&text) {
            count += 1;
            match std::panic::catch_unwind(|| run_case(&case)) {
                Ok(wrong) if wrong.is_empty() => {}
                Ok(wrong) => faults.push(format!("{name}: {}\n{}", case[0], wrong.join("\n"))),
                Err(_) => faults.push(format!("{name}: {}\n  panicked", case[0])),
            }
        }
    }
    println!("bollwerk: {count} cases");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The words of a text that look like rule numbers.
fn numbers(text: &str) -> BTreeSet<String> {
    let is_number = |word: &&str| {
        let digits = word.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
        let capitals = word.len() - digits.len();
        (1..=2).contains(&capitals) && !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit())
    };
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(is_number).map(str::to_string).collect()
}

/// Every rule that stands in the code as a reason to refuse is shown by a refusal of some case.
#[test]
fn every_rule_that_refuses_is_shown() {
    let source = |name: &str| std::fs::read_to_string(root().join("src/games/bollwerk").join(name)).unwrap();
    // Only they can be named in a refusal: one that none names would be dead code.
    let listed: String = source("rule.rs").lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let refusing = numbers(&listed);
    assert!(!refusing.is_empty());
    let mut shown = BTreeSet::new();
    for (_, text) in files() {
        for line in text.lines().filter(|line| line.starts_with("refuse ") || line.starts_with("why ")) {
            let (_, answer) = line.split_once(" => ").unwrap();
            shown.extend(answer.split_once(" by ").and_then(|(_, rest)| rest.split(' ').next()).map(str::to_string));
        }
    }
    let missing: Vec<_> = refusing.difference(&shown).collect();
    println!("{} rules refuse", refusing.len());
    assert!(missing.is_empty(), "no case is refused by {missing:?}");
}

#[test]
fn introspection_tells_every_rule() {
    let told: BTreeSet<String> = INFO.rules.iter().map(|rule| rule.number.to_string()).collect();
    let rules = std::fs::read_to_string(root().join("src/games/bollwerk/RULES.md")).unwrap();
    assert_eq!(told, numbers(&rules));
    assert_eq!(told.len(), INFO.rules.len());
    let tests: String = files().into_iter().map(|(_, text)| text).collect();
    let lines: Vec<&str> = tests.lines().filter_map(|line| line.strip_prefix("rule: ")).collect();
    let named = numbers(&lines.join(" "));
    let missing: Vec<_> = told.difference(&named).collect();
    assert!(missing.is_empty(), "no case names {missing:?}");
    assert!(INFO.switches.iter().all(|switch| told.contains(switch.rule)));
}
