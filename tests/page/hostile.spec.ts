/** Listeners that play, click and put something else on the board in the middle of its events. */
import type { Page } from "@playwright/test";
import { newGame, ready } from "rankfile";
import type { RuleBoard } from "rankfile/element";
import { expect, heard, put, square, test } from "./page.js";

const POSITION = "8f/9/9/4p4/P3P4/9/9/8F s 0";
const board = `<rule-board game="generals" position="${POSITION}" mode="play"></rule-board>`;

/** Has a listener do something to the board the first time that it hears an event. */
const once = (page: Page, type: string, deed: (board: RuleBoard, given: string) => void, given = "") =>
  page.evaluate(
    ([name, text, source]) => {
      const found = document.querySelector("rule-board");
      const act = new Function("board", "given", `(${source})(board, given)`);
      found?.addEventListener(name as string, () => act(found, text), { once: true });
    },
    [type, given, String(deed)] as const,
  );

const actions = async (page: Page) =>
  (await heard(page))
    .filter(([type]) => type === "rule-action")
    .map(([, detail]) => (detail as { action: string }).action);

test("a listener that plays another action while one is being told", async ({ page }) => {
  await put(page, board);
  await once(page, "rule-action", (element) => {
    for (const at of ["a4", "a5"]) element.shadowRoot?.querySelector<HTMLElement>(`[data-at=${at}]`)?.click();
  });
  await square(page, "e4").click();
  await square(page, "e3").click();
  // The listener's action was played first, and then it was not South's turn any more.
  await expect(square(page, "a5")).toHaveAttribute("aria-label", /South Private/);
  await expect(square(page, "e4")).toHaveAttribute("aria-label", /South Private/);
  expect((await heard(page)).filter(([type]) => type === "rule-refusal")).toHaveLength(1);
  await square(page, "e5").click();
  await square(page, "e6").click();
  await expect(square(page, "e6")).toHaveAttribute("aria-label", /North Private/);
});

test("a listener that puts another view on the board", async ({ page }) => {
  await ready;
  const other = newGame("generals", { position: "8f/9/9/9/9/9/3P5/8F s 0", open: true });
  for (const type of ["rule-action", "rule-pick"]) {
    await put(page, board);
    await once(
      page,
      type,
      (element, text) => Object.assign(element, { view: text, game: null, position: null }),
      String(other.view("south")),
    );
    await square(page, "e4").click();
    if (type === "rule-action") await square(page, "e3").click();
    await expect(square(page, "d2")).toHaveAttribute("aria-label", /Private/);
    await expect(square(page, "e4")).not.toHaveAttribute("aria-label", /Private/);
    await square(page, "d2").click();
    await expect(page.locator("rule-board [data-mark=move]")).toHaveCount(4);
    await square(page, "d3").click();
    expect((await actions(page)).at(-1)).toBe("d2-d3");
  }
});

test("a listener that takes the board away, and one that changes it", async ({ page }) => {
  await put(page, board);
  await once(page, "rule-action", (element) => element.remove());
  await square(page, "e4").click();
  await square(page, "e3").click();
  await expect(page.locator("rule-board")).toHaveCount(0);
  expect(await actions(page)).toEqual(["e4-e3"]);
  await put(page, board);
  await once(page, "rule-refusal", (element) => {
    element.picks = ["a4"];
    element.mode = "show";
  });
  await square(page, "e5").click();
  await expect(page.locator("rule-board [data-mark=move]")).toHaveCount(3);
  await square(page, "a5").click();
  expect(await actions(page)).toEqual([]);
});
