//! The laws on games of Bollwerk that the fuzzer chooses.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rankfile::game::View;
use rankfile::games::bollwerk::{Bollwerk as Game, Position};
use rankfile::record::Match;
use rankfile::side::{Side, Viewer};
use rankfile_fuzz::bytes::Bytes;
use rankfile_fuzz::common::Bollwerk;
use rankfile_fuzz::common::chance::Chance;
use rankfile_fuzz::common::laws::{Seen, law_game};
use rankfile_fuzz::laws::{self, Clicked};
use rankfile_fuzz::random;

/// What holds in one position. Pieces with very many paths of clicks are followed some way only.
fn look(view: &Position, bits: usize, layout: Option<&str>, chance: &mut Bytes) {
    if view.outcome().is_some() {
        return laws::over_is_over(view);
    }
    assert_eq!(laws::hash_anew(view), view.state().hash());
    match chance.below(4) {
        0 => laws::clicked_is_legal(view, 400, &mut Clicked::default()),
        1 => (0..8).for_each(|_| _ = laws::why_speaks(view, chance)),
        2 => drop(laws::judged_is_listed(view, 16, chance)),
        _ => drop(laws::turned_is_the_same(view, bits, layout)),
    }
}

fuzz_target!(|data: &[u8]| {
    let chance = &mut Bytes::new(data);
    let bits = chance.below(32);
    let layout = (chance.below(3) > 0).then_some(random::SMALL);
    let rules = random::rules(bits, layout);
    let start = match chance.below(4) {
        0 => Position::new(rules.clone(), Viewer::Spectator),
        _ => random::crowded(&rules, chance),
    };
    look(&start, bits, layout, chance);
    if chance.below(2) == 0 {
        // A game by its laws.
        let position = start.position();
        let clicks = |game: &Match<Game>, _: &_, chance: &mut Bytes, _: &mut _| {
            look(&game.view(Viewer::Player(Side::South)).view().clone(), bits, layout, chance);
        };
        let settings = random::settings(bits, layout);
        let game = law_game::<Bollwerk, Bytes>(&settings, Some(&position), chance, 8, clicks, &mut Seen::default());
        look(game.view(Viewer::Spectator).view(), bits, layout, chance);
    } else {
        // More positions, each looked at once.
        let mut position = start;
        for _ in 0..12 {
            let Some(action) = random::action(&position, chance).filter(|_| !chance.spent()) else { break };
            position = random::play(&position, &action);
            look(&position, bits, layout, chance);
        }
    }
});
