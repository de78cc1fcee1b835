/** One page of the rulebook: the rules of a game in order, in one language, as HTML that needs no script. */
import { type GameId, type GameInfo, games } from "rankfile";
import { named, switchValue } from "../words/named.js";
import { sentence } from "../words/platform.js";
import type { Case } from "./cases.js";
import type { FigureOf, Group, Section } from "./contents/types.js";
import type { Figure } from "./figure.js";
import { figureOf, type Numbered } from "./figures.js";
import { align, differences, makeFigure } from "./make.js";
import { type Markup, markup, raw } from "./markup.js";
import { Plates } from "./plates.js";
import { tableOf } from "./tables.js";
import type { Tongue } from "./tongues.js";

/** What a page holds besides its head and its links. */
export interface Book {
  body: Markup;
  /** The figures, for the live boards. */
  data: Figure[];
}

/** The numbers of rules in a text become links. */
export const linked = (text: string, rules: ReadonlySet<string>): Markup[] =>
  text
    .split(/\b([A-Z]{1,2}\d{1,2})\b/)
    .map((part) => (rules.has(part) ? markup`<a href="#${part}">${part}</a>` : markup`${part}`));

/** The choices that belong to a group's rules. */
const choices = ({ words, book }: Tongue, info: GameInfo, group: Group): Markup[] =>
  info.switches
    .filter((item) => group.rules.includes(item.rule))
    .map((item) => {
      const values = item.values.map((value, i) => {
        const usual = value === item.default ? markup` <i>(${book.usual})</i>` : "";
        return markup`${i > 0 ? " · " : ""}${switchValue(words, item.name, value)}${usual}`;
      });
      return markup`<p class="choice"><b>${named(words.games.switches, item.name)}:</b> ${values}</p>`;
    });

/** The chapters, with the titles that a language gives them. */
export const titleOf = ({ words, book }: Tongue, id: GameId, section: Section): string =>
  section.piece ? sentence(words.board.piece(section.piece)) : (book.games[id].sections[section.id] ?? section.id);

/** Makes the page of one game. `cases` are all of its cases by their ids. */
export const makeBook = (
  id: GameId,
  sections: readonly Section[],
  cases: ReadonlyMap<string, Case>,
  tongue: Tongue,
): Book => {
  const info = games().find((game) => game.id === id) as GameInfo;
  const rules = new Set(info.rules.map((rule) => rule.number));
  const text = tongue.book.games[id];
  const plates = new Plates(info);
  const data: Figure[] = [];
  let count = 0;

  // All figures are made before any is drawn, because the tables show pieces, stones and marks as they do.
  const make = (wanted: string | FigureOf, about: readonly string[]): Numbered => {
    const of = typeof wanted === "string" ? { case: wanted } : wanted;
    const found = cases.get(of.case);
    if (!found) throw new Error(`${id}: there is no case "${of.case}" in tests/rulebook`);
    const number = String(++count);
    const made = makeFigure(id, found, of, `figure-${number}`, about);
    // Only figures of which everybody may know everything come alive: a game carries all ranks.
    if (of.viewer === undefined) data.push(made.figure);
    plates.learn(made);
    return { made, number, of };
  };
  const made = new Map(
    sections.flatMap(({ groups }) =>
      groups.map((group) => {
        const figures = (group.figures ?? []).map((wanted) => make(wanted, group.rules));
        const compared = (group.compare ?? []).map((wanted) => make(wanted, group.rules));
        align(compared.map((one) => one.made));
        return [group, { figures, compared }];
      }),
    ),
  );
  const draw = (numbered: Numbered, differing: readonly string[] = []) =>
    figureOf(tongue, info, plates, numbered, differing);

  const groupOf = (group: Group): Markup => {
    const { figures, compared } = made.get(group) ?? { figures: [], compared: [] };
    const differing = differences(compared.map((one) => one.made));
    const prose = group.rules.map(
      (number) => markup`<div class="rule" id="${number}"><a class="number" href="#${number}">${number}</a>
<p>${linked(text.rules[number] ?? "", rules)}</p></div>`,
    );
    return markup`<div class="group${figures.length === 1 ? " beside" : ""}">
${prose.length > 0 ? markup`<div class="rules">${prose}${choices(tongue, info, group)}</div>` : ""}
${figures.length > 0 ? markup`<div class="figures">${figures.map((one) => draw(one))}</div>` : ""}
${(group.tables ?? []).map((kind) => markup`<div class="tables">${tableOf(kind, tongue, info, plates)}</div>`)}
${
  compared.length > 0
    ? markup`<div class="compared" role="group" aria-label="${tongue.book.compared}">
<div class="boards">${compared.map((one) => draw(one, differing))}</div>
${differing.length > 0 ? markup`<p class="note">${tongue.book.differs}</p>` : ""}</div>`
    : ""
}</div>`;
  };

  const chapters = sections.map((section) => {
    const icon = section.piece ? plates.icon(section.piece, "south") : "";
    return markup`<section id="${section.id}"><h2>${icon}${titleOf(tongue, id, section)}</h2>${section.groups.map(groupOf)}</section>`;
  });
  const contents = markup`<nav class="contents" aria-labelledby="contents"><h2 id="contents">${tongue.book.contents}</h2><ol>${sections.map(
    (section) => markup`<li><a href="#${section.id}">${titleOf(tongue, id, section)}</a></li>`,
  )}</ol></nav>`;
  const body = markup`<h1>${tongue.book.title({ game: info.name })}</h1><p class="lead">${text.lead}</p>${contents}<div class="chapters">${chapters}</div>${raw(plates.grounds())}`;
  return { body, data };
};
