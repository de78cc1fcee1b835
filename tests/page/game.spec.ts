/** Whole games, played by a script that sees only what is drawn and does nothing but click. */
import type { Page } from "@playwright/test";
import type { GameId } from "rankfile";
import { begin, expect, numbers, setup, square, test } from "./page.js";

const LIMIT = 1500;
const OPEN = "[data-open]";
const DEEDS = ["[data-deed=pass]", OPEN];

interface Seen {
  over: boolean;
  turn: string;
  choices: string[];
  marks: { at: string; sense: string }[];
  /** The button with which the game goes on, when it is not a square. */
  next: string | null;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate((deeds) => {
    const root = document.querySelector("rule-board")?.shadowRoot;
    const table = document.querySelector<HTMLElement>(".table");
    const all = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
    return {
      over: table?.dataset.phase === "over",
      turn: table?.dataset.turn ?? "",
      choices: all("[data-ready]").map((node) => node.dataset.ready ?? ""),
      marks: all("[data-mark]")
        .map((node) => ({ at: node.dataset.on ?? "", sense: node.dataset.mark ?? "" }))
        .filter((mark) => mark.sense !== "last" && mark.sense !== "subject"),
      next: deeds.find((selector) => document.querySelector(selector) !== null) ?? null,
    };
  }, DEEDS);

/** Presses in the middle of a square with the mouse: what lay over it would have the press. */
const press = async (page: Page, at: string): Promise<void> => {
  const { x, y } = await square(page, at).evaluate((node) => {
    node.scrollIntoView({ block: "nearest" });
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.mouse.click(x, y);
};

/** Plays until the end: attacks when it can, else goes forward with a piece chosen at random. */
const playOut = async (page: Page, seed: number): Promise<number> => {
  const chance = numbers(seed);
  for (let ply = 0; ply < LIMIT; ply++) {
    let seen = await look(page);
    for (let waited = false; seen.next !== null && !seen.over; seen = await look(page)) {
      // A quiet turn hands over by itself after a moment; what must be read stays.
      if (seen.next === OPEN || waited) await page.click(seen.next);
      else await page.clock.runFor(700);
      waited = true;
    }
    const { over, turn, choices } = seen;
    if (over) return ply;
    expect(choices.length).toBeGreaterThan(0);
    const ahead = (at: string) => Number(at.slice(1)) * (turn === "south" ? 1 : -1);
    const order = choices
      .map((at) => ({ at, worth: ahead(at) * 0.6 + chance() * 6 }))
      .sort((a, b) => b.worth - a.worth);
    let best: { from: string; to: string; worth: number } | null = null;
    for (const { at } of order.slice(0, 4)) {
      await press(page, at);
      for (const mark of (await look(page)).marks) {
        const worth = (mark.sense === "capture" ? 8 : 0) + (ahead(mark.at) - ahead(at)) + chance() * 2;
        if (best === null || worth > best.worth) best = { from: at, to: mark.at, worth };
      }
      if (best !== null && best.worth > 7) break;
    }
    if (best === null) throw new Error("nothing to play");
    const chosen = await page.evaluate(() => document.querySelector("rule-board")?.picks[0]);
    if (chosen !== best.from) await press(page, best.from);
    await press(page, best.to);
  }
  throw new Error("the game does not end");
};

const whole = async (page: Page, id: GameId, seed: number): Promise<void> => {
  test.setTimeout(400_000);
  await page.clock.install();
  await begin(page, id, await setup(id, "south", seed), await setup(id, "north", seed + 1));
  const plies = await playOut(page, seed);
  await expect(page.locator("[data-status] strong")).toHaveText(/wins:|draw:/);
  await expect(page.locator("[data-moves] li")).toHaveCount(plies);
  // Everything is revealed: no back is left on the board.
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(0);
  await page.click("[data-deed=new]");
  await expect(page.locator("page-setup")).toBeVisible();
};

test("a whole Game of the Generals", ({ page }) => whole(page, "generals", 3));
test("a whole Dutch Stratego game", ({ page }) => whole(page, "stratego", 5));
