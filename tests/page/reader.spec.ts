/** What a screen reader finds, screen by screen: the tree of roles and names. */
import type { Page } from "@playwright/test";
import { begin, expect, square, test } from "./page.js";
import { ARMY, generals, link } from "./records.js";

const HEAD = `
- banner:
  - link "Rankfile"
  - navigation "Pages":
    - link "Play"
    - link "Rules"
    - link "Editor"
    - link "Replay"
`;
const tree = (page: Page, expected: string) => expect(page.locator("body")).toMatchAriaSnapshot(expected);

/** The roles in the browser's own tree, the one that it gives to screen readers. */
const roles = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
};

test("the first screen", async ({ page }) => {
  await page.goto("/");
  await tree(
    page,
    `${HEAD}  - heading "All games" [level=1]
  - combobox "Language"
- main:
  - article:
    - heading "Bollwerk" [level=2]
    - grid "Board of Bollwerk, 13 files and 14 ranks"
    - button "Play Bollwerk"
    - button "Options of Bollwerk"
`,
  );
});

test("a hidden game: the curtain, the board, what happened", async ({ page }) => {
  await begin(page, "generals", ARMY, ARMY);
  await tree(
    page,
    `${HEAD}  - heading "Game of the Generals" [level=1]
- main:
  - group "South, it is your turn. North, look away.":
    - 'button "I am South: open"'
  - status:
    - paragraph: Hand over to South.
  - button "Draw"
  - button "Resign"
  - region "Moves"
  - region "Lost pieces"
  - region "This game":
    - button "Share"
    - checkbox "Sounds"
`,
  );
  // Behind the curtain there is no board for anybody: what lies there is inert.
  expect(await roles(page)).toContain("navigation");
  expect(await roles(page)).not.toContain("grid");
  await page.getByRole("button", { name: "I am South: open" }).press("Enter");
  await tree(page, '- main:\n  - grid "Board of Game of the Generals, 9 files and 8 ranks"');
  await expect(page.getByRole("gridcell", { name: "a7, North, hidden piece", exact: true })).toHaveCount(1);
  expect(await roles(page)).toContain("grid");
  await square(page, "c3").press("Enter");
  await expect(page.getByRole("gridcell", { name: "c4, empty, can move here" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "c3, South Private, chosen", selected: true })).toBeFocused();
});

test("the editor", async ({ page }) => {
  await page.goto("/#editor");
  await tree(
    page,
    `${HEAD}  - heading "Editor" [level=1]
- main:
  - group "North's pieces":
    - button "North Guard, 0 left"
  - grid "Board of Bollwerk, 13 files and 14 ranks"
  - group "South's pieces":
    - button "South Guard, 0 left"
  - group "Stones":
    - button "Arrow, 20 left"
    - button "Take off"
  - status
  - button "Play from here"
  - region "Faults":
    - heading "Faults" [level=2]
  - region "Position":
    - combobox "Side to move"
    - group "South's stones in hand":
      - spinbutton "Arrow"
`,
  );
});

test("the replay: the slider tells the turn and what happened in it", async ({ page }) => {
  await page.goto(link("replay", await generals()));
  await page.locator("[data-slider]").fill("1");
  await expect(page.getByRole("slider", { name: "Turn" })).toHaveAttribute(
    "aria-valuetext",
    "Turn 1 of 7. South's piece went from c3 to c4.",
  );
  await tree(
    page,
    `${HEAD}  - heading "Replay" [level=1]
- main:
  - grid "Board of Game of the Generals, 9 files and 8 ranks"
  - group "Replay":
    - button "First position"
    - button "One turn on"
  - slider "Turn"
  - button "Next moment"
  - combobox "Seen by"
  - region "Moments":
    - list
  - region "Turns":
    - list
`,
  );
});
