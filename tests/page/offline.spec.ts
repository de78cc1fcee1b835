/** Without a network: everything that was there at the first visit still is. */
import { expect, move, square, test } from "./page.js";
import { generals } from "./records.js";

test.use({ serviceWorkers: "allow" });

test("after one visit all pages work without a network", async ({ page, context }) => {
  await page.goto("/");
  await expect(page.locator("rule-board [data-at]").first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page.click("[data-game=bollwerk] [data-play]");
  await move(page, "e2", "e3");
  await expect(page.locator("[data-moves] li")).toHaveCount(1);
  await page.click("[data-share]");
  await expect(page.locator("[data-copy-link]")).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.click("nav [data-screen=editor]");
  await expect(square(page, "e2")).toBeVisible();
  await page.click("nav [data-screen=replay]");
  await page.fill("[data-text]", await generals());
  await page.click("[data-load]");
  await expect(page.locator("rule-board .ply")).toHaveText("0 / 7");
  for (const tag of ["nl", "ro", "de"]) {
    await page.selectOption("[data-language]", tag);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
  }
  for (const address of ["/rulebook/", "/rulebook/bollwerk.html", "/nl/rulebook/stratego.html"]) {
    await page.goto(address);
    await expect(page.locator("h1")).toBeVisible();
  }
  await page.goto("/#play");
  // A game in progress survives all of this.
  await page.reload();
  await expect(page.locator("[data-moves] li")).toHaveCount(1);
});
