//! Laws of one position of Bollwerk: for the tests, which go by a seed, and for the fuzzers.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(dead_code)]

use std::collections::BTreeSet;

use rankfile::board::{Field, Square};
use rankfile::game::View;
use rankfile::games::bollwerk::{Action, Cell, Figure, Layout, Piece, Placing, Position};
use rankfile::outcome::Phase;
use rankfile::reason::{Code, Value};
use rankfile::side::{BySide, Side, Viewer};
use rankfile::turn::{Options, Pick, Sense, Tool};

use crate::common::chance::Chance;
use crate::random;

/// Law 4, for one piece: collects what the paths of clicks make. False when there are too many paths to follow.
struct Clicks<'a> {
    view: &'a Position,
    done: BTreeSet<String>,
    paths: usize,
    most: usize,
}

impl Clicks<'_> {
    fn follow(&mut self, picks: &mut Vec<Pick>) -> bool {
        self.paths += 1;
        if self.paths > self.most {
            return false;
        }
        let options = self.view.options(picks);
        assert!(options.done.is_some() || !options.marks.is_empty() || picks.is_empty(), "{} {picks:?}", self.view);
        self.done.extend(options.done.map(|action| action.to_string()));
        let chosen_tool = matches!(picks.last(), Some(Pick::Tool(_)));
        let mut squares = BTreeSet::new();
        for mark in &options.marks {
            let placing = matches!(mark.sense, Sense::Place | Sense::Blast | Sense::Arrow | Sense::Remove);
            if mark.sense != Sense::Subject && (chosen_tool || !placing) {
                squares.insert(mark.at);
            }
        }
        // A mark that means a placement before a tool was chosen leads somewhere by that tool.
        for mark in options.marks.iter().filter(|_| !chosen_tool) {
            let tools: Vec<Tool> = match mark.sense {
                Sense::Remove => vec![Tool::Remove],
                _ => mark.stones.iter().collect(),
            };
            assert!(tools.iter().all(|tool| options.tools.contains(tool)), "{} {picks:?}", self.view);
        }
        let next = squares.into_iter().map(Pick::Square).chain(options.tools.iter().map(|tool| Pick::Tool(*tool)));
        for pick in next {
            picks.push(pick);
            let fits = self.follow(picks);
            picks.pop();
            if !fits {
                return false;
            }
        }
        true
    }
}

/// What was clicked.
#[derive(Default, Debug)]
pub struct Clicked {
    pub pieces: usize,
    pub actions: usize,
    pub skipped: usize,
}

/// Law 4: what can be clicked is what is legal. Pieces with more than `most` paths are followed that far.
pub fn clicked_is_legal(view: &Position, most: usize, seen: &mut Clicked) {
    let subjects: BTreeSet<Square> = view.options(&[]).marks.iter().map(|mark| mark.at).collect();
    for square in view.layout().field().squares() {
        let legal: BTreeSet<String> = view.actions(Some(square)).iter().map(ToString::to_string).collect();
        assert_eq!(subjects.contains(&square), !legal.is_empty(), "{square} in {view}");
        if legal.is_empty() {
            assert_eq!(view.options(&[Pick::Square(square)]), Options::none());
            continue;
        }
        let mut clicks = Clicks { view, done: BTreeSet::new(), paths: 0, most };
        if clicks.follow(&mut vec![Pick::Square(square)]) {
            assert_eq!(clicks.done, legal, "{square} in {view}");
            seen.pieces += 1;
            seen.actions += legal.len();
        } else {
            assert!(clicks.done.is_subset(&legal), "{square} in {view}");
            seen.skipped += 1;
        }
    }
}

/// Clicks of a random path: `why` speaks exactly where they lead nowhere. Says whether they do.
pub fn why_speaks(view: &Position, rng: &mut impl Chance) -> bool {
    let squares: Vec<Square> = view.layout().field().squares().iter().collect();
    let own: Vec<Square> = view.state().board.pieces(view.turn()).iter().collect();
    let mut picks = Vec::new();
    for depth in 0..1 + rng.below(4) {
        let options = view.options(&picks);
        let from: Vec<Square> = options.marks.iter().map(|mark| mark.at).collect();
        let square = match rng.below(4) {
            0 => *rng.choose(&squares).unwrap(),
            _ if depth == 0 => rng.choose(&own).copied().unwrap_or(squares[0]),
            _ => rng.choose(&from).copied().unwrap_or(squares[0]),
        };
        let tool = *rng.choose(&Tool::ALL).unwrap();
        picks.push(if rng.below(4) == 0 { Pick::Tool(tool) } else { Pick::Square(square) });
    }
    let options = view.options(&picks);
    let leads = options.done.is_some() || !options.marks.is_empty();
    let why = view.why(&picks);
    assert_eq!(why.is_none(), leads, "{picks:?} {why:?} in {view}");
    if let Some(action) = options.done {
        assert_eq!(view.judge(&action), Ok(()), "{action} in {view}");
    }
    !leads
}

/// `judge` says yes to exactly the listed actions, and what it says to others names a rule. How many it refused, and for
/// how many of them it had the right text.
pub fn judged_is_listed<C: Chance>(view: &Position, tries: usize, rng: &mut C) -> (usize, usize) {
    let (mut refused, mut used) = (0, 0);
    let legal: BTreeSet<String> = view.actions(None).iter().map(ToString::to_string).collect();
    let squares: Vec<Square> = view.layout().field().squares().iter().collect();
    let own: Vec<Square> = view.state().board.pieces(view.turn()).iter().collect();
    let stones = ["A", "RA", "B", "RB", "O"];
    for _ in 0..tries {
        let any = |rng: &mut C| *rng.choose(&squares).unwrap();
        let from = if rng.below(8) == 0 { any(rng) } else { rng.choose(&own).copied().unwrap_or(squares[0]) };
        let stone = |rng: &mut C| format!("{}@{}", rng.choose(&stones).unwrap(), any(rng));
        let text = match rng.below(6) {
            0 => format!("{from}-{}", any(rng)),
            1 => format!("{from}x{}", any(rng)),
            2 => format!("{from}-{}({})", any(rng), any(rng)),
            3 => format!("{from}:{}", stone(rng)),
            4 => format!("{from}:{},{}", stone(rng), stone(rng)),
            _ => format!("{from}:-{}", any(rng)),
        };
        let action: Action = text.parse().unwrap();
        match view.judge(&action) {
            Ok(()) => assert!(legal.contains(&text), "{text} in {view}"),
            Err(refusal) => {
                assert!(!legal.contains(&text), "{text} in {view}: {refusal}");
                assert!(refusal.rule.is_some(), "{text} in {view}: {refusal}");
                refused += 1;
                if let Some((_, value)) = refusal.detail.iter().find(|(name, _)| *name == "use") {
                    let Value::Text(right) = value else { panic!("{refusal}") };
                    assert!(legal.contains(right), "{text} in {view}: {refusal}");
                    used += 1;
                }
            }
        }
    }
    (refused, used)
}

/// Law 7: an outcome leaves no options.
pub fn over_is_over(view: &Position) {
    assert_eq!(view.phase(), Phase::Over);
    assert_eq!(view.actions(None), []);
    assert_eq!(view.options(&[]), Options::none());
    assert_eq!(view.why(&[]).unwrap().code, Code::GameOver);
    for square in view.layout().field().squares() {
        assert_eq!(view.diagram(square), []);
        assert_eq!(view.options(&[Pick::Square(square)]), Options::none());
        let action = Action::Remove { from: square, at: square };
        assert_eq!(view.judge(&action).unwrap_err().code, Code::GameOver);
    }
}

fn turned_square(field: &Field, square: Square) -> Square {
    field.turned(square)
}

/// A layout turned by 180 degrees with the sides swapped.
pub fn turned_layout(text: &str) -> String {
    let layout: Layout = text.parse().unwrap();
    let field = layout.field();
    let mut figure = Figure::of_layout(&layout, Side::South);
    turn_cells(&mut figure, &layout, |square| match layout.start().at(square) {
        Cell::Piece(piece) => Cell::Piece(Piece { side: !piece.side, ..piece }),
        cell => cell,
    });
    let board = figure.to_string();
    let board = board.split(' ').next().unwrap();
    let zone = |side: Side| {
        let squares: BTreeSet<Square> =
            layout.end_zone(side).iter().map(|square| turned_square(field, square)).collect();
        squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    };
    let part = |side: Side| {
        let end = turned_square(field, layout.end_field(side));
        format!("{end} {} {}", zone(side), field.ranks() - layout.guard_row(side))
    };
    format!("{board} {} {}", part(Side::North), part(Side::South))
}

fn turn_cells(figure: &mut Figure, layout: &Layout, at: impl Fn(Square) -> Cell) {
    let frame = Field::new(layout.field().files(), layout.field().ranks(), Default::default());
    for square in frame.squares() {
        figure.put(turned_square(&frame, square), at(square));
    }
}

fn turned_action(field: &Field, action: &Action) -> Action {
    let turn = |square: Square| turned_square(field, square);
    let stone = |placing: Placing| Placing { at: turn(placing.at), ..placing };
    match *action {
        Action::Move { from, to, strikes, over } => {
            Action::Move { from: turn(from), to: turn(to), strikes, over: over.iter().map(turn).collect() }
        }
        Action::Place { from, first, second } => {
            Action::Place { from: turn(from), first: stone(first), second: second.map(stone) }
        }
        Action::Remove { from, at } => Action::Remove { from: turn(from), at: turn(at) },
    }
}

/// Law 8: turning the board and swapping the sides changes nothing else. `bits` and `layout` are those of the view's rules.
/// Says whether there was anything to compare.
pub fn turned_is_the_same(view: &Position, bits: usize, layout: Option<&str>) -> bool {
    let layout_text = layout.map_or(Layout::standard().to_string(), str::to_string);
    let turned_rules = random::rules(bits, Some(&turned_layout(&layout_text)));
    let field = *view.layout().field();
    let before = Figure::of_position(view);
    let mut figure = Figure::of_layout(turned_rules.layout(), !before.state.turn);
    turn_cells(&mut figure, view.layout(), |square| match before.at(square) {
        Cell::Piece(piece) => Cell::Piece(Piece { side: !piece.side, ..piece }),
        cell => cell,
    });
    let supply = before.state.supply;
    figure.state.supply = BySide { south: supply.north, north: supply.south };
    figure.state.bans = before.state.bans.iter().map(|ban| turned_square(&field, ban)).collect();
    (figure.quiet, figure.ply) = (before.quiet, before.ply);
    if view.outcome().is_some() {
        return false;
    }
    let turned = Position::of_figure(turned_rules, Viewer::Spectator, &figure).unwrap();
    let ours: BTreeSet<String> = turned.actions(None).iter().map(ToString::to_string).collect();
    let mut theirs = BTreeSet::new();
    for action in view.actions(None) {
        let action = turned_action(&field, &action);
        // The lower square first is another one now.
        let text = match turned.judge(&action) {
            Ok(()) => action.to_string(),
            Err(refusal) => match &refusal.detail[..] {
                [("use", Value::Text(right))] if refusal.code == Code::NotCanonical => right.to_string(),
                _ => panic!("{action} in {turned}: {refusal}"),
            },
        };
        theirs.insert(text);
    }
    assert_eq!(ours, theirs, "{view}");
    for square in field.squares() {
        let mut marks = view.diagram(square);
        for mark in &mut marks {
            mark.at = turned_square(&field, mark.at);
        }
        marks.sort();
        assert_eq!(turned.diagram(turned_square(&field, square)), marks, "{square} in {view}");
    }
    true
}

/// The hash of the same position read from its text.
pub fn hash_anew(view: &Position) -> u64 {
    let text = view.position();
    let figure: Figure = text.parse().unwrap();
    // A position that is lost already can be reached but not set up: compare by the state.
    match Position::of_figure(view.rules().clone(), Viewer::Spectator, &figure) {
        Ok(position) => {
            assert_eq!(position.state(), view.state());
            position.state().hash()
        }
        Err(error) => panic!("{text}: {error}"),
    }
}
