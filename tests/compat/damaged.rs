//! Damaged files get their place, whatever the bytes.

use rankfile::compat::{Kind, gsn, notation, setups, strados, xml};
use rankfile::rng::Rng;
use rankfile::side::{Side, Viewer};

use super::{BARRAGE, place};

#[test]
fn damaged_gsn() {
    let good = format!(
        "#X38FA11 Stratego-Notation v2\ntype 1\n{BARRAGE}\nA3-A4\na:-b:\nk4-J5\nEND\nOne vs Two result 3 winner 1\n"
    );
    let (version, file) = gsn::read(&good).unwrap();
    assert_eq!((version, file.kind, file.moves.len(), file.winner), (2, Kind::Barrage, 3, Some(Side::North)));
    assert_eq!(notation::write_square(file.moves[2].0).unwrap(), "k4");
    let damage = |old: &str, new: &str| {
        assert!(good.contains(old));
        place(gsn::read(&good.replacen(old, new, 1)))
    };
    assert_eq!(place(gsn::read("")), (1, 1));
    assert_eq!(damage("v2", "v3"), (1, 1));
    assert_eq!(damage("type 1", "type 9"), (2, 1));
    assert_eq!(damage("BEAAA", "BEAA"), (3, 42));
    assert_eq!(damage("__AA__", "__ZA__"), (3, 45));
    assert_eq!(damage("A3-A4", "A3-A"), (4, 4));
    assert_eq!(damage("A3-A4", "A3:A4"), (4, 3));
    assert_eq!(damage("END\n", ""), (7, 1));
    assert_eq!(damage("END\n", "END\nEND\n"), (8, 1));
    assert_eq!(damage("result 3", "result 5"), (8, 1));
    assert_eq!(damage("winner 1", "winner 3"), (8, 1));
    assert_eq!(place(gsn::read(&format!("{good}A1-A2\n"))), (9, 1));
    assert_eq!(place(gsn::read(&good[..good.find("One").unwrap()])), (8, 1));
}

#[test]
fn damaged_xml() {
    let good = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- a game -->\n<stratego>\n <game type = 'barrage'>\n  \
         <field content=\"{BARRAGE}\"/>\n  <move id=\"1\" source=\"A3\" target=\"A4\"/>\n  \
         <move id=\"2\" source=\"a10\" target=\"b:\"></move>\n  <player id =\"1\">One &amp; &#79;ne</player>\n  \
         <player id=\"2\"/>\n  <result type=\"3\" winner=\"2\"/>\n </game>\n</stratego>\n"
    );
    let file = xml::read(&good).unwrap();
    assert_eq!((file.red.as_str(), file.blue.as_str(), file.winner), ("One & One", "", Some(Side::North)));
    assert_eq!(file.moves.len(), 2);
    let damage = |old: &str, new: &str| {
        assert!(good.contains(old), "{old}");
        place(xml::read(&good.replacen(old, new, 1)))
    };
    assert_eq!(place(xml::read("")), (1, 1));
    assert_eq!(place(xml::read("hello")), (1, 1));
    assert_eq!(damage("<stratego>", "<chess>"), (3, 1));
    assert_eq!(damage("'barrage'", "'stratego'"), (4, 16));
    assert_eq!(damage("'barrage'", "barrage"), (4, 15));
    assert_eq!(damage("BEAAA", "BEAA"), (5, 60));
    assert_eq!(damage("BEAAA", "B&AAA"), (5, 20));
    assert_eq!(damage("source=\"A3\"", "source=\"A0\""), (6, 24));
    assert_eq!(damage(" source=\"A3\"", ""), (6, 3));
    assert_eq!(damage("id=\"2\" source", "id=\"3\" source"), (7, 13));
    assert_eq!(damage("<player id=\"2\"/>", "<player id=\"1\"/>"), (9, 3));
    assert_eq!(damage("<player id=\"2\"/>", "<pawn/>"), (9, 3));
    assert_eq!(damage("  <player id=\"2\"/>\n", ""), (12, 1));
    assert_eq!(damage("type=\"3\"", "type=\"7\""), (10, 17));
    assert_eq!(damage("winner=\"2\"", "winner=\"0\""), (10, 28));
    assert_eq!(damage("</game>", "</gone>"), (11, 2));
    assert_eq!(damage("</stratego>", ""), (13, 1));
    assert_eq!(damage("&#79;", "&#1114112;"), (8, 29));
    assert_eq!(damage("</stratego>", "</stratego><stratego/>"), (12, 12));
}

/// Whatever the bytes, a reader answers.
#[test]
fn readers_do_not_panic() {
    let gsn_text =
        format!("#X38FA11 Stratego-Notation v2\ntype 1\n{BARRAGE}\nA3-A4\nEND\nOne vs Two result 3 winner 1\n");
    let (_, file) = gsn::read(&gsn_text).unwrap();
    let xml_text = xml::write(&file).unwrap();
    let mut rng = Rng::new(32);
    let alphabet: Vec<char> = "<>/=\"'&;#x AKaj:10-_\n\réEND\u{feff}vs".chars().collect();
    for text in [gsn_text.as_str(), xml_text.as_str(), BARRAGE] {
        for _ in 0..4000 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..1 + rng.below(4) {
                let at = rng.below(letters.len());
                match rng.below(4) {
                    0 => letters.truncate(at.max(1)),
                    1 => drop(letters.remove(at)),
                    2 => letters.insert(at, *rng.choose(&alphabet).unwrap()),
                    _ => letters[at] = *rng.choose(&alphabet).unwrap(),
                }
                if letters.is_empty() {
                    break;
                }
            }
            let text: String = letters.into_iter().collect();
            let errors = [
                gsn::read(&text).err(),
                xml::read(&text).err(),
                strados::to_position(&text).err(),
                setups::read(&text).err(),
            ];
            for error in errors.into_iter().flatten() {
                let (line, column) = error.place.unwrap_or_else(|| panic!("{error}: {text}"));
                assert!(line >= 1 && column >= 1 && error.offset.unwrap() <= text.len());
            }
            let _ = (notation::read_move(&text), strados::from_position(&text), setups::write(&text));
            if let Ok(file) = xml::read(&text) {
                let _ = file.to_match("gravon").map(|game| game.view(Viewer::Spectator));
            }
        }
    }
}
