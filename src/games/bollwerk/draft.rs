use alloc::string::String;
use alloc::vec::Vec;

use super::{Cell, Figure, Piece, Rules, State, Stone, Supply, draw};
use crate::board::{Square, SquareSet};
use crate::draft::Draft;
use crate::error::Error;
use crate::reason::{Code, Refusal};
use crate::rng::Rng;
use crate::scene::Scene;
use crate::settings::Ruleset;
use crate::side::{BySide, Side};

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
        let State { board, supply, bans, .. } = &mut self.figure.state;
        if let Cell::Stone(stone) = board.at(at) {
            let fuller = fuller(supply, stone);
            supply[!fuller].add(stone);
        }
        if let Cell::Stone(stone) = cell {
            let fuller = fuller(supply, stone);
            supply[fuller].take(stone);
        }
        board.put(at, cell);
        bans.remove(at);
    }
}

/// The side that has more of these stones; south if both have as many.
fn fuller(supply: &BySide<Supply>, stone: Stone) -> Side {
    if supply.south.count(stone) >= supply.north.count(stone) { Side::South } else { Side::North }
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
        let figure = Figure::of_layout(rules.layout(), rules.first());
        let mut sketch = Sketch { rules, figure };
        match text {
            Some(text) => sketch.figure = text.parse()?,
            None => sketch.clear(),
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
        let start = *self.rules.layout().start();
        for &side in &Side::ALL {
            let squares = start.pieces(side);
            let mut from: Vec<Square> = squares.iter().collect();
            rng.shuffle(&mut from);
            for (square, from) in squares.iter().zip(&from) {
                self.set(square, start.at(*from));
            }
        }
    }

    fn mirror(&mut self) {
        let field = *self.rules.layout().field();
        let before = self.figure.state;
        for square in field.squares() {
            let from = field.mirrored(square);
            self.figure.put(square, if self.is_square(from) { before.board.at(from) } else { Cell::Free });
        }
        self.figure.state.bans = SquareSet::EMPTY;
        for ban in before.bans {
            self.figure.state.bans.insert(field.mirrored(ban));
        }
    }

    fn clear(&mut self) {
        let turn = self.figure.state.turn;
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
            all.push((name, cell.count().saturating_sub(self.figure.state.board.holding(*cell).len())));
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
        draw::scene(self.rules.layout(), &self.figure.state)
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
    match *text.as_bytes() {
        [letter] => Piece::from_letter(char::from(letter)).map(Cell::Piece),
        _ => None,
    }
}
