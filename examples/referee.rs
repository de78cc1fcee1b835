//! A referee and two players who know only what they are told.
//!
//! `cargo run --example referee -- stratego 7` plays a random game with that seed and prints what south was told.

use std::error::Error;

use rankfile::erased::{self, AnyGame, AnyView};
use rankfile::news::Report;
use rankfile::outcome::Phase;
use rankfile::rng::Rng;
use rankfile::settings::Settings;
use rankfile::side::Side;

/// Somebody elsewhere: all that reaches him are texts.
struct Player {
    view: AnyView,
    rng: Rng,
}

impl Player {
    /// Begins with the transcript of what he may know so far.
    fn new(transcript: &str, seed: u64) -> Result<Player, rankfile::error::Error> {
        Ok(Player { view: erased::open_view(transcript)?, rng: Rng::new(seed) })
    }

    /// Challenges where he can, else does anything.
    fn choose(&mut self) -> Option<String> {
        let actions = self.view.actions(None).ok()?;
        let challenges: Vec<_> = actions.iter().filter(|action| action.contains('x')).collect();
        self.rng.choose(&challenges).copied().or_else(|| self.rng.choose(&actions)).cloned()
    }
}

/// The referee alone holds the game.
struct Referee {
    game: AnyGame,
    south: Player,
    north: Player,
}

impl Referee {
    fn new(id: &str, seed: u64) -> Result<Referee, rankfile::error::Error> {
        let game = erased::new_game(id, &Settings::new(), None)?;
        let player = |side: Side| Player::new(&game.view(side.into()).text(), seed);
        let (south, north) = (player(Side::South)?, player(Side::North)?);
        Ok(Referee { game, south, north })
    }

    fn player(&mut self, side: Side) -> &mut Player {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }

    /// Hands each player his line of a report, and nothing else of it.
    fn tell(&mut self, report: &Report<String>) -> Result<(), rankfile::error::Error> {
        for side in Side::ALL {
            self.player(side).view.learn(report.of(side))?;
        }
        println!("{}", report.of(Side::South));
        Ok(())
    }

    fn play(&mut self, seed: u64) -> Result<(), rankfile::error::Error> {
        for side in Side::ALL {
            let setup = self.game.random_setup(side, seed)?;
            let report = self.game.deploy(side, &setup)?;
            self.tell(&report)?;
        }
        while self.game.status().phase == Phase::Play {
            let side = self.game.status().turn;
            let Some(action) = self.player(side).choose() else { break };
            // The referee judges again, and says who asked: players may be mistaken, or lie.
            let report = self.game.play(&action, Some(side))?;
            self.tell(&report)?;
        }
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let id = args.next().unwrap_or_else(|| "generals".to_string());
    let seed = args.next().map_or(Ok(1), |text| text.parse())?;
    let mut referee = Referee::new(&id, seed)?;
    referee.play(seed)?;
    if let Some(outcome) = referee.game.status().outcome {
        println!("{outcome}");
    }
    Ok(())
}

#[test]
fn what_the_players_kept_is_what_the_referee_would_show_them() {
    for info in erased::games().filter(|info| info.hidden) {
        let mut referee = Referee::new(info.id, 7).unwrap();
        referee.play(7).unwrap();
        assert_eq!(referee.game.status().phase, Phase::Over, "{}", info.id);
        for side in Side::ALL {
            assert_eq!(referee.player(side).view.text(), referee.game.view(side.into()).text());
        }
    }
}
