//! Which action a way through the tree takes at a node.

use alloc::vec::Vec;

use super::opponent;
use super::search::Search;
use super::tree::{Edge, ROOT};
use crate::hidden::{Action, PieceId, Rank, World};

/// How much the search tries what it has tried little.
const CURIOSITY: f32 = 1.0;
/// What an action that was never tried is thought to be worth less than its node.
const UNTRIED: f32 = 0.05;
/// How far the opponent guesses what an attack on an unknown piece will bring: 0 not at all, 1 always.
const KNOWS: f32 = 0.4;

impl Search {
    /// The legal actions of the thinker, and how promising each looks.
    pub(super) fn own_edges(&self, world: &World) -> Vec<Edge> {
        let actions = world.legal();
        let priors: Vec<f32> = actions.iter().map(|action| self.prior(world, action)).collect();
        let sum: f32 = priors.iter().sum();
        actions.into_iter().zip(priors).map(|(action, prior)| Edge::new(action, prior / sum)).collect()
    }

    /// How promising an own action looks.
    fn prior(&self, world: &World, action: &Action) -> f32 {
        let table = &world.table;
        let Some(mover) = table.at(action.from) else { return 0.1 };
        let Some(rank) = world.rank(mover) else { return 0.1 };
        match table.at(action.to) {
            Some(target) => opponent::eagerness(self.gain(world, rank, target), self.outlook.heuristics.common),
            None => {
                let way = |square| self.outlook.promise(rank.index(), square);
                let nearer = (way(action.to) - way(action.from)) / self.outlook.heuristics.common;
                let flees = opponent::is_threatened(world, mover, rank, action.from);
                (1.0 + 2.0 * nearer).clamp(0.4, 4.0) + if flees { 2.0 } else { 0.0 }
            }
        }
    }

    /// What an own rank can expect of attacking a piece.
    fn gain(&self, world: &World, rank: Rank, target: PieceId) -> f32 {
        let came_to_light = world.table.piece(target).is_some_and(|piece| piece.shown.is_some());
        if came_to_light
            && self.view.rank(target).is_none()
            && let Some(other) = world.rank(target)
        {
            return self.outlook.exchange(&world.table.rules, self.outlook.side, rank, other);
        }
        self.outlook.gain(rank.index(), target)
    }

    /// The thinker's choice at a node, by its place among the edges.
    pub(super) fn choose_own(&self, node: u32) -> Option<usize> {
        let here = self.tree.node(node);
        let reach = CURIOSITY * root(here.visits);
        let untried = here.mean() - UNTRIED;
        let stale = |index: usize| if node == ROOT { self.stale.get(index).copied().unwrap_or(0.0) } else { 0.0 };
        let edges = self.tree.edges(node);
        if node == ROOT
            && let Some(new) = edges.iter().position(|edge| edge.visits == 0)
        {
            // What wins at once must not be missed because all looks well.
            return Some(new);
        }
        let scores = edges.iter().enumerate().map(|(index, edge)| {
            edge.mean().unwrap_or(untried) - stale(index) + edge.prior * reach / (1 + edge.visits) as f32
        });
        best_of(scores)
    }

    /// The opponent's choice at a node in a world.
    pub(super) fn choose_other(&self, node: u32, world: &World) -> Option<usize> {
        let here = self.tree.node(node);
        let edges = self.tree.edges(node);
        let side = !self.outlook.side;
        let common = self.outlook.heuristics.common;
        let stands = self.outlook.unsquash(here.mean());
        // An action, how eager he is for it, and what he thinks of it if not what came of it.
        let judge = |edge: &Edge| {
            let mover = world.table.at(edge.action.from)?;
            let rank = world.rank(mover)?;
            world.can(rank, &edge.action).then_some(())?;
            let Some(target) = world.table.at(edge.action.to) else { return Some((1.0, None)) };
            if world.table.piece(target).is_some_and(|piece| piece.shown.is_some()) {
                let own = world.rank(target)?;
                let gain = self.outlook.exchange(&world.table.rules, side, rank, own);
                return Some((opponent::eagerness(gain, common), None));
            }
            let risk = self.outlook.risk(rank.index(), target);
            Some((opponent::eagerness(risk, common), Some(-self.outlook.squash(stands - risk))))
        };
        let judged: Vec<_> = edges.iter().map(judge).collect();
        let sum: f32 = judged.iter().flatten().map(|(eager, _)| eager).sum();
        let reach = CURIOSITY * root(here.visits) / sum;
        let untried = -here.mean() - UNTRIED;
        let scores = judged.iter().zip(edges).map(|(judged, edge)| match judged {
            None => f32::NEG_INFINITY,
            Some((eager, thought)) => {
                let came = edge.mean().map(|mean| -mean);
                let value = match (thought, came) {
                    (Some(thought), Some(came)) => thought + KNOWS * (came - thought),
                    (thought, came) => thought.or(came).unwrap_or(untried),
                };
                value + eager * reach / (1 + edge.visits) as f32
            }
        });
        best_of(scores).filter(|best| judged[*best].is_some())
    }
}

/// The index of the highest number, the first of equals.
pub(super) fn best_of(scores: impl Iterator<Item = f32>) -> Option<usize> {
    let mut best: Option<(usize, f32)> = None;
    for (index, score) in scores.enumerate() {
        if best.is_none_or(|(_, high)| score > high) {
            best = Some((index, score));
        }
    }
    best.map(|(index, _)| index)
}

/// A square root, the same on every host: `f32::sqrt` needs an operating system's library.
fn root(number: u32) -> f32 {
    (u64::from(number) << 16).isqrt() as f32 / 256.0
}
