//! Readers: whatever the bytes, none panics; what is read is written as it was, but for surrounding white space; and a
//! fault lies within its text. For the tests, which spoil good texts, and for the fuzzers.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use rankfile::board::Square;
use rankfile::compat::{GameFile, gsn, notation, setups, strados, xml};
use rankfile::erased::{self, AnyGame, SceneRequest};
use rankfile::error::Error;
use rankfile::games::bollwerk;
use rankfile::hidden::{self, Action, HiddenTidings};
use rankfile::news::News;
use rankfile::outcome::{Outcome, Reason};
use rankfile::reason::Code;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::turn::Pick;

/// How often what was read, and refused.
#[derive(Default)]
pub struct Tally(pub BTreeMap<&'static str, (usize, usize)>);

impl Tally {
    /// A fault must lie within the text, between two characters, and have an expected code.
    pub fn note<T>(&mut self, what: &'static str, text: &str, codes: &[Code], read: Result<T, Error>) -> Option<T> {
        let count = self.0.entry(what).or_default();
        match read {
            Ok(value) => {
                count.0 += 1;
                Some(value)
            }
            Err(error) => {
                count.1 += 1;
                let code = error.code();
                assert!(codes.contains(&code), "{what} {text:?}: {error}");
                if let Some(offset) = error.offset {
                    assert!(text.is_char_boundary(offset), "{what} {text:?}: {error}");
                }
                if matches!(code, Code::BadText) {
                    assert!(error.offset.is_some(), "{what} {text:?}: {error}");
                }
                if code == Code::BadRecord && what != "news" {
                    let (line, column) = error.place.unwrap_or_else(|| panic!("{what} {text:?}: {error:?}"));
                    // What is missing at the end is missing on the line after the last.
                    let lines = text.split('\n').count().max(text.trim_end().lines().count() + 1) as u32;
                    assert!((1..=lines).contains(&line) && column >= 1, "{what} {text:?}: {error}");
                }
                None
            }
        }
    }

    pub fn exact<T: FromStr<Err = Error> + Display + PartialEq + Debug>(
        &mut self,
        what: &'static str,
        text: &str,
        code: Code,
    ) {
        if let Some(value) = self.note(what, text, &[code], text.parse::<T>()) {
            assert_eq!(value.to_string(), text.trim(), "{what}");
            assert_eq!(value.to_string().parse::<T>().as_ref(), Ok(&value));
        }
    }
}

/// Feeds one text to every reader there is.
pub fn feed(text: &str, games: &[AnyGame], tally: &mut Tally) {
    words(text, tally);
    settings_line(text, tally);
    files(text, tally);
    foreign(text, tally);
    let plain = Settings::new();
    for game in games {
        let id = game.info().id;
        position(text, id, &plain, tally);
        for side in [None, Some(Side::South), Some(Side::North)] {
            draft(text, id, &plain, side, tally);
        }
        hand(text, game, tally);
    }
}

/// The readers of one value.
pub fn words(text: &str, tally: &mut Tally) {
    tally.exact::<Square>("square", text, Code::BadText);
    tally.exact::<Pick>("pick", text, Code::BadText);
    tally.exact::<Action>("action", text, Code::BadText);
    tally.exact::<HiddenTidings>("tidings", text, Code::BadText);
    tally.exact::<News<HiddenTidings>>("news", text, Code::BadText);
    tally.exact::<bollwerk::Action>("action of bollwerk", text, Code::BadText);
    tally.exact::<News<bollwerk::Action>>("news of bollwerk", text, Code::BadText);
    tally.exact::<bollwerk::Figure>("figure", text, Code::BadPosition);
    tally.exact::<bollwerk::Layout>("layout", text, Code::BadLayout);
    tally.exact::<Outcome>("outcome", text, Code::BadOption);
    tally.exact::<Reason>("reason", text, Code::BadOption);
    tally.exact::<Side>("side", text, Code::BadOption);
    tally.exact::<Viewer>("viewer", text, Code::BadOption);
}

/// A line of settings, and what each game makes of it.
pub fn settings_line(text: &str, tally: &mut Tally) {
    let mut settings = Settings::new();
    if tally.note("settings", text, &[Code::BadOption], settings.set_line(text)) != Some(true) {
        return;
    }
    let mut again = Settings::new();
    let written = settings.to_string();
    assert_eq!(again.set_line(written.strip_suffix('\n').unwrap()), Ok(true), "{text:?}");
    assert_eq!(again, settings);
    resolve::<bollwerk::Rules>("bollwerk", text, &settings, tally);
    resolve::<hidden::Rules>("stratego", text, &settings, tally);
    resolve::<hidden::Rules>("generals", text, &settings, tally);
}

fn resolve<R: Ruleset>(id: &str, text: &str, settings: &Settings, tally: &mut Tally) {
    let codes = [Code::UnknownEdition, Code::UnknownArmy, Code::BadSwitch, Code::BadLayout, Code::BadOption];
    if let Some(rules) = tally.note("rules", text, &codes, R::resolve(id, settings)) {
        assert_eq!(R::resolve(id, &rules.settings()), Ok(rules));
    }
}

/// Records and view files.
pub fn files(text: &str, tally: &mut Tally) {
    let codes = [Code::BadRecord, Code::UnknownGame];
    if let Some(game) = tally.note("record", text, &codes, erased::open_game(text)) {
        assert_eq!(game.record(), format!("{}\n", text.trim()));
    }
    if let Some(view) = tally.note("view", text, &codes, erased::open_view(text)) {
        assert_eq!(view.text(), format!("{}\n", text.trim()));
    }
}

/// A position of a game, for the referee and for the viewers.
pub fn position(text: &str, id: &str, settings: &Settings, tally: &mut Tally) {
    let read = erased::new_game(id, settings, Some(text));
    if let Some(game) = tally.note("position", text, &[Code::BadPosition], read) {
        assert_eq!(game.position().unwrap(), text.trim());
        assert_eq!(erased::open_game(&game.record()).unwrap().record(), game.record());
        for viewer in Viewer::ALL {
            let view = game.view(viewer).text();
            assert_eq!(erased::open_view(&view).unwrap().text(), view);
        }
    }
    let file = |viewer: Viewer| format!("rankfile 1 view {id} {viewer}\n{settings}position {}\n", text.trim());
    for viewer in Viewer::ALL {
        let file = file(viewer);
        if let Some(view) = tally.note("position of a view", &file, &[Code::BadRecord], erased::open_view(&file)) {
            assert_eq!(view.text(), file);
        }
    }
}

/// A draft of a position, or of a side's set-up. What has no flaws, and nothing else, a game takes.
pub fn draft(text: &str, id: &str, settings: &Settings, side: Option<Side>, tally: &mut Tally) {
    let codes = [Code::BadPosition, Code::BadSetup, Code::BadOption];
    let Some(draft) = tally.note("draft", text, &codes, erased::draft(id, settings, side, Some(text))) else { return };
    let written = draft.text();
    let again = erased::draft(id, settings, side, Some(&written)).unwrap();
    assert_eq!(again.text(), written);
    let _ = (draft.warnings(), draft.left(), draft.scene());
    let taken = match side {
        Some(side) => erased::new_game(id, settings, None).unwrap().deploy(side, &written).map(|_| ()),
        None => erased::new_game(id, settings, Some(&written)).map(|_| ()),
    };
    assert_eq!(taken.is_ok(), draft.flaws().is_empty(), "{id} {side:?} {written}: {taken:?} {:?}", draft.flaws());
}

/// The formats of other programs.
pub fn foreign(text: &str, tally: &mut Tally) {
    let codes = [Code::BadRecord];
    if let Some((version, file)) = tally.note("gsn", text, &codes, gsn::read(text)) {
        if let Ok(written) = gsn::write(&file, version) {
            assert_eq!(gsn::read(&written), Ok((version, file.clone())));
        }
        replayed(&file);
    }
    if let Some(file) = tally.note("xml", text, &codes, xml::read(text)) {
        if let Ok(written) = xml::write(&file) {
            assert_eq!(xml::read(&written).as_ref(), Ok(&file));
        }
        replayed(&file);
    }
    if let Some(position) = tally.note("strados", text, &codes, strados::to_position(text)) {
        let written = strados::from_position(&position).unwrap();
        assert_eq!(strados::to_position(&written), Ok(position));
    }
    for setup in tally.note("set-ups", text, &codes, setups::read(text)).unwrap_or_default() {
        if let Ok(written) = setups::write(&setup) {
            assert_eq!(setups::read(&written), Ok(vec![setup]));
        }
    }
    if let Some((from, to)) = tally.note("move", text, &[Code::BadText], notation::read_move(text)) {
        let written = [from, to].map(notation::write_square);
        if let [Some(from), Some(to)] = written {
            assert!(notation::read_move(&format!("{from}-{to}")).is_ok());
        }
    }
    let _ = (strados::from_position(text), setups::write(text), notation::read_square(text));
}

/// What could be read can be replayed, or is refused.
fn replayed(file: &GameFile) {
    for edition in ["standard", "gravon"] {
        if let Ok(game) = file.to_match(edition) {
            let record = game.to_string();
            assert_eq!(erased::open_game(&record).unwrap().record(), record);
        }
    }
}

/// What a front end hands in to a game that is going on.
pub fn hand(text: &str, game: &AnyGame, tally: &mut Tally) {
    for viewer in Viewer::ALL {
        let mut view = game.view(viewer);
        let before = view.text();
        let picks = [text.to_string()];
        let bad = [Code::BadText];
        tally.note("click", text, &bad, view.options(&picks));
        tally.note("click", text, &bad, view.why(&picks));
        tally.note("square", text, &bad, view.diagram(text));
        tally.note("square", text, &bad, view.actions(Some(text)));
        let request =
            SceneRequest { picks: Some(picks.to_vec()), diagram: Some(text.to_string()), without_last: false };
        tally.note("scene", text, &bad, view.scene(&request));
        let judged = view.judge(text);
        let listed = view.actions(None).unwrap();
        assert_eq!(judged.is_none(), listed.contains(&text.trim().to_string()), "{text:?}: {judged:?}");
        if tally.note("learn", text, &[Code::OutOfStep], view.learn(text)).is_none() {
            assert_eq!(view.text(), before);
        }
    }
}

/// As `hand`, what changes a game. It is asked of a copy.
pub fn play_on(text: &str, record: &str, tally: &mut Tally) {
    let mut game = erased::open_game(record).unwrap();
    let turn = game.status().turn;
    let played = game.play(text, Some(turn));
    let refused = played.is_err();
    if let Err(error) = played {
        assert!(error.offset.is_none_or(|offset| text.is_char_boundary(offset)), "{text:?}: {error}");
    }
    if refused {
        assert_eq!(game.record(), record);
    }
    for side in Side::ALL {
        let mut game = erased::open_game(record).unwrap();
        let codes = [Code::BadSetup, Code::AlreadyDeployed, Code::GameOver];
        tally.note("set-up", text, &codes, game.deploy(side, text));
    }
}
