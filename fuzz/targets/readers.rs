//! Every reader of texts: none panics, and what is read is written as it was. The first byte chooses the reader, the
//! second the settings, the rest is the text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rankfile::erased::{self, AnyGame};
use rankfile::info::GameInfo;
use rankfile::settings::Settings;
use rankfile::side::Side;
use rankfile_fuzz::common::readers::{self, Tally};
use rankfile_fuzz::{common, random};

/// Every kind of board and army, and rules far from the defaults.
fn all_settings() -> Vec<(&'static GameInfo, Settings)> {
    let mut all = Vec::new();
    for info in erased::games() {
        let plain = common::editions_and_armies(info);
        all.extend(plain.into_iter().map(|settings| (info, settings)));
        all.push((info, Settings::new().open()));
        if info.id == "bollwerk" {
            all.push((info, random::settings(31, Some(random::SMALL))));
        }
    }
    all
}

/// A game of each kind that has begun, and one in the set-up phase where there is one.
fn games() -> Vec<AnyGame> {
    let mut games = Vec::new();
    for info in erased::games() {
        let mut game = erased::new_game(info.id, &Settings::new(), None).expect("a game of this build");
        games.push(erased::new_game(info.id, &Settings::new(), None).expect("a game of this build"));
        for side in Side::ALL {
            if let Ok(setup) = game.random_setup(side, 7) {
                game.deploy(side, &setup).expect("a random set-up");
            }
        }
        games.push(game);
    }
    games
}

thread_local! {
    static SETTINGS: Vec<(&'static GameInfo, Settings)> = all_settings();
    static GAMES: Vec<AnyGame> = games();
}

fuzz_target!(|data: &[u8]| {
    let Some((&[reader, choice], text)) = data.split_first_chunk::<2>() else { return };
    let text = &String::from_utf8_lossy(text);
    let tally = &mut Tally::default();
    match reader % 8 {
        0 => readers::words(text, tally),
        1 => readers::settings_line(text, tally),
        2 => readers::files(text, tally),
        3 => readers::foreign(text, tally),
        4 => GAMES.with(|games| {
            let game = &games[usize::from(choice) % games.len()];
            readers::hand(text, game, tally);
            readers::play_on(text, &game.record(), tally);
        }),
        reader => SETTINGS.with(|all| {
            let (info, settings) = &all[usize::from(choice) % all.len()];
            match reader {
                5 => readers::position(text, info.id, settings, tally),
                6 => readers::draft(text, info.id, settings, None, tally),
                _ => Side::ALL.into_iter().for_each(|side| readers::draft(text, info.id, settings, Some(side), tally)),
            }
        }),
    }
});
