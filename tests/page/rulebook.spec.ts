/** The rulebook: its figures are drawings that come alive. */
import type { Locator, Page } from "@playwright/test";
import { rulebookOf } from "../../www/rulebook/place.js";
import { tongues } from "../../www/rulebook/tongues.js";
import { refusal } from "../../www/words/tell.js";
import { check } from "./axe.js";
import { expect, move, square, status, test } from "./page.js";

const GAMES = ["stratego", "generals", "bollwerk"] as const;

/** The library is fetched when a figure is seen, and a machine that does much else is slow to compile it. */
const alive = (found: Locator) => expect(found).toHaveAttribute("data-live", "", { timeout: 20_000 });

/** A figure by the case that it shows, brought into view. */
const figure = async (page: Page, words: string): Promise<Locator> => {
  const found = page.locator(`figure[data-case="${words}"]`).first();
  await found.scrollIntoViewIfNeeded();
  await alive(found);
  return found;
};
const STEPS = "guard: It steps forward and sideways, and captures forward";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a figure is drawn, and says what is refused and why", async ({ page }) => {
    await page.goto(`/${rulebookOf("en", "bollwerk")}`);
    const drawn = page.locator(`figure[data-case="${STEPS}"]`).first();
    await expect(drawn.locator("svg.still")).toBeVisible();
    const box = await drawn.locator("svg.still").boundingBox();
    expect((box?.width ?? 0) > 150 && (box?.height ?? 0) > 100).toBe(true);
    await expect(drawn.locator(".tries li").first()).toHaveText("c4-c3 This piece cannot reach c3. G1");
    await expect(page.locator(".controls:visible")).toHaveCount(0);
  });
});

test("a refusal in play links to its rule", async ({ page }) => {
  await page.goto("/");
  await page.click("[data-game=bollwerk] [data-play]");
  await move(page, "e2", "e7");
  const opened = page.waitForEvent("popup");
  await status(page).locator(".refusal a").click();
  const book = await opened;
  await book.waitForLoadState();
  await expect(book.locator(".rule:target")).toBeVisible();
  await expect(book).toHaveURL(/\/rulebook\/bollwerk\.html#G\d$/);
  // The game goes on where it was.
  await expect(square(page, "e2")).toHaveAttribute("aria-label", /South Guard/);
});

test.describe("a live figure", () => {
  test("stands where its drawing stood, and loads nothing before it is seen", async ({ page }) => {
    const wasm: string[] = [];
    page.on("request", (request) => request.url().endsWith(".wasm") && wasm.push(request.url()));
    await page.goto("/rulebook/index.html");
    await expect(page.locator("svg.still")).toHaveCount(3);
    expect(wasm).toEqual([]);
    await page.goto(`/${rulebookOf("en", "bollwerk")}`);
    const far = page.locator("figure").last();
    const [before, size] = [await far.boundingBox(), await page.evaluate(() => document.body.scrollHeight)];
    for (const words of [STEPS, "sliders: All four place where they could move without capture"]) {
      const found = await figure(page, words);
      await expect(found.locator("rule-board [data-at]").first()).toBeAttached();
    }
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBe(size);
    await page.evaluate(() => scrollTo(0, 0));
    expect(Math.abs(((await far.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1.5);
  });

  test("shows its diagram, marks another piece, explains, plays and starts again", async ({ page }) => {
    await page.goto(`/${rulebookOf("en", "bollwerk")}`);
    const found = await figure(page, STEPS);
    const marks = async () =>
      (
        await found.locator("rule-board [data-mark]").evaluateAll((all) => all.map((m) => m.getAttribute("data-on")))
      ).sort();
    const told = found.locator(".told");
    expect(await marks()).toEqual(["b4", "c4", "c5", "d4", "d5"]);
    await found.locator("rule-board [data-at=b5]").click();
    expect(await marks()).not.toContain("c5");
    await expect(found.locator("rule-board [data-mark=subject]")).toHaveAttribute("data-on", "b5");
    await found.locator("rule-board [data-at=b6]").click();
    await expect(told).toContainText("This piece cannot reach b6.");
    await expect(told.locator("a")).toHaveAttribute("href", /^#N\d$/);
    await found.locator("[data-ask=c4-c3]").click();
    await expect(told).toHaveText("This piece cannot reach c3. G1");
    await found.locator("rule-board [data-at=d5]").click();
    await expect(told).toContainText("South's Guard took North's Knight on d5.");
    await found.locator("[data-reset]").click();
    expect(await marks()).toEqual(["b4", "c4", "c5", "d4", "d5"]);
    await expect(told).toHaveText("Choose a piece, then a square.");
  });

  test("plays the turns of its case, up to the end", async ({ page }) => {
    await page.goto(`/${rulebookOf("en", "generals")}`);
    const found = await figure(page, "rules: In that turn he may take it");
    await found.locator("[data-play='2']").click();
    await expect(found.locator(".told")).toContainText("North wins");
    await expect(found.locator(".told a")).toHaveAttribute("href", "#GE1");
    await expect(found.locator("rule-board [data-key]")).toHaveCount(3);
  });

  test("goes on where one side stands alone", async ({ page }) => {
    await page.goto(`/${rulebookOf("en", "bollwerk")}`);
    const found = await figure(page, "sliders: The Queen's lines end at the edge and at obstacles");
    await found.locator("rule-board [data-at=d5]").click();
    await found.locator("rule-board [data-at=d8]").click();
    await expect(found.locator(".told")).toHaveText("South's Queen went from d5 to d8.");
    await found.locator("rule-board [data-at=d8]").click();
    await expect(found.locator("rule-board [data-mark=move]").first()).toBeAttached();
  });

  test("can be used by keys alone", async ({ page }) => {
    await page.goto(`/${rulebookOf("en", "stratego", "SM1")}`);
    const found = await figure(page, "moving: One square along rank and file");
    await found.locator("rule-board [tabindex='0']").focus();
    await found.locator("rule-board [data-at=e2]").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(found.locator(".told")).toContainText("went from e2 to e3");
  });
});

test("figures side by side mark what differs", async ({ page }) => {
  await page.goto(`/${rulebookOf("en", "stratego", "SR1")}`);
  const boards = page.locator(".group:has(#SR1) .compared figure");
  await expect(boards).toHaveCount(2);
  for (const one of await boards.all()) await expect(one.locator(".outline rect")).toHaveCount(1);
});

test("what one side may not know is not on the page", async ({ page }) => {
  await page.goto(`/${rulebookOf("en", "generals", "GI1")}`);
  const secret = page.locator(".group:has(#GI1) .compared figure").first();
  await expect(secret.locator("svg.still")).toBeVisible();
  // It stays a drawing: the game would carry the ranks.
  await expect(secret.locator(".controls")).toHaveCount(0);
  expect(await page.locator("#figures").textContent()).not.toContain(`"${await secret.getAttribute("id")}"`);
  await expect(secret.locator("use[href*=north-flag]")).toHaveCount(1);
  await expect(secret.locator("use[href*=south]")).toHaveCount(0);
});

test("on paper the drawings take the boards' places", async ({ page }) => {
  await page.goto(`/${rulebookOf("en", "bollwerk")}`);
  const found = await figure(page, STEPS);
  await expect(found.locator("svg.still")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(found.locator("svg.still")).toBeVisible();
  await expect(found.locator("rule-board [data-at]").first()).toBeHidden();
  await expect(found.locator(".controls")).toBeHidden();
  await expect(page.locator("header")).toBeHidden();
  await expect(found.locator(".tries")).toContainText("This piece cannot reach c3.");
});

test("the language of the page is the language of its boards", async ({ page }) => {
  await page.goto(`/${rulebookOf("de", "stratego")}`);
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL(/\/nl\/rulebook\/stratego\.html$/);
  const { words } = tongues.nl;
  const found = await figure(page, "moving: One square along rank and file");
  await expect(found.locator("figcaption")).toContainText(new RegExp(words.board.piece("marshal"), "i"));
  await found.locator("rule-board [data-at=e2]").click();
  await found.locator("rule-board [data-at=e4]").click();
  await expect(found.locator(".told")).toHaveText(`${refusal(words.board, { code: "out-of-reach", at: "e4" })} SM1`);
  await expect(found.locator("rule-board [data-at=e1]")).toHaveAttribute("aria-label", new RegExp(words.board.empty));
  // And of the games.
  await page.locator("header .name").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("a phone has no sideways scroll, and targets that a thumb hits", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const game of GAMES) {
    await page.goto(`/${rulebookOf("ro", game)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(360);
    const small = await page.locator(".contents a, nav a, .rule .number, .tries button").evaluateAll((all) =>
      all
        .map((one) => [one.textContent, one.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
        .map(([text]) => text),
    );
    expect(small, game).toEqual([]);
  }
});

// What is told by colour is alike in all books: one of them in the dark.
for (const [colorScheme, game] of [...GAMES.map((id) => ["light", id] as const), ["dark", "generals"] as const]) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test(`axe: ${game}`, async ({ page }) => {
      await page.goto(`/${rulebookOf("en", game)}`);
      await alive(page.locator("figure").first());
      await check(page, game);
    });
  });
}
