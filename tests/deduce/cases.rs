//! Cases worked by hand, from `cases.txt`.

use rankfile::draft::Draft;
use rankfile::game::{Game, View};
use rankfile::hidden::{HiddenDraft, HiddenGame, HiddenView};
use rankfile::settings::Settings;

use super::common::{self, Generals, HiddenKind, Stratego};

/// The answers of a view as a case writes them.
fn answers<K: HiddenKind>(view: &HiddenView, square: &str, wanted: &str) -> (String, String) {
    let told = view.could_be(square.parse().unwrap());
    let list = |told: Vec<String>| if told.is_empty() { "none".to_string() } else { told.join(", ") };
    match wanted.strip_prefix("all but") {
        Some(not) => {
            let army = view.rules().army();
            let pieces = K::INFO.pieces.iter().filter(|piece| piece.count[army] > 0).map(|piece| piece.name);
            let wanted = pieces.filter(|name| !not.split(' ').any(|word| word == *name)).map(str::to_string).collect();
            (list(told.iter().map(|candidate| candidate.piece.to_string()).collect()), list(wanted))
        }
        None => {
            let words = told.iter().map(|candidate| format!("{} {}", candidate.piece, candidate.left)).collect();
            (list(words), wanted.to_string())
        }
    }
}

fn run_case<K: HiddenKind>(name: &str, lines: &[&str]) -> usize {
    let mut settings = Settings::new();
    let mut game: Option<HiddenGame> = None;
    let mut asked = 0;
    for line in lines {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "place" => {
                let (turn, pieces) = rest.split_once(' ').unwrap();
                let mut draft = HiddenDraft::new(common::rules::<K>(&settings), None, None).unwrap();
                for piece in pieces.split(' ') {
                    draft.put(piece[1..].parse().unwrap(), Some(&piece[..1])).unwrap();
                }
                let board = draft.text().split(' ').next().unwrap().to_string();
                game = Some(common::game_at::<K>(&settings, &format!("{board} {turn} 0")));
            }
            "setup" => {
                let (side, text) = rest.split_once(' ').unwrap();
                let new = || HiddenGame::new(common::rules::<K>(&settings), None).unwrap();
                game.get_or_insert_with(new).deploy(side.parse().unwrap(), text).unwrap();
            }
            "play" => {
                for text in rest.split(' ') {
                    common::play(game.as_mut().unwrap(), text);
                }
            }
            "ask" => {
                let (question, wanted) = rest.split_once(" => ").unwrap();
                let (viewer, square) = question.split_once(' ').unwrap();
                let view = game.as_ref().unwrap().view(viewer.parse().unwrap());
                let (found, wanted) = answers::<K>(&view, square, wanted);
                assert_eq!(found, wanted, "{name}: {line}");
                asked += 1;
            }
            _ => assert!(settings.set_line(line).unwrap(), "{name}: {line}"),
        }
    }
    asked
}

#[test]
fn cases_worked_by_hand() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/deduce/cases.txt")).unwrap();
    let lines: Vec<&str> =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let starts = lines.iter().enumerate().filter(|(_, line)| line.starts_with("case ")).map(|(index, _)| index);
    let starts: Vec<usize> = starts.chain([lines.len()]).collect();
    let mut asked = 0;
    for case in starts.windows(2) {
        let (name, game, rest) = (lines[case[0]], lines[case[0] + 1], &lines[case[0] + 2..case[1]]);
        asked += match game {
            "generals" => run_case::<Generals>(name, rest),
            "stratego" => run_case::<Stratego>(name, rest),
            _ => panic!("{name}: {game}"),
        };
    }
    println!("{} cases, {asked} questions", starts.len() - 1);
    assert!(asked > 40);
}
