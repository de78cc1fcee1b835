//! The file of results: a line for each game, only ever added to, so that a run can be broken off and taken up again.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::str::FromStr;

use rankfile::bot::Level;
use rankfile::side::Side;

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What has to be the same for games to be comparable: the game, the terms, and the program.
    pub terms: String,
    /// The levels of south and north.
    pub levels: [Level; 2],
    pub opening: u64,
    pub winner: Option<Side>,
    pub reason: String,
    pub asked: u64,
}

impl Line {
    fn text(&self) -> String {
        let [south, north] = self.levels;
        let winner = self.winner.map_or("none", Side::name);
        let Line { terms, opening, reason, asked, .. } = self;
        format!("{terms}\t{south}\t{north}\t{opening}\t{winner}\t{reason}\t{asked}\n")
    }

    /// Reads a line; `None` for one that was cut off when a run was broken off.
    fn read(text: &str) -> Option<Line> {
        let mut fields = text.split('\t');
        let mut next = || fields.next();
        let line = Line {
            terms: next()?.into(),
            levels: [Level::from_str(next()?).ok()?, Level::from_str(next()?).ok()?],
            opening: next()?.parse().ok()?,
            winner: match next()? {
                "none" => None,
                side => Some(side.parse().ok()?),
            },
            reason: next()?.into(),
            asked: next()?.parse().ok()?,
        };
        fields.next().is_none().then_some(line)
    }
}

/// The lines of a file that are of these terms.
pub fn read(path: &Path, terms: &str) -> io::Result<Vec<Line>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text.lines().filter_map(Line::read).filter(|line| line.terms == terms).collect()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// A file to which lines are added.
pub struct Writer(File);

impl Writer {
    pub fn open(path: &Path) -> io::Result<Writer> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        OpenOptions::new().create(true).append(true).open(path).map(Writer)
    }

    pub fn add(&mut self, line: &Line) -> io::Result<()> {
        self.0.write_all(line.text().as_bytes())
    }
}
