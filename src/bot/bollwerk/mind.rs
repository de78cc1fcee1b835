use alloc::string::ToString;
use alloc::vec::Vec;

use super::list::{self, Candidate};
use super::search::{DECIDED, Place, Search};
use super::skill::Skill;
use super::{root, table};
use crate::bot::{Answer, Level, Thought, WON};
use crate::game::View;
use crate::games::bollwerk::{Action, Position, engine};

/// A thought about a position: one depth after the other, until the budget is spent.
#[derive(Debug)]
pub(super) struct Mind {
    search: Search,
    skill: Skill,
    place: Place,
    budget: u64,
    /// The root's candidates, the best first.
    list: Vec<Candidate>,
    depth: i32,
    line: Vec<Action>,
    score: i32,
    begun: bool,
    done: bool,
}

impl Mind {
    pub fn new(position: &Position, level: Level, seed: u64, budget: u64) -> Mind {
        let state = *position.state();
        let place = Place { hash: state.hash(), state, quiet: position.quiet() };
        let skill = Skill::of(level);
        let search = Search::new(position.rules().clone(), skill, seed, budget, position.past().collect());
        Mind {
            search,
            skill,
            place,
            budget,
            list: Vec::new(),
            depth: 0,
            line: Vec::new(),
            score: 0,
            begun: false,
            done: false,
        }
    }

    /// Finds the candidates. A win at once needs no search.
    fn begin(&mut self) {
        self.begun = true;
        let rules = self.search.rules();
        if let Some(action) = list::winning(rules, &self.place.state) {
            self.line = [action].into();
            self.score = WON - 1;
            self.search.nodes += 1;
            self.done = true;
            return;
        }
        let (list, nodes) = root::candidates(rules, &self.place, &self.skill);
        self.search.nodes += nodes;
        self.list = list;
        if let Some(first) = self.list.first() {
            self.line = [first.action].into();
            self.score = first.order.clamp(-WON, WON);
        }
        self.done = self.list.len() < 2;
        self.deepen();
    }

    fn deepen(&mut self) {
        self.depth += 1;
        self.done |= self.depth > self.skill.depth || self.score.abs() > DECIDED && self.depth > 2;
        let mut list = self.list.clone();
        let last = i32::try_from(list.len()).unwrap_or(i32::MAX);
        for (candidate, order) in list.iter_mut().zip((0..last).rev()) {
            candidate.order = order;
        }
        self.search.begin(&self.place, self.depth, list);
    }

    /// The line, and the action that wins after it, which the search sees without playing it.
    fn whole_line(&self) -> Vec<Action> {
        let mut line = self.line.clone();
        if self.score.abs() > DECIDED {
            let rules = self.search.rules();
            let mut state = self.place.state;
            let over = line.iter().any(|action| engine::play(&mut state, rules.layout(), action).won.is_some());
            line.extend(list::winning(rules, &state).filter(|_| !over));
        }
        line
    }

    /// Takes over what the search has found, if that is better than what was known.
    fn note(&mut self) {
        let Some((line, score)) = self.search.best() else { return };
        let Some(first) = line.first() else { return };
        let best = table::print(first);
        if self.line.as_slice() != line {
            self.line = line.to_vec();
            if let Some(at) = self.list.iter().position(|candidate| table::print(&candidate.action) == best) {
                self.list.get_mut(..=at).unwrap_or(&mut []).rotate_right(1);
            }
        }
        self.score = score;
    }
}

impl Thought for Mind {
    fn advance(&mut self, nodes: u64) -> bool {
        let until = self.search.nodes.saturating_add(nodes.max(1));
        if !self.begun {
            self.begin();
        }
        while !self.done && self.search.nodes < until.min(self.budget) {
            let more = self.search.step();
            self.note();
            if !more {
                self.deepen();
            }
        }
        self.done |= self.search.nodes >= self.budget;
        self.done
    }

    fn answer(&self) -> Option<Answer> {
        let action = self.line.first()?;
        Some(Answer {
            action: action.to_string(),
            score: self.score,
            line: self.whole_line().iter().map(ToString::to_string).collect(),
            nodes: self.search.nodes,
            beliefs: Vec::new(),
        })
    }

    fn nodes(&self) -> u64 {
        self.search.nodes
    }
}
