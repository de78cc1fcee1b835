/** Narrow and wide, light and dark: nothing overflows, nothing jumps, targets are large enough. */
import type { Page } from "@playwright/test";
import { begin, expect, home, options, setup, square, test } from "./page.js";

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, select, summary")]
      .map((node) => ({ text: node.textContent?.trim(), box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ text }) => text),
  );
const check = async (page: Page) => {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await small(page)).toEqual([]);
};

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("no screen overflows", async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("rule-board [data-at]").first()).toBeVisible();
      await check(page);
      for (const id of ["generals", "stratego"] as const) {
        await home(page);
        await options(page, id);
        await check(page);
        await page.keyboard.press("Escape");
        await page.click(`[data-game=${id}] [data-play]`);
        await expect(page.locator("page-setup rule-board [data-at]").first()).toBeVisible();
        await check(page);
        await begin(page, id, await setup(id, "south", 1), await setup(id, "north", 2));
        await check(page);
        await page.click("[data-open]");
        await page.locator(".rules summary").click();
        await check(page);
      }
    });

    test("the board stays where it is while words change", async ({ page }) => {
      await begin(page, "stratego", await setup("stratego", "south", 1), await setup("stratego", "north", 2));
      await page.evaluate(() => scrollTo(0, 0));
      const where = async () => [
        await page.locator("rule-board").boundingBox(),
        await page.locator(".deeds").boundingBox(),
        await page.locator(".losses").boundingBox(),
      ];
      const before = await where();
      await page.click("[data-open]");
      expect(await where()).toEqual(before);
      await square(page, "e5").click();
      await square(page, "a4").click();
      await square(page, "j10").click();
      expect(await where()).toEqual(before);
    });
  });
}

test("the first screen: every board is alive, and a click plays", async ({ page }) => {
  await page.goto("/");
  for (const id of ["generals", "stratego"]) {
    const card = page.locator(`[data-game=${id}]`);
    const target = card.locator("[data-mark=move], [data-mark=capture]").first();
    const at = await target.getAttribute("data-on");
    const last = card.locator(`[data-mark=last][data-on=${at}]`);
    await expect(last).toHaveCount(0);
    await card.locator(`[data-at=${at}]`).click();
    await expect(last).toHaveCount(1);
  }
});
