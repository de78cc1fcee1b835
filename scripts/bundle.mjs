// The modules of the package: js/ and www/board/ -> one file for each entry.
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { at } from "./lib.mjs";

/** The languages that the board element can be given; English is inside it. */
export const boardLanguages = ["nl", "ro", "de"];

// What the package consists of. An entry without a source is left out.
const modules = [
  { name: "index.js", source: "js/index.ts", format: "esm", minify: true },
  { name: "index.cjs", source: "js/index.ts", format: "cjs", minify: true },
  { name: "slim.js", source: "js/slim.ts", format: "esm", minify: true },
  { name: "workerd.js", source: "js/compiled.ts", format: "esm", wasm: "./rules.wasm" },
  // Hosts of this name tell a wasm module from a file by its query.
  { name: "edge-light.js", source: "js/compiled.ts", format: "esm", wasm: "./rules.wasm?module" },
  // With `--keep-wasm` there may never have been a core of the computer players.
  { name: "bot.js", source: "js/bot.ts", format: "esm", minify: true, needs: "target/glue/bot/wasm.js" },
  { name: "element.js", source: "www/board/index.ts", format: "esm", minify: true },
  { name: "auto.js", source: "www/board/auto.ts", format: "esm", minify: true },
  ...boardLanguages.map((tag) => {
    return { name: `lang/${tag}.js`, source: `www/board/lang/${tag}.ts`, format: "esm", minify: true };
  }),
  { name: "script.js", source: "www/board/auto.ts", format: "iife", minify: true },
  { name: "cli.js", source: "js/cli/main.ts", format: "esm" },
];

/** The plain script holds everything, for pages without modules: the API as the global `rankfile`, and the element. */
const script = [
  'import "./www/board/auto.ts"; export * from "./js/index.ts"; export { addLanguage } from "./www/board/index.ts";',
  ...boardLanguages.map((tag) => `import "./www/board/lang/${tag}.ts";`),
].join("\n");

/** Modules that are files of the package beside the one being built: imported, not copied into it. */
const beside = (wasm) => ({
  name: "beside",
  setup(build) {
    if (build.initialOptions.format === "iife") {
      build.onResolve({ filter: /^rankfile$/ }, () => ({ path: at("js/index.ts") }));
      return;
    }
    const external = (path) => ({ path, external: true, sideEffects: false });
    build.onResolve({ filter: /^rankfile$/ }, () => external("./index.js"));
    build.onResolve({ filter: /^\.\.?\/index(\.[jt]s)?$/ }, ({ importer }) => {
      if (importer === at("www/board/auto.ts")) return external("./element.js");
      return dirname(importer) === at("www/board/lang") ? external("../element.js") : undefined;
    });
    if (wasm === undefined) return;
    build.onResolve({ filter: /^#module$/ }, () => external(wasm));
    build.onResolve({ filter: /^\.\/slim\.js$/ }, () => external("./slim.js"));
  },
});

/** Style sheets stand in templates, where minifiers leave them alone: this drops their white space. */
const styles = {
  name: "styles",
  setup(build) {
    build.onLoad({ filter: /\/www\/board\/(style|token)\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/css`[^`]*`/g, (sheet) => sheet.replace(/\s*([{}:;,])\s+/g, "$1")),
      loader: "ts",
    }));
  },
};

/** What a browser loads, as small as it gets. */
async function minified(text, format) {
  const { minify } = await import("terser");
  const compress = { passes: 3, unsafe_arrows: true };
  // What lit-html calls by such names it calls in this file alone.
  const mangle = { properties: { regex: /^_\$/ } };
  const output = { comments: "some" };
  const { code } = await minify(text, { module: format === "esm", ecma: 2022, compress, mangle, format: output });
  // What is left of line breaks stands in templates, where any white space is one space.
  return code.replace(/\n\s*/g, " ");
}

/** The npm packages of which something is in a module of the package. */
const inside = new Set();

async function compiled({ source, format, minify = false, wasm }) {
  const esbuild = await import("esbuild");
  const entry =
    format === "iife"
      ? { stdin: { contents: script, resolveDir: at() }, globalName: "rankfile" }
      : { entryPoints: [source] };
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: at(),
    ...entry,
    bundle: true,
    write: false,
    metafile: true,
    format,
    minify,
    platform: "neutral",
    // The command line alone asks for them.
    external: ["node:*"],
    mainFields: ["module", "main"],
    // The build of lit-html that can be imported where there is no document.
    conditions: ["node"],
    target: "es2022",
    charset: "utf8",
    legalComments: "inline",
    logLevel: "warning",
    plugins: [beside(wasm), styles],
  });
  for (const path of Object.keys(metafile.inputs)) {
    const name = path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];
    if (name !== undefined) inside.add(name);
  }
  return outputFiles[0].text;
}

async function bundle(module) {
  const text = await compiled(module);
  return module.minify ? minified(text, module.format) : text;
}

/** The modules that can be made. */
const sources = () => modules.filter(({ source, needs }) => existsSync(at(source)) && existsSync(at(needs ?? source)));

/** The modules of the package by name. */
export async function bundles() {
  return Promise.all(sources().map(async (module) => [module.name, await bundle(module)]));
}

/** The names of the npm packages of which something is in a module of the package. */
export async function bundledPackages() {
  if (inside.size === 0) await Promise.all(sources().map(compiled));
  return [...inside].sort();
}
