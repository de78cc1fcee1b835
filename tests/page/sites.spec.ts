/** The editor, the replay, sharing and what goes wrong: nothing keeps people out, overflows, or is too small to hit. */
import type { Page } from "@playwright/test";
import { check } from "./axe.js";
import { begin, expect, square, test } from "./page.js";
import { ARMY, bollwerk, generals, link } from "./records.js";

/** Every state, by what leads to it from the one before. */
const states: [string, (page: Page) => Promise<void>][] = [
  ["the editor", (page) => page.goto("/#editor").then(() => expect(square(page, "e2")).toBeVisible())],
  [
    "the editor, a stone in hand, faults",
    async (page) => {
      await page.click("[data-item='Q']");
      for (const at of ["e5", "f5", "g5"]) await square(page, at).click();
    },
  ],
  [
    "the editor of a game with hidden ranks",
    async (page) => {
      await page.selectOption("select[name=game]", "stratego");
      await page.click("[data-item=S]");
    },
  ],
  ["a text to paste", (page) => page.click("[data-paste]").then(() => expect(page.locator("dialog")).toBeVisible())],
  [
    "the replay without a record",
    (page) =>
      page
        .goto("/#replay")
        .then(() => page.waitForSelector("[data-load]"))
        .then(() => {}),
  ],
  [
    "a record with a fault",
    async (page) => {
      await page.fill("[data-text]", "rankfile 1 record generals\nplay a1-a2");
      await page.click("[data-load]");
      await expect(page.locator("[data-fault]")).toBeVisible();
    },
  ],
  [
    "the replay of a hidden game",
    async (page) => {
      await page.goto(link("replay", await generals({ over: true })));
      await page.click("[data-jump=on]");
    },
  ],
  [
    "the dialog of sharing",
    (page) => page.click("[data-share]").then(() => expect(page.locator("[data-copy-link]")).toBeEnabled()),
  ],
  [
    "the replay of an open game",
    async (page) => {
      await page.goto(link("replay", await bollwerk()));
      await expect(page.locator(".table")).toHaveAttribute("data-game", "bollwerk");
    },
  ],
  [
    "a link that is damaged",
    (page) =>
      page
        .goto("/#play=1.x")
        .then(() => page.waitForSelector("[data-trouble]"))
        .then(() => {}),
  ],
  [
    "the warning before ranks are shared",
    async (page) => {
      await begin(page, "generals", ARMY, ARMY);
      await page.click("[data-share]");
      await page.selectOption("[data-what]", { label: "Everything, hidden ranks too" });
    },
  ],
  [
    "a game that is kept",
    async (page) => {
      await page.keyboard.press("Escape");
      await page.click(".name");
      await expect(page.locator("[data-kept]")).toBeVisible();
    },
  ],
];

const fits = async (page: Page, state: string): Promise<void> => {
  const found = await page.evaluate(() => {
    const small = [
      ...document.querySelectorAll("button, select, summary, input:not([type=checkbox]), header a, .check label"),
    ]
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ node }) => node.outerHTML.slice(0, 100));
    return { small, over: document.documentElement.scrollWidth - innerWidth };
  });
  expect.soft(found, state).toEqual({ small: [], over: 0 });
};

for (const [colorScheme, width] of [
  ["light", 360],
  ["dark", 1440],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: width < 500 ? 640 : 900 } });
    test("every state", async ({ page }) => {
      test.setTimeout(180_000);
      for (const [state, lead] of states) {
        await lead(page);
        await check(page, state);
        await fits(page, state);
      }
    });
  });
}
