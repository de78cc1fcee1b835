// What the tests of the package share: an empty project into which the packed tarball is installed, the tools that are
// tried on it, and a browser to open what they make.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, extname, join, resolve } from "node:path";
import { after } from "node:test";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

export const root = resolve(import.meta.dirname, "../..");
/** Where scripts/install.mjs puts the packages of tests/pack/tools. */
export const tools = join(root, "target/pack-tools/node_modules");
/** A tool's module. */
export const tool = createRequire(join(tools, "../package.json"));

const launch = promisify(execFile);

/** What is to be done when the tests of a file are over. */
const leave = [];
after(async () => {
  for (const deed of leave.reverse()) await deed();
});

/** Runs a command to its end; what it printed. */
export async function run(folder, command, ...args) {
  try {
    return (await launch(command, args, { cwd: folder, encoding: "utf8" })).stdout;
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}\n${error.stderr}`, { cause: error });
  }
}

/** An empty project with the package installed, gone when the tests of the file are over. */
export async function project() {
  const folder = mkdtempSync(join(tmpdir(), "rankfile-pack-"));
  leave.push(() => rmSync(folder, { recursive: true, force: true }));
  const [tarball] = JSON.parse(
    await run(folder, "npm", "pack", join(root, "pkg"), "--json", "--pack-destination", folder),
  );
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write("package.json", JSON.stringify({ name: "empty", private: true }));
  // The package depends on nothing, so nothing is asked of the network.
  await run(folder, "npm", "install", "--offline", "--no-audit", "--no-fund", `./${tarball.filename}`);
  return { folder, tarball, write, run: (command, ...args) => run(folder, command, ...args) };
}

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/** Serves a folder; `headers` go with every answer. Resolves to its address. */
export async function serve(folder, headers = {}) {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url, "http://x").pathname);
    if (!existsSync(path) || extname(path) === "") return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain", ...headers });
    response.end(readFileSync(path));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  leave.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${server.address().port}`;
}

let browser;

/** Opens an address in Chromium. `faults` gathers what the page logs as errors. */
export async function open(address) {
  if (!browser) {
    const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
    browser = chromium.launch({ executablePath: "/usr/bin/chromium", args });
    leave.push(async () => (await browser).close());
  }
  const page = await (await browser).newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404")) faults.push(message.text());
  });
  await page.goto(address);
  return { page, faults };
}

/** A page with a board, and the module or script that brings the package. */
export const html = (
  script,
  board = BOARD,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>loading</title>
<body>${board}${script}</body></html>`;

const BOARD = '<rule-board game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0" mode="play"></rule-board>';

/** What a site's own code does with the package. */
export const app = `import { games, newGame, ready } from "rankfile";
import "rankfile/auto";
ready.then(() => {
  const view = newGame("bollwerk").view("south");
  document.title = games().length + " games, " + view.actions("e2").length + " actions";
});`;

/** Whether the page of `html` came to life: the library answers, and a click plays. */
export async function plays({ page, faults }) {
  await page.waitForFunction("/^[1-9] games, [1-9]/.test(document.title)");
  await page.locator("[data-at=e4]").click();
  await page.locator("[data-at=e3]").click();
  await page.locator("[data-at=e3][aria-label*=Private]").waitFor();
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
