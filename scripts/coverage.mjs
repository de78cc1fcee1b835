// `npm run coverage`: how much of the rules the quick tests reach, by groups of files. Not all tests take part: those that
// play thousands of games take minutes, and would hide what no rule's own case reaches.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installCoverageTools } from "./install.mjs";
import { at, Failure, main, run, say } from "./lib.mjs";

const TESTS = [
  "bollwerk_cases",
  "bollwerk_rules",
  "bot",
  "challenges",
  "compat",
  "drawings",
  "family",
  "rules",
  "texts",
];

/** Groups of source files: the first that fits. */
const GROUPS = [
  ["Bollwerk", /^src\/games\/bollwerk\//],
  ["hidden ranks, Stratego, Generals", /^src\/(hidden|games)\//],
  ["foreign formats", /^src\/compat\//],
  ["computer players", /^src\/bot\//],
  ["data for front ends", /^src\/(serialize|wasm)\//],
  ["all else", /^src\//],
];

const profiles = at("target/coverage-profiles");
// One compilation of everything, apart from that of the tests.
const env = { RUSTFLAGS: "-Cinstrument-coverage", LLVM_PROFILE_FILE: `${profiles}/%p-%m.profraw` };
const cargo = ["test", "--locked", "--profile", "coverage", "--features", "serde,bot", "--lib"];

/** The executables of the tests. */
function executables() {
  const args = [...cargo, ...TESTS.flatMap((test) => ["--test", test]), "--no-run", "--message-format", "json"];
  const { stdout } = spawnSync("cargo", args, {
    ...{ cwd: at(), encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] },
    env: { ...process.env, ...env },
  });
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line).executable).filter(Boolean);
}

/** Runs the tests and prints what they reached. */
export async function checkCoverage() {
  const tools = await installCoverageTools();
  rmSync(profiles, { recursive: true, force: true });
  mkdirSync(profiles, { recursive: true });
  await run("cargo", [...cargo, ...TESTS.flatMap((test) => ["--test", test]), "--quiet"], env);
  const raw = readdirSync(profiles).map((name) => `${profiles}/${name}`);
  await run(`${tools}/llvm-profdata`, ["merge", "-sparse", "-o", `${profiles}/all.profdata`, ...raw]);
  const [first, ...others] = executables();
  const objects = others.flatMap((path) => ["-object", path]);
  const args = ["export", "-summary-only", `-instr-profile=${profiles}/all.profdata`, first, ...objects];
  const { stdout, stderr } = spawnSync(`${tools}/llvm-cov`, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (!stdout.startsWith("{")) throw new Failure(`llvm-cov fails: ${stderr}`);
  report(JSON.parse(stdout).data[0].files);
}

function report(files) {
  const sources = files
    .map(({ filename, summary }) => ({ path: filename.slice(at("/").length), summary }))
    .filter(({ path }) => path.startsWith("src/"));
  const left = new Set(sources);
  const row = (name, some) => {
    const sum = (what) => {
      const count = some.reduce((all, { summary }) => all + summary[what].count, 0);
      const covered = some.reduce((all, { summary }) => all + summary[what].covered, 0);
      return `${((100 * covered) / count).toFixed(1).padStart(5)} % of ${String(count).padStart(6)} ${what}`;
    };
    say(`${name.padEnd(34)}${sum("lines")}   ${sum("regions")}`);
  };
  for (const [name, pattern] of GROUPS) {
    const some = [...left].filter(({ path }) => pattern.test(path));
    for (const file of some) left.delete(file);
    if (some.length > 0) row(name, some);
  }
  row("together", sources);
  const least = sources
    .filter(({ summary }) => summary.lines.count > 20)
    .sort((a, b) => a.summary.lines.percent - b.summary.lines.percent);
  say(
    `Least: ${least
      .slice(0, 6)
      .map(({ path, summary }) => `${path} ${summary.lines.percent.toFixed(0)} %`)
      .join(", ")}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(checkCoverage);
