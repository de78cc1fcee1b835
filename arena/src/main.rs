//! `npm run arena`: every level plays every other, each opening twice with the sides swapped.
//!
//! Results go to a file that is only ever added to; a run that was broken off goes on where it was. Games of another build
//! or on other terms are in the same file and do not count.
mod contest;
mod results;
mod table;

use std::error::Error;
use std::hash::{DefaultHasher, Hasher};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

use contest::{Budget, Pairing, Played, Terms};
use rankfile::bot::Level;
use rankfile::games::bollwerk::Bollwerk;
use rankfile::hidden::HiddenGame;
use rankfile::settings::Settings;
use results::{Line, Writer};

const HELP: &str = "\
Lets the computer players play each other.

  --game ID        bollwerk, stratego or generals [bollwerk]
  --levels A,B,..  which levels play [random,greedy,beginner,casual,club,strong]
  --neighbours     only levels that stand side by side in that list
  --pairs N        openings for each pairing, each played twice; 0 tells what is known [60]
  --nodes N        nodes for an action [20000]
  --ms N           milliseconds for an action, instead
  --edition NAME   the edition of the rules
  --army NAME      the army
  --cap N          turns after which a game is a draw [400]
  --random N       random turns at the start of a game without set-ups [4]
  --threads N      games at a time [1]
  --seed N         another number, other openings [1]
  --out FILE       where the results are kept [target/arena/results.tsv]
  --report FILE    a Markdown file whose section of this game is written anew
";

struct Options {
    levels: Vec<Level>,
    neighbours: bool,
    pairs: u64,
    threads: usize,
    seed: u64,
    out: PathBuf,
    report: Option<PathBuf>,
    terms: Terms,
}

impl Options {
    fn read(mut args: pico_args::Arguments) -> Result<Options, Box<dyn Error>> {
        let levels: Option<String> = args.opt_value_from_str("--levels")?;
        let levels = match levels {
            Some(names) => names.split(',').map(str::parse).collect::<Result<Vec<Level>, _>>()?,
            None => Level::ALL.to_vec(),
        };
        let nodes = args.opt_value_from_str("--nodes")?;
        let time = args.opt_value_from_str("--ms")?;
        let budget = match (nodes, time) {
            (Some(_), Some(_)) => return Err("either --nodes or --ms".into()),
            (_, Some(time)) => Budget::Milliseconds(time),
            (nodes, None) => Budget::Nodes(nodes.unwrap_or(20_000)),
        };
        let settings = Settings {
            edition: args.opt_value_from_str("--edition")?,
            army: args.opt_value_from_str("--army")?,
            ..Settings::new()
        };
        let options = Options {
            levels,
            neighbours: args.contains("--neighbours"),
            pairs: args.opt_value_from_str("--pairs")?.unwrap_or(60),
            threads: args.opt_value_from_str("--threads")?.unwrap_or(1),
            seed: args.opt_value_from_str("--seed")?.unwrap_or(1),
            out: args.opt_value_from_str("--out")?.unwrap_or_else(|| "target/arena/results.tsv".into()),
            report: args.opt_value_from_str("--report")?,
            terms: Terms {
                game: args.opt_value_from_str("--game")?.unwrap_or_else(|| "bollwerk".into()),
                budget,
                cap: args.opt_value_from_str("--cap")?.unwrap_or(400),
                random_turns: args.opt_value_from_str("--random")?.unwrap_or(4),
                settings,
            },
        };
        match args.finish().first() {
            Some(unknown) => Err(format!("unknown: {}", unknown.display()).into()),
            None => Ok(options),
        }
    }

    /// What must be the same for games to be comparable.
    fn terms_text(&self) -> Result<String, Box<dyn Error>> {
        let mut hasher = DefaultHasher::new();
        hasher.write(&fs::read(env::current_exe()?)?);
        let Terms { game, budget, cap, random_turns, settings } = &self.terms;
        let settings = format!("{:?} {:?}", settings.edition, settings.army);
        Ok(format!("{game} {budget:?} {settings} cap {cap} random {random_turns} build {:016x}", hasher.finish()))
    }

    /// The games to play, opening by opening, so that all pairings have about as many when a run is broken off.
    fn schedule(&self) -> Vec<Pairing> {
        let mut games = Vec::new();
        for pair in 0..self.pairs {
            let opening = self.seed << 32 | pair;
            for (index, first) in self.levels.iter().enumerate() {
                let others = self.levels.iter().skip(index + 1).take(if self.neighbours { 1 } else { usize::MAX });
                for second in others {
                    games.push(Pairing { levels: [*first, *second], opening });
                    games.push(Pairing { levels: [*second, *first], opening });
                }
            }
        }
        games
    }
}

fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    let play: fn(&Terms, Pairing) -> Result<Played, rankfile::error::Error> = match options.terms.game.as_str() {
        "bollwerk" => contest::play::<Bollwerk>,
        "generals" | "stratego" => contest::play::<HiddenGame>,
        other => return Err(format!("no such game: {other}").into()),
    };
    let terms = options.terms_text()?;
    let schedule = options.schedule();
    // All games on these terms count, whichever run they were played in.
    let of_levels = |line: &Line| line.levels.iter().all(|level| options.levels.contains(level));
    let done: Vec<Line> = results::read(&options.out, &terms)?.into_iter().filter(of_levels).collect();
    let is_open = |game: &&Pairing| !done.iter().any(|line| line.levels == game.levels && line.opening == game.opening);
    let open: Vec<Pairing> = schedule.iter().filter(is_open).copied().collect();
    let total = done.len() + open.len();
    let next = AtomicUsize::new(0);
    let shared = Mutex::new((Writer::open(&options.out)?, done));
    let failure: Mutex<Option<String>> = Mutex::new(None);
    let work = || {
        while let Some(pairing) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = play(&options.terms, *pairing).map_err(|error| error.to_string()).and_then(|played| {
                let Played { winner, reason, asked } = played;
                let Pairing { levels, opening } = *pairing;
                let line = Line { terms: terms.clone(), levels, opening, winner, reason, asked };
                let mut shared = shared.lock().map_err(|error| error.to_string())?;
                shared.0.add(&line).map_err(|error| error.to_string())?;
                shared.1.push(line);
                eprint!("\r{} of {total} games", shared.1.len());
                Ok(())
            });
            if let (Err(error), Ok(mut failure)) = (result, failure.lock()) {
                *failure = Some(error);
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            scope.spawn(work);
        }
    });
    eprintln!();
    if let Some(error) = failure.into_inner()? {
        return Err(error.into());
    }
    let (_, lines) = shared.into_inner()?;
    let text = format!("{}\n{}", table::markdown(&options.levels, &lines), table::remarks(&lines));
    println!("{text}");
    match &options.report {
        Some(path) => report(path, options, &text),
        None => Ok(()),
    }
}

/// Writes the section of a game anew; the rest of the file stays.
fn report(path: &PathBuf, options: &Options, table: &str) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    let (begin, end) =
        (format!("<!-- arena {} -->\n", options.terms.game), format!("<!-- end {} -->", options.terms.game));
    let (before, rest) = text.split_once(&begin).ok_or("the report has no section for this game")?;
    let (_, after) = rest.split_once(&end).ok_or("the section of this game does not end")?;
    let budget = match options.terms.budget {
        Budget::Nodes(nodes) => format!("{nodes} nodes"),
        Budget::Milliseconds(time) => format!("{time} ms"),
    };
    let head = format!("{budget} an action.\n\n");
    fs::write(path, format!("{before}{begin}{head}{table}{end}{after}"))?;
    Ok(())
}

fn main() -> ExitCode {
    let mut args = pico_args::Arguments::from_env();
    if args.contains(["-h", "--help"]) {
        print!("{HELP}");
        return ExitCode::SUCCESS;
    }
    match Options::read(args).and_then(|options| run(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arena: {error}");
            ExitCode::FAILURE
        }
    }
}
