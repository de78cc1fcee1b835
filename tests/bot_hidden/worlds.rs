//! What a computer player believes agrees with what was seen, and the truth is among what it may believe.

use std::collections::BTreeSet;

use rankfile::board::Square;
use rankfile::bot::hidden::Worlds;
use rankfile::draft::Draft;
use rankfile::game::{Game, View};
use rankfile::hidden::{HiddenDraft, HiddenGame, HiddenView};
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};
use rankfile::transcript::Transcript;

use super::common::{Generals, HiddenKind, Stratego, rules};
use super::{all_settings, replay, some_match};

/// The set-ups of a world: the ranks of its pieces where they started.
fn setups_of<K: HiddenKind>(settings: &Settings, view: &HiddenView, names: &[&str]) -> Vec<(Side, String)> {
    let own_rules = rules::<K>(settings);
    let of = |side: Side| {
        let mut draft: HiddenDraft = Draft::new(own_rules, Some(side), None).unwrap();
        for (piece, name) in view.table().pieces().iter().zip(names).filter(|(piece, _)| piece.side == side) {
            let info = K::INFO.pieces.iter().find(|info| info.name == *name).unwrap();
            draft.put(piece.start, Some(&info.letter.to_string())).unwrap();
        }
        (side, draft.text())
    };
    Side::ALL.map(of).into()
}

/// The rank of every piece in truth.
fn truth<K: HiddenKind>(settings: &Settings, game: &Match<HiddenGame>) -> Vec<&'static str> {
    let own_rules = rules::<K>(settings);
    let mut starts: Vec<(Square, &'static str)> = Vec::new();
    for (side, text) in game.game().setups() {
        let draft: HiddenDraft = Draft::new(own_rules, Some(side), Some(&text)).unwrap();
        starts.extend(draft.scene().pieces.iter().map(|piece| (piece.at, piece.kind.unwrap())));
    }
    starts.sort_unstable();
    starts.into_iter().map(|(_, kind)| kind).collect()
}

fn check_sound<K: HiddenKind>(games: usize, draws: u64) {
    let mut rng = Rng::new(41);
    let (mut drawn, mut other) = (0, 0);
    for settings in all_settings(K::INFO) {
        for _ in 0..games {
            let game = some_match::<K>(&settings, rng.below(160), &mut rng);
            let truth = truth::<K>(&settings, &game);
            for side in Side::ALL {
                let view = game.view(Viewer::Player(side));
                let text = view.to_string();
                for reads in [false, true] {
                    let worlds = Worlds::new(&view, reads).unwrap();
                    assert!(worlds.may_be(&truth), "{text}: not {truth:?}");
                    for _ in 0..draws {
                        let names = worlds.sample(rng.next_u64());
                        assert!(worlds.may_be(&names));
                        let setups = setups_of::<K>(&settings, view.view(), &names);
                        let world =
                            replay::<K>(&settings, &setups, &game).expect("every action can be played there too");
                        assert_eq!(world.view(Viewer::Player(side)).to_string(), text, "{setups:?}");
                        drawn += 1;
                        other += usize::from(names != truth);
                    }
                }
            }
        }
    }
    println!("{}: {drawn} worlds, {other} of them not the true one", K::INFO.id);
    assert!(other * 10 > drawn * 9);
}

#[test]
fn worlds_agree_with_all_that_was_seen() {
    check_sound::<Stratego>(5, 6);
    check_sound::<Generals>(8, 6);
}

/// Figures with few hidden pieces: all that may be is drawn sooner or later, and nothing else.
fn check_complete<K: HiddenKind>(settings: &Settings, position: &str, news: &[&str], expected: usize) {
    let own_rules = rules::<K>(settings);
    let mut view =
        Transcript::new(HiddenView::from_position(own_rules, Viewer::Player(Side::South), position).unwrap());
    for line in news {
        view.learn_text(line).unwrap();
    }
    let worlds = Worlds::new(&view, true).unwrap();
    let pieces = view.view().table().pieces().len();
    let mut all: Vec<Vec<&str>> = vec![Vec::new()];
    for _ in 0..pieces {
        let longer = |names: &Vec<&'static str>| {
            K::INFO.pieces.iter().map(|piece| [names.as_slice(), &[piece.name]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    let may: BTreeSet<Vec<&str>> = all.into_iter().filter(|names| worlds.may_be(names)).collect();
    let drawn: BTreeSet<Vec<&str>> = (0..20_000).map(|seed| worlds.sample(seed)).collect();
    assert_eq!(may.len(), expected, "{may:?}");
    assert_eq!(drawn, may);
}

#[test]
fn whatever_may_be_is_drawn() {
    // GI1, GC1, GC3: what stays when the Major attacks is one of the 7 higher officers or a Spy; the other one may be any
    // of 15. GB2: of the 7 officers there is one each.
    check_complete::<Generals>(&Settings::new(), "8x/9/9/4x4/4M4/9/9/F8 s 0", &["0 e4xe5 X<x"], 8 * 15 - 7);
    // SM2: what has moved is no Bomb and no Flag. SB4: of the 7 kinds Spy, General and Marshal are single.
    let duel = Settings::new().army("duel");
    check_complete::<Stratego>(&duel, "xx8/10/10/10/2__2__2/2__2__2/10/10/10/FM8 n 0", &["0 a10-a9"], 5 * 7 - 3);
}
