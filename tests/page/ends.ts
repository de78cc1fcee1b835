/** The last turns of a game of each kind, by whatever hand plays them. */
import type { Page } from "@playwright/test";
import type { GameId } from "rankfile";
import { expect, status } from "./page.js";
import { LAST_TURNS, link, NEAR_END } from "./records.js";

/** How a player presses things. `on` presses a square or a tool of the board, `deed` a button of the page. */
export interface Presses {
  on: (page: Page, what: string) => Promise<void>;
  deed: (page: Page, selector: string) => Promise<void>;
}

/** Plays from a link to the end. */
export const finish = async (page: Page, id: GameId, { on, deed }: Presses): Promise<void> => {
  await page.goto(link("play", NEAR_END[id]));
  await expect(page.locator("page-play")).toBeVisible();
  for (const turn of LAST_TURNS[id]) {
    if (await page.locator("[data-curtain]").isVisible()) await deed(page, "[data-open]");
    for (const what of turn) await on(page, what);
    const next = page.locator("[data-deed=pass], [data-open], [data-deed=new]");
    if (id === "bollwerk") continue;
    await expect(next.first()).toBeVisible();
    if (await page.locator("[data-deed=pass]").isVisible()) {
      // A quiet turn hands over by itself after a moment.
      await expect(page.locator("[data-curtain]")).toBeVisible();
    }
  }
  await expect(status(page).locator("strong")).toHaveText(/^South wins: /);
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(0);
};
