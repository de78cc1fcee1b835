use core::fmt;

use super::{Kind, Piece, Stone};
use crate::board::{Field, Square, SquareSet, Squares};
use crate::side::{BySide, Side};

/// What a cell of the grid is or holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// No square of the board.
    Void,
    /// A free square.
    Free,
    /// A square with a stone.
    Stone(Stone),
    /// A square with a piece.
    Piece(Piece),
}

impl Cell {
    /// Whether it holds a block of either kind.
    pub(super) const fn is_block(self) -> bool {
        matches!(self, Cell::Stone(Stone::Block | Stone::RedBorderBlock))
    }

    /// Whether something stands there.
    pub(super) const fn is_obstacle(self) -> bool {
        matches!(self, Cell::Stone(_) | Cell::Piece(_))
    }

    /// Everything that can stand on a square: the pieces of south and of north, and the stones.
    pub(super) const CONTENTS: [Cell; 25] = {
        let mut contents = [Cell::Free; 25];
        let mut index = 0;
        while index < 10 {
            let kind = Kind::ALL[index];
            contents[index] = Cell::Piece(Piece { side: Side::South, kind });
            contents[10 + index] = Cell::Piece(Piece { side: Side::North, kind });
            contents[20 + index / 2] = Cell::Stone(Stone::ALL[index / 2]);
            index += 1;
        }
        contents
    };

    /// How many there are in the game (BO4, BO5).
    pub(super) const fn count(self) -> u32 {
        match self {
            Cell::Void | Cell::Free => 0,
            Cell::Stone(stone) => 2 * stone.count() as u32,
            Cell::Piece(piece) => piece.kind.count() as u32,
        }
    }

    /// A number for each cell, for hashing; 0 for what is empty.
    const fn code(self) -> u64 {
        match self {
            Cell::Void | Cell::Free => 0,
            Cell::Stone(stone) => 1 + stone as u64,
            Cell::Piece(piece) => 8 + piece.side as u64 * 16 + piece.kind as u64,
        }
    }
}

/// All the cells of the grid, squares or not.
#[inline(never)]
pub(super) fn grid() -> Squares {
    (!SquareSet::EMPTY).iter()
}

/// A board with pieces and stones on it. Equality is that of its frame and of what stands where.
#[derive(Clone, Copy)]
pub struct Board {
    pub(super) files: u8,
    pub(super) ranks: u8,
    cells: [Cell; 256],
    free: SquareSet,
    pieces: BySide<SquareSet>,
    stones: [SquareSet; 5],
    hash: u64,
}

/// The sets and the hash follow from the cells.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        (self.files, self.ranks) == (other.files, other.ranks) && self.cells == other.cells
    }
}

impl Eq for Board {}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(field: &Field) -> Board {
        let mut board = Board::BARE;
        (board.files, board.ranks) = (field.files(), field.ranks());
        for square in field.squares() {
            board.put(square, Cell::Free);
        }
        board
    }

    /// A board without a frame.
    pub(super) const BARE: Board = Board {
        files: 0,
        ranks: 0,
        cells: [Cell::Void; 256],
        free: SquareSet::EMPTY,
        pieces: BySide { south: SquareSet::EMPTY, north: SquareSet::EMPTY },
        stones: [SquareSet::EMPTY; 5],
        hash: 0,
    };

    /// The outline.
    pub(super) fn field(&self) -> Field {
        Field::new(self.files, self.ranks, self.holding(Cell::Void))
    }

    /// The cells of the grid that are or hold just that.
    pub(super) fn holding(&self, cell: Cell) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        for square in grid() {
            if self.at(square) == cell {
                squares.insert(square);
            }
        }
        squares
    }

    /// What a cell is or holds.
    #[must_use]
    pub const fn at(&self, square: Square) -> Cell {
        self.cells[square.index()]
    }

    /// The piece on a square.
    #[must_use]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        match self.at(square) {
            Cell::Piece(piece) => Some(piece),
            _ => None,
        }
    }

    /// The stone on a square.
    #[must_use]
    pub const fn stone(&self, square: Square) -> Option<Stone> {
        match self.at(square) {
            Cell::Stone(stone) => Some(stone),
            _ => None,
        }
    }

    /// The squares that hold nothing.
    #[must_use]
    pub const fn free(&self) -> SquareSet {
        self.free
    }

    /// The squares that hold a side's pieces.
    #[must_use]
    pub fn pieces(&self, side: Side) -> SquareSet {
        self.pieces[side]
    }

    /// The squares that hold a stone of that kind.
    #[must_use]
    pub const fn stones(&self, stone: Stone) -> SquareSet {
        self.stones[stone as usize]
    }

    /// Arrows and blocks of both kinds: what a bomb blows up.
    #[must_use]
    pub fn arrows_and_blocks(&self) -> SquareSet {
        let [arrow, red_arrow, block, red_block, _] = self.stones;
        arrow | red_arrow | block | red_block
    }

    /// Stones with a red border.
    #[must_use]
    pub fn red_stones(&self) -> SquareSet {
        self.stones(Stone::RedBorderArrow) | self.stones(Stone::RedBorderBlock)
    }

    /// Whether a square holds a side's Spy.
    pub(super) fn is_spy(&self, square: Square, side: Side) -> bool {
        matches!(self.at(square), Cell::Piece(piece) if piece.side == side && matches!(piece.kind, Kind::Spy))
    }

    /// A hash of what stands where.
    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }

    /// Changes a square. A void stays a void.
    pub fn set(&mut self, square: Square, cell: Cell) {
        if !matches!(self.at(square), Cell::Void) {
            self.put(square, if matches!(cell, Cell::Void) { Cell::Free } else { cell });
        }
    }

    /// Changes a cell, square or not.
    pub(super) fn put(&mut self, square: Square, cell: Cell) {
        self.toggle(square);
        self.cells[square.index()] = cell;
        self.toggle(square);
    }

    /// Adds what a square holds to the hash and to the squares that hold the same, or takes it out of them.
    fn toggle(&mut self, square: Square) {
        let cell = self.at(square);
        let same = match cell {
            Cell::Void => return,
            Cell::Free => &mut self.free,
            Cell::Stone(stone) => &mut self.stones[stone as usize],
            Cell::Piece(piece) => &mut self.pieces[piece.side],
        };
        same.toggle(square);
        self.hash ^= key(square, cell);
    }

    /// Where one step leads, and what that cell is or holds: a void beyond the edge.
    pub(super) fn step(&self, from: Square, (dx, dy): (i8, i8)) -> (Square, Cell) {
        match from.offset(dx, dy) {
            Some(to) => (to, self.at(to)),
            None => (from, Cell::Void),
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = |square: &Square| !matches!(self.at(*square), Cell::Void | Cell::Free);
        let all = (0..=u8::MAX).map(Square::from_index).filter(held);
        f.debug_map().entries(all.map(|square| (square, self.at(square)))).finish()
    }
}

/// The Zobrist key of a cell: mixed when asked for instead of kept in a table.
const fn key(square: Square, cell: Cell) -> u64 {
    match cell.code() {
        0 => 0,
        code => mix((square.index() as u64) << 8 | code),
    }
}

/// The finaliser of splitmix64.
pub(super) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
