// The package as others get it: what is in the tarball, and what TypeScript makes of it in an empty project.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { project, root, tools } from "./project.mjs";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
let site;
let installed;
before(async () => {
  site = await project();
  installed = join(site.folder, "node_modules/rankfile");
});

test("the tarball holds its licences, its readme and no sources of the workshop", () => {
  const paths = site.tarball.files.map(({ path }) => path);
  for (const path of [
    "package.json",
    "README.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "THIRD-PARTY.md",
    "index.js",
    "index.cjs",
    "index.d.ts",
    "rules.wasm",
  ]) {
    assert.ok(paths.includes(path), path);
  }
  assert.deepEqual(
    paths.filter((path) => !/\.(js|cjs|wasm|d\.ts|d\.cts|json|md)$|^LICENSE-/.test(path)),
    [],
  );
});

test("every export exists, and the version is the workshop's", () => {
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  assert.equal(manifest.version, version);
  const targets = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(targets));
  for (const target of targets(manifest.exports)) readFileSync(join(installed, target));
});

test("no module asks where it lies or waits at its top level", () => {
  for (const { path } of site.tarball.files.filter(({ path }) => /\.c?js$/.test(path))) {
    const text = readFileSync(join(installed, path), "utf8");
    assert.doesNotMatch(text, /import\.meta|new URL\(|^await /m, path);
  }
});

const strict = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom"];

/** Checks sources as a user would, declarations of the package included. */
async function check(module, ...sources) {
  const resolution = module === "esnext" ? "bundler" : module;
  // Nothing from outside: neither types of Node nor of Lit lie beside the package.
  const options = [...strict, "--types", "", "--module", module, "--moduleResolution", resolution];
  await site.run(join(root, "node_modules/.bin/tsc"), ...options, ...sources);
}

test("types, for every way of resolving modules", async () => {
  const use = `import { type Game, newGame, ready, RulesError } from "rankfile";
    void ready;
    const game: Game = newGame("generals");
    const ply: number = game.ply;
    // @ts-expect-error: a typo is found, so the types are not any
    newGame("general");
    export { ply, RulesError };`;
  site.write("use.mts", use);
  site.write("use.cts", use);
  site.write("use.ts", use);
  await check("node16", "use.mts", "use.cts");
  await check("nodenext", "use.mts", "use.cts");
  await check("esnext", "use.ts");
});

test("types of the other entries", async () => {
  site.write(
    "others.mts",
    `import { init } from "rankfile/slim";
     import { RuleBoard } from "rankfile/element";
     import "rankfile/auto";
     import wasm from "rankfile/rules.wasm";
     const board: RuleBoard = document.createElement("rule-board");
     board.picks = ["a1"];
     // @ts-expect-error: picks are a list
     board.picks = 3;
     const drawn: Promise<boolean> = board.updateComplete;
     export const done: [Promise<void>, Promise<boolean>] = [init(wasm), drawn];`,
  );
  await check("nodenext", "others.mts");
  await check("esnext", "others.mts");
});

test("publint finds nothing", async () => {
  const { publint } = await import(join(tools, "publint/src/index-node.js"));
  const { messages } = await publint({ pkgDir: installed, strict: true });
  assert.deepEqual(messages, []);
});

test("are the types wrong? They are not", async () => {
  // What CommonJS finds of the other entries are ES modules, which Node loads since 20.19.
  const options = ["--ignore-rules", "cjs-resolves-to-esm", "--no-color", "--no-emoji"];
  const attw = join(tools, "@arethetypeswrong/cli/dist/index.js");
  await site.run(process.execPath, attw, site.tarball.filename, ...options);
});
