/** The editor: anything on any square, all faults while one edits, and what can be taken along. */
import type { Page } from "@playwright/test";
import { draft, type GameId, newGame, type Rules, ready } from "rankfile";
import { expect, put, square, test } from "./page.js";

const open = async (page: Page, game: GameId): Promise<void> => {
  await page.goto("/#editor");
  await page.selectOption("select[name=game]", game);
  await page.click("[data-arrange=clear]");
};
const place = async (page: Page, what: string, ...at: string[]): Promise<void> => {
  const item = page.locator(`[data-item='${what}']`);
  if ((await item.getAttribute("aria-pressed")) === "false") await item.click();
  for (const each of at) await square(page, each).click();
};
const paste = async (page: Page, text: string): Promise<void> => {
  await page.click("[data-paste]");
  await page.fill("dialog [data-text]", text);
  await page.click("dialog [data-yes]");
};
const shown = (page: Page): Promise<string> => page.evaluate(() => String(document.querySelector("rule-board")?.draft));
const label = (page: Page, at: string, text: RegExp) => expect(square(page, at)).toHaveAttribute("aria-label", text);

/** The faults on the page are those that the library finds, one line each. */
const sameFaults = async (page: Page, id: GameId, rules: Rules = {}): Promise<number> => {
  await ready;
  const { flaws } = draft(id, { ...rules, text: await shown(page) });
  await expect(page.locator("[data-faults] .flaw")).toHaveCount(flaws.length);
  const links = flaws.flatMap(({ rule }) => (rule === undefined ? [] : [`Rule ${rule}`]));
  await expect(page.locator("[data-faults] a")).toHaveText(links);
  await expect(page.locator("[data-deed=play]")).toBeEnabled({ enabled: flaws.length === 0 });
  return flaws.length;
};

test("pieces of either side on any square, moved, replaced and taken off", async ({ page }) => {
  await open(page, "generals");
  await place(page, "F", "e5");
  await place(page, "f", "a1", "i8");
  await label(page, "e5", /South Flag/);
  await label(page, "i8", /North Flag/);
  await page.keyboard.press("Escape");
  await square(page, "a1").click();
  await square(page, "e5").click();
  await label(page, "e5", /North Flag/);
  await label(page, "a1", /empty/);
  await place(page, "", "i8");
  await label(page, "i8", /empty/);
  const [from, to] = [await square(page, "e5").boundingBox(), await square(page, "b2").boundingBox()];
  if (!from || !to) throw new Error("no square");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 4 });
  await page.mouse.up();
  await label(page, "b2", /North Flag/);
});

test("stones of each kind; what lies on the board leaves no hand", async ({ page }) => {
  await open(page, "bollwerk");
  await place(page, "!", "c5");
  await place(page, "+!", "d5");
  await place(page, "=", "e5");
  await place(page, "+=", "f5");
  await place(page, "*", "g5");
  await expect(page.locator("rule-board [data-stone]")).toHaveCount(5);
  expect(await shown(page)).toContain("2!+!=+=*6");
  await page.fill("[name='supply south A']", "7");
  await page.keyboard.press("Tab");
  await page.fill("[name='supply north O']", "0");
  await page.keyboard.press("Tab");
  expect((await shown(page)).split(" ")[2]).toMatch(/^7,.*\/.*,0$/);
});

test("all faults are listed while one edits", async ({ page }) => {
  await open(page, "bollwerk");
  expect(await sameFaults(page, "bollwerk")).toBe(0);
  await place(page, "Q", "c5", "d5", "e5");
  await page.fill("[name='supply north RB']", "9");
  await page.keyboard.press("Tab");
  expect(await sameFaults(page, "bollwerk")).toBeGreaterThan(1);
  await open(page, "stratego");
  expect(await sameFaults(page, "stratego")).toBeGreaterThan(0);
  await place(page, "F", "a1", "b1", "c1");
  await place(page, "s", "a10", "b10");
  expect(await sameFaults(page, "stratego")).toBeGreaterThan(1);
  await page.selectOption("select[name=army]", "duel");
  await place(page, "S", "e1", "f1");
  await sameFaults(page, "stratego", { army: "duel" });
  await open(page, "generals");
  await place(page, "F", "a1", "b1");
  expect(await sameFaults(page, "generals")).toBe(1);
});

test("undo and redo go through everything", async ({ page }) => {
  await page.goto("/#editor");
  await expect(page.locator("[data-deed=undo]")).toBeDisabled();
  const states = [await shown(page)];
  for (const deed of ["clear", "random", "mirror", "start"]) {
    await page.click(`[data-arrange=${deed}]`);
    states.push(await shown(page));
  }
  await page.selectOption("select[name=turn]", "north");
  states.push(await shown(page));
  expect(new Set(states).size).toBe(states.length - 1);
  for (const state of states.slice(0, -1).reverse()) {
    await page.click("[data-deed=undo]");
    expect(await shown(page)).toBe(state);
  }
  await expect(page.locator("[data-deed=undo]")).toBeDisabled();
  for (const state of states.slice(1)) {
    await page.click("[data-deed=redo]");
    expect(await shown(page)).toBe(state);
  }
  await expect(page.locator("[data-deed=redo]")).toBeDisabled();
});

test("play from here: the position, the side to move, hidden or not", async ({ page }) => {
  await open(page, "generals");
  await place(page, "F", "a1");
  await place(page, "A", "d4");
  await place(page, "f", "i8");
  await place(page, "b", "d5");
  await page.selectOption("select[name=turn]", "north");
  await page.click("[data-deed=play]");
  await expect(page.locator("[data-status]")).toContainText("North to move.");
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(0);
  await square(page, "d5").click();
  await square(page, "c5").click();
  await expect(page.locator("[data-moves] li")).toHaveCount(1);
  await page.click("[data-edit]");
  await label(page, "c5", /North Four-Star General/);
  await page.uncheck("input[name=open]");
  await page.click("[data-deed=play]");
  await page.click("dialog [data-yes]");
  await expect(page.locator("[data-curtain=south]")).toBeVisible();
});

const OWN = "3q3/ggg_ggg/7/7/3_3/7/7/GGG_GGG/3Q3 d1 c1,d1,e1 2 d9 c9,d9,e9 8";

test("a layout of one's own, and what is wrong with one", async ({ page }) => {
  await page.goto("/#editor");
  const give = async (text: string) => {
    await page.selectOption("select[name=layout]", "own");
    await page.fill("dialog [data-text]", text);
    await page.click("dialog [data-yes]");
  };
  await give(OWN.replace("d1 c1", "a5 c1"));
  await expect(page.locator("[data-status] .refusal")).toContainText("Rule BO7");
  await expect(page.locator("rule-board [data-at]")).toHaveCount(178);
  await give(OWN.slice(0, 20));
  await expect(page.locator("[data-status] .refusal")).toContainText("cannot be read from character 21 on");
  await give(OWN);
  await expect(page.locator("rule-board [data-at]")).toHaveCount(60);
  await sameFaults(page, "bollwerk", { layout: OWN });
  await page.click("[data-deed=play]");
  await expect(page.locator("page-play rule-board [data-at]")).toHaveCount(60);
  await page.click("[data-edit]");
  await expect(page.locator("page-editor rule-board [data-at]")).toHaveCount(60);
  await page.selectOption("select[name=layout]", "standard");
  await expect(page.locator("rule-board [data-at]")).toHaveCount(178);
});

test("a pasted position; one that cannot be read says where and changes nothing", async ({ page }) => {
  await open(page, "stratego");
  const text = "4f1m3/10/10/10/2__2__2/2__2__2/10/4O5/10/F9 n 10";
  await paste(page, ` ${text}\n`);
  expect(await shown(page)).toBe(text);
  await expect(page.locator("select[name=turn]")).toHaveValue("north");
  await paste(page, text.replace("4O5", "4?5"));
  await expect(page.locator("[data-status] .refusal")).toContainText("cannot be read from character 36 on");
  expect(await shown(page)).toBe(text);
});

test("what is copied is the position, as text, drawing, lines and link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await ready;
  await open(page, "stratego");
  await page.selectOption("select[name=army]", "duel");
  await place(page, "F", "a1");
  await place(page, "f", "j10");
  const take = async (how: string) => {
    await page.click(`[data-take=${how}]`);
    await expect(page.locator("[data-status]")).toContainText("copied");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await take("text");
  expect(text).toBe(await shown(page));
  await page.click("[data-deed=flip]");
  const known = draft("stratego", { army: "duel", text });
  expect(await take("svg")).toBe(known.svg({ bottom: "north" }));
  const lines = await take("embed");
  const address = await take("link");
  expect(newGame("stratego", { position: text }).position()).toBe(text);
  // The link opens the same position under the same rules; the lines show it in another page.
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.locator("select[name=army]")).toHaveValue("duel");
  expect(await shown(page)).toBe(text);
  expect(lines).toContain('<script type="module" src="rankfile/auto.js"></script>');
  await put(page, lines.replace(/<script.*?<\/script>/, ""));
  await label(page, "a1", /South Flag/);
  await label(page, "j10", /North Flag/);
});
