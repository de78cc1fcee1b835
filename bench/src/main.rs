//! Runs the tasks natively, those whose name holds the first argument if there is one, and prints
//! `NAME<tab>UNIT<tab>UNITS<tab>SECONDS` a line. The second argument is for how many milliseconds to run each.

use std::time::{Duration, Instant};

use rankfile_bench::TASKS;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let wanted = arguments.next().unwrap_or_default();
    let time = Duration::from_millis(arguments.next().and_then(|text| text.parse().ok()).unwrap_or(300));
    for task in TASKS.iter().filter(|task| task.name.contains(&wanted)) {
        // Once to warm up.
        let _ = task.run(task.count);
        let (start, mut done) = (Instant::now(), 0_u64);
        while start.elapsed() < time {
            done += u64::from(task.run(task.count));
        }
        println!("{}\t{}\t{done}\t{}", task.name, task.unit, start.elapsed().as_secs_f64());
    }
}
