//! Runs every task once natively and prints `NAME<tab>UNIT<tab>UNITS<tab>SECONDS` a line; `scripts/bench.mjs` reads it.

use std::time::Instant;

use rankfile_bench::{TASKS, crowded, run};

fn main() {
    if let Some(view) = crowded() {
        eprintln!("actions of the crowded position: {}", rankfile::game::View::actions(&view, None).len());
    }
    for (task, (name, unit, count)) in (0..).zip(TASKS) {
        // Once to warm up.
        let _ = run(task, count.div_ceil(10));
        let start = Instant::now();
        let done = run(task, *count);
        println!("{name}\t{unit}\t{done}\t{}", start.elapsed().as_secs_f64());
    }
}
