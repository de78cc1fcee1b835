//! The two-square rule (SR1) and the more-squares rule (SR2).

use alloc::string::String;

use super::{Action, PieceId, Table, reach};
use crate::board::{Square, SquareSet};
use crate::reason::{Code, Refusal};
use crate::side::{BySide, Side};
use crate::text::push_number;

/// The longest list that SR1 needs.
const LONGEST: usize = 5;

/// What SR1 and SR2 remember. Public knowledge: moves and pieces by their identity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct History {
    recent: BySide<Recent>,
    chase: BySide<Chase>,
}

/// A side's most recent consecutive turns with one piece, the latest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Recent {
    piece: Option<PieceId>,
    paths: [Option<Path>; LONGEST],
}

/// The way of one turn: straight, or over the square of a step with a strike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Path {
    from: Square,
    via: Option<Square>,
    to: Square,
}

/// A side's part in a chase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Chase {
    /// L of SR2.
    length: u32,
    /// Source and target of the last move.
    last: Option<(Square, Square)>,
}

/// A border between two squares, in the direction in which it is crossed.
type Border = (Square, Square);

/// Which rule bars an action.
pub(super) enum Bar {
    TwoSquare(Border),
    /// And the ply of the earlier board.
    Chase(u32),
}

impl Path {
    fn of(action: &Action) -> Path {
        Path { from: action.from, via: action.via, to: action.to }
    }

    /// The first border on the way that is so.
    fn find(self, mut is_so: impl FnMut(Border) -> bool) -> Option<Border> {
        let mut at = self.from;
        for &stop in &[self.via.unwrap_or(self.to), self.to] {
            while at != stop {
                let next = reach::towards(at, stop);
                if is_so((at, next)) {
                    return Some((at, next));
                }
                at = next;
            }
        }
        None
    }

    fn crosses(self, (one, other): Border) -> bool {
        self.find(|border| border == (one, other) || border == (other, one)).is_some()
    }
}

impl Recent {
    /// The first border on a way that all of the latest `count` turns crossed.
    fn crossed(&self, count: usize, path: Path) -> Option<Border> {
        let last = self.paths.get(..count)?;
        path.find(|border| last.iter().all(|path| path.is_some_and(|path| path.crosses(border))))
    }
}

/// Whether a rule could forbid anything to the side on turn: its list is long enough, or there is a chase.
#[inline(always)]
pub(super) fn may_bar_any(table: &Table) -> bool {
    lists(table) || chases(table)
}

/// Whether a rule could forbid anything to a piece of the side on turn.
pub(super) fn may_bar(table: &Table, mover: PieceId) -> bool {
    chases(table) || (lists(table) && table.history.recent[table.turn].piece == Some(mover))
}

#[inline(always)]
fn lists(table: &Table) -> bool {
    let last = usize::from(table.rules.two_square).wrapping_sub(1);
    table.history.recent[table.turn].paths.get(last).is_some_and(Option::is_some)
}

#[inline(always)]
fn chases(table: &Table) -> bool {
    table.rules.chase && table.history.chase[table.turn].length >= 2
}

/// Takes out of a set of pieces and a set of targets of the side on turn what a rule could concern: no step from what is
/// left of the first to what is left of the second is barred.
pub(super) fn take_out(table: &Table, pieces: &mut SquareSet, targets: &mut SquareSet) {
    let recent = table.history.recent[table.turn].piece;
    if let Some(square) = recent.and_then(|id| table.piece(id)).and_then(|piece| piece.at) {
        pieces.remove(square);
    }
    if table.rules.chase {
        let enemies = table.held_by(!table.turn);
        *targets = enemies | (*targets & !enemies.beside());
    }
}

/// Which repetition rule bars an action of the side on turn that geometry allows.
pub(super) fn bar(table: &Table, action: &Action) -> Option<Bar> {
    let recent = &table.history.recent[table.turn];
    let count = usize::from(table.rules.two_square);
    if count > 0 && recent.piece.is_some() && recent.piece == table.at(action.from) {
        let border = recent.crossed(count, Path::of(action));
        if let Some(border) = border {
            return Some(Bar::TwoSquare(border));
        }
    }
    if table.rules.chase { chased(table, action).map(Bar::Chase) } else { None }
}

/// Whether a repetition rule forbids an action. The refusal says which rule, and the border and how often it was crossed,
/// or the earlier ply (SR3).
pub(super) fn judge(table: &Table, action: &Action) -> Result<(), Refusal> {
    if !may_bar_any(table) {
        return Ok(());
    }
    match bar(table, action) {
        None => Ok(()),
        Some(Bar::TwoSquare(border)) => Err(refusal(table, border, action.to)),
        Some(Bar::Chase(ply)) => {
            let rule = table.rules.definition().numbers.chase;
            Err(Refusal::by(Code::Chase, rule).at(action.to).number("ply", ply))
        }
    }
}

/// What SR1 would refuse the next time, should a legal action be played now: the border that the piece, if it stands on
/// its target then and no other piece of its side moves in between, may not cross back. `at` is the square beyond it.
/// Where several borders would be barred, it is the first that the piece meets on its way back.
pub(super) fn warn(table: &Table, action: &Action) -> Option<Refusal> {
    let earlier = usize::from(table.rules.two_square).checked_sub(1)?;
    let recent = &table.history.recent[table.turn];
    if earlier > 0 && recent.piece != table.at(action.from) {
        return None;
    }
    let back = Path { from: action.to, via: action.via, to: action.from };
    let border = recent.crossed(earlier, back)?;
    Some(refusal(table, border, border.1))
}

/// The refusal of a crossing: which border, and how often it was crossed (SR3).
fn refusal(table: &Table, (one, other): Border, at: Square) -> Refusal {
    let mut border = String::new();
    one.min(other).write(&mut border);
    border.push('-');
    one.max(other).write(&mut border);
    let refusal = Refusal::by(Code::TwoSquare, table.rules.definition().numbers.two_square).at(at);
    refusal.text("border", &border).number("times", u32::from(table.rules.two_square))
}

/// The ply of the earlier board to which an action would lead back in a chase.
fn chased(table: &Table, action: &Action) -> Option<u32> {
    let Chase { length, last } = table.history.chase[table.turn];
    let Action { from, to, .. } = *action;
    if length < 2 || !table.is_empty(to) || last == Some((to, from)) || !table.is_beside(to, !table.turn) {
        return None;
    }
    let after = table.hash_after(from, to);
    let back = usize::try_from(length - 1).unwrap_or(usize::MAX);
    let plies = table.boards.iter().rev().skip(1).take(back).position(|board| *board == after)?;
    Some(table.ply.saturating_sub(u32::try_from(plies).ok()?.saturating_add(1)))
}

/// Remembers a turn that the table has taken in.
#[inline]
pub(super) fn remember(table: &mut Table, action: &Action, mover: PieceId) {
    let side = !table.turn;
    if table.rules.two_square > 0 {
        let recent = &mut table.history.recent[side];
        if recent.piece == Some(mover) {
            for place in (1..LONGEST).rev() {
                recent.paths[place] = recent.paths[place - 1];
            }
        } else {
            *recent = Recent { piece: Some(mover), paths: [None; LONGEST] };
        }
        recent.paths[0] = Some(Path::of(action));
        if action.attack {
            for side in &Side::ALL {
                let piece = table.history.recent[*side].piece;
                if piece.and_then(|id| table.piece(id)).is_some_and(|piece| piece.at.is_none()) {
                    table.history.recent[*side] = Recent::default();
                }
            }
        }
    }
    if table.rules.chase {
        let threatening = table.is_beside(action.to, !side);
        let chase = &mut table.history.chase;
        let flees = chase[!side].last.is_some_and(|(_, target)| target.is_adjacent(action.from));
        chase[!side].length = if flees && !action.attack { chase[!side].length.saturating_add(1) } else { 0 };
        let before = if action.attack { 0 } else { chase[side].length };
        chase[side].length = if threatening { before.saturating_add(1) } else { 0 };
        chase[side].last = Some((action.from, action.to));
    }
}

/// What is remembered, as a field of a view's position text: for each side the turns of SR1, latest first, a colon, and
/// the length of SR2 with the last move; `-` where there is nothing. `None` when neither rule holds.
pub(super) fn text(table: &Table) -> Option<String> {
    if table.rules.two_square == 0 && !table.rules.chase {
        return None;
    }
    let mut text = String::new();
    for &side in &Side::ALL {
        if side == Side::North {
            text.push('/');
        }
        for (index, path) in table.history.recent[side].paths.iter().flatten().enumerate() {
            if index > 0 {
                text.push(',');
            }
            let Path { from, via, to } = *path;
            Action { from, via, to, attack: via.is_some() }.write(&mut text);
        }
        if table.history.recent[side].paths[0].is_none() {
            text.push('-');
        }
        let Chase { length, last } = table.history.chase[side];
        text.push(':');
        push_number(&mut text, length);
        text.push(':');
        match last {
            Some((from, to)) => Action::new(from, to, false).write(&mut text),
            None => text.push('-'),
        }
    }
    Some(text)
}
