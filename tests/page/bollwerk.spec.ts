/** Bollwerk by clicks alone: turns of several clicks, what is shown while they are made, and a whole game. */
import type { Page } from "@playwright/test";
import { expect, heard, numbers, put, square, test } from "./page.js";

const SUPPLY = "10,1,10,1,3/10,1,10,1,3 - 0 0";
const board = (rows: Record<number, string>, supply = SUPPLY): string => {
  const ranks = Array.from({ length: 14 }, (_, i) => rows[14 - i] ?? (i === 0 || i === 13 ? "_11_" : "13"));
  return `${ranks.join("/")} s ${supply}`;
};
const open = async (page: Page, position: string) => {
  await put(page, `<rule-board game="bollwerk" position="${position}" mode="play"></rule-board>`);
  await expect(square(page, "g7")).toBeVisible();
};
const click = async (page: Page, ...at: string[]) => {
  for (const each of at) await square(page, each).click();
};
const tool = (page: Page, name: string) => page.locator(`rule-board [part~=tray-near] [data-tool=${name}]`);
const in_ = (page: Page, selector: string) => page.locator(`rule-board ${selector}`);
const actions = async (page: Page) =>
  (await heard(page))
    .filter(([type]) => type === "rule-action")
    .map(([, detail]) => (detail as { action: string }).action);

test("a Chancellor's two stones: the first is shown while the second is chosen", async ({ page }) => {
  await open(page, board({ 14: "_1q9_", 5: "4H8" }));
  await click(page, "e5");
  await tool(page, "B").click();
  await click(page, "e7");
  await expect(in_(page, "[data-planned=B]")).toHaveCount(1);
  await expect(in_(page, "[data-finish=e7]")).toHaveCount(1);
  await expect(in_(page, "[part~=finish]")).toHaveText("Finish");
  await tool(page, "A").click();
  await click(page, "g6");
  expect(await actions(page)).toEqual(["e5:A@g6,B@e7"]);
  await expect(in_(page, "[data-stone]")).toHaveCount(2);
  await expect(in_(page, "[data-mark=last]")).not.toHaveCount(0);
});

test("a Chancellor's second stone may go to the enemy's end field", async ({ page }) => {
  await open(page, board({ 14: "_1q9_", 5: "6H6" }));
  await click(page, "g5");
  await tool(page, "A").click();
  await click(page, "e4");
  // Nothing lies over the squares of the board.
  await tool(page, "O").click();
  await click(page, "g14");
  expect(await actions(page)).toEqual(["g5:A@e4,O@g14"]);
});

test("a Guard's chain shows its way and what it takes", async ({ page }) => {
  await open(page, board({ 14: "_1q9_", 8: "6g6", 6: "5G7", 5: "4G8" }));
  await click(page, "e5", "g7");
  await expect(in_(page, "[data-way]")).toHaveAttribute("data-way", "e5 g7");
  await click(page, "g9");
  expect(await actions(page)).toEqual(["e5-g9(g8)"]);
  await expect(in_(page, "[data-way]")).toHaveCount(0);
  await expect(square(page, "g8")).toHaveAttribute("aria-label", "g8, empty, part of the last turn");
});

test("a Spy's capture: the piece is struck through, and the turn ends where the Spy stands", async ({ page }) => {
  await open(page, board({ 14: "_1q9_", 6: "5g7", 5: "4S8" }));
  await click(page, "e5", "f6");
  await expect(in_(page, "[data-taken=f6]")).toHaveCount(1);
  await expect(in_(page, "[data-way]")).toHaveAttribute("data-way", "e5 f6 g7");
  await expect(in_(page, "[data-finish=g7]")).toHaveCount(1);
  await click(page, "g7");
  expect(await actions(page)).toEqual(["e5-g7(f6)"]);
});

test("a Spy's capture that goes on", async ({ page }) => {
  await open(page, board({ 14: "_1q9_", 6: "5g7", 5: "4S8" }));
  await click(page, "e5", "f6", "h8");
  expect(await actions(page)).toEqual(["e5-h8(f6)"]);
});

const STONES = board(
  { 14: "_1q9_", 7: "3!1s7", 6: "5=7", 5: "4N2C5", 3: "2K10", 2: "4!8" },
  "8,1,9,1,3/8,1,9,1,3 - 0 0",
);

test("explosions and collected stones are shown and told", async ({ page }) => {
  await open(page, STONES);
  await click(page, "e5");
  await tool(page, "O").click();
  await click(page, "d7");
  expect(await actions(page)).toEqual(["e5:O@d7"]);
  await expect(in_(page, "[data-on=d7][data-mark=last]")).toHaveCount(1);
  await expect(in_(page, "[data-stone]")).toHaveCount(2);
  await open(page, board({ 14: "_1q9_", 7: "4+!8", 5: "4Q8" }, "10,0,10,1,3/10,1,10,1,3 - 0 0"));
  await click(page, "e5");
  await expect(in_(page, "[data-on=e7][data-mark=collect]")).toHaveCount(1);
  await click(page, "e7");
  await expect(in_(page, "[data-stone]")).toHaveCount(0);
  await expect(tool(page, "RA")).toContainText("1");
});

test("a burst is drawn and leaves nothing behind", async ({ page }) => {
  await open(page, STONES);
  await page.evaluate(() => {
    const root = document.querySelector("rule-board")?.shadowRoot;
    const seen = { burst: false };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (root?.querySelector(".burst")) seen.burst = true;
    }).observe(root as ShadowRoot, { childList: true, subtree: true });
  });
  await click(page, "e5");
  await tool(page, "O").click();
  await click(page, "d7");
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { seen: { burst: boolean } }).seen.burst))
    .toBe(true);
  await expect(in_(page, ".burst")).toHaveCount(0);
});

test("every mark has a shape of its own", async ({ page }) => {
  await open(page, STONES);
  const shapes = new Map<string, string>();
  for (const at of ["e5", "h5", "c3"]) {
    await click(page, at);
    const found = await page.evaluate(() =>
      [...(document.querySelector("rule-board")?.shadowRoot?.querySelectorAll<SVGElement>("[data-mark]") ?? [])].map(
        (node) =>
          [node.dataset.mark ?? "", node.innerHTML.replace(/<!--.*?-->/g, "").replace(/class="[^"]*"/g, "")] as const,
      ),
    );
    for (const [sense, shape] of found) shapes.set(sense, shape);
    await page.keyboard.press("Escape");
  }
  expect([...shapes.keys()].sort()).toEqual(
    ["arrow", "blast", "capture", "crush", "move", "move-only", "place", "remove", "subject"].sort(),
  );
  expect(new Set(shapes.values()).size).toBe(shapes.size);
});

test("both supplies, both end fields and zones are in sight at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await page.click("[data-game=bollwerk] [data-play]");
  await expect(in_(page, "[data-at]")).toHaveCount(178);
  for (const side of ["near", "far"]) await expect(in_(page, `[part~=tray-${side}] [data-tool]`)).toHaveCount(6);
  await expect(in_(page, "[part~=bastion]")).toHaveCount(2);
  await expect(in_(page, "[part~=zone]")).toHaveCount(12);
  const box = await square(page, "g7").boundingBox();
  expect(box?.width).toBeGreaterThan(24.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

interface Seen {
  over: boolean;
  turn: string;
  ready: string[];
  marks: { at: string; sense: string }[];
  tools: string[];
  finish: string | null;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const root = document.querySelector("rule-board")?.shadowRoot;
    const table = document.querySelector<HTMLElement>(".table");
    const all = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
    return {
      over: table?.dataset.phase === "over",
      turn: table?.dataset.turn ?? "",
      ready: all("[data-ready]").map((node) => node.dataset.ready ?? ""),
      marks: all("[data-mark]").map((node) => ({ at: node.dataset.on ?? "", sense: node.dataset.mark ?? "" })),
      tools: all("[data-tool]:not(:disabled)").map((node) => node.dataset.tool ?? ""),
      finish: all("[data-finish]")[0]?.dataset.finish ?? null,
    };
  });

/** How near a square is to the enemy's end field. */
const near = (at: string, turn: string): number => {
  const rank = Number(at.slice(1));
  return -(turn === "south" ? 14 - rank : rank - 1) - Math.abs(at.charCodeAt(0) - 103) * 0.5;
};

test("a whole game of Bollwerk by clicks", async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.click("[data-game=bollwerk] [data-play]");
  await expect(page.locator("page-play")).toBeVisible();
  const chance = numbers(8);
  const used = new Set<string>();
  let plies = 0;
  for (; plies < 300; plies++) {
    let seen = await look(page);
    if (seen.over) break;
    const { turn } = seen;
    const goal = turn === "south" ? "g14" : "g1";
    expect(seen.ready.length).toBeGreaterThan(0);
    // Some pieces are looked at; the nearest way to the end field is gone, a capture or a stone now and then.
    let best: { from: string; to: string; worth: number } | null = null;
    const order = seen.ready
      .map((at) => ({ at, worth: near(at, turn) + chance() * 5 }))
      .sort((a, b) => b.worth - a.worth);
    for (const { at } of order.slice(0, 2)) {
      await click(page, at);
      for (const mark of (await look(page)).marks) {
        if (mark.sense === "last" || mark.sense === "subject") continue;
        const extra =
          mark.at === goal
            ? 99
            : mark.sense === "capture"
              ? 6
              : mark.sense === "place"
                ? -7
                : mark.sense.startsWith("move")
                  ? 0
                  : 2;
        const worth = near(mark.at, turn) - near(at, turn) + near(mark.at, turn) * 0.2 + extra + chance() * 2;
        if (best === null || worth > best.worth) best = { from: at, to: mark.at, worth };
      }
      await page.keyboard.press("Escape");
    }
    if (best === null) continue;
    await click(page, best.from);
    const tools = (await look(page)).tools.filter((name) => name !== "remove");
    const name = plies % 4 === 1 ? tools[Math.floor(chance() * tools.length)] : undefined;
    if (name === undefined) await click(page, best.to);
    else {
      used.add(name);
      await page.locator(`rule-board [data-tool=${name}]:not(:disabled)`).click();
      const spots = (await look(page)).marks.filter(({ sense }) => /place|blast|arrow/.test(sense));
      await click(page, spots[Math.floor(chance() * spots.length)]?.at as string);
    }
    // The turn may ask for a stone, go on, or be over.
    for (let i = 0; i < 6; i++) {
      seen = await look(page);
      if (seen.over || seen.turn !== turn) break;
      const { marks } = seen;
      const ahead = marks.filter(({ sense }) => sense === "move" || sense === "move-only" || sense === "capture");
      if (await in_(page, "[data-pending]").isVisible()) {
        const name = seen.tools[Math.floor(chance() * seen.tools.length)] as string;
        used.add(name);
        await page.locator(`rule-board [data-tool=${name}]:not(:disabled)`).click();
      } else if (ahead.some(({ at }) => at === goal)) await click(page, goal);
      else if (seen.finish !== null && chance() < 0.7) await in_(page, "[part~=finish]").click();
      else if (ahead.length > 0) await click(page, ahead[Math.floor(chance() * ahead.length)]?.at as string);
      else if (seen.finish !== null) await in_(page, "[part~=finish]").click();
      else throw new Error(`stuck after ${best.from} ${best.to}`);
    }
  }
  await expect(page.locator("[data-status] strong")).toHaveText(/wins:/);
  await expect(page.locator("[data-moves] li")).toHaveCount(plies);
  expect(used.size).toBeGreaterThan(1);
  await page.click("[data-deed=replay]");
  await expect(in_(page, ".ply")).toHaveText(`${plies} / ${plies}`);
  await page.click("rule-board [data-step='<']");
  await expect(in_(page, "[data-stone]")).toHaveCount(0);
  await expect(in_(page, "[data-key]")).toHaveCount(40);
});
