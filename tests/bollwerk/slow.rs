//! A second reading of the rules of Bollwerk, slow and obvious: it tries every square for every piece and asks the rules
//! one by one, walks every path of jumps on a real board, and tries every stone on every square. It shares no code and no
//! way of thinking with the library, texts aside.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

pub type At = (i32, i32);

/// The five switches, true for the value that is not default.
#[derive(Clone, Copy, Debug, Default)]
pub struct Switches {
    pub once: bool,
    pub adjacent: bool,
    pub mixed: bool,
    pub later: bool,
    pub no_move: bool,
}

/// What a layout adds to a position text, for south and north.
#[derive(Clone, Debug)]
pub struct Law {
    pub switches: Switches,
    pub end: [At; 2],
    pub zone: [BTreeSet<At>; 2],
    pub row: [i32; 2],
}

/// A position. Cells: piece letters, `!` arrow, `^` red-border arrow, `=` block, `#` red-border block, `*` bomb,
/// `.` free, a space for what is no square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World {
    w: i32,
    h: i32,
    cells: Vec<char>,
    pub side: usize,
    supply: [[i32; 5]; 2],
    bans: BTreeSet<At>,
    quiet: u32,
    ply: u32,
}

const STONES: [(char, &str); 5] = [('!', "A"), ('^', "RA"), ('=', "B"), ('#', "RB"), ('*', "O")];
const KING: [At; 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

pub fn name((x, y): At) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}

pub fn at(text: &str) -> At {
    (i32::from(text.as_bytes()[0] - b'a'), text[1..].parse::<i32>().unwrap() - 1)
}

fn order((x, y): At) -> (i32, i32) {
    (y, x)
}

fn add(a: At, b: At) -> At {
    (a.0 + b.0, a.1 + b.1)
}

fn is_block(cell: char) -> bool {
    cell == '=' || cell == '#'
}

fn is_arrow(cell: char) -> bool {
    cell == '!' || cell == '^'
}

fn is_red(cell: char) -> bool {
    cell == '^' || cell == '#'
}

impl Law {
    /// From a layout text.
    pub fn new(layout: &str, switches: Switches) -> Law {
        let words: Vec<&str> = layout.split(' ').collect();
        let zone = |text: &str| text.split(',').map(at).collect();
        let row = |text: &str| text.parse::<i32>().unwrap() - 1;
        Law {
            switches,
            end: [at(words[1]), at(words[4])],
            zone: [zone(words[2]), zone(words[5])],
            row: [row(words[3]), row(words[6])],
        }
    }
}

impl World {
    pub fn parse(text: &str) -> World {
        let words: Vec<&str> = text.split(' ').collect();
        let mut rows: Vec<Vec<char>> = Vec::new();
        for row in words[0].split('/') {
            let mut cells = Vec::new();
            let mut run = 0;
            let mut red = false;
            for letter in row.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    run = run * 10 + digit;
                    continue;
                }
                cells.extend((0..run).map(|_| '.'));
                run = 0;
                match letter {
                    '+' => {
                        red = true;
                        continue;
                    }
                    '_' => cells.push(' '),
                    '!' if red => cells.push('^'),
                    '=' if red => cells.push('#'),
                    other => cells.push(other),
                }
                red = false;
            }
            cells.extend((0..run).map(|_| '.'));
            rows.insert(0, cells);
        }
        let numbers = |text: &str| -> [i32; 5] {
            text.split(',').map(|n| n.parse().unwrap()).collect::<Vec<i32>>().try_into().unwrap()
        };
        let (south, north) = words[2].split_once('/').unwrap();
        World {
            w: rows[0].len() as i32,
            h: rows.len() as i32,
            cells: rows.concat(),
            side: usize::from(words[1] == "n"),
            supply: [numbers(south), numbers(north)],
            bans: if words[3] == "-" { BTreeSet::new() } else { words[3].split(',').map(at).collect() },
            quiet: words[4].parse().unwrap(),
            ply: words[5].parse().unwrap(),
        }
    }

    pub fn print(&self) -> String {
        let mut rows = Vec::new();
        for y in (0..self.h).rev() {
            let mut row = String::new();
            let mut run = 0;
            for x in 0..self.w {
                let cell = self.cell((x, y));
                if cell == '.' {
                    run += 1;
                } else {
                    if run > 0 {
                        row += &run.to_string();
                    }
                    run = 0;
                    row += &match cell {
                        ' ' => "_".to_string(),
                        '^' => "+!".to_string(),
                        '#' => "+=".to_string(),
                        other => other.to_string(),
                    };
                }
            }
            if run > 0 {
                row += &run.to_string();
            }
            rows.push(row);
        }
        let supply = self.supply.map(|counts| counts.map(|n| n.to_string()).join(","));
        let mut bans: Vec<At> = self.bans.iter().copied().collect();
        bans.sort_by_key(|at| order(*at));
        let bans: Vec<String> = bans.into_iter().map(name).collect();
        let bans = if bans.is_empty() { "-".to_string() } else { bans.join(",") };
        let turn = ["s", "n"][self.side];
        format!("{} {turn} {} {bans} {} {}", rows.join("/"), supply.join("/"), self.quiet, self.ply)
    }

    pub fn cell(&self, (x, y): At) -> char {
        if x < 0 || y < 0 || x >= self.w || y >= self.h { ' ' } else { self.cells[(y * self.w + x) as usize] }
    }

    fn put(&mut self, (x, y): At, cell: char) {
        self.cells[(y * self.w + x) as usize] = cell;
    }

    pub fn squares(&self) -> Vec<At> {
        let all = (0..self.h).flat_map(|y| (0..self.w).map(move |x| (x, y)));
        all.filter(|at| self.cell(*at) != ' ').collect()
    }

    fn free(&self, at: At) -> bool {
        self.cell(at) == '.'
    }

    fn own(&self, at: At) -> bool {
        let cell = self.cell(at);
        if self.side == 0 { cell.is_ascii_uppercase() } else { cell.is_ascii_lowercase() }
    }

    fn enemy(&self, at: At) -> bool {
        self.cell(at).is_ascii_alphabetic() && !self.own(at)
    }

    fn kind(&self, at: At) -> char {
        self.cell(at).to_ascii_uppercase()
    }

    fn forward(&self) -> i32 {
        if self.side == 0 { 1 } else { -1 }
    }

    /// The squares strictly between two on one line; `None` when they are on none of that kind.
    fn between(&self, a: At, b: At, straight: bool) -> Option<Vec<At>> {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let aligned = if straight { (dx == 0) != (dy == 0) } else { dx.abs() == dy.abs() && dx != 0 };
        let far = dx.abs().max(dy.abs());
        aligned.then(|| (1..far).map(|i| (a.0 + dx.signum() * i, a.1 + dy.signum() * i)).collect())
    }

    fn slides(&self, a: At, b: At, straight: bool) -> bool {
        self.between(a, b, straight).is_some_and(|line| line.iter().all(|at| self.free(*at)))
    }

    /// N1, N2: the two ways round the corner.
    fn leaps(&self, a: At, b: At) -> bool {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        if (dx.abs(), dy.abs()) != (1, 2) && (dx.abs(), dy.abs()) != (2, 1) {
            return false;
        }
        // First all of one leg, then the other: the squares passed are those before the last.
        let walk = |legs: [At; 2]| {
            let mut at = a;
            let mut passed = Vec::new();
            for (lx, ly) in legs {
                for _ in 0..lx.abs().max(ly.abs()) {
                    at = (at.0 + lx.signum(), at.1 + ly.signum());
                    passed.push(at);
                }
            }
            assert_eq!(passed.pop(), Some(b));
            passed
        };
        let ways = [walk([(dx, 0), (0, dy)]), walk([(0, dy), (dx, 0)])];
        ways.iter().any(|way| !way.iter().any(|at| is_block(self.cell(*at))))
    }

    fn near(a: At, b: At) -> bool {
        a != b && (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1
    }

    /// E1, E2, E3.
    fn tramples(&self, a: At, b: At) -> bool {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        if Self::near(a, b) {
            return true;
        }
        let straight = dx == 0 || dy == 0;
        if dx.abs().max(dy.abs()) != 2 || !(straight || dx.abs() == dy.abs()) {
            return false;
        }
        let middle = (a.0 + dx / 2, a.1 + dy / 2);
        if !is_block(self.cell(middle)) {
            return true;
        }
        let beside = if dx == 0 { [(1, 0), (-1, 0)] } else { [(0, 1), (0, -1)] };
        straight && beside.iter().any(|side| self.free(add(middle, *side)))
    }

    /// Whether a piece can go there by a way with which it could capture, and by one with which it could not, were the
    /// target free. Jumps apart.
    fn goes(&self, law: &Law, a: At, b: At) -> (bool, bool) {
        let f = self.forward();
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let king = Self::near(a, b);
        match self.kind(a) {
            'G' => {
                let middle = add(a, (dx / 2, f));
                let long = a.1 == law.row[self.side] && dy == 2 * f && (dx == 0 || dx.abs() == 2) && self.free(middle);
                (dy == f && dx.abs() <= 1, long || (dy == 0 && dx.abs() == 1))
            }
            'C' => (false, self.slides(a, b, true)),
            'N' => (self.leaps(a, b), false),
            'K' => (self.leaps(a, b) || king, false),
            'E' => (self.tramples(a, b), false),
            'H' => (self.leaps(a, b) || self.slides(a, b, true), false),
            'M' => (self.leaps(a, b) || self.slides(a, b, false), false),
            'Q' => (self.slides(a, b, true) || self.slides(a, b, false), false),
            'R' => (self.slides(a, b, false), dx.abs() + dy.abs() == 1),
            'S' => (false, king),
            other => panic!("no piece {other}"),
        }
    }

    /// Whether a move may end on what is there, taking nobody.
    fn yields(&self, kind: char, b: At) -> bool {
        let cell = self.cell(b);
        cell == '.' || is_red(cell) || (cell == '!' && (kind == 'E' || kind == 'K'))
    }

    /// The moves of a piece: for each, where it ends, whether it takes there, whom it took by jumping.
    fn moves(&self, law: &Law, a: At) -> BTreeSet<(At, bool, Vec<At>)> {
        let mut moves = BTreeSet::new();
        let kind = self.kind(a);
        for b in self.squares() {
            let (strikes, quiet) = self.goes(law, a, b);
            if (strikes || quiet) && self.yields(kind, b) {
                moves.insert((b, false, vec![]));
            }
            if strikes && self.enemy(b) {
                moves.insert((b, true, vec![]));
            }
            if kind == 'C' && self.enemy(b) {
                let screens = self.between(a, b, true).map(|line| line.iter().filter(|at| !self.free(**at)).count());
                let on_board = self.between(a, b, true).is_some_and(|line| line.iter().all(|at| self.cell(*at) != ' '));
                if screens == Some(1) && on_board {
                    moves.insert((b, true, vec![]));
                }
            }
        }
        if kind == 'G' || kind == 'S' {
            let mut lifted = self.clone();
            lifted.put(a, '.');
            let mut walk = Walk { law, kind, start: a, seen: BTreeSet::new(), moves: &mut moves };
            walk.on(&lifted, a, &[], &[]);
        }
        moves.retain(|(b, takes, over)| *b != a || *takes || !over.is_empty());
        moves
    }

    /// Whether a piece reaches a square for placing, the square being free.
    fn reaches(&self, law: &Law, a: At, b: At) -> bool {
        let (strikes, quiet) = self.goes(law, a, b);
        if strikes || quiet {
            return true;
        }
        match self.kind(a) {
            'G' => {
                let (dx, dy) = (b.0 - a.0, b.1 - a.1);
                let over = (a.0 + dx / 2, a.1 + dy / 2);
                let jump = dx.abs().max(dy.abs()) == 2 && dx % 2 == 0 && dy % 2 == 0;
                let guard = self.kind(over) == 'G';
                jump && guard && (self.own(over) || (dy == 2 * self.forward()))
            }
            'C' => self.between(a, b, true).is_some_and(|line| {
                let screens: Vec<At> = line.iter().copied().filter(|at| !self.free(*at)).collect();
                let solid = line.iter().all(|at| self.cell(*at) != ' ');
                solid && screens.len() == 1 && (!law.switches.adjacent || line.last() == screens.last())
            }),
            'S' => {
                let mut lifted = self.clone();
                lifted.put(a, '.');
                let jumps = |from: At| -> Vec<At> {
                    KING.iter().filter_map(|d| lifted.spy_jump(from, *d).map(|(to, _)| to)).collect()
                };
                let steps = |from: At| -> Vec<At> { KING.iter().map(|d| add(from, *d)).collect() };
                let free = |list: Vec<At>| -> Vec<At> { list.into_iter().filter(|at| lifted.free(*at)).collect() };
                let landings = free(jumps(a));
                landings.contains(&b)
                    || landings.iter().any(|at| jumps(*at).contains(&b) || steps(*at).contains(&b))
                    || free(steps(a)).iter().any(|at| jumps(*at).contains(&b))
            }
            _ => false,
        }
    }

    /// Where a Spy's jump leads and what it jumps: `own`, `enemy` or `stone`. The landing is not looked at.
    fn spy_jump(&self, a: At, d: At) -> Option<(At, &'static str)> {
        let over = add(a, d);
        let what = match self.cell(over) {
            '.' | ' ' | '=' | '#' => return None,
            '!' | '^' | '*' => "stone",
            _ if self.own(over) => "own",
            _ => "enemy",
        };
        let to = add(over, d);
        (self.cell(to) != ' ').then_some((to, what))
    }

    /// Whether a piece can place a stone there.
    fn places(&self, law: &Law, a: At, b: At, stone: usize) -> bool {
        let cell = self.cell(b);
        let sign = STONES[stone].0;
        let zone = law.zone[self.side].contains(&b);
        let fits = if cell == '.' {
            !zone && !self.bans.contains(&b)
        } else if sign == '*' {
            is_arrow(cell) || is_block(cell)
        } else if is_arrow(sign) {
            self.enemy(b) && self.kind(b) == 'S' && self.kind(a) != 'S' && !zone
        } else {
            false
        };
        if !fits || self.supply[self.side][stone] <= 0 {
            return false;
        }
        let mut cleared = self.clone();
        cleared.put(b, '.');
        cleared.reaches(law, a, b)
    }

    /// The board after a stone is placed, the turn not being over, and whether the game is.
    fn with_stone(&self, law: &Law, b: At, stone: usize) -> (World, bool) {
        let mut next = self.clone();
        next.supply[self.side][stone] -= 1;
        let cell = self.cell(b);
        let sign = STONES[stone].0;
        let wins = sign == '*' && b == law.end[1 - self.side];
        let blast = sign == '*' && cell != '.' && !wins;
        next.put(b, if blast { '.' } else { sign });
        let last = self.enemy(b) && !next.squares().iter().any(|at| next.enemy(*at));
        (next, wins || last)
    }

    /// The texts of all single placements of a piece: square and stone.
    fn stones(&self, law: &Law, a: At) -> Vec<(At, usize)> {
        let mut all = Vec::new();
        for b in self.squares() {
            for stone in 0..5 {
                if self.places(law, a, b, stone) {
                    all.push((b, stone));
                }
            }
        }
        all
    }

    fn removes(&self, a: At) -> Vec<At> {
        let all = self.squares().into_iter();
        all.filter(|b| self.kind(a) == 'N' && self.leaps(a, *b) && (is_arrow(self.cell(*b)) || is_block(self.cell(*b))))
            .collect()
    }

    /// Whether the game is over before anybody moves: who won, and by which rule.
    pub fn outcome(&self, law: &Law) -> Option<(usize, &'static str)> {
        let other = 1 - self.side;
        let end = law.end[self.side];
        if self.cell(end) == '*' {
            return Some((other, "W1"));
        }
        if self.enemy(end) {
            return Some((other, "W2"));
        }
        let own: Vec<At> = self.squares().into_iter().filter(|at| self.own(*at)).collect();
        let moves = own.iter().any(|a| !self.moves(law, *a).is_empty());
        let acts = own.iter().any(|a| !self.removes(*a).is_empty() || !self.stones(law, *a).is_empty());
        let can = moves || (acts && !law.switches.no_move);
        (!can).then_some((other, "W4"))
    }

    /// Every action's text, or those of one piece.
    pub fn actions(&self, law: &Law) -> BTreeSet<String> {
        let mut texts = BTreeSet::new();
        if self.outcome(law).is_some() {
            return texts;
        }
        for a in self.squares().into_iter().filter(|at| self.own(*at)) {
            self.actions_of(law, a, &mut texts);
        }
        texts
    }

    fn actions_of(&self, law: &Law, a: At, texts: &mut BTreeSet<String>) {
        for (b, takes, over) in self.moves(law, a) {
            texts.insert(move_text(a, b, takes, &over));
        }
        for b in self.removes(a) {
            texts.insert(format!("{}:-{}", name(a), name(b)));
        }
        let mut pairs = BTreeSet::new();
        for (b, stone) in self.stones(law, a) {
            texts.insert(format!("{}:{}@{}", name(a), STONES[stone].1, name(b)));
            let (next, over) = self.with_stone(law, b, stone);
            if self.kind(a) == 'H' && !over {
                pairs.extend(next.stones(law, a).into_iter().map(|second| ((b, stone), second)));
            }
        }
        for (first, second) in &pairs {
            let swapped = order(second.0) < order(first.0) && pairs.contains(&(*second, *first));
            if !swapped {
                let stone = |(at, stone): &(At, usize)| format!("{}@{}", STONES[*stone].1, name(*at));
                texts.insert(format!("{}:{},{}", name(a), stone(first), stone(second)));
            }
        }
    }

    /// The position after an action's text, which must be legal, and how the game then stands, draws by repetition apart.
    pub fn play(&self, law: &Law, text: &str) -> (World, Option<(Option<usize>, &'static str)>) {
        let mut next = self.clone();
        next.bans.clear();
        let me = self.side;
        let mut calm = false;
        let mut won = None;
        let before = |world: &World| world.squares().iter().filter(|at| self.enemy(**at) && world.enemy(**at)).count();
        let enemies = before(self);
        if let Some((from, what)) = text.split_once(':') {
            assert!(self.own(at(from)));
            if let Some(gone) = what.strip_prefix('-') {
                next.put(at(gone), '.');
            } else {
                for stone in what.split(',') {
                    let (tool, square) = stone.split_once('@').unwrap();
                    let stone = STONES.iter().position(|(_, name)| *name == tool).unwrap();
                    let b = at(square);
                    let stood = next.cell(b);
                    next = next.with_stone(law, b, stone).0;
                    next.bans.remove(&b);
                    if stood != '.' && next.cell(b) == '.' {
                        next.bans.insert(b);
                    }
                    if tool == "O" && b == law.end[1 - me] {
                        won = Some((Some(me), "W1"));
                    }
                }
            }
        } else {
            let (path, over) = text.split_once('(').unwrap_or((text, ""));
            let (from, to) = path.split_once(['-', 'x']).unwrap();
            let (from, to) = (at(from), at(to));
            let mover = self.cell(from);
            next.put(from, '.');
            for jumped in over.trim_end_matches(')').split(',').filter(|jumped| !jumped.is_empty()) {
                next.put(at(jumped), '.');
            }
            match next.cell(to) {
                '^' => next.supply[me][1] += 1,
                '#' => next.supply[me][3] += 1,
                _ => {}
            }
            next.put(to, mover);
            calm = !mover.eq_ignore_ascii_case(&'G');
            if to == law.end[1 - me] {
                won = Some((Some(me), "W2"));
            }
        }
        let left = next.squares().iter().filter(|at| next.enemy(**at)).count();
        if left < enemies {
            calm = false;
            if left == 0 && won.is_none() {
                won = Some((Some(me), "W3"));
            }
        }
        next.quiet = if calm { next.quiet + 1 } else { 0 };
        next.ply += 1;
        next.side = 1 - me;
        let won = won.or_else(|| next.outcome(law).map(|(side, rule)| (Some(side), rule)));
        let quiet = (next.quiet >= 100).then_some((None, "W5"));
        (next, won.or(quiet))
    }

    /// The diagram of a piece, as square, sense and stones, in the order of the texts.
    pub fn diagram(&self, law: &Law, a: At) -> BTreeSet<(String, String, String)> {
        let mut marks = BTreeSet::new();
        if self.outcome(law).is_some() || !self.own(a) {
            return marks;
        }
        let mut movement: BTreeMap<At, &str> = BTreeMap::new();
        let mut taken = BTreeSet::new();
        for (b, takes, over) in self.moves(law, a) {
            taken.extend(over);
            if takes {
                taken.insert(b);
                continue;
            }
            let (strikes, _) = self.goes(law, a, b);
            let sense = match self.cell(b) {
                '^' | '#' => "collect",
                '!' => "crush",
                _ if strikes => "move",
                _ => "move-only",
            };
            movement.insert(b, sense);
        }
        movement.extend(taken.into_iter().map(|at| (at, "capture")));
        marks.extend(movement.into_iter().map(|(at, sense)| (name(at), sense.to_string(), String::new())));
        let mut stones: BTreeMap<At, Vec<&str>> = BTreeMap::new();
        for (b, stone) in self.stones(law, a) {
            stones.entry(b).or_default().push(STONES[stone].1);
        }
        for (b, stones) in stones {
            let sense = match self.cell(b) {
                '.' => "place",
                cell if cell.is_ascii_alphabetic() => "arrow",
                _ => "blast",
            };
            marks.insert((name(b), sense.to_string(), stones.join(",")));
        }
        marks.extend(self.removes(a).into_iter().map(|b| (name(b), "remove".to_string(), String::new())));
        marks
    }
}

fn move_text(a: At, b: At, takes: bool, over: &[At]) -> String {
    let mut over = over.to_vec();
    over.sort_by_key(|at| order(*at));
    let over: Vec<String> = over.into_iter().map(name).collect();
    let brackets = if over.is_empty() { String::new() } else { format!("({})", over.join(",")) };
    format!("{}{}{}{brackets}", name(a), if takes { 'x' } else { '-' }, name(b))
}

/// Walks every path of jumps of a piece that has been lifted off its square.
struct Walk<'a> {
    law: &'a Law,
    kind: char,
    start: At,
    seen: BTreeSet<(At, Vec<At>, Vec<&'static str>)>,
    moves: &'a mut BTreeSet<(At, bool, Vec<At>)>,
}

impl Walk<'_> {
    /// The board as it is now, the piece's square, whom it took, and what it did: `step`, `own`, `enemy`, `stone`, `take`.
    fn on(&mut self, world: &World, here: At, taken: &[At], deeds: &[&'static str]) {
        // What matters of the deeds so far: all from the first capture on, and which kinds came before.
        let first = deeds.iter().position(|deed| *deed == "take").unwrap_or(deeds.len());
        let kinds: BTreeSet<&str> = deeds[..first].iter().copied().collect();
        let mut essence: Vec<&'static str> = kinds.into_iter().collect();
        if self.kind == 'S' {
            essence.extend(&deeds[first..]);
        } else if !taken.is_empty() {
            essence.push("take");
        }
        if !self.seen.insert((here, taken.to_vec(), essence)) {
            return;
        }
        for d in KING {
            for (to, took, deed) in self.leads(world, here, d) {
                let mut deeds = deeds.to_vec();
                deeds.push(deed);
                let ok = if self.kind == 'S' { spy_turn(&deeds, self.law.switches) } else { self.guard_turn(&deeds) };
                let red = is_red(world.cell(to));
                if !(world.free(to) || red) || !ok {
                    continue;
                }
                let mut after = world.clone();
                let mut taken = taken.to_vec();
                if let Some(took) = took {
                    after.put(took, '.');
                    taken.push(took);
                    taken.sort_by_key(|at| order(*at));
                }
                self.moves.insert((to, false, taken.clone()));
                if !red {
                    self.on(&after, to, &taken, &deeds);
                }
            }
        }
    }

    /// What one more jump or step in a direction may be.
    fn leads(&self, world: &World, here: At, d: At) -> Vec<(At, Option<At>, &'static str)> {
        let over = add(here, d);
        let to = add(over, d);
        let mut leads = Vec::new();
        if self.kind == 'S' {
            leads.push((over, None, "step"));
            if let Some((to, what)) = world.spy_jump(here, d) {
                leads.push((to, None, what));
                if what == "enemy" {
                    leads.push((to, Some(over), "take"));
                }
            }
        } else if world.kind(over) == 'G' && over != self.start {
            if world.own(over) {
                leads.push((to, None, "own"));
            } else if d.1 == world.forward() {
                leads.push((to, Some(over), "take"));
            }
        }
        leads
    }

    fn guard_turn(&self, deeds: &[&str]) -> bool {
        !self.law.switches.once || !deeds.contains(&"take") || deeds.len() == 1
    }
}

/// Whether these deeds of a Spy are a whole turn, or a part of one that is a turn itself: S1 to S10.
fn spy_turn(deeds: &[&str], switches: Switches) -> bool {
    let takes: Vec<usize> = (0..deeds.len()).filter(|i| deeds[*i] == "take").collect();
    let jump = |deed: &str| matches!(deed, "own" | "enemy" | "stone");
    let (Some(first), Some(last)) = (takes.first(), takes.last()) else {
        return deeds == ["step"] || deeds.iter().all(|deed| jump(deed));
    };
    let run_up = &deeds[..*first];
    let all = |what: &[&str]| run_up.iter().all(|deed| what.contains(deed));
    let good_run_up = all(&["own"]) || all(&["stone"]) || (switches.mixed && all(&["own", "stone"]));
    let after = &deeds[last + 1..];
    let good_end = match after {
        [] => true,
        [one] => jump(one) || *one == "step",
        [one, two] => (jump(one) && jump(two)) || (jump(one) && *two == "step") || (*one == "step" && jump(two)),
        _ => false,
    };
    let good_takes = match takes.as_slice() {
        [_] => true,
        [one, two] => match &deeds[one + 1..*two] {
            [] => true,
            ["own" | "stone"] => switches.later && after.is_empty(),
            _ => false,
        },
        _ => false,
    };
    good_run_up && good_end && good_takes
}
