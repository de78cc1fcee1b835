use alloc::string::String;

use wasm_bindgen::prelude::*;

use super::arguments::Arguments;
use super::call::Call;
use super::calls;
use crate::erased::{AnyDraft, AnyGame, AnyView};
use crate::error::Error;
use crate::serialize::{Json, Shape};

/// What is held for the other side: behind a pointer already.
#[allow(clippy::large_enum_variant)]
pub(super) enum Held {
    Nothing,
    Game(AnyGame),
    View(AnyView),
    Draft(AnyDraft),
}

/// A game, a view or a draft, or nothing yet.
///
/// An answer begins with `=`, and then is a text or data as JSON; or with `!`, and then is the fault. Nothing at all stands
/// for null and for a text without characters: most of the quickest calls give nothing.
#[wasm_bindgen]
pub struct Raw(Held);

#[wasm_bindgen]
impl Raw {
    /// Nothing yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)] // JavaScript has no defaults.
    pub fn new() -> Raw {
        Raw(Held::Nothing)
    }

    /// Asks it. The call is a place in [`Call::ALL`].
    pub fn ask(&mut self, call: u8, arguments: &str) -> Option<String> {
        let call = Call::at(call)?;
        let mut given = Arguments::new(arguments);
        let mut to = Json::behind("=");
        let done = match call {
            Call::NewGame | Call::OpenGame | Call::OpenView | Call::NewDraft => {
                calls::make(call, &mut given).map(|made| self.0 = made)
            }
            Call::Challenge => calls::challenge(&mut given, &mut to),
            _ => match &mut self.0 {
                Held::Game(game) => calls::of_game(game, call, &mut given, &mut to),
                Held::View(view) => calls::of_view(view, call, &mut given, &mut to),
                Held::Draft(draft) => calls::of_draft(draft, call, &mut given, &mut to),
                Held::Nothing => Ok(()),
            },
        };
        answer(done, to)
    }

    /// Becomes what comes of another one.
    pub fn derive(&mut self, from: &Raw, call: u8, arguments: &str) -> Option<String> {
        let call = Call::at(call)?;
        let made = calls::derive(&from.0, call, &mut Arguments::new(arguments));
        answer(made.map(|made| self.0 = made), Json::behind("="))
    }
}

fn answer(done: Result<(), Error>, told: Json) -> Option<String> {
    let text = match done {
        Ok(()) => told.into_text(),
        Err(error) => {
            let mut told = Json::behind("!");
            error.tell(&mut told);
            told.into_text()
        }
    };
    (text.len() > 1).then_some(text)
}
