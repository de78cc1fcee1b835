use alloc::boxed::Box;
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
pub struct Raw {
    held: Held,
    made: Option<Box<Raw>>,
}

impl Raw {
    const fn of(held: Held) -> Raw {
        Raw { held, made: None }
    }
}

#[wasm_bindgen]
impl Raw {
    /// Nothing yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)] // JavaScript has no defaults.
    pub fn new() -> Raw {
        Raw::of(Held::Nothing)
    }

    /// Asks it. The call is a place in [`Call::ALL`].
    pub fn ask(&mut self, call: u8, arguments: &str) -> Option<String> {
        let call = Call::at(call)?;
        let mut given = Arguments::new(arguments);
        let mut to = Json::behind("=");
        let done = match call {
            Call::NewGame | Call::OpenGame | Call::OpenView | Call::NewDraft | Call::View | Call::At => {
                calls::make(&self.held, call, &mut given).map(|made| self.made = Some(Box::new(Raw::of(made))))
            }
            Call::Challenge => calls::challenge(&mut given, &mut to),
            _ => match &mut self.held {
                Held::Game(game) => calls::of_game(game, call, &mut given, &mut to),
                Held::View(view) => calls::of_view(view, call, &mut given, &mut to),
                Held::Draft(draft) => calls::of_draft(draft, call, &mut given, &mut to),
                Held::Nothing => Ok(()),
            },
        };
        answer(done, to)
    }

    /// What the last call made, if it makes something: given out once.
    pub fn take(&mut self) -> Raw {
        self.made.take().map_or_else(Raw::new, |made| *made)
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
