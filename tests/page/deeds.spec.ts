/** Taking back, draw, resignation, and the words after a challenge. */
import type { Page } from "@playwright/test";
import { begin, expect, move, status, test, turn, yes } from "./page.js";

const SOUTH = "PPPPPPS2/ABCDEKLMN/QRTSF4";
const NORTH = "PPPPPPS2/ABCDEKLMN/QRTSF4";

const start = async (page: Page) => {
  await begin(page, "generals", SOUTH, NORTH);
  await page.click("[data-open]");
};

test("a quiet turn can be taken back, a challenge not", async ({ page }) => {
  await start(page);
  await expect(page.locator("[data-deed=undo]")).toBeDisabled();
  await turn(page, "c3", "c4");
  await expect(page.locator("[data-moves] li")).toHaveCount(1);
  await page.click("[data-deed=undo]");
  await yes(page);
  await expect(page.locator("[data-curtain=south]")).toBeVisible();
  await expect(status(page)).toContainText("The last turn was taken back.");
  await page.click("[data-open]");
  await expect(page.locator("[data-moves] li")).toHaveText(["No moves yet."]);
  await turn(page, "d3", "d4");
  await turn(page, "d6", "d5");
  await move(page, "d4", "d5");
  await expect(status(page)).toContainText("South's Private attacked North's piece on d5: both leave the board.");
  await page.click("[data-deed=pass]");
  await expect(page.locator("[data-deed=undo]")).toBeDisabled();
  await page.click("[data-open]");
  // What the challenge showed is told after the curtain opens.
  await expect(status(page)).toContainText(
    "South's piece attacked North's Private on d5: both leave the board. North, your turn.",
  );
});

test("a draw by agreement", async ({ page }) => {
  await start(page);
  await page.click("[data-deed=draw]");
  await page.click("dialog button:not([data-yes])");
  await expect(page.locator("[data-deed=new]")).toHaveCount(0);
  await page.click("[data-deed=draw]");
  await yes(page);
  await expect(status(page)).toContainText("A draw: both sides agreed.");
});

test("resignation ends the game and reveals everything", async ({ page }) => {
  await start(page);
  await page.click("[data-deed=resign]");
  await expect(page.locator("dialog")).toContainText("South, do you resign?");
  await yes(page);
  await expect(status(page)).toContainText("North wins: the other side resigned.");
  await expect(status(page).locator("a")).toHaveText("Rule GE2");
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(0);
  await page.click("[data-deed=new]");
  await expect(page.locator("page-setup")).toBeVisible();
});
