//! What a view says and shows.

use alloc::vec::Vec;

use super::{Action, HiddenTidings, HiddenView, PieceId, Rank, Rules, Shown};
use crate::scene::{Cell, Said, Scene, ScenePiece, Stays};
use crate::side::{BySide, Side};

impl HiddenView {
    /// What to draw, without marks and words.
    pub(super) fn draw(&self) -> Scene {
        let rules = &self.table.rules;
        let field = rules.field();
        let mut cells = Cell::all(field, true);
        for &side in &Side::ALL {
            let own = rules.zone(side);
            for cell in cells.iter_mut().filter(|cell| own.contains(cell.at)) {
                cell.zone = Some(side);
            }
        }
        let mut pieces = Vec::with_capacity(self.table.pieces().len());
        for at in (self.table.held_by(Side::South) | self.table.held_by(Side::North)).iter() {
            if let Some(id) = self.table.at(at)
                && let Some(piece) = self.table.piece(id)
            {
                pieces.push(ScenePiece { at, side: piece.side, kind: self.kind(id), key: piece.start });
            }
        }
        let mut lost = BySide::<Vec<&'static str>>::default();
        for id in &self.table.lost {
            if let Some(piece) = self.table.piece(*id) {
                lost[piece.side].push(self.kind(*id).unwrap_or("unknown"));
            }
        }
        Scene {
            id: rules.definition().info.id,
            viewer: self.viewer,
            files: field.files(),
            ranks: field.ranks(),
            turn: self.table.turn,
            cells,
            pieces,
            stones: Vec::new(),
            marks: Vec::new(),
            said: Vec::new(),
            lost,
            supply: None,
        }
    }

    pub(super) fn tell(&self, tidings: &HiddenTidings) -> Option<Said> {
        let action = tidings.action;
        let mover = self.table.at(action.from)?;
        let piece = self.table.piece(mover)?;
        let kind_of = |id: PieceId, letter: Option<char>| {
            let rank = letter.and_then(|letter| self.table.rules.read_letter(letter)).and_then(|(_, rank)| rank);
            let shown = rank.map(|rank| self.table.rules.name(rank));
            shown.or_else(|| self.kind(id))
        };
        let Action { from, to, via, .. } = action;
        let defender = self.table.at(to).and_then(|id| Some((id, self.table.piece(id)?)));
        match (tidings.shown, defender) {
            (Some(Shown { stays, attacker, defender: letter }), Some((id, other))) => Some(Said::Challenge {
                side: piece.side,
                from,
                to,
                via,
                attacker: kind_of(mover, Some(attacker)),
                defender: kind_of(id, Some(letter)),
                stays,
                attacker_key: piece.start,
                defender_key: other.start,
            }),
            _ => {
                let rules = &self.table.rules;
                let piece_kind = rules.shown_by_move(&action).map(|rank| rules.name(rank));
                Some(Said::Move {
                    side: piece.side,
                    from,
                    to,
                    via,
                    piece: piece_kind.or_else(|| self.kind(mover)),
                    key: piece.start,
                })
            }
        }
    }
}

/// What the news of a challenge says.
pub(super) fn shown(rules: &Rules, side: Side, attacker: Rank, defender: Rank, stays: Stays) -> Shown {
    let letter = |side, rank| rules.letter(side, rules.shows_ranks.then_some(rank));
    Shown { stays, attacker: letter(side, attacker), defender: letter(!side, defender) }
}
