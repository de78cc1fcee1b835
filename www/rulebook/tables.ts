/** The tables of the rulebook. All numbers in them are the library's. */
import { challenge, type GameInfo, type PieceInfo, RulesError, type Sense } from "rankfile";
import { named, switchValue } from "../words/named.js";
import { sentence } from "../words/platform.js";
import type { Group } from "./contents/types.js";
import { type Markup, markup } from "./markup.js";
import type { Plates } from "./plates.js";
import type { Tongue } from "./tongues.js";

type Kind = Exclude<Group["tables"], undefined>[number];

/** A table that scrolls by itself where it is wider than the page. */
const scrolling = (name: string, table: Markup): Markup =>
  markup`<div class="table" role="region" tabindex="0" aria-label="${name}">${table}</div>`;

const army = ({ words, book }: Tongue, info: GameInfo, plates: Plates): Markup => {
  const armies = info.armies.map(
    ({ name, count }) => markup`<th scope="col">${named(words.games.armies, name)} <small>${count}</small></th>`,
  );
  const heads = info.armies.length > 1 ? armies : markup`<th scope="col">${book.each}</th>`;
  const rows = info.pieces.map(
    ({ name, letter, count }) =>
      markup`<tr><th scope="row">${plates.icon(name, "south")}${plates.icon(name, "north")}<span>${sentence(words.board.piece(name))}</span></th><td>${letter}</td>${info.armies.map((item) => markup`<td>${count[item.name] || "–"}</td>`)}</tr>`,
  );
  return scrolling(
    book.piece,
    markup`<table class="army"><thead><tr><th scope="col">${book.piece}</th><th scope="col">${book.letter}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>`,
  );
};

const stones = ({ words, book }: Tongue, info: GameInfo, plates: Plates): Markup => {
  const rows = info.stones.map(
    ({ name, tool, count }) =>
      markup`<tr><th scope="row">${plates.stone(tool)}<span>${sentence(words.board.stone(name))}</span></th><td>${tool}</td><td>${count}</td></tr>`,
  );
  return scrolling(
    book.stone,
    markup`<table class="army"><thead><tr><th scope="col">${book.stone}</th><th scope="col">${book.letter}</th><th scope="col">${book.each}</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
};

/** The marks, in the order of the rules. */
export const SENSES: readonly Sense[] = [
  "subject",
  "move",
  "move-only",
  "capture",
  "place",
  "blast",
  "remove",
  "collect",
  "crush",
  "arrow",
];

const marks = ({ words, book }: Tongue, _info: GameInfo, plates: Plates): Markup =>
  markup`<ul class="legend all" aria-label="${book.marks}">${SENSES.map(
    (sense) =>
      markup`<li>${plates.mark(sense)}<span>${sense === "subject" ? book.subject : words.board.senses[sense]}</span></li>`,
  )}</ul>`;

/** How a challenge ends, as a sign and its meaning. */
const meeting = ({ book }: Tongue, info: GameInfo, attacker: PieceInfo, defender: PieceInfo): [string, string] => {
  const game = info.id === "generals" ? "generals" : "stratego";
  const { stays, ends } = challenge(game, attacker.name, defender.name);
  if (ends) return ["★", `${book.stays[stays]}, ${book.ends}`];
  return [{ attacker: "●", defender: "–", none: "○" }[stays], book.stays[stays]];
};

/** Whether a kind can attack at all. */
const attacks = (info: GameInfo, piece: PieceInfo): boolean => {
  try {
    challenge(info.id === "generals" ? "generals" : "stratego", piece.name, piece.name);
    return true;
  } catch (error) {
    if (error instanceof RulesError && error.code === "immovable") return false;
    throw error;
  }
};

const challenges = (tongue: Tongue, info: GameInfo, plates: Plates): Markup => {
  const { words, book } = tongue;
  const name = (piece: PieceInfo) => sentence(words.board.piece(piece.name));
  const heads = info.pieces.map(
    (piece) =>
      markup`<th scope="col">${plates.icon(piece.name, "north")}<span class="unseen">${name(piece)}</span></th>`,
  );
  const rows = info.pieces
    .filter((piece) => attacks(info, piece))
    .map((attacker) => {
      const cells = info.pieces.map((defender) => {
        const [sign, meaning] = meeting(tongue, info, attacker, defender);
        return markup`<td class="${{ "●": "wins", "–": "loses", "○": "both", "★": "ends" }[sign]}"><span aria-hidden="true">${sign}</span><span class="unseen">${meaning}</span></td>`;
      });
      return markup`<tr><th scope="row">${plates.icon(attacker.name, "south")} <span class="name-of">${name(attacker)}</span></th>${cells}</tr>`;
    });
  const key: [string, string][] = [
    ["●", book.stays.attacker],
    ["–", book.stays.defender],
    ["○", book.stays.none],
    ["★", book.ends],
  ];
  return markup`<p>${book.challengeHelp}</p><ul class="key">${key.map(([sign, meaning]) => markup`<li><b aria-hidden="true">${sign}</b> ${meaning}</li>`)}</ul>${scrolling(
    book.attacker,
    markup`<table class="challenges"><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table>`,
  )}`;
};

const editions = ({ words, book }: Tongue, info: GameInfo): Markup => {
  const shown = info.switches.filter((item) => info.editions.some((edition) => item.name in edition.switches));
  const rows = info.editions.map((edition) => {
    const cells = shown.map((item) => {
      const value = edition.switches[item.name];
      const text = switchValue(words, item.name, value ?? item.default);
      return value === undefined || value === item.default
        ? markup`<td>${text}</td>`
        : markup`<td class="other"><strong>${text}</strong></td>`;
    });
    return markup`<tr><th scope="row">${named(words.games.editions, edition.name)}</th>${cells}</tr>`;
  });
  const heads = shown.map(
    (item) =>
      markup`<th scope="col">${named(words.games.switches, item.name)} <a href="#${item.rule}">${item.rule}</a></th>`,
  );
  return scrolling(
    book.edition,
    markup`<table class="editions"><thead><tr><th scope="col">${book.edition}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>`,
  );
};

const switches = ({ words, book }: Tongue, info: GameInfo): Markup => {
  const rows = info.switches.map((item) => {
    const values = item.values.map((value) => {
      const text = switchValue(words, item.name, value);
      return value === item.default ? markup`<li>${text} <i>(${book.usual})</i></li>` : markup`<li>${text}</li>`;
    });
    return markup`<tr><th scope="row">${named(words.games.switches, item.name)}</th><td><ul>${values}</ul></td><td><a href="#${item.rule}">${item.rule}</a></td></tr>`;
  });
  return scrolling(
    book.choice,
    markup`<table class="switches"><thead><tr><th scope="col">${book.choice}</th><th scope="col">${book.values}</th><th scope="col">${book.rule}</th></tr></thead><tbody>${rows}</tbody></table>`,
  );
};

const tables: Record<Kind, (tongue: Tongue, info: GameInfo, plates: Plates) => Markup> = {
  army,
  stones,
  marks,
  challenges,
  editions,
  switches,
};

/** A table of some kind. */
export const tableOf = (kind: Kind, tongue: Tongue, info: GameInfo, plates: Plates): Markup =>
  tables[kind](tongue, info, plates);
