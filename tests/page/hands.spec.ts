/** Keyboard, drag, tap and "why not?". */
import type { Page } from "@playwright/test";
import { begin, expect, setup, square, status, test } from "./page.js";

const start = async (page: Page) => {
  await begin(page, "generals", "9/PPPPPPS2/ABCDEKLMN/QRTSF4".replace("9/", ""), await setup("generals", "north", 2));
  await page.click("[data-open]");
};

test("a move by keyboard alone", async ({ page }) => {
  await start(page);
  // The board has the focus after the curtain opens.
  const focused = () =>
    page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement as HTMLElement)?.dataset.at);
  expect(await focused()).toBeTruthy();
  await page.keyboard.press("Home");
  for (let i = 0; i < 8 && (await focused()) !== "a3"; i++) {
    await page.keyboard.press(Number((await focused())?.slice(1)) > 3 ? "ArrowDown" : "ArrowUp");
  }
  expect(await focused()).toBe("a3");
  await page.keyboard.press("Enter");
  await expect(page.locator("rule-board [data-mark=move]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("rule-board [data-mark=move]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await expect(square(page, "a4")).toHaveAttribute("aria-label", /^a4, empty, can move here/);
  await page.keyboard.press("Space");
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.locator("[data-open]").press("Enter");
  await expect(status(page)).toContainText("South's piece went from a3 to a4. North, your turn.");
});

test("a move by dragging", async ({ page }) => {
  await start(page);
  const from = await square(page, "c3").boundingBox();
  const to = await square(page, "c4").boundingBox();
  if (!from || !to) throw new Error("no square");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 });
  await expect(page.locator("rule-board .ghost")).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator("rule-board .ghost")).toHaveCount(0);
  await expect(status(page)).toContainText("went from c3 to c4");
});

test("a drop that is not allowed leaves the piece and says why", async ({ page }) => {
  await start(page);
  const from = await square(page, "c3").boundingBox();
  const to = await square(page, "f5").boundingBox();
  if (!from || !to) throw new Error("no square");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(status(page).locator(".refusal")).toContainText("cannot reach f5");
  await expect(square(page, "c3")).toHaveAttribute("aria-label", /South/);
});

test("a refused click says why and links to its rule", async ({ page }) => {
  await start(page);
  await square(page, "c3").click();
  await square(page, "c6").click();
  const refusal = status(page).locator(".refusal");
  await expect(refusal).toContainText(/[a-z].*\./);
  const link = refusal.locator("a");
  await expect(link).toHaveText("Rule GM1");
  // The rulebook opens beside the game.
  const opened = page.waitForEvent("popup");
  await link.click();
  const book = await opened;
  await book.waitForLoadState();
  await expect(book.locator("#GM1:target")).toBeVisible();
  // The next pick takes the sentence away.
  await square(page, "d3").click();
  await expect(refusal).toHaveCount(0);
});

test("an empty square", async ({ page }) => {
  await start(page);
  await square(page, "d4").click();
  await expect(status(page)).toContainText("There is no piece on d4.");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test("tap and tap", async ({ page }) => {
    await start(page);
    await square(page, "b3").tap();
    await square(page, "b4").tap();
    await expect(status(page)).toContainText("went from b3 to b4");
  });

  test("drag with a finger", async ({ page, context }) => {
    await start(page);
    const [from, to] = [await square(page, "c3").boundingBox(), await square(page, "c4").boundingBox()];
    if (!from || !to) throw new Error("no square");
    const finger = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: from.x + 15, y }] });
    await touch("touchStart", from.y + 15);
    await touch("touchMove", from.y - 5);
    await touch("touchMove", to.y + 15);
    await expect(page.locator("rule-board .ghost")).toHaveCount(1);
    await touch("touchEnd");
    await expect(status(page)).toContainText("went from c3 to c4");
  });
});
