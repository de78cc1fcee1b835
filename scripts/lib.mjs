// What the other scripts share. Node built-ins only: some of them run before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
export const at = (...parts) => join(root, ...parts);
export const cargoTarget = resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
export const wasmTarget = "wasm32-unknown-unknown";

/** A failure that is explained by its message alone; shown without a stack. */
export class Failure extends Error {}

/** Runs a script's main function: a Failure ends it with one sentence, anything else with its stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

export const say = (text) => console.log(text);
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a command in the root with its output shown; resolves to whether it succeeded. */
export function attempt(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      done(false);
    });
    child.on("close", (code) => done(code === 0));
  });
}

/** Like `attempt`, but a failing command is a Failure. */
export async function run(command, args, env = {}) {
  if (!(await attempt(command, args, env))) throw new Failure(`Failed: ${[command, ...args].join(" ")}`);
}

/** The output of a command, or null where it fails or does not exist. */
export function output(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

export const read = (path) => readFileSync(at(path), "utf8");
export const readJson = (path) => JSON.parse(read(path));

/** All files below a folder as paths from the root, in order; the path itself if it is a file, nothing if it is absent. */
export function files(path) {
  if (!existsSync(at(path))) return [];
  if (statSync(at(path)).isFile()) return [path];
  return readdirSync(at(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.path, entry.name)))
    .sort();
}

/** Writes a file in one go, so that whoever reads it meanwhile sees the old one or the new one. */
export function write(path, content) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(`${path}.new`), content);
  renameSync(at(`${path}.new`), at(path));
}

/**
 * Does work only when its inputs have changed since the last time, or what it made is gone. Inputs are files and
 * folders, compared by content: a fresh clone or a switch of branches changes times, not contents.
 * `work` returns the paths that it made. Resolves to whether there was anything to do.
 */
export async function whenChanged(name, inputs, work) {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap(files))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(at(path)));
  const digest = hash.digest("hex");
  const stamp = `target/stamps/${name}.json`;
  if (existsSync(at(stamp))) {
    const last = readJson(stamp);
    if (last.digest === digest && last.made.every((path) => existsSync(at(path)))) return false;
  }
  write(stamp, JSON.stringify({ digest, made: await work() }));
  return true;
}

/** The crate features that are games, in the order of the manifest. A game is in the package once its feature exists. */
export function games() {
  const features = read("Cargo.toml")
    .split(/^\[features\]$/m)[1]
    .split(/^\[/m)[0];
  return ["bollwerk", "stratego", "generals"].filter((game) => new RegExp(`^${game} = `, "m").test(features));
}
