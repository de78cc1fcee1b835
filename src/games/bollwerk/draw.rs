//! What to draw and what to say.

use alloc::vec::Vec;

use super::{Action, Cell, Layout, Piece, Position, State, Stone};
use crate::game::View;
use crate::scene::{self, Said, Scene, ScenePiece, Stays};
use crate::side::{BySide, Side, Viewer};

/// The scene of a state: without marks and words, and as if nothing had been played.
pub(super) fn scene(layout: &Layout, state: &State) -> Scene {
    let field = layout.field();
    let mut cells = scene::Cell::all(field, false);
    let mut pieces = Vec::new();
    let mut stones = Vec::new();
    for cell in &mut cells {
        let at = cell.at;
        for &side in &Side::ALL {
            if layout.end_zone(side).contains(at) && cell.zone.is_none() {
                cell.zone = Some(side);
            }
            if layout.end_field(side) == at && cell.end_field.is_none() {
                cell.end_field = Some(side);
            }
        }
        match state.board.at(at) {
            Cell::Piece(Piece { side, kind }) => {
                pieces.push(ScenePiece { at, side, kind: Some(kind.name()), key: at });
            }
            Cell::Stone(stone) => stones.push((at, stone.tool())),
            Cell::Free | Cell::Void => {}
        }
    }
    let supply = BySide::new(|side| {
        let mut supply = Vec::new();
        for &stone in &Stone::ALL {
            supply.push((stone.tool(), state.supply[side].count(stone)));
        }
        supply
    });
    Scene {
        id: super::INFO.id,
        viewer: Viewer::Spectator,
        files: field.files(),
        ranks: field.ranks(),
        turn: state.turn,
        cells,
        pieces,
        stones,
        marks: Vec::new(),
        said: Vec::new(),
        lost: BySide::default(),
        supply: Some(supply),
    }
}

/// Adds what to say of a legal action that has not been played yet.
pub(super) fn tell(position: &Position, action: &Action, said: &mut Vec<Said>) {
    let board = &position.state().board;
    let side = position.turn();
    let from = action.from();
    let key = position.key(from);
    let kind = |square| board.piece(square).map(|piece| piece.kind.name());
    let effects = position.effects(action);
    for to in effects.captured {
        said.push(Said::Challenge {
            side,
            from,
            to,
            via: None,
            attacker: kind(from),
            defender: kind(to),
            stays: Stays::Attacker,
            attacker_key: key,
            defender_key: position.key(to),
        });
    }
    match *action {
        // A capture on the target square has been told as a whole.
        Action::Move { strikes: true, .. } => {}
        Action::Move { to, .. } => {
            said.push(Said::Move { side, from, to, via: None, piece: kind(from), key });
            if let Some(stone) = effects.entered {
                let tool = stone.tool();
                said.push(if stone.is_red() {
                    Said::Collect { side, to, stone: tool }
                } else {
                    Said::Remove { side, from, to, stone: tool }
                });
            }
        }
        Action::Remove { at, .. } => {
            if let Some(stone) = board.stone(at) {
                said.push(Said::Remove { side, from, to: at, stone: stone.tool() });
            }
        }
        Action::Place { first, second, .. } => {
            let mut board = *board;
            for placing in core::iter::once(first).chain(second) {
                let (to, stone) = (placing.at, placing.stone.tool());
                let there = board.stone(to);
                if let Some(gone) = there {
                    said.push(Said::Blast { side, from, to, stone: gone.tool() });
                }
                let stays = there.is_none() || to == position.layout().end_field(!side);
                if stays {
                    said.push(Said::Place { side, from, to, stone });
                }
                board.set(to, if stays { Cell::Stone(placing.stone) } else { Cell::Free });
            }
        }
    }
}
