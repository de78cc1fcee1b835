// Builds the npm package: cargo -> wasm-bindgen -> wasm-opt -> xtask locals -> pkg/. `--keep-wasm` leaves the wasm as it was
// built last, for work on what is TypeScript.
//
// These names stand for what is generated. package.json maps them (its field "imports"), so that esbuild, TypeScript,
// Vite and Node all resolve them without a plugin:
//   #glue   target/glue/rankfile.js   wasm-bindgen's module: the exports of src/wasm, `initSync` and a default `init`
//   #wasm   target/glue/wasm.js       the same wasm, packed: js/unpack.ts says how
//   #call   target/glue/call.js       the numbers of the calls, a constant each, from src/wasm/call.rs
//   #games  target/glue/games.js      what `games()` gives, as JSON: `export default "<json>"`
//   #shapes target/glue/shapes.js     what drawings are made of, by name, from src/svg.rs
//   #botglue, #botwasm                the same of the computer players, in target/glue/bot/
// Nothing but js/ imports them. The finished package goes by its own name, `rankfile`, also in tests and in www/.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { boardLanguages, bundledPackages, bundles } from "./bundle.mjs";
import { installNodeModules, installRust } from "./install.mjs";
import {
  at,
  cargoTarget,
  Failure,
  files,
  games,
  main,
  output,
  read,
  readJson,
  run,
  say,
  seconds,
  wasmTarget,
  whenChanged,
  write,
} from "./lib.mjs";
import { optimizations, smallest } from "./optimizations.mjs";
import { notices } from "./supply.mjs";

/**
 * The modules of WebAssembly: the rules, small because every page loads them, and the computer players, quick because they
 * have a few milliseconds for a thought.
 */
export const cores = [
  {
    name: "rules",
    features: ["wasm", ...games()].join(","),
    profile: "wire",
    passes: smallest,
    folder: "target/glue",
    more: ["rules.wasm", "call.js", "call.d.ts", "games.js", "games.d.ts", "shapes.js", "shapes.d.ts"],
  },
  {
    name: "bot",
    features: ["wasm-bot", ...games()].join(","),
    profile: "release",
    passes: optimizations,
    folder: "target/glue/bot",
    more: [],
  },
];

const keepWasm = process.argv.includes("--keep-wasm");

/** cargo -> wasm-bindgen -> wasm-opt -> xtask locals -> target/glue. */
async function buildWasm() {
  say("Compiling to WebAssembly (some minutes the first time) ...");
  await run("cargo", ["build", "--locked", "-p", "xtask", "--profile", "tools"], { CARGO_TERM_PROGRESS_WHEN: "never" });
  mkdirSync(at("target/glue"), { recursive: true });
  cpSync(`${cargoTarget}/tools/xtask`, at("target/glue/bindgen"));
  const changed = [];
  for (const core of cores) changed.push(await buildCore(core));
  return changed.some(Boolean);
}

export async function buildCore(core) {
  const { name, features, profile, passes, folder } = core;
  // Panic messages name source files: keep this machine's folders out of the module, and equal builds equal.
  const cargoHome = process.env.CARGO_HOME ?? `${homedir()}/.cargo`;
  const library = `${output("rustc", ["--print", "sysroot"])}/lib/rustlib/src/rust`;
  const remapped = [`${cargoHome}/registry/src=/cargo`, `${library}=/rust`];
  const flags = [process.env.RUSTFLAGS, ...remapped.map((prefix) => `--remap-path-prefix=${prefix}`)];
  const args = ["rustc", "--locked", "-p", "rankfile", "--lib", "--profile", profile, "--target", wasmTarget];
  args.push("--no-default-features", "--features", features, "--crate-type", "cdylib");
  await run("cargo", args, { RUSTFLAGS: flags.join(" ").trim(), CARGO_TERM_PROGRESS_WHEN: "never" });
  mkdirSync(at(folder), { recursive: true });
  cpSync(`${cargoTarget}/${wasmTarget}/${profile}/rankfile.wasm`, at(folder, "compiled.wasm"));
  const inputs = [
    `${folder}/compiled.wasm`,
    "target/glue/bindgen",
    "scripts/build.mjs",
    "scripts/optimizations.mjs",
    "src/wasm/call.rs",
    "package-lock.json",
  ];
  return whenChanged(name === "rules" ? "glue" : `glue-${name}`, inputs, async () => {
    const bound = `target/bindgen/${name}`;
    await run(at("target/glue/bindgen"), ["bindgen", at(folder, "compiled.wasm"), at(bound)]);
    say(`Optimizing the WebAssembly (${name}) ...`);
    const [from, to] = [at(bound, "rankfile_bg.wasm"), at(bound, "optimized.wasm")];
    await run(process.execPath, [at("node_modules/binaryen/bin/wasm-opt"), ...passes, from, "-o", to]);
    if (passes === smallest) await run(at("target/glue/bindgen"), ["locals", to, to]);
    for (const glue of ["rankfile.js", "rankfile.d.ts"]) write(`${folder}/${glue}`, read(`${bound}/${glue}`));
    const optimized = readFileSync(to);
    if (name === "rules") write(`${folder}/rules.wasm`, optimized);
    const deflated = at(bound, "deflated");
    await run(at("target/glue/bindgen"), ["deflate", to, deflated]);
    const packed = { base64: readFileSync(deflated, "base64"), size: optimized.length };
    write(`${folder}/wasm.js`, `export default ${JSON.stringify(packed)};\n`);
    write(`${folder}/wasm.d.ts`, "declare const packed: { base64: string; size: number };\nexport default packed;\n");
    if (name === "rules") {
      // A text and no object: each caller gets his own, and engines read JSON sooner than program text.
      await run(at("target/glue/bindgen"), ["games", at(`${bound}/games.json`)]);
      write("target/glue/games.js", `export default ${JSON.stringify(read(`${bound}/games.json`))};\n`);
      write("target/glue/games.d.ts", "declare const json: string;\nexport default json;\n");
      await run(at("target/glue/bindgen"), ["shapes", at(`${bound}/shapes.json`)]);
      write("target/glue/shapes.js", `export default ${read(`${bound}/shapes.json`)};\n`);
      write("target/glue/shapes.d.ts", "declare const shapes: Record<string, string>;\nexport default shapes;\n");
      const calls = read("src/wasm/call.rs").matchAll(/^ {4}([A-Z]\w+),$/gm);
      const numbers = [...calls].map(([, call], number) => `export const ${call} = ${number};\n`).join("");
      write("target/glue/call.js", numbers);
      write("target/glue/call.d.ts", numbers.replaceAll("export const", "export declare const"));
    }
    return made(core);
  });
}

const made = ({ folder, more }) =>
  ["rankfile.js", "rankfile.d.ts", "wasm.js", "wasm.d.ts", ...more].map((name) => `${folder}/${name}`);
const glue = cores.flatMap(made);

/** target/glue, js and www/board -> pkg. */
async function buildPackage() {
  const texts = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", ...guides()];
  const sources = ["js", ...pageSources(), "package.json", ...texts];
  const tools = [
    "scripts/build.mjs",
    "scripts/bundle.mjs",
    "scripts/supply.mjs",
    "Cargo.lock",
    "package-lock.json",
    "tsconfig.json",
    "tsconfig.types.json",
  ];
  return whenChanged("pkg", [...glue, ...sources, ...tools], async () => {
    say("Building the package in pkg/ ...");
    const made = [];
    const add = (name, content) => {
      write(`pkg/${name}`, content);
      made.push(`pkg/${name}`);
    };
    for (const [name, text] of await bundles()) add(name, text);
    add("THIRD-PARTY.md", notices(await bundledPackages()));
    add("rules.wasm", readFileSync(at("target/glue/rules.wasm")));
    for (const [name, content] of await declarations()) add(name, content);
    add("rules.wasm.d.ts", wasmTypes);
    add("script.d.ts", scriptTypes);
    for (const name of texts) add(name, read(name));
    add("package.json", `${JSON.stringify(manifest(made), null, 2)}\n`);
    for (const path of files("pkg").filter((path) => !made.includes(path))) rmSync(at(path));
    return made;
  });
}

/** What the readme leads to. */
const guides = () => files("docs").filter((path) => path.endsWith(".md"));

/** A relative import in a declaration; the groups are what stands before it, and the path without its ending. */
const imported = /(from |import |import\()"(\.[^"]*)\.[jt]s"/g;

/** The declarations that somebody can reach from an entry of the package, by name: those of js/ and www/ side by side. */
async function declarations() {
  rmSync(at("target/types"), { recursive: true, force: true });
  await run(at("node_modules/.bin/tsc"), ["-p", "tsconfig.types.json"]);
  const made = new Map();
  const place = (path) => path.replace(/^target\/types\/(js|www)\//, "");
  const reach = (path, ending) => {
    const name = place(path).replace(/\.d\.ts$/, `.d.${ending}`);
    if (made.get(name)?.path === path) return;
    if (made.has(name)) throw new Failure(`Two declarations in the package would be ${name}.`);
    const text = read(path);
    made.set(name, { path, text: text.replaceAll(imported, `$1"$2.${ending.replace("ts", "js")}"`) });
    for (const [, , to] of text.matchAll(imported)) {
      reach(join(dirname(path), `${to}.d.ts`), ending);
    }
  };
  for (const path of ["js/index", "js/slim", "js/bot", "www/board/index", "www/board/auto"].map(
    (entry) => `target/types/${entry}.d.ts`,
  )) {
    if (existsSync(at(path))) reach(path, "ts");
  }
  // TypeScript takes a .d.ts of this package for an ES module, which CommonJS must not import: it gets twins.
  reach("target/types/js/index.d.ts", "cts");

  const texts = new Map([...made].map(([name, { text }]) => [name, text]));
  for (const [entry, source] of [
    ["element", "index"],
    ["auto", "auto"],
  ]) {
    if (texts.has(`board/${source}.d.ts`)) texts.set(`${entry}.d.ts`, `export * from "./board/${source}.js";\n`);
  }
  // A language is imported for what it does.
  for (const tag of boardLanguages) texts.set(`lang/${tag}.d.ts`, "export {};\n");
  return texts;
}

// What an import of the wasm brings on hosts that compile it when code is deployed.
const wasmTypes = `declare const module: WebAssembly.Module;
export default module;
`;

// The plain script: its global is the package.
const scriptTypes = `export * from "./index.js";
export as namespace rankfile;
`;

/** package.json of the package: that of the workshop without what belongs to the workshop. */
function manifest(made) {
  const { name, version, description, keywords, license, engines, bin, exports } = readJson("package.json");
  const here = (value) =>
    typeof value === "string"
      ? value.replace(/^\.\/pkg\//, "./")
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, here(inner)]));
  const exists = (value) =>
    typeof value === "string" ? made.includes(`pkg/${value.slice(2)}`) : Object.values(value).every(exists);
  const entries = Object.entries(here(exports)).filter(([key, value]) => key === "./package.json" || exists(value));
  return {
    ...{ name, version, description, keywords, license, type: "module", engines },
    main: "./index.cjs",
    module: "./index.js",
    types: "./index.d.ts",
    bin: here(bin),
    exports: Object.fromEntries(entries),
    sideEffects: ["./auto.js", "./script.js", "./lang/*.js"],
  };
}

const pageSources = () => files("www").filter((path) => !path.startsWith("www/dist/"));

/** www -> www/dist, with the finished package. */
async function buildPage() {
  if (!existsSync(at("www/index.html"))) return false;
  return whenChanged(
    "page",
    [...pageSources(), "tests/rulebook", ...files("pkg"), "vite.config.ts", "scripts/rulebook.ts", "package-lock.json"],
    async () => {
      say("Building the page in www/dist/ ...");
      const vite = await import("vite");
      await vite.build({ configFile: at("vite.config.ts"), logLevel: "warn" });
      return files("www/dist");
    },
  );
}

/** Builds everything that is out of date, installing what that needs. */
export async function build() {
  const since = performance.now();
  await installNodeModules();
  if (!keepWasm) await installRust();
  const changed = [keepWasm ? false : await buildWasm(), await buildPackage(), await buildPage()];
  say(changed.some(Boolean) ? `Built in ${seconds(since)}.` : `Everything is up to date (${seconds(since)}).`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(build);
