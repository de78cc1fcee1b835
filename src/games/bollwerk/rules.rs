use alloc::string::String;
use alloc::sync::Arc;

use super::layout::STANDARD;
use super::{INFO, Layout};
use crate::error::Error;
use crate::outcome::Reason;
use crate::settings::{Choices, Ruleset, Settings};

/// The five switches. All false is the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Switches {
    /// G5, `guardEnemyJumps once`: a turn holds any number of jumps over own Guards, or one over an enemy.
    pub enemy_jump_once: bool,
    /// C5, `cannonPlacement adjacent`: only the square right behind the screen.
    pub behind_adjacent: bool,
    /// S7, `spyRunUp mixed`: own pieces and stones may alternate.
    pub mixed_run_up: bool,
    /// S9, `spySecondCapture later`: it may follow one jump.
    pub later_capture: bool,
    /// W4, `immobilised no-move`: a side that cannot move has lost, even if it could place or remove.
    pub moves_only: bool,
}

impl Switches {
    /// In the order of `INFO`.
    const fn flags(self) -> [bool; 5] {
        let Switches { enemy_jump_once, behind_adjacent, mixed_run_up, later_capture, moves_only } = self;
        [enemy_jump_once, behind_adjacent, mixed_run_up, later_capture, moves_only]
    }
}

/// The rules of a game: a layout, the switches, and who begins. Clones share them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules(Arc<Agreed>);

#[derive(PartialEq, Eq, Debug)]
struct Agreed {
    layout: Layout,
    switches: Switches,
    choices: Choices,
}

impl Rules {
    /// With these switches on that layout; south begins.
    #[must_use]
    pub fn new(layout: Layout, switches: Switches) -> Rules {
        let choices = Choices::new(&INFO).with_flags(&switches.flags());
        Rules(Arc::new(Agreed { layout, switches, choices }))
    }

    /// The layout.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.0.layout
    }

    /// The switches.
    #[must_use]
    pub fn switches(&self) -> Switches {
        self.0.switches
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::new(Layout::standard(), Switches::default())
    }
}

impl Ruleset for Rules {
    /// A layout is given by its text, or by the name `standard`.
    fn resolve(id: &str, settings: &Settings) -> Result<Rules, Error> {
        if id != INFO.id {
            return Err(Error::unknown_game(id));
        }
        let mut choices = Choices::named(&INFO, settings)?;
        choices.set(&settings.switches)?;
        // Each has two values, of which the first is the default.
        let flags = choices.flags();
        let [enemy_jump_once, behind_adjacent, mixed_run_up, later_capture, moves_only] = flags;
        let switches = Switches { enemy_jump_once, behind_adjacent, mixed_run_up, later_capture, moves_only };
        let layout = match settings.layout.as_deref() {
            None | Some("standard") => STANDARD,
            Some(text) => text,
        };
        Ok(Rules(Arc::new(Agreed { layout: layout.parse()?, switches, choices })))
    }

    fn choices(&self) -> &Choices {
        &self.0.choices
    }

    fn layout_text(&self) -> Option<String> {
        Some(self.0.layout.text()).filter(|layout| layout != STANDARD)
    }

    fn rule_of(&self, reason: Reason) -> Option<&'static str> {
        match reason {
            Reason::Bomb => Some("W1"),
            Reason::EndField => Some("W2"),
            Reason::NoPieces => Some("W3"),
            Reason::NoAction => Some("W4"),
            Reason::Repetition | Reason::Quiet | Reason::Agreed => Some("W5"),
            Reason::Resigned => Some("W6"),
            _ => None,
        }
    }
}
