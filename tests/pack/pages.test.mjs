// The package in pages without a build: modules, one plain script, and pages whose security policy forbids much.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { html, open, plays, project, serve } from "./project.mjs";

let site;
before(async () => {
  site = await project();
});

test("one plain script, from a file", async () => {
  const script = `<script src="node_modules/rankfile/script.js"></script>
    <script>
      rankfile.ready.then(() => {
        document.title = rankfile.games().length + " games, " + rankfile.newGame("bollwerk").view("south").actions("e2").length;
      });
    </script>`;
  site.write("plain.html", html(script));
  await plays(await open(pathToFileURL(`${site.folder}/plain.html`).href));
});

const MODULE = '<script type="module" src="/node_modules/rankfile/auto.js"></script>';
const POSITION = 'game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0"';
const LISTEN = "addEventListener('rule-error', (e) => { document.title = e.detail.error.code; });";

/** Opens a page of a site with a security policy. */
async function guarded(policy, board) {
  site.write("listen.js", LISTEN);
  site.write("guarded.html", html(`<script src="/listen.js"></script>${MODULE}`, board));
  return open(`${await serve(site.folder, { "content-security-policy": policy })}/guarded.html`);
}

test("a policy that forbids WebAssembly: what stands inside the board is shown", async () => {
  const still = '<svg viewBox="0 0 9 8" width="90" height="80" id="still"><rect width="9" height="8"/></svg>';
  const { page } = await guarded("default-src 'self'", `<rule-board ${POSITION}>${still}</rule-board>`);
  await page.waitForFunction("document.title === 'not-ready'");
  assert.equal(await page.locator("#still").isVisible(), true);
  assert.equal(await page.locator("rule-board [role=alert]").count(), 0);
});

test("a policy that forbids WebAssembly: an empty board names the fault", async () => {
  const { page } = await guarded("default-src 'self'", `<rule-board ${POSITION}></rule-board>`);
  await page.locator("rule-board [role=alert]", { hasText: "not-ready" }).waitFor();
});

test("a policy that allows WebAssembly and nothing inline: the board stands and plays", async () => {
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
  const { page, faults } = await guarded(policy, `<rule-board ${POSITION} mode="play"></rule-board>`);
  const square = await page.locator("[data-at=e4]").boundingBox();
  const board = await page.locator("rule-board").boundingBox();
  assert.ok(square.width > board.width / 12 && square.width < board.width / 9, JSON.stringify({ square, board }));
  await page.locator("[data-at=e4]").click();
  await page.locator("[data-at=e3]").click();
  await page.locator("[data-at=e3][aria-label*=Private]").waitFor();
  assert.deepEqual(faults, []);
});
