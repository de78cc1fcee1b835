/** What the guides show of pages is opened as they show it, on a site of that name, and must stay free of errors. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./page.js";

/** As tests/js/guides.mjs, which is for Node alone. */
const GUIDES = ["README.md", "docs/embedding.md", "docs/theme.md", "docs/content-security-policy.md"];
const SITE = "https://your.site/";

const blocks = (path: string): { language: string; code: string }[] =>
  [...readFileSync(path, "utf8").matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = "", code = ""]) => ({
    language,
    code,
  }));

/** A module that a bundler would have put together: here an import map does. */
const bundled = (code: string): string =>
  `<script type="importmap">${JSON.stringify({
    imports: { rankfile: "/rankfile/index.js", "rankfile/": "/rankfile/" },
  })}</script><body></body><script type="module">${code.replaceAll(/"(rankfile\/\w+)"/g, '"$1.js"')}</script>`;

/** Opens a page of the site; the package lies in /rankfile/. */
const open = async (page: Page, html: string): Promise<void> => {
  await page.route(`${SITE}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const [, file] = pathname.match(/^\/rankfile\/([\w./-]+)$/) ?? [];
    if (file !== undefined) return route.fulfill({ path: `pkg/${file}` });
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><title>Test</title>${html}`,
    });
  });
  await page.goto(SITE);
};

let pages = 0;
for (const path of GUIDES) {
  for (const [index, { language, code }] of blocks(path).entries()) {
    const html =
      language === "html"
        ? code
        : /"rankfile\/(auto|element)"|document\./.test(code) && language === "js"
          ? bundled(code)
          : null;
    if (html === null) continue;
    pages += 1;
    test(`${path}, block ${index + 1}`, async ({ page }) => {
      await open(page, html);
      if (!code.includes("rule-board")) return expect(page.locator("svg")).toBeVisible();
      await expect(page.locator("rule-board [part=board]")).toBeVisible();
      await expect(page.locator("rule-board [part~=token]").first()).toBeVisible();
    });
  }
}

test("there is something to open", () => {
  expect(pages).toBeGreaterThan(5);
});

/** The policy that the guide shows. */
const policy = readFileSync("docs/content-security-policy.md", "utf8").match(/content="([^"]+)"/)?.[1] ?? "";
const board = `<script type="module" src="/rankfile/auto.js"></script>
  <rule-board game="generals" position="8f/9/9/9/4P4/9/9/F8 s 0"><p>A drawing.</p></rule-board>`;
const meta = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}">`;

for (const [directive, less] of [
  ["'wasm-unsafe-eval'", ""],
  ["trusted-types lit-html", "trusted-types other"],
] as const) {
  // `plain` pages may log what is forbidden to them.
  test(`the board needs ${directive}`, async ({ browser }) => {
    const page = await browser.newPage();
    const forbidden: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") forbidden.push(message.text());
    });
    page.on("pageerror", (error) => forbidden.push(String(error)));
    expect(policy).toContain(directive);
    await open(page, meta(policy.replace(directive, less)) + board);
    if (directive === "'wasm-unsafe-eval'") {
      // Nothing is logged: the element tells its page, and shows what it was given for that.
      await expect(page.getByText("A drawing.")).toBeVisible();
      await page.evaluate(() => document.querySelector("rule-board")?.updateComplete);
      await expect(page.locator("rule-board [part=board]")).toHaveCount(0);
    } else {
      await expect.poll(() => forbidden.join("\n")).toMatch(/content security policy|trustedtypes|createPolicy/i);
    }
    await page.close();
  });
}
