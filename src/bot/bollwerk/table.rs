//! What the search has found out about positions before.

use alloc::vec;
use alloc::vec::Vec;

use super::list::Candidate;
use crate::games::bollwerk::Action;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    /// The best action, by its print: see [`print`].
    pub best: u32,
    pub value: i32,
    pub depth: i8,
    pub bound: Bound,
}

/// A table of positions by their hashes. Each has one place; what comes later takes it.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// Room for about that many positions, 2^16 at most.
    pub fn new(positions: u64) -> Table {
        let room = usize::try_from(positions).unwrap_or(usize::MAX).clamp(1 << 8, 1 << 16).next_power_of_two();
        let nothing = Entry { key: 0, best: 0, value: 0, depth: -1, bound: Bound::AtMost };
        Table { entries: vec![nothing; room] }
    }

    fn place(&self, key: u64) -> usize {
        // The length is a power of two.
        usize::try_from(key & (self.entries.len() as u64 - 1)).unwrap_or(0)
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        self.entries.get(self.place(key)).copied().filter(|entry| entry.key == key && entry.depth >= 0)
    }

    pub fn put(&mut self, key: u64, best: u32, value: i32, depth: i32, bound: Bound) {
        let place = self.place(key);
        if let Some(entry) = self.entries.get_mut(place) {
            let depth = i8::try_from(depth).unwrap_or(i8::MAX);
            *entry = Entry { key, best, value, depth, bound };
        }
    }
}

/// An action in 32 bits, to be compared with the prints of the actions of the same position. Two that print alike are
/// rare, and do no more than change the order.
pub(super) fn print(action: &Action) -> u32 {
    let place = |stone, at: usize| 1 + stone as u32 * 256 + at as u32;
    let word = match *action {
        Action::Move { from, to, over, .. } => {
            let jumped = over.iter().fold(0, |sum, square| sum * 31 + 1 + square.index() as u32);
            (from.index() as u32) << 8 | to.index() as u32 | jumped << 16
        }
        Action::Remove { from, at } => 1 << 30 | (from.index() as u32) << 8 | at.index() as u32,
        // Which piece places makes no difference.
        Action::Place { first, second, .. } => {
            let second = second.map_or(0, |second| place(second.stone, second.at.index()));
            1 << 31 | place(first.stone, first.at.index()) << 11 | second
        }
    };
    word | 1 << 29
}

/// Puts the action with that print before all others.
pub(super) fn promote(list: &mut [Candidate], best: u32) {
    if let Some(candidate) = list.iter_mut().find(|candidate| print(&candidate.action) == best) {
        candidate.order = i32::MAX;
    }
}
