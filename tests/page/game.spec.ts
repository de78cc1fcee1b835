/** Whole games, played by a script that sees only what is drawn and does nothing but click. */
import type { Page } from "@playwright/test";
import type { GameId } from "rankfile";
import { begin, expect, numbers, setup, square, test } from "./page.js";

const LIMIT = 1500;

interface Seen {
  over: boolean;
  turn: string;
  choices: string[];
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const root = document.querySelector("rule-board")?.shadowRoot;
    const table = document.querySelector<HTMLElement>(".table");
    return {
      over: table?.dataset.phase === "over",
      turn: table?.dataset.turn ?? "",
      choices: [...(root?.querySelectorAll<HTMLElement>("[data-ready]") ?? [])].map((node) => node.dataset.ready ?? ""),
    };
  });

const marks = (page: Page): Promise<{ at: string; sense: string }[]> =>
  page.evaluate(() =>
    [...(document.querySelector("rule-board")?.shadowRoot?.querySelectorAll<HTMLElement>("[data-mark]") ?? [])]
      .map((node) => ({ at: node.dataset.on ?? "", sense: node.dataset.mark ?? "" }))
      .filter((mark) => mark.sense !== "last" && mark.sense !== "subject"),
  );

/** Plays until the end: attacks when it can, else goes forward with a piece chosen at random. */
const playOut = async (page: Page, seed: number): Promise<number> => {
  const chance = numbers(seed);
  for (let ply = 0; ply < LIMIT; ply++) {
    const open = page.locator("[data-open]");
    if (await open.isVisible()) await open.click();
    const { over, turn, choices } = await look(page);
    if (over) return ply;
    expect(choices.length).toBeGreaterThan(0);
    const ahead = (at: string) => Number(at.slice(1)) * (turn === "south" ? 1 : -1);
    const order = choices
      .map((at) => ({ at, worth: ahead(at) * 0.6 + chance() * 6 }))
      .sort((a, b) => b.worth - a.worth);
    let best: { from: string; to: string; worth: number } | null = null;
    for (const { at } of order.slice(0, 4)) {
      await square(page, at).click();
      for (const mark of await marks(page)) {
        const worth = (mark.sense === "capture" ? 8 : 0) + (ahead(mark.at) - ahead(at)) + chance() * 2;
        if (best === null || worth > best.worth) best = { from: at, to: mark.at, worth };
      }
      if (best !== null && best.worth > 7) break;
    }
    if (best === null) throw new Error("nothing to play");
    const chosen = await page.evaluate(() => document.querySelector("rule-board")?.picks[0]);
    if (chosen !== best.from) await square(page, best.from).click();
    await square(page, best.to).click();
    const pass = page.locator("[data-deed=pass]");
    await page.clock.runFor(700);
    if (await pass.isVisible()) await pass.click();
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
