/** The board element by itself: attributes alone, a view's text, and what it does not understand. */
import { newGame, ready } from "rankfile";
import { expect, heard, put, square, test } from "./page.js";

const POSITION = "8f/9/9/4p4/4P4/9/9/8F s 0";

test("attributes are enough to play", async ({ page }) => {
  await put(page, `<rule-board game="generals" position="${POSITION}" mode="play"></rule-board>`);
  await square(page, "e4").click();
  await expect(page.locator("rule-board [data-mark=capture]")).toHaveCount(1);
  await square(page, "e3").click();
  await expect(square(page, "e3")).toHaveAttribute("aria-label", /South Private/);
  await square(page, "e5").click();
  await expect(page.locator("rule-board [data-mark=move]")).toHaveCount(4);
  expect((await heard(page)).filter(([type]) => type === "rule-action")).toEqual([
    ["rule-action", { action: "e4-e3" }],
  ]);
});

test("a refusal that nobody takes is told by the board", async ({ page }) => {
  await put(page, `<rule-board game="generals" position="${POSITION}" mode="play"></rule-board>`);
  await square(page, "a1").click();
  await expect(page.locator("rule-board [role=alert]")).toHaveText("There is no piece on a1.");
  expect(await heard(page)).toEqual([["rule-refusal", { refusal: { code: "empty-square", at: "a1" }, picks: ["a1"] }]]);
});

test("the coordinates turn with the board", async ({ page }) => {
  await put(page, `<rule-board game="generals" position="${POSITION}" side="north"></rule-board>`);
  await expect(page.locator("rule-board [part=label]").first()).toHaveText("i");
  const [a1, i8] = [await square(page, "a1").boundingBox(), await square(page, "i8").boundingBox()];
  expect(a1?.y).toBeLessThan(i8?.y ?? 0);
  expect(a1?.x).toBeGreaterThan(i8?.x ?? 0);
});

test("a view's text shows what that viewer knows", async ({ page }) => {
  await ready;
  const game = newGame("generals");
  for (const side of ["south", "north"] as const) game.deploy(side, game.randomSetup(side, 1));
  await put(page, "<rule-board></rule-board>");
  await expect(page.locator("rule-board [part=blank]")).toBeVisible();
  await page.evaluate(
    (text) => {
      const board = document.querySelector("rule-board");
      if (board) board.view = text;
    },
    String(game.view("north")),
  );
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(21);
  await expect(page.locator("rule-board [part~=art]")).toHaveCount(21);
});

for (const [attributes, code, about] of [
  ['game="chess"', "unknown-game", "chess"],
  ['game="generals" mode="dance"', "bad-option", "dance"],
  ['game="generals" side="east"', "bad-option", "east"],
  ['game="generals" theme="pink"', "bad-option", "pink"],
  ['game="generals" position="nonsense"', "bad-", ""],
  ['game="generals" edition="lunar"', "unknown-edition", "lunar"],
  ['view="nonsense"', "bad-record", ""],
] as const) {
  test(`a named fault for ${attributes}`, async ({ page }) => {
    await put(page, `<rule-board ${attributes}></rule-board>`);
    const fault = page.locator("rule-board [role=alert]");
    await expect(fault).toContainText(code);
    await expect(fault).toContainText(about);
    expect((await heard(page)).map(([type]) => type)).toEqual(["rule-error"]);
    // Put right, the board comes back.
    await page.evaluate((position) => {
      const board = document.querySelector("rule-board");
      for (const name of board?.getAttributeNames() ?? []) board?.removeAttribute(name);
      board?.setAttribute("game", "generals");
      board?.setAttribute("position", position);
    }, POSITION);
    await expect(square(page, "e4")).toHaveAttribute("aria-label", /Private/);
  });
}
