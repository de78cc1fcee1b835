/** `mode="edit"`: pieces and stones put, swapped and taken off, by mouse, finger and keys. */
import type { Page } from "@playwright/test";
import { newGame, ready } from "rankfile";
import { expect, heard, put, square, test } from "./page.js";

const tray = (page: Page, tool: string) => page.locator(`rule-board [data-tool=${tool}]`);
const flaws = (page: Page) => page.locator("rule-board [part=flaws] li");
/** The texts of the draft after each change. */
const texts = async (page: Page): Promise<string[]> =>
  (await heard(page)).filter(([type]) => type === "rule-edit").map(([, detail]) => (detail as { text: string }).text);
const last = async (page: Page) => (await texts(page)).at(-1);

const GENERALS = 'game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0" mode="edit"';

test("a press in the tray, then squares: a piece is put, and stays in hand while there is one", async ({ page }) => {
  await put(page, `<rule-board ${GENERALS}></rule-board>`);
  await tray(page, "S").click();
  await expect(tray(page, "S")).toHaveAttribute("aria-pressed", "true");
  await square(page, "a1").click();
  await square(page, "b1").click();
  expect(await texts(page)).toEqual(["8f/9/9/4p4/4P4/9/9/S7F s 0", "8f/9/9/4p4/4P4/9/9/SS6F s 0"]);
  await expect(square(page, "b1")).toHaveAttribute("aria-label", /South Spy/);
  // There were two.
  await expect(tray(page, "S")).toBeDisabled();
  await expect(tray(page, "S")).toHaveAttribute("aria-pressed", "false");
});

test("two presses move or swap, a third on the same square lets go", async ({ page }) => {
  await put(page, `<rule-board ${GENERALS}></rule-board>`);
  await square(page, "e4").click();
  await square(page, "e4").click();
  await square(page, "e4").click();
  await square(page, "e5").click();
  expect(await last(page)).toBe("8f/9/9/4P4/4p4/9/9/8F s 0");
  await square(page, "e4").click();
  await square(page, "d3").click();
  expect(await last(page)).toBe("8f/9/9/4P4/9/3p5/9/8F s 0");
});

test("off the board: by the tray's button before or after, by a key, by dragging away", async ({ page }) => {
  await put(page, `<rule-board ${GENERALS}></rule-board>`);
  await square(page, "e4").click();
  await tray(page, "off").click();
  expect(await last(page)).toBe("8f/9/9/4p4/9/9/9/8F s 0");
  await tray(page, "off").click();
  await square(page, "e5").click();
  expect(await last(page)).toBe("8f/9/9/9/9/9/9/8F s 0");
  await page.keyboard.press("Escape");
  await square(page, "i1").focus();
  await page.keyboard.press("Delete");
  expect(await last(page)).toBe("8f/9/9/9/9/9/9/9 s 0");
  await square(page, "i8").hover();
  await page.mouse.down();
  await page.mouse.move(3, 300, { steps: 4 });
  await page.mouse.up();
  expect(await last(page)).toBe("9/9/9/9/9/9/9/9 s 0");
});

test("dragging from a tray and on the board", async ({ page }) => {
  await put(page, `<rule-board ${GENERALS}></rule-board>`);
  await tray(page, "a").dragTo(square(page, "c7"));
  expect(await last(page)).toBe("8f/2a6/9/4p4/4P4/9/9/8F s 0");
  await square(page, "c7").dragTo(square(page, "e4"));
  expect(await last(page)).toBe("8f/2P6/9/4p4/4a4/9/9/8F s 0");
  // What misses the board is put nowhere.
  const changes = (await texts(page)).length;
  await tray(page, "B").dragTo(page.locator("rule-board [part=label]").first());
  expect(await texts(page)).toHaveLength(changes);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("taps, and a drag of a finger", async ({ page }) => {
    await put(page, `<rule-board ${GENERALS}></rule-board>`);
    await tray(page, "Q").tap();
    await square(page, "b2").tap();
    expect(await last(page)).toBe("8f/9/9/4p4/4P4/9/1Q7/8F s 0");
    await tray(page, "R").scrollIntoViewIfNeeded();
    const [from, to] = [await tray(page, "R").boundingBox(), await square(page, "d2").boundingBox()];
    if (!from || !to) throw new Error("not there");
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, x: number, y: number) =>
      client.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      });
    await touch("touchStart", from.x + 10, from.y + 10);
    await touch("touchMove", from.x + 30, from.y - 30);
    await touch("touchMove", to.x + 10, to.y + 10);
    await touch("touchEnd", 0, 0);
    expect(await last(page)).toBe("8f/9/9/4p4/4P4/9/1Q1R5/8F s 0");
  });
});

test("by keys alone: letters put pieces and stones, Enter chooses and swaps", async ({ page }) => {
  await put(page, '<rule-board game="bollwerk" mode="edit"></rule-board>');
  await square(page, "e7").focus();
  await page.keyboard.press("a");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+B");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("o");
  const board = () =>
    page.locator("rule-board [data-stone]").evaluateAll((all) => all.map((g) => (g as HTMLElement).dataset.stone));
  expect(await board()).toEqual(["A", "RB", "O"]);
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  expect(await board()).toEqual(["A", "RB"]);
  await square(page, "e2").focus();
  await page.keyboard.press("Enter");
  await square(page, "e7").focus();
  await page.keyboard.press("Enter");
  await expect(square(page, "e7")).toHaveAttribute("aria-label", /South Guard/);
  await expect(square(page, "e2")).toHaveAttribute("aria-label", /arrow/);
  await expect(page.locator("rule-board [role=status]")).toHaveText("e7, South Guard");
});

test("flaws are told, and gone when mended; the event lists them", async ({ page }) => {
  await ready;
  await put(
    page,
    '<rule-board game="stratego" position="9f/10/10/10/2__2__2/2__2__2/10/10/10/F9 s 0" mode="edit"></rule-board>',
  );
  const before = await flaws(page).count();
  await square(page, "a1").focus();
  await page.keyboard.press("Delete");
  await expect(flaws(page)).not.toHaveCount(before);
  await page.keyboard.press("Shift+F");
  await expect(flaws(page)).toHaveCount(before);
});

test("a host that cancels `rule-pick` edits by itself", async ({ page }) => {
  await put(page, `<rule-board ${GENERALS}></rule-board>`);
  await page.evaluate(() => document.body.addEventListener("rule-pick", (event) => event.preventDefault()));
  await square(page, "e4").click();
  await square(page, "d4").click();
  expect((await heard(page)).map(([type, detail]) => [type, (detail as { picks: string[] }).picks])).toEqual([
    ["rule-pick", ["e4"]],
    ["rule-pick", ["d4"]],
  ]);
  await expect(square(page, "e4")).toHaveAttribute("aria-label", /Private/);
});

test("a set-up from a view that has not been set up: the own rows, upper-case letters for either side", async ({
  page,
}) => {
  await ready;
  await put(page, '<rule-board mode="edit"></rule-board>');
  const text = String(newGame("stratego", { edition: "dutch" }).view("north"));
  await page.evaluate((view) => {
    const board = document.querySelector("rule-board");
    if (board) board.view = view;
  }, text);
  await square(page, "a7").focus();
  await page.keyboard.press("b");
  expect(await last(page)).toBe("9B/10/10/10");
  await expect(page.locator("rule-board [part~=tray]")).toHaveCount(1);
});

test("what a viewer does not know is not on the board that he edits", async ({ page }) => {
  await ready;
  const game = newGame("generals", { switches: { reveal: "declared" } });
  for (const side of ["south", "north"] as const) game.deploy(side, game.randomSetup(side, 3));
  await put(page, '<rule-board mode="edit"></rule-board>');
  await page.evaluate(
    (view) => {
      const board = document.querySelector("rule-board");
      if (board) board.view = view;
    },
    String(game.view("south")),
  );
  await expect(page.locator("rule-board [data-kind]")).toHaveCount(21);
  await expect(page.locator("rule-board [part~=back]")).toHaveCount(0);
  await expect(tray(page, "f")).toHaveAttribute("aria-label", "Flag, 1 left");
});

test("what is hidden shows in no mode: two games that look the same to South make the same board", async ({ page }) => {
  await ready;
  const south = "PPPPPPS2/ABCDEKLMN/QRTSF4";
  const views = ["PPPPPPS2/ABCDEKLMN/QRTSF4", "FSTRQNM2/LKEDCBAPP/PPPPS4"].map((north) => {
    const game = newGame("generals");
    game.deploy("south", south);
    game.deploy("north", north);
    return String(game.view("south"));
  });
  await put(page, "<rule-board deduction></rule-board>");
  for (const mode of ["show", "play", "replay", "edit"] as const) {
    const drawn: (string | undefined)[] = [];
    for (const view of views) {
      drawn.push(
        await page.evaluate(
          async ([text, how]) => {
            const board = document.querySelector("rule-board");
            if (!board) return;
            [board.view, board.mode] = [text, how];
            await board.updateComplete;
            return board.shadowRoot?.innerHTML;
          },
          [view, mode] as const,
        ),
      );
    }
    expect(drawn[0]).toContain("South Flag");
    expect(drawn[1]).toBe(drawn[0]);
  }
});

test("a position with faults can be edited; one that cannot be read is a named fault", async ({ page }) => {
  await put(page, '<rule-board game="generals" position="FFF6/9/9/9/9/9/9/9 s 0" mode="edit"></rule-board>');
  await expect(flaws(page)).not.toHaveCount(0);
  await put(page, '<rule-board game="generals" position="FFF" mode="edit"></rule-board>');
  await expect(page.locator("rule-board [role=alert]")).toContainText("bad-position");
});
