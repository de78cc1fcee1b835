// Installs what a fresh machine lacks, and nothing that is there already. What only tests need is asked for by tests.
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { basename } from "node:path";
import { at, cargoTarget, Failure, files, output, read, readJson, run, say, wasmTarget } from "./lib.mjs";

/** The npm packages of the lock file. */
export async function installNodeModules() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(`Node ${process.versions.node} is too old: this project needs Node 20.19 or newer.`);
  }
  if (areCurrent(".")) return;
  say("Installing the npm packages of package-lock.json (about 10 s) ...");
  // Playwright's own browsers are never wanted: tests use the system's Chromium.
  await run("npm", ["ci", "--no-fund", "--no-audit"], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" });
}

/** What the tests of the package install beside it: bundlers, runtimes, checkers. Only for tests. */
export const installPackTools = () => installTools("tests/pack/tools", "target/pack-tools");

/** The npm packages of a lock file of its own, installed in another folder. */
export async function installTools(from, to) {
  mkdirSync(at(to), { recursive: true });
  for (const path of files(from)) cpSync(at(path), at(to, basename(path)));
  if (areCurrent(to)) return;
  say(`Installing the npm packages of ${from}/package-lock.json (about half a minute) ...`);
  await run("npm", ["ci", "--prefix", at(to), "--no-fund", "--no-audit"]);
}

/** npm notes what it installed in a lock file of its own; only packages of other systems may be missing there. */
function areCurrent(folder) {
  const note = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(at(note))) return false;
  const there = readJson(note).packages;
  return Object.entries(readJson(`${folder}/package-lock.json`).packages).every(
    ([path, { version, optional }]) => path === "" || there[path]?.version === version || (optional && !there[path]),
  );
}

/** The pinned Rust toolchain with a target of it. Asks rustc itself, so that a Rust without rustup serves as well. */
export async function installRust(target = wasmTarget) {
  const channel = read("rust-toolchain.toml").match(/^channel = "(.+)"$/m)[1];
  const libraries = () => output("rustc", ["--print", "target-libdir", "--target", target]);
  if (libraries() !== null && existsSync(libraries())) return;
  if (output("rustup", ["--version"]) === null) {
    throw new Failure(
      `Rust is missing: install rustup (https://rustup.rs) or Rust ${channel} with the target ${target}.`,
    );
  }
  if (!output("rustup", ["toolchain", "list"])?.includes(`${channel}-`)) {
    say(`Installing Rust ${channel} through rustup (about a minute) ...`);
    const components = ["--component", "rustfmt", "--component", "clippy"];
    await run("rustup", ["toolchain", "install", channel, "--profile", "minimal", ...components]);
  }
  say(`Adding the Rust target ${target} through rustup ...`);
  await run("rustup", ["target", "add", "--toolchain", channel, target]);
}

/** LLVM's readers of coverage, of the pinned toolchain. Only for tests. Returns their folder. */
export async function installCoverageTools() {
  const host = output("rustc", ["-vV"]).match(/^host: (.+)$/m)[1];
  const folder = `${output("rustc", ["--print", "sysroot"])}/lib/rustlib/${host}/bin`;
  if (["llvm-profdata", "llvm-cov"].every((tool) => existsSync(`${folder}/${tool}`))) return folder;
  say("Adding llvm-tools through rustup ...");
  await run("rustup", ["component", "add", "llvm-tools"]);
  return folder;
}

/** Debian's Chromium and ChromeDriver. Only for tests. */
export async function installChromium() {
  if (["/usr/bin/chromium", "/usr/bin/chromedriver"].every((path) => existsSync(path))) return;
  if (process.getuid?.() !== 0 || output("apt-get", ["--version"]) === null) {
    throw new Failure("The tests need Chromium: run `sudo apt-get install chromium chromium-driver` and try again.");
  }
  say("Installing Chromium and ChromeDriver through apt-get (about a minute) ...");
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "chromium-driver"], quiet);
}

/** The runner of wasm-bindgen tests, built from this workspace's lock file. Only for tests. Returns its path. */
export async function installTestRunner() {
  const runner = `${cargoTarget}/tools/test-runner`;
  if (!existsSync(runner)) say("Building the runner of the wasm tests (about a minute the first time) ...");
  // A dependency of the runner uses what a future Rust will refuse; nothing that can be done about it here.
  const env = { CARGO_FUTURE_INCOMPAT_REPORT_FREQUENCY: "never" };
  await run("cargo", ["build", "--locked", "--profile", "tools", "-p", "test-runner"], env);
  return runner;
}
