/** The page of examples/server: two players in two tabs, each of whom sees his own pieces alone. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { expect, test } from "./page.js";

let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  server = spawn(process.execPath, ["examples/server/server.mjs"], { env: { ...process.env, PORT: "0" } });
  if (!server.stdout) throw new Error("the server says nothing");
  [address] = String(await once(server.stdout, "data")).match(/http:\S+/) ?? [""];
});
test.afterAll(() => {
  server.kill();
});

const pieces = (page: Page, part: string) => page.locator(`rule-board [part~=${part}]`);
const status = (page: Page) => page.locator("#status");

test("a game of two", async ({ page: south, context }) => {
  await south.goto(address);
  await south.getByRole("button", { name: "Generals" }).click();
  await expect(pieces(south, "art")).toHaveCount(21);
  const north = await context.newPage();
  await north.goto(south.url());
  for (const page of [south, north]) await page.getByRole("button", { name: "Ready" }).click();

  await expect(status(south)).toHaveText("Your turn.");
  await expect(status(north)).toHaveText("It is south's turn.");
  for (const page of [south, north]) {
    await expect(pieces(page, "art")).toHaveCount(21);
    await expect(pieces(page, "back")).toHaveCount(21);
  }

  // Any piece that can act, to wherever it can go.
  await south.locator("rule-board .square.grab").first().click();
  await south.locator("rule-board [role=gridcell][aria-label*='can move here']").first().click();
  await expect(status(north)).toHaveText("Your turn.");

  // Who comes back is where he was.
  await north.reload();
  await expect(pieces(north, "back")).toHaveCount(21);
  await north.getByRole("button", { name: "Resign" }).click();
  await expect(status(south)).toHaveText("south wins: resigned");
  await expect(pieces(south, "back")).toHaveCount(0);
});
