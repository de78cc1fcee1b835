/** What an unknown piece may be, the warning of repetition, and replays. */
import type { Page } from "@playwright/test";
import { type Game, newGame, ready, type Viewer } from "rankfile";
import { begin, expect, heard, move, put, setup, square, status, test, yes } from "./page.js";

const panel = (page: Page) => page.locator("rule-board [data-guess]");
const rank = (page: Page, kind: string) => panel(page).locator(`[data-could=${kind}]`);

const start = async (page: Page) => {
  await begin(page, "stratego", await setup("stratego", "south", 1), await setup("stratego", "north", 2));
  await page.click("[data-open]");
};

test("a press on an unknown piece lists what it may be", async ({ page }) => {
  await start(page);
  await square(page, "c7").click();
  await expect(panel(page)).toContainText("North's hidden piece on c7 could be:");
  await expect(rank(page, "bomb")).toHaveAttribute("aria-label", "Bomb, 6 left");
  await expect(panel(page).locator("li")).toHaveCount(12);
  await expect(page.locator("rule-board [role=status]")).toContainText("could be: Flag 1, Bomb 6,");
  // The same square again, an own piece, and Escape put it away.
  await square(page, "c7").click();
  await expect(panel(page)).toHaveCount(0);
  await square(page, "c7").click();
  const own = await page.evaluate(() => {
    const view = document.querySelector("rule-board")?.view;
    return typeof view === "object" ? view?.options().marks[0]?.at : "";
  });
  await square(page, own as string).click();
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  // With a piece chosen a press means a move, so it says why not.
  await square(page, own as string).click();
  await square(page, "c7").click();
  await expect(status(page).locator(".refusal")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test("by keyboard: ? asks, Escape and the button close", async ({ page }) => {
  await start(page);
  await square(page, "d8").focus();
  await page.keyboard.press("?");
  await expect(panel(page)).toHaveAttribute("data-guess", "d8");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press("?");
  await panel(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(panel(page)).toHaveCount(0);
  const at = () => page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement as HTMLElement)?.dataset.at);
  expect(await at()).toBe("d8");
  // Own pieces are known, and an empty square is nothing.
  for (const own of ["a4", "a5"]) {
    await square(page, own).focus();
    await page.keyboard.press("?");
    await expect(panel(page)).toHaveCount(0);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test("a tap asks, and the panel leaves the piece in sight", async ({ page }) => {
    await start(page);
    await square(page, "e9").tap();
    const [box, piece] = [await panel(page).boundingBox(), await square(page, "e9").boundingBox()];
    if (!box || !piece) throw new Error("not there");
    expect(box.y).toBeGreaterThan(piece.y + piece.height);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  });
});

test("what is concluded is gone behind the curtain", async ({ page }) => {
  await begin(page, "generals", "PPPPPPS2/ABCDEKLMN/QRTSF4", await setup("generals", "north", 2));
  await page.click("[data-open]");
  const theirs = await page.evaluate(() => {
    const view = document.querySelector("rule-board")?.view;
    return typeof view === "object" ? view?.scene().pieces.find((piece) => piece.kind === null)?.at : "";
  });
  await move(page, "c3", "c4");
  await square(page, theirs as string).click();
  await expect(page.locator("[data-curtain=north]")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator("rule-board [role=status]")).toHaveText("");
});

test("a board that does not want it answers as before", async ({ page }) => {
  await ready;
  await put(page, "<rule-board mode='play'></rule-board>");
  await show(page, played(2), "south");
  await square(page, "e9").click();
  await expect(panel(page)).toHaveCount(0);
  expect((await heard(page)).map(([type]) => type)).toEqual(["rule-refusal"]);
});

/** A game of Stratego after some turns: each side takes the first action that it has. */
const played = (turns: number): Game => {
  const game = newGame("stratego", { edition: "dutch" });
  for (const side of ["south", "north"] as const) game.deploy(side, game.randomSetup(side, 1));
  for (let i = 0; i < turns; i++) game.play(game.view(game.turn).actions()[i] as string);
  return game;
};
const show = (page: Page, game: Game, viewer: Viewer) =>
  page.evaluate(
    (text) => {
      const board = document.querySelector("rule-board");
      if (board) board.view = text;
    },
    String(game.view(viewer)),
  );

test("a replay steps by buttons and keys", async ({ page }) => {
  await ready;
  await put(page, "<rule-board mode='replay'></rule-board>");
  const game = played(5);
  await show(page, game, "south");
  const view = game.view("south");
  const drawn = () =>
    page.evaluate(() =>
      [...(document.querySelector("rule-board")?.shadowRoot?.querySelectorAll("[data-at]") ?? [])]
        .map((node) => node.getAttribute("aria-label")?.split(", part of")[0])
        .filter((label) => !/empty|lake/.test(label ?? "")),
    );
  const expected = async (ply: number) => {
    await expect(page.locator("rule-board .ply")).toHaveText(`${ply} / 5`);
    expect(await drawn()).toHaveLength(view.at(ply).scene().pieces.length);
    for (const piece of view.at(ply).scene().pieces) {
      await expect(square(page, piece.at)).toHaveAttribute("aria-label", /South|North/);
    }
  };
  await expected(5);
  await page.click("rule-board [data-step='<']");
  await expected(0);
  await expect(page.locator("rule-board [data-step='<']")).toBeDisabled();
  await square(page, "a1").focus();
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await expected(2);
  await expect(page.locator("rule-board [role=status]")).toContainText("After turn 2. North's piece went from");
  await page.keyboard.press(",");
  await expected(1);
  await page.keyboard.press(">");
  await expected(5);
  expect(await heard(page)).toEqual([0, 1, 2, 1, 5].map((ply) => ["rule-ply", { ply }]));
  await page.evaluate(() => document.querySelector("rule-board")?.setAttribute("ply", "9"));
  await expect(page.locator("rule-board [role=alert]")).toContainText("“9” is not a value of ply.");
});

test("after the end the page replays the game with all ranks", async ({ page }) => {
  await start(page);
  await page.click("[data-deed=resign]");
  await yes(page);
  await page.click("[data-deed=replay]");
  await expect(page.locator("rule-board .ply")).toHaveText("0 / 0");
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(0);
  await expect(page.locator("rule-board [part~=art]")).toHaveCount(80);
  await page.click("[data-deed=replay]");
  await expect(page.locator("rule-board .ply")).toHaveCount(0);
});

const BARRAGE = "1I3B3G/4F5/2S7/1O1M2O3";

test("before a move is barred, the mover is told, with the rule", async ({ page }) => {
  await page.goto("/");
  await page.click("[data-game=stratego] [data-options]");
  await page.selectOption("select[name=edition]", "isf");
  await page.selectOption("select[name=army]", "barrage");
  await page.click("dialog button.primary");
  for (const side of ["south", "north"]) {
    if (side === "north") await page.click("[data-open]");
    await page.click("[data-paste]");
    await page.fill("[data-text]", BARRAGE);
    await yes(page);
    await page.click("[data-ready]");
  }
  await page.click("[data-open]");
  const hop = async (from: string, to: string, last = false) => {
    await move(page, from, to);
    if (last) return;
    await page.locator("[data-open]").click();
  };
  await hop("b4", "b5");
  await hop("a7", "a6");
  await hop("b5", "b4");
  await hop("a6", "a7");
  await hop("b4", "b5", true);
  // It waits until it is read.
  const warned = status(page).locator(".warned");
  await expect(warned).toContainText("The next crossing of b4-b5 with this piece will be refused.");
  await expect(warned.locator("a")).toHaveText("Rule SR1");
  await page.click("[data-deed=pass]");
  await expect(warned).toHaveCount(0);
  await page.click("[data-open]");
  await expect(warned).toHaveCount(0);
  await hop("a7", "a6", true);
  await page.click("[data-deed=pass]");
  await page.click("[data-open]");
  await square(page, "b5").click();
  await square(page, "b4").click();
  await expect(status(page).locator(".refusal a")).toHaveText("Rule SR1");
});
