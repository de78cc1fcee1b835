/** What one seat may not know is nowhere in the page. */
import type { Page } from "@playwright/test";
import { games, ready } from "rankfile";
import { begin, expect, move, paste, setup, square, test } from "./page.js";

/** The whole page as text, shadow trees included. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const clean = (html: string) => html.replace(/<!--.*?-->/gs, "").replace(/lit\$\d+\$/g, "");
    const boards = [...document.querySelectorAll("rule-board")].map((board) => board.shadowRoot?.innerHTML ?? "");
    return clean([document.body.innerHTML, ...boards].join("\n"));
  });

/** Another army on the same squares: the letters in the opposite order. */
const shuffled = (text: string): string => {
  const letters = [...text].filter((c) => /[A-Z]/.test(c));
  return text.replace(/[A-Z]/g, () => letters.pop() ?? "");
};

test("the page of one side is the same whatever the other side has set up", async ({ page, browser }) => {
  const south = await setup("generals", "south", 1);
  const north = await setup("generals", "north", 2);
  expect(shuffled(north)).not.toBe(north);
  const other = await (await browser.newContext()).newPage();
  const both = [page, other];
  await begin(page, "generals", south, north);
  await begin(other, "generals", south, shuffled(north));
  const same = async () => {
    const [a, b] = await Promise.all(both.map(everything));
    expect(a).toBe(b);
  };
  await same();
  for (const each of both) await each.click("[data-open]");
  await same();
  // South moves any piece that can, and North too; the squares are read from South's page.
  const [from, to] = await page.evaluate(() => {
    const view = document.querySelector("rule-board")?.view;
    if (!view || typeof view === "string") return ["", ""];
    return view.actions()[0]?.split("-") ?? ["", ""];
  });
  for (const each of both) await move(each, from as string, to as string);
  for (const each of both) await expect(each.locator("[data-open]")).toBeVisible();
  await same();
  await other.close();
});

test("the curtain shows backs only, in drawing, labels and panels", async ({ page }) => {
  await ready;
  const south = await setup("stratego", "south", 1);
  await begin(page, "stratego", south, await setup("stratego", "north", 2));
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(80);
  await expect(page.locator("rule-board [part~=art]")).toHaveCount(0);
  await expect(page.locator("rule-board [data-kind]")).toHaveCount(0);
  const text = (await everything(page)).replace(/<details.*?<\/details>/gs, "");
  const pieces = games().find((info) => info.id === "stratego")?.pieces ?? [];
  expect(pieces).toHaveLength(12);
  for (const piece of pieces) {
    expect(text).not.toContain(piece.art);
    expect(text.toLowerCase()).not.toContain(piece.name);
  }
  // Clicks behind the curtain do nothing.
  await square(page, "a4").dispatchEvent("click");
  await expect(page.locator("rule-board [data-mark]")).toHaveCount(0);
  await page.click("[data-open]");
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(40);
});

test("the set-up of one side is gone before the other sits down", async ({ page }) => {
  await page.goto("/");
  await page.click("[data-game=generals] [data-play]");
  await paste(page, await setup("generals", "south", 1));
  await page.click("[data-ready]");
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
  await expect(page.locator("rule-board")).toHaveCount(0);
  await page.click("[data-open]");
  await expect(page.locator("rule-board [data-key]")).toHaveCount(0);
});
