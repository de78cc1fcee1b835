/** What the tests of the page share: a page that must stay free of errors, and the ways through its screens. */
import { expect, type Page, test as plain } from "@playwright/test";
import { draft, type GameId, ready, type Side } from "rankfile";
import type { RuleBoard } from "rankfile/element";

declare global {
  interface HTMLElementTagNameMap {
    "rule-board": RuleBoard;
  }
}

/** A test whose page may not log an error. */
export const test = plain.extend<{ clean: undefined }>({
  clean: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        // Only the tests of pages without a network let a service worker in.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A random set-up, the same one for the same seed. */
export const setup = async (id: GameId, side: Side, seed: number): Promise<string> => {
  await ready;
  const army = draft(id, { side });
  army.random(seed);
  return String(army);
};

/** A square of the board. */
export const square = (page: Page, at: string) => page.locator(`rule-board [data-at=${at}]`);

/** The status line. */
export const status = (page: Page) => page.locator("[data-status]");

/** Pastes a set-up into the open set-up screen. */
export const paste = async (page: Page, text: string): Promise<void> => {
  await page.click("[data-paste]");
  await page.fill("[data-text]", text);
  await page.click("dialog [data-yes]");
};

/** The first screen of somebody who has no game in progress. */
export const home = async (page: Page): Promise<void> => {
  await page.goto("/");
  if (await page.evaluate(() => sessionStorage.length > 0)) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/");
  }
};

/** From the first screen to the curtain before the first turn. */
export const begin = async (page: Page, id: GameId, south: string, north: string): Promise<void> => {
  await home(page);
  await page.click(`[data-game=${id}] [data-play]`);
  await paste(page, south);
  await page.click("[data-ready]");
  await page.click("[data-open]");
  await paste(page, north);
  await page.click("[data-ready]");
  await expect(page.locator("[data-curtain]")).toBeVisible();
};

/** Moves by two clicks. */
export const move = async (page: Page, from: string, to: string): Promise<void> => {
  await square(page, from).click();
  await square(page, to).click();
};

/** Moves, hands over and opens for the other side. */
export const turn = async (page: Page, from: string, to: string): Promise<void> => {
  await move(page, from, to);
  const pass = page.locator("[data-deed=pass]");
  const open = page.locator("[data-open]");
  await expect(pass.or(open)).toBeVisible();
  // A quiet turn hands over by itself after a moment, perhaps at this very one.
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-deed=pass]")?.click());
  await open.click();
};

/** Answers the question on the screen with yes. */
export const yes = (page: Page) => page.click("dialog [data-yes]");

/** Opens the options of a game on the first screen. They are fetched when they are asked for. */
export const options = async (page: Page, id: GameId): Promise<void> => {
  await page.click(`[data-game=${id}] [data-options]`);
  await expect(page.locator("dialog")).toBeVisible();
};

/** A page with nothing but some HTML, in which every event of the board is heard. What was put there before is gone. */
export const put = async (page: Page, html: string): Promise<void> => {
  if (!(await page.evaluate(() => "heard" in globalThis))) {
    await page.goto("/");
    await expect(page.locator("page-home")).toBeVisible();
  }
  await page.evaluate((text) => {
    document.body.replaceWith(document.createElement("body"));
    document.body.innerHTML = text;
    const heard: [string, unknown][] = [];
    for (const type of ["rule-pick", "rule-action", "rule-refusal", "rule-edit", "rule-ply", "rule-error"]) {
      document.body.addEventListener(type, (event) => {
        const { detail } = event as CustomEvent;
        heard.push([type, type === "rule-error" ? String(detail.error) : detail]);
      });
    }
    Object.assign(globalThis, { heard });
  }, html);
};

/** What was heard so far. */
export const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: [string, unknown][] }).heard);

/** Numbers from 0 to 1, the same for the same seed. */
export const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
