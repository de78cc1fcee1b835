/** By touch alone, on a small phone. */
import type { Page } from "@playwright/test";
import { games, ready } from "rankfile";
import { finish, type Presses } from "./ends.js";
import { expect, square, test } from "./page.js";
import { generals, link } from "./records.js";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

const tap: Presses = {
  on: (page, what) =>
    (/^[a-z]/.test(what) ? square(page, what) : page.locator(`rule-board [part~=tray-near] [data-tool=${what}]`)).tap(),
  deed: (page, selector) => page.locator(selector).tap(),
};

await ready;
for (const { id, name } of games()) {
  test(`the end of a game of ${name}`, async ({ page }) => {
    await finish(page, id, tap);
  });
}

test("the editor: a piece from the strip, moved, taken off", async ({ page }) => {
  await page.goto("/#editor");
  await page.locator("[data-arrange=clear]").tap();
  await page.locator("[data-strip=south] [data-item=Q]").tap();
  await square(page, "g7").tap();
  await page.locator("[data-strip=south] [data-item=Q]").tap();
  await square(page, "g7").tap();
  await square(page, "h9").tap();
  await expect(square(page, "h9")).toHaveAttribute("aria-label", /South Queen/);
  await expect(square(page, "g7")).toHaveAttribute("aria-label", /empty/);
  await page.locator("[data-item='']").tap();
  await square(page, "h9").tap();
  await expect(square(page, "h9")).toHaveAttribute("aria-label", /empty/);
});

test("the replay: moments, turns and the buttons of the board", async ({ page }) => {
  await page.goto(link("replay", await generals()));
  const ply = (page: Page) => page.locator("rule-board .ply");
  await page.locator("[data-jump=on]").tap();
  await expect(ply(page)).toHaveText("5 / 7");
  await page.locator("rule-board [data-step=',']").tap();
  await expect(ply(page)).toHaveText("4 / 7");
  await page.locator("[data-turns] [data-ply='7']").tap();
  await expect(ply(page)).toHaveText("7 / 7");
});
