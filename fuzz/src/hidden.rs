//! The laws on games with hidden ranks that the bytes choose.

use rankfile::hidden::HiddenGame;
use rankfile::outcome::Reason;
use rankfile::record::Match;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};

use crate::bytes::Bytes;
use crate::common::chance::Chance;
use crate::common::laws::{self, Seen};
use crate::common::secrecy::{Deed, Start, Story, Tally, compare, worlds};
use crate::common::{self, HiddenKind};

/// Longer games would cost more than they show: what takes long to reach is reached by a position.
const PLIES: usize = 24;

fn settings<K: HiddenKind>(chance: &mut Bytes) -> Settings {
    let info = K::INFO;
    let mut settings = Settings::new();
    if chance.below(2) == 0 {
        settings.edition = chance.choose(info.editions).map(|edition| edition.name.to_string());
        settings.army = chance.choose(info.armies).map(|army| army.name.to_string());
    }
    for switch in info.switches {
        if chance.below(4) == 0 {
            let value = match chance.choose(switch.values) {
                Some(&"N") => (1 + chance.below(12)).to_string(),
                value => value.map_or(String::new(), ToString::to_string),
            };
            settings = settings.switch(switch.name, &value);
        }
    }
    if chance.below(8) == 0 { settings.open() } else { settings }
}

/// One game under all laws.
pub fn laws<K: HiddenKind>(chance: &mut Bytes) {
    let seen = &mut Seen::default();
    let settings = settings::<K>(chance);
    let position = match chance.below(3) {
        0 => None,
        _ => Some(laws::random_position::<K>(&settings, chance)),
    };
    if chance.below(3) == 0 {
        let position = position.unwrap_or_else(|| {
            let dealt = common::random_start::<K>(&settings, chance);
            rankfile::game::Game::position(&dealt).unwrap()
        });
        return laws::turned_is_the_same::<K>(&settings, &position, chance, PLIES, seen);
    }
    let game = laws::law_game::<K, Bytes>(&settings, position.as_deref(), chance, PLIES, laws::hidden_clicks, seen);
    nothing_leaks(&game, position, chance);
}

/// Law 3, cheaply: hidden ranks change places, and where a viewer is told the same he has the same view.
fn nothing_leaks(game: &Match<HiddenGame>, position: Option<String>, chance: &mut Bytes) {
    use rankfile::game::Game;
    let mut deeds: Vec<_> = game.actions().copied().map(Deed::Play).collect();
    let ended = game.status().outcome.filter(|end| matches!(end.reason, Reason::Resigned | Reason::Agreed));
    deeds.extend(ended.map(Deed::Finish));
    let start = match position {
        Some(text) => Start::Position(text),
        None => Start::Setups(game.game().setups()),
    };
    let story = Story::<HiddenGame> { rules: *game.rules(), start, deeds };
    let viewer = Viewer::ALL[chance.below(3)];
    let hidden = Side::ALL.into_iter().filter(|side| !viewer.is(*side));
    let both = matches!(story.start, Start::Position(_)) || game.game().setups().len() == 2;
    if !both && hidden.count() > 0 {
        return;
    }
    // What ends the game shows all ranks: the moment before it shows more.
    let count = story.deeds.len() - usize::from(game.status().outcome.is_some() && !story.deeds.is_empty());
    let others = worlds(&story, viewer, count, 2, 12, chance);
    let in_full = chance.below(64) == 1;
    if let Err(leak) = compare(&story, viewer, count, &others, in_full, &mut Tally::default()) {
        panic!("{leak}");
    }
}
