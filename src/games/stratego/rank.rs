use crate::hidden::RankKind;

/// A rank, from the lowest up (SB2). Names identify ranks: editions number them in opposite directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Never moves; whoever takes it wins (SA7).
    Flag,
    /// Never moves; beats all but the Miner (SA4, SA5).
    Bomb,
    /// Beats the Marshal when it attacks (SA6).
    Spy,
    /// Goes far (SM3).
    Scout,
    /// Removes Bombs (SA5).
    Miner,
    /// Sergeant.
    Sergeant,
    /// Lieutenant.
    Lieutenant,
    /// Captain.
    Captain,
    /// Major.
    Major,
    /// Colonel.
    Colonel,
    /// General.
    General,
    /// The highest.
    Marshal,
}

impl RankKind for Rank {
    const ALL: &'static [Rank] = &[
        Rank::Flag,
        Rank::Bomb,
        Rank::Spy,
        Rank::Scout,
        Rank::Miner,
        Rank::Sergeant,
        Rank::Lieutenant,
        Rank::Captain,
        Rank::Major,
        Rank::Colonel,
        Rank::General,
        Rank::Marshal,
    ];

    fn index(self) -> usize {
        self as usize
    }
}
