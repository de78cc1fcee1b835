//! One game between two levels.

use std::time::{Duration, Instant};

use rankfile::bot::{self, Level, Player};
use rankfile::error::Error;
use rankfile::game::{Game, View};
use rankfile::outcome::Phase;
use rankfile::record::Match;
use rankfile::rng::Rng;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};

/// What a player may use for one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Nodes(u64),
    Milliseconds(u64),
}

/// Who plays whom, from which opening.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// The levels of south and north.
    pub levels: [Level; 2],
    /// The number of the opening; the same number is the same opening, whoever plays it.
    pub opening: u64,
}

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    pub winner: Option<Side>,
    /// The reason of the end, `cap` for a game that was too long, `illegal` for an action that the rules refuse.
    pub reason: String,
    /// For how many views an action was asked.
    pub asked: u64,
}

/// How games are played.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    pub budget: Budget,
    /// Turns of both sides together after which a game is a draw.
    pub cap: u64,
    /// Random turns before the players take over, in games without set-ups.
    pub random_turns: u32,
    pub settings: Settings,
}

/// How many nodes a player thinks between two looks at the clock.
const SLICE: u64 = 64;

fn choose<V: Player>(
    game: &rankfile::transcript::Transcript<V>,
    level: Level,
    seed: u64,
    budget: Budget,
) -> Result<String, Error> {
    let nodes = match budget {
        Budget::Nodes(nodes) => nodes,
        Budget::Milliseconds(_) => u64::MAX,
    };
    let mut thought = bot::think(game, level, seed, nodes)?;
    match budget {
        Budget::Nodes(_) => while !thought.advance(u64::MAX) {},
        Budget::Milliseconds(time) => {
            let end = Instant::now() + Duration::from_millis(time);
            while !thought.advance(SLICE) && Instant::now() < end {}
        }
    }
    Ok(thought.answer().map(|answer| answer.action).unwrap_or_default())
}

/// A position after some random turns, in which nobody has lost yet; or the set-ups of both sides.
fn open<G: Game>(terms: &Terms, opening: u64) -> Result<Match<G>, Error>
where
    G::View: Player,
{
    let rules: <G::View as View>::Rules = Ruleset::resolve(&terms.game, &terms.settings)?;
    let mut rng = Rng::new(opening);
    loop {
        let mut game: Match<G> = Match::new(Ruleset::resolve(&terms.game, &terms.settings)?, None)?;
        if game.status().phase == Phase::Setup {
            for side in Side::ALL {
                let setup = G::View::setup(&rules, side, Level::Strong, rng.next_u64())?;
                game.deploy(side, &setup)?;
            }
        } else {
            for _ in 0..terms.random_turns {
                let view = game.view(Viewer::Player(game.status().turn));
                let action = rng.choose(&view.view().actions(None)).cloned();
                if let Some(action) = action {
                    game.play(&action, None)?;
                }
            }
        }
        if game.status().phase == Phase::Play {
            return Ok(game);
        }
    }
}

/// Plays a game to its end.
pub fn play<G: Game>(terms: &Terms, pairing: Pairing) -> Result<Played, Error>
where
    G::View: Player,
{
    let mut game: Match<G> = open(terms, pairing.opening)?;
    let mut seeds = Rng::new(!pairing.opening);
    let mut asked = 0;
    while asked < terms.cap {
        let status = game.status();
        if let Some(outcome) = status.outcome {
            return Ok(Played { winner: outcome.winner, reason: outcome.reason.to_string(), asked });
        }
        let side = status.turn;
        let level = pairing.levels[side as usize];
        let action = choose(&game.view(Viewer::Player(side)), level, seeds.next_u64(), terms.budget)?;
        asked += 1;
        if game.play_text(&action, Some(side)).is_err() {
            return Ok(Played { winner: Some(!side), reason: "illegal".into(), asked });
        }
    }
    let ended = game.status().outcome;
    let reason = ended.map_or_else(|| "cap".into(), |outcome| outcome.reason.to_string());
    Ok(Played { winner: ended.and_then(|outcome| outcome.winner), reason, asked })
}
