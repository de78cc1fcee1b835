// What ships: which crates and npm packages are inside the package, under which licences, and what has to be said of them.
// `node scripts/supply.mjs --write` makes the list in scripts/shipped.txt anew, for review.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { bundledPackages } from "./bundle.mjs";
import { at, Failure, games, main, output, read, readJson, say, wasmTarget, write } from "./lib.mjs";

const LIST = "scripts/shipped.txt";

const modules = [
  { name: "the crate", args: [] },
  ...["wasm", "wasm-bot"].map((feature) => ({
    name: feature === "wasm" ? "rules.wasm" : "the wasm of the computer players",
    args: ["--target", wasmTarget, "--no-default-features", "--features", [feature, ...games()].join(",")],
  })),
];

/** The crates that a build links, as cargo knows them: `name version|licence|features`. What runs at build time is none. */
function linked(args) {
  const form = ["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}|{l}|{f}"];
  const tree = output("cargo", ["tree", "--locked", "-p", "rankfile", ...args, ...form]);
  if (tree === null) throw new Failure("cargo tree fails.");
  const lines = tree.split("\n").map((line) => line.replace(" (*)", "").split("|"));
  const crates = lines.map(([name, licence, features]) => ({ name: name.split(" ")[0], licence, features }));
  const others = crates.filter(({ name }) => name !== "rankfile");
  return [...new Map(others.map((crate) => [crate.name, crate])).values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** npm packages in a module of the package, by name. */
const bundledPackage = (name) => ({ name, licence: readJson(`node_modules/${name}/package.json`).license });

/** Whether a licence expression (SPDX) can be met with these licences. */
export function isAllowed(expression, allowed) {
  const tokens = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
  const one = () => {
    if (tokens[0] !== "(") return allowed.includes(tokens.shift());
    tokens.shift();
    const inner = either();
    return tokens.shift() === ")" && inner;
  };
  const chain = (word, part, join) => {
    let value = part();
    while (tokens[0] === word) {
      tokens.shift();
      value = join(part(), value);
    }
    return value;
  };
  const both = () => chain("AND", one, (a, b) => a && b);
  const either = () => chain("OR", both, (a, b) => a || b);
  return either() && tokens.length === 0;
}

/** The licences of deny.toml. */
const allowedLicences = () =>
  read("deny.toml")
    .match(/^allow = \[(.*)\]$/m)[1]
    .match(/[^",\s]+/g);

/** What ships, as one text. */
function shipped(npm) {
  const block = (title, things) => [title, ...things.map((parts) => `  ${parts.filter(Boolean).join(" | ")}`), ""];
  return [
    ...modules.flatMap(({ name, args }) => block(name, linked(args).map(Object.values))),
    ...block("modules of npm inside the package", npm.map(bundledPackage).map(Object.values)),
  ].join("\n");
}

/** The folders of the crates in cargo's cache, by name. */
function crateFolders() {
  const metadata = ["metadata", "--locked", "--format-version", "1", "--filter-platform", wasmTarget, "--all-features"];
  const { packages } = JSON.parse(output("cargo", metadata));
  return new Map(packages.map(({ name, manifest_path }) => [name, dirname(manifest_path)]));
}

const licenceFiles = (folder) => readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));

/**
 * What has to be said of the parts of others: whose they are and under which licence. Where Apache 2.0 may be chosen, its
 * text is the package's own; the texts of the rest stand here.
 */
export function notices(npm) {
  const folders = crateFolders();
  const crates = new Map(modules.flatMap(({ args }) => linked(args)).map((crate) => [crate.name, crate]));
  const parts = [
    ...[...crates.values()].map(({ name, licence }) => ({ name, licence, folder: folders.get(name), kind: "crate" })),
    ...npm.map((name) => ({ ...bundledPackage(name), folder: at("node_modules", name), kind: "npm" })),
  ];
  const chosen = ({ licence }) => isAllowed(licence, ["Apache-2.0"]);
  const list = parts.map(({ name, licence, kind }) => `| ${name} | ${kind} | ${licence} |`);
  const texts = parts
    .filter((part) => !chosen(part))
    .flatMap(({ name, licence, folder }) => {
      // Of two licences that hold together, the one that can be chosen as Apache 2.0 needs no text.
      const files = licenceFiles(folder).filter((file) => !/(apache|mit)$/i.test(file));
      if (files.length === 0) throw new Failure(`${name} (${licence}) has no text of its licence.`);
      return files.map(
        (file) => `## ${name}\n\n\`\`\`text\n${readFileSync(`${folder}/${file}`, "utf8").trim()}\n\`\`\`\n`,
      );
    });
  return `# Parts of others

Inside this package, beside the standard library of Rust (MIT OR Apache-2.0):

| part | from | licence |
|---|---|---|
${list.join("\n")}

Where Apache-2.0 may be chosen it is, and its text is [LICENSE-APACHE](LICENSE-APACHE).

${texts.join("\n")}`;
}

/** Every crate of the lock file is from a registry and has a checksum; every npm package has one. Returns what is wrong. */
function unpinned() {
  const crates = read("Cargo.lock").split("[[package]]").slice(1);
  const wrong = crates
    .filter(
      (entry) => entry.includes("source = ") && !(/source = "registry\+/.test(entry) && /checksum = /.test(entry)),
    )
    .map((entry) => entry.match(/name = "(.+)"/)[1]);
  for (const lock of ["package-lock.json", "tests/pack/tools/package-lock.json", "docs/tools/package-lock.json"]) {
    for (const [path, { integrity, link }] of Object.entries(readJson(lock).packages)) {
      if (path !== "" && !link && integrity === undefined) wrong.push(`${lock}: ${path}`);
    }
  }
  return wrong;
}

/** What the registry of npm knows against what is installed. Says so when it does not answer. */
function audit(npm) {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: at(), encoding: "utf8", timeout: 60_000 });
  const { vulnerabilities } = stdout?.startsWith("{") ? JSON.parse(stdout) : {};
  if (vulnerabilities === undefined) return say("SKIPPED npm audit: the registry gives no answer.");
  const found = Object.values(vulnerabilities);
  say(
    `npm audit: advisories for ${found.length} packages. ${found.map((one) => `${one.name}: ${one.severity}.`).join(" ")}`,
  );
  const inside = found.filter(({ name }) => npm.includes(name)).map(({ name }) => name);
  // What only builds and tests is told of and stops nobody: advisories come on any day.
  if (inside.length > 0) throw new Failure(`There are advisories for what is inside the package: ${inside}`);
}

/** Checks what ships. */
export async function checkSupply() {
  const npm = await bundledPackages();
  const list = shipped(npm);
  say(list);
  const allowed = allowedLicences();
  const parts = [...modules.flatMap(({ args }) => linked(args)), ...npm.map(bundledPackage)];
  const wrong = [
    ...parts.filter(({ licence }) => !isAllowed(licence, allowed)).map(({ name, licence }) => `${name}: ${licence}`),
    ...unpinned().map((name) => `${name} is not pinned by a checksum.`),
  ];
  if (!existsSync(at(LIST)) || list !== read(LIST)) {
    wrong.push(`This is not what ${LIST} says. If it is meant: node scripts/supply.mjs --write`);
  }
  if (wrong.length > 0) throw new Failure(wrong.join("\n"));
  audit(npm);
  say("SKIPPED advisories of crates: their database is in no registry; `cargo deny check advisories` asks it.");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    if (process.argv.includes("--write")) write(LIST, shipped(await bundledPackages()));
    else await checkSupply();
  });
}
