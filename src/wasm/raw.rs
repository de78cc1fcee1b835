use alloc::string::String;

use wasm_bindgen::prelude::*;

use super::arguments::Arguments;
use super::calls;
use crate::erased::{AnyDraft, AnyGame, AnyView};
use crate::error::Error;
use crate::serialize::{Json, Shape};

/// What is asked. The arguments stand in `calls`.
#[wasm_bindgen]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// Makes a game.
    NewGame,
    /// Makes a game of its record.
    OpenGame,
    /// Makes a view of its file.
    OpenView,
    /// Makes a draft.
    NewDraft,
    /// Makes the view of a viewer, from a game.
    View,
    /// Makes the view as it was, from a view.
    At,
    /// Who stays in a challenge.
    Challenge,
    /// Where it stands: all of the properties of a game or view.
    Status,
    /// Commits a set-up.
    Deploy,
    /// A random set-up.
    RandomSetup,
    /// Plays an action.
    Play,
    /// A side resigns.
    Resign,
    /// Both agree on a draw.
    AgreeDraw,
    /// Takes the last turn or result back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// The position text.
    Position,
    /// The record of a game, the file of a view, the set-up or position of a draft.
    Text,
    /// What may be clicked next.
    Options,
    /// The marks of a piece over its whole turn.
    Diagram,
    /// The legal actions.
    Actions,
    /// Why an action is not allowed.
    Judge,
    /// Why the last click leads nowhere.
    Why,
    /// What the piece on a square may be.
    CouldBe,
    /// What would be refused the next time.
    Warn,
    /// Takes a news text in.
    Learn,
    /// The turns as a viewer knows them.
    Turns,
    /// What to draw and say.
    Scene,
    /// The same as a complete SVG.
    Svg,
    /// Puts a piece on a square, or clears it.
    Put,
    /// Fills a draft at random.
    Random,
    /// Mirrors a draft by file.
    Mirror,
    /// Takes everything off.
    Clear,
    /// How many of each letter are still to be placed.
    Left,
    /// Every fault of a draft.
    Flaws,
    /// What is legal but surely not meant.
    Warnings,
}

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

    /// Asks it.
    pub fn ask(&mut self, call: Call, arguments: &str) -> Option<String> {
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
    pub fn derive(&mut self, from: &Raw, call: Call, arguments: &str) -> Option<String> {
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
