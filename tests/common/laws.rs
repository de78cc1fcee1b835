//! The laws that hold for every game, written once over `Game`: for the tests, which go by a seed, and for the fuzzers.

use std::collections::BTreeSet;

use rankfile::board::Square;
use rankfile::game::{ActionOf, Game, NewsOf, View};
use rankfile::news::Report;
use rankfile::outcome::{Outcome, Phase};
use rankfile::reason::Code;
use rankfile::record::Match;
use rankfile::settings::{Ruleset, Settings};
use rankfile::side::{Side, Viewer};
use rankfile::transcript::Transcript;
use rankfile::turn::{Mark, Pick, Sense};

use super::chance::Chance;
use super::kinds::{Kind, all_picks, rules, texts};

/// What was looked at, so that a law cannot hold for want of cases.
#[derive(Default, Debug)]
pub struct Seen {
    pub games: usize,
    pub positions: usize,
    pub refused: usize,
    pub judged: usize,
    pub paths: usize,
    pub over: usize,
    pub undone: usize,
    pub turned: usize,
}

/// The squares of a game's board, lakes left out.
pub fn squares<G: Game>(game: &G) -> Vec<Square> {
    let scene = game.view(Viewer::Spectator).scene();
    scene.cells.iter().filter(|cell| cell.ground != rankfile::scene::Ground::Water).map(|cell| cell.at).collect()
}

/// A text with one of its squares replaced, its sign turned, or cut short.
pub fn spoiled(text: &str, squares: &[Square], rng: &mut impl Chance) -> String {
    let places: Vec<usize> =
        text.char_indices().filter(|(_, c)| c.is_ascii_lowercase() && *c != 'x').map(|p| p.0).collect();
    match rng.below(5) {
        0 if text.contains('-') => text.replacen('-', "x", 1),
        0 => text.replacen('x', "-", 1),
        1 => format!("{text}x{}", rng.choose(squares).unwrap()),
        _ => {
            let start = *rng.choose(&places).unwrap();
            let digits = text[start + 1..].chars().take_while(char::is_ascii_digit).count();
            format!("{}{}{}", &text[..start], rng.choose(squares).unwrap(), &text[start + 1 + digits..])
        }
    }
}

/// Remote views, each of which learns its own news as texts and nothing else.
pub struct Remotes<V: View>(Vec<Transcript<V>>);

impl<V: View> Remotes<V> {
    fn new(rules: &V::Rules) -> Remotes<V> {
        Remotes(Viewer::ALL.into_iter().map(|viewer| Transcript::new(V::new(rules.clone(), viewer))).collect())
    }

    /// From what each viewer is told of a position.
    fn of<G: Game<View = V>>(game: &Match<G>) -> Remotes<V> {
        Remotes(Viewer::ALL.into_iter().map(|viewer| game.view(viewer).to_string().parse().unwrap()).collect())
    }

    fn learn(&mut self, report: &Report<rankfile::news::News<V::Tidings>>) {
        for remote in &mut self.0 {
            let news = report.of(remote.view().viewer()).to_string();
            remote.learn_text(&news).unwrap_or_else(|error| panic!("{news}: {error}"));
            // The same news twice is out of step, and changes nothing. An undo may fit twice.
            if !news.ends_with(" undo") {
                let before = remote.clone();
                assert_eq!(remote.learn_text(&news).unwrap_err().code(), Code::OutOfStep, "{news}");
                assert_eq!(*remote, before);
            }
        }
    }

    /// Law 1: in step.
    fn check<G: Game<View = V>>(&self, game: &Match<G>) {
        for remote in &self.0 {
            let viewer = remote.view().viewer();
            let told = game.view(viewer);
            assert_eq!(remote.to_string(), told.to_string(), "{viewer}");
            assert_eq!(remote, &told, "{viewer}");
            assert_eq!(remote.view(), &game.game().view(viewer), "{viewer}");
            assert_eq!(remote.scene(&Default::default()), told.scene(&Default::default()), "{viewer}");
        }
    }
}

/// Law 2: `play` refuses exactly when the view of the side on turn does, for the same reason, and then nothing changes.
pub fn blind_legality<G: Game>(game: &Match<G>, rng: &mut impl Chance, seen: &mut Seen) {
    let turn = game.status().turn;
    let view = game.game().view(turn.into());
    let squares = squares(game.game());
    let legal = texts(&view.actions(None));
    for _ in 0..12 {
        let text = match rng.choose(&legal) {
            Some(text) if rng.below(4) > 0 => spoiled(text, &squares, rng),
            Some(text) => text.clone(),
            None => format!("{}-{}", rng.choose(&squares).unwrap(), rng.choose(&squares).unwrap()),
        };
        let Ok(action) = text.parse::<ActionOf<G>>() else { continue };
        let judged = view.judge(&action);
        let mut after = game.clone();
        let played = after.play(&action, rng.choose(&[None, Some(turn)]).copied().unwrap());
        assert_eq!(played.as_ref().err().map(|error| &error.refusal), judged.as_ref().err(), "{text}");
        // What is legal is what is listed.
        assert_eq!(judged.is_ok(), legal.contains(&action.to_string()), "{text}");
        if let Err(refusal) = judged {
            seen.refused += 1;
            assert_eq!(after.to_string(), game.to_string());
            assert_eq!(after.game().position().ok(), game.game().position().ok());
            // A text offered in place of a wrong one is legal.
            if let Some((_, rankfile::reason::Value::Text(right))) = refusal.detail.iter().find(|d| d.0 == "use") {
                assert!(legal.contains(&right.to_string()), "{text}: {refusal}");
            }
        }
        // Out of turn nothing is judged but the turn.
        let open = view.rules().is_open();
        let by_other = game.clone().play(&action, Some(!turn)).err().map(|error| error.into_fault().refusal);
        assert_eq!(by_other, Some(rankfile::reason::Refusal::new(Code::NotYourTurn)));
        let code = match game.status().phase {
            Phase::Setup => Code::NotDeployed,
            Phase::Play if open => continue,
            Phase::Play => Code::NotYourTurn,
            Phase::Over => Code::GameOver,
        };
        for viewer in [Viewer::Spectator, (!turn).into()] {
            let told = game.game().view(viewer).judge(&action);
            assert_eq!(told, Err(rankfile::reason::Refusal::new(code)));
        }
    }
}

/// Law 2 again, in full: over all pairs of squares and both signs, what `judge` allows is what `actions` lists.
pub fn judged_is_listed<G: Game>(game: &G, seen: &mut Seen) {
    let view = super::mover_view(game);
    let mut listed: BTreeSet<String> = texts(&view.actions(None)).into_iter().collect();
    let squares = squares(game);
    for from in &squares {
        for to in &squares {
            for sign in ['-', 'x'] {
                let text = format!("{from}{sign}{to}");
                let allowed = view.judge(&text.parse().unwrap()).is_ok();
                assert_eq!(allowed, listed.remove(&text), "{text}");
                seen.judged += 1;
            }
            if from.is_adjacent(*to) {
                for last in squares.iter().filter(|last| last.file().abs_diff(to.file()) < 3) {
                    for text in [format!("{from}-{to}x{last}")] {
                        let Ok(action) = text.parse() else { continue };
                        assert_eq!(view.judge(&action).is_ok(), listed.remove(&text), "{text}");
                        seen.judged += 1;
                    }
                }
            }
        }
    }
    assert!(listed.is_empty(), "{listed:?}");
}

/// Law 4: what can be clicked is what is legal, and `why` speaks exactly where clicks lead nowhere.
pub fn clicked_is_legal<V: View>(view: &V, squares: &[Square], seen: &mut Seen) {
    let picks = all_picks(squares);
    let mut done = BTreeSet::new();
    let start = view.options(&[]);
    let subjects: Vec<Square> = start.marks.iter().map(|mark| mark.at).collect();
    assert!(start.marks.iter().all(|mark| mark.sense == Sense::Subject));
    assert!(start.done.is_none());
    // Where nothing was clicked there may be nothing to click and yet no click to explain: figures with no move.
    assert!(view.why(&[]).is_none() || start == rankfile::turn::Options::none());
    for pick in &picks {
        let Pick::Square(square) = *pick else {
            assert!(view.why(&[*pick]).is_some());
            continue;
        };
        let mut union: BTreeSet<Mark> = BTreeSet::new();
        let mut own = BTreeSet::new();
        follow(view, vec![*pick], &picks, &mut union, &mut own, seen);
        assert_eq!(subjects.contains(&square), !own.is_empty(), "{square}: a subject has a turn");
        let union: Vec<Mark> = union.into_iter().filter(|mark| mark.sense != Sense::Subject).collect();
        assert_eq!(view.diagram(square), union, "{square}: the diagram is the union");
        let from_here: BTreeSet<String> = texts(&view.actions(Some(square))).into_iter().collect();
        assert_eq!(own, from_here, "{square}: the actions of this piece");
        done.extend(own);
    }
    let listed: BTreeSet<String> = texts(&view.actions(None)).into_iter().collect();
    assert_eq!(done, listed);
    assert_eq!(subjects, subjects.iter().copied().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>());
}

pub fn follow<V: View>(
    view: &V,
    path: Vec<Pick>,
    picks: &[Pick],
    union: &mut BTreeSet<Mark>,
    done: &mut BTreeSet<String>,
    seen: &mut Seen,
) {
    seen.paths += 1;
    let options = view.options(&path);
    let nowhere = options == rankfile::turn::Options::none();
    assert_eq!(view.why(&path).is_some(), nowhere, "{path:?}");
    if nowhere {
        return;
    }
    assert!(options.marks.is_sorted());
    union.extend(options.marks.iter().copied());
    done.extend(options.done.map(|action| action.to_string()));
    let marked = |square: Square| options.marks.iter().any(|mark| mark.at == square && mark.sense != Sense::Subject);
    for pick in picks {
        let leads = match pick {
            Pick::Square(square) => marked(*square),
            Pick::Tool(tool) => options.tools.contains(tool),
        };
        let mut next = path.clone();
        next.push(*pick);
        if leads {
            assert_ne!(view.options(&next), rankfile::turn::Options::none(), "{next:?}");
            follow(view, next, picks, union, done, seen);
        } else {
            seen.paths += 1;
            assert_eq!(view.options(&next), rankfile::turn::Options::none(), "{next:?}");
            assert!(view.why(&next).is_some(), "{next:?}");
        }
    }
}

/// Law 7: an outcome leaves no options, to nobody.
pub fn over_is_over<G: Game>(game: &Match<G>, squares: &[Square], seen: &mut Seen) {
    seen.over += 1;
    let action = format!("{}-{}", squares[0], squares[1]).parse().unwrap();
    for viewer in Viewer::ALL {
        let view = game.game().view(viewer);
        assert_eq!(view.phase(), Phase::Over);
        assert_eq!(view.options(&[]), rankfile::turn::Options::none());
        assert!(view.actions(None).is_empty());
        assert_eq!(view.judge(&action).unwrap_err().code, Code::GameOver);
        assert_eq!(view.why(&[]).map(|refusal| refusal.code), Some(Code::GameOver));
        for square in squares {
            assert!(view.diagram(*square).is_empty());
            assert!(view.actions(Some(*square)).is_empty());
            assert_eq!(view.options(&[Pick::Square(*square)]), rankfile::turn::Options::none());
        }
    }
    let mut after = game.clone();
    assert_eq!(after.play(&action, None).unwrap_err().code(), Code::GameOver);
    assert_eq!(after.resign(Side::South).unwrap_err().code(), Code::GameOver);
    assert_eq!(after.agree_draw().unwrap_err().code(), Code::GameOver);
    // A game without set-ups says so, over or not.
    let blank = G::new(game.rules().clone(), None).unwrap();
    let code = if blank.status().phase == Phase::Setup { Code::GameOver } else { Code::AlreadyDeployed };
    assert_eq!(after.deploy(Side::South, "").unwrap_err().code(), code);
    assert_eq!(after.to_string(), game.to_string());
}

/// What must be the same after an undo: the record and what each viewer has.
pub fn snapshot<G: Game>(game: &Match<G>) -> (String, Vec<String>) {
    let view = |viewer| format!("{}{}", game.view(viewer), game.game().view(viewer).position());
    (game.to_string(), Viewer::ALL.into_iter().map(view).collect())
}

/// Laws 2 and 4 in full, for games with few actions.
pub fn hidden_clicks<G: Game, C: Chance>(game: &Match<G>, squares: &[Square], _: &mut C, seen: &mut Seen) {
    for viewer in Viewer::ALL {
        clicked_is_legal(&game.game().view(viewer), squares, seen);
    }
    judged_is_listed(game.game(), seen);
}

/// One random game under all laws, from the start or from a position, which must be good. `clicks` is what is looked at
/// once in a while. Gives back the game as it ended.
pub fn law_game<K: Kind, C: Chance>(
    settings: &Settings,
    position: Option<&str>,
    rng: &mut C,
    plies: usize,
    mut clicks: impl FnMut(&Match<K::Game>, &[Square], &mut C, &mut Seen),
    seen: &mut Seen,
) -> Match<K::Game> {
    let rules = rules::<K>(settings);
    let mut game = Match::<K::Game>::new(rules.clone(), position).unwrap();
    let squares = squares(game.game());
    let mut remotes = match position {
        Some(_) => Remotes::of(&game),
        None => Remotes::new(&rules),
    };
    let mut deployed = 0;
    let mut order = Side::ALL;
    rng.shuffle(&mut order);
    while game.status().phase == Phase::Setup {
        remotes.check(&game);
        blind_legality(&game, rng, seen);
        if rng.below(60) == 0 {
            break;
        }
        let side = order[deployed];
        let text = game.game().random_setup(side, rng.next_u64()).unwrap();
        let report = game.deploy(side, &text).unwrap().clone();
        remotes.learn(&report);
        assert!(game.undo().is_none(), "never back over a set-up");
        assert_eq!(game.game().setups().len(), deployed + 1);
        assert!(matches!(game.clone().deploy(side, &text).unwrap_err().code(), Code::AlreadyDeployed | Code::GameOver));
        deployed += 1;
    }
    let mut snapshots = vec![snapshot(&game)];
    for _ in 0..plies {
        seen.positions += 1;
        remotes.check(&game);
        if game.status().outcome.is_some() {
            over_is_over(&game, &squares, seen);
            break;
        }
        if rng.spent() {
            break;
        }
        let view = game.game().view(game.status().turn.into());
        if rng.below(3) == 0 {
            blind_legality(&game, rng, seen);
        }
        if rng.below(40) == 0 {
            clicks(&game, &squares, rng, seen);
        }
        let chosen = super::random_action(&view, rng, 25).filter(|_| rng.below(250) > 0);
        let report = if let Some(action) = chosen {
            let text = action.to_string();
            assert_eq!(text.parse::<ActionOf<K::Game>>().unwrap(), action);
            game.play(&action, Some(game.status().turn)).unwrap().clone()
        } else {
            // Once in a while somebody gives up; so he must where figures have no move.
            match rng.below(3) {
                0 => game.agree_draw().unwrap().clone(),
                side => game.resign(Side::ALL[side - 1]).unwrap().clone(),
            }
        };
        check_news::<K::Game>(&report);
        remotes.learn(&report);
        snapshots.push(snapshot(&game));
        if rng.below(12) == 0 {
            go_back_and_forth(&mut game, &mut remotes, &snapshots, rng, seen);
        }
    }
    remotes.check(&game);
    if game.status().outcome.is_some() {
        over_is_over(&game, &squares, seen);
    }
    read_back(&game);
    seen.games += 1;
    game
}

/// Law 5: the news are what they say.
pub fn check_news<G: Game>(report: &Report<NewsOf<G>>) {
    for viewer in Viewer::ALL {
        let news = report.of(viewer);
        assert_eq!(&news.to_string().parse::<NewsOf<G>>().unwrap(), news);
    }
}

/// Law 6: undo is replay.
pub fn go_back_and_forth<G: Game>(
    game: &mut Match<G>,
    remotes: &mut Remotes<G::View>,
    snapshots: &[(String, Vec<String>)],
    rng: &mut impl Chance,
    seen: &mut Seen,
) {
    let last = snapshots.len() - 1;
    let count = 1 + rng.below(last.min(80));
    for back in 1..=count {
        let report = game.undo().unwrap();
        remotes.learn(&report);
        if back == count || rng.below(4) == 0 {
            remotes.check(game);
            assert!(snapshot(game) == snapshots[last - back], "undo is replay");
        }
        seen.undone += 1;
    }
    let again: Match<G> = game.to_string().parse().unwrap();
    assert!(snapshot(&again) == snapshot(game));
    for viewer in Viewer::ALL {
        let (one, other) = (again.view(viewer), game.view(viewer));
        assert_eq!(one.scene(&Default::default()), other.scene(&Default::default()));
        assert_eq!(one.turns(), other.turns());
    }
    for back in (0..count).rev() {
        let report = game.redo().unwrap();
        remotes.learn(&report);
        if back == 0 || rng.below(4) == 0 {
            assert!(snapshot(game) == snapshots[last - back], "redo is replay");
        }
    }
    assert!(game.redo().is_none());
    remotes.check(game);
}

/// Law 5: files give back what they were written from. A view can be seen as it was.
pub fn read_back<G: Game>(game: &Match<G>) {
    let text = game.to_string();
    let again: Match<G> = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again.to_string(), text);
    assert_eq!(again.status(), game.status());
    for viewer in Viewer::ALL {
        let view = game.view(viewer);
        let text = view.to_string();
        let again: Transcript<G::View> = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again.to_string(), text);
        assert_eq!(again, view);
        assert_eq!(view.at(view.view().ply()).unwrap(), view);
        let turns = view.turns();
        let first = view.view().ply() - u32::try_from(turns.len()).unwrap();
        let mut back = game.clone();
        while back.undo().is_some() {
            let then = back.view(viewer);
            let ply = then.view().ply();
            // After the end by agreement the ply is the same as before it.
            if ply < view.view().ply() {
                assert_eq!(view.at(ply).unwrap().to_string(), then.to_string());
            }
        }
        assert!(first == 0 || view.at(first - 1).is_none());
        assert!(view.at(view.view().ply() + 1).is_none());
    }
}

/// A random position text: some of each army anywhere, either side on turn.
pub fn random_position<K: Kind>(settings: &Settings, rng: &mut impl Chance) -> String {
    let rules = rules::<K>(settings);
    let info = K::INFO;
    let army = settings.army_index(info).unwrap();
    let game = K::Game::new(rules, None).unwrap();
    let scene = game.view(Viewer::Spectator).scene();
    let mut cells = vec![vec!['.'; usize::from(scene.files)]; usize::from(scene.ranks)];
    let at = |square: &Square| (usize::from(scene.ranks - 1 - square.rank()), usize::from(square.file()));
    let mut free = squares(&game);
    for cell in scene.cells.iter().filter(|cell| cell.ground == rankfile::scene::Ground::Water) {
        let (row, file) = at(&cell.at);
        cells[row][file] = '_';
    }
    rng.shuffle(&mut free);
    let percent = 5 + rng.below(60);
    for side in Side::ALL {
        for piece in info.pieces {
            for _ in 0..piece.count[army] {
                if rng.below(100) < percent
                    && let Some(square) = free.pop()
                {
                    let (row, file) = at(&square);
                    cells[row][file] =
                        if side == Side::South { piece.letter } else { piece.letter.to_ascii_lowercase() };
                }
            }
        }
    }
    let board = super::board_text(&cells);
    if !board.chars().any(|c| c.is_ascii_alphabetic()) {
        return random_position::<K>(settings, rng);
    }
    let side = if board.chars().any(|c| c.is_ascii_uppercase())
        && (rng.below(2) == 0 || !board.chars().any(|c| c.is_ascii_lowercase()))
    {
        's'
    } else {
        'n'
    };
    format!("{board} {side} {}", rng.below(30))
}

/// The squares of a text turned by 180 degrees.
pub fn turned_text(text: &str, files: u8, ranks: u8) -> String {
    let mut turned = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let digits = rest[1..].chars().take_while(char::is_ascii_digit).count();
        if letter.is_ascii_lowercase() && digits > 0 {
            let square: Square = rest[..1 + digits].parse().unwrap();
            turned += &Square::new(files - 1 - square.file(), ranks - 1 - square.rank()).unwrap().to_string();
            rest = &rest[1 + digits..];
        } else {
            turned.push(letter);
            rest = &rest[1..];
        }
    }
    turned
}

/// Law 8: turning the position and swapping the sides changes nothing else.
pub fn turned_is_the_same<K: Kind>(
    settings: &Settings,
    position: &str,
    rng: &mut impl Chance,
    plies: usize,
    seen: &mut Seen,
) {
    let mut one = super::game_at::<K>(settings, position);
    let mut other = super::game_at::<K>(settings, &super::turned_position(position));
    let squares = squares(&one);
    let scene = one.view(Viewer::Spectator).scene();
    let turn = |text: &str| turned_text(text, scene.files, scene.ranks);
    for _ in 0..plies {
        seen.turned += 1;
        assert_eq!(super::turned_position(&one.position().unwrap()), other.position().unwrap());
        let (status, turned) = (one.status(), other.status());
        assert_eq!(status.turn, !turned.turn);
        assert_eq!(
            status.outcome.map(|outcome| Outcome { winner: outcome.winner.map(|side| !side), ..outcome }),
            turned.outcome
        );
        let (view, mirror) = (super::mover_view(&one), super::mover_view(&other));
        let actions = view.actions(None);
        let mut list: Vec<String> = texts(&actions).iter().map(|text| turn(text)).collect();
        list.sort_unstable();
        assert_eq!(list, texts(&mirror.actions(None)), "{position}");
        for _ in 0..20 {
            let text = match rng.choose(&actions) {
                Some(action) => spoiled(&action.to_string(), &squares, rng),
                None => format!("{}-{}", squares[0], squares[1]),
            };
            let Ok(action) = text.parse() else { continue };
            let told = view
                .judge(&action)
                .map_err(|refusal| (refusal.code, refusal.rule, refusal.at.map(|at| at.to_string())));
            let mirrored = mirror.judge(&turn(&text).parse().unwrap());
            let mirrored =
                mirrored.map_err(|refusal| (refusal.code, refusal.rule, refusal.at.map(|at| turn(&at.to_string()))));
            assert_eq!(told, mirrored, "{position}: {text}");
        }
        let Some(action) = super::random_action(&view, rng, 20).filter(|_| !rng.spent()) else { break };
        let report = one.play(&action).unwrap();
        let mirrored = other.play(&turn(&action.to_string()).parse().unwrap()).unwrap();
        assert_eq!(report.revealed, mirrored.revealed);
    }
}
