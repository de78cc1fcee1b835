//! How well a text would be deflated behind other text: an estimate, in sixteenths of a bit, that is quick enough to be asked
//! a hundred thousand times.

const REACH: usize = 1 << 15;
const SHORTEST: usize = 3;
const LONGEST: usize = 258;
const HASHES: usize = 1 << 14;
const SYMBOLS: usize = 256 + LONGEST + 1;
const DISTANCES: usize = 17;
const NOWHERE: u32 = u32::MAX;

/// A match with what was before.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Match {
    length: usize,
    distance: usize,
}

/// What is written so far, and what a byte or match costs.
pub struct Deflation {
    text: Vec<u8>,
    /// The last place where three bytes of that hash began, and for each place the one before it.
    heads: Vec<u32>,
    earlier: Vec<u32>,
    /// Of literal bytes, then of lengths.
    symbols: [u32; SYMBOLS],
    /// By the number of bits of the distance, which are sent, too.
    distances: [u32; DISTANCES],
}

impl Deflation {
    /// Nothing written yet. What symbols cost is what they would in that sample.
    pub fn of_sample(sample: &[u8]) -> Deflation {
        let mut symbols = [1; SYMBOLS];
        let mut distances = [1; DISTANCES];
        let mut whole = Deflation::costing(symbols, distances);
        whole.write(sample);
        whole.parse(0, |literal, found| match found {
            None => symbols[usize::from(literal)] += 1,
            Some(found) => {
                symbols[256 + found.length] += 1;
                distances[bits(found.distance)] += 1;
            }
        });
        Deflation::costing(information(symbols), information(distances))
    }

    fn costing(symbols: [u32; SYMBOLS], distances: [u32; DISTANCES]) -> Deflation {
        Deflation { text: Vec::new(), heads: vec![NOWHERE; HASHES], earlier: Vec::new(), symbols, distances }
    }

    /// What more text would cost.
    pub fn cost(&mut self, more: &[u8]) -> u32 {
        let from = self.text.len();
        self.write(more);
        let mut cost = 0;
        let Deflation { symbols, distances, .. } = &*self;
        self.parse(from, |literal, found| {
            cost += match found {
                None => symbols[usize::from(literal)],
                // The first bit of a distance is told by its symbol, the others follow.
                Some(Match { length, distance }) => {
                    let bits = bits(distance);
                    symbols[256 + length] + distances[bits] + 16 * (bits as u32).saturating_sub(2)
                }
            };
        });
        self.cut(from);
        cost
    }

    /// Writes more text.
    pub fn write(&mut self, more: &[u8]) {
        for &byte in more {
            self.text.push(byte);
            self.earlier.push(NOWHERE);
            if let Some(at) = self.text.len().checked_sub(SHORTEST) {
                let head = &mut self.heads[hash(&self.text[at..])];
                self.earlier[at] = *head;
                *head = at as u32;
            }
        }
    }

    /// Takes the end back.
    fn cut(&mut self, length: usize) {
        while self.text.len() > length {
            if let Some(at) = self.text.len().checked_sub(SHORTEST) {
                self.heads[hash(&self.text[at..])] = self.earlier[at];
            }
            self.text.pop();
            self.earlier.pop();
        }
    }

    /// From a place on, byte by byte or match by match: like zlib a match waits whether the next byte has a longer one.
    fn parse(&self, from: usize, mut tell: impl FnMut(u8, Option<Match>)) {
        let mut at = from;
        let mut here = self.longest(at);
        while let Some(&literal) = self.text.get(at) {
            let next = self.longest(at + 1);
            let found = here.filter(|found| next.is_none_or(|next| next.length <= found.length));
            tell(literal, found);
            (at, here) = match found {
                Some(found) => (at + found.length, self.longest(at + found.length)),
                None => (at + 1, next),
            };
        }
    }

    fn longest(&self, at: usize) -> Option<Match> {
        if at + SHORTEST > self.text.len() {
            return None;
        }
        let most = LONGEST.min(self.text.len() - at);
        let mut best: Option<Match> = None;
        let mut place = self.earlier[at];
        while place != NOWHERE && at - place as usize <= REACH {
            let start = place as usize;
            let length = (0..most).take_while(|by| self.text[start + by] == self.text[at + by]).count();
            let distance = at - start;
            if length >= SHORTEST && best.is_none_or(|best| length > best.length) {
                best = Some(Match { length, distance });
            }
            place = self.earlier[start];
        }
        best
    }
}

/// Of the first three bytes.
fn hash(text: &[u8]) -> usize {
    text.iter().take(SHORTEST).fold(0, |hash, byte| (hash << 5 ^ usize::from(*byte)) % HASHES)
}

fn bits(distance: usize) -> usize {
    (usize::BITS - distance.leading_zeros()) as usize
}

/// How much a symbol tells that comes so often, in sixteenths of a bit.
fn information<const N: usize>(counts: [u32; N]) -> [u32; N] {
    let all: u32 = counts.iter().sum();
    counts.map(|count| (16.0 * (f64::from(all) / f64::from(count)).log2()) as u32)
}
