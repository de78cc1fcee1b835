/** The replay: from a file, a text or a link; whose knowledge is shown; what is wrong with a text. */
import type { Page } from "@playwright/test";
import { newGame, openGame, openView, ready } from "rankfile";
import { expect, numbers, square, test } from "./page.js";
import { ARMY, bollwerk, CHALLENGES, generals, link } from "./records.js";

const ply = (page: Page) => page.locator("rule-board .ply");
const load = async (page: Page, text: string) => {
  await page.goto("/#replay");
  await page.fill("[data-text]", text);
  await page.click("[data-load]");
};
const backs = (page: Page) => page.locator("rule-board [part~=back]");

test("a file that is chosen, and another that is dropped", async ({ page }) => {
  await page.goto("/#replay");
  const file = async (record: string) => ({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.setInputFiles("[data-file]", await file(await generals()));
  await expect(page.locator(".table")).toHaveAttribute("data-game", "generals");
  await page.click("[data-another]");
  const record = await bollwerk();
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "game.txt"));
    return transfer;
  }, record);
  await page.dispatchEvent(".loader", "drop", { dataTransfer: dropped });
  await expect(page.locator(".table")).toHaveAttribute("data-game", "bollwerk");
});

test("a pasted record: slider, turns, moments", async ({ page }) => {
  await load(page, await generals());
  await expect(ply(page)).toHaveText("0 / 7");
  await expect(page.locator("[data-status]")).toHaveText("Before the first turn.");
  await page.locator("[data-slider]").fill("3");
  await expect(ply(page)).toHaveText("3 / 7");
  await expect(page.locator("[data-turns] [aria-current=true]")).toContainText("c4-c5");
  const moments = page.locator("[data-moments] [data-ply]");
  expect(await moments.evaluateAll((all) => all.map((node) => Number((node as HTMLElement).dataset.ply)))).toEqual(
    CHALLENGES,
  );
  await page.click("[data-jump=on]");
  await expect(ply(page)).toHaveText("5 / 7");
  await expect(page.locator("[data-status]")).toContainText("attacked");
  await page.click("rule-board [data-step='.']");
  await expect(page.locator("[data-slider]")).toHaveValue("6");
});

test("the lists follow the turn, and the page stays where it is", async ({ page }) => {
  await ready;
  const game = newGame("stratego", { open: true });
  game.deploy("south", game.randomSetup("south", 1));
  game.deploy("north", game.randomSetup("north", 2));
  const chance = numbers(3);
  for (let i = 0; i < 120; i++) {
    const actions = game.view("spectator").actions();
    game.play(actions[Math.floor(chance() * actions.length)] ?? "");
  }
  await load(page, game.record());
  await page.locator("[data-slider]").fill("99");
  const seen = (await page.locator("[data-turns] [data-ply='99']").boundingBox())?.y ?? 0;
  const list = await page.locator("[data-turns]").boundingBox();
  expect(seen).toBeGreaterThanOrEqual(list?.y ?? 0);
  expect(seen).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("jumps to explosions alone, or to all moments", async ({ page }) => {
  await load(page, await bollwerk());
  const plies = () =>
    page
      .locator("[data-moments] [data-ply]")
      .evaluateAll((all) => all.map((node) => Number((node as HTMLElement).dataset.ply)));
  expect(await plies()).toEqual([1, 3]);
  await page.selectOption("[data-filter]", "blast");
  expect(await plies()).toEqual([1]);
  await page.click("[data-jump=on]");
  await expect(ply(page)).toHaveText("1 / 3");
  await expect(page.locator("[data-status]")).toHaveText("South blew up the arrow on d7.");
  await expect(page.locator("[data-jump=on]")).toBeDisabled();
});

test("each viewer's board is what the library says he knew", async ({ page }) => {
  const record = await generals({ over: true });
  await load(page, record);
  // Once it is over all ranks may be seen; whoever wants to may still look through one pair of eyes.
  await expect(page.locator("[data-viewer] option")).toHaveText([
    "all, with every rank open",
    "a spectator",
    "South",
    "North",
  ]);
  await expect(backs(page)).toHaveCount(0);
  await page.locator("[data-slider]").fill("5");
  for (const viewer of ["spectator", "south", "north"] as const) {
    await page.selectOption("[data-viewer]", viewer);
    const { pieces } = openGame(record).view(viewer).at(5).scene();
    await expect(backs(page)).toHaveCount(pieces.filter(({ kind }) => kind === null).length);
    await expect(ply(page)).toHaveText(/^5 /);
  }
});

test("a record of a game that goes on offers no board with all ranks", async ({ page }) => {
  await load(page, await generals());
  await expect(page.locator("[data-viewer] option")).toHaveText(["a spectator", "South", "North"]);
  await expect(backs(page)).toHaveCount(42);
});

test("a view shows what its viewer saw, whatever is hidden from him", async ({ page }) => {
  // What leaves the board fades; here only what stays is compared.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const shown = [];
  for (const north of [ARMY, "PPPPPPS2/BACDEKLMN/QRTSF4"]) {
    const view = String(openGame(await generals({ north })).view("south"));
    await load(page, view);
    await expect(page.locator("[data-viewer]")).toHaveText("What South saw");
    await page.click("[data-turns] [data-ply='7']");
    await expect(ply(page)).toHaveText("7 / 7");
    shown.push(
      await page.evaluate(() =>
        document.querySelector("rule-board")?.shadowRoot?.innerHTML.replace(/<!--.*?-->|lit\$\d+\$/gs, ""),
      ),
    );
    await page.click("[data-another]");
  }
  expect(shown[0]).toBe(shown[1]);
});

test("what is saved is what the library writes", async ({ page }) => {
  const record = await generals({ over: true });
  await load(page, record);
  await page.selectOption("[data-viewer]", "north");
  await page.locator("[data-slider]").fill("5");
  const saved = async (selector: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.click(selector)]);
    const stream = await file.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString() };
  };
  const view = openGame(record).view("north");
  expect(await saved("[data-save=record]")).toEqual({ name: "generals-record.txt", text: record });
  expect(await saved("[data-save^=view]")).toEqual({ name: "generals-view-north.txt", text: String(view) });
  expect(await saved("[data-save^=turn]")).toEqual({
    name: "generals-turn-5.svg",
    text: view.at(5).svg({ bottom: "north" }),
  });
  expect(openView(String(view)).ply).toBe(view.ply);
});

const RECORD =
  "rankfile 1 record generals\nsetup south PPPPPPS2/ABCDEKLMN/QRTSF4\nsetup north PPPPPPS2/ABCDEKLMN/QRTSF4\n";
for (const [what, text, where, sentence] of [
  ["nonsense", "once upon a time", "Line 1, character 1:", "not a readable game record"],
  ["a move that is not allowed", `${RECORD}play c3-c4\nplay c6-c4\n`, "Line 5, character 6:", "cannot reach c4"],
  [
    "a set-up with faults",
    RECORD.replace("QRTSF4\nsetup n", "QRTSP4\nsetup n"),
    "Line 2, character 13:",
    "Still to place: 1 Flag",
  ],
  ["a letter that is none", `${RECORD}play ç3-c4\n`, "Line 4, character 6:", "cannot be read"],
  ["a game that is unknown", "rankfile 1 record chess\n", "", "There is no game called “chess”"],
  ["nothing", "  \n", "", "There is nothing in it."],
  ["a damaged link", "https://example.com/#replay=1.abc", "", "missing or was changed"],
] as const) {
  test(`a text that cannot be replayed: ${what}`, async ({ page }) => {
    await load(page, text);
    const fault = page.locator("[data-fault]");
    await expect(fault).toContainText("This cannot be replayed");
    await expect(fault).toContainText(sentence);
    await expect(fault.locator("strong")).toHaveText(where === "" ? [] : [where]);
    // What was pasted is still there to be mended.
    await expect(page.locator("[data-text]")).toHaveValue(text);
  });
}

test("a file that is no text, and one that is too large", async ({ page }) => {
  await page.goto("/#replay");
  const give = (buffer: Buffer) => page.setInputFiles("[data-file]", { name: "x", mimeType: "text/plain", buffer });
  await give(Buffer.from([0xff, 0xfe, 0x00]));
  await expect(page.locator("[data-fault]")).toContainText("It is not a text.");
  await give(Buffer.alloc((1 << 20) + 1, "a"));
  await expect(page.locator("[data-fault]")).toContainText("larger than any game record");
});

test("the board flips, and its coordinates follow", async ({ page }) => {
  await page.goto(link("replay", await generals()));
  const before = await square(page, "a1").boundingBox();
  await page.click("[data-deed=flip]");
  const after = await square(page, "a1").boundingBox();
  expect(after?.y).toBeLessThan(before?.y ?? 0);
  await expect(page.locator("rule-board [part~=label]").first()).toHaveText("i");
});

test("a game of which nobody hides anything has one viewer", async ({ page }) => {
  await ready;
  await load(page, newGame("bollwerk").record());
  await expect(page.locator("[data-viewer]")).toHaveCount(0);
  await expect(ply(page)).toHaveText("0 / 0");
});
