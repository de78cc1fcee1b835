//! The two-square rule (SR1) and the more-squares rule (SR2).

use alloc::format;
use alloc::string::{String, ToString};

use super::Stratego;
use crate::board::Square;
use crate::hidden::{Action, Holder, PieceId, STEPS, Table};
use crate::reason::{Code, Refusal};
use crate::side::{BySide, Side};

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

impl Path {
    fn of(action: &Action) -> Path {
        Path { from: action.from, via: action.via, to: action.to }
    }

    /// The stretches of one line.
    fn stretches(self) -> impl Iterator<Item = (Square, Square)> {
        let first = (self.from, self.via.unwrap_or(self.to));
        let second = self.via.map(|via| (via, self.to));
        core::iter::once(first).chain(second)
    }

    /// The borders that it crosses, each as the two squares beside it.
    fn borders(self) -> impl Iterator<Item = (Square, Square)> {
        self.stretches().flat_map(|(from, to)| {
            let sign = |a: u8, b: u8| (b > a) as i8 - (b < a) as i8;
            let (dx, dy) = (sign(from.file(), to.file()), sign(from.rank(), to.rank()));
            let next = move |square: Square| square.offset(dx, dy);
            core::iter::successors(Some(from), move |square| next(*square))
                .take_while(move |square| *square != to)
                .filter_map(move |square| Some((square, next(square)?)))
        })
    }

    fn crosses(self, (one, other): (Square, Square)) -> bool {
        let within = |square: Square, (from, to): (Square, Square)| {
            let lies = |at: u8, a: u8, b: u8| a.min(b) <= at && at <= a.max(b);
            lies(square.file(), from.file(), to.file()) && lies(square.rank(), from.rank(), to.rank())
        };
        self.stretches().any(|stretch| within(one, stretch) && within(other, stretch))
    }
}

/// Whether a rule could forbid anything to a piece of the side on turn: its list is long enough, or there is a chase.
#[inline]
pub(super) fn may_bar(table: &Table<Stratego>, mover: PieceId) -> bool {
    let recent = &table.history.recent[table.turn];
    let count = usize::from(table.rules.two_square);
    let two_square =
        count > 0 && recent.piece == Some(mover) && recent.paths.get(count - 1).is_some_and(Option::is_some);
    two_square || (table.rules.chase && table.history.chase[table.turn].length >= 2)
}

/// Whether a repetition rule forbids an action of the side on turn. The refusal says which rule, and the border and how
/// often it was crossed, or the earlier ply (SR3).
pub(super) fn judge(table: &Table<Stratego>, action: &Action) -> Result<(), Refusal> {
    if table.rules.two_square > 0 {
        judge_two_square(table, action)?;
    }
    if table.rules.chase {
        judge_chase(table, action)?;
    }
    Ok(())
}

fn judge_two_square(table: &Table<Stratego>, action: &Action) -> Result<(), Refusal> {
    let count = usize::from(table.rules.two_square);
    let recent = &table.history.recent[table.turn];
    if recent.piece.is_none() || recent.piece != table.at(action.from) {
        return Ok(());
    }
    let last = recent.paths.get(..count).unwrap_or(&recent.paths);
    let crossed_by_all =
        |border: &(Square, Square)| last.iter().all(|path| path.is_some_and(|path| path.crosses(*border)));
    match Path::of(action).borders().find(crossed_by_all) {
        Some(border) => Err(barred(table, border, action.to)),
        None => Ok(()),
    }
}

/// What SR1 would refuse the next time, should a legal action be played now: the border that the piece, if it stands on
/// its target then and no other piece of its side moves in between, may not cross back. `at` is the square beyond it.
/// Where several borders would be barred, it is the first that the piece meets on its way back.
pub(super) fn warn(table: &Table<Stratego>, action: &Action) -> Option<Refusal> {
    let earlier = usize::from(table.rules.two_square).checked_sub(1)?;
    let recent = &table.history.recent[table.turn];
    if earlier > 0 && recent.piece != table.at(action.from) {
        return None;
    }
    let last = recent.paths.get(..earlier)?;
    let back = Path { from: action.to, via: action.via, to: action.from };
    let crossed_by_all =
        |border: &(Square, Square)| last.iter().all(|path| path.is_some_and(|path| path.crosses(*border)));
    let border = back.borders().find(crossed_by_all)?;
    Some(barred(table, border, border.1))
}

/// The refusal of a crossing: which border, and how often it was crossed (SR3).
fn barred(table: &Table<Stratego>, (one, other): (Square, Square), at: Square) -> Refusal {
    let border = format!("{}-{}", one.min(other), one.max(other));
    let refusal = Refusal::by(Code::TwoSquare, "SR1").at(at);
    refusal.text("border", border).number("times", u32::from(table.rules.two_square))
}

fn judge_chase(table: &Table<Stratego>, action: &Action) -> Result<(), Refusal> {
    let Chase { length, last } = table.history.chase[table.turn];
    let Action { from, to, .. } = *action;
    if length < 2 || !table.is_empty(to) || last == Some((to, from)) || !threatens(table, to, table.turn) {
        return Ok(());
    }
    let after = table.hash_after(from, to);
    let back = usize::try_from(length - 1).unwrap_or(usize::MAX);
    let same = table.boards.iter().rev().skip(1).take(back).position(|board| *board == after);
    match same.and_then(|plies| u32::try_from(plies).ok()) {
        Some(plies) => Err(Refusal::by(Code::Chase, "SR2").at(to).number("ply", table.ply.saturating_sub(plies + 1))),
        None => Ok(()),
    }
}

/// Whether a piece of that side on a square would stand next to an enemy piece.
fn threatens(table: &Table<Stratego>, square: Square, side: Side) -> bool {
    STEPS.into_iter().any(|step| table.holder(square.stepped(step)) == Holder::Side(!side))
}

/// Remembers a turn that the table has taken in.
pub(super) fn remember(table: &mut Table<Stratego>, action: &Action, mover: PieceId) {
    let side = !table.turn;
    if table.rules.two_square > 0 {
        let recent = &mut table.history.recent[side];
        if recent.piece != Some(mover) {
            *recent = Recent { piece: Some(mover), paths: [None; LONGEST] };
        }
        recent.paths.rotate_right(1);
        recent.paths[0] = Some(Path::of(action));
        for side in Side::ALL {
            let piece = table.history.recent[side].piece;
            if piece.and_then(|id| table.piece(id)).is_some_and(|piece| piece.at.is_none()) {
                table.history.recent[side] = Recent::default();
            }
        }
    }
    if table.rules.chase {
        let threatening = threatens(table, action.to, side);
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
pub(super) fn text(table: &Table<Stratego>) -> Option<String> {
    if table.rules.two_square == 0 && !table.rules.chase {
        return None;
    }
    let of = |side: Side| {
        let paths =
            table.history.recent[side].paths.iter().flatten().map(|path| {
                Action { from: path.from, via: path.via, to: path.to, attack: path.via.is_some() }.to_string()
            });
        let paths = paths.reduce(|list, path| list + "," + &path).unwrap_or_else(|| "-".to_string());
        let Chase { length, last } = table.history.chase[side];
        let last = last.map_or_else(|| "-".to_string(), |(from, to)| format!("{from}-{to}"));
        format!("{paths}:{length}:{last}")
    };
    Some(format!("{}/{}", of(Side::South), of(Side::North)))
}
