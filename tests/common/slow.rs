//! A second, slow and obvious judge of both hidden games, written from the rules and not from the core: it asks of every pair
//! of squares whether a piece may go that way, keeps every move and every board of the game, and works everything else out
//! from these lists each time. It knows nothing of views.

use std::collections::BTreeMap;

use rankfile::settings::Settings;
use rankfile::side::Side;

type At = (i32, i32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Man {
    name: usize,
    side: Side,
    letter: char,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Move {
    side: Side,
    man: usize,
    /// Every square on the way, the first and the last included.
    way: Vec<At>,
    attack: bool,
}

/// A game of either kind.
#[derive(Clone, Debug)]
pub struct Slow {
    stratego: bool,
    files: i32,
    ranks: i32,
    switches: BTreeMap<String, String>,
    men: BTreeMap<At, Man>,
    /// Whose each man is, by name.
    sides: Vec<Side>,
    turn: Side,
    ply: u32,
    moves: Vec<Move>,
    /// Who stood where after each move, the start first.
    boards: Vec<BTreeMap<At, usize>>,
    /// The side whose Flag waits on its far rank.
    waiting: Option<Side>,
    /// `REASON WINNER` once it is over.
    pub outcome: Option<String>,
}

fn name(at: At) -> String {
    format!("{}{}", char::from(b'a' + at.0 as u8), at.1 + 1)
}

fn next_to(a: At, b: At) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1
}

fn other(side: Side) -> Side {
    if side == Side::South { Side::North } else { Side::South }
}

impl Slow {
    /// A game from a position text. Knows the editions by heart.
    pub fn new(game: &str, settings: &Settings, position: &str) -> Slow {
        let stratego = game == "stratego";
        let mut switches = BTreeMap::new();
        let edition = settings.edition.as_deref().unwrap_or("dutch");
        let tournament = matches!(edition, "isf" | "gravon");
        let scout = match edition {
            "romanian" => "step-strike",
            "us-classic" => "adjacent",
            _ => "long",
        };
        let two_square = match edition {
            "isf" => "3",
            "gravon" => "5",
            _ => "0",
        };
        for (key, value) in [
            ("scout", scout),
            ("twoSquare", two_square),
            ("chase", if tournament { "on" } else { "off" }),
            ("stuck", if tournament { "isf" } else { "on-turn" }),
            ("flagRun", "safe-or-survive"),
        ] {
            switches.insert(key.to_string(), value.to_string());
        }
        switches.extend(settings.switches.iter().cloned());
        let words: Vec<&str> = position.split(' ').collect();
        let rows = super::cells(words[0]);
        let mut slow = Slow {
            stratego,
            files: rows[0].len() as i32,
            ranks: rows.len() as i32,
            switches,
            men: BTreeMap::new(),
            sides: Vec::new(),
            turn: if words[1] == "s" { Side::South } else { Side::North },
            ply: words[2].parse().unwrap(),
            moves: Vec::new(),
            boards: Vec::new(),
            waiting: None,
            outcome: None,
        };
        let mut count = 0;
        for (row, cells) in rows.iter().enumerate() {
            for (file, cell) in cells.iter().enumerate().filter(|(_, cell)| cell.is_ascii_alphabetic()) {
                let side = if cell.is_ascii_uppercase() { Side::South } else { Side::North };
                slow.sides.push(side);
                let man = Man { name: count, side, letter: cell.to_ascii_uppercase() };
                slow.men.insert((file as i32, slow.ranks - 1 - row as i32), man);
                count += 1;
            }
        }
        slow.keep_board();
        slow.begin();
        slow
    }

    fn is(&self, switch: &str, value: &str) -> bool {
        self.switches.get(switch).is_some_and(|known| known == value)
    }

    fn number(&self, switch: &str) -> Option<usize> {
        self.switches.get(switch)?.parse().ok()
    }

    fn keep_board(&mut self) {
        self.boards.push(self.men.iter().map(|(at, man)| (*at, man.name)).collect());
    }

    fn is_square(&self, at: At) -> bool {
        let lake = self.stratego && (at.1 == 4 || at.1 == 5) && matches!(at.0, 2 | 3 | 6 | 7);
        (0..self.files).contains(&at.0) && (0..self.ranks).contains(&at.1) && !lake
    }

    fn is_free(&self, at: At) -> bool {
        self.is_square(at) && !self.men.contains_key(&at)
    }

    fn squares(&self) -> Vec<At> {
        let all = (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| (file, rank)));
        all.filter(|at| self.is_square(*at)).collect()
    }

    fn side_on(&self, at: At) -> Option<Side> {
        self.men.get(&at).map(|man| man.side)
    }

    /// Whether an enemy of a side stands next to a square.
    fn beside_enemy(&self, at: At, side: Side) -> bool {
        self.men.iter().any(|(place, man)| man.side != side && next_to(*place, at))
    }

    /// The way of a move or attack from one square to another, if the piece's feet allow it.
    fn way(&self, from: At, to: At) -> Option<Vec<At>> {
        let man = self.men.get(&from)?;
        if !self.is_square(to) || self.side_on(to) == Some(man.side) || (self.stratego && "BF".contains(man.letter)) {
            return None;
        }
        if next_to(from, to) {
            return Some(vec![from, to]);
        }
        if !self.stratego || man.letter != 'O' || self.is("scout", "step-strike") {
            return None;
        }
        if from == to || (from.0 != to.0 && from.1 != to.1) {
            return None;
        }
        let length = (to.0 - from.0).abs().max((to.1 - from.1).abs());
        let step = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let way: Vec<At> = (0..=length).map(|n| (from.0 + n * step.0, from.1 + n * step.1)).collect();
        let clear = way[1..way.len() - 1].iter().all(|at| self.is_free(*at));
        let strikes_far = self.side_on(to).is_some() && self.is("scout", "adjacent");
        (clear && !strikes_far).then_some(way)
    }

    /// Every way that the pieces of a side have by their feet alone.
    fn ways(&self, side: Side) -> Vec<Vec<At>> {
        let squares = self.squares();
        let mut ways = Vec::new();
        for from in squares.iter().filter(|at| self.side_on(**at) == Some(side)) {
            ways.extend(squares.iter().filter_map(|to| self.way(*from, *to)));
            if self.stratego && self.men[from].letter == 'O' && self.is("scout", "step-strike") {
                for via in squares.iter().filter(|via| next_to(*from, **via) && self.is_free(**via)) {
                    let struck = squares.iter().filter(|to| next_to(*via, **to));
                    let enemies = struck.filter(|to| self.side_on(**to) == Some(other(side)));
                    ways.extend(enemies.map(|to| vec![*from, *via, *to]));
                }
            }
        }
        ways
    }

    fn borders(way: &[At]) -> Vec<(At, At)> {
        way.windows(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect()
    }

    /// SR1
    fn two_square(&self, way: &[At]) -> bool {
        let needed = self.number("twoSquare").unwrap_or(0);
        if !self.stratego || needed == 0 {
            return false;
        }
        let man = self.men[&way[0]].name;
        let own = self.moves.iter().rev().filter(|done| done.side == self.turn);
        let last: Vec<_> = own.take_while(|done| done.man == man).take(needed).collect();
        last.len() == needed
            && Slow::borders(way).iter().any(|border| last.iter().all(|done| Slow::borders(&done.way).contains(border)))
    }

    /// SR2: the lengths of both sides, counted from the first move.
    fn chase_length(&self, side: Side) -> u32 {
        let mut length = BTreeMap::from([("south", 0), ("north", 0)]);
        for (index, done) in self.moves.iter().enumerate() {
            let (own, foe) = (done.side.name(), other(done.side).name());
            let (from, to) = (done.way[0], *done.way.last().unwrap());
            let before = &self.moves[..index];
            let target = before
                .iter()
                .rev()
                .find(|earlier| earlier.side != done.side)
                .map(|earlier| earlier.way.last().unwrap());
            let flees = target.is_some_and(|target| next_to(from, *target));
            let chased = if flees { length[foe] + 1 } else { 0 };
            length.insert(foe, chased);
            if done.attack {
                length.insert(own, 0);
                length.insert(foe, 0);
            }
            // The board after the move, by names; whose they are is told by the men of the start.
            let enemy =
                self.boards[index + 1].iter().any(|(at, man)| next_to(*at, to) && self.side_of(*man) != done.side);
            let chases = if enemy { length[own] + 1 } else { 0 };
            length.insert(own, chases);
        }
        length[side.name()]
    }

    fn side_of(&self, man: usize) -> Side {
        self.sides[man]
    }

    /// SR2
    fn chase(&self, way: &[At], length: u32) -> bool {
        let (from, to) = (way[0], *way.last().unwrap());
        if !self.is_free(to) || length < 2 || !self.beside_enemy(to, self.turn) {
            return false;
        }
        let own = self.moves.iter().rev().find(|done| done.side == self.turn);
        if own.is_some_and(|last| last.way[0] == to && *last.way.last().unwrap() == from) {
            return false;
        }
        let mut after = self.boards.last().unwrap().clone();
        let man = after.remove(&from).unwrap();
        after.insert(to, man);
        let back = self.boards.iter().rev().skip(1).take(length as usize - 1);
        back.into_iter().any(|board| *board == after)
    }

    /// The legal ways of the side on turn.
    fn legal_ways(&self) -> Vec<Vec<At>> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        self.unbarred()
    }

    /// How many ways repetition rules bar now.
    pub fn barred(&self) -> usize {
        if self.outcome.is_some() { 0 } else { self.ways(self.turn).len() - self.unbarred().len() }
    }

    fn unbarred(&self) -> Vec<Vec<At>> {
        let chase = (self.stratego && self.is("chase", "on")).then(|| self.chase_length(self.turn));
        let mut ways = self.ways(self.turn);
        ways.retain(|way| !self.two_square(way) && !chase.is_some_and(|length| self.chase(way, length)));
        ways
    }

    fn text(&self, way: &[At]) -> String {
        let (from, to) = (way[0], *way.last().unwrap());
        let sign = if self.side_on(to).is_some() { 'x' } else { '-' };
        let strike = way.len() == 3 && (way[0].0 - way[2].0).abs() + (way[0].1 - way[2].1).abs() == 2 && sign == 'x';
        if strike && self.is("scout", "step-strike") && self.stratego {
            return format!("{}-{}x{}", name(from), name(way[1]), name(to));
        }
        format!("{}{sign}{}", name(from), name(to))
    }

    /// The texts of the legal actions, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.legal_ways().iter().map(|way| self.text(way)).collect();
        texts.sort();
        texts
    }

    /// `> < =` as in the tables, or `F` for a taken Flag and `f` for one that ran into its end.
    fn meets(&self, attacker: char, defender: char) -> char {
        if defender == 'F' {
            return 'F';
        }
        if attacker == 'F' {
            return 'f';
        }
        if attacker == defender {
            return '=';
        }
        let wins = if self.stratego {
            match (attacker, defender) {
                (_, 'B') => attacker == 'I',
                ('S', 'M') => true,
                _ => {
                    let value = |letter: char| "SOITLPJCGM".find(letter).unwrap();
                    value(attacker) > value(defender)
                }
            }
        } else {
            match (attacker, defender) {
                ('P', _) => defender == 'S',
                ('S', _) => defender != 'P',
                (_, 'S') => false,
                _ => {
                    let value = |letter: char| "PTRQNMLKEDCBA".find(letter).unwrap();
                    value(attacker) > value(defender)
                }
            }
        };
        if wins { '>' } else { '<' }
    }

    /// Plays a legal text.
    pub fn play(&mut self, text: &str) {
        let way = self.legal_ways().into_iter().find(|way| self.text(way) == text).expect("a legal text");
        self.go(way);
    }

    fn go(&mut self, way: Vec<At>) {
        let (from, to) = (way[0], *way.last().unwrap());
        let man = self.men.remove(&from).unwrap();
        let struck = self.men.remove(&to);
        let result = struck.map(|struck| self.meets(man.letter, struck.letter));
        match (result, struck) {
            (None | Some('>' | 'F'), _) => {
                self.men.insert(to, man);
            }
            (Some('<' | 'f'), Some(struck)) => {
                self.men.insert(to, struck);
            }
            _ => {}
        }
        self.moves.push(Move { side: man.side, man: man.name, way, attack: struck.is_some() });
        self.keep_board();
        self.turn = other(man.side);
        self.ply += 1;
        let (own, foe) = (man.side.name(), other(man.side).name());
        self.outcome = match result {
            Some('F') => Some(format!("flag-taken {own}")),
            Some('f') => Some(format!("flag-lost {foe}")),
            _ if self.stratego => self.stratego_end(),
            _ => self.generals_end(Some((man, to))),
        };
    }

    /// What ends a game before anything is played.
    fn begin(&mut self) {
        if self.stratego {
            self.outcome = self.stratego_end();
            return;
        }
        // A Flag on its far rank: whose turn it is has won, the other's has just arrived.
        let flags: Vec<(At, Man)> = self
            .men
            .iter()
            .filter(|(at, man)| man.letter == 'F' && at.1 == self.far(man.side))
            .map(|(at, man)| (*at, *man))
            .collect();
        if flags.iter().any(|(_, man)| man.side == self.turn) {
            self.waiting = Some(self.turn);
        }
        let arrived = flags.into_iter().find(|(_, man)| man.side != self.turn).map(|(at, man)| (man, at));
        self.outcome = self.generals_end(arrived);
    }

    fn far(&self, side: Side) -> i32 {
        if side == Side::South { self.ranks - 1 } else { 0 }
    }

    fn stratego_end(&self) -> Option<String> {
        let (mover, waiter) = (self.turn.name(), other(self.turn).name());
        let has_feet = |side| !self.ways(side).is_empty();
        if self.is("stuck", "isf") {
            match (has_feet(self.turn), has_feet(other(self.turn))) {
                (false, false) => return Some("both-stuck none".to_string()),
                (true, false) => return Some(format!("stuck {mover}")),
                _ => {}
            }
        }
        if self.unbarred().is_empty() {
            return Some(format!("stuck {waiter}"));
        }
        if self.number("plyCap").is_some_and(|cap| self.ply as usize >= cap) {
            return Some("ply-cap none".to_string());
        }
        let quiet = self.moves.iter().rev().take_while(|done| !done.attack).count();
        self.number("noAttackCap").filter(|cap| quiet >= *cap).map(|_| "no-attack none".to_string())
    }

    /// `last` is who moved last, and where to.
    fn generals_end(&mut self, last: Option<(Man, At)>) -> Option<String> {
        if let Some(owner) = self.waiting {
            return Some(format!("flag-home {}", owner.name()));
        }
        if let Some((man, at)) = last
            && man.letter == 'F'
            && at.1 == self.far(man.side)
        {
            let safe = self.is("flagRun", "safe-or-survive") && !self.beside_enemy(at, man.side);
            if safe || self.is("flagRun", "immediate") {
                return Some(format!("flag-home {}", man.side.name()));
            }
            self.waiting = Some(man.side);
        }
        if self.is("threefold", "on") {
            let now = self.boards.last().unwrap();
            // Every second board has the same side on turn.
            let same = self.boards.iter().rev().step_by(2).filter(|board| *board == now).count();
            if same >= 3 {
                return Some("repetition none".to_string());
            }
        }
        self.number("plyCap").filter(|cap| self.ply as usize >= *cap).map(|_| "ply-cap none".to_string())
    }

    /// The position text.
    pub fn position(&self) -> String {
        let mut cells = Vec::new();
        for rank in (0..self.ranks).rev() {
            let cell = |file: i32| match self.men.get(&(file, rank)) {
                Some(man) if man.side == Side::South => man.letter,
                Some(man) => man.letter.to_ascii_lowercase(),
                None if self.is_square((file, rank)) => '.',
                None => '_',
            };
            cells.push((0..self.files).map(cell).collect());
        }
        format!("{} {} {}", super::board_text(&cells), if self.turn == Side::South { 's' } else { 'n' }, self.ply)
    }

    /// Leaves at a depth.
    pub fn perft(&self, depth: u32) -> u64 {
        let legal = self.legal_ways();
        match depth {
            0 => 1,
            1 => legal.len() as u64,
            _ => legal
                .into_iter()
                .map(|way| {
                    let mut next = self.clone();
                    next.go(way);
                    next.perft(depth - 1)
                })
                .sum(),
        }
    }
}
