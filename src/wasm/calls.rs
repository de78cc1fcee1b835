//! What each call takes, in order, and gives.
//!
//! Nothing of it is inlined into the one export: a host would have to compile and enter all of the rules for each question.

use super::arguments::Arguments;
use super::call::Call;
use super::raw::Held;
use super::read_settings;
use crate::erased::{self, AnyDraft, AnyGame, AnyView, SceneRequest};
use crate::error::Error;
use crate::game::Status;
use crate::news::Report;
use crate::scene::{Said, Scene};
use crate::serialize::{Ended, Json, Named, Shape, Sink};
use crate::side::Side;
use alloc::string::String;
use alloc::vec::Vec;

type Answer = Result<(), Error>;

/// Id, settings and position; a record; a view file; side, id, settings and text; the viewer; the ply.
#[inline(never)]
pub(super) fn make(from: &Held, call: Call, given: &mut Arguments<'_>) -> Result<Held, Error> {
    Ok(match (call, from) {
        (Call::NewGame, _) => {
            let (id, settings) = (given.text(), read_settings(given.text())?);
            Held::Game(erased::new_game(id, &settings, given.optional())?)
        }
        (Call::OpenGame, _) => Held::Game(erased::open_game(given.text())?),
        (Call::OpenView, _) => Held::View(erased::open_view(given.text())?),
        (Call::NewDraft, _) => {
            // The side is read first: its fault comes before those of the rules.
            let side = given.optional_side()?;
            let (id, settings) = (given.text(), read_settings(given.text())?);
            Held::Draft(erased::draft(id, &settings, side, given.optional())?)
        }
        (Call::View, Held::Game(game)) => Held::View(game.view(given.text().parse()?)),
        (Call::At, Held::View(view)) => Held::View(view.at(given.number()?)?),
        _ => Held::Nothing,
    })
}

/// Id, settings, attacker, defender.
#[cfg(any(feature = "stratego", feature = "generals"))]
#[inline(never)]
pub(super) fn challenge(given: &mut Arguments<'_>, to: &mut Json) -> Answer {
    let (id, settings) = (given.text(), read_settings(given.text())?);
    let verdict = erased::challenge(id, &settings, given.text(), given.text())?;
    to.open();
    to.with("stays", verdict.stays);
    to.with("ends", verdict.ends.is_some());
    to.close();
    Ok(())
}

/// No game of this build has challenges.
#[cfg(not(any(feature = "stratego", feature = "generals")))]
pub(super) fn challenge(given: &mut Arguments<'_>, _: &mut Json) -> Answer {
    Err(Error::unknown_game(given.text()))
}

#[inline(never)]
pub(super) fn of_game(game: &mut AnyGame, call: Call, given: &mut Arguments<'_>, to: &mut Json) -> Answer {
    match call {
        Call::Status => {
            let now = game.status();
            let rule = now.outcome.and_then(|outcome| game.rule_of(outcome));
            status(game.info().id, &now, game.deployed(), rule, to);
            to.with("revealed", game.revealed());
            to.close();
        }
        Call::RandomSetup => to.plain(&game.random_setup(given.side()?, given.seed()?)?),
        Call::Deploy | Call::Play | Call::Resign | Call::AgreeDraw | Call::Undo | Call::Redo => {
            tell_some(change(game, call, given)?, to);
        }
        Call::Position => to.plain(&game.position()?),
        _ => to.plain(&game.record()),
    }
    Ok(())
}

/// What the viewers learn of a change of the game.
fn change(game: &mut AnyGame, call: Call, given: &mut Arguments<'_>) -> Result<Option<Report<String>>, Error> {
    Ok(Some(match call {
        Call::Deploy => game.deploy(given.side()?, given.text())?,
        Call::Play => {
            let by = given.optional_side()?;
            game.play(given.text(), by)?
        }
        Call::Resign => game.resign(given.side()?)?,
        Call::AgreeDraw => game.agree_draw()?,
        Call::Undo => return Ok(game.undo()),
        _ => return Ok(game.redo()),
    }))
}

#[inline(never)]
pub(super) fn of_view(view: &mut AnyView, call: Call, given: &mut Arguments<'_>, to: &mut Json) -> Answer {
    match call {
        Call::Status => {
            let now = view.status();
            let rule = now.outcome.and_then(|outcome| view.rule_of(outcome));
            status(view.info().id, &now, view.deployed(), rule, to);
            to.with("viewer", view.viewer());
            to.with("fromPosition", view.started_from_position());
            to.close();
        }
        Call::Options => view.options(&given.picks())?.tell(to),
        Call::Diagram => view.diagram(given.text())?.tell(to),
        // In no particular order, each ended by a line feed: as a list they would take longer to read.
        Call::Actions => to.plain(&view.action_lines(given.optional())?),
        Call::Judge => tell_some(view.judge(given.text()), to),
        Call::Why => tell_some(view.why(&given.picks())?, to),
        Call::CouldBe => view.could_be(given.text())?.tell(to),
        Call::Warn => tell_some(view.warn(given.text()), to),
        Call::Learn => view.learn(given.text())?,
        Call::Turns => to.list(view.turns().into_iter().map(Turn)),
        Call::Scene => drawn(view, given)?.tell(to),
        Call::Position => to.plain(&view.position()?),
        _ => to.plain(&view.text()),
    }
    Ok(())
}

/// Nothing at all is the shortest answer, and the most frequent.
fn tell_some(value: Option<impl Shape>, to: &mut Json) {
    if let Some(value) = value {
        value.tell(to);
    }
}

/// What was played, and what there is to say of it.
struct Turn((String, Vec<Said>));

impl Shape for Turn {
    fn tell(&self, to: &mut impl Sink) {
        to.open();
        to.say("action", &self.0.0);
        to.with("said", &self.0.1);
        to.close();
    }
}

/// Clicks, diagram, whether the last turn stays unmarked.
fn drawn(view: &AnyView, given: &mut Arguments<'_>) -> Result<Scene, Error> {
    let (picks, diagram) = (given.optional_picks(), given.optional());
    view.scene(&SceneRequest { picks, diagram: diagram.map(Into::into), without_last: given.flag() })
}

#[inline(never)]
pub(super) fn of_draft(draft: &mut AnyDraft, call: Call, given: &mut Arguments<'_>, to: &mut Json) -> Answer {
    match call {
        Call::Put => draft.put(given.text(), given.optional())?,
        Call::Random => draft.random(given.seed()?),
        Call::Mirror => draft.mirror(),
        Call::Clear => draft.clear(),
        Call::Left => Named(&draft.left()).tell(to),
        Call::Flaws => draft.flaws().tell(to),
        Call::Warnings => draft.warnings().tell(to),
        Call::Scene => draft.scene().tell(to),
        _ => to.plain(&draft.text()),
    }
    Ok(())
}

/// What games and views say alike of where a game stands. More fields may follow.
#[inline(never)]
fn status(id: &str, status: &Status, deployed: &[Side], rule: Option<&'static str>, to: &mut Json) {
    to.open();
    to.say("id", id);
    to.with("phase", status.phase);
    to.with("turn", status.turn);
    to.with("ply", status.ply);
    to.with("deployed", deployed);
    to.with("outcome", status.outcome.map(|outcome| Ended { outcome, rule }));
}
