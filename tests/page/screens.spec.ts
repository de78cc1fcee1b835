/** How the boards look: a few states, compared with kept pictures. `npx playwright test screens --update-snapshots` makes them anew. */
import type { Page } from "@playwright/test";
import { begin, expect, square, test } from "./page.js";
import { ARMY, bollwerk, generals, link } from "./records.js";

const board = (page: Page) => page.locator("rule-board");
const SETUP = "ILBITBPJCG/MPJBOITLOL/OTOBOBBFSI/PCOLPTOOJI";

for (const [colorScheme, width] of [
  ["light", 360],
  ["dark", 480],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 640 } });
    const picture = (name: string) => `${name}-${colorScheme}.png`;

    test("Bollwerk, a piece chosen", async ({ page }) => {
      await page.goto("/");
      await page.click("[data-game=bollwerk] [data-play]");
      await square(page, "e2").click();
      await page.mouse.move(0, 0);
      await expect(board(page)).toHaveScreenshot(picture("bollwerk"));
    });

    test("Stratego, the curtain and a piece chosen behind it", async ({ page }) => {
      await begin(page, "stratego", SETUP, SETUP);
      await expect(page.locator(".boardbox")).toHaveScreenshot(picture("curtain"), {
        mask: [page.locator("[data-curtain] > div")],
      });
      await page.click("[data-open]");
      await square(page, "e4").click();
      await page.mouse.move(0, 0);
      await expect(board(page)).toHaveScreenshot(picture("stratego"));
    });

    test("Game of the Generals, an unknown piece asked about", async ({ page }) => {
      await begin(page, "generals", ARMY, ARMY);
      await page.click("[data-open]");
      await square(page, "d6").click();
      await page.mouse.move(0, 0);
      await expect(board(page)).toHaveScreenshot(picture("deduction"));
    });

    test("the replay after a challenge and after an explosion", async ({ page }) => {
      await page.goto(link("replay", await generals({ over: true })));
      await page.click("[data-turns] [data-ply='5']");
      await expect(board(page)).toHaveScreenshot(picture("replay-challenge"));
      await page.goto(link("replay", await bollwerk()));
      await page.click("[data-turns] [data-ply='1']");
      await expect(board(page)).toHaveScreenshot(picture("replay-explosion"));
    });
  });
}
