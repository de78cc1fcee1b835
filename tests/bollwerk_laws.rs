//! Laws that hold in every position of Bollwerk, on random positions and on arbitrary texts: what can be clicked is what is
//! legal; texts are faithful; an outcome leaves no options; turning the board and swapping the sides changes nothing else;
//! a view that learns the news equals the view of the game; the hash is that of the position; undo is replay.
#![cfg(feature = "bollwerk")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
#[path = "bollwerk/laws.rs"]
mod laws;
#[path = "bollwerk/random.rs"]
mod random;

use std::collections::BTreeSet;

use laws::Clicked;
use rankfile::board::Square;
use rankfile::draft::Draft;
use rankfile::error::Error;
use rankfile::game::{Game, Open, View};
use rankfile::games::bollwerk::{Action, Bollwerk, Figure, Layout, Position, Rules, Sketch, Supply};
use rankfile::news::News;
use rankfile::outcome::Phase;
use rankfile::reason::Code;
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};

const LAYOUTS: [Option<&str>; 2] = [None, Some(random::SMALL)];

/// Positions of all kinds: crowded ones, and those of games.
fn positions(count: usize, seed: u64, mut each: impl FnMut(&Position, usize, Option<&'static str>, &mut Rng)) {
    let mut rng = Rng::new(seed);
    for index in 0..count {
        let layout = LAYOUTS[index % 2];
        let bits = index / 2 % 32;
        let rules = random::rules(bits, layout);
        let mut position =
            if index % 3 == 0 { Position::new(rules, Viewer::Spectator) } else { random::crowded(&rules, &mut rng) };
        for _ in 0..rng.below(12) {
            let Some(action) = random::action(&position, &mut rng) else { break };
            position = random::play(&position, &action);
        }
        each(&position, bits, layout, &mut rng);
    }
}

#[test]
fn what_can_be_clicked_is_what_is_legal() {
    let mut seen = Clicked::default();
    positions(240, 4, |view, _, _, _| laws::clicked_is_legal(view, 60_000, &mut seen));
    println!("{seen:?}");
    assert!(seen.pieces > 2000 && seen.skipped * 20 < seen.pieces);
}

#[test]
fn clicks_that_lead_nowhere_say_why() {
    let (mut nowhere, mut somewhere) = (0, 0);
    positions(400, 5, |view, _, _, rng| {
        for _ in 0..60 {
            if laws::why_speaks(view, rng) { nowhere += 1 } else { somewhere += 1 }
        }
    });
    println!("{nowhere} lead nowhere, {somewhere} somewhere");
    assert!(nowhere > 1000 && somewhere > 1000);
}

/// `judge` says yes to exactly the listed actions, and what it says to others names a rule.
#[test]
fn judged_is_listed() {
    let (mut refused, mut used) = (0, 0);
    positions(120, 6, |view, _, _, rng| {
        let (more, right) = laws::judged_is_listed(view, 400, rng);
        refused += more;
        used += right;
    });
    println!("{refused} refused, {used} of them with the right text");
    assert!(refused > 10_000 && used > 10);
}

/// Law 7.
#[test]
fn an_outcome_leaves_no_options() {
    let mut over = 0;
    positions(1500, 7, |view, _, _, rng| {
        let mut view = view.clone();
        for _ in 0..40 {
            if view.outcome().is_some() {
                break;
            }
            let actions = view.actions(None);
            assert!(!actions.is_empty());
            // Whatever ends the game at once, if there is such a thing.
            let ends = actions.iter().take(400).find(|action| random::play(&view, action).outcome().is_some());
            view = random::play(&view, ends.unwrap_or(&actions[rng.below(actions.len())]));
            if rng.below(8) == 0 {
                break;
            }
        }
        if view.outcome().is_none() {
            assert_eq!(view.phase(), Phase::Play);
            return;
        }
        over += 1;
        laws::over_is_over(&view);
    });
    println!("{over} games over");
    assert!(over > 300);
}

/// Law 8.
#[test]
fn turning_the_board_and_swapping_the_sides_changes_nothing_else() {
    let mut compared = 0;
    positions(300, 8, |view, bits, layout, _| compared += usize::from(laws::turned_is_the_same(view, bits, layout)));
    println!("{compared} positions turned");
    assert!(compared > 250);
}

/// Laws 1 and 6, and the hash.
#[test]
fn views_keep_in_step_and_undo_is_exact() {
    let mut rng = Rng::new(16);
    let mut turns = 0;
    for round in 0..60 {
        let layout = LAYOUTS[round % 2];
        let rules = random::rules(round % 32, layout);
        let position = (round % 3 > 0).then(|| random::crowded(&rules, &mut rng).position());
        let mut game = Match::<Bollwerk>::new(rules.clone(), position.as_deref()).unwrap();
        let mut truth = Bollwerk::new(rules.clone(), position.as_deref()).unwrap();
        let mut remote = truth.view(Viewer::Player(Side::North));
        let mut trail = vec![truth.view(Viewer::Spectator)];
        for _ in 0..60 {
            let view = truth.view(Viewer::Spectator);
            let Some(action) = random::action(&view, &mut rng) else { break };
            let told = view.told(&view.tell(&action));
            assert!(!told.is_empty());
            let report = truth.play(&action).unwrap();
            let news: News<Action> = report.of(Side::North).to_string().parse().unwrap();
            assert_eq!(&news, report.of(Side::North));
            let mut wrong = news.clone();
            wrong.ply += 1;
            let before = remote.clone();
            assert_eq!(remote.learn(&wrong).unwrap_err().code(), Code::OutOfStep);
            assert_eq!(remote, before);
            remote.learn(&news).unwrap();
            assert_eq!(remote, truth.view(Viewer::Player(Side::North)));
            game.play_text(&action.to_string(), None).unwrap();
            let now = truth.view(Viewer::Spectator);
            assert_eq!(now.state().hash(), laws::hash_anew(&now));
            trail.push(now);
            turns += 1;
        }
        while let Some(now) = trail.pop() {
            assert_eq!(game.game().position().unwrap(), now.position());
            let record = game.to_string();
            assert_eq!(record.parse::<Match<Bollwerk>>().unwrap().to_string(), record);
            assert_eq!(game.undo().is_some(), !trail.is_empty());
        }
    }
    println!("{turns} turns");
    assert!(turns > 1000);
}

#[test]
fn the_hash_covers_side_supplies_and_bans() {
    let hash = |text: &str| Position::from_position(Rules::default(), Viewer::Spectator, text).unwrap().state().hash();
    let board = "_11_/13/13/13/3r9/13/13/13/13/13/3R9/13/13/_11_";
    let texts = [
        "s 1,0,0,0,0/0,0,0,0,0 - 0 0",
        "n 1,0,0,0,0/0,0,0,0,0 - 0 0",
        "s 0,1,0,0,0/0,0,0,0,0 - 0 0",
        "s 0,0,0,0,0/1,0,0,0,0 - 0 0",
        "s 2,0,0,0,0/0,0,0,0,0 - 0 0",
        "s 1,0,0,0,0/0,0,0,0,0 a5 0 0",
        "s 1,0,0,0,0/0,0,0,0,0 a6 0 0",
        "s 1,0,0,0,0/0,0,0,0,0 a5,a6 0 0",
    ];
    let hashes: BTreeSet<u64> = texts.iter().map(|rest| hash(&format!("{board} {rest}"))).collect();
    assert_eq!(hashes.len(), texts.len());
    assert_eq!(hash(&format!("{board} {}", texts[0])), hash(&format!("{board} s 1,0,0,0,0/0,0,0,0,0 - 9 99")));
}

/// Law 5: whatever can be read prints as it was, and nothing panics.
fn faithful<T: std::str::FromStr<Err = Error> + ToString>(text: &str) -> bool {
    match text.parse::<T>() {
        Ok(value) => {
            assert_eq!(value.to_string(), text.trim(), "{text:?}");
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(error.offset.is_none_or(|offset| offset <= text.len()), "{text:?}: {error}");
            assert!(error.offset.is_some() || !error.flaws.is_empty(), "{text:?}: {error}");
            false
        }
    }
}

#[test]
fn texts_are_faithful_and_no_bytes_panic() {
    let mut rng = Rng::new(5);
    let mut seeds: Vec<String> = ["f1:A@c3,B@d4", "l1-l5(l2,l4)", "c1:-d3", "e2xf3", "b1:RA@c3", "p16:RB@a1,O@p16"]
        .iter()
        .map(ToString::to_string)
        .collect();
    seeds.extend([Layout::standard().to_string(), random::SMALL.to_string(), laws::turned_layout(random::SMALL)]);
    positions(40, 9, |view, _, _, _| seeds.push(view.position()));
    let (mut read, mut refused) = (0, 0);
    for round in 0..60_000 {
        let mut bytes = seeds[round % seeds.len()].clone().into_bytes();
        for _ in 0..rng.below(4) {
            let place = rng.below(bytes.len());
            let byte = *rng.choose(b"abmpGgSs!=+*_/0123456789 ,-()x:@ARBO\xc3\x00~").unwrap();
            match rng.below(3) {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                _ => drop(bytes.remove(place)),
            }
            if bytes.is_empty() {
                break;
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let all = [faithful::<Action>(&text), faithful::<Figure>(&text), faithful::<Layout>(&text)];
        if all.contains(&true) {
            read += 1
        } else {
            refused += 1
        }
        let _ = text.parse::<News<Action>>();
        for viewer in Viewer::ALL {
            if let Ok(position) = Position::from_position(Rules::default(), viewer, &text) {
                assert_eq!(position.position(), text.trim());
            }
        }
    }
    // White space around a text is no fault.
    assert!(faithful::<Action>(" e2-e3\n"));
    println!("{read} read, {refused} refused");
    assert!(read > 1000 && refused > 1000);
}

#[test]
fn numbers_at_the_edge_of_what_can_be_read() {
    let board = "_11_/13/13/13/3r9/13/13/13/13/13/3R9/13/13/_11_";
    let text = format!("{board} s 1,0,0,0,0/0,0,0,0,0 - 98 4294967295");
    let mut position = Position::from_position(Rules::default(), Viewer::Spectator, &text).unwrap();
    for action in ["d4-d5", "d10-d9"] {
        position = random::play(&position, &action.parse().unwrap());
    }
    assert_eq!(position.ply(), u32::MAX);
    assert_eq!(position.outcome().unwrap().to_string(), "quiet none");
    for bad in ["4294967296", "-1", "01"] {
        let text = format!("{board} s 1,0,0,0,0/0,0,0,0,0 - 0 {bad}");
        let error = Position::from_position(Rules::default(), Viewer::Spectator, &text).unwrap_err();
        assert_eq!((error.code(), error.offset), (Code::BadPosition, Some(board.len() + 27)), "{bad}");
    }
    let huge = format!("{board} s 4294967295,0,0,0,0/4294967295,0,0,0,0 - 0 0");
    let error = Position::from_position(Rules::default(), Viewer::Spectator, &huge).unwrap_err();
    assert_eq!(error.flaws[0].to_string(), "too-many by BO7, stone \"arrow\", limit 20");
}

fn flaws(text: &str) -> Vec<String> {
    let error = Position::from_position(Rules::default(), Viewer::Spectator, text).unwrap_err();
    assert_eq!(error.code(), Code::BadPosition);
    error.flaws.iter().map(ToString::to_string).collect()
}

// rule: BO7
#[test]
fn a_position_is_refused_with_every_flaw() {
    let full = "10,1,10,1,3/10,1,10,1,3";
    let none = "0,0,0,0,0/0,0,0,0,0";
    let board = |rank7: &str| format!("_11_/13/13/13/13/13/13/{rank7}/13/13/13/13/13/_11_");
    let one = |rest: &str| flaws(&format!("{} {rest}", board("QQ11")));
    assert_eq!(one(&format!("s {none} - 0 0")), ["too-many by BO7 at b7, side \"south\", piece \"queen\", limit 1"]);
    let text = format!("{} s {full} - 0 0", board("!12"));
    assert_eq!(flaws(&text), ["too-many by BO7 at a7, stone \"arrow\", limit 20"]);
    let text = format!("{} s {none} a7 0 0", board("!12"));
    assert_eq!(flaws(&text), ["not-free by BO7 at a7, what \"ban\""]);
    let text = format!("{} s {none} a1,a5,a6 0 0", board("R12"));
    assert_eq!(flaws(&text), ["not-a-square by BO7 at a1, what \"ban\"", "too-many by BO7 at a6, what \"bans\""]);
    let text = format!("{} s {none} a5 3 0", board("R12"));
    assert_eq!(flaws(&text), ["banned-square by BO7 at a5, what \"quiet\""]);
    let text = format!("{} s {none} - 100 0", board("R12"));
    assert_eq!(flaws(&text), ["too-many by BO7, what \"quiet\""]);
    // The side that just moved has lost already; the side on turn may have.
    let won = format!("_5R5_/13/13/13/13/13/13/13/13/13/13/13/13/_11_ s {none} - 0 0");
    assert_eq!(flaws(&won), ["game-over by BO7 at g14, what \"end-field\""]);
    let won = won.replace(" s ", " n ");
    let lost = Position::from_position(Rules::default(), Viewer::Spectator, &won).unwrap();
    assert_eq!(lost.outcome().unwrap().to_string(), "end-field south");
    let bomb = format!("_5*5_/13/13/13/13/13/13/13/13/13/13/13/13/_11_ s {none} - 0 0");
    assert_eq!(flaws(&bomb), ["game-over by BO7 at g14, what \"bomb\""]);
    // An outline that is not the layout's.
    let outline = format!("12_/13/13/13/13/13/13/R12/13/13/13/13/_12/_11_ s {none} - 0 0");
    assert_eq!(
        flaws(&outline),
        ["missing by BO7 at a2, what \"outline\"", "not-a-square by BO7 at a14, what \"outline\""]
    );
    let many = format!("Q11_/13/13/13/13/13/13/QQ11/13/13/13/13/13/_11_ s {full} a7 7 0");
    assert_eq!(flaws(&many).len(), 4, "{:?}", flaws(&many));
}

// rule: BO7 BO1
#[test]
fn a_layout_is_refused_with_every_flaw() {
    let good = random::SMALL;
    assert_eq!(good.parse::<Layout>().unwrap().to_string(), good);
    let standard = "_cenrh1qrmks_/1gggggggggg2/13/13/13/13/13/13/13/13/13/13/1GGGGGGGGGG2/_CENRH1QRMKS_ g1 \
                    f1,g1,h1,f2,g2,h2 2 g14 f13,g13,h13,f14,g14,h14 13";
    assert_eq!(Layout::standard().to_string(), standard);
    assert_eq!(standard.parse::<Layout>().unwrap(), Layout::standard());
    let flaws = |from: &str, to: &str| -> Vec<String> {
        let error = good.replacen(from, to, 1).parse::<Layout>().unwrap_err();
        assert_eq!(error.code(), Code::BadLayout);
        assert!(error.offset.is_some() == error.flaws.is_empty());
        error.flaws.iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        flaws(" e1 ", " d5 "),
        [
            "not-a-square by BO7 at d5, side \"south\", what \"end-field\"",
            "outside-zone by BO7 at d5, side \"south\", what \"end-field\""
        ]
    );
    assert_eq!(
        flaws(" e1 ", " g1 "),
        [
            "outside-zone by BO7 at g1, side \"south\", what \"end-field\"",
            "game-over by \
        BO7 at g1, side \"south\", what \"end-field\""
        ][..1]
    );
    assert_eq!(flaws("f2 3", "f2,d5 3"), ["not-a-square by BO7 at d5, side \"south\", what \"end-zone\""]);
    assert_eq!(flaws("f2 3", "f2 10"), ["not-a-square by BO7, side \"south\", what \"guard-row\""]);
    assert_eq!(flaws("f2 3", "f2 0"), ["not-a-square by BO7, side \"south\", what \"guard-row\""]);
    assert_eq!(flaws("1hq1ske", "1hqqske"), ["too-many by BO7 at d9, side \"north\", piece \"queen\", limit 1"]);
    assert_eq!(flaws("1hq1ske", "1hq!ske"), ["too-many by BO7 at d9, stone \"arrow\", limit 20"]);
    assert_eq!(flaws("1HQ1SKE", "1HQ1rKE"), ["game-over by BO7 at e1, side \"south\", what \"end-field\""]);
    // What cannot be read has a place.
    for (from, to, offset) in [("7/7", "7/8", 18), ("3_3", "3?3", 21), (" e1 ", " e0 ", 44), ("1hq", "01hq", 0)] {
        let error = good.replacen(from, to, 1).parse::<Layout>().unwrap_err();
        assert_eq!((error.code(), error.offset), (Code::BadLayout, Some(offset)), "{to}");
    }
    let tall = ["1"; 17].join("/");
    assert!(format!("{tall} a1 a1 1 a2 a2 2").parse::<Layout>().unwrap_err().offset.is_some());
    assert!("17 a1 a1 1 b1 b1 1".parse::<Layout>().unwrap_err().offset.is_some());
    let largest = ["16"; 16].join("/") + " a1 a1 1 p16 p16 16";
    assert_eq!(largest.parse::<Layout>().unwrap().to_string(), largest);
}

#[test]
fn settings_are_resolved() {
    let resolved = |settings: &Settings| Rules::resolve("bollwerk", settings).map_err(|error| error.code());
    for bits in 0..32 {
        let settings = random::settings(bits, Some(random::SMALL)).first(Side::North);
        let rules = resolved(&settings).unwrap();
        assert_eq!(resolved(&rules.settings()).unwrap(), rules);
        assert_eq!(rules.settings(), settings);
        assert_eq!(Position::new(rules, Viewer::Spectator).turn(), Side::North);
    }
    let standard = Settings::new().edition("standard").army("standard").layout("standard");
    assert_eq!(resolved(&standard).unwrap().settings(), Settings::new());
    assert_eq!(resolved(&Settings::new().edition("other")), Err(Code::UnknownEdition));
    assert_eq!(resolved(&Settings::new().army("other")), Err(Code::UnknownArmy));
    assert_eq!(resolved(&Settings::new().switch("spyRunUp", "other")), Err(Code::BadSwitch));
    assert_eq!(resolved(&Settings::new().switch("other", "on")), Err(Code::BadSwitch));
    assert_eq!(resolved(&Settings::new().layout("other")), Err(Code::BadLayout));
    assert_eq!(Supply::START.kinds().iter().count(), 5);
}

#[test]
fn drafts_say_what_is_wrong() {
    let rules = Rules::resolve("bollwerk", &random::settings(0, Some(random::SMALL))).unwrap();
    assert_eq!(Sketch::new(rules.clone(), Some(Side::South), None).unwrap_err().code(), Code::BadOption);
    let mut draft = Sketch::new(rules.clone(), None, None).unwrap();
    assert_eq!(draft.text(), "7/7/7/7/3_3/7/7/7/7 s 10,1,10,1,3/10,1,10,1,3 - 0 0");
    assert_eq!(draft.flaws(), []);
    let at = |text: &str| text.parse::<Square>().unwrap();
    assert_eq!(draft.put(at("d5"), Some("Q")).unwrap_err().code(), Code::NotASquare);
    assert_eq!(draft.put(at("c5"), Some("Z")).unwrap_err().code(), Code::UnknownPiece);
    for (square, piece) in [("a1", "Q"), ("b1", "Q"), ("c1", "q"), ("a5", "!"), ("b5", "RB"), ("c5", "*")] {
        draft.put(at(square), Some(piece)).unwrap();
    }
    assert_eq!(draft.text(), "7/7/7/7/!+=*_3/7/7/7/QQq4 s 9,1,10,0,2/10,1,10,1,3 - 0 0");
    assert_eq!(draft.flaws().len(), 1);
    draft.put(at("b1"), None).unwrap();
    draft.put(at("a5"), None).unwrap();
    assert_eq!(draft.text(), "7/7/7/7/1+=*_3/7/7/7/Q1q4 s 10,1,10,0,2/10,1,10,1,3 - 0 0");
    assert_eq!(draft.flaws(), []);
    let left = |draft: &Sketch, name: &str| draft.left().into_iter().find(|(key, _)| key == name).unwrap().1;
    assert_eq!([left(&draft, "Q"), left(&draft, "q"), left(&draft, "G"), left(&draft, "O")], [0, 0, 10, 5]);
    draft.mirror();
    assert!(draft.text().starts_with("7/7/7/7/3_*+=1/7/7/7/4q1Q "));
    let same = Sketch::new(rules.clone(), None, Some(&draft.text())).unwrap();
    assert_eq!(same, draft);
    draft.random(7);
    assert_eq!(draft.flaws(), []);
    assert_eq!(draft.scene().pieces.len(), rules.layout().start().pieces(Side::South).len() as usize * 2);
    Position::from_position(rules, Viewer::Spectator, &draft.text()).unwrap();
}

#[test]
fn a_game_by_its_name() {
    let settings = Settings::new().layout(random::SMALL).first(Side::North);
    let mut game = rankfile::erased::new_game("bollwerk", &settings, None).unwrap();
    let report = game.play("a8-a7", None).unwrap();
    assert_eq!(report.of(Side::South), "0 a8-a7");
    let record = game.record();
    assert!(record.contains(&format!("layout {}\nfirst north\nplay a8-a7\n", random::SMALL)), "{record}");
    let view = game.view(Viewer::Player(Side::South));
    assert!(view.actions(None).unwrap().contains(&"a2-a3".to_string()));
    assert_eq!(rankfile::erased::open_game(&record).unwrap().record(), record);
}
