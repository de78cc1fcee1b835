use alloc::boxed::Box;
use alloc::string::String;

use wasm_bindgen::prelude::*;

use super::rules::{Answer, read_seed, svg_options};
use super::{read_settings, told};
use crate::erased::{self, AnyDraft};
use crate::serialize::Object;
use crate::side::Side;
use crate::svg;

/// A set-up or position in the making.
#[wasm_bindgen]
pub struct RawDraft(Box<dyn AnyDraft>);

/// A draft: a set-up of a side, or a position.
#[wasm_bindgen(js_name = newDraft)]
pub fn new_draft(id: &str, settings: &str, side: Option<String>, text: Option<String>) -> Result<RawDraft, JsValue> {
    let side = side.map(|side| side.parse::<Side>()).transpose()?;
    Ok(RawDraft(erased::draft(id, &read_settings(settings)?, side, text.as_deref())?))
}

#[wasm_bindgen]
impl RawDraft {
    /// Puts a piece on a square, or clears it.
    pub fn put(&mut self, at: &str, piece: Option<String>) -> Result<(), JsValue> {
        Ok(self.0.put(at, piece.as_deref())?)
    }

    /// Fills it at random.
    pub fn random(&mut self, seed: Option<f64>) -> Result<(), JsValue> {
        self.0.random(read_seed(seed)?);
        Ok(())
    }

    /// Mirrors it by file.
    pub fn mirror(&mut self) {
        self.0.mirror();
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// How many of each letter are still to be placed.
    #[wasm_bindgen(getter)]
    pub fn left(&self) -> JsValue {
        told(self.0.left().into_iter().collect::<Object>())
    }

    /// Every fault.
    #[wasm_bindgen(getter)]
    pub fn flaws(&self) -> JsValue {
        told(self.0.flaws())
    }

    /// What is legal but surely not meant.
    #[wasm_bindgen(getter)]
    pub fn warnings(&self) -> JsValue {
        told(self.0.warnings())
    }

    /// What to draw.
    pub fn scene(&self) -> JsValue {
        told(self.0.scene())
    }

    /// The same as a complete SVG.
    pub fn svg(&self, bottom: Option<String>, coordinates: bool) -> Answer {
        Ok(told(svg::draw(&self.0.scene(), &svg_options(bottom, coordinates)?)))
    }

    /// The set-up or position text.
    pub fn text(&self) -> JsValue {
        told(self.0.text())
    }
}
