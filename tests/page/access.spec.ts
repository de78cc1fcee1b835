/** Nothing keeps people out: axe over every main state of the page and the board, light and dark. */
import { axe, check } from "./axe.js";
import { begin, expect, options, put, setup, square, test, yes } from "./page.js";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("from the first screen to the end of a game", async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto("/");
      await expect(page.locator("page-home rule-board [data-at]").first()).toBeVisible();
      await check(page, "the first screen");
      await options(page, "stratego");
      await check(page, "options");
      await page.click("dialog button.primary");
      await page.click("[data-tray] button:first-child");
      await page.click(".saved summary");
      await page.fill(".saved input", "One");
      await page.click("[data-save]");
      await check(page, "set-up");
      await page.click("[data-export]");
      await check(page, "exported set-ups");
      await page.keyboard.press("Escape");
      await begin(page, "generals", "PPPPPPS2/ABCDEKLMN/QRTSF4", "PPPPPPS2/ABCDEKLMN/QRTSF4");
      await check(page, "curtain");
      await page.click("[data-open]");
      await square(page, "c6").click();
      await check(page, "what a piece may be");
      await page.locator("rule-board [data-guess]").click();
      await square(page, "c3").click();
      await check(page, "a piece chosen");
      await square(page, "c6").click();
      await page.locator(".rules summary").click();
      await check(page, "a refusal, rules");
      await square(page, "c4").click();
      await page.locator("[data-open]").click();
      await page.click("[data-deed=resign]");
      await check(page, "a question");
      await yes(page);
      await page.click("[data-deed=replay]");
      await check(page, "the end, a replay");
    });

    test("a board with stones, and its faults", async ({ page }) => {
      await page.goto("/");
      await page.click("[data-game=bollwerk] [data-play]");
      await square(page, "e2").click();
      await check(page, "Bollwerk, a piece chosen");
      await page.locator("rule-board [part~=tray-near] [data-tool=B]").click();
      await check(page, "Bollwerk, a stone chosen");
      await square(page, "e3").click();
      await check(page, "Bollwerk, a stone placed");
      await put(page, '<main><h1>Board</h1><rule-board game="stratego" edition="lunar"></rule-board></main>');
      await check(page, "a fault");
      await put(page, "<main><h1>Board</h1><rule-board></rule-board></main>");
      await check(page, "nothing to show");
    });
  });
}

/** Every state of the element by itself: what is set on it, then what is pressed. */
const STATES: { state: string; board: string; press?: string[] }[] = [
  ...["show", "play", "replay", "edit"].flatMap((mode) => [
    { state: `Bollwerk, ${mode}`, board: `game="bollwerk" mode="${mode}"` },
    { state: `Generals, ${mode}`, board: `game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0" mode="${mode}"` },
    {
      state: `Stratego, ${mode}`,
      board: `game="stratego" position="9f/10/10/10/4S_2__2/2__2__2/10/10/10/F9 s 0" mode="${mode}"`,
    },
  ]),
  { state: "editing, a tray's piece in hand", board: 'game="generals" mode="edit"', press: ["[data-tool=S]"] },
  { state: "editing, faults", board: 'game="generals" position="FFF6/9/9/9/9/9/9/9 s 0" mode="edit"' },
  { state: "turned, dark", board: 'game="bollwerk" side="north" theme="dark" mode="play"' },
  { state: "a part of the board", board: 'game="bollwerk" area="a1:e5" diagram="b2"' },
  { state: "covered", board: 'game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0" mode="play" covered' },
  {
    state: "a refusal",
    board: 'game="generals" position="8f/9/9/4p4/4P4/9/9/8F s 0" mode="play"',
    press: ["[data-at=a1]"],
  },
  {
    state: "over",
    board: 'game="generals" position="9/4F4/9/9/9/9/9/8f s 0" mode="play"',
    press: ["[data-at=e7]", "[data-at=e8]"],
  },
  { state: "an error", board: 'game="chess"' },
  { state: "nothing to show", board: "" },
];

test("axe finds nothing on the element in any state", async ({ page }) => {
  test.setTimeout(180_000);
  for (const { state, board, press = [] } of STATES) {
    await put(page, `<main><h1>Board</h1><rule-board ${board}></rule-board></main>`);
    await expect(page.locator("rule-board").locator("[data-at], [part=fault], [part=blank]").first()).toBeVisible();
    for (const at of press) await page.locator(`rule-board ${at}`).click();
    await check(page, state);
  }
});

test("axe does look into the board", async ({ page }) => {
  await put(page, '<main><h1>Board</h1><rule-board game="generals"></rule-board></main>');
  await square(page, "a1").evaluate((node) => node.parentElement?.removeAttribute("role"));
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
  expect(found).toContain("aria-required-parent");
});

test("a set-up is the same to a screen reader as to the eye", async ({ page }) => {
  await begin(page, "generals", "PPPPPPS2/ABCDEKLMN/QRTSF4", await setup("generals", "north", 2));
  await page.click("[data-open]");
  await expect(page.getByRole("gridcell", { name: "e1, South Flag" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /North, hidden piece/ })).toHaveCount(21);
});
