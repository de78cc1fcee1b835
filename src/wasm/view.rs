use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{
    out,
    rules::{ended, side_names, svg_options},
};
use crate::erased::{self, AnyView, SceneRequest};
use crate::scene::Said;
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
}

#[wasm_bindgen]
impl RawView {
    /// The game's id.
    #[wasm_bindgen(getter)]
    pub fn id(&self) -> String {
        self.0.info().id.to_string()
    }

    /// Whose view this is.
    #[wasm_bindgen(getter)]
    pub fn viewer(&self) -> String {
        self.0.viewer().to_string()
    }

    /// `setup`, `play` or `over`.
    #[wasm_bindgen(getter)]
    pub fn phase(&self) -> String {
        self.0.status().phase.name().to_string()
    }

    /// Who is on turn.
    #[wasm_bindgen(getter)]
    pub fn turn(&self) -> String {
        self.0.status().turn.to_string()
    }

    /// Turns played.
    #[wasm_bindgen(getter)]
    pub fn ply(&self) -> u32 {
        self.0.status().ply
    }

    /// Who has set up.
    #[wasm_bindgen(getter)]
    pub fn deployed(&self) -> Vec<String> {
        side_names(self.0.deployed())
    }

    /// How it ended.
    #[wasm_bindgen(getter)]
    pub fn outcome(&self) -> JsValue {
        ended(self.0.status().outcome, |outcome| self.0.rule_of(outcome))
    }

    /// Whether the game started from a position text.
    #[wasm_bindgen(getter, js_name = fromPosition)]
    pub fn from_position(&self) -> bool {
        self.0.started_from_position()
    }

    /// What may be clicked next.
    pub fn options(&self, picks: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(out(&self.0.options(&picks)?))
    }

    /// The marks of a piece over its whole turn.
    pub fn diagram(&self, square: &str) -> Result<JsValue, JsValue> {
        Ok(out(&self.0.diagram(square)?))
    }

    /// The legal actions.
    pub fn actions(&self, from: Option<String>) -> Result<Vec<String>, JsValue> {
        Ok(self.0.actions(from.as_deref())?)
    }

    /// Why an action is not allowed.
    pub fn judge(&self, action: &str) -> JsValue {
        out(&self.0.judge(action))
    }

    /// Why the last click leads nowhere.
    pub fn why(&self, picks: Vec<String>) -> Result<JsValue, JsValue> {
        Ok(out(&self.0.why(&picks)?))
    }

    /// What the piece on a square may be.
    #[wasm_bindgen(js_name = couldBe)]
    pub fn could_be(&self, square: &str) -> Result<JsValue, JsValue> {
        Ok(out(&self.0.could_be(square)?))
    }

    /// What would be refused the next time.
    pub fn warn(&self, action: &str) -> JsValue {
        out(&self.0.warn(action))
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
        #[derive(Serialize)]
        struct Turn {
            action: String,
            said: Vec<Said>,
        }
        out(&self.0.turns().into_iter().map(|(action, said)| Turn { action, said }).collect::<Vec<_>>())
    }

    /// What to draw and say.
    pub fn scene(&self, picks: Option<Vec<String>>, diagram: Option<String>, last: bool) -> Result<JsValue, JsValue> {
        Ok(out(&self.0.scene(&SceneRequest { picks, diagram, without_last: !last })?))
    }

    /// The same as a complete SVG.
    pub fn svg(
        &self,
        picks: Option<Vec<String>>,
        diagram: Option<String>,
        last: bool,
        bottom: Option<String>,
        coordinates: bool,
    ) -> Result<String, JsValue> {
        let scene = self.0.scene(&SceneRequest { picks, diagram, without_last: !last })?;
        Ok(svg::draw(&scene, &svg_options(bottom, coordinates)?))
    }

    /// The position as this viewer knows it.
    pub fn position(&self) -> Result<String, JsValue> {
        Ok(self.0.position()?)
    }

    /// The view file.
    pub fn text(&self) -> String {
        self.0.text()
    }
}
