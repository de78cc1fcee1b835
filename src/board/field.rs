use super::{Square, SquareSet};

/// The outline of a board: how many files and ranks, and which cells are squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    files: u8,
    ranks: u8,
    squares: SquareSet,
}

impl Field {
    /// A rectangle of at most 16 by 16 (more is cut off), without the given holes.
    #[must_use]
    pub const fn new(files: u8, ranks: u8, holes: SquareSet) -> Field {
        let mut squares = SquareSet::EMPTY;
        let mut rank = 0;
        while rank < ranks {
            let mut file = 0;
            while file < files {
                if let Some(square) = Square::new(file, rank)
                    && !holes.contains(square)
                {
                    squares = squares.with(square);
                }
                file += 1;
            }
            rank += 1;
        }
        Field { files, ranks, squares }
    }

    /// The number of files, 1 to 16.
    #[must_use]
    pub const fn files(&self) -> u8 {
        self.files
    }

    /// The number of ranks, 1 to 16.
    #[must_use]
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The cells that are squares.
    #[must_use]
    pub const fn squares(&self) -> SquareSet {
        self.squares
    }

    /// Whether a cell is a square of this board.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        self.squares.contains(square)
    }

    /// Whether a cell lies within the files and ranks, square or not.
    #[must_use]
    pub const fn frames(&self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    /// The cell that a square becomes when the board is turned by 180 degrees.
    ///
    /// A cell outside the frame stays where it is.
    #[must_use]
    pub const fn turned(&self, square: Square) -> Square {
        if !self.frames(square) {
            return square;
        }
        match Square::new(self.files - 1 - square.file(), self.ranks - 1 - square.rank()) {
            Some(turned) => turned,
            None => square,
        }
    }

    /// The cell mirrored by file. A cell outside the frame stays where it is.
    #[must_use]
    pub const fn mirrored(&self, square: Square) -> Square {
        if !self.frames(square) {
            return square;
        }
        match Square::new(self.files - 1 - square.file(), square.rank()) {
            Some(mirrored) => mirrored,
            None => square,
        }
    }
}
