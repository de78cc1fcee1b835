//! How a game is to be played, as given from outside, and what a game makes of it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::error::Error;
use crate::info::{GameInfo, SwitchInfo};
use crate::outcome::Reason;
use crate::reason::{Code, Refusal};
use crate::side::Side;
use crate::text::{Reader, number, push_line, split_once};

/// How a game is to be played. What is left out has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The name of an edition.
    pub edition: Option<String>,
    /// The name of an army.
    pub army: Option<String>,
    /// Switch names and values.
    pub switches: Vec<(String, String)>,
    /// A layout text (Bollwerk).
    pub layout: Option<String>,
    /// The side that begins.
    pub first: Option<Side>,
    /// Nothing is hidden from anybody.
    pub open: bool,
}

impl Settings {
    /// Nothing but defaults.
    #[must_use]
    pub fn new() -> Settings {
        Settings::default()
    }

    /// With an edition.
    #[must_use]
    pub fn edition(mut self, name: &str) -> Settings {
        self.edition = Some(name.to_string());
        self
    }

    /// With an army.
    #[must_use]
    pub fn army(mut self, name: &str) -> Settings {
        self.army = Some(name.to_string());
        self
    }

    /// With a switch.
    #[must_use]
    pub fn switch(mut self, name: &str, value: &str) -> Settings {
        self.switches.push((name.to_string(), value.to_string()));
        self
    }

    /// With the side that begins.
    #[must_use]
    pub fn first(mut self, side: Side) -> Settings {
        self.first = Some(side);
        self
    }

    /// With a layout.
    #[must_use]
    pub fn layout(mut self, text: &str) -> Settings {
        self.layout = Some(text.to_string());
        self
    }

    /// With nothing hidden.
    #[must_use]
    pub fn open(mut self) -> Settings {
        self.open = true;
        self
    }

    /// The edition's index. Errors: `unknown-edition`.
    pub fn edition_index(&self, info: &GameInfo) -> Result<usize, Error> {
        let Some(name) = &self.edition else { return Ok(0) };
        let found = info.editions.iter().position(|edition| edition.name == name);
        found.ok_or_else(|| unknown(Code::UnknownEdition, name))
    }

    /// The army's index. Errors: `unknown-army`.
    pub fn army_index(&self, info: &GameInfo) -> Result<usize, Error> {
        let Some(name) = &self.army else { return Ok(0) };
        let found = info.armies.iter().position(|army| army.name == name);
        found.ok_or_else(|| unknown(Code::UnknownArmy, name))
    }

    /// For games with one board only. Errors: `bad-option` for a layout.
    pub fn no_layout(&self) -> Result<(), Error> {
        match &self.layout {
            Some(text) => Err(Error::option("layout", text)),
            None => Ok(()),
        }
    }

    /// Sets what a line of a file says: `edition NAME`, `army NAME`, `switch NAME VALUE`, `layout TEXT`, `first SIDE`,
    /// `open`. False when the line is none of these. Errors: `bad-option` for a repeated key or a bad value.
    pub fn set_line(&mut self, line: &str) -> Result<bool, Error> {
        let (key, value) = split_once(line, b' ').unwrap_or((line, ""));
        self.set(key, value)
    }

    /// As [`Settings::set_line`], for a line that is split already.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Result<bool, Error> {
        let repeated = match key {
            "first" => self.first.replace(value.parse()?).is_some(),
            "open" if value.is_empty() => core::mem::replace(&mut self.open, true),
            "switch" => {
                let (name, value) = split_once(value, b' ').ok_or_else(|| Error::option("switch", value))?;
                let repeated = self.switches.iter().any(|(other, _)| other == name);
                self.switches.push((name.to_string(), value.to_string()));
                repeated
            }
            _ => {
                let text = match key {
                    "edition" => &mut self.edition,
                    "army" => &mut self.army,
                    "layout" => &mut self.layout,
                    _ => return Ok(false),
                };
                text.replace(value.to_string()).is_some()
            }
        };
        if repeated { Err(Error::option("repeated", key)) } else { Ok(true) }
    }
}

/// The lines of a file, in their order, each ended by a line feed.
impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings { edition, army, layout, first, open, .. } = self;
        let switches = |text: &mut String| {
            for (name, value) in &self.switches {
                push_switch(text, name, value);
            }
        };
        crate::text::show(f, |text| {
            write_lines(text, [edition.as_deref(), army.as_deref()], switches, layout.as_deref(), *first, *open);
        })
    }
}

/// Writes the lines of a file at the end of a text: an edition and an army, what writes the switches, and the rest.
fn write_lines(
    text: &mut String,
    [edition, army]: [Option<&str>; 2],
    switches: impl FnOnce(&mut String),
    layout: Option<&str>,
    first: Option<Side>,
    open: bool,
) {
    push_some(text, "edition", edition);
    push_some(text, "army", army);
    switches(text);
    push_some(text, "layout", layout);
    push_some(text, "first", first.map(Side::name));
    if open {
        text.push_str("open\n");
    }
}

fn push_some(text: &mut String, key: &str, value: Option<&str>) {
    if let Some(value) = value {
        push_line(text, key, value);
    }
}

fn push_switch(text: &mut String, name: &str, value: &str) {
    text.push_str("switch ");
    push_line(text, name, value);
}

/// The rules of one game as somebody chose them.
pub trait Ruleset: Clone + Eq + fmt::Debug {
    /// Makes sense of settings of a game, which is named by its id.
    /// Errors: `unknown-game`, `unknown-edition`, `unknown-army`, `bad-switch`, `bad-layout`, `bad-option`.
    fn resolve(id: &str, settings: &Settings) -> Result<Self, Error>;

    /// What was chosen, the layout aside.
    fn choices(&self) -> &Choices;

    /// The layout text, where it is not the default.
    fn layout_text(&self) -> Option<String> {
        None
    }

    /// The rule by which a game ends for that reason.
    fn rule_of(&self, reason: Reason) -> Option<&'static str>;

    /// What a front end needs to know of the game.
    fn info(&self) -> &'static GameInfo {
        self.choices().info
    }

    /// The same rules as settings, with only what is not default, in one fixed order.
    fn settings(&self) -> Settings {
        let mut text = String::new();
        self.write_settings(&mut text);
        let mut settings = Settings::new();
        for line in text.lines() {
            // They are its own lines.
            let _ = settings.set_line(line);
        }
        settings
    }

    /// Writes them as the lines of a file at the end of a text.
    fn write_settings(&self, text: &mut String) {
        self.choices().write(self.layout_text(), text);
    }

    /// The side that begins.
    fn first(&self) -> Side {
        self.choices().first
    }

    /// Whether nothing is hidden from anybody.
    fn is_open(&self) -> bool {
        let Choices { info, open, .. } = *self.choices();
        open || !info.hidden
    }
}

/// As many switches as a game may have.
const MOST_SWITCHES: usize = 8;

/// What was chosen of that which a game leaves open: its edition and army, a value for each of its switches, who begins,
/// and whether anything is hidden.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    info: &'static GameInfo,
    // Both are places in short tables.
    edition: u8,
    army: u8,
    first: Side,
    open: bool,
    /// In the order of `GameInfo::switches`; see [`choice_of`].
    switches: [u32; MOST_SWITCHES],
}

impl Choices {
    /// All defaults.
    #[must_use]
    pub const fn new(info: &'static GameInfo) -> Choices {
        Choices { info, edition: 0, army: 0, first: Side::South, open: false, switches: [0; MOST_SWITCHES] }
    }

    /// What settings say, the switches aside. Errors: `unknown-edition`, `unknown-army`.
    pub fn named(info: &'static GameInfo, settings: &Settings) -> Result<Choices, Error> {
        let edition = settings.edition_index(info)? as u8;
        let army = settings.army_index(info)? as u8;
        let mut choices = Choices { edition, army, open: settings.open && info.hidden, ..Choices::new(info) };
        if let Some(first) = settings.first {
            choices.first = first;
        }
        choices.take_edition();
        Ok(choices)
    }

    /// Sets switches. Errors: `bad-switch` for an unknown or repeated name or a value that the switch does not take.
    pub fn set(&mut self, given: &[(String, String)]) -> Result<(), Error> {
        for (index, (name, value)) in given.iter().enumerate() {
            let repeated = given.iter().take(index).any(|(other, _)| other == name);
            let known = self.info.switches.iter().find(|switch| switch.name == name);
            if repeated || !self.set_switch(name, value) {
                let refusal = Refusal::new(Code::BadSwitch).with_rule(known.map(|switch| switch.rule));
                return Err(refusal.text("name", name).text("value", value).into());
            }
        }
        Ok(())
    }

    /// Sets a switch. False when there is none of that name, or it does not take that value.
    fn set_switch(&mut self, name: &str, value: &str) -> bool {
        for (switch, place) in self.info.switches.iter().zip(&mut self.switches) {
            if switch.name == name
                && let Some(choice) = choice_of(switch, value)
            {
                *place = choice;
                return true;
            }
        }
        false
    }

    /// Sets all switches as the edition says.
    fn take_edition(&mut self) {
        self.switches = [0; MOST_SWITCHES];
        if let Some(edition) = self.info.editions.get(usize::from(self.edition)) {
            for (name, value) in edition.switches {
                self.set_switch(name, value);
            }
        }
    }

    /// With switches set by their places: the n-th to its second value where the n-th is true.
    #[must_use]
    pub fn with_flags(mut self, flags: &[bool]) -> Choices {
        for (place, flag) in self.switches.iter_mut().zip(flags) {
            *place = u32::from(*flag);
        }
        self
    }

    /// Which of the first switches have another than their first value.
    #[must_use]
    pub fn flags<const N: usize>(&self) -> [bool; N] {
        let mut flags = [false; N];
        for (flag, choice) in flags.iter_mut().zip(&self.switches) {
            *flag = *choice > 0;
        }
        flags
    }

    /// The army, an index into `GameInfo::armies`.
    #[must_use]
    pub const fn army(&self) -> usize {
        self.army as usize
    }

    /// What was chosen of a switch: the place of a value among its values, or the number where `N` stands. `None` for a
    /// switch that the game does not have.
    #[must_use]
    pub fn switch(&self, name: &str) -> Option<u32> {
        let place = self.info.switches.iter().position(|switch| switch.name == name)?;
        self.switches.get(place).copied()
    }

    /// Writes the lines of a file at the end of a text: what is not default, in one fixed order.
    fn write(&self, layout: Option<String>, text: &mut String) {
        let Choices { info, edition, army, first, open, .. } = *self;
        let edition = info.editions.get(usize::from(edition)).filter(|_| edition > 0).map(|edition| edition.name);
        let army = info.armies.get(usize::from(army)).filter(|_| army > 0).map(|army| army.name);
        let mut usual = *self;
        usual.take_edition();
        let switches = |text: &mut String| {
            for (switch, (choice, usual)) in info.switches.iter().zip(self.switches.iter().zip(&usual.switches)) {
                if choice != usual {
                    push_switch(text, switch.name, &value_of(switch, *choice));
                }
            }
        };
        let first = Some(first).filter(|first| *first != Side::South);
        write_lines(text, [edition, army], switches, layout.as_deref(), first, open);
    }
}

/// Equal when they are the same choices in the same game.
impl PartialEq for Choices {
    fn eq(&self, other: &Choices) -> bool {
        let all = |choices: &Choices| {
            (choices.info.id, choices.edition, choices.army, choices.first, choices.open, choices.switches)
        };
        all(self) == all(other)
    }
}

impl Eq for Choices {}

fn unknown(code: Code, name: &str) -> Error {
    Refusal::new(code).text("name", name).into()
}

/// The choice that a value of a switch is: its place among the values, of which the first is the default; or the number
/// itself where `N` stands, which is the second place. `None` for a value that the switch does not take.
fn choice_of(switch: &SwitchInfo, value: &str) -> Option<u32> {
    for (place, known) in (0..).zip(switch.values) {
        if *known == "N" {
            let mut reader = Reader::new(value);
            return reader.number().ok().filter(|number| *number > 0 && reader.rest().is_empty());
        }
        if *known == value {
            return Some(place);
        }
    }
    None
}

/// The value of a switch that a choice is.
fn value_of(switch: &SwitchInfo, choice: u32) -> String {
    match switch.values.get(choice as usize) {
        Some(value) if *value != "N" => value.to_string(),
        _ => number(choice),
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_SWITCHES, choice_of};
    use crate::erased::games;

    /// What [`super::Choices`] takes for granted of the tables of the games.
    #[test]
    fn switches_are_as_choices_need_them() {
        for info in games() {
            assert!(info.switches.len() <= MOST_SWITCHES, "{}", info.id);
            for switch in info.switches {
                assert_eq!(switch.default, switch.values[0], "{}", switch.name);
                assert!(switch.values.iter().skip(2).all(|value| *value != "N"), "{}", switch.name);
            }
            for (name, value) in info.editions.iter().flat_map(|edition| edition.switches) {
                let switch = info.switches.iter().find(|switch| switch.name == *name);
                assert!(choice_of(switch.unwrap(), value).is_some(), "{name} {value}");
            }
        }
    }
}
