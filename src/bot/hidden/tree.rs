//! The tree of a search: what happened on the way to a node is all that both players saw.

use alloc::vec::Vec;

use crate::hidden::Action;

/// No node, or a node that has no edges yet.
const NONE: u32 = u32::MAX;
/// The first node.
pub(super) const ROOT: u32 = 0;
/// A tree grows no further than this many edges; some 100 MB would be five times as much.
const MOST_EDGES: usize = 1 << 20;

/// One action at one node.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    pub(super) action: Action,
    /// How promising it looked before anything was tried.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The sum of the values that came of it, as the thinker sees them.
    pub(super) total: f32,
    /// The first of the nodes to which it leads, by what is seen.
    child: u32,
}

/// One state of what both players have seen.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// What was seen on the way here beside the action.
    seen: u8,
    /// Another node to which the same edge leads.
    sibling: u32,
    first: u32,
    count: u32,
    pub(super) visits: u32,
    pub(super) total: f32,
}

/// Nodes and edges.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Edge {
    pub(super) const fn new(action: Action, prior: f32) -> Edge {
        Edge { action, prior, visits: 0, total: 0.0, child: NONE }
    }

    /// The mean of what came of it; `None` when it was never tried.
    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.total / self.visits as f32)
    }
}

impl Node {
    const fn new(seen: u8, sibling: u32) -> Node {
        Node { seen, sibling, first: NONE, count: 0, visits: 0, total: 0.0 }
    }

    /// The mean of what came of it; 0 when it was never visited.
    pub(super) fn mean(&self) -> f32 {
        if self.visits > 0 { self.total / self.visits as f32 } else { 0.0 }
    }

    /// Whether it has its edges.
    pub(super) const fn is_open(&self) -> bool {
        self.first != NONE
    }
}

impl Tree {
    /// A root without edges.
    pub(super) fn new() -> Tree {
        Tree { nodes: alloc::vec![Node::new(0, NONE)], edges: Vec::new() }
    }

    /// A node. There is one for each number that this tree gave out; for others it is the root.
    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[if (node as usize) < self.nodes.len() { node as usize } else { 0 }]
    }

    /// Where the edges of a node are.
    pub(super) fn edges_of(&self, node: u32) -> core::ops::Range<usize> {
        let node = self.node(node);
        if node.is_open() { node.first as usize..(node.first + node.count) as usize } else { 0..0 }
    }

    /// The edges of a node.
    pub(super) fn edges(&self, node: u32) -> &[Edge] {
        self.edges.get(self.edges_of(node)).unwrap_or(&[])
    }

    /// Whether it may grow.
    pub(super) fn has_room(&self) -> bool {
        self.edges.len() < MOST_EDGES
    }

    /// Gives a node its edges.
    pub(super) fn open(&mut self, node: u32, edges: impl IntoIterator<Item = Edge>) {
        let first = self.edges.len();
        self.edges.extend(edges);
        let count = self.edges.len() - first;
        if let Some(node) = self.nodes.get_mut(node as usize) {
            node.first = first as u32;
            node.count = count as u32;
        }
    }

    /// The node to which an edge leads when that is seen; `None` where the tree has not been yet.
    pub(super) fn child(&self, edge: &Edge, seen: u8) -> Option<u32> {
        let mut at = edge.child;
        while let Some(node) = self.nodes.get(at as usize) {
            if node.seen == seen {
                return Some(at);
            }
            at = node.sibling;
        }
        None
    }

    /// The same by the edge's place, made where it was missing.
    pub(super) fn enter(&mut self, edge: usize, seen: u8) -> u32 {
        let Some(from) = self.edges.get(edge) else { return ROOT };
        if let Some(node) = self.child(from, seen) {
            return node;
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node::new(seen, from.child));
        self.edges[edge].child = node;
        node
    }

    /// Notes what came of a way through the tree: nodes with the edges that were taken, and the last node.
    pub(super) fn note(&mut self, way: &[(u32, usize)], last: Option<u32>, value: f32) {
        for (_, edge) in way {
            if let Some(edge) = self.edges.get_mut(*edge) {
                edge.visits += 1;
                edge.total += value;
            }
        }
        for node in way.iter().map(|(node, _)| *node).chain(last) {
            if let Some(node) = self.nodes.get_mut(node as usize) {
                node.visits += 1;
                node.total += value;
            }
        }
    }

    /// The likeliest way on from the root, the most often tried edge each time, through the most often visited node.
    pub(super) fn line(&self, first: usize) -> Vec<Action> {
        let mut line = Vec::new();
        let mut edge = self.edges(ROOT).get(first);
        while let Some(taken) = edge.filter(|edge| edge.visits > 0 && line.len() < 8) {
            line.push(taken.action);
            let mut at = taken.child;
            let mut next: Option<u32> = None;
            while let Some(node) = self.nodes.get(at as usize) {
                if next.is_none_or(|best| node.visits > self.node(best).visits) {
                    next = Some(at);
                }
                at = node.sibling;
            }
            edge = next.and_then(|node| most_tried(self.edges(node))).and_then(|best| self.edges(next?).get(best));
        }
        line
    }
}

/// The edge that was tried most often, the better one of equals.
pub(super) fn most_tried(edges: &[Edge]) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (index, edge) in edges.iter().enumerate() {
        let key = |edge: &Edge| (edge.visits, edge.mean().unwrap_or(edge.prior - 2.0));
        if best.is_none_or(|best| key(edge) > key(&edges[best])) {
            best = Some(index);
        }
    }
    best
}
