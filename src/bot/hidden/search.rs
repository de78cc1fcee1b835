//! The search: a tree over what both players see (Cowling, Powley, Whitehouse 2012), in which every way is gone in another
//! world that may be the true one.
//!
//! The thinker's actions are weighed over all these worlds together, so it cannot act on what it does not know. The opponent
//! knows his own ranks, which are those of the world of the moment, and attacks what he does not know by what he can
//! expect of it ([`Outlook::risk`]) more than by what will come of it.

use alloc::vec::Vec;

use super::deal::Weights;
use super::evidence::played_since_challenge;
use super::opponent;
use super::outlook::Outlook;
use super::skill::Skill;
use super::tree::{ROOT, Tree};
use super::worlds::{Worlds, shares};
use crate::game::View;
use crate::hidden::{HiddenView, World};
use crate::outcome::Outcome;
use crate::rng::Rng;
use crate::transcript::Transcript;

/// What is taken off an action for each time that it was played since the last challenge.
const STALE: f32 = 0.03;
/// What is taken off a sure end for each ply until then.
const LATER: f32 = 0.002;
/// After so many turns without a challenge the unknown is as inviting as it can be, and how inviting that is.
const URGE: (u32, f32) = (200, 0.5);

/// A thought over one view.
pub(super) struct Search {
    pub(super) view: HiddenView,
    worlds: Option<Worlds>,
    pub(super) outlook: Outlook,
    pub(super) shares: Vec<Weights>,
    pub(super) tree: Tree,
    /// What is taken off the value of each edge of the root.
    pub(super) stale: Vec<f32>,
    rng: Rng,
    pub(super) skill: Skill,
    pub(super) budget: u64,
    pub(super) nodes: u64,
    world: Option<World>,
    way: Vec<(u32, usize)>,
}

impl Search {
    pub(super) fn new(transcript: &Transcript<HiddenView>, skill: Skill, seed: u64, nodes: u64) -> Search {
        let view = transcript.view().clone();
        let side = view.turn();
        let mut rng = Rng::new(seed);
        let table = view.table();
        let mut worlds = Worlds::new(transcript, skill.reads);
        if worlds.as_mut().is_some_and(|worlds| !worlds.begin(&mut rng)) {
            worlds = None;
        }
        let shares = shares(&view, worlds.as_mut(), &mut rng);
        let blurred = opponent::blurred(&view, side);
        let urge = table.quiet.min(URGE.0) as f32 / URGE.0 as f32 * URGE.1;
        let outlook = Outlook::new(table, side, &shares, &blurred, urge);
        let mut search = Search {
            worlds,
            outlook,
            shares,
            tree: Tree::new(),
            stale: Vec::new(),
            rng,
            skill,
            budget: nodes.clamp(1, skill.nodes),
            nodes: 0,
            world: None,
            way: Vec::new(),
            view,
        };
        search.open_root(transcript);
        search
    }

    fn open_root(&mut self, transcript: &Transcript<HiddenView>) {
        let mut world = World { table: self.view.table().clone(), ranks: Vec::new() };
        world.ranks = (0..=u8::MAX).zip(self.view.table().pieces()).map(|(id, _)| self.view.rank(id)).collect();
        let edges = self.own_edges(&world);
        let played = played_since_challenge(transcript, self.outlook.side);
        self.stale = edges
            .iter()
            .map(|edge| {
                let same = played.iter().filter(|way| **way == (edge.action.from, edge.action.to)).count();
                let back = played.last() == Some(&(edge.action.to, edge.action.from));
                STALE * (same as f32 + if back { 1.0 } else { 0.0 })
            })
            .collect();
        self.tree.open(ROOT, edges);
    }

    /// One way through the tree in one world.
    pub(super) fn go(&mut self) {
        let Some(worlds) = &mut self.worlds else {
            self.nodes = self.budget;
            return;
        };
        let drawn = worlds.draw(&mut self.rng);
        let mut world = match self.world.take() {
            Some(mut world) => {
                world.clone_from(drawn);
                world
            }
            None => drawn.clone(),
        };
        self.way.clear();
        let mut node = ROOT;
        let mut end = None;
        while self.nodes < self.budget && self.way.len() < self.skill.depth {
            let fresh = !self.tree.node(node).is_open();
            if fresh {
                if node != ROOT && self.tree.node(node).visits == 0 || !self.tree.has_room() {
                    break;
                }
                self.open(node, &world);
            }
            let own = world.table.turn == self.outlook.side;
            let chosen = if own { self.choose_own(node) } else { self.choose_other(node, &world) };
            let Some(edge) = chosen else { break };
            let Some(action) = self.tree.edges(node).get(edge).map(|edge| edge.action) else { break };
            let step = world.play(&action);
            self.nodes += 1;
            let place = self.tree.edges_of(node).start + edge;
            self.way.push((node, place));
            if step.end.is_some() {
                end = step.end;
                break;
            }
            node = self.tree.enter(place, step.seen);
        }
        let value = match end {
            Some(outcome) => self.value_of(outcome),
            None => self.outlook.value(&world),
        };
        if self.way.is_empty() {
            // There is nothing to choose.
            self.nodes = self.budget;
        }
        let last = end.is_none().then_some(node);
        self.tree.note(&self.way, last, value);
        self.world = Some(world);
    }

    fn value_of(&self, outcome: Outcome) -> f32 {
        let far = LATER * self.way.len() as f32;
        match outcome.winner {
            Some(side) if side == self.outlook.side => 1.0 - far,
            Some(_) => far - 1.0,
            None => 0.0,
        }
    }

    fn open(&mut self, node: u32, world: &World) {
        let edges = if world.table.turn == self.outlook.side {
            self.own_edges(world)
        } else {
            opponent::edges(world, |id| self.view.rank(id).is_none())
        };
        self.tree.open(node, edges);
    }
}
