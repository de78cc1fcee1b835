/** By keyboard alone: no test here touches a mouse. */
import type { Page } from "@playwright/test";
import { games, ready } from "rankfile";
import { finish, type Presses } from "./ends.js";
import { expect, square, test } from "./page.js";
import { generals, link } from "./records.js";

/** The square that has the focus, and the side at the bottom. */
const focused = (page: Page): Promise<{ at: string | null; north: boolean }> =>
  page.evaluate(() => {
    const board = document.querySelector("rule-board");
    const node = board?.shadowRoot?.activeElement as HTMLElement | null | undefined;
    return { at: node?.dataset.at ?? null, north: board?.side === "north" };
  });

/** Goes on with Tab until something has the focus. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  const there = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let i = 0; i < 80 && !(await there()); i++) await page.keyboard.press("Tab");
  expect(await there(), selector).toBe(true);
};

/** Walks over the board with the arrows. */
const walk = async (page: Page, to: string): Promise<void> => {
  for (let i = 0; i < 80; i++) {
    const { at, north } = await focused(page);
    if (at === to) return;
    if (at === null) await page.keyboard.press("Tab");
    else {
      const files = to.charCodeAt(0) - at.charCodeAt(0);
      const ranks = Number(to.slice(1)) - Number(at.slice(1));
      // Corners may be no squares: first the ranks, unless that leads nowhere.
      const [right, up] = north ? [files < 0, ranks < 0] : [files > 0, ranks > 0];
      const byRank = ranks !== 0 && (files === 0 || i % 2 === 0);
      await page.keyboard.press(byRank ? (up ? "ArrowUp" : "ArrowDown") : right ? "ArrowRight" : "ArrowLeft");
    }
  }
  throw new Error(`no way to ${to}`);
};

const keys: Presses = {
  on: async (page, what) => {
    if (/^[a-z]/.test(what)) {
      await walk(page, what);
      await page.keyboard.press("Enter");
    } else await page.keyboard.press(what.toLowerCase());
  },
  deed: async (page, selector) => {
    await tabTo(page, selector);
    await page.keyboard.press("Enter");
  },
};

await ready;
for (const { id, name } of games()) {
  test(`the end of a game of ${name}`, async ({ page }) => {
    await finish(page, id, keys);
  });
}

test("to every page and back", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("rule-board").first()).toBeVisible();
  for (const screen of ["editor", "replay"]) {
    await tabTo(page, `nav [data-screen=${screen}]`);
    await page.keyboard.press("Enter");
    await expect(page.locator(`page-${screen}`)).toBeVisible();
    await expect(page.locator(`nav [data-screen=${screen}]`)).toHaveAttribute("aria-current", "page");
  }
  await page.goBack();
  await expect(page.locator("page-editor")).toBeVisible();
});

test("the editor: letters put pieces, Delete takes off, Escape puts down", async ({ page }) => {
  await page.goto("/#editor");
  await expect(page.locator("page-editor rule-board")).toBeVisible();
  await tabTo(page, "[data-arrange=clear]");
  await page.keyboard.press("Enter");
  await tabTo(page, "[data-item=A], [data-item='!']");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-item='!']")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-item='!']")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, "rule-board");
  await walk(page, "e5");
  await page.keyboard.press("Shift+Q");
  await expect(square(page, "e5")).toHaveAttribute("aria-label", /South Queen/);
  await walk(page, "e7");
  await page.keyboard.press("k");
  await expect(square(page, "e7")).toHaveAttribute("aria-label", /North King's Knight/);
  await page.keyboard.press("Delete");
  await expect(square(page, "e7")).toHaveAttribute("aria-label", /empty/);
});

test("the replay: its keys work on the board and beside it", async ({ page }) => {
  await page.goto(link("replay", await generals()));
  const ply = page.locator("rule-board .ply");
  await expect(ply).toHaveText("0 / 7");
  await tabTo(page, "[data-slider]");
  await page.keyboard.press("ArrowRight");
  await expect(ply).toHaveText("1 / 7");
  await page.keyboard.press(".");
  await expect(ply).toHaveText("2 / 7");
  await page.keyboard.press(">");
  await expect(ply).toHaveText("7 / 7");
  await tabTo(page, "[data-jump=back]");
  await page.keyboard.press("Enter");
  await expect(ply).toHaveText("5 / 7");
  await expect(page.locator(".stage > .spoken")).toContainText("After turn 5. ");
});
