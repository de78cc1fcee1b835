use crate::bot::Level;

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How many turns it looks ahead at most, threats and captures apart.
    pub depth: i32,
    /// By how much it misjudges positions, in hundredths of a Guard.
    pub noise: u16,
    /// Whether it follows captures to their end.
    pub quiescence: bool,
    /// Whether it sees that the end field is threatened.
    pub sees_threats: bool,
    /// How often a line is made longer because the end field is threatened.
    pub extensions: i32,
    /// How many placements it weighs at the root.
    pub placements: usize,
    /// Whether it leaves out what is unlikely to matter, which lets it look deeper in the same number of nodes.
    pub prunes: bool,
}

impl Skill {
    pub const fn of(level: Level) -> Skill {
        let strong = Skill {
            depth: 32,
            // Not only for variety: where much is open, more actions have more chances of a good number.
            noise: 15,
            quiescence: true,
            sees_threats: true,
            extensions: 8,
            placements: 24,
            prunes: true,
        };
        match level {
            Level::Random | Level::Greedy | Level::Beginner => {
                Skill { depth: 1, noise: 80, quiescence: false, extensions: 0, placements: 8, ..strong }
            }
            Level::Casual => Skill { depth: 1, noise: 160, extensions: 1, placements: 12, ..strong },
            Level::Club => Skill { depth: 2, noise: 40, quiescence: false, extensions: 1, placements: 12, ..strong },
            Level::Strong => strong,
        }
    }
}
