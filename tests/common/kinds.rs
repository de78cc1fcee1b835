//! The games as types, their settings, their texts, and players who choose at random.

use rankfile::board::{Field, Square};
use rankfile::game::{ActionOf, Game, RulesOf, View};
use rankfile::games::{bollwerk, generals, stratego};
use rankfile::hidden::HiddenGame;
use rankfile::info::GameInfo;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::turn::{Pick, Tool};

use super::chance::Chance;

/// A game, as a type: for tests that are written once for several games.
pub trait Kind {
    /// What holds it.
    type Game: Game;
    /// What a front end knows of it.
    const INFO: &'static GameInfo;
}

/// A game with hidden ranks.
pub trait HiddenKind: Kind<Game = HiddenGame> {
    /// Its board.
    const FIELD: Field;
}

/// Stratego.
pub struct Stratego;
/// The Game of the Generals.
pub struct Generals;
/// Bollwerk.
pub struct Bollwerk;

impl Kind for Stratego {
    type Game = HiddenGame;
    const INFO: &'static GameInfo = stratego::DEFINITION.info;
}

impl HiddenKind for Stratego {
    const FIELD: Field = stratego::DEFINITION.field;
}

impl Kind for Generals {
    type Game = HiddenGame;
    const INFO: &'static GameInfo = generals::DEFINITION.info;
}

impl HiddenKind for Generals {
    const FIELD: Field = generals::DEFINITION.field;
}

impl Kind for Bollwerk {
    type Game = bollwerk::Bollwerk;
    const INFO: &'static GameInfo = &bollwerk::INFO;
}

/// The rules that settings stand for; they must be good.
pub fn rules<K: Kind>(settings: &Settings) -> RulesOf<K::Game> {
    <RulesOf<K::Game>>::resolve(K::INFO.id, settings).unwrap_or_else(|error| panic!("{settings:?}: {error}"))
}

/// A game from a position text; it must be good.
pub fn game_at<K: Kind>(settings: &Settings, position: &str) -> K::Game {
    K::Game::new(rules::<K>(settings), Some(position)).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// A game with random set-ups.
pub fn random_start<K: Kind>(settings: &Settings, rng: &mut impl Chance) -> K::Game {
    let mut game = K::Game::new(rules::<K>(settings), None).unwrap();
    for side in Side::ALL {
        let text = game.random_setup(side, rng.next_u64()).unwrap();
        game.deploy(side, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

/// The view of the side on turn.
pub fn mover_view<G: Game>(game: &G) -> G::View {
    let turn = game.view(Viewer::Spectator).turn();
    game.view(turn.into())
}

/// The texts of actions, sorted.
pub fn texts<A: ToString>(actions: &[A]) -> Vec<String> {
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

/// Plays a text that must be legal.
pub fn play<G: Game>(game: &mut G, text: &str) -> rankfile::news::Report<rankfile::game::NewsOf<G>> {
    let action: ActionOf<G> = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    game.play(&action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// Every cell of the 16x16 grid.
pub fn all_squares() -> impl Iterator<Item = Square> {
    (0..=u8::MAX).map(Square::from_index)
}

/// The squares of a board with so many files and ranks, lakes and all.
pub fn frame(files: u8, ranks: u8) -> Vec<Square> {
    all_squares().filter(|square| square.file() < files && square.rank() < ranks).collect()
}

/// Every click that there is on a board.
pub fn all_picks(squares: &[Square]) -> Vec<Pick> {
    squares.iter().copied().map(Pick::Square).chain(Tool::ALL.into_iter().map(Pick::Tool)).collect()
}

/// The cells of a board text, the highest rank first: a letter, `_`, or `.` for an empty square.
pub fn cells(board: &str) -> Vec<Vec<char>> {
    board.split('/').map(row_cells).collect()
}

fn row_cells(row: &str) -> Vec<char> {
    let mut cells = Vec::new();
    let mut run = 0;
    for letter in row.chars() {
        if let Some(digit) = letter.to_digit(10) {
            run = run * 10 + digit as usize;
        } else {
            cells.extend(std::iter::repeat_n('.', run));
            run = 0;
            cells.push(letter);
        }
    }
    cells.extend(std::iter::repeat_n('.', run));
    cells
}

/// The board text of cells.
pub fn board_text(cells: &[Vec<char>]) -> String {
    let row = |row: &Vec<char>| {
        let mut text = String::new();
        let mut run = 0;
        for cell in row.iter().chain(std::iter::once(&'|')) {
            if *cell == '.' {
                run += 1;
                continue;
            }
            if run > 0 {
                text += &run.to_string();
                run = 0;
            }
            if *cell != '|' {
                text.push(*cell);
            }
        }
        text
    };
    cells.iter().map(row).collect::<Vec<_>>().join("/")
}

/// The letter on a square of a board text; `.` when empty.
pub fn letter_at(board: &str, square: Square) -> char {
    let cells = cells(board);
    cells[cells.len() - 1 - usize::from(square.rank())][usize::from(square.file())]
}

/// A position text turned by 180 degrees with the sides swapped.
pub fn turned_position(text: &str) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_string).collect();
    let swap = |letter: char| {
        if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
    };
    let turned: Vec<Vec<char>> =
        cells(&words[0]).into_iter().rev().map(|row| row.into_iter().rev().map(swap).collect()).collect();
    words[0] = board_text(&turned);
    words[1] = if words[1] == "s" { "n" } else { "s" }.to_string();
    words.join(" ")
}

/// Settings with every combination of an edition and an army of a game, for the games that have them.
pub fn editions_and_armies(info: &rankfile::info::GameInfo) -> Vec<Settings> {
    let mut all = Vec::new();
    for edition in info.editions {
        for army in info.armies {
            all.push(Settings::new().edition(edition.name).army(army.name));
        }
    }
    all
}

/// Every combination of the named switch values of a game, numbers aside.
pub fn switch_combinations(info: &rankfile::info::GameInfo) -> Vec<Settings> {
    let mut all = vec![Settings::new()];
    for switch in info.switches.iter().filter(|switch| !switch.values.contains(&"N")) {
        all = all
            .iter()
            .flat_map(|settings| switch.values.iter().map(|value| settings.clone().switch(switch.name, value)))
            .collect();
    }
    all
}

/// A random legal action, one that attacks with some preference, so that games get somewhere.
pub fn random_action<V: View>(view: &V, rng: &mut impl Chance, attack_percent: usize) -> Option<V::Action> {
    let actions = view.actions(None);
    if rng.below(100) < attack_percent {
        let attacks: Vec<_> = actions.iter().filter(|action| action.to_string().contains('x')).collect();
        if let Some(action) = rng.choose(&attacks) {
            return Some((*action).clone());
        }
    }
    rng.choose(&actions).cloned()
}

/// A player who shuffles: he likes to go back and forth with the same piece, so that repetition rules have work to do.
#[derive(Default)]
pub struct Shuffler {
    last: [Option<String>; 2],
}

impl Shuffler {
    /// A legal action of the side on turn: in so many of a hundred cases the way back, else one of the same piece, else any.
    pub fn choose<V: View>(&mut self, view: &V, rng: &mut impl Chance, percent: usize) -> Option<V::Action> {
        let slot = usize::from(view.turn() == Side::North);
        let mut chosen = None;
        if let Some((from, to)) = self.last[slot].as_deref().and_then(|text| text.split_once('-'))
            && rng.below(100) < percent
        {
            let back = format!("{to}-{from}").parse::<V::Action>().ok().filter(|action| view.judge(action).is_ok());
            let same = to.parse().map(|square| view.actions(Some(square))).unwrap_or_default();
            chosen = back.filter(|_| rng.below(4) > 0).or_else(|| rng.choose(&same).cloned());
        }
        let chosen = chosen.or_else(|| random_action(view, rng, 2));
        self.last[slot] = chosen.as_ref().map(ToString::to_string);
        chosen
    }
}
