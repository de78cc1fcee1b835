use crate::hidden::RankKind;

/// A rank, from the highest officer down (GB2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Five-star general, the highest officer.
    FiveStarGeneral,
    /// Four-star general.
    FourStarGeneral,
    /// Three-star general.
    ThreeStarGeneral,
    /// Two-star general.
    TwoStarGeneral,
    /// One-star general.
    OneStarGeneral,
    /// Colonel.
    Colonel,
    /// Lieutenant colonel.
    LieutenantColonel,
    /// Major.
    Major,
    /// Captain.
    Captain,
    /// First lieutenant.
    FirstLieutenant,
    /// Second lieutenant.
    SecondLieutenant,
    /// Sergeant, the lowest officer.
    Sergeant,
    /// Spy: beats every officer (GC3).
    Spy,
    /// Private: beats the Spy (GC4).
    Private,
    /// Flag: beaten by all (GC5).
    Flag,
}

impl Rank {
    /// Whether this is one of the twelve officers.
    #[must_use]
    pub fn is_officer(self) -> bool {
        self <= Rank::Sergeant
    }
}

impl RankKind for Rank {
    const ALL: &'static [Rank] = &[
        Rank::FiveStarGeneral,
        Rank::FourStarGeneral,
        Rank::ThreeStarGeneral,
        Rank::TwoStarGeneral,
        Rank::OneStarGeneral,
        Rank::Colonel,
        Rank::LieutenantColonel,
        Rank::Major,
        Rank::Captain,
        Rank::FirstLieutenant,
        Rank::SecondLieutenant,
        Rank::Sergeant,
        Rank::Spy,
        Rank::Private,
        Rank::Flag,
    ];

    fn index(self) -> usize {
        self as usize
    }
}
