/** A figure as HTML: its drawing inside a board that comes alive, what its marks mean, and what can be tried on it. */
import type { GameInfo, Sense } from "rankfile";
import { switchValue } from "../words/named.js";
import { sentence } from "../words/platform.js";
import { allSaid, outcome, refusal } from "../words/tell.js";
import type { FigureOf } from "./contents/types.js";
import { openFigure, viewOf } from "./figure.js";
import type { Made } from "./make.js";
import { type Markup, markup } from "./markup.js";
import type { Plates } from "./plates.js";
import { frameOf, outlineOf, stillOf } from "./still.js";
import { SENSES } from "./tables.js";
import type { Tongue } from "./tongues.js";

/** A figure's drawing by itself. */
export const pictureOf = (made: Made, plates: Plates, title: string): Markup =>
  stillOf(made.scene, made.figure.area, plates.ground(made.parts), plates.things(made), title);

/** A figure with its number on the page. */
export interface Numbered {
  made: Made;
  number: string;
  of: FigureOf;
}

/** What a figure shows, in words. */
const titleOf = ({ words, book }: Tongue, { made: { figure, scene, played }, of }: Numbered): string => {
  if (of.viewer) return (of.after ?? 0) > 0 ? book.seenLater({ side: of.viewer }) : book.seenBy({ side: of.viewer });
  const end = viewOf(figure, openFigure(figure)).outcome;
  if (end) return outcome(words.board, end);
  const piece = scene.pieces.find(({ at }) => at === figure.subject);
  if (!piece || (played.length > 1 && figure.subject === null)) return book.toMove({ side: scene.turn });
  return book.pieceOn({ piece: words.board.piece(piece.kind), side: piece.side, at: piece.at });
};

/** The values of the switches that set a figure apart. */
const settings = ({ words }: Tongue, { switches = {}, edition }: FigureOf): string =>
  sentence(
    [
      ...(edition ? [words.games.editions[edition as keyof typeof words.games.editions] ?? edition] : []),
      ...Object.entries(switches).map(([name, value]) => switchValue(words, name, value)),
    ].join(", "),
  );

const legend = ({ words, book }: Tongue, plates: Plates, senses: readonly Sense[]): Markup =>
  markup`<ul class="legend" aria-label="${book.marks}">${senses.map(
    (sense) => markup`<li>${plates.mark(sense)}<span>${words.board.senses[sense]}</span></li>`,
  )}</ul>`;

/** A figure. */
export const figureOf = (
  tongue: Tongue,
  info: GameInfo,
  plates: Plates,
  numbered: Numbered,
  differing: readonly string[],
): Markup => {
  const { made, number, of } = numbered;
  const { words, book } = tongue;
  const { figure, scene } = made;
  const title = titleOf(tongue, numbered);
  const { frame } = frameOf(scene, figure.area);
  const still = pictureOf(made, plates, title);
  const senses = SENSES.filter((sense) => sense !== "subject" && scene.marks.some((mark) => mark.sense === sense));
  const rule = (code: string | undefined) => (code ? markup` <a href="#${code}">${code}</a>` : "");
  const supplied = scene.supply !== null && Object.values(scene.supply[scene.turn]).some((left) => left > 0);
  // What one side knows, and a game that is over, stay drawings.
  const alive = of.viewer === undefined && viewOf(figure, openFigure(figure)).phase === "play";
  const apart = settings(tongue, of);
  const size = `--files:${frame.files};--w:${frame.width};--h:${frame.height}`;
  const refused = made.refused.map(
    ({ action, refusal: why }) =>
      markup`<li><button type="button" data-ask="${action}" aria-label="${book.asks({ action })}">${action}</button> <span>${refusal(words.board, why)}${rule(why.rule)}</span></li>`,
  );
  const played = made.played.map(
    ({ action, said }, i) =>
      markup`<li><button type="button" data-play="${i + 1}" aria-label="${book.playThis({ action })}">${action}</button> <span>${allSaid(words.board, said)}</span></li>`,
  );
  return markup`<figure id="${figure.id}" data-case="${of.case}" class="${supplied ? `supplied ${scene.turn}` : ""}" style="${size}">
<figcaption><b>${book.figure({ number })}</b> ${apart ? markup`<strong>${apart}</strong>` : ""}${title.replace(/\.$/, "")}. <span class="proves">${made.rules.filter((code) => info.rules.some((known) => known.number === code)).map((code) => rule(code))}</span></figcaption>
<div class="plate"><rule-board>${still}</rule-board>${outlineOf(frame, differing)}</div>
<div class="notes">
${alive ? markup`<div class="controls"><p class="told" role="status">${book.hint}</p><button type="button" data-reset>${book.reset}</button></div>` : ""}
${senses.length > 0 ? legend(tongue, plates, senses) : ""}
${refused.length > 0 ? markup`<div class="tries"><p class="label">${book.whyNot}</p><ul>${refused}</ul></div>` : ""}
${played.length > 0 ? markup`<div class="tries"><p class="label">${book.turns}</p><ol>${played}</ol></div>` : ""}
</div>
</figure>`;
};
