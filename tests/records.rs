//! Records of long games: of the games on the way only some are kept, and nobody can tell which.

use rankfile::error::Error;
use rankfile::game::Game;
use rankfile::games::generals;
use rankfile::hidden::HiddenGame;
use rankfile::record::Match;
use rankfile::settings::Settings;
use rankfile::side::{Side, Viewer};
use rankfile::transcript::SceneOptions;

const CYCLE: [&str; 4] = ["a1-a2", "a8-a7", "a2-a1", "a7-a8"];

fn started() -> Result<Match<HiddenGame>, Error> {
    Match::new(generals::rules(&Settings::new())?, Some("p3f4/9/9/9/9/9/9/P3F4 s 0"))
}

/// A record reads back to the same game, what was said of its last turn too; undo goes back one turn at a time.
#[test]
fn a_long_game_goes_back_turn_by_turn_and_reads_back() {
    let mut game = started().unwrap();
    let mut positions = vec![game.game().position().unwrap()];
    for action in CYCLE.iter().cycle().take(9_000) {
        game.play_text(action, None).unwrap();
        positions.push(game.game().position().unwrap());
    }
    let mut read: Match<HiddenGame> = game.to_string().parse().unwrap();
    assert_eq!(read.to_string(), game.to_string());
    for viewer in [Viewer::Player(Side::South), Viewer::Player(Side::North), Viewer::Spectator] {
        let scene =
            |game: &Match<HiddenGame>| game.view(viewer).scene(&SceneOptions { last: true, ..Default::default() });
        assert!(!scene(&game).said.is_empty());
        assert_eq!(scene(&read), scene(&game));
    }
    let back = 9_000 - 700;
    for ply in (back..9_000).rev() {
        assert!(game.undo().is_some() && read.undo().is_some());
        assert_eq!(game.game().position().unwrap(), positions[ply]);
    }
    for position in positions.iter().skip(back + 1) {
        assert!(game.redo().is_some());
        assert_eq!(game.game().position().unwrap(), *position);
    }
    assert_eq!(read.game().position().unwrap(), positions[back]);
}
