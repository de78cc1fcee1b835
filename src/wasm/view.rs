use alloc::boxed::Box;
use alloc::string::String;

use wasm_bindgen::prelude::*;

use super::rules::{Answer, answer, parts, status, svg_options};
use super::told;
use crate::erased::{self, AnyView, SceneRequest};
use crate::error::Error;
use crate::scene::Scene;
use crate::serialize::{Data, Object};
use crate::svg;

/// What one viewer knows.
#[wasm_bindgen]
pub struct RawView(Box<dyn AnyView>);

/// A view from its file.
#[wasm_bindgen(js_name = openView)]
pub fn open_view(text: &str) -> Result<RawView, JsValue> {
    Ok(RawView(erased::open_view(text)?))
}

impl RawView {
    pub(super) fn new(view: Box<dyn AnyView>) -> RawView {
        RawView(view)
    }

    fn drawn(&self, picks: Option<String>, diagram: Option<String>, last: bool) -> Result<Scene, Error> {
        self.0.scene(&SceneRequest { picks: picks.as_deref().map(parts), diagram, without_last: !last })
    }
}

#[wasm_bindgen]
impl RawView {
    /// Where the game stands and who looks: all of the view's properties.
    pub fn status(&self) -> JsValue {
        let view = &self.0;
        let status = status(view.info().id, view.status(), view.deployed(), |outcome| view.rule_of(outcome));
        told(status.with("viewer", view.viewer()).with("fromPosition", view.started_from_position()))
    }

    /// What may be clicked next.
    pub fn options(&self, picks: &str) -> Answer {
        answer(self.0.options(&parts(picks)))
    }

    /// The marks of a piece over its whole turn.
    pub fn diagram(&self, square: &str) -> Answer {
        answer(self.0.diagram(square))
    }

    /// The legal actions in no particular order, each ended by a line feed: thousands of texts at once cross much sooner
    /// than one after another.
    pub fn actions(&self, from: Option<String>) -> Answer {
        answer(self.0.action_lines(from.as_deref()))
    }

    /// Why an action is not allowed.
    pub fn judge(&self, action: &str) -> JsValue {
        told(self.0.judge(action))
    }

    /// Why the last click leads nowhere.
    pub fn why(&self, picks: &str) -> Answer {
        answer(self.0.why(&parts(picks)))
    }

    /// What the piece on a square may be.
    #[wasm_bindgen(js_name = couldBe)]
    pub fn could_be(&self, square: &str) -> Answer {
        answer(self.0.could_be(square))
    }

    /// What would be refused the next time.
    pub fn warn(&self, action: &str) -> JsValue {
        told(self.0.warn(action))
    }

    /// Takes a news text in.
    pub fn learn(&mut self, news: &str) -> Result<(), JsValue> {
        Ok(self.0.learn(news)?)
    }

    /// The view as it was.
    pub fn at(&self, ply: u32) -> Result<RawView, JsValue> {
        Ok(RawView(self.0.at(ply)?))
    }

    /// The turns as this viewer knows them.
    pub fn turns(&self) -> JsValue {
        let turns = self.0.turns().into_iter();
        told(turns.map(|(action, said)| Object::new().with("action", action).with("said", said)).collect::<Data>())
    }

    /// What to draw and say.
    pub fn scene(&self, picks: Option<String>, diagram: Option<String>, last: bool) -> Answer {
        answer(self.drawn(picks, diagram, last))
    }

    /// The same as a complete SVG.
    pub fn svg(
        &self,
        picks: Option<String>,
        diagram: Option<String>,
        last: bool,
        bottom: Option<String>,
        coordinates: bool,
    ) -> Answer {
        let scene = self.drawn(picks, diagram, last)?;
        Ok(told(svg::draw(&scene, &svg_options(bottom, coordinates)?)))
    }

    /// The position as this viewer knows it.
    pub fn position(&self) -> Answer {
        answer(self.0.position())
    }

    /// The view file.
    pub fn text(&self) -> JsValue {
        told(self.0.text())
    }
}
