/** The page and the board in each language: no English is left to see or to hear; what is chosen stays. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { begin, expect, heard, home, options, put, square, test, yes } from "./page.js";
import { generals } from "./records.js";
import { allTexts, TAGS, type Tag } from "./tables.js";

// What is kept for use without a network is fetched beside what is asked for here.
test.use({ serviceWorkers: "block" });

/** Everything that can be seen or heard, shadow trees and live regions included; what is marked as another language is not. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walk = (node: Node): void => {
      if (node instanceof Element) {
        const own = node.getAttribute("lang");
        if (own !== null && own !== document.documentElement.lang) return;
        if (node.matches("style, script, noscript, textarea")) return;
        for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
          found.push(node.getAttribute(name) ?? "");
        if (node.shadowRoot) walk(node.shadowRoot);
      }
      if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue ?? "");
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return found.map((text) => text.trim()).filter((text) => text !== "");
  });

/** Names, and the first line of a file of set-ups. */
const PROPER = "rankfile set ups stratego bollwerk game of the generals svg html webassembly auto js isf gravon";
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The words that English has and a language has not. */
const foreign = async (tag: Tag): Promise<ReadonlySet<string>> => {
  const all = async (of: Tag) =>
    [...(await allTexts(of)).values(), ...(await allTexts(of, 1)).values()].flatMap(wordsOf);
  const own = new Set([...(await all(tag)), ...wordsOf(PROPER)]);
  return new Set((await all("en")).filter((word) => !own.has(word)));
};

/** What of a screen has words of English. */
const english = async (page: Page, words: ReadonlySet<string>): Promise<string[]> =>
  (await shown(page)).filter((text) => wordsOf(text).some((word) => words.has(word)));

/** Looks for words of English on one screen after another. */
const checker = async (page: Page, tag: Tag) => {
  const words = await foreign(tag);
  return async (screen: string): Promise<void> => expect.soft(await english(page, words), screen).toEqual([]);
};

const ARMY = "PPPPPPS2/ABCDEKLMN/QRTSF4";
const LOCALES = { nl: "nl-BE", ro: "ro-RO", de: "de-AT" } as const;

for (const tag of TAGS.filter((each) => each !== "en")) {
  test.describe(tag, () => {
    test.use({ locale: LOCALES[tag] });

    test("no English is left on any screen", async ({ page }) => {
      test.setTimeout(180_000);
      const check = await checker(page, tag);
      await home(page);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator("page-home rule-board [data-at]").first()).toBeVisible();
      await check("the first screen");
      for (const game of ["bollwerk", "generals", "stratego"] as const) {
        await options(page, game);
        await check(`options of ${game}`);
        if (game === "stratego") continue;
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog")).toHaveCount(0);
      }
      await page.selectOption("select[name=edition]", "gravon");
      await page.selectOption("select[name=army]", "barrage");
      await check("options chosen");
      await page.click("dialog button.primary");
      await page.click("[data-tray] button:first-child");
      await square(page, "e6").click();
      await check("a piece outside of its rows");
      await page.click(".saved summary");
      await page.fill(".saved input", "1");
      await page.click("[data-save]");
      await page.locator(".rules summary").click();
      await check("set-up, saved set-ups, rules");
      await page.click("[data-import]");
      await page.fill("[data-text]", "?");
      await check("import");
      await yes(page);
      await check("a damaged import");

      await begin(page, "generals", ARMY, ARMY);
      await check("curtain");
      await page.click("[data-open]");
      await square(page, "c6").click();
      await check("what a piece may be");
      await page.locator("rule-board [data-guess]").click();
      await square(page, "c3").click();
      await square(page, "c6").click();
      await check("a refusal");
      await square(page, "c4").click();
      await page.locator("[data-open]").click();
      await square(page, "c6").click();
      await square(page, "c5").click();
      await page.locator("[data-open]").click();
      await square(page, "c4").click();
      await square(page, "c5").click();
      await check("a challenge");
      await page.click("[data-deed=pass]");
      await page.click("[data-open]");
      await page.click("[data-deed=resign]");
      await check("a question");
      await yes(page);
      await page.click("[data-deed=replay]");
      await page.click("rule-board [data-step=',']");
      await check("the end, a replay");

      await home(page);
      await page.click("[data-game=bollwerk] [data-play]");
      await square(page, "e2").click();
      await page.locator("rule-board [part~=tray-near] [data-tool=RB]").click();
      await check("a stone chosen");
      await square(page, "e3").click();
      await check("a stone placed");
      await page.click("[data-share]");
      await expect(page.locator("dialog")).toBeVisible();
      await check("what to share");
      await page.keyboard.press("Escape");

      await page.goto("/#editor");
      await expect(page.locator("page-editor rule-board [data-at]").first()).toBeVisible();
      for (const game of ["bollwerk", "generals", "stratego"]) {
        await page.selectOption("select[name=game]", game);
        await check(`the editor with ${game}`);
      }
      await page.goto("/#replay");
      await page.fill("[data-text]", "?");
      await page.click("[data-load]");
      await check("a text that cannot be replayed");
      await page.fill("[data-text]", await generals());
      await page.click("[data-load]");
      await page.locator("[data-slider]").fill("3");
      await check("the replay");
    });

    test("every screen fits a phone", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const fits = async (screen: string): Promise<void> => {
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${screen}: width`).toBeLessThanOrEqual(0);
        const cut = await page
          .locator("[data-status]")
          .evaluateAll((all) => all.filter((node) => node.scrollHeight > node.clientHeight).map((n) => n.textContent));
        expect.soft(cut, `${screen}: status`).toEqual([]);
      };
      await home(page);
      await expect(page.locator("page-home rule-board [data-at]").first()).toBeVisible();
      await fits("the first screen");
      await page.click("[data-game=stratego] [data-play]");
      await expect(page.locator("[data-tray]")).toBeVisible();
      await fits("set-up");
      await begin(page, "generals", ARMY, ARMY);
      await page.click("[data-open]");
      await square(page, "c3").click();
      await square(page, "c6").click();
      await fits("play");
      await page.click("[data-deed=resign]");
      await yes(page);
      await fits("the end");
      await page.goto("/#editor");
      for (const game of ["bollwerk", "stratego"]) {
        await page.selectOption("select[name=game]", game);
        await fits(`the editor with ${game}`);
      }
      await page.goto("/#replay");
      await page.fill("[data-text]", await generals());
      await page.click("[data-load]");
      await expect(page.locator("[data-slider]")).toBeVisible();
      await fits("the replay");
    });

    test("no English is left in the rulebook", async ({ page }) => {
      const check = await checker(page, tag);
      for (const name of ["index", "bollwerk", "generals", "stratego"]) {
        await page.goto(`/${tag}/rulebook/${name}.html`);
        await check(`the rulebook, ${name}`);
      }
    });
  });
}

test.describe("a browser that prefers German", () => {
  test.use({ locale: "de-CH" });

  test("fetches German and no other language, and a choice by hand is kept", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(/\/(de|nl|ro)-[^/]+\.js$/.exec(request.url())?.[1] ?? ""));
    await page.goto("/");
    await expect(page.locator("page-home .tagline")).toContainText("Brettspiele");
    expect(fetched.filter((name) => name !== "")).toEqual(["de"]);
    await page.selectOption("[data-language]", "nl");
    await expect(page.locator("page-home .tagline")).toContainText("Bordspellen");
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect(page.locator("rule-board [role=grid]").first()).toHaveAttribute("aria-label", /^Bord van /);
    await page.reload();
    await expect(page.locator("page-home .tagline")).toContainText("Bordspellen");
    expect(fetched.filter((name) => name !== "")).toEqual(["de", "nl", "nl"]);
  });

  test("stays in English where a language cannot be fetched", async ({ page }) => {
    await page.goto("/");
    await page.selectOption("[data-language]", "en");
    await expect(page.locator("page-home .tagline")).toContainText("Board games");
    await page.route(/\/ro-[^/]+\.js$/, (route) =>
      route.fulfill({ status: 200, contentType: "text/javascript", body: "throw 0" }),
    );
    await page.selectOption("[data-language]", "ro");
    await expect(page.locator("[data-language]")).toHaveValue("en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("English would be seen in text, in labels, and within a board", async ({ page }) => {
  const words = await foreign("de");
  await put(page, '<p>Wähle</p><p>Choose a piece</p><p aria-label="Turn the board">Zug</p><rule-board></rule-board>');
  await expect(page.locator("rule-board [part=blank]")).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.lang = "de";
    for (const node of document.querySelector("rule-board")?.shadowRoot?.querySelectorAll("[lang]") ?? [])
      node.removeAttribute("lang");
  });
  expect((await english(page, words)).map((text) => text.slice(0, 14))).toEqual([
    ...["Choose a piece", "Turn the board", "No position to"],
  ]);
});

test("an English browser fetches no other language", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await expect(page.locator("page-home .tagline")).toBeVisible();
  expect(fetched.filter((url) => /\/(de|nl|ro)-[^/]+\.js$/.test(url))).toEqual([]);
});

test("a change in the middle of a set-up keeps what stands on the board, and says it anew", async ({ page }) => {
  await page.goto("/");
  await page.click("[data-game=stratego] [data-play]");
  await page.click("[data-tray] [data-piece=M]");
  await square(page, "a1").click();
  await expect(page.locator("[data-status]")).toHaveText("Marshal on a1.");
  await page.selectOption("[data-language]", "ro");
  await expect(page.locator("[data-status]")).toHaveText("Mareșal pe a1.");
  await expect(square(page, "a1")).toHaveAttribute("aria-label", /mareșal din Sud/);
  await page.selectOption("[data-language]", "de");
  await expect(page.locator("[data-status]")).toHaveText("Marschall auf a1.");
});

test.describe("the element", () => {
  test.use({ locale: "de" });
  const board = (attributes: string) => `<rule-board game="generals" ${attributes}></rule-board>`;
  const grid = (page: Page) => page.locator("rule-board [role=grid]");

  test("speaks the language of its attribute, or of what is around it", async ({ page }) => {
    await put(page, `${board('lang="de-CH"')}<div lang="en">${board("")}</div>${board("")}`);
    await expect(grid(page).nth(0)).toHaveAttribute("aria-label", /^Brett von /);
    await expect(grid(page).nth(1)).toHaveAttribute("aria-label", /^Board of /);
    await expect(grid(page).nth(2)).toHaveAttribute("aria-label", /^Brett von /);
    await page.evaluate(() => {
      document.documentElement.lang = "en";
    });
    await expect(grid(page).nth(2)).toHaveAttribute("aria-label", /^Board of /);
    await expect(grid(page).nth(0)).toHaveAttribute("aria-label", /^Brett von /);
    expect(await heard(page)).toEqual([]);
  });

  test("stays in English for a language that is missing, and says so", async ({ page }) => {
    await put(page, board('lang="fr"'));
    await expect(grid(page)).toHaveAttribute("aria-label", /^Board of /);
    await expect(page.locator("rule-board [part=board]")).toHaveAttribute("lang", "en");
    expect(await heard(page)).toEqual([["rule-error", "Error: lang: fr"]]);
  });
});

test("the package's languages add themselves to the package's board", async ({ page }) => {
  await page.route("**/package/**", (route) => {
    const name = new URL(route.request().url()).pathname.replace("/package/", "");
    if (name === "")
      return route.fulfill({ contentType: "text/html", body: '<rule-board game="generals" lang="ro"></rule-board>' });
    const body = readFileSync(new URL(`../../pkg/${name}`, import.meta.url), "utf8");
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto("/package/");
  await page.addScriptTag({ type: "module", content: 'import "/package/auto.js";' });
  const grid = page.locator("rule-board [role=grid]");
  await expect(grid).toHaveAttribute("aria-label", /^Board of /);
  await page.addScriptTag({ type: "module", content: 'import "/package/lang/ro.js";' });
  await expect(grid).toHaveAttribute("aria-label", "Tablă de Game of the Generals, 9 coloane și 8 rânduri");
  await expect(square(page, "a8")).toHaveAttribute("aria-label", /gol/);
});
