/** The rulebook's pages as files: their text is whole, their links hold, their drawings have all colours. */
import { readdirSync, readFileSync } from "node:fs";
import { type GameId, games, ready } from "rankfile";
import { readCases } from "../../www/rulebook/cases.js";
import { contents } from "../../www/rulebook/contents/index.js";
import { folderOf } from "../../www/rulebook/place.js";
import { tongues } from "../../www/rulebook/tongues.js";
import { languages } from "../../www/words/index.js";
import { expect, test } from "./page.js";

const GAMES = ["stratego", "generals", "bollwerk"] as const;
const TAGS = Object.keys(languages) as (keyof typeof languages)[];

const numbers = (game: GameId): string[] =>
  games()
    .filter(({ id }) => id === game)
    .flatMap(({ rules }) => rules.map(({ number }) => number));

test.describe("what is written", () => {
  test.beforeAll(() => ready);

  test("every rule has its place", () => {
    for (const game of GAMES) {
      const placed = contents[game].flatMap(({ groups }) => groups.flatMap(({ rules }) => rules));
      expect(placed.toSorted(), game).toEqual(numbers(game).toSorted());
    }
  });

  test("every rule and chapter has words in every language", () => {
    for (const tag of TAGS) {
      for (const game of GAMES) {
        const book = tongues[tag].book.games[game];
        expect(Object.keys(book.rules).toSorted(), `${tag} ${game}`).toEqual(numbers(game).toSorted());
        const titled = contents[game].filter(({ piece }) => piece === undefined).map(({ id }) => id);
        expect(Object.keys(book.sections).toSorted(), `${tag} ${game}`).toEqual(titled.toSorted());
        for (const [number, text] of Object.entries(book.rules)) {
          expect(text, `${tag} ${number}`).toMatch(/^\p{Lu}.*[.)]$/u);
          // What a language has not translated would stand there in English.
          if (tag !== "en") expect(text, `${tag} ${number}`).not.toBe(tongues.en.book.games[game].rules[number]);
        }
      }
    }
  });

  test("every figure is a case of the rules' tests", () => {
    for (const game of GAMES) {
      const folder = `tests/rulebook/${game}`;
      const files = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);
      const known = new Set(
        files.flatMap(([name, text]) => readCases(name.replace(".txt", ""), text).map(({ id }) => id)),
      );
      const shown = contents[game].flatMap(({ groups }) =>
        groups.flatMap(({ figures = [], compare = [] }) => [...figures, ...compare]),
      );
      expect(shown.length).toBeGreaterThan(10);
      for (const of of shown) expect(known).toContain(typeof of === "string" ? of : of.case);
    }
  });
});

test("every link and anchor holds, in every language", async ({ request }) => {
  await ready;
  const reached = new Set<string>();
  const lost: string[] = [];
  for (const tag of TAGS) {
    for (const name of ["index", ...GAMES]) {
      const path = `/${folderOf(tag)}${name}.html`;
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<html lang="${tag}">`);
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, href = ""] of html.matchAll(/ href="([^"]+)"/g)) {
        if (href.startsWith("#") && !ids.has(href.slice(1))) lost.push(`${path}${href}`);
        else if (!/^(#|data:)/.test(href)) reached.add(new URL(href, `http://site${path}`).pathname);
      }
      if (name === "index") continue;
      lost.push(...numbers(name as GameId).filter((number) => !ids.has(number)));
      // A drawing for every figure.
      expect(html.split("<figure ").length, path).toBe(html.split('<svg class="still"').length);
      for (const other of TAGS) expect(reached).toContain(`/${folderOf(other)}${name}.html`);
    }
  }
  expect(lost).toEqual([]);
  for (const path of reached) {
    const found = await request.get(path);
    expect(found.status(), path).toBe(200);
    // A server may answer with the first screen where there is no such page.
    if (/rulebook\/[\w.]*$/.test(path)) expect(await found.text(), path).toContain('<body class="book">');
  }
});

test("every colour of the drawings has one for the dark", async ({ request }) => {
  // Those that are right on dark ground too: what is drawn on tokens, and the faint tint of a zone.
  const both = ["#fffaf0", "#c9a24a"];
  const css = readFileSync("www/rulebook/css/drawings.css", "utf8");
  for (const name of ["index", ...GAMES]) {
    const html = await (await request.get(`/${folderOf("en")}${name}.html`)).text();
    const used = new Set([...html.matchAll(/ ((?:fill|stroke)="#\w+")/g)].map(([, one]) => one));
    expect(used.size, name).toBeGreaterThan(4);
    const plain = [...used].filter(
      (one = "") => !both.some((colour) => one.includes(colour)) && !css.includes(`[${one}]`),
    );
    expect(plain, name).toEqual([]);
  }
});
