/** Boards with cut corners, stones and tools. */
import type { Page } from "@playwright/test";
import { games, ready } from "rankfile";
import { expect, heard, put, square, test } from "./page.js";

test.beforeEach(async ({ page }) => {
  await ready;
  test.skip(!games().some((info) => info.id === "bollwerk"), "this build has no game with stones");
  await page.goto("/");
  await page.click("[data-game=bollwerk] [data-play]");
  await expect(page.locator("page-play")).toBeVisible();
});

const tool = (page: Page, name: string) => page.locator(`rule-board [part~=tray-near] [data-tool=${name}]`);

test("a stone from the tray narrows the marks and is placed by a click", async ({ page }) => {
  await expect(page.locator("rule-board [data-at]")).toHaveCount(178);
  await expect(tool(page, "B")).toBeDisabled();
  await square(page, "e2").click();
  await expect(page.locator("rule-board [data-mark=move], rule-board [data-mark=move-only]").first()).toBeVisible();
  await tool(page, "B").click();
  await expect(page.locator("rule-board [data-mark=move]")).toHaveCount(0);
  await square(page, "e3").click();
  await expect(page.locator("rule-board [data-stone]")).toHaveCount(1);
  await expect(page.locator("[data-status]")).toContainText("South placed a block on e3. North to move.");
  await expect(tool(page, "B")).toContainText("9");
});

test("every tool has a key", async ({ page }) => {
  await square(page, "e2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("a");
  await expect(tool(page, "A")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-status]")).toContainText("South placed an arrow on e3.");
});

test("a square without a stone waits until one is chosen", async ({ page }) => {
  await square(page, "b1").click();
  await square(page, "b5").click();
  await expect(page.locator("rule-board [data-pending=b5]")).toHaveCount(1);
  await tool(page, "O").click();
  await expect(page.locator("[data-status]")).toContainText("South placed a bomb on b5.");
});

// A guard on e5 can jump over f6 to g7, and from there over g8 to g9.
const CHAIN = "_1q9_/13/13/13/13/13/6G6/13/5G7/4G8/13/13/13/_11_ s 10,1,10,1,3/10,1,10,1,3 - 0 0";

for (const [way, squares, action] of [
  ["go on", ["g9"], "e5-g9"],
  ["end by pressing the square again", ["g7"], "e5-g7"],
  ["end by the button", [], "e5-g7"],
] as const) {
  test(`a turn that may end or go on: ${way}`, async ({ page }) => {
    await put(page, `<rule-board game="bollwerk" position="${CHAIN}" mode="play"></rule-board>`);
    await square(page, "e5").click();
    await square(page, "g7").click();
    await expect(page.locator("rule-board [data-finish=g7]")).toHaveCount(1);
    for (const at of squares) await square(page, at).click();
    const finish = page.locator("rule-board [part~=finish]");
    if (await finish.isVisible()) await finish.click();
    expect((await heard(page)).filter(([type]) => type === "rule-action")).toEqual([["rule-action", { action }]]);
  });
}
