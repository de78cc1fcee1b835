/** Saved set-ups: names only, in this browser, as text and back; and what the options say. */
import type { Page } from "@playwright/test";
import { expect, test, yes } from "./page.js";

const open = async (page: Page, id = "generals") => {
  await page.goto("/");
  await page.click(`[data-game=${id}] [data-play]`);
  await page.click(".saved summary");
};
const save = async (page: Page, name: string) => {
  await page.fill(".saved input", name);
  await page.click("[data-save]");
};
const told = (page: Page) => page.locator("[data-told]");
const names = (page: Page) => page.locator("[data-saves] [data-load]");
const letters = (page: Page) =>
  page.evaluate(() => {
    const scene = document.querySelector("rule-board")?.draft?.scene();
    return scene?.pieces.map((piece) => `${piece.at} ${piece.kind}`);
  });
const importText = async (page: Page, text: string) => {
  await page.click("[data-import]");
  await page.fill("dialog [data-text]", text);
  await yes(page);
};
const exported = async (page: Page): Promise<string> => {
  await page.click("[data-export]");
  const text = await page.locator("dialog [data-shown]").inputValue();
  await page.click("dialog button:not(.primary)");
  return text;
};

test("save, load after a reload, mirror, replace, delete", async ({ page }) => {
  await open(page);
  await expect(page.locator(".saved")).toContainText("This list belongs to this browser");
  await page.click("[data-random]");
  const first = await letters(page);
  await save(page, "  Left   wing ");
  await expect(told(page)).toHaveText("“Left wing” is saved.");
  await page.reload();
  await open(page);
  await expect(names(page)).toHaveText(["Left wing"]);
  await names(page).click();
  expect(await letters(page)).toEqual(first);
  await expect(page.locator("[data-status]")).toHaveText("“Left wing” is on the board.");
  await page.click("[data-mirror]");
  const mirrored = await letters(page);
  expect(mirrored).not.toEqual(first);
  await save(page, "Left wing");
  await page.click("dialog button:not([data-yes])");
  await page.click("[data-clear]");
  await names(page).click();
  expect(await letters(page)).toEqual(first);
  await page.click("[data-mirror]");
  await save(page, "Left wing");
  await yes(page);
  await page.click("[data-clear]");
  await names(page).click();
  expect(await letters(page)).toEqual(mirrored);
  await save(page, " ");
  await expect(told(page)).toHaveText("A name needs 1 to 60 letters.");
  await page.getByRole("button", { name: "Delete “Left wing”" }).click();
  await yes(page);
  await expect(names(page)).toHaveCount(0);
});

test("a list for each game and army; export gives all, import merges", async ({ page }) => {
  await open(page);
  await page.click("[data-random]");
  await save(page, "G");
  await page.goto("/");
  await page.click("[data-game=stratego] [data-options]");
  await page.selectOption("select[name=army]", "barrage");
  await page.click("dialog button.primary");
  await page.click(".saved summary");
  await expect(names(page)).toHaveCount(0);
  // A tray has only what the army has.
  await expect(page.locator("[data-tray] button")).toHaveCount(7);
  await page.click("[data-random]");
  await save(page, "B");
  const text = await exported(page);
  expect(text.split("\n")).toEqual([
    "rankfile set-ups 1",
    expect.stringMatching(/^generals standard \S+ G$/),
    expect.stringMatching(/^stratego barrage \S+ B$/),
  ]);
  await importText(page, text);
  await expect(told(page)).toHaveText("0 of 2 set-ups added; the rest were there already.");
  // The same name with another army behind it: both stay.
  await importText(page, `${text.split("\n")[0]}\nstratego barrage 3I6/3O6/3S1OBFM1/2G7 B\n`);
  await expect(told(page)).toHaveText("1 of 1 set-up added.");
  await expect(names(page)).toHaveText(["B", "B (2)"]);
});

test("the exported text can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.click("[data-random]");
  await save(page, "Mine");
  await page.click("[data-export]");
  await page.click("[data-copy-text]");
  await expect(page.locator("[data-copy-text]")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^rankfile set-ups 1\ngenerals /);
});

for (const [text, sentence] of [
  ["nonsense", "The first line must be “rankfile set-ups 1”."],
  ["rankfile set-ups 1\nchess standard 9/9/9 X", "Line 2 is not a set-up"],
  ["rankfile set-ups 1\ngenerals standard 9/9/9 Fine\ngenerals standard 9/9/zz Bad", "Line 3 is not a set-up"],
  ["rankfile set-ups 1\ngenerals standard 9/9/9", "Line 2 is not a set-up"],
] as const) {
  test(`a damaged text is refused and nothing is lost: ${text.slice(-12)}`, async ({ page }) => {
    await open(page);
    await page.click("[data-random]");
    await save(page, "Mine");
    const before = await exported(page);
    await importText(page, text);
    await expect(told(page)).toContainText(sentence);
    expect(await exported(page)).toBe(before);
  });
}

test("damaged storage is refused, shown, and set aside, never overwritten", async ({ page }) => {
  const damaged = "rankfile set-ups 1\ngenerals stan";
  await page.goto("/");
  await page.evaluate((text) => localStorage.setItem("rankfile-setups", text), damaged);
  await open(page);
  await expect(page.locator(".saved [role=alert]")).toContainText("cannot be read. Nothing was changed.");
  await expect(page.locator("[data-save]")).toHaveCount(0);
  await page.click("[data-raw]");
  await expect(page.locator("dialog [data-shown]")).toHaveValue(damaged);
  await page.keyboard.press("Escape");
  await page.click("[data-aside]");
  await save(page, "New");
  await expect(names(page)).toHaveText(["New"]);
  expect(await page.evaluate(() => localStorage.getItem("rankfile-setups-damaged-1"))).toBe(damaged);
});

test("a browser that keeps nothing still sets up", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page);
  await expect(page.locator(".saved")).toContainText("This browser does not let the page keep anything.");
  await page.click("[data-random]");
  await page.click("[data-ready]");
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
});

test("names and texts are nowhere behind a curtain or in the game", async ({ page }) => {
  await open(page);
  await page.click("[data-random]");
  await save(page, "Zebra");
  await page.click("[data-ready]");
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
  await expect(page.locator("page-saved")).toHaveCount(0);
  expect(await page.content()).not.toContain("Zebra");
  await page.click("[data-open]");
  await page.click("[data-random]");
  await page.click("[data-ready]");
  await expect(page.locator("[data-curtain=south]")).toBeVisible();
  expect(await page.content()).not.toContain("Zebra");
  await page.click("[data-open]");
  expect(await page.content()).not.toContain("Zebra");
});

test("edition and army say what they change", async ({ page }) => {
  await page.goto("/");
  await page.click("[data-game=stratego] [data-options]");
  const about = (name: string) => page.locator(`[data-about=${name}]`);
  await expect(about("edition")).toContainText("Dutch rule sheet");
  await page.selectOption("select[name=edition]", "isf");
  await expect(about("edition")).toContainText("tournament rules");
  await expect(page.locator("select[name='switch twoSquare']")).toHaveValue("3");
  await page.selectOption("select[name=army]", "duel");
  await expect(about("army")).toContainText("Ten pieces");
});
