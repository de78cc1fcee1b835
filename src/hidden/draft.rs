use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::text::{self, PositionText};
use super::{HiddenView, Rank, Rules, setup};
use crate::board::{Square, sort_by_square};
use crate::draft::Draft;
use crate::error::Error;
use crate::game::View;
use crate::reason::{Code, Refusal};
use crate::scene::{Scene, ScenePiece};
use crate::settings::Ruleset;
use crate::side::{Side, Viewer};

/// A set-up or position of a game with hidden ranks in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HiddenDraft {
    rules: Rules,
    side: Option<Side>,
    turn: Side,
    ply: u32,
    /// In square order.
    cells: Vec<(Square, (Side, Rank))>,
}

impl HiddenDraft {
    fn setup(&self) -> Vec<(Square, Rank)> {
        self.cells.iter().map(|(square, (_, rank))| (*square, *rank)).collect()
    }

    fn at(&self, square: Square) -> Option<(Side, Rank)> {
        let index = self.cells.binary_search_by_key(&square, |(at, _)| *at).ok()?;
        self.cells.get(index).map(|(_, piece)| *piece)
    }

    fn position(&self) -> PositionText {
        let pieces = self.cells.iter().map(|(square, (side, rank))| (*square, *side, Some(*rank))).collect();
        PositionText { pieces, turn: self.turn, ply: self.ply }
    }
}

impl Draft for HiddenDraft {
    type Rules = Rules;

    fn new(rules: Rules, side: Option<Side>, text: Option<&str>) -> Result<HiddenDraft, Error> {
        let mut draft = HiddenDraft { rules, side, turn: rules.first(), ply: 0, cells: Vec::new() };
        match (side, text) {
            (_, None) => {}
            (Some(side), Some(text)) => {
                for (at, rank) in setup::known(text::read_setup(&rules, side, text, false)?) {
                    draft.cells.push((at, (side, rank)));
                }
            }
            (None, Some(text)) => {
                let position = text::read_position(&rules, text)?;
                setup::refuse_unknown(&rules, &position)?;
                draft.turn = position.turn;
                draft.ply = position.ply;
                for (at, side, rank) in position.pieces {
                    if let Some(rank) = rank {
                        draft.cells.push((at, (side, rank)));
                    }
                }
            }
        }
        Ok(draft)
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn put(&mut self, at: Square, piece: Option<&str>) -> Result<(), Error> {
        if !self.rules.field().contains(at) {
            return Err(Refusal::by(Code::NotASquare, self.rules.definition().numbers.board).at(at).into());
        }
        let Some(piece) = piece else {
            self.cells.retain(|(square, _)| *square != at);
            return Ok(());
        };
        let mut letters = piece.chars();
        let placed = match (letters.next().and_then(|letter| self.rules.read_letter(letter)), letters.next(), self.side)
        {
            // A set-up is written in upper case whoever's it is.
            (Some((Side::South, Some(rank))), None, Some(side)) => Some((side, rank)),
            (Some((side, Some(rank))), None, None) => Some((side, rank)),
            _ => None,
        };
        let unknown = || Refusal::new(Code::UnknownPiece).at(at).text("piece", piece.to_string());
        let placed = placed.ok_or_else(unknown)?;
        match self.cells.binary_search_by_key(&at, |(square, _)| *square) {
            Ok(index) => self.cells[index].1 = placed,
            Err(index) => self.cells.insert(index, (at, placed)),
        }
        Ok(())
    }

    fn random(&mut self, seed: u64) {
        self.cells.clear();
        for side in Side::ALL.into_iter().filter(|side| self.side.is_none_or(|own| own == *side)) {
            for (at, rank) in setup::random(&self.rules, side, seed) {
                self.cells.push((at, (side, rank)));
            }
        }
    }

    fn mirror(&mut self) {
        for (at, _) in &mut self.cells {
            *at = self.rules.field().mirrored(*at);
        }
        sort_by_square(&mut self.cells, |(at, _)| *at);
    }

    fn clear(&mut self) {
        self.cells.clear();
    }

    fn left(&self) -> Vec<(String, u32)> {
        let sides = Side::ALL.into_iter().filter(|side| self.side.is_none_or(|own| own == *side));
        let left = |side: Side, rank: Rank| {
            let placed = self.cells.iter().filter(|(_, piece)| *piece == (side, rank)).count();
            let letter = self.rules.letter(if self.side.is_some() { Side::South } else { side }, Some(rank));
            let count = self.rules.count(rank);
            (letter.to_string(), count.saturating_sub(u32::try_from(placed).unwrap_or(u32::MAX)))
        };
        sides.flat_map(|side| self.rules.ranks().map(move |rank| left(side, rank))).collect()
    }

    fn flaws(&self) -> Vec<Refusal> {
        match self.side {
            Some(side) => setup::setup_flaws(&self.rules, side, &self.setup()),
            None => setup::position_flaws(&self.rules, &self.position()),
        }
    }

    fn warnings(&self) -> Vec<Refusal> {
        match self.side {
            Some(side) => setup::setup_warnings(&self.rules, side, &self.setup()),
            None => Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        let viewer = self.side.map_or(Viewer::Spectator, Viewer::Player);
        let piece = |(at, (side, rank)): &(Square, (Side, Rank))| ScenePiece {
            at: *at,
            side: *side,
            kind: Some(self.rules.name(*rank)),
            key: *at,
        };
        Scene {
            turn: self.turn,
            pieces: self.cells.iter().map(piece).collect(),
            ..HiddenView::new(self.rules, viewer).scene()
        }
    }

    fn text(&self) -> String {
        match self.side {
            Some(side) => {
                let pieces: Vec<_> = self.cells.iter().map(|(at, (_, rank))| (*at, Some(*rank))).collect();
                text::print_setup(&self.rules, side, &pieces)
            }
            None => {
                let letter = |(side, rank): &(Side, Rank)| self.rules.letter(*side, Some(*rank));
                let board = text::print_board(&self.rules, &|square| self.at(square).as_ref().map(letter));
                text::print_position(&board, self.turn, self.ply)
            }
        }
    }
}
