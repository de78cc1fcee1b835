// The package as others get it: packed, installed into an empty project and used there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";

const root = resolve(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const project = mkdtempSync(join(tmpdir(), "rankfile-pack-"));
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const write = (name, text) => writeFileSync(join(project, name), text);
const tsc = join(root, "node_modules/.bin/tsc");

let tarball;
before(() => {
  [tarball] = JSON.parse(run("npm", "pack", join(root, "pkg"), "--json", "--pack-destination", project));
  write("package.json", JSON.stringify({ name: "empty", private: true }));
  // The package depends on nothing, so nothing is asked of the network.
  run("npm", "install", "--offline", "--no-audit", "--no-fund", `./${tarball.filename}`);
});
after(() => rmSync(project, { recursive: true }));

test("the tarball holds its licences, its readme and no sources of the workshop", () => {
  const paths = tarball.files.map(({ path }) => path);
  for (const path of [
    "package.json",
    "README.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
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
  const manifest = JSON.parse(readFileSync(join(project, "node_modules/rankfile/package.json"), "utf8"));
  assert.equal(manifest.version, version);
  const targets = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(targets));
  for (const target of targets(manifest.exports)) readFileSync(join(project, "node_modules/rankfile", target));
});

test("no module asks where it lies or waits at its top level", () => {
  for (const { path } of tarball.files.filter(({ path }) => /\.c?js$/.test(path))) {
    const text = readFileSync(join(project, "node_modules/rankfile", path), "utf8");
    assert.doesNotMatch(text, /import\.meta|new URL\(|^await /m, path);
  }
});

test("import", () => {
  write(
    "run.mjs",
    'import * as rankfile from "rankfile"; await rankfile.ready; console.log(typeof rankfile.newGame, rankfile.games().length);',
  );
  assert.match(run(process.execPath, "run.mjs"), /^function [1-9]/);
});

test("require", () => {
  write(
    "run.cjs",
    'const rankfile = require("rankfile"); console.log(typeof rankfile.newGame, rankfile.games().length);',
  );
  assert.match(run(process.execPath, "run.cjs"), /^function [1-9]/);
});

test("a worker", () => {
  write(
    "worker.mjs",
    'import { Worker } from "node:worker_threads"; new Worker(new URL("./run.mjs", import.meta.url));',
  );
  assert.match(run(process.execPath, "worker.mjs"), /^function [1-9]/);
});

test("slim, with the wasm of the package", () => {
  write(
    "slim.mjs",
    `import { readFileSync } from "node:fs";
     import { createRequire } from "node:module";
     import { games, init } from "rankfile/slim";
     await init(readFileSync(createRequire(import.meta.url).resolve("rankfile/rules.wasm")));
     console.log(games().length);`,
  );
  assert.match(run(process.execPath, "slim.mjs"), /^[1-9]/);
});

const strict = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom"];

/** Checks sources as a user would, declarations of the package included. */
function check(module, ...sources) {
  const resolution = module === "esnext" ? "bundler" : module;
  try {
    // Nothing from outside: neither types of Node nor of Lit lie beside the package.
    run(tsc, ...strict, "--types", "", "--module", module, "--moduleResolution", resolution, ...sources);
  } catch (error) {
    assert.fail(`${module}: ${error.stdout}`);
  }
}

test("types, for every way of resolving modules", () => {
  const use = `import { type Game, newGame, ready, RulesError } from "rankfile";
    void ready;
    const game: Game = newGame("generals");
    const ply: number = game.ply;
    // @ts-expect-error: a typo is found, so the types are not any
    newGame("general");
    export { ply, RulesError };`;
  write("use.mts", use);
  write("use.cts", use);
  write("use.ts", use);
  check("node16", "use.mts", "use.cts");
  check("nodenext", "use.mts", "use.cts");
  check("esnext", "use.ts");
});

test("types of the other entries", () => {
  write(
    "others.mts",
    `import { init } from "rankfile/slim";
     import { RuleBoard } from "rankfile/element";
     import "rankfile/auto";
     const board: RuleBoard = document.createElement("rule-board");
     board.picks = ["a1"];
     // @ts-expect-error: picks are a list
     board.picks = 3;
     const drawn: Promise<boolean> = board.updateComplete;
     export const done: [Promise<void>, Promise<boolean>] = [init(new Uint8Array()), drawn];`,
  );
  check("nodenext", "others.mts");
});

test("a bundler needs no plugin", async () => {
  const { build } = await import("esbuild");
  write("page.mjs", 'import "rankfile/auto"; import { games } from "rankfile"; console.log(games().length);');
  const options = { entryPoints: [join(project, "page.mjs")], bundle: true, write: false, format: "esm" };
  const { outputFiles, warnings } = await build({ ...options, logLevel: "silent" });
  assert.equal(warnings.length, 0);
  // One copy of the rules, although two entries use them.
  assert.equal(outputFiles[0].text.match(/AGFzbQ/g).length, 1);
});
