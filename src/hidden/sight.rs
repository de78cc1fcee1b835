use super::{PieceId, Rank, Secret, Table};
use crate::side::{Side, Viewer};

/// The ranks that somebody may see.
#[derive(Clone, Copy)]
pub(super) enum Sight<'a> {
    /// A viewer's: what he knows by piece, and what the table shows to everybody.
    Known(&'a [Option<Rank>], &'a Table),
    /// One side's own pieces, looked up in the truth.
    Own(&'a [Secret<Rank>], Side),
    /// The referee's: all of them.
    All(&'a [Secret<Rank>]),
}

impl Sight<'_> {
    /// The rank of a piece, if it may be seen.
    #[inline]
    pub(super) fn rank(self, id: PieceId) -> Option<Rank> {
        let index = usize::from(id);
        match self {
            Sight::Known(known, table) => {
                let known = known.get(index).copied().flatten();
                known.or_else(|| table.piece(id).and_then(|piece| piece.shown))
            }
            Sight::Own(secrets, side) => secrets.get(index)?.seen_by(Viewer::Player(side)),
            Sight::All(secrets) => secrets.get(index).map(Secret::referee),
        }
    }
}
