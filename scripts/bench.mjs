// `npm run bench`: what rankfile costs, beside other libraries, on this machine and in this run. Every measure is taken several
// times, each time in a fresh process, all of them by turns; what is told is the median, and how far apart they were.
// Times belong to this machine and hour; only ratios travel.
import { spawnSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { FIRSTS } from "../bench/firsts.mjs";
import { buildBench, hasPeers, native, peersFolder, WAYS, wasmAddress } from "./bench-build.mjs";
import { goals } from "./bench-goals.mjs";
import { sizes } from "./bench-sizes.mjs";
import { growthTables, memoryGrown, memoryTable, RELEASES, speedTable } from "./bench-tables.mjs";
import { at, Failure, main, output, read, say, seconds, write } from "./lib.mjs";

const guide = "docs/bench.md";

const help = `npm run bench -- [options]

  --quick          two short rounds instead of five, for a first look
  --only PATTERN   only measures whose name holds this, e.g. --only stratego
  --growth         only what calls cost as the work grows
  --write          writes the tables into ${guide}
  ROUNDS=N         in the environment: so many rounds`;

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
    growth: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const { quick } = options;
const rounds = Number(process.env.ROUNDS ?? (quick ? 2 : 5));
/** How long each measure runs in a round, in milliseconds. */
const time = quick ? 100 : 250;
/** How often a library is loaded in a round. */
const loads = quick ? 2 : 3;
/** Rounds and lengths of games for what grows; how many calls and games for memory. */
const growthRounds = Math.min(rounds, 2);
const lengths = quick ? [100, 1000] : [100, 1000, 10_000];
const life = quick ? [100_000, 1000] : [1_000_000, 10_000];

/** Seconds for a unit, by column and name, of all rounds. */
const measures = new Map();
const key = (column, name) => `${column}\t${name}`;
const of = (name, column) => measures.get(key(column, name)) ?? [];

/** Runs a program that measures, in a process of its own, and keeps what it tells. */
function measure(column, command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1e8 });
  if (status !== 0) throw new Failure(`${command} ${args.join(" ")} failed:\n${stderr.slice(-4000)}`);
  for (const line of stdout.split("\n").filter(Boolean)) {
    const [name, , units, amount] = line.split("\t");
    measures.set(key(column, name), [...of(name, column), Number(amount) / Number(units)]);
  }
}

const measureInNode = (column, program, ...args) =>
  measure(column, process.execPath, [at("bench", program), options.only, String(time), ...args]);

const wanted = (name) => name.toLowerCase().includes(options.only.toLowerCase());

function measureSpeed() {
  measure("native", native, [options.only.toLowerCase(), String(time)]);
  for (const [column, { profile }] of Object.entries(WAYS)) measureInNode(column, "wasm.mjs", wasmAddress(profile));
  measureInNode("javascript", "calls.mjs");
  measureInNode("javascript", "peers.mjs", pathToFileURL(at(peersFolder)).href);
  const loaded = [...FIRSTS.keys()].filter((name) => name.startsWith("rankfile") || hasPeers());
  for (const name of loaded.filter((name) => wanted(`${name} load, node`))) {
    const root = `${pathToFileURL(at(".")).href}/`;
    for (let load = 0; load < loads; load += 1) measureInNode("javascript", "load.mjs", name, root);
  }
  if (loaded.some((name) => wanted(`${name} load, chromium`))) {
    for (let load = 0; load < loads; load += 1) measureInNode("javascript", "chromium.mjs", at("."), loaded.join());
  }
}

/** Where this was measured, in general words. */
function machine() {
  const cores = cpus();
  const chromium = output("/usr/bin/chromium", ["--version"])?.match(/\d+/)?.[0];
  const about = [
    `${cores.length} cores (${cores[0]?.model.trim() ?? "unknown"})`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    ...(chromium ? [`Chromium ${chromium}`] : []),
    output("rustc", ["--version"])?.replace(/ \(.*/, ""),
  ];
  const missing = hasPeers() ? "" : " The other libraries could not be installed.";
  // The measures themselves keep little more than one core busy.
  const busy =
    loadavg()[0] > cores.length ? " **The machine was busy with other things: take the times for rough ones.**" : "";
  return `${about.join(", ")}. ${rounds === 1 ? "One round." : `Medians of ${rounds} rounds.`}${missing}${busy}`;
}

/** Writes sections of the guide anew. */
function writeGuide(sections) {
  let text = read(guide);
  for (const [name, content] of sections) {
    const [head, tail] = [`<!-- bench ${name} -->\n`, `\n<!-- end ${name} -->`];
    if (!text.includes(head) || !text.includes(tail)) throw new Failure(`${guide} has no section ${name}.`);
    text = `${text.split(head)[0]}${head}${content}${tail}${text.split(tail)[1]}`;
  }
  write(guide, text);
  say(`Written: ${guide}`);
}

await main(async () => {
  if (options.help) return say(help);
  if (!(rounds >= 1)) throw new Failure("ROUNDS is a number of rounds.");
  if (options.write && options.only !== "") throw new Failure("A part of the measures is not written.");
  const since = performance.now();
  const all = options.only === "" && !options.growth;
  await buildBench({ tasks: !options.growth, sizes: all, peers: !options.growth });

  const started = performance.now();
  if (!options.growth) {
    for (let round = 1; round <= rounds; round += 1) {
      say(`Round ${round} of ${rounds} ...`);
      measureSpeed();
    }
  }
  if (all || options.growth) {
    say("Growth ...");
    for (let round = 0; round < growthRounds; round += 1) {
      measureInNode("javascript", "growth.mjs", lengths.join());
    }
  }
  if (all) {
    say("Memory ...");
    for (const how of RELEASES.keys()) measureInNode("javascript", "memory.mjs", how, ...life.map(String));
  }

  const sections = new Map([["machine", machine()]]);
  if (!options.growth) sections.set("speed", speedTable(of));
  const names = [...measures.keys()].map((key) => key.split("\t")[1]);
  sections.set("growth", growthTables(of, names).join("\n\n"));
  const found = { of };
  if (all) {
    const { brotli, text } = await sizes();
    sections.set("sizes", text);
    sections.set("memory", memoryTable(of, life));
    Object.assign(found, { brotli, memory: memoryGrown(of) });
  }
  if (!options.growth) sections.set("goals", goals(found));
  for (const content of sections.values()) if (content !== "") say(`\n${content}`);
  say(`\nMeasured in ${seconds(started)}, built and measured in ${seconds(since)}.`);
  if (options.write) writeGuide(sections);
});
