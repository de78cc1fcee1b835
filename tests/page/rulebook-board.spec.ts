/** What the element does for figures: a part of a board, a diagram, a still picture until it is alive. */
import { newGame, ready } from "rankfile";
import { expect, heard, put, square, test } from "./page.js";

const ALONE = 'game="stratego" position="9m/10/10/10/2__2__2/2__2__2/10/10/4O5/G9 s 0"';

test("a part of the board is shown, played and labelled like the whole", async ({ page }) => {
  await put(page, `<main><h1>Board</h1><rule-board ${ALONE} area="c1:g4" mode="play"></rule-board></main>`);
  await expect(page.locator("rule-board [data-at]")).toHaveCount(20);
  await expect(page.locator("rule-board [data-key]")).toHaveCount(1);
  await expect(page.locator("rule-board [part=label]")).toHaveText(["c", "d", "e", "f", "g", "4", "3", "2", "1"]);
  await square(page, "e2").click();
  // What lies outside is not drawn, and cannot be pressed.
  const marked = await page
    .locator("rule-board [data-mark]")
    .evaluateAll((all) => all.map((m) => m.getAttribute("data-on")));
  expect(marked.sort()).toEqual(["c2", "d2", "e1", "e2", "e3", "e4", "f2", "g2"]);
  await square(page, "e4").click();
  expect(await heard(page)).toContainEqual(["rule-action", { action: "e2-e4" }]);
});

test("its corners may be given in any order, and it turns with the board", async ({ page }) => {
  await put(page, `<main><h1>Board</h1><rule-board ${ALONE} area="g1:c2" side="north"></rule-board></main>`);
  const squares = await page
    .locator("rule-board [data-at]")
    .evaluateAll((all) => all.map((s) => s.getAttribute("data-at")));
  expect(squares).toEqual(["g1", "f1", "e1", "d1", "c1", "g2", "f2", "e2", "d2", "c2"]);
});

test("a part that cannot be read is a fault with a name", async ({ page }) => {
  await put(page, `<main><h1>Board</h1><rule-board ${ALONE} area="c1"></rule-board></main>`);
  await expect(page.locator("rule-board [part=fault]")).toContainText("area");
});

test("a diagram is the view's own, until a piece is chosen", async ({ page }) => {
  await ready;
  const start = newGame("bollwerk").view("spectator");
  await put(page, '<main><h1>Board</h1><rule-board game="bollwerk" diagram="d1" mode="play"></rule-board></main>');
  const marks = () =>
    page
      .locator("rule-board [data-mark]")
      .evaluateAll((all) => all.map((m) => `${m.getAttribute("data-on")} ${m.getAttribute("data-mark")}`).sort());
  await expect(page.locator("rule-board [data-mark=subject]")).toHaveAttribute("data-on", "d1");
  expect(await marks()).toEqual([...start.diagram("d1").map(({ at, sense }) => `${at} ${sense}`), "d1 subject"].sort());
  await square(page, "e2").click();
  await expect(page.locator("rule-board [data-mark=subject]")).toHaveAttribute("data-on", "e2");
});

test("children are shown until there is a board", async ({ page }) => {
  await put(page, '<main><h1>Board</h1><rule-board><p id="still">A picture</p></rule-board></main>');
  await expect(page.locator("#still")).toBeVisible();
  await page.locator("rule-board").evaluate((board) => board.setAttribute("game", "generals"));
  await expect(square(page, "a1")).toBeVisible();
  await expect(page.locator("#still")).toBeHidden();
});
