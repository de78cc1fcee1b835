// `npm test`: installs what is missing and runs every check, one step after another. A failing step does not stop the
// next ones; the run as a whole then fails. `npm test -- --only fmt,node` runs some steps, `-- --list` names them.
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { checkReference } from "./api-docs.mjs";
import { build, cores } from "./build.mjs";
import { checkCoverage } from "./coverage.mjs";
import { buildFuzzers, fuzzAll, fuzzers, lintFuzzers } from "./fuzz.mjs";
import { installChromium, installNodeModules, installPackTools, installRust, installTestRunner } from "./install.mjs";
import { at, Failure, files, games, main, run, say, seconds, wasmTarget } from "./lib.mjs";
import { checkPins } from "./pins.mjs";
import { checkSizes } from "./sizes.mjs";
import { checkSupply } from "./supply.mjs";

const bareMetal = "thumbv7em-none-eabi";
const [wasm, botWasm] = cores.map(({ features }) => [
  ...["--target", wasmTarget, "--no-default-features"],
  ...["--features", features],
]);
const node = (...args) => run(process.execPath, args);
const npmTool = (tool, ...args) => run(at("node_modules/.bin", tool), args);

/** Runs cargo with the lock file as it is: a test run never raises a version. */
const cargo = (command, args, env) => run("cargo", [command, "--locked", ...args], env);
const lint = (...args) => cargo("clippy", [...args, "--", "-D", "warnings"]);

/** Runs the tests below a folder with Node's own runner. */
async function nodeTests(folder) {
  const tests = files(folder).filter((path) => path.endsWith(".test.mjs"));
  if (tests.length === 0) throw new Failure(`There is no test in ${folder}.`);
  await node("--test", ...tests);
}

/** The tests of the border in tests/web.rs. They name no place to run, so that each runs in all of them. */
async function wasmTests(env = {}) {
  const runner = await installTestRunner();
  const chosen = { [`CARGO_TARGET_${wasmTarget.toUpperCase().replaceAll("-", "_")}_RUNNER`]: runner, ...env };
  await cargo("test", [...wasm, "--test", "web"], chosen);
}

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

// Every step there is, cheap ones first. `needs`: what must exist, or the step fails. `built`: the package and the page
// are brought up to date first.
const steps = [
  { id: "pins", title: "Versions that must match", run: checkPins },
  { id: "fmt", title: "Format of the Rust sources", run: () => run("cargo", ["fmt", "--all", "--check"]) },
  {
    id: "biome",
    title: "Format and lint of all else",
    run: () => npmTool("biome", "check", "--error-on-warnings", "--colors=off", "."),
  },
  {
    id: "clippy",
    title: "Lint of the Rust sources",
    async run() {
      await lint("--all-targets", "--features", "serde,bot");
      for (const game of ["", ...games()]) await lint("--lib", "--no-default-features", "--features", game);
      for (const game of ["", ...games()]) await lint("--lib", "--no-default-features", "--features", `bot,${game}`);
      await lint("--lib", ...wasm);
      for (const game of games()) {
        await lint("--lib", "--target", wasmTarget, "--no-default-features", "--features", `wasm,${game}`);
      }
      await lint("--lib", ...botWasm);
      if (existsSync(at("tests/web.rs"))) await lint("--test", "web", ...wasm);
    },
  },
  {
    id: "doc",
    title: "Documentation of the crate",
    run: () => cargo("doc", ["--no-deps", "--features", "serde,bot"], { RUSTDOCFLAGS: "-D warnings" }),
  },
  {
    id: "bare",
    title: "The rules without an operating system",
    async run() {
      await installRust(bareMetal);
      const bare = ["--lib", "--target", bareMetal, "--no-default-features", "--features"];
      await cargo("build", [...bare, games().join(",")]);
      await cargo("build", [...bare, ["serde", "compat", "bot", ...games()].join(",")]);
    },
  },
  {
    id: "crate",
    title: "The crate as cargo packages it",
    // It is built from what is in it alone. Somebody may be working on it; the registry is asked nothing.
    run: () => cargo("package", ["-p", "rankfile", "--offline", "--allow-dirty"]),
  },
  { id: "rust", title: "Tests of the rules", run: () => cargo("test", ["--no-fail-fast", "--features", "serde,bot"]) },
  { id: "coverage", title: "What the tests of the rules reach", run: checkCoverage },
  {
    id: "leak",
    title: "A leak planted on purpose is found",
    needs: ["tests/leaks.rs"],
    run: () => cargo("test", ["--features", "serde,planted-leak", "--test", "leaks"]),
  },
  {
    id: "fuzz",
    title: "The fuzzers, each for a moment",
    async run() {
      await lintFuzzers();
      await fuzzAll(await buildFuzzers(), fuzzers(), 20, 2);
    },
  },
  { id: "build", title: "The package and the page", built: true, run() {} },
  {
    id: "types",
    title: "Types of the package and the page",
    built: true,
    async run() {
      await npmTool("tsc", "-p", "tsconfig.json");
      await npmTool("tsc", "-p", "tsconfig.node.json");
    },
  },
  { id: "api", title: "The reference of the package", built: true, run: checkReference },
  { id: "node", title: "The package in Node", needs: ["tests/js"], built: true, run: () => nodeTests("tests/js") },
  {
    id: "pack",
    title: "The package as npm installs it",
    built: true,
    async run() {
      await installPackTools();
      await installChromium();
      await nodeTests("tests/pack");
    },
  },
  { id: "wasm-node", title: "The border in Node", needs: ["tests/web.rs"], run: () => wasmTests() },
  {
    id: "wasm-browser",
    title: "The border in Chromium",
    needs: ["tests/web.rs"],
    async run() {
      await installChromium();
      const env = { WASM_BINDGEN_USE_BROWSER: "1", CHROMEDRIVER: "/usr/bin/chromedriver" };
      await wasmTests({ ...env, WASM_BINDGEN_TEST_TIMEOUT: "120", WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "30" });
    },
  },
  {
    id: "page",
    title: "The page in Chromium",
    needs: ["tests/page", "www/index.html"],
    built: true,
    async run() {
      await installChromium();
      const cli = at("node_modules/@playwright/test/cli.js");
      await run(process.execPath, [cli, "test"], { RANKFILE_TEST_PORT: String(await freePort()) });
    },
  },
  { id: "supply", title: "What ships, and under which licences", built: true, run: checkSupply },
  { id: "sizes", title: "Sizes", built: true, run: checkSizes },
];

/** The steps asked for by `--only a,b`; all of them without it. */
function chosen() {
  const flag = process.argv.indexOf("--only");
  if (flag < 0) return steps;
  const ids = (process.argv[flag + 1] ?? "").split(",");
  const unknown = ids.filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0) throw new Failure(`There is no step ${unknown.join(", ")}. Try --list.`);
  return steps.filter((step) => ids.includes(step.id));
}

/** The build that all steps share. */
let built;

async function perform(step) {
  const missing = (step.needs ?? []).filter((path) => !existsSync(at(path)));
  if (missing.length > 0) throw new Failure(`Missing: ${missing.join(", ")}`);
  if (step.built) {
    built ??= build();
    await built;
  }
  await step.run();
}

await main(async () => {
  if (process.argv.includes("--list")) {
    for (const { id, title } of steps) say(`${id.padEnd(14)}${title}`);
    return;
  }
  const todo = chosen();
  if (!process.env.RANKFILE_CORPUS) say("RANKFILE_CORPUS is not set: tests against outside evidence will be skipped.");
  await installNodeModules();
  await installRust();

  const results = [];
  for (const step of todo) {
    say(`\n=== ${step.id}: ${step.title} ===`);
    const since = performance.now();
    let passed = true;
    try {
      await perform(step);
    } catch (error) {
      console.error(error instanceof Failure ? error.message : error);
      passed = false;
    }
    results.push({ step, passed, time: seconds(since) });
    say(`--- ${step.id}: ${passed ? "passed" : "FAILED"} in ${seconds(since)} ---`);
  }

  say("\n=== Summary ===");
  for (const { step, passed, time } of results) {
    say(`${passed ? "passed" : "FAILED"}  ${time.padStart(8)}  ${step.id.padEnd(14)}${step.title}`);
  }
  const failed = results.filter(({ passed }) => !passed).length;
  if (failed > 0) process.exitCode = 1;
  say(`${results.length - failed} passed, ${failed} failed`);
});
