// The guides do what they show: JavaScript runs against the built package, the command line prints what stands there.
// What needs a browser is run in tests/page/docs.spec.ts, Rust with the documentation of the crate.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, test } from "node:test";
import { program } from "./cli.mjs";
import { blocks, guides, inBrowser } from "./guides.mjs";

const folder = mkdtempSync(join(tmpdir(), "rankfile-docs-"));
after(() => rmSync(folder, { recursive: true }));
cpSync("examples", join(folder, "examples"), { recursive: true });
writeFileSync(join(folder, "rankfile"), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
chmodSync(join(folder, "rankfile"), 0o755);
const environment = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };

/** A block with commands behind `$` and what they print: every command prints just that. */
function session(code) {
  const [, ...steps] = code.split(/^\$ /m);
  for (const step of steps) {
    const [command, ...lines] = step.split("\n");
    const { stdout, stderr } = spawnSync(command, { shell: true, cwd: folder, env: environment, encoding: "utf8" });
    assert.equal(stdout + stderr, lines.join("\n"), command);
  }
}

const manifest = JSON.parse(readFileSync("package.json", "utf8"));

// Commands that are run elsewhere, or that would not end.
const commands = [
  // The scripts of the workshop: `npm test` runs this.
  [/^npm (?:run )?(\S+)/, (name) => assert.ok(manifest.scripts[name], `npm ${name}`)],
  [/^cargo run --example (\S+)/, (name) => readFileSync(`examples/${name}.rs`)],
  [
    /^cargo add (\S+)/,
    (name) => assert.match(readFileSync("Cargo.toml", "utf8"), new RegExp(`^name = "${name}"$`, "m")),
  ],
  [/^npx? (?:install )?(rankfile)\b/, (name) => assert.equal(name, manifest.name)],
  [/^cargo \w+ .*-p (\S+)/, (name) => assert.ok(existsSync(`${name}/Cargo.toml`), name)],
  [/^node (examples\/\S+)/, serves],
  [/^node (\S+)/, (path) => assert.ok(existsSync(path), path)],
];

/** A server says its address. */
async function serves(path) {
  const child = spawn(process.execPath, [path], { env: { ...process.env, PORT: "0" } });
  try {
    assert.match(String(await once(child.stdout, "data")), /^http:\/\/127/);
  } finally {
    child.kill();
  }
}

async function named(line) {
  const command = line.replace(/^(\w+=\S+ )+/, "");
  const found = commands.map(([pattern, check]) => [command.match(pattern), check]).find(([match]) => match);
  assert.ok(found, `nobody runs ${line}`);
  const [[, name], check] = found;
  await check(name);
}

const runs = {
  async js(code) {
    const here = (_, name) => `from ${JSON.stringify(import.meta.resolve(name))}`;
    const source = code
      .replaceAll(/from "(rankfile(?:\/\w+)?)"/g, here)
      .replaceAll(/import\.meta\.resolve\("([^"]+)"\)/g, (_, name) => JSON.stringify(import.meta.resolve(name)));
    assert.match(source, /from "file:/);
    await import(`data:text/javascript,${encodeURIComponent(source)}`);
  },
  async sh(code) {
    if (code.startsWith("$ ")) return session(code);
    for (const line of code.trim().split("\n")) await named(line);
  },
  // Checked as a user's file would be.
  ts(code) {
    const file = join("target", `guide-${process.pid}.mts`);
    writeFileSync(file, code);
    const options = "--noEmit --strict --target es2022 --lib es2022,dom --module nodenext --ignoreConfig".split(" ");
    const { status, stdout } = spawnSync("node_modules/.bin/tsc", [...options, file], { encoding: "utf8" });
    rmSync(file);
    assert.equal(status, 0, stdout);
  },
  json: (code) => JSON.parse(code),
  // Named in src/lib.rs, where cargo finds it.
  rust: (_, path) => assert.match(readFileSync("src/lib.rs", "utf8"), new RegExp(`include_str!\\("\\.\\./${path}"\\)`)),
  // No code, but the form of a text.
  text: () => {},
};

for (const path of guides) {
  for (const [index, { language, code }] of blocks(path).entries()) {
    if (inBrowser(language, code)) continue;
    test(`${path}, block ${index + 1}, ${language}`, async () => {
      assert.ok(runs[language], `nobody runs ${language}`);
      await runs[language](code, path);
    });
  }
}

test("links between the guides lead somewhere", () => {
  for (const path of guides) {
    for (const [, to] of readFileSync(path, "utf8").matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)) {
      assert.ok(existsSync(join(path, "..", to)), `${path}: ${to}`);
    }
  }
});

/** The sources of the board, as one text. */
const sources = () =>
  readdirSync("www/board")
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join("www/board", name), "utf8"))
    .join("\n");

test("every property and part of the board is in the guide to themes, and nothing else", () => {
  const guide = readFileSync("docs/theme.md", "utf8");
  const source = sources();
  const names = (text) => [...new Set([...text.matchAll(/--rule-board-[a-z-]*[a-z]/g)].map(([name]) => name))].sort();
  assert.deepEqual(names(guide), names(source));
  const rows = guide.split("## Parts")[1].split("## ")[0];
  const told = new Set([...rows.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name));
  const written = [...source.matchAll(/part="([^"]+(?:"(?:near|far)[^"]*)*)"/g)].flatMap(([, text]) =>
    text.replaceAll(/\$\{.*?\}/g, "$").split(/\s+/),
  );
  const fixed = written.filter((name) => /^[a-z-]+$/.test(name));
  assert.ok(fixed.length > 10);
  for (const name of fixed) assert.ok(told.has(name), `part ${name}`);
});

test("every attribute and event of the board is in the guide to embedding", () => {
  const guide = readFileSync("docs/embedding.md", "utf8");
  const properties = readFileSync("www/board/properties.ts", "utf8").split("> = {")[1];
  for (const [, name] of properties.matchAll(/^ {2}(\w+): /gm)) assert.ok(guide.includes(`\`${name}\``), name);
  const events = [...sources().matchAll(/"(rule-\w+)": CustomEvent/g)].map(([, name]) => name);
  assert.ok(events.length > 4);
  for (const name of events) assert.ok(guide.includes(`\`${name}\``), name);
});
