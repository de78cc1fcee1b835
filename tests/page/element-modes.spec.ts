/** What every mode of the board shows and says, without a host's help: announcements, faults that mend, forced colours. */
import type { Page } from "@playwright/test";
import { newGame, ready } from "rankfile";
import { expect, heard, put, square, test } from "./page.js";

const set = (page: Page, property: string, value: unknown) =>
  page.evaluate(
    ([name, given]) => {
      const board = document.querySelector("rule-board");
      if (board) Object.assign(board, { [name as string]: given });
    },
    [property, value] as const,
  );
const told = (page: Page) => page.locator("rule-board [role=status]");

test("a game by the keyboard alone, told aloud to its end", async ({ page }) => {
  await put(page, '<rule-board game="generals" position="8f/9/9/9/4F4/9/9/9 s 0" mode="play"></rule-board>');
  await page.keyboard.press("Tab");
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  const focused = () =>
    page.evaluate(() => document.querySelector("rule-board")?.shadowRoot?.activeElement?.getAttribute("data-at"));
  expect(await focused()).toBe("e4");
  await keys("Enter");
  await expect(told(page)).toHaveText("South Flag on e4 chosen, 4 squares to go to.");
  await keys("ArrowUp", "Enter");
  await expect(told(page)).toHaveText("South's Flag went from e4 to e5.");
  const steps = ["e6", "e7", "e8"];
  for (const [i, at] of steps.entries()) {
    // North's Flag walks to and fro.
    await square(page, i % 2 === 0 ? "i8" : "h8").focus();
    await keys("Enter", i % 2 === 0 ? "ArrowLeft" : "ArrowRight", "Enter");
    await square(page, `e${Number(at.slice(1)) - 1}`).focus();
    await keys("Enter", "ArrowUp", "Enter");
  }
  await expect(told(page)).toContainText("South wins: the Flag reached the far rank.");
  await keys("Enter");
  expect((await heard(page)).at(-1)).toEqual(["rule-refusal", { refusal: { code: "game-over" }, picks: ["e8"] }]);
});

test("what a host's view learns is told, unless the host tells it", async ({ page }) => {
  await ready;
  const game = newGame("generals", { position: "8f/9/9/4p4/4P4/9/9/8F s 0", open: true });
  await put(page, "<rule-board></rule-board>");
  await set(page, "view", String(game.view("spectator")));
  await expect(square(page, "e4")).toBeVisible();
  await expect(told(page)).toHaveText("");
  game.play("e4-e3");
  await set(page, "view", String(game.view("spectator")));
  await expect(told(page)).toHaveText("South's Private went from e4 to e3.");
  await set(page, "silent", true);
  game.play("e5-e4");
  await set(page, "view", String(game.view("spectator")));
  await expect(square(page, "e4")).toHaveAttribute("aria-label", /Private/);
  await expect(told(page)).toHaveText("South's Private went from e4 to e3.");
});

for (const [property, bad, good] of [
  ["view", 7, null],
  ["view", { options: null }, null],
  ["draft", "a text", null],
  ["picks", "e4", []],
  ["picks", ["e4", 7], []],
  ["picks", ["?"], []],
  ["mode", null, "play"],
  ["side", "east", "north"],
  ["theme", "pink", "dark"],
  ["game", 7, "generals"],
  ["position", 7, "8f/9/9/4p4/4P4/9/9/8F s 0"],
  ["edition", "lunar", null],
  ["layout", "nonsense", null],
  ["area", "everything", "a1:i8"],
  ["diagram", "?", null],
] as const) {
  test(`${property} = ${JSON.stringify(bad)} is a named fault, told once, and mends`, async ({ page }) => {
    await put(page, '<rule-board game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0" mode="play"></rule-board>');
    await expect(square(page, "e4")).toBeVisible();
    await set(page, property, bad);
    await expect(page.locator("rule-board [role=alert]")).toContainText(/\((bad|unknown)-[a-z]+\)/);
    expect((await heard(page)).filter(([type]) => type === "rule-error")).toHaveLength(1);
    await set(page, property, good);
    await expect(page.locator("rule-board [role=alert]")).toHaveCount(0);
    await square(page, "e4").click();
    await expect(page.locator("rule-board [data-mark=capture]")).toHaveCount(1);
  });
}

test("faults at once do not hide each other for good", async ({ page }) => {
  await put(page, '<rule-board side="east" game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0"></rule-board>');
  await expect(page.locator("rule-board [role=alert]")).toContainText("east");
  await set(page, "side", "south");
  await expect(square(page, "e4")).toHaveAttribute("aria-label", /Private/);
});

test("what was set before the element was defined counts, and a board can be moved and taken out", async ({ page }) => {
  await put(page, "<p></p>");
  await page.evaluate(() => {
    const board = document.createElement("rule-board");
    board.game = "generals";
    board.position = "8f/9/9/4p4/4P4/9/9/8F s 0";
    document.body.append(board);
    document.body.prepend(board);
    board.remove();
    board.mode = "play";
    document.body.append(board);
  });
  await square(page, "e4").click();
  await expect(page.locator("rule-board [data-mark=move]")).toHaveCount(3);
});

test.describe("forced colours", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`every mark, token and focus is told apart by the system's colours alone, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await put(page, '<rule-board game="bollwerk" mode="play"></rule-board>');
      await square(page, "e2").click();
      await square(page, "e3").focus();
      const colours = (selector: string, property: string) =>
        page
          .locator(`rule-board ${selector}`)
          .first()
          .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
      const [canvas, text] =
        colorScheme === "light" ? ["rgb(255, 255, 255)", "rgb(0, 0, 0)"] : ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
      expect(await colours(".cell", "fill")).toBe(canvas);
      expect(await colours(".south > .shield", "fill")).toBe(canvas);
      expect(await colours(".south > .art", "stroke")).toBe(text);
      expect(await colours(".north > .shield", "fill")).toBe(text);
      expect(await colours(".north > .art", "stroke")).toBe(canvas);
      expect(await colours(".line.red", "stroke")).toBe(text);
      expect(await colours(".dot", "fill")).toBe(text);
      expect(await colours(".silhouette", "fill")).toBe(text);
      expect(await colours(".ring", "stroke")).toBe(text);
      expect(await colours(".zone", "fill")).toBe("none");
    });
  }
});

test("reduced motion: nothing runs", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await put(page, '<rule-board game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0" mode="play"></rule-board>');
  await square(page, "e4").click();
  const running = await page.evaluate(async () => {
    const board = document.querySelector("rule-board");
    const root = board?.shadowRoot;
    root?.querySelector<HTMLElement>("[data-at=e5]")?.click();
    await board?.updateComplete;
    return root?.getAnimations().length;
  });
  expect(running).toBe(0);
  await expect(square(page, "e5")).toHaveAttribute("aria-label", /empty/);
});
