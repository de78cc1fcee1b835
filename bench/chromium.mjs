// Loads every library in Chromium, each in a profile of its own, from a server on this machine. The arguments after the usual
// two: the folder of the project, and the names of the libraries.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "@playwright/test";
import { tell, wanted } from "./clock.mjs";

const [root, names] = process.argv.slice(4);
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  // Isolated from other sites, a page may read a finer clock.
  const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
  if (pathname === "/")
    return response.writeHead(200, { "content-type": "text/html", ...headers }).end("<!doctype html>");
  const path = join(root, pathname);
  if (!/^\/(bench|pkg|target\/bench)\//.test(pathname) || !existsSync(path)) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain" }).end(readFileSync(path));
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${server.address().port}/`;

const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args });
for (const name of names.split(",").filter((name) => wanted(`${name} load, chromium`))) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const seconds = await page.evaluate(async (name) => {
    const { load } = await import("/bench/firsts.mjs");
    const bytes = async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer());
    return load(name, (path) => `/${path}`, bytes);
  }, name);
  tell(`${name} load, chromium`, "load", 1, seconds);
  await context.close();
}
await browser.close();
server.close();
server.closeAllConnections();
