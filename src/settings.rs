//! How a game is to be played, as given from outside, and what a game makes of it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::error::Error;
use crate::info::{GameInfo, SwitchInfo};
use crate::outcome::Reason;
use crate::reason::{Code, Refusal};
use crate::side::Side;
use crate::text::{push_line, split_once};

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
        let names = info.editions.iter().map(|edition| edition.name);
        index_of(names, self.edition.as_deref(), Code::UnknownEdition)
    }

    /// The army's index. Errors: `unknown-army`.
    pub fn army_index(&self, info: &GameInfo) -> Result<usize, Error> {
        index_of(info.armies.iter().map(|army| army.name), self.army.as_deref(), Code::UnknownArmy)
    }

    /// For games with one board only. Errors: `bad-option` for a layout.
    pub fn no_layout(&self) -> Result<(), Error> {
        match &self.layout {
            Some(text) => Err(Error::option("layout", text)),
            None => Ok(()),
        }
    }

    /// What differs from the defaults: an edition and army by index, the values of all switches in their order.
    #[must_use]
    pub fn beyond_defaults(
        info: &GameInfo,
        edition: usize,
        army: usize,
        values: Vec<String>,
        first: Side,
        open: bool,
    ) -> Settings {
        let values = SwitchValues(values);
        let name = |index: usize, name: Option<&'static str>| name.filter(|_| index > 0).map(ToString::to_string);
        Settings {
            edition: name(edition, info.editions.get(edition).map(|edition| edition.name)),
            army: name(army, info.armies.get(army).map(|army| army.name)),
            switches: values.beyond(info, edition),
            layout: None,
            first: (first != Side::South).then_some(first),
            open,
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
            "edition" => self.edition.replace(value.to_string()).is_some(),
            "army" => self.army.replace(value.to_string()).is_some(),
            "layout" => self.layout.replace(value.to_string()).is_some(),
            "first" => self.first.replace(value.parse()?).is_some(),
            "open" if value.is_empty() => core::mem::replace(&mut self.open, true),
            "switch" => {
                let (name, value) = split_once(value, b' ').ok_or_else(|| Error::option("switch", value))?;
                let repeated = self.switches.iter().any(|(other, _)| other == name);
                self.switches.push((name.to_string(), value.to_string()));
                repeated
            }
            _ => return Ok(false),
        };
        if repeated { Err(Error::option("repeated", key)) } else { Ok(true) }
    }
}

impl Settings {
    /// Writes the lines of a file at the end of a text.
    pub(crate) fn write(&self, text: &mut String) {
        for (key, value) in [("edition", &self.edition), ("army", &self.army)] {
            if let Some(value) = value {
                push_line(text, key, value);
            }
        }
        for (name, value) in &self.switches {
            text.push_str("switch ");
            push_line(text, name, value);
        }
        if let Some(layout) = &self.layout {
            push_line(text, "layout", layout);
        }
        if let Some(side) = self.first {
            push_line(text, "first", side.name());
        }
        if self.open {
            text.push_str("open\n");
        }
    }
}

/// The lines of a file, in their order, each ended by a line feed.
impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::show(f, |text| self.write(text))
    }
}

/// The rules of one game as somebody chose them.
pub trait Ruleset: Clone + Eq + fmt::Debug {
    /// Makes sense of settings of a game, which is named by its id.
    /// Errors: `unknown-game`, `unknown-edition`, `unknown-army`, `bad-switch`, `bad-layout`, `bad-option`.
    fn resolve(id: &str, settings: &Settings) -> Result<Self, Error>;

    /// What a front end needs to know of the game.
    fn info(&self) -> &'static GameInfo;

    /// The same rules as settings, with only what is not default, in one fixed order.
    fn settings(&self) -> Settings;

    /// The rule by which a game ends for that reason.
    fn rule_of(&self, reason: Reason) -> Option<&'static str>;

    /// The side that begins.
    fn first(&self) -> Side;

    /// Whether nothing is hidden from anybody.
    fn is_open(&self) -> bool;
}

/// The values of a game's switches, in the order of `GameInfo::switches`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwitchValues(Vec<String>);

impl SwitchValues {
    /// The values that an edition (by index) and a list of switches give.
    /// Errors: `bad-switch` for an unknown or repeated name or a value that the switch does not take.
    pub fn resolve(info: &GameInfo, edition: usize, given: &[(String, String)]) -> Result<SwitchValues, Error> {
        let mut values = SwitchValues::of_edition(info, edition);
        for (index, (name, value)) in given.iter().enumerate() {
            let bad = |rule: Option<&'static str>| {
                let refusal = Refusal::new(Code::BadSwitch).with_rule(rule);
                Error::from(refusal.text("name", name).text("value", value))
            };
            let slot = info.switches.iter().position(|switch| switch.name == name).ok_or_else(|| bad(None))?;
            let repeated = given.iter().take(index).any(|(other, _)| other == name);
            match (info.switches.get(slot), values.0.get_mut(slot)) {
                (Some(switch), Some(place)) if takes(switch, value) && !repeated => place.clone_from(value),
                (switch, _) => return Err(bad(switch.map(|switch| switch.rule))),
            }
        }
        Ok(values)
    }

    /// What an edition says.
    fn of_edition(info: &GameInfo, edition: usize) -> SwitchValues {
        let set = info.editions.get(edition).map_or(&[][..], |edition| edition.switches);
        let value = |switch: &SwitchInfo| {
            set.iter().find(|(name, _)| *name == switch.name).map_or(switch.default, |(_, value)| value).to_string()
        };
        SwitchValues(info.switches.iter().map(value).collect())
    }

    /// The value of a switch; empty for an unknown name.
    #[must_use]
    pub fn get(&self, info: &GameInfo, name: &str) -> &str {
        let slot = info.switches.iter().position(|switch| switch.name == name);
        slot.and_then(|slot| self.0.get(slot)).map_or("", String::as_str)
    }

    /// The value of a switch that takes `none` or a number: `None` for `none`.
    #[must_use]
    pub fn number(&self, info: &GameInfo, name: &str) -> Option<u32> {
        self.get(info, name).parse().ok()
    }

    /// What differs from an edition, in the order of the switches.
    #[must_use]
    pub fn beyond(&self, info: &GameInfo, edition: usize) -> Vec<(String, String)> {
        let usual = SwitchValues::of_edition(info, edition);
        let names = info.switches.iter().map(|switch| switch.name.to_string());
        names
            .zip(self.0.iter().zip(usual.0))
            .filter(|(_, (value, usual))| *value != usual)
            .map(|(name, (value, _))| (name, value.clone()))
            .collect()
    }
}

/// The place of a name among names; the first when none is given.
fn index_of(mut names: impl Iterator<Item = &'static str>, name: Option<&str>, code: Code) -> Result<usize, Error> {
    let Some(name) = name else { return Ok(0) };
    let unknown = || Error::from(Refusal::new(code).text("name", name));
    names.position(|known| known == name).ok_or_else(unknown)
}

/// Whether a switch takes a value.
fn takes(switch: &SwitchInfo, value: &str) -> bool {
    switch.values.iter().any(|known| match *known {
        "N" => value.parse::<u32>().is_ok_and(|number| number > 0 && !value.starts_with(['0', '+'])),
        known => known == value,
    })
}
