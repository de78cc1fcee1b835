//! Where people put their pieces.
//!
//! How much likelier than on an average square a rank stands on a square, in sixteenths, at least 1. Squares a to e of the
//! back rank, then of the next rank; the other half of the board is the mirror image. Ranks from Flag to Marshal. Counted
//! from set-ups that people played with on a public server.

use super::super::setup::Seat;

/// 16230 set-ups.
const CLASSIC: [[u8; 12]; 20] = [
    [71, 15, 3, 15, 35, 23, 9, 7, 6, 3, 2, 2],
    [17, 29, 2, 14, 29, 19, 11, 9, 7, 4, 1, 1],
    [51, 30, 3, 9, 29, 18, 10, 10, 10, 3, 1, 1],
    [90, 27, 3, 8, 29, 15, 11, 10, 10, 3, 1, 1],
    [52, 27, 4, 12, 28, 16, 8, 11, 10, 4, 1, 1],
    [3, 28, 9, 16, 17, 19, 13, 12, 12, 11, 6, 7],
    [1, 16, 12, 19, 18, 16, 14, 15, 18, 21, 7, 12],
    [8, 20, 32, 9, 19, 12, 13, 16, 24, 26, 8, 10],
    [10, 21, 48, 8, 22, 12, 11, 15, 25, 21, 6, 6],
    [2, 17, 27, 16, 18, 12, 12, 15, 22, 23, 10, 14],
    [4, 11, 3, 18, 8, 20, 18, 23, 19, 20, 22, 21],
    [1, 13, 4, 21, 7, 13, 17, 21, 19, 24, 25, 22],
    [1, 11, 40, 14, 15, 9, 12, 14, 16, 40, 38, 38],
    [2, 8, 79, 15, 15, 8, 13, 13, 15, 28, 41, 38],
    [1, 9, 9, 21, 6, 11, 18, 21, 20, 22, 46, 27],
    [2, 11, 1, 26, 2, 26, 29, 22, 12, 5, 4, 3],
    [1, 7, 1, 24, 2, 25, 37, 24, 12, 4, 5, 4],
    [3, 7, 15, 15, 12, 11, 15, 18, 25, 30, 37, 49],
    [1, 6, 26, 16, 9, 11, 14, 18, 23, 26, 56, 57],
    [1, 6, 1, 24, 2, 23, 35, 28, 14, 4, 4, 6],
];
/// 3944 set-ups.
const BARRAGE: [[u8; 12]; 20] = [
    [124, 43, 12, 15, 11, 16, 16, 16, 16, 16, 4, 4],
    [21, 47, 14, 33, 34, 16, 16, 16, 16, 16, 17, 12],
    [11, 14, 8, 14, 15, 16, 16, 16, 16, 16, 9, 7],
    [36, 33, 7, 9, 11, 16, 16, 16, 16, 16, 12, 7],
    [11, 9, 5, 12, 10, 16, 16, 16, 16, 16, 7, 5],
    [32, 51, 25, 30, 27, 16, 16, 16, 16, 16, 18, 15],
    [5, 8, 21, 24, 26, 16, 16, 16, 16, 16, 25, 22],
    [6, 6, 12, 9, 9, 16, 16, 16, 16, 16, 7, 10],
    [9, 8, 6, 5, 5, 16, 16, 16, 16, 16, 6, 4],
    [5, 6, 6, 6, 5, 16, 16, 16, 16, 16, 5, 6],
    [8, 11, 21, 18, 17, 16, 16, 16, 16, 16, 27, 15],
    [3, 5, 18, 16, 13, 16, 16, 16, 16, 16, 14, 19],
    [5, 4, 9, 6, 8, 16, 16, 16, 16, 16, 8, 8],
    [8, 7, 9, 6, 6, 16, 16, 16, 16, 16, 6, 8],
    [4, 7, 8, 7, 7, 16, 16, 16, 16, 16, 7, 7],
    [6, 13, 25, 31, 31, 16, 16, 16, 16, 16, 34, 37],
    [4, 17, 26, 27, 28, 16, 16, 16, 16, 16, 36, 59],
    [8, 6, 14, 10, 11, 16, 16, 16, 16, 16, 10, 10],
    [11, 9, 19, 13, 9, 16, 16, 16, 16, 16, 12, 15],
    [4, 16, 52, 27, 35, 16, 16, 16, 16, 16, 56, 52],
];

/// An average square.
const AVERAGE: f32 = 16.0;

/// How much likelier than on an average square a rank stands on a square, counted from its owner's chair.
pub(super) fn habit(small: bool, seat: Seat, rank: usize) -> f32 {
    let file = seat.column.min(9_u8.saturating_sub(seat.column));
    let square = usize::from(seat.row) * 5 + usize::from(file);
    let table = if small { &BARRAGE } else { &CLASSIC };
    let weight = table.get(square).and_then(|ranks| ranks.get(rank)).copied();
    // Nobody sets up as all people do on the average.
    0.1 + weight.map_or(1.0, |weight| f32::from(weight) / AVERAGE)
}
