//! What the results say: shares with intervals, and ratings.

use std::fmt::Write;

use rankfile::bot::Level;
use rankfile::side::Side;

use crate::results::Line;

/// Wins, draws and losses of one level against another.
#[derive(Clone, Copy, Default, Debug)]
pub struct Score {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

impl Score {
    pub fn of(lines: &[Line], level: Level, other: Level) -> Score {
        let mut score = Score::default();
        for line in lines {
            let side = match line.levels {
                [south, north] if south == level && north == other => Side::South,
                [south, north] if south == other && north == level => Side::North,
                _ => continue,
            };
            match line.winner {
                Some(winner) if winner == side => score.wins += 1,
                Some(_) => score.losses += 1,
                None => score.draws += 1,
            }
        }
        score
    }

    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    fn points(self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }

    /// The share of the points, and its 95 % interval after Wilson (1927). Draws and paired openings make the true interval
    /// narrower, never wider.
    pub fn share(self) -> (f64, f64, f64) {
        let games = f64::from(self.games());
        let share = self.points() / games;
        let z = 1.959_964_f64;
        let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let half = z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        (share, middle - half, middle + half)
    }
}

/// Elo ratings by which the results are likeliest (Bradley and Terry), the first level at zero. Each pairing counts half a
/// game more for either side, so that a level that lost every game has a rating too.
pub fn ratings(levels: &[Level], lines: &[Line]) -> Vec<f64> {
    let mut strength = vec![1.0_f64; levels.len()];
    for _ in 0..2000 {
        let mut next = strength.clone();
        for (i, level) in levels.iter().enumerate() {
            let (mut points, mut weight) = (0.0, 0.0);
            for (j, other) in levels.iter().enumerate().filter(|(j, _)| *j != i) {
                let score = Score::of(lines, *level, *other);
                if score.games() > 0 {
                    points += score.points() + 0.5;
                    weight += (f64::from(score.games()) + 1.0) / (strength[i] + strength[j]);
                }
            }
            if weight > 0.0 {
                next[i] = points / weight;
            }
        }
        strength = next;
    }
    let first = strength.first().copied().unwrap_or(1.0);
    strength.iter().map(|one| 400.0 * (one / first).log10()).collect()
}

/// The table of a game, as Markdown.
pub fn markdown(levels: &[Level], lines: &[Line]) -> String {
    let mut text = String::from("| level | against | games | won | drawn | lost | share | 95 % interval |\n");
    text += "|---|---|--:|--:|--:|--:|--:|---|\n";
    for (index, level) in levels.iter().enumerate().rev() {
        for other in levels[..index].iter().rev() {
            let score = Score::of(lines, *level, *other);
            if score.games() == 0 {
                continue;
            }
            let (share, low, high) = score.share();
            let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
            let Score { wins, draws, losses } = score;
            let games = score.games();
            let _ = writeln!(
                text,
                "| {level} | {other} | {games} | {wins} | {draws} | {losses} | {share:.1} % | {low:.1} to {high:.1} % |"
            );
        }
    }
    text += "\n| level | Elo |\n|---|--:|\n";
    for (level, rating) in levels.iter().zip(ratings(levels, lines)).rev() {
        let _ = writeln!(text, "| {level} | {rating:.0} |");
    }
    text
}

/// How the games ended, and how many views were answered.
pub fn remarks(lines: &[Line]) -> String {
    let mut reasons: Vec<(&str, u32)> = Vec::new();
    for line in lines {
        match reasons.iter_mut().find(|(reason, _)| *reason == line.reason) {
            Some((_, count)) => *count += 1,
            None => reasons.push((&line.reason, 1)),
        }
    }
    reasons.sort_by_key(|(reason, count)| (std::cmp::Reverse(*count), *reason));
    let asked: u64 = lines.iter().map(|line| line.asked).sum();
    let illegal = lines.iter().filter(|line| line.reason == "illegal").count();
    let ends: Vec<String> = reasons.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    format!("{} games, {asked} actions asked for, {illegal} illegal. Ends: {}.\n", lines.len(), ends.join(", "))
}
