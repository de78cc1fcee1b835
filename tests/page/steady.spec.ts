/** Nothing jumps: the browser's own measure of layout shift, while screens load and while they are used. */
import type { Page } from "@playwright/test";
import { begin, expect, square, test, turn } from "./page.js";
import { ARMY, generals, link } from "./records.js";

/** Counts every shift, also those right after a press, which the measure itself forgives. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ""));
        shifts.push({ value: entry.value, nodes });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
/** What has shifted since the last time. */
const shifted = async (page: Page) => {
  await page.waitForTimeout(120);
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts.splice(0),
  );
};
const steady = async (page: Page, what: string) => {
  const shifts = await shifted(page);
  const all = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(all, `${what}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
};

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("while screens load", async ({ page }) => {
      await watch(page);
      for (const address of ["/", "/#editor", "/#replay", link("replay", await generals())]) {
        await page.goto("about:blank");
        await page.goto(address);
        await expect(page.locator("rule-board [data-at], textarea").first()).toBeVisible();
        await steady(page, address);
      }
    });

    test("while they are used", async ({ page }) => {
      await watch(page);
      await begin(page, "generals", ARMY, ARMY);
      await shifted(page);
      await page.click("[data-open]");
      await steady(page, "the curtain opens");
      await square(page, "c3").click();
      await square(page, "c6").click();
      await steady(page, "a refusal");
      await page.keyboard.press("Escape");
      await turn(page, "c3", "c4");
      await steady(page, "a turn");
      await page.goto("/#editor");
      await page.selectOption("select[name=game]", "stratego");
      await expect(page.locator("rule-board [data-at]")).toHaveCount(100);
      await page.evaluate(() => scrollTo(0, 0));
      await shifted(page);
      for (const at of ["a1", "b1"]) {
        await page.locator("[data-item=F]").click();
        await square(page, at).click();
      }
      await page.click("[data-deed=undo]");
      await steady(page, "the editor");
      await page.goto("about:blank");
      await page.goto(link("replay", await generals()));
      await expect(page.locator("[data-slider]")).toBeVisible();
      await shifted(page);
      for (let i = 0; i < 7; i++) await page.click("rule-board [data-step='.']");
      await steady(page, "the replay");
    });
  });
}
