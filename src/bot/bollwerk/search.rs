//! Alpha-beta with iterative deepening, as a stack of frames and not as a recursion, so that it can stop between any two
//! positions and go on later as if nothing had been.

use alloc::vec::Vec;

use super::eval::evaluate;
use super::list::{self, CAPTURE, Candidate, Stones};
use super::skill::Skill;
use super::table::{self, Bound, Table};
use super::{goal, history::History};
use crate::bot::{LOST, WON};
use crate::games::bollwerk::engine;
use crate::games::bollwerk::{Action, Rules, State};
use crate::rng::mix;

/// Beyond every score.
pub(super) const INFINITE: i32 = WON + 1;
/// Scores beyond this are won within the horizon.
pub(super) const DECIDED: i32 = WON - 500;
/// No line is longer.
const LONGEST: usize = 48;

/// A position on the way through the tree.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub state: State,
    pub hash: u64,
    /// Turns in a row that count for W5.
    pub quiet: u32,
}

/// How a child is looked at.
#[derive(Clone, Copy, Debug)]
struct Look {
    action: Action,
    /// How many plies it is looked at less deeply than it might.
    reduced: i32,
    /// Whether it is only asked if it is better than alpha.
    scout: bool,
}

/// A position that is being searched.
#[derive(Debug)]
struct Frame {
    place: Place,
    alpha: i32,
    beta: i32,
    depth: i32,
    /// How often the line to here was made longer because of a threat.
    extended: i32,
    in_danger: bool,
    list: Vec<Candidate>,
    next: usize,
    look: Option<Look>,
    best: i32,
    best_action: Option<Action>,
    line: Vec<Action>,
    first_alpha: i32,
}

/// What is asked of a position.
struct Question {
    place: Place,
    alpha: i32,
    beta: i32,
    depth: i32,
    extended: i32,
}

/// A search on its way.
#[derive(Debug)]
pub(super) struct Search {
    rules: Rules,
    skill: Skill,
    seed: u64,
    table: Table,
    history: History,
    frames: Vec<Frame>,
    /// The value of the position that was left last, for the side on turn there, and the line that leads to it.
    returned: Option<(i32, Vec<Action>)>,
    /// The positions of the game that could occur again.
    past: Vec<u64>,
    spare: Vec<Vec<Candidate>>,
    pub nodes: u64,
}

impl Search {
    pub fn new(rules: Rules, skill: Skill, seed: u64, budget: u64, past: Vec<u64>) -> Search {
        Search {
            rules,
            skill,
            seed,
            table: Table::new(budget),
            history: History::default(),
            frames: Vec::new(),
            returned: None,
            past,
            spare: Vec::new(),
            nodes: 0,
        }
    }

    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Begins to search the actions of the root, in the order given.
    pub fn begin(&mut self, place: &Place, depth: i32, list: Vec<Candidate>) {
        self.frames.clear();
        self.returned = None;
        self.history.age();
        self.frames.push(Frame {
            place: place.clone(),
            alpha: -INFINITE,
            beta: INFINITE,
            depth,
            extended: 0,
            in_danger: false,
            list,
            next: 0,
            look: None,
            best: -INFINITE,
            best_action: None,
            line: Vec::new(),
            first_alpha: -INFINITE,
        });
    }

    /// The best line of the root so far and its value.
    pub fn best(&self) -> Option<(&[Action], i32)> {
        let root = self.frames.first()?;
        root.best_action.map(|_| (root.line.as_slice(), root.best))
    }

    /// One step. False when the root is searched.
    pub fn step(&mut self) -> bool {
        let ply = self.frames.len();
        let Some(frame) = self.frames.last_mut() else { return false };
        if let Some((value, line)) = self.returned.take() {
            self.take_back(-value, &line);
            return true;
        }
        let index = frame.next;
        let cut = frame.best >= frame.beta || self.skill.prunes && frame.is_barren();
        let Some(candidate) = frame.pick().filter(|_| !cut) else {
            let inside = ply > 1;
            if inside {
                self.leave();
            }
            return inside;
        };
        frame.next += 1;
        let late = index >= 4 && candidate.order < CAPTURE && frame.depth >= 3 && !frame.in_danger;
        let reduced = if late && self.skill.prunes { 1 + i32::from(index >= 16) } else { 0 };
        let look = Look { action: candidate.action, reduced, scout: index > 0 };
        self.look(look);
        true
    }

    /// Looks at a child of the top frame.
    fn look(&mut self, look: Look) {
        let ply = self.ply();
        let Some(frame) = self.frames.last_mut() else { return };
        frame.look = Some(look);
        let mut state = frame.place.state;
        let done = engine::play(&mut state, self.rules.layout(), &look.action);
        if done.won.is_some() {
            self.nodes += 1;
            self.returned = Some((LOST + ply + 1, Vec::new()));
            return;
        }
        let quiet = if done.breaks_quiet { 0 } else { frame.place.quiet + 1 };
        let beta = if look.scout { frame.alpha + 1 } else { frame.beta };
        let question = Question {
            place: Place { hash: state.hash(), state, quiet },
            alpha: -beta,
            beta: -frame.alpha,
            depth: frame.depth - 1 - look.reduced,
            extended: frame.extended,
        };
        self.enter(question);
    }

    /// Takes in the value of the child that was looked at.
    fn take_back(&mut self, value: i32, line: &[Action]) {
        let Some(frame) = self.frames.last_mut() else { return };
        let Some(look) = frame.look.take() else { return };
        if value > frame.alpha && look.reduced > 0 {
            return self.look(Look { reduced: 0, ..look });
        }
        if value > frame.alpha && value < frame.beta && look.scout {
            return self.look(Look { scout: false, ..look });
        }
        if value > frame.best {
            frame.best = value;
            if value > frame.alpha {
                frame.alpha = value;
                frame.best_action = Some(look.action);
                frame.line.clear();
                frame.line.push(look.action);
                frame.line.extend_from_slice(line);
            }
        }
        if value >= frame.beta && frame.depth > 0 {
            let (depth, tried) = (frame.depth, frame.next.saturating_sub(1));
            self.history.cut(&frame.place.state, &look.action, depth, frame.list.get(..tried).unwrap_or(&[]));
        }
    }

    /// Leaves the top frame for the one below.
    fn leave(&mut self) {
        let Some(mut frame) = self.frames.pop() else { return };
        if frame.depth > 0 {
            let bound = if frame.best >= frame.beta {
                Bound::AtLeast
            } else if frame.best > frame.first_alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let best = frame.best_action.map_or(0, |action| table::print(&action));
            let value = to_table(frame.best, self.ply());
            self.table.put(frame.place.hash, best, value, frame.depth, bound);
        }
        self.returned = Some((frame.best, core::mem::take(&mut frame.line)));
        frame.list.clear();
        self.spare.push(frame.list);
    }

    /// How many turns the line to the position now looked at has.
    fn ply(&self) -> i32 {
        i32::try_from(self.frames.len()).unwrap_or(i32::MAX) - 1
    }

    fn occurred(&self, hash: u64) -> bool {
        self.past.contains(&hash) || self.frames.iter().any(|frame| frame.place.hash == hash)
    }

    fn value(&self, place: &Place) -> i32 {
        let span = self.skill.noise;
        // A misjudgement belongs to the position, so that the search is consistent in it.
        let noise = mix(place.hash ^ self.seed) % (2 * u64::from(span) + 1);
        evaluate(&self.rules, &place.state) + i32::try_from(noise).unwrap_or(0) - i32::from(span)
    }

    /// Looks at a position: its value is returned at once, or it becomes the top frame.
    fn enter(&mut self, question: Question) {
        self.nodes += 1;
        if let Some(value) = self.open(question) {
            self.returned = Some((value, Vec::new()));
        }
    }

    fn open(&mut self, question: Question) -> Option<i32> {
        let Question { place, mut alpha, mut beta, mut depth, mut extended } = question;
        let ply = self.ply() + 1;
        let side = place.state.turn;
        if place.quiet >= 100 || self.occurred(place.hash) {
            return Some(0);
        }
        if goal::wins(&self.rules, &place.state, side) {
            return Some(WON - ply - 1);
        }
        alpha = alpha.max(LOST + ply);
        beta = beta.min(WON - ply - 1);
        if alpha >= beta {
            return Some(alpha);
        }
        let full = beta - alpha > 1;
        let danger = if self.skill.sees_threats { list::danger(&self.rules, &place.state, side) } else { None };
        if danger.is_some() && extended < self.skill.extensions && self.frames.len() < LONGEST {
            extended += 1;
            depth = depth.max(0) + 1;
        }
        let known = self.table.get(place.hash).filter(|_| depth > 0);
        if let Some(entry) = known
            && !full
            && i32::from(entry.depth) >= depth
        {
            let value = from_table(entry.value, ply);
            let holds = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if holds {
                return Some(value);
            }
        }
        let stand = self.value(&place);
        let mut list = self.spare.pop().unwrap_or_default();
        let mut best = -INFINITE;
        if depth <= 0 {
            let lazy = !self.skill.quiescence || self.frames.len() >= LONGEST;
            if stand >= beta || lazy {
                self.spare.push(list);
                return Some(stand);
            }
            list::captures(&self.rules, &place.state, &mut list);
            list.retain(|candidate| stand + list::gain(&place.state, &candidate.action) + 120 > alpha);
            best = stand;
            alpha = alpha.max(stand);
        } else {
            let margin = 110 * depth;
            if self.skill.prunes && !full && danger.is_none() && depth <= 3 && stand - margin >= beta && beta < DECIDED
            {
                self.spare.push(list);
                return Some(stand - margin);
            }
            list::moves(&self.rules, &place.state, &mut list);
            let which = danger.map_or(Stones::Shots, Stones::On);
            list::placements(&self.rules, &place.state, which, &mut list);
            self.history.order(&place.state, &mut list);
            if let Some(entry) = known {
                table::promote(&mut list, entry.best);
            }
        }
        if list.is_empty() {
            self.spare.push(list);
            let lost = depth > 0 && engine::is_immobilised(&self.rules, &place.state);
            return Some(if lost { LOST + ply } else { stand });
        }
        self.frames.push(Frame {
            place,
            alpha,
            beta,
            depth,
            extended,
            in_danger: danger.is_some(),
            list,
            next: 0,
            look: None,
            best,
            best_action: None,
            line: Vec::new(),
            first_alpha: alpha,
        });
        None
    }
}

impl Frame {
    /// Brings the candidate that comes next to the front of the rest. Most positions are left after a few, so the rest
    /// need not be sorted.
    fn pick(&mut self) -> Option<Candidate> {
        let rest = self.list.get_mut(self.next..)?;
        let best = rest.iter().enumerate().max_by_key(|(at, candidate)| (candidate.order, core::cmp::Reverse(*at)))?.0;
        rest.swap(0, best);
        rest.first().copied()
    }

    /// Whether what is left is hardly worth looking at: near the leaves, after many quiet actions that were no good.
    fn is_barren(&self) -> bool {
        let enough = match self.depth {
            1 => 14,
            2 => 28,
            _ => return false,
        };
        self.next > enough && !self.in_danger && self.best > -DECIDED && self.beta - self.alpha == 1
    }
}

/// A score as it is stored: a win counted from the position itself and not from the root.
const fn to_table(value: i32, ply: i32) -> i32 {
    if value > DECIDED {
        value + ply
    } else if value < -DECIDED {
        value - ply
    } else {
        value
    }
}

const fn from_table(value: i32, ply: i32) -> i32 {
    if value > DECIDED {
        value - ply
    } else if value < -DECIDED {
        value + ply
    } else {
        value
    }
}
