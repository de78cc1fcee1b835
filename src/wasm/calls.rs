//! What each call takes, in order, and gives.
//!
//! Nothing of it is inlined into the one export: a host would have to compile and enter all of the rules for each question.

use super::arguments::Arguments;
use super::raw::{Call, Held};
use super::read_settings;
use crate::erased::{self, AnyDraft, AnyGame, AnyView, SceneRequest};
use crate::error::Error;
use crate::game::Status;
use crate::outcome::Outcome;
use crate::scene::Scene;
use crate::serialize::{Data, Ended, Object};
use crate::side::Side;
use crate::svg;
use alloc::vec::Vec;

type Answer = Result<Data, Error>;

/// Id, settings and position; a record; a view file; id, settings, side and text.
#[inline(never)]
pub(super) fn make(call: Call, given: &mut Arguments<'_>) -> Result<Held, Error> {
    Ok(match call {
        Call::OpenGame => Held::Game(erased::open_game(given.text()?)?),
        Call::OpenView => Held::View(erased::open_view(given.text()?)?),
        Call::NewDraft => {
            // The side is read first: its fault comes before those of the rules.
            let side = given.optional_side()?;
            let (id, settings) = (given.text()?, read_settings(given.text()?)?);
            Held::Draft(erased::draft(id, &settings, side, given.optional()?)?)
        }
        _ => {
            let (id, settings) = (given.text()?, read_settings(given.text()?)?);
            Held::Game(erased::new_game(id, &settings, given.optional()?)?)
        }
    })
}

/// The viewer; the ply.
#[inline(never)]
pub(super) fn derive(from: &Held, call: Call, given: &mut Arguments<'_>) -> Result<Held, Error> {
    Ok(match (from, call) {
        (Held::Game(game), Call::View) => Held::View(game.view(given.text()?.parse()?)),
        (Held::View(view), Call::At) => Held::View(view.at(given.number()?)?),
        _ => Held::Nothing,
    })
}

/// Id, settings, attacker, defender.
#[cfg(any(feature = "stratego", feature = "generals"))]
#[inline(never)]
pub(super) fn challenge(given: &mut Arguments<'_>) -> Answer {
    let (id, settings) = (given.text()?, read_settings(given.text()?)?);
    let verdict = erased::challenge(id, &settings, given.text()?, given.text()?)?;
    Ok(Object::new().with("stays", verdict.stays).with("ends", verdict.ends.is_some()).into())
}

/// No game of this build has challenges.
#[cfg(not(any(feature = "stratego", feature = "generals")))]
pub(super) fn challenge(given: &mut Arguments<'_>) -> Answer {
    Err(erased::unknown(given.text()?))
}

#[inline(never)]
pub(super) fn of_game(game: &mut AnyGame, call: Call, given: &mut Arguments<'_>) -> Answer {
    Ok(match call {
        Call::Status => {
            let status = status(game.info().id, game.status(), game.deployed(), |outcome| game.rule_of(outcome));
            status.with("revealed", game.revealed()).into()
        }
        Call::Deploy => game.deploy(given.side()?, given.text()?)?.into(),
        Call::RandomSetup => game.random_setup(given.side()?, given.seed()?)?.into(),
        Call::Play => {
            let by = given.optional_side()?;
            game.play(given.text()?, by)?.into()
        }
        Call::Resign => game.resign(given.side()?)?.into(),
        Call::AgreeDraw => game.agree_draw()?.into(),
        Call::Undo => game.undo().into(),
        Call::Redo => game.redo().into(),
        Call::Position => game.position()?.into(),
        _ => game.record().into(),
    })
}

#[inline(never)]
pub(super) fn of_view(view: &mut AnyView, call: Call, given: &mut Arguments<'_>) -> Answer {
    Ok(match call {
        Call::Status => {
            let status = status(view.info().id, view.status(), view.deployed(), |outcome| view.rule_of(outcome));
            status.with("viewer", view.viewer()).with("fromPosition", view.started_from_position()).into()
        }
        Call::Options => view.options(&given.picks()?)?.into(),
        Call::Diagram => view.diagram(given.text()?)?.into(),
        // In no particular order, each ended by a line feed: as a list they would take longer to read.
        Call::Actions => view.action_lines(given.optional()?)?.into(),
        Call::Judge => view.judge(given.text()?).into(),
        Call::Why => view.why(&given.picks()?)?.into(),
        Call::CouldBe => view.could_be(given.text()?)?.into(),
        Call::Warn => view.warn(given.text()?).into(),
        Call::Learn => {
            view.learn(given.text()?)?;
            Data::Null
        }
        Call::Turns => {
            let turns = view.turns().into_iter();
            turns.map(|(action, said)| Object::new().with("action", action).with("said", said)).collect()
        }
        Call::Scene => drawn(view, given)?.into(),
        Call::Svg => {
            let scene = drawn(view, given)?;
            svg::draw(&scene, &given.svg_options()?).into()
        }
        Call::Position => view.position()?.into(),
        _ => view.text().into(),
    })
}

/// Clicks, diagram, whether the last turn stays unmarked.
fn drawn(view: &AnyView, given: &mut Arguments<'_>) -> Result<Scene, Error> {
    let (picks, diagram) = (given.optional_picks()?, given.optional()?);
    view.scene(&SceneRequest { picks, diagram: diagram.map(Into::into), without_last: given.flag()? })
}

#[inline(never)]
pub(super) fn of_draft(draft: &mut AnyDraft, call: Call, given: &mut Arguments<'_>) -> Answer {
    match call {
        Call::Put => draft.put(given.text()?, given.optional()?)?,
        Call::Random => draft.random(given.seed()?),
        Call::Mirror => draft.mirror(),
        Call::Clear => draft.clear(),
        Call::Left => return Ok(draft.left().into_iter().collect::<Object>().into()),
        Call::Flaws => return Ok(draft.flaws().into()),
        Call::Warnings => return Ok(draft.warnings().into()),
        Call::Scene => return Ok(draft.scene().into()),
        Call::Svg => return Ok(svg::draw(&draft.scene(), &given.svg_options()?).into()),
        _ => return Ok(draft.text().into()),
    }
    Ok(Data::Null)
}

/// What games and views say alike of where a game stands.
fn status(
    id: &'static str,
    status: Status,
    deployed: Vec<Side>,
    rule_of: impl Fn(Outcome) -> Option<&'static str>,
) -> Object {
    let outcome = status.outcome.map(|outcome| Ended { outcome, rule: rule_of(outcome) });
    Object::new()
        .with("id", id)
        .with("phase", status.phase)
        .with("turn", status.turn)
        .with("ply", status.ply)
        .with("deployed", deployed)
        .with("outcome", outcome)
}
