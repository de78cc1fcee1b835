use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wasm_bindgen::prelude::*;

use super::view::RawView;
use super::{
    out, read_settings,
    rules::{ended, read_seed, side_names},
};
use crate::erased::{self, AnyGame};
use crate::side::{Side, Viewer};

/// A game: the truth.
#[wasm_bindgen]
pub struct RawGame(Box<dyn AnyGame>);

/// A new game.
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(id: &str, settings: Vec<String>, position: Option<String>) -> Result<RawGame, JsValue> {
    Ok(RawGame(erased::new_game(id, &read_settings(&settings)?, position.as_deref())?))
}

/// A game from its record.
#[wasm_bindgen(js_name = openGame)]
pub fn open_game(record: &str) -> Result<RawGame, JsValue> {
    Ok(RawGame(erased::open_game(record)?))
}

#[wasm_bindgen]
impl RawGame {
    /// The game's id.
    #[wasm_bindgen(getter)]
    pub fn id(&self) -> String {
        self.0.info().id.to_string()
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

    /// Whether the last turn told somebody something hidden.
    #[wasm_bindgen(getter)]
    pub fn revealed(&self) -> bool {
        self.0.revealed()
    }

    /// Commits a set-up.
    pub fn deploy(&mut self, side: &str, setup: &str) -> Result<JsValue, JsValue> {
        Ok(out(&self.0.deploy(side.parse()?, setup)?))
    }

    /// A random set-up.
    #[wasm_bindgen(js_name = randomSetup)]
    pub fn random_setup(&self, side: &str, seed: Option<f64>) -> Result<String, JsValue> {
        Ok(self.0.random_setup(side.parse()?, read_seed(seed)?)?)
    }

    /// What one viewer knows.
    pub fn view(&self, viewer: &str) -> Result<RawView, JsValue> {
        let viewer: Viewer = viewer.parse()?;
        Ok(RawView::new(self.0.view(viewer)))
    }

    /// Plays an action.
    pub fn play(&mut self, action: &str, by: Option<String>) -> Result<JsValue, JsValue> {
        let by = by.map(|side| side.parse::<Side>()).transpose()?;
        Ok(out(&self.0.play(action, by)?))
    }

    /// A side resigns.
    pub fn resign(&mut self, side: &str) -> Result<JsValue, JsValue> {
        Ok(out(&self.0.resign(side.parse()?)?))
    }

    /// Both agree on a draw.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<JsValue, JsValue> {
        Ok(out(&self.0.agree_draw()?))
    }

    /// Takes the last turn or result back.
    pub fn undo(&mut self) -> JsValue {
        out(&self.0.undo())
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> JsValue {
        out(&self.0.redo())
    }

    /// The position text.
    pub fn position(&self) -> Result<String, JsValue> {
        Ok(self.0.position()?)
    }

    /// The record file.
    pub fn record(&self) -> String {
        self.0.record()
    }
}
