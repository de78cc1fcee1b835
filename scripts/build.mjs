// Builds the npm package: cargo -> wasm-bindgen -> wasm-opt -> pkg/.
//
// Two names stand for what is generated. package.json maps them (its field "imports"), so that esbuild, TypeScript,
// Vite and Node all resolve them without a plugin:
//   #glue   target/glue/rankfile.js   wasm-bindgen's module: the exports of src/wasm, `initSync` and a default `init`
//   #wasm   target/glue/wasm.js       the same wasm as base64: `export default "<base64>"`
// Nothing but js/ imports them. The finished package goes by its own name, `rankfile`, also in tests and in www/.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { pathToFileURL } from "node:url";
import { installNodeModules, installRust } from "./install.mjs";
import {
  at,
  cargoTarget,
  files,
  games,
  main,
  read,
  readJson,
  run,
  say,
  seconds,
  wasmTarget,
  whenChanged,
  write,
} from "./lib.mjs";

export const wasmFeatures = ["wasm", ...games()].join(",");

/** cargo -> wasm-bindgen -> wasm-opt -> target/glue. */
async function buildWasm() {
  say("Compiling the rules to WebAssembly (some minutes the first time) ...");
  // Panic messages name source files: keep this machine's folders out of the module, and equal builds equal.
  const cargoHome = process.env.CARGO_HOME ?? `${homedir()}/.cargo`;
  const flags = [process.env.RUSTFLAGS, `--remap-path-prefix=${cargoHome}/registry/src=/cargo`];
  const rules = ["rustc", "--locked", "-p", "rankfile", "--lib", "--release", "--target", wasmTarget];
  rules.push("--no-default-features", "--features", wasmFeatures, "--crate-type", "cdylib");
  // The two compilations share nothing, so they run side by side.
  await Promise.all([
    run("cargo", rules, { RUSTFLAGS: flags.join(" ").trim(), CARGO_TERM_PROGRESS_WHEN: "never" }),
    run("cargo", ["build", "--locked", "-p", "xtask", "--profile", "tools"], { CARGO_TERM_PROGRESS_WHEN: "never" }),
  ]);

  const compiled = `${cargoTarget}/${wasmTarget}/release/rankfile.wasm`;
  const bindgen = `${cargoTarget}/tools/xtask`;
  mkdirSync(at("target/glue"), { recursive: true });
  cpSync(compiled, at("target/glue/compiled.wasm"));
  cpSync(bindgen, at("target/glue/bindgen"));
  const inputs = ["target/glue/compiled.wasm", "target/glue/bindgen", "scripts/build.mjs", "package-lock.json"];
  const changed = await whenChanged("glue", inputs, async () => {
    await run(bindgen, ["bindgen", compiled, at("target/bindgen")]);
    say("Optimizing the WebAssembly ...");
    await run(process.execPath, [at("node_modules/binaryen/bin/wasm-opt"), ...optimizations()]);
    write("target/glue/rankfile.js", read("target/bindgen/rankfile.js"));
    write("target/glue/rankfile.d.ts", read("target/bindgen/rankfile.d.ts"));
    write("target/glue/rules.wasm", readFileSync(at("target/bindgen/optimized.wasm")));
    const base64 = readFileSync(at("target/bindgen/optimized.wasm")).toString("base64");
    write("target/glue/wasm.js", `export default "${base64}";\n`);
    write("target/glue/wasm.d.ts", "declare const base64: string;\nexport default base64;\n");
    return glue;
  });
  return changed;
}

const glue = ["rankfile.js", "rankfile.d.ts", "rules.wasm", "wasm.js", "wasm.d.ts"].map(
  (name) => `target/glue/${name}`,
);

function optimizations() {
  // What the compiler uses by default, by name: "all features" makes modules that Node 20 refuses.
  const features = [
    "bulk-memory",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
  ];
  return [
    "-O3",
    ...features.map((feature) => `--enable-${feature}`),
    // Packing drops the zeros between tables, which brotli had for free, and pays for it in code.
    "--skip-pass=memory-packing",
    "--strip-producers",
    at("target/bindgen/rankfile_bg.wasm"),
    "-o",
    at("target/bindgen/optimized.wasm"),
  ];
}

// What the package consists of. An entry without a source is left out.
const modules = [
  { name: "index.js", source: "js/index.ts", format: "esm" },
  { name: "index.cjs", source: "js/index.ts", format: "cjs" },
  { name: "slim.js", source: "js/slim.ts", format: "esm" },
  { name: "bot.js", source: "js/bot.ts", format: "esm" },
  { name: "element.js", source: "www/board/index.ts", format: "esm", minify: true },
  { name: "auto.js", source: "www/board/auto.ts", format: "esm", minify: true },
  { name: "script.js", source: "www/board/auto.ts", format: "iife", minify: true },
];

/** The plain script holds everything, for pages without modules: the API as the global `rankfile`, and the element. */
const script = 'import "./www/board/auto.ts"; export * from "./js/index.ts";';

/** Modules that are files of the package beside the one being built: imported, not copied into it. */
const beside = (build) => {
  if (build.initialOptions.format === "iife") {
    build.onResolve({ filter: /^rankfile$/ }, () => ({ path: at("js/index.ts") }));
    return;
  }
  const external = (path) => ({ path, external: true, sideEffects: false });
  build.onResolve({ filter: /^rankfile$/ }, () => external("./index.js"));
  build.onResolve({ filter: /^\.\/index(\.[jt]s)?$/ }, ({ importer }) =>
    importer === at("www/board/auto.ts") ? external("./element.js") : undefined,
  );
};

/** target/glue, js and www/board -> pkg. */
async function buildPackage() {
  const sources = ["js", "www/board", "package.json", "README.md", "LICENSE-MIT", "LICENSE-APACHE"];
  const tools = ["scripts/build.mjs", "package-lock.json", "tsconfig.json", "tsconfig.types.json"];
  return whenChanged("pkg", [...glue, ...sources, ...tools], async () => {
    say("Building the package in pkg/ ...");
    const esbuild = await import("esbuild");
    const made = [];
    const add = (name, content) => {
      write(`pkg/${name}`, content);
      made.push(`pkg/${name}`);
    };
    for (const { name, source, format, minify } of modules.filter(({ source }) => existsSync(at(source)))) {
      const { outputFiles } = await esbuild.build({
        absWorkingDir: at(),
        ...(format === "iife"
          ? { stdin: { contents: script, resolveDir: at() }, globalName: "rankfile" }
          : { entryPoints: [source] }),
        bundle: true,
        write: false,
        format,
        minify: minify ?? false,
        platform: "neutral",
        mainFields: ["module", "main"],
        target: "es2022",
        charset: "utf8",
        legalComments: "inline",
        logLevel: "warning",
        plugins: [{ name: "beside", setup: beside }],
      });
      add(name, outputFiles[0].text);
    }
    add("rules.wasm", readFileSync(at("target/glue/rules.wasm")));
    for (const [name, content] of await declarations()) add(name, content);
    for (const name of ["README.md", "LICENSE-MIT", "LICENSE-APACHE"]) add(name, read(name));
    add("package.json", `${JSON.stringify(manifest(made), null, 2)}\n`);
    for (const path of files("pkg").filter((path) => !made.includes(path))) rmSync(at(path));
    return made;
  });
}

/** The declarations of js/ lie beside the modules; those of the board in a folder of its own. */
async function declarations() {
  rmSync(at("target/types"), { recursive: true, force: true });
  await run(at("node_modules/.bin/tsc"), ["-p", "tsconfig.types.json"]);
  const made = new Map();
  const folders = { "target/types/js": "", "target/types/www/board": "board/" };
  for (const [folder, to] of Object.entries(folders)) {
    for (const path of files(folder)) {
      const text = read(path).replaceAll(/(from |import\()"(\.[^"]*)\.ts"/g, '$1"$2.js"');
      const name = path.slice(folder.length + 1);
      made.set(`${to}${name}`, text);
      // TypeScript takes a .d.ts of this package for an ES module, which CommonJS must not import: it gets a twin.
      if (to === "") {
        made.set(name.replace(/\.d\.ts$/, ".d.cts"), text.replaceAll(/(from |import\()"(\.[^"]*)\.js"/g, '$1"$2.cjs"'));
      }
    }
  }
  if (made.has("board/index.d.ts")) made.set("element.d.ts", 'export * from "./board/index.js";\n');
  if (made.has("board/auto.d.ts")) made.set("auto.d.ts", 'export * from "./board/auto.js";\n');
  return made;
}

/** package.json of the package: that of the workshop without what belongs to the workshop. */
function manifest(made) {
  const { name, version, description, keywords, license, engines, exports } = readJson("package.json");
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
    exports: Object.fromEntries(entries),
    sideEffects: ["./auto.js"],
  };
}

/** www -> www/dist, with the finished package. */
async function buildPage() {
  if (!existsSync(at("www/index.html"))) return false;
  const inputs = files("www").filter((path) => !path.startsWith("www/dist/"));
  return whenChanged("page", [...inputs, ...files("pkg"), "vite.config.ts", "package-lock.json"], async () => {
    say("Building the page in www/dist/ ...");
    const vite = await import("vite");
    await vite.build({ configFile: at("vite.config.ts"), logLevel: "warn" });
    return files("www/dist");
  });
}

/** Builds everything that is out of date, installing what that needs. */
export async function build() {
  const since = performance.now();
  await installNodeModules();
  await installRust();
  const changed = [await buildWasm(), await buildPackage(), await buildPage()];
  say(changed.some(Boolean) ? `Built in ${seconds(since)}.` : `Everything is up to date (${seconds(since)}).`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(build);
