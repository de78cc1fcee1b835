//! What a search has to say.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::choice::best_of;
use super::deal::fraction;
use super::search::Search;
use super::tree::{ROOT, most_tried};
use crate::bot::{Answer, Belief, LOST, Thought, WON};
use crate::game::View;

/// A value beyond which an action wins, or loses, in every world that was tried.
const SURE: f32 = 0.97;

impl Thought for Search {
    fn advance(&mut self, nodes: u64) -> bool {
        let goal = self.nodes.saturating_add(nodes.max(1));
        while self.nodes < goal.min(self.budget) {
            self.go();
        }
        self.nodes >= self.budget
    }

    fn answer(&self) -> Option<Answer> {
        let best = self.best().filter(|_| self.nodes > 0)?;
        let edge = self.tree.edges(ROOT).get(best)?;
        let mut line: Vec<String> = self.tree.line(best).iter().map(ToString::to_string).collect();
        if line.is_empty() {
            line.push(edge.action.to_string());
        }
        let score = self.score(edge.mean().unwrap_or(0.0), line.len());
        let action = edge.action.to_string();
        Some(Answer { action, score, line, nodes: self.nodes, beliefs: self.beliefs() })
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Search {
    /// The edge to play.
    fn best(&self) -> Option<usize> {
        let edges = self.tree.edges(ROOT);
        if self.skill.noise == 0.0 {
            return most_tried(edges);
        }
        // The same numbers each time the answer is asked for.
        let mut rng = self.skill.chance(self.view.ply());
        let scores = edges.iter().enumerate().map(|(index, edge)| {
            let slip = self.skill.noise * fraction(&mut rng);
            let stale = self.stale.get(index).copied().unwrap_or(0.0);
            edge.mean().map_or(-2.0 + edge.prior, |mean| match mean {
                // Nobody overlooks a win.
                mean if mean > SURE => mean + 1.0,
                mean => mean + slip - stale,
            })
        });
        best_of(scores)
    }

    fn score(&self, value: f32, line: usize) -> i32 {
        let plies = line as i32;
        match value {
            value if value > SURE => WON - plies,
            value if value < -SURE => LOST + plies,
            value => (self.outlook.unsquash(value) / self.outlook.heuristics.common * 100.0) as i32,
        }
    }

    fn beliefs(&self) -> Vec<Belief> {
        let table = self.view.table();
        let mut beliefs = Vec::new();
        for square in table.rules.field().squares().iter() {
            let Some(id) = table.at(square).filter(|id| self.view.rank(*id).is_none()) else { continue };
            let Some(shares) = self.shares.get(usize::from(id)) else { continue };
            let mut here: Vec<Belief> = table
                .rules
                .ranks()
                .filter_map(|rank| {
                    let share = (shares[rank.index()] * 1000.0 + 0.5) as u16;
                    let piece = table.rules.name(rank);
                    (share > 0).then_some(Belief { at: square, piece, share })
                })
                .collect();
            here.sort_by_key(|belief| core::cmp::Reverse(belief.share));
            beliefs.extend(here);
        }
        beliefs
    }
}
