/** The rulebook as files: a page for each game and language, and one that lists the games. All work without a script. */
import { type GameId, games, ready } from "rankfile";
import { type Language, languages } from "../words/index.js";
import { makeBook } from "./book.js";
import { type Case, readCases } from "./cases.js";
import { contents } from "./contents/index.js";
import type { FigureOf } from "./contents/types.js";
import { pictureOf } from "./figures.js";
import { makeFigure } from "./make.js";
import { type Markup, markup, raw } from "./markup.js";
import { folderOf } from "./place.js";
import { Plates } from "./plates.js";
import { type Tongue, tongues } from "./tongues.js";

/** A file of the site. */
export interface Page {
  /** Its path from the root of the site. */
  path: string;
  html: string;
}

/** What the pages load, by paths from the root of the site. */
export interface Assets {
  script: string;
  styles: string[];
}

/** Where a page stands among its sisters. */
interface Place {
  language: Language;
  /** The page's name without its ending. */
  name: string;
}

const file = ({ language, name }: Place): string => `${folderOf(language)}${name}.html`;

/** The whole of a page. */
const shell = (
  place: Place,
  tongue: Tongue,
  assets: Assets,
  title: string,
  about: string,
  body: Markup,
  data: string,
): string => {
  const { book, words } = tongue;
  const up = "../".repeat(folderOf(place.language).split("/").length - 1);
  const tags = Object.keys(tongues) as Language[];
  const here = (now: boolean) => (now ? raw(' aria-current="page"') : "");
  const books = shelf.map(([id]) => games().find((game) => game.id === id)).filter((info) => info !== undefined);
  return markup`<!doctype html>
<html lang="${place.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${about}">
<title>${title} · ${words.page.title}</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath d='M50 7L89 27V91H11V27Z' fill='%238f4f0f'/%3E%3C/svg%3E">
${tags.map(
  (tag) => markup`<link rel="alternate" hreflang="${tag}" href="${up}${file({ ...place, language: tag })}">
`,
)}${assets.styles.map(
  (path) => markup`<link rel="stylesheet" href="${up}${path}">
`,
)}<script type="module" src="${up}${assets.script}"></script>
</head>
<body class="book">
<a class="skip" href="#main">${book.skip}</a>
<header>
<a class="name" href="${up}">${words.page.title}</a>
<nav class="site" aria-label="${words.site.pages}"><a href="${up}">${words.site.play}</a><a href="./" aria-current="${place.name === "index" ? "page" : "true"}">${words.site.rules}</a><a href="${up}#editor">${words.site.editor}</a><a href="${up}#replay">${words.site.replay}</a></nav>
<nav class="languages" aria-label="${book.languages}">${tags.map(
    (tag) =>
      markup`<a href="${up}${file({ ...place, language: tag })}" hreflang="${tag}" lang="${tag}"${here(tag === place.language)}><span class="long">${languages[tag]}</span><span class="short" aria-hidden="true">${tag}</span></a>`,
  )}</nav>
</header>
<main id="main">
${
  place.name === "index"
    ? ""
    : markup`<nav class="books" aria-label="${book.name}">${books.map(
        (info) => markup`<a href="${info.id}.html"${here(place.name === info.id)}>${info.name}</a>`,
      )}</nav>`
}
${body}</main>
${raw(data)}
</body>
</html>
`.text;
};

/** The games in the order in which they are listed, each with the case that is its picture. */
const shelf: [GameId, FigureOf][] = [
  ["stratego", { case: "board: The army of 40", viewer: "south" }],
  ["generals", { case: "rules: Set up anywhere on the first three ranks", viewer: "south" }],
  ["bollwerk", { case: "turns: The start of the standard layout", viewer: "south" }],
];

const indexBody = ({ book, words }: Tongue, cases: Record<GameId, Map<string, Case>>): Markup => {
  const items = shelf.map(([id, of]) => {
    const info = games().find((game) => game.id === id);
    const found = cases[id].get(of.case);
    if (!info || !found) throw new Error(`${id}: there is no case "${of.case}" in tests/rulebook`);
    const plates = new Plates(info, id);
    const picture = pictureOf(makeFigure(id, found, of, id), plates, info.name);
    return markup`<li><h2><a href="${id}.html">${info.name}</a></h2><p>${words.games.lines[id]}</p>${picture}${raw(plates.grounds())}</li>`;
  });
  return markup`<h1>${book.name}</h1><p class="lead">${book.home}</p><ul class="shelf">${items}</ul>`;
};

/** All cases of tests/rulebook, by game and id. `texts` are the files by their paths, such as `bollwerk/guard.txt`. */
export const allCases = (texts: Readonly<Record<string, string>>): Record<GameId, Map<string, Case>> => {
  const found: Record<GameId, Map<string, Case>> = { bollwerk: new Map(), stratego: new Map(), generals: new Map() };
  for (const [path, text] of Object.entries(texts)) {
    const [game = "", name = ""] = path.replace(/\.txt$/, "").split("/");
    if (!(game in found)) continue;
    for (const one of readCases(name, text)) found[game as GameId].set(one.id, one);
  }
  return found;
};

/** Makes every page. */
export const makePages = async (texts: Readonly<Record<string, string>>, assets: Assets): Promise<Page[]> => {
  await ready;
  const cases = allCases(texts);
  const pages: Page[] = [];
  for (const [tag, tongue] of Object.entries(tongues)) {
    const language = tag as Language;
    const { book } = tongue;
    const add = (name: string, title: string, about: string, body: Markup, data: string) => {
      const place = { language, name };
      pages.push({ path: file(place), html: shell(place, tongue, assets, title, about, body, data) });
    };
    add("index", book.name, book.home, indexBody(tongue, cases), "");
    for (const { id, name } of games()) {
      const { body, data } = makeBook(id, contents[id], cases[id], tongue);
      const json = JSON.stringify(data).replaceAll("<", "\\u003c");
      const carried = `<script type="application/json" id="figures">${json}</script>`;
      add(id, book.title({ game: name }), book.description({ game: name }), body, carried);
    }
  }
  return pages;
};
