/** The plain script of the package, on a page that no server brings. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";

test("one script from a folder: the rules as a global, and the element", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "rankfile-script-"));
  const script = pathToFileURL(resolve("pkg/script.js")).href;
  const path = join(folder, "index.html");
  writeFileSync(path, `<!doctype html><script src="${script}"></script><rule-board game="generals"></rule-board>`);
  try {
    await page.goto(pathToFileURL(path).href);
    expect(await page.evaluate("rankfile.newGame('generals').phase")).toBe("setup");
    await expect(page.locator("rule-board svg").first()).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
