/** Links: they carry games whole, say what is wrong with them, and show nobody what he may not know. */
import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { openGame, openView, ready } from "rankfile";
import { begin, expect, move, square, status, test, yes } from "./page.js";
import { ARMY, bollwerk, generals, link, NEAR_END } from "./records.js";

const share = async (page: Page, what?: string): Promise<void> => {
  await page.click("[data-share]");
  if (what !== undefined) await page.selectOption("[data-what]", { label: what });
};
const made = async (page: Page): Promise<string> => {
  await expect(page.locator("[data-copy-link]")).toBeEnabled();
  return page.locator("[data-link]").inputValue();
};
/** The text of a link, unpacked by Node instead of the browser. */
const textOf = (address: string): string =>
  inflateSync(Buffer.from(address.split("=1.")[1] ?? "", "base64url")).toString();

test("a game with nothing hidden: to play on, from here, to step through", async ({ page, context }) => {
  const record = await bollwerk();
  await page.goto(link("play", record));
  await expect(page.locator("page-play")).toBeVisible();
  expect(page.url()).toMatch(/#play$/);
  await share(page);
  const game = await made(page);
  expect(textOf(game)).toBe(record);
  await page.selectOption("[data-what]", { label: "This position, to play on" });
  await expect(page.locator("[data-link]")).not.toHaveValue(game);
  const position = await made(page);
  expect(textOf(position)).toBe(`rankfile 1 record bollwerk\nposition ${openGame(record).position()}\n`);
  await page.selectOption("[data-what]", { label: "The whole game, to step through" });
  await expect(page.locator("[data-link]")).toHaveValue(/#replay=/);
  const replay = await made(page);
  const other = await context.newPage();
  await other.goto(position);
  await expect(other.locator("[data-moves] li")).toHaveText(["No moves yet."]);
  await other.goto("about:blank");
  await other.goto(replay);
  await expect(other.locator("rule-board .ply")).toHaveText("0 / 3");
  await other.close();
});

test("the link can be copied, and the same saved as a file", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const record = await bollwerk();
  await page.goto(link("play", record));
  await share(page);
  const address = await made(page);
  await page.click("[data-copy-link]");
  await expect(page.locator("[data-copy-link]")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-save-file]")]);
  expect(file.suggestedFilename()).toBe("bollwerk-record.txt");
});

test("of a hidden game in progress, the links of a spectator and of a side are the same whatever the other side hides", async ({
  page,
}) => {
  const found: string[][] = [];
  for (const north of [ARMY, "PPPPPPS2/BACDEKLMN/QRTSF4"]) {
    await begin(page, "generals", ARMY, north);
    await page.click("[data-open]");
    const links = [];
    for (const what of ["What a spectator knows", "What South knows"]) {
      await share(page, what);
      await expect(page.locator("page-share")).toContainText(what);
      links.push(await made(page));
      await page.keyboard.press("Escape");
    }
    found.push(links);
  }
  expect(found[0]).toEqual(found[1]);
  await ready;
  const [spectator = "", south = ""] = (found[0] ?? []).map(textOf);
  expect(openView(spectator).viewer).toBe("spectator");
  expect(openView(south).viewer).toBe("south");
  expect(spectator).not.toMatch(/[A-WYZ]{5}/);
});

test("behind the curtain nobody's own view is offered", async ({ page }) => {
  await begin(page, "generals", ARMY, ARMY);
  await share(page);
  await expect(page.locator("[data-what] option")).toHaveText([
    "What a spectator knows",
    "Everything, hidden ranks too",
  ]);
});

test("hidden ranks are put into a link only after a warning", async ({ page }) => {
  await begin(page, "generals", ARMY, ARMY);
  await page.click("[data-open]");
  await share(page, "Everything, hidden ranks too");
  await expect(page.getByRole("alert")).toContainText(
    "The game is not over. This shows the hidden ranks of both sides",
  );
  await expect(page.locator("[data-link], [data-save-file]")).toHaveCount(0);
  await page.click("[data-sure]");
  const text = textOf(await made(page));
  expect(openGame(text).record()).toBe(text);
  // Whoever opens it finds the curtain closed.
  await page.goto("about:blank");
  await page.evaluate(() => {});
  await page.goto(link("play", text));
  await yes(page);
  await expect(page.locator("[data-curtain]")).toBeVisible();
  await expect(page.locator("rule-board [part~=art]")).toHaveCount(0);
});

test("a replay of a hidden game that goes on shares views, and all only after the warning", async ({ page }) => {
  await page.goto(link("replay", await generals()));
  await page.selectOption("[data-viewer]", "north");
  await share(page);
  await expect(page.locator("[data-what] option")).toHaveText([
    "What a spectator knows",
    "What North knows",
    "Everything, hidden ranks too",
  ]);
  expect(openView(textOf(await made(page))).viewer).toBe("spectator");
  await page.selectOption("[data-what]", "2");
  await expect(page.locator("[data-sure]")).toBeVisible();
  await expect(page.locator("[data-link]")).toHaveCount(0);
});

const GOOD = link("play", NEAR_END.stratego);
const BAD: [string, string, string][] = [
  ["cut off", GOOD.slice(0, -6), "missing or was changed"],
  [
    "with a letter changed",
    GOOD.replace(/(.)(.{5})$/, (_, letter, rest) => (letter === "a" ? "b" : "a") + rest),
    "missing or was changed",
  ],
  ["with something behind it", `${GOOD}abcd`, "missing or was changed"],
  ["with a sign that cannot be", `${GOOD.slice(0, -3)}%20`, "missing or was changed"],
  ["without a version", GOOD.replace("=1.", "="), "missing or was changed"],
  ["of a newer version", GOOD.replace("=1.", "=2."), "A newer version of this page has made it"],
  ["to no screen", GOOD.replace("#play", "#plai"), "names no part of this page"],
  ["that holds too much", link("replay", "x".repeat(1 << 21)), "carries more than any game has"],
  ["to a game with faults", link("play", NEAR_END.stratego.replace("4O5", "4Z5")), "what it carries cannot be read"],
  ["to no game", link("play", "hello"), "what it carries cannot be read"],
];
for (const [what, address, sentence] of BAD) {
  test(`a link ${what}`, async ({ page }) => {
    await page.goto(address);
    const told = page.locator("[data-trouble]");
    await expect(told.locator("h2")).toHaveText("This link cannot be opened");
    await expect(told).toContainText(sentence);
    await told.getByRole("link", { name: "All games" }).click();
    await expect(page.locator("page-home")).toBeVisible();
  });
}

test("a link does not push a game in progress off the table unasked", async ({ page }) => {
  await page.goto(link("play", NEAR_END.bollwerk));
  await move(page, "c14", "c13");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, GOOD.slice(2));
  await page.click("dialog button:not([data-yes])");
  await expect(page.locator("header h1")).toHaveText("Bollwerk");
  await expect(page.locator("[data-moves] li")).toHaveCount(1);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, GOOD.slice(2));
  await yes(page);
  await expect(page.locator("header h1")).toHaveText("Stratego");
});

test("a game in progress survives a reload, behind its curtain", async ({ page }) => {
  await begin(page, "generals", ARMY, ARMY);
  await page.click("[data-open]");
  await move(page, "c3", "c4");
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
  await page.click("[data-open]");
  await page.reload();
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
  await expect(page.locator("rule-board [part~=art]")).toHaveCount(0);
  await page.click("[data-open]");
  await expect(page.locator("[data-moves] li")).toHaveCount(1);
  await expect(square(page, "c4")).toHaveAttribute("aria-label", /South, hidden piece/);
  await page.click("[data-deed=undo]");
  await yes(page);
  await expect(status(page)).toContainText("The last turn was taken back.");
});

test("between the set-ups, too; and another tab knows nothing of it", async ({ page, context }) => {
  await page.goto("/");
  await page.click("[data-game=generals] [data-play]");
  await page.click("[data-random]");
  await page.click("[data-ready]");
  await page.reload();
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
  await page.click("[data-open]");
  await expect(page.locator("page-setup rule-board [data-key]")).toHaveCount(0);
  const other = await context.newPage();
  await other.goto("/#play");
  await expect(other.locator("page-home")).toBeVisible();
  await expect(other.locator("[data-kept]")).toHaveCount(0);
  await other.close();
});

test("leaving a game keeps it; a new one asks before it takes its place", async ({ page }) => {
  await begin(page, "generals", ARMY, ARMY);
  await page.click(".name");
  await expect(page.locator("[data-kept]")).toContainText("Game of the Generals, South to move.");
  await page.click("[data-game=bollwerk] [data-play]");
  await page.click("dialog button:not([data-yes])");
  await page.click("[data-resume]");
  await expect(page.locator("[data-curtain=south]")).toBeVisible();
  await page.click(".name");
  await page.click("[data-game=bollwerk] [data-play]");
  await yes(page);
  await expect(page.locator("header h1")).toHaveText("Bollwerk");
});

test("going back closes what was asked", async ({ page }) => {
  await page.goto("/#editor");
  await page.click("nav [data-screen=replay]");
  await expect(page.locator("page-replay")).toBeVisible();
  await page.goBack();
  await page.click("[data-paste]");
  await page.goForward();
  await expect(page.locator("page-replay")).toBeVisible();
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("a kept game that cannot be read is let go", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => sessionStorage.setItem("rankfile-game", "rankfile 1 record generals\nnonsense"));
  await page.goto("/#play");
  await expect(page.locator("page-home")).toBeVisible();
  await expect(page.locator("[data-kept]")).toHaveCount(0);
});
