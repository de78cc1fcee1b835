use alloc::boxed::Box;
use alloc::string::String;

use wasm_bindgen::prelude::*;

use super::rules::{Answer, answer, read_seed, status};
use super::view::RawView;
use super::{read_settings, told};
use crate::erased::{self, AnyGame};
use crate::side::{Side, Viewer};

/// A game: the truth.
#[wasm_bindgen]
pub struct RawGame(Box<dyn AnyGame>);

/// A new game.
#[wasm_bindgen(js_name = newGame)]
pub fn new_game(id: &str, settings: &str, position: Option<String>) -> Result<RawGame, JsValue> {
    Ok(RawGame(erased::new_game(id, &read_settings(settings)?, position.as_deref())?))
}

/// A game from its record.
#[wasm_bindgen(js_name = openGame)]
pub fn open_game(record: &str) -> Result<RawGame, JsValue> {
    Ok(RawGame(erased::open_game(record)?))
}

#[wasm_bindgen]
impl RawGame {
    /// Where it stands: all of the game's properties.
    pub fn status(&self) -> JsValue {
        let game = &self.0;
        let status = status(game.info().id, game.status(), game.deployed(), |outcome| game.rule_of(outcome));
        told(status.with("revealed", game.revealed()))
    }

    /// Commits a set-up.
    pub fn deploy(&mut self, side: &str, setup: &str) -> Answer {
        answer(self.0.deploy(side.parse()?, setup))
    }

    /// A random set-up.
    #[wasm_bindgen(js_name = randomSetup)]
    pub fn random_setup(&self, side: &str, seed: Option<f64>) -> Answer {
        answer(self.0.random_setup(side.parse()?, read_seed(seed)?))
    }

    /// What one viewer knows.
    pub fn view(&self, viewer: &str) -> Result<RawView, JsValue> {
        let viewer: Viewer = viewer.parse()?;
        Ok(RawView::new(self.0.view(viewer)))
    }

    /// Plays an action.
    pub fn play(&mut self, action: &str, by: Option<String>) -> Answer {
        let by = by.map(|side| side.parse::<Side>()).transpose()?;
        answer(self.0.play(action, by))
    }

    /// A side resigns.
    pub fn resign(&mut self, side: &str) -> Answer {
        answer(self.0.resign(side.parse()?))
    }

    /// Both agree on a draw.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Answer {
        answer(self.0.agree_draw())
    }

    /// Takes the last turn or result back.
    pub fn undo(&mut self) -> JsValue {
        told(self.0.undo())
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> JsValue {
        told(self.0.redo())
    }

    /// The position text.
    pub fn position(&self) -> Answer {
        answer(self.0.position())
    }

    /// The record file.
    pub fn record(&self) -> JsValue {
        told(self.0.record())
    }
}
