/** Setting up an army. */
import type { Page } from "@playwright/test";
import { expect, paste, setup, square, status, test } from "./page.js";

const open = async (page: Page) => {
  await page.goto("/");
  await page.click("[data-game=generals] [data-play]");
};
const faults = (page: Page) => page.locator("[data-faults]");
const item = (page: Page, letter: string) => page.locator(`[data-tray] [data-piece=${letter}]`);

test("tap a piece, tap a square; swap; take off", async ({ page }) => {
  await open(page);
  await expect(page.locator("[data-ready]")).toBeDisabled();
  await item(page, "F").click();
  await square(page, "a1").click();
  await expect(square(page, "a1")).toHaveAttribute("aria-label", "a1, South Flag");
  await expect(item(page, "F")).toContainText("0");
  await item(page, "S").click();
  await square(page, "b1").click();
  await expect(item(page, "S")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(item(page, "S")).toHaveAttribute("aria-pressed", "false");
  await square(page, "a1").click();
  await square(page, "b1").click();
  await expect(square(page, "b1")).toHaveAttribute("aria-label", /Flag/);
  await square(page, "a1").click();
  await square(page, "c2").click();
  await expect(square(page, "c2")).toHaveAttribute("aria-label", /Spy/);
  await square(page, "c2").focus();
  await page.keyboard.press("Delete");
  await expect(square(page, "c2")).toHaveAttribute("aria-label", "c2, empty");
});

test("drag from the tray to the board, on the board, and off it", async ({ page }) => {
  await open(page);
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const middle = async (locator: ReturnType<Page["locator"]>) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error("not there");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await drag(await middle(item(page, "F")), await middle(square(page, "e1")));
  await expect(square(page, "e1")).toHaveAttribute("aria-label", /Flag/);
  await drag(await middle(square(page, "e1")), await middle(square(page, "d2")));
  await expect(square(page, "d2")).toHaveAttribute("aria-label", /Flag/);
  await drag(await middle(square(page, "d2")), await middle(status(page)));
  await expect(square(page, "d2")).toHaveAttribute("aria-label", "d2, empty");
  await drag(await middle(item(page, "F")), await middle(square(page, "e6")));
  await expect(status(page)).toContainText("E6 lies outside your own rows.");
});

test("random, mirror, clear, ready only when legal", async ({ page }) => {
  await open(page);
  await expect(faults(page)).toContainText("Still to place:");
  await page.click("[data-random]");
  await expect(faults(page)).toHaveText("Every piece is placed.");
  await expect(page.locator("[data-ready]")).toBeEnabled();
  await expect(page.locator("rule-board [data-key]")).toHaveCount(21);
  await page.click("[data-mirror]");
  await expect(page.locator("rule-board [data-key]")).toHaveCount(21);
  await page.click("[data-clear]");
  await expect(page.locator("rule-board [data-key]")).toHaveCount(0);
  await expect(page.locator("[data-ready]")).toBeDisabled();
});

test("a pasted set-up with faults lists all of them", async ({ page }) => {
  await open(page);
  // Two Flags, no five-star general, three spies instead of two, five privates instead of six.
  await paste(page, "PPPPPFS2/FBCDEKLMN/QRTSS4");
  await expect(faults(page)).toContainText("Too many: 1 Flag.");
  await expect(faults(page)).toContainText("Too many: 1 Spy.");
  await expect(faults(page)).toContainText("1 Five-Star General");
  await expect(faults(page)).toContainText("1 Private");
  await expect(page.locator("[data-ready]")).toBeDisabled();
  await expect(faults(page).locator("a").first()).toHaveAttribute("href", "rulebook/generals.html#GB3");
  await paste(page, "nonsense");
  await expect(status(page)).toContainText("This text cannot be read from character 1 on.");
  await paste(page, await setup("generals", "south", 4));
  await expect(page.locator("[data-ready]")).toBeEnabled();
});

test("copied text can be pasted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.click("[data-random]");
  await page.click("[data-copy]");
  await expect(status(page)).toContainText("The set-up is copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.click("[data-clear]");
  await paste(page, text);
  await expect(page.locator("[data-ready]")).toBeEnabled();
});

test("options change the game", async ({ page }) => {
  await page.goto("/");
  await page.click("[data-game=generals] [data-options]");
  await page.selectOption("select[name=first]", "north");
  await page.selectOption("select[name='switch reveal']", "declared");
  await page.click("dialog button.primary");
  for (const side of ["south", "north"]) {
    if (side === "north") await page.click("[data-open]");
    await page.click("[data-random]");
    await page.click("[data-ready]");
  }
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
});
