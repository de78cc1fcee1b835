use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Cell, Figure, Kind, Piece, Position, Rules, Stone, Supply};
use crate::board::{Square, SquareSet};
use crate::draft::Draft;
use crate::error::Error;
use crate::game::View;
use crate::reason::{Code, Refusal};
use crate::rng::Rng;
use crate::scene::{Scene, ScenePiece};
use crate::settings::Ruleset;
use crate::side::{BySide, Side, Viewer};
use crate::turn::put_in_order;

/// A position of Bollwerk in the making. A stone that is put on the board comes out of a supply, the fuller one, and goes
/// back into the emptier one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    rules: Rules,
    figure: Figure,
}

impl Sketch {
    fn is_square(&self, at: Square) -> bool {
        self.rules.layout().field().contains(at)
    }

    fn set(&mut self, at: Square, cell: Cell) {
        let hand = |supply: &BySide<[u32; 5]>, stone: Stone| Side::ALL.map(|side| supply[side][stone as usize]);
        if let Cell::Stone(stone) = self.figure.at(at) {
            let [south, north] = hand(&self.figure.supply, stone);
            let side = if north <= south { Side::North } else { Side::South };
            let count = &mut self.figure.supply[side][stone as usize];
            *count = count.saturating_add(1);
        }
        if let Cell::Stone(stone) = cell {
            let [south, north] = hand(&self.figure.supply, stone);
            let side = if south >= north { Side::South } else { Side::North };
            let count = &mut self.figure.supply[side][stone as usize];
            *count = count.saturating_sub(1);
        }
        self.figure.put(at, cell);
        self.figure.bans.retain(|ban| *ban != at);
    }
}

impl Draft for Sketch {
    type Rules = Rules;

    fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Without a text: an empty board with both supplies full.
    fn new(rules: Rules, side: Option<Side>, text: Option<&str>) -> Result<Sketch, Error> {
        if let Some(side) = side {
            return Err(Error::option("side", side.name()));
        }
        let given = text.map(str::parse).transpose()?;
        let figure = given.unwrap_or_else(|| Figure::of_layout(rules.layout(), rules.first()));
        let mut sketch = Sketch { rules, figure };
        if text.is_none() {
            sketch.clear();
        }
        Ok(sketch)
    }

    /// A piece is its letter; a stone is its text on the board or its tool.
    fn put(&mut self, at: Square, piece: Option<&str>) -> Result<(), Error> {
        if !self.is_square(at) {
            return Err(Refusal::by(Code::NotASquare, "BO1").at(at).into());
        }
        let cell = match piece {
            None => Cell::Free,
            Some(text) => {
                let stone = Stone::ALL.into_iter().find(|stone| stone.text() == text || stone.tool().as_str() == text);
                let mut letters = text.chars();
                let piece = letters.next().and_then(Piece::from_letter).filter(|_| letters.next().is_none());
                let cell = stone.map(Cell::Stone).or_else(|| piece.map(Cell::Piece));
                let unknown = || Refusal::new(Code::UnknownPiece).at(at).text("piece", text.to_string());
                cell.ok_or_else(unknown)?
            }
        };
        self.set(at, cell);
        Ok(())
    }

    /// The start array with each side's pieces shuffled among their squares.
    fn random(&mut self, seed: u64) {
        self.clear();
        let mut rng = Rng::new(seed);
        for side in Side::ALL {
            let start = self.rules.layout().start().clone();
            let squares = start.pieces(side);
            let mut pieces: Vec<Cell> = squares.iter().map(|square| start.at(square)).collect();
            rng.shuffle(&mut pieces);
            for (square, piece) in squares.iter().zip(pieces) {
                self.set(square, piece);
            }
        }
    }

    fn mirror(&mut self) {
        let field = *self.rules.layout().field();
        let before = self.figure.clone();
        for square in field.squares() {
            let from = field.mirrored(square);
            self.figure.put(square, if self.is_square(from) { before.at(from) } else { Cell::Free });
        }
        self.figure.bans = before.bans.iter().map(|ban| field.mirrored(*ban)).collect();
        put_in_order(&mut self.figure.bans);
    }

    fn clear(&mut self) {
        let turn = self.figure.turn;
        self.figure = Figure::of_layout(self.rules.layout(), turn);
        for square in self.rules.layout().field().squares() {
            self.figure.put(square, Cell::Free);
        }
        self.figure.supply = BySide::new(|_| Supply::START.counts().map(u32::from));
    }

    fn left(&self) -> Vec<(String, u32)> {
        let placed = |cell: Cell| {
            let squares: SquareSet =
                (0..=u8::MAX).map(Square::from_index).filter(|at| self.figure.at(*at) == cell).collect();
            squares.len()
        };
        let pieces = Side::ALL.into_iter().flat_map(|side| Kind::ALL.map(|kind| Piece { side, kind }));
        let pieces = pieces.map(|piece| {
            let left = u32::from(piece.kind.count()).saturating_sub(placed(Cell::Piece(piece)));
            (piece.letter().to_string(), left)
        });
        let stones = Stone::ALL.into_iter().map(|stone| {
            let left = (2 * u32::from(stone.count())).saturating_sub(placed(Cell::Stone(stone)));
            (stone.tool().as_str().to_string(), left)
        });
        pieces.chain(stones).collect()
    }

    fn flaws(&self) -> Vec<Refusal> {
        self.figure.flaws(self.rules.layout())
    }

    fn warnings(&self) -> Vec<Refusal> {
        Vec::new()
    }

    fn scene(&self) -> Scene {
        let mut pieces = Vec::new();
        let mut stones = Vec::new();
        for at in self.rules.layout().field().squares() {
            match self.figure.at(at) {
                Cell::Piece(Piece { side, kind }) => {
                    pieces.push(ScenePiece { at, side, kind: Some(kind.name()), key: at });
                }
                Cell::Stone(stone) => stones.push((at, stone.tool())),
                Cell::Free | Cell::Void => {}
            }
        }
        let supply = |side| {
            Stone::ALL.map(|stone| (stone.tool(), self.figure.supply[side][stone as usize])).into_iter().collect()
        };
        Scene {
            turn: self.figure.turn,
            pieces,
            stones,
            supply: Some(BySide::new(supply)),
            ..Position::new(self.rules.clone(), Viewer::Spectator).scene()
        }
    }

    fn text(&self) -> String {
        self.figure.to_string()
    }
}
