/** What travels: little, and from one host. */
import { gzipSync } from "node:zlib";
import { expect, test } from "./page.js";

/** Most bytes of the first view, each file as gzip sends it. */
const MOST = 200_000;

test("the first view is small, and nothing comes from elsewhere", async ({ page, baseURL }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await page.goto("/");
  await expect(page.locator("rule-board [data-at]")).not.toHaveCount(0);
  await page.waitForLoadState("networkidle");
  const files = await Promise.all([...sizes].map(async ([url, size]) => ({ url, size: await size })));
  expect(files.length).toBeGreaterThan(3);
  for (const { url } of files) expect(new URL(url).origin).toBe(new URL(baseURL ?? "").origin);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const list = files.map(({ url, size }) => `${size} ${new URL(url).pathname}`).join("\n");
  expect(all, list).toBeLessThanOrEqual(MOST);
});
