use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::text::{self, PositionText};
use super::{HiddenView, Rules, setup};
use crate::board::Square;
use crate::draft::Draft;
use crate::error::Error;
use crate::game::View;
use crate::reason::{Code, Refusal};
use crate::scene::Scene;
use crate::side::{Side, Viewer};

/// A set-up or position of a game with hidden ranks in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HiddenDraft {
    rules: Rules,
    /// Whose set-up it is.
    side: Option<Side>,
    /// What stands there so far; of a set-up, pieces of its side. No piece is unknown.
    position: PositionText,
}

impl Draft for HiddenDraft {
    type Rules = Rules;

    fn new(rules: Rules, side: Option<Side>, text: Option<&str>) -> Result<HiddenDraft, Error> {
        let mut position = PositionText::empty(&rules);
        match (side, text) {
            (_, None) => {}
            (Some(side), Some(text)) => position.pieces = text::read_setup(&rules, side, text, false)?,
            (None, Some(text)) => {
                position = text::read_position(&rules, text)?;
                setup::refuse_unknown(&rules, &position)?;
            }
        }
        Ok(HiddenDraft { rules, side, position })
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn put(&mut self, at: Square, piece: Option<&str>) -> Result<(), Error> {
        if !self.rules.field().contains(at) {
            return Err(Refusal::by(Code::NotASquare, self.rules.definition().numbers.board).at(at).into());
        }
        let mut placed = None;
        if let Some(piece) = piece {
            let letter = match *piece.as_bytes() {
                [letter] => self.rules.read_letter(char::from(letter)),
                _ => None,
            };
            placed = match (letter, self.side) {
                // A set-up is written in upper case whoever's it is.
                (Some((Side::South, Some(rank))), Some(side)) | (Some((side, Some(rank))), None) => {
                    Some((at, side, Some(rank)))
                }
                _ => return Err(Refusal::new(Code::UnknownPiece).at(at).text("piece", piece).into()),
            };
        }
        let pieces = &mut self.position.pieces;
        if let Some(place) = pieces.iter().position(|(square, ..)| *square == at) {
            pieces.remove(place);
        }
        pieces.extend(placed);
        text::sort(pieces);
        Ok(())
    }

    fn random(&mut self, seed: u64) {
        self.clear();
        for side in setup::sides(self.side) {
            setup::random(&self.rules, *side, seed, &mut self.position.pieces);
        }
    }

    fn mirror(&mut self) {
        for (at, ..) in &mut self.position.pieces {
            *at = self.rules.field().mirrored(*at);
        }
        text::sort(&mut self.position.pieces);
    }

    fn clear(&mut self) {
        self.position.pieces.clear();
    }

    fn left(&self) -> Vec<(String, u32)> {
        let mut left = Vec::new();
        for side in setup::sides(self.side) {
            let letters = if self.side.is_some() { Side::South } else { *side };
            for rank in self.rules.ranks() {
                let placed = setup::count(&self.position.pieces, *side, Some(rank));
                let letter = self.rules.letter(letters, Some(rank));
                left.push((letter.to_string(), self.rules.count(rank).saturating_sub(placed)));
            }
        }
        left
    }

    fn flaws(&self) -> Vec<Refusal> {
        setup::flaws(&self.rules, self.side, &self.position.pieces, self.position.turn)
    }

    fn warnings(&self) -> Vec<Refusal> {
        match self.side {
            Some(side) => setup::setup_warnings(&self.rules, side, &self.position.pieces),
            None => Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        let viewer = self.side.map_or(Viewer::Spectator, Viewer::Player);
        HiddenView::at_start(self.rules, viewer, &self.position, true).scene()
    }

    fn text(&self) -> String {
        let PositionText { pieces, turn, ply } = &self.position;
        let mut pieces = pieces.iter().copied();
        match self.side {
            Some(side) => text::print_setup(&self.rules, side, &mut pieces),
            None => text::print_position(&self.rules, &mut pieces, *turn, *ply),
        }
    }
}
