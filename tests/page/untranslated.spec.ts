/** Nothing is said in one language alone: no text untranslated, none unused, none outside of the words. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { fixedText, sources, templates } from "./sources.js";
import { allTexts, areaOf, areas, FOLDER, TAGS } from "./tables.js";

/** Texts that are the same as in English, and right so: names, and words that the languages share. */
const SHARED: Record<string, string[]> = {
  nl: [
    "games.armies.barrage",
    "games.armies.duel",
    "games.editions.gravon",
    "page.title",
    "rulebook.letter",
    "share.link",
  ],
  ro: [
    "games.armies.duel",
    "games.armies.standard",
    "games.editions.gravon",
    "games.editions.standard",
    "page.title",
    "share.link",
  ],
  de: [
    "board.piece.general",
    "board.piece.major",
    "games.armies.barrage",
    "games.armies.standard",
    "games.editions.gravon",
    "games.editions.standard",
    "page.title",
    "share.link",
  ],
};

for (const tag of TAGS.filter((each) => each !== "en")) {
  test(`${tag} has every text of English, and none of them in English`, async () => {
    expect(areas(tag).filter((name) => name !== "summaries")).toEqual(areas("en"));
    const [english, other] = [await allTexts("en"), await allTexts(tag)];
    const paths = [...other.keys()].filter((path) => !path.startsWith("summaries."));
    expect(paths.sort()).toEqual([...english.keys()].sort());
    const same = paths.filter(
      (path) => /\p{L}{2}/u.test(other.get(path) ?? "") && other.get(path) === english.get(path),
    );
    expect(same).toEqual(SHARED[tag]);
    for (const [path, text] of other) expect(text.trim(), path).not.toBe("");
  });
}

/** Areas that one part of the page alone shows, with that part's folder. The others are shown by their own name. */
const PARTS = ["editor", "opponent", "replay", "rulebook", "share"];

for (const name of areas("en")) {
  test(`no text of ${name} is unused`, async () => {
    const folder = PARTS.find((part) => name.startsWith(part));
    const before = name === "board" ? "(?:words|board|el)" : folder === undefined ? `(?:words|found)\\.${name}` : "";
    // What turns the library's data into sentences, and what one area takes from another, is among the words.
    const among = ["tell.ts", "named.ts", "en/page.ts"].map((file) => readFileSync(new URL(file, FOLDER), "utf8"));
    const code = [...sources(folder).values(), ...among].join("\n");
    const used = (key: string) => new RegExp(`${before}\\.${key}\\b${folder ? `|"${key}"` : ""}`).test(code);
    expect(Object.keys(await areaOf("en", name)).filter((key) => !used(key))).toEqual([]);
  });
}

test("no template says anything by itself", () => {
  const found = [...sources()].flatMap(([path, code]) =>
    templates(code)
      .filter(({ tag }) => tag === "html" || tag === "svg")
      .flatMap(({ text }) => fixedText(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("no sentence stands in the code", () => {
  const sentence = /["'`]([A-Z][\p{L}’']*(?: [\p{L}’']+)+[^"'`\n]*|[A-Z][\p{L}’' ]+[.…?!])["'`]/gu;
  const found = [...sources()].flatMap(([path, code]) =>
    [...code.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, "").matchAll(sentence)].map(([, text]) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("these tests do see a fixed text", () => {
  const code =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code with a template in it
    'const a = (x) => html`<p title="A name">${x ? html`<b>${x}</b> and more` : "}"} <i aria-label=${x}>é</i></p>`;';
  const [inner, outer] = templates(code);
  expect(fixedText(inner?.text ?? "")).toEqual(["and more"]);
  expect(fixedText(outer?.text ?? "")).toEqual(["A name"]);
});
