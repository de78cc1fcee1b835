//! What a view says and shows.

use alloc::vec::Vec;

use super::{Action, HiddenRules, HiddenTidings, HiddenView, PieceId, Shown, text, zone};
use crate::board::sort_by_square;
use crate::scene::{Cell, Said, Scene, ScenePiece, Stays};
use crate::side::{BySide, Side};

impl<K: HiddenRules> HiddenView<K> {
    /// What to draw, without marks and words.
    pub(super) fn draw(&self) -> Scene {
        let mut cells = Cell::all(&K::FIELD, true);
        for side in Side::ALL {
            let own = zone::<K>(side);
            for cell in cells.iter_mut().filter(|cell| own.contains(cell.at)) {
                cell.zone = Some(side);
            }
        }
        let mut pieces: Vec<ScenePiece> = (0..=u8::MAX)
            .zip(self.table.pieces())
            .filter_map(|(id, piece)| {
                Some(ScenePiece { at: piece.at?, side: piece.side, kind: self.kind(id), key: piece.start })
            })
            .collect();
        sort_by_square(&mut pieces, |piece| piece.at);
        let lost_by = |side: Side| {
            let lost =
                self.table.lost.iter().filter(|id| self.table.piece(**id).is_some_and(|piece| piece.side == side));
            lost.map(|id| self.kind(*id).unwrap_or("unknown")).collect()
        };
        Scene {
            id: K::INFO.id,
            viewer: self.viewer,
            files: K::FIELD.files(),
            ranks: K::FIELD.ranks(),
            turn: self.table.turn,
            cells,
            pieces,
            stones: Vec::new(),
            marks: Vec::new(),
            said: Vec::new(),
            lost: BySide::new(lost_by),
            supply: None,
        }
    }

    pub(super) fn told_turn(&self, tidings: &HiddenTidings) -> Option<Said> {
        let action = tidings.action;
        let mover = self.table.at(action.from)?;
        let piece = self.table.piece(mover)?;
        let kind_of = |id: PieceId, letter: Option<char>| {
            let shown = letter.and_then(text::piece::<K>).and_then(|(_, rank)| rank).map(text::name::<K>);
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
                let piece_kind = self.table.rules.shown_by_move(&action).map(text::name::<K>);
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
pub(super) fn shown<K: HiddenRules>(
    rules: &K,
    side: Side,
    attacker: K::Rank,
    defender: K::Rank,
    stays: Stays,
) -> Shown {
    let letter = |side, rank: K::Rank| text::letter::<K>(side, rules.shows_ranks().then_some(rank));
    Shown { stays, attacker: letter(side, attacker), defender: letter(!side, defender) }
}
