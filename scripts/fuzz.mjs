// `npm run fuzz [target] [seconds]`: builds the fuzzers of fuzz/ and runs one of them, or all, for a minute or as long as
// is said. What they learn is kept in target/fuzz/ and goes on from there; what breaks the rules lies in its `crashes`.
// `npm run fuzz -- --seeds` makes the seeds in fuzz/seeds/ anew: the fewest that reach all code that was reached.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { at, cargoTarget, Failure, files, main, output, read, run, say, write } from "./lib.mjs";

/** What cargo-fuzz gives to the compiler but for the sanitizers: those want a nightly, and there is no unsafe code here. */
const COVERAGE = ["level=4", "inline-8bit-counters", "pc-table", "trace-compares"];
const FLAGS = ["-Cpasses=sancov-module", ...COVERAGE.map((what) => `-Cllvm-args=-sanitizer-coverage-${what}`)].join(
  " ",
);

const LONGEST = "-max_len=1024";
/** How many bytes of seeds a fuzzer may have in the repository. */
const MOST_SEEDS = 20_000;
const folder = (name) => {
  const path = at("target/fuzz", name);
  mkdirSync(path, { recursive: true });
  return path;
};

/** The names of the fuzzers. */
export const fuzzers = () => files("fuzz/targets").map((path) => path.replace(/^.*\/(.*)\.rs$/, "$1"));

// With a target named, cargo keeps the flags from build scripts and macros.
const host = () => output("rustc", ["-vV"]).match(/^host: (.+)$/m)[1];
const cargo = (command, ...rest) => {
  const chosen = ["-p", "rankfile-fuzz", "--bins", "--profile", "fuzz", "--target", host()];
  return run("cargo", [command, "--locked", ...chosen, ...rest], { RUSTFLAGS: FLAGS });
};

/** Builds all fuzzers. Returns the folder in which they lie. */
export async function buildFuzzers() {
  await cargo("build");
  return `${cargoTarget}/${host()}/fuzz`;
}

/** Lints them as they are built, so that what they need is made once. */
export const lintFuzzers = () => cargo("clippy", "--lib", "--", "-D", "warnings");

/** Unpacks the seeds of a fuzzer, one on a line. Returns their folder. */
function unpackSeeds(name) {
  const seeds = folder(`seeds/${name}`);
  const lines = read(`fuzz/seeds/${name}.txt`).trimEnd().split("\n");
  for (const [index, line] of lines.entries()) writeFileSync(`${seeds}/${index}`, Buffer.from(line, "base64"));
  return seeds;
}

/** Runs a fuzzer. Resolves to one line about it. @throws Failure when it finds something. */
function fuzz(binaries, name, seconds) {
  const log = `${folder(".")}/${name}.log`;
  const options = [
    ...[`-max_total_time=${seconds}`, LONGEST, "-len_control=0", "-timeout=60", "-rss_limit_mb=1024"],
    ...[`-artifact_prefix=${folder("crashes")}/${name}-`, `-dict=${at("fuzz/words.dict")}`, "-print_final_stats=1"],
  ];
  const child = spawn(`${binaries}/${name}`, [...options, folder(`corpus/${name}`), unpackSeeds(name)]);
  const stream = createWriteStream(log);
  child.stdout.pipe(stream, { end: false });
  child.stderr.pipe(stream, { end: false });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => {
      stream.end(() => {
        const text = readFileSync(log, "utf8");
        if (code === 0) return done(summary(name, text));
        const place = Math.max(0, text.search(/panicked at|ERROR: libFuzzer/));
        fail(
          new Failure(`The fuzzer ${name} found something (all of it: ${log}):\n${text.slice(place, place + 4000)}`),
        );
      });
    });
  });
}

/** How much was done, how fast, and what was reached: edges of the code, and features of libFuzzer. */
function summary(name, log) {
  const [, runs, edges, features] = log.match(/^#(\d+)\s+DONE\s+cov: (\d+) ft: (\d+)/m);
  const [, speed] = log.match(/average_exec_per_sec:\s+(\d+)/);
  return `${name.padEnd(15)}${runs} runs, ${speed} a second, ${edges} edges, ${features} features`;
}

/** Runs fuzzers, so many at a time. All run to their end, whatever one finds. */
export async function fuzzAll(binaries, names, seconds, atOnce) {
  const waiting = [...names];
  const found = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await fuzz(binaries, name, seconds).then(say, (error) => found.push(error.message));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (found.length > 0) throw new Failure(found.join("\n"));
}

/** Makes the seeds of a fuzzer anew. */
async function chooseSeeds(binaries, name) {
  const chosen = folder(`chosen/${name}`);
  rmSync(chosen, { recursive: true });
  // By the code that is reached alone, not by how often: the fewest seeds.
  const options = ["-set_cover_merge=1", "-use_counters=0", LONGEST];
  const from = [folder(`corpus/${name}`), unpackSeeds(name)];
  await run(`${binaries}/${name}`, [...options, folder(`chosen/${name}`), ...from]);
  const lines = files(`target/fuzz/chosen/${name}`).map((path) => readFileSync(at(path)).toString("base64"));
  // Where that is much, only some of each length: what is left out is soon found again.
  const nth = Math.ceil(lines.join("\n").length / MOST_SEEDS);
  const some = lines.sort((a, b) => a.length - b.length).filter((_, index) => index % nth === 0);
  write(`fuzz/seeds/${name}.txt`, `${some.join("\n")}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const given = process.argv.slice(2);
    const seconds = Number(given.find((word) => /^\d+$/.test(word)) ?? 60);
    const named = given.filter((word) => /^[a-z]/.test(word));
    const unknown = named.filter((name) => !fuzzers().includes(name));
    if (unknown.length > 0) throw new Failure(`There is no fuzzer ${unknown}, only ${fuzzers().join(", ")}.`);
    const names = named.length > 0 ? named : fuzzers();
    const binaries = await buildFuzzers();
    if (given.includes("--seeds")) for (const name of names) await chooseSeeds(binaries, name);
    else await fuzzAll(binaries, names, seconds, 1);
  });
}
