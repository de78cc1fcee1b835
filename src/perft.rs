//! Counting games: how many sequences of so many legal actions there are. A wrong move generator counts wrong.

use alloc::vec::Vec;

use crate::game::{ActionOf, Game, View};

/// The number of sequences of exactly `depth` legal actions from here: the leaves of the tree of games.
///
/// A sequence that ends the game earlier is no leaf. At depth 0 there is one, the empty one; in the set-up phase there is
/// none other.
///
/// ```
/// # #[cfg(feature = "generals")] {
/// use rankfile::game::Game;
/// use rankfile::games::generals;
/// use rankfile::hidden::HiddenGame;
/// use rankfile::perft::perft;
/// use rankfile::settings::Settings;
///
/// let rules = generals::rules(&Settings::new())?;
/// let game = HiddenGame::new(rules, Some("f8/9/9/9/9/9/9/8F s 0"))?;
/// assert_eq!(perft(&game, 1), 2);
/// assert_eq!(perft(&game, 2), 4);
/// # }
/// # Ok::<(), rankfile::error::Error>(())
/// ```
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => actions(game).len() as u64,
        _ => divide(game, depth).into_iter().map(|(_, leaves)| leaves).sum(),
    }
}

/// The legal actions with the leaves beyond each, in no particular order: where two counts differ, here is where to look.
/// Empty at depth 0.
pub fn divide<G: Game>(game: &G, depth: u32) -> Vec<(ActionOf<G>, u64)> {
    let Some(below) = depth.checked_sub(1) else { return Vec::new() };
    let count = |action: ActionOf<G>| {
        let mut next = game.clone();
        // Every action that a view lists is legal; one that were not would count for nothing.
        let leaves = if next.play(&action).is_ok() { perft(&next, below) } else { 0 };
        (action, leaves)
    };
    actions(game).into_iter().map(count).collect()
}

fn actions<G: Game>(game: &G) -> Vec<ActionOf<G>> {
    game.view(game.status().turn.into()).actions(None)
}
