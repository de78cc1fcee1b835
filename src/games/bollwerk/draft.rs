use alloc::string::String;
use alloc::vec::Vec;

use super::{Cell, Figure, Piece, Rules, Stone, draw};
use crate::board::Square;
use crate::draft::Draft;
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::rng::Rng;
use crate::scene::Scene;
use crate::settings::Ruleset;
use crate::side::{BySide, Side};
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
        let before = self.figure.at(at);
        let BySide { south, north } = &mut self.figure.supply;
        if let Cell::Stone(stone) = before {
            let (south, north) = (&mut south[stone as usize], &mut north[stone as usize]);
            let count = if north <= south { north } else { south };
            *count = count.saturating_add(1);
        }
        if let Cell::Stone(stone) = cell {
            let (south, north) = (&mut south[stone as usize], &mut north[stone as usize]);
            let count = if south >= north { south } else { north };
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
            Some(text) => match named(text) {
                Some(cell) => cell,
                None => return Err(Refusal::new(Code::UnknownPiece).at(at).text("piece", text).into()),
            },
        };
        self.set(at, cell);
        Ok(())
    }

    /// The start array with each side's pieces shuffled among their squares.
    fn random(&mut self, seed: u64) {
        self.clear();
        let mut rng = Rng::new(seed);
        let start = self.rules.layout().start().clone();
        for &side in &Side::ALL {
            let mut pieces = Vec::new();
            for square in start.pieces(side) {
                pieces.push(start.at(square));
            }
            rng.shuffle(&mut pieces);
            for (square, piece) in start.pieces(side).iter().zip(pieces) {
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
        for ban in &mut self.figure.bans {
            *ban = field.mirrored(*ban);
        }
        put_in_order(&mut self.figure.bans);
    }

    fn clear(&mut self) {
        let turn = self.figure.turn;
        self.figure = Figure::of_layout(self.rules.layout(), turn);
        for square in self.rules.layout().field().squares() {
            self.figure.put(square, Cell::Free);
        }
    }

    fn left(&self) -> Vec<(String, u32)> {
        let mut all = Vec::new();
        for cell in &Cell::CONTENTS {
            let mut name = String::new();
            match cell {
                Cell::Piece(piece) => name.push(piece.letter()),
                Cell::Stone(stone) => name.push_str(stone.tool().as_str()),
                Cell::Free | Cell::Void => {}
            }
            all.push((name, cell.count().saturating_sub(self.figure.frame.holding(*cell).len())));
        }
        all
    }

    fn flaws(&self) -> Vec<Refusal> {
        self.figure.flaws(self.rules.layout())
    }

    fn warnings(&self) -> Vec<Refusal> {
        Vec::new()
    }

    fn scene(&self) -> Scene {
        draw::scene(self.rules.layout(), &self.figure)
    }

    fn text(&self) -> String {
        let mut text = String::new();
        self.figure.write(&mut text);
        text
    }
}

/// What a letter of a piece, a stone's text on the board or its tool stands for.
fn named(text: &str) -> Option<Cell> {
    for &stone in &Stone::ALL {
        if stone.text() == text || stone.tool().as_str() == text {
            return Some(Cell::Stone(stone));
        }
    }
    let mut letters = text.chars();
    let piece = letters.next().and_then(Piece::from_letter)?;
    letters.next().is_none().then_some(Cell::Piece(piece))
}
