/** Computer players in the page: seats, turns, hints, pauses; what they may hear, and what happens when they fail. */
import type { Page } from "@playwright/test";
import { newGame, ready } from "rankfile";
import { check } from "./axe.js";
import { expect, home, move, numbers, paste, setup, square, status, test, yes } from "./page.js";

interface Heard {
  ask: string;
  view?: string;
  side?: string;
}

/** Everything that the page sends to workers, and a beat that shows whether it is alive. With `ms` thoughts take so long. */
const listen = (page: Page, ms?: number) =>
  page.addInitScript((ms) => {
    const heard: unknown[] = [];
    const beats = { count: 0 };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
      heard.push(message);
      if (ms !== undefined && typeof message === "object") Object.assign(message ?? {}, { ms });
      return Reflect.apply(post, this, [message, ...rest]);
    };
    const beat = (): void => {
      beats.count += 1;
      requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
    Object.assign(globalThis, { asked: heard, beats });
  }, ms);

const asked = (page: Page) => page.evaluate(() => (globalThis as unknown as { asked: Heard[] }).asked);
const beats = (page: Page) => page.evaluate(() => (globalThis as unknown as { beats: { count: number } }).beats.count);

/** Starts a game from its options. */
const start = async (page: Page, id: string, seats: { south: string; north: string }, first = "south") => {
  await home(page);
  await page.click(`[data-game=${id}] [data-options]`);
  for (const side of ["south", "north"] as const) await page.selectOption(`[name="seat ${side}"]`, seats[side]);
  await page.selectOption("[name=first]", first);
  await page.click("dialog .primary");
};

const button = (page: Page) => page.locator("[data-computer]");
const turns = (page: Page) => page.locator("[data-moves] li:not(.empty)");
const board = (page: Page) => page.locator("page-play rule-board");

test("the computer answers; its turn and one's own go back together", async ({ page }) => {
  await listen(page);
  await start(page, "bollwerk", { south: "person", north: "beginner" });
  await expect(page.locator("[data-seat=north]")).toContainText("a computer, beginner");
  await expect(page.locator("[data-deed=undo]")).toBeDisabled();
  await move(page, "g2", "g3");
  await expect(turns(page)).toHaveCount(2);
  await expect(status(page)).toContainText("South, your turn.");
  await page.click("[data-deed=undo]");
  await expect(turns(page)).toHaveCount(0);
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(board(page)).toHaveAttribute("mode", "play");
});

test("the computer begins for south; a reload goes on with the same seats", async ({ page }) => {
  await start(page, "bollwerk", { south: "beginner", north: "person" });
  await expect(turns(page)).toHaveCount(1);
  await expect(board(page)).toHaveAttribute("side", "north");
  await page.reload();
  await expect(page.locator("[data-seat=south]")).toContainText("a computer, beginner");
  await move(page, "g13", "g12");
  await expect(turns(page)).toHaveCount(3);
  await page.click("[data-deed=resign]");
  await yes(page);
  await expect(page.locator(".table")).toHaveAttribute("data-phase", "over");
  await expect(button(page)).toBeDisabled();
});

test("what is thought of one position is not played in another", async ({ page }) => {
  await listen(page, 1e6);
  await start(page, "bollwerk", { south: "person", north: "strong" });
  await move(page, "g2", "g3");
  await expect(page.locator(".thinks")).toHaveAttribute("data-on", "");
  await expect(status(page)).toContainText("North (computer) is thinking.");
  await check(page, "a computer that thinks");
  // The page goes on meanwhile.
  const before = await beats(page);
  await expect.poll(() => beats(page)).toBeGreaterThan(before + 5);
  await expect(turns(page)).toHaveCount(1);
  // Taken back while it thinks: the person's turn alone, and nothing comes after.
  await page.click("[data-deed=undo]");
  await expect(turns(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute("data-computer", "hint");
  expect((await asked(page)).map(({ ask }) => ask)).toEqual(["action", "cancel"]);
  // The next thought is ended by hand, and its answer is played.
  await move(page, "e2", "e3");
  await expect(button(page)).toHaveAttribute("data-computer", "hurry");
  await button(page).click();
  await expect(turns(page)).toHaveCount(2);
  await expect(turns(page).first()).toContainText("e2-e3");
  // Who leaves takes the worker along; who comes back finds the same game.
  await move(page, "c2", "c3");
  await expect(button(page)).toHaveAttribute("data-computer", "hurry");
  await page.click("header .name");
  await expect.poll(() => page.workers().length).toBe(0);
  await page.click("[data-resume]");
  await expect(turns(page)).toHaveCount(3);
  await expect(status(page)).toContainText("North (computer) is thinking.");
});

test("two computers play until they are paused", async ({ page }) => {
  await start(page, "bollwerk", { south: "casual", north: "beginner" });
  await expect(turns(page)).not.toHaveCount(0);
  await expect(page.locator("[data-deed=resign]")).toHaveCount(0);
  await button(page).click();
  await expect(status(page)).toContainText("Paused.");
  const count = await turns(page).count();
  await page.waitForTimeout(1200);
  await expect(turns(page)).toHaveCount(count);
  await button(page).click();
  await expect(turns(page)).not.toHaveCount(count);
});

for (const id of ["generals", "stratego"] as const) {
  test(`${id}: one person has no curtain, and the computer hears nothing of his army`, async ({ page }) => {
    await listen(page);
    await start(page, id, { south: "person", north: "beginner" });
    const army = await setup(id, "south", 3);
    await paste(page, army);
    await page.click("[data-ready]");
    await expect(board(page)).toBeVisible();
    await expect(page.locator("[data-curtain]")).toHaveCount(0);
    await expect(button(page)).toHaveAttribute("data-computer", "hint");

    // The hint is for south, from what south sees: an outline, a chosen piece, a sentence.
    await button(page).click();
    await expect(status(page)).toContainText("Suggestion:");
    await expect(page.locator("[data-hinted]")).toHaveCount(2);
    const [from, to] = await page
      .locator("[data-hinted]")
      .evaluateAll((all) => all.map((mark) => (mark as HTMLElement).dataset.hinted ?? ""));
    await expect(square(page, from ?? "")).toHaveAttribute("aria-selected", "true");
    const [mark, cell] = [page.locator("[data-hinted]").last(), square(page, to ?? "")];
    const [drawn, there] = [await mark.boundingBox(), await cell.boundingBox()];
    expect(Math.abs((drawn?.x ?? 0) - (there?.x ?? 9e9))).toBeLessThan(2);
    await check(page, "a hint");
    await cell.click();
    await expect(turns(page)).toHaveCount(2);
    await expect(page.locator("[data-hinted]")).toHaveCount(0);

    const heard = await asked(page);
    const other = heard.filter(({ view }) => !view?.startsWith(`rankfile 1 view ${id} south`));
    expect(other.map(({ ask }) => ask)).toEqual(expect.arrayContaining(["setup", "action"]));
    for (const message of other) {
      expect(JSON.stringify(message)).not.toContain(army);
      // Its view says where the other army stands, and no rank of it.
      if (message.view) expect(message.view).toMatch(/^setup south [X\d/]+$/m);
    }
    expect(other.find(({ view }) => view)?.view).toContain(`rankfile 1 view ${id} north`);
    // Nor is the hint made of more than south may know.
    const own = heard.filter(({ view }) => view?.startsWith(`rankfile 1 view ${id} south`));
    expect(own).toHaveLength(1);
    expect(own[0]?.view).toMatch(/^setup north [X\d/]+$/m);
  });
}

test("a worker that fails is told, and can be asked again", async ({ page }) => {
  await page.route("**/worker-*.js", (route) => route.fulfill({ body: "throw 1", contentType: "text/javascript" }));
  await start(page, "bollwerk", { south: "person", north: "beginner" });
  await move(page, "g2", "g3");
  await expect(status(page)).toContainText("The computer player has stopped working.");
  await check(page, "a failed computer player");
  await page.unroute("**/worker-*.js");
  await button(page).click();
  await expect(turns(page)).toHaveCount(2);
});

test("a worker that fails to set up is told, and can be asked again", async ({ page }) => {
  await page.route("**/worker-*.js", (route) => route.fulfill({ body: "throw 1", contentType: "text/javascript" }));
  await start(page, "generals", { south: "beginner", north: "person" });
  await page.click("[data-random]");
  await page.click("[data-ready]");
  await expect(page.locator("page-army [role=status]")).toContainText("The computer player has stopped working.");
  await check(page, "a failed set-up");
  await page.unroute("**/worker-*.js");
  await button(page).click();
  await expect(turns(page)).toHaveCount(1);
});

test("the computer is loaded when it is asked, and not before", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await start(page, "bollwerk", { south: "person", north: "person" });
  await move(page, "g2", "g3");
  await expect(turns(page)).toHaveCount(1);
  expect(loaded.filter((url) => url.includes("worker"))).toEqual([]);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("Suggestion:");
  await expect(button(page)).toBeFocused();
  expect(loaded.filter((url) => url.includes("worker"))).toHaveLength(1);
});

/** A game of generals in which both sides step as chance has it, until south is on turn and the last two turns told this. */
const record = async (wanted: readonly boolean[], also = (_: string[]) => true): Promise<string> => {
  await ready;
  const chance = numbers(5);
  const game = newGame("generals");
  for (const side of ["south", "north"] as const) game.deploy(side, game.randomSetup(side, 2));
  let told: boolean[] = [];
  while (String(told) !== String(wanted) || game.turn !== "south" || !also(game.view("south").actions())) {
    const actions = game.view(game.turn).actions();
    game.play(actions[Math.floor(chance() * actions.length)] ?? "");
    told = [...told.slice(-1), game.revealed];
  }
  return game.record();
};

/** Goes on with a game against the computer. */
const resume = async (page: Page, text: string): Promise<void> => {
  await home(page);
  await page.evaluate((kept) => {
    sessionStorage.setItem("rankfile-game", kept);
    sessionStorage.setItem("rankfile-seats", "person beginner");
  }, text);
  await page.goto("/?again#play");
};

test("a hint to attack says what is believed of the piece there", async ({ page }) => {
  let action = "";
  const text = await record([false, false], (actions) => {
    action = actions.find((each) => each.includes("x")) ?? "";
    return action !== "";
  });
  const [from = "", at = ""] = action.split("x");
  const beliefs = [
    { at, piece: "spy", share: 126 },
    { at: from, piece: "flag", share: 999 },
    { at, piece: "private", share: 412 },
  ];
  const answer = { action, score: 0, line: [action], nodes: 1, beliefs };
  const body = `onmessage = ({ data: { id } }) => postMessage({ id, action: ${JSON.stringify(answer)} });`;
  await page.route("**/worker-*.js", (route) => route.fulfill({ body, contentType: "text/javascript" }));
  await resume(page, text);
  await button(page).click();
  await expect(status(page)).toContainText(`from ${from} to ${at}, where a Private is likeliest (41%).`);
});

const cases: [string, boolean[]][] = [
  ["turns that told nothing go back", [false, false]],
  ["the computer's challenge does not", [false, true]],
  ["nor does a challenge before the computer's quiet turn", [true, false]],
];
for (const [name, told] of cases) {
  test(`taking back: ${name}`, async ({ page }) => {
    await resume(page, await record(told));
    const undo = page.locator("[data-deed=undo]");
    if (told.includes(true)) return expect(undo).toBeDisabled();
    await expect(undo).toBeEnabled();
    const count = await turns(page).count();
    await undo.click();
    await expect(turns(page)).toHaveCount(count - 2);
  });
}

test("who watches computers alone may see all ranks, and they see no more for it", async ({ page }) => {
  await listen(page);
  await start(page, "generals", { south: "beginner", north: "beginner" });
  await expect(turns(page)).not.toHaveCount(0);
  await button(page).click();
  const backs = page.locator("page-play rule-board [part~=back]");
  await expect(backs).not.toHaveCount(0);
  await page.check("[name=show-all]");
  await expect(backs).toHaveCount(0);
  const count = await turns(page).count();
  await button(page).click();
  await expect(turns(page)).not.toHaveCount(count);
  const views = (await asked(page)).flatMap(({ view }) => view ?? []);
  for (const view of views) expect(view.match(/^setup \w+ [X\d/]+$/gm)).toHaveLength(1);
});
