//! What to draw and what to say.

use alloc::vec::Vec;

use super::{Action, Cell, Position, Stone};
use crate::game::View;
use crate::news::{Event, News};
use crate::scene::{self, Said, Scene, ScenePiece, Stays};
use crate::settings::Ruleset;
use crate::side::{BySide, Side};

/// The scene without marks and words.
pub(super) fn scene(position: &Position) -> Scene {
    let state = position.state();
    let layout = position.layout();
    let field = layout.field();
    let mut cells = scene::Cell::all(field, false);
    for cell in &mut cells {
        cell.zone = Side::ALL.into_iter().find(|side| layout.end_zone(*side).contains(cell.at));
        cell.end_field = Side::ALL.into_iter().find(|side| layout.end_field(*side) == cell.at);
    }
    let mut pieces = Vec::new();
    let mut stones = Vec::new();
    for at in field.squares() {
        match state.board.at(at) {
            Cell::Piece(piece) => {
                let kind = Some(piece.kind.name());
                pieces.push(ScenePiece { at, side: piece.side, kind, key: position.key(at) });
            }
            Cell::Stone(stone) => stones.push((at, stone.tool())),
            Cell::Free | Cell::Void => {}
        }
    }
    let supply = |side: Side| {
        Stone::ALL.iter().map(|stone| (stone.tool(), u32::from(state.supply[side].count(*stone)))).collect()
    };
    Scene {
        id: super::INFO.id,
        viewer: position.viewer(),
        files: field.files(),
        ranks: field.ranks(),
        turn: position.turn(),
        cells,
        pieces,
        stones,
        marks: Vec::new(),
        said: Vec::new(),
        lost: BySide::new(|side| position.lost()[side].iter().map(|kind| kind.name()).collect()),
        supply: Some(BySide::new(supply)),
    }
}

/// What to say of news that have not been learned yet.
pub(super) fn told(position: &Position, news: &News<Action>) -> Vec<Said> {
    let mut said = match &news.event {
        Event::Turn(action) if position.judge(action).is_ok() => of_turn(position, action),
        Event::Undo => [Said::Undo { ply: news.ply }].into(),
        Event::Setup(setup) => [Said::Deploy { side: setup.side }].into(),
        Event::Turn(_) | Event::Result => Vec::new(),
    };
    if let Some(over) = &news.over {
        let rule = position.rules().rule_of(over.outcome.reason);
        said.push(Said::End { outcome: over.outcome, rule });
    }
    said
}

fn of_turn(position: &Position, action: &Action) -> Vec<Said> {
    let board = &position.state().board;
    let side = position.turn();
    let from = action.from();
    let key = position.key(from);
    let piece = board.piece(from).map(|piece| piece.kind.name());
    let (_, effects) = position.after(action);
    let mut said = Vec::new();
    for to in effects.captured {
        let defender = board.piece(to).map(|piece| piece.kind.name());
        said.push(Said::Challenge {
            side,
            from,
            to,
            via: None,
            attacker: piece,
            defender,
            stays: Stays::Attacker,
            attacker_key: key,
            defender_key: position.key(to),
        });
    }
    match *action {
        // A capture on the target square has been told as a whole.
        Action::Move { strikes: true, .. } => {}
        Action::Move { to, .. } => {
            said.push(Said::Move { side, from, to, via: None, piece, key });
            said.extend(effects.entered.map(|stone| match stone.is_red() {
                true => Said::Collect { side, to, stone: stone.tool() },
                false => Said::Remove { side, from, to, stone: stone.tool() },
            }));
        }
        Action::Remove { at, .. } => {
            said.extend(board.stone(at).map(|stone| Said::Remove { side, from, to: at, stone: stone.tool() }));
        }
        Action::Place { .. } => {
            let mut board = board.clone();
            for placing in action.placings() {
                let (to, stone) = (placing.at, placing.stone.tool());
                let there = board.stone(to);
                said.extend(there.map(|gone| Said::Blast { side, from, to, stone: gone.tool() }));
                if there.is_none() || to == position.layout().end_field(!side) {
                    said.push(Said::Place { side, from, to, stone });
                    board.set(to, Cell::Stone(placing.stone));
                } else {
                    board.set(to, Cell::Free);
                }
            }
        }
    }
    said
}
