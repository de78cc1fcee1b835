/** The panels beside the board: moves, losses, rules, and the status line with its "why not?". */
import { html, nothing, type TemplateResult } from "lit";
import { type GameInfo, games, type Refusal, type Side, type Turn, type View } from "rankfile";
import { language, words } from "../language.js";
import { rulebookOf } from "../rulebook/place.js";
import { summaryOf } from "../words/named.js";
import { refusal } from "../words/tell.js";
import { icon, shape } from "./base.js";

const result = (turn: Turn): string | null => {
  const clash = turn.said.find((event) => event.kind === "challenge");
  return clash?.kind === "challenge" ? words.page.stays[clash.stays] : null;
};

const mover = (turn: Turn): Side | null => {
  const [event] = turn.said;
  return event && "side" in event ? event.side : null;
};

/** The list of moves. */
export const moves = (view: View): TemplateResult => {
  const turns = view.turns();
  return html`<section class="panel moves" aria-label=${words.page.moves}>
    <h2>${words.page.moves}</h2>
    <ol tabindex="0" data-moves>
      ${turns.map((turn, i) => {
        const side = mover(turn);
        return html`<li><span class="number">${i + 1}</span>${side ? shape(side) : nothing}
          <span class="action">${turn.action}</span> <span class="result">${result(turn) ?? nothing}</span></li>`;
      })}
      ${turns.length === 0 ? html`<li class="empty">${words.page.noMoves}</li>` : nothing}
    </ol>
  </section>`;
};

/** What each side has lost, as far as this viewer knows. */
export const losses = (info: GameInfo, view: View): TemplateResult => {
  const { lost } = view.scene();
  const row = (side: Side) => {
    const counts = new Map<string, number>();
    for (const kind of lost[side]) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const order = [...info.pieces.map((piece) => piece.name), "unknown"];
    const kinds = [...counts].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    return html`<div class="lost" data-lost=${side}><h3>${words.page.lostBy({ side })}</h3>
      <p>${kinds.map(([kind, n]) => html`<span class="piece">${icon(info, side, kind === "unknown" ? null : kind)}${n > 1 ? html`<b>${n}</b>` : nothing}</span>`)}
      ${kinds.length === 0 ? words.page.none : nothing}</p></div>`;
  };
  return html`<section class="panel losses" aria-label=${words.page.lost}>${row("south")}${row("north")}</section>`;
};

/** The address of a rule in the rulebook; no two games share a number. */
const ruleAddress = (number: string): string => {
  const game = games().find((info) => info.rules.some((rule) => rule.number === number));
  return rulebookOf(language, game?.id ?? "index", number);
};

/** A link into the rulebook. It opens beside the page, where a game may be in progress. */
const toRulebook = (number: string, text: string): TemplateResult =>
  html`<a href=${ruleAddress(number)} target="_blank" rel="noopener">${text}</a>`;

/** Every rule with its number and one line. */
export const rules = (info: GameInfo): TemplateResult => html`<details class="panel rules" id="rules">
  <summary>${words.page.rules}</summary>
  <dl>${info.rules.map(
    (rule) =>
      html`<div><dt>${toRulebook(rule.number, rule.number)}</dt><dd>${summaryOf(words, info.id, "rules", rule)}</dd></div>`,
  )}</dl>
</details>`;

/** A link to a rule. */
export const ruleLink = (number: string): TemplateResult => toRulebook(number, words.page.rule({ number }));

/** A refusal as one sentence with its rule. */
export const why = (shown: Refusal): TemplateResult =>
  html`<span class="refusal">${refusal(words.board, shown)} ${shown.rule ? ruleLink(shown.rule) : nothing}</span>`;

/** The status line: the live region under the board. */
export const status = (text: TemplateResult | string): TemplateResult =>
  html`<div class="status" role="status" data-status><p>${text}</p></div>`;

/** The curtain between two seats. */
export const curtain = (
  side: Side,
  text: string,
  open: () => void,
): TemplateResult => html`<div class="curtain" data-curtain=${side}>
  <div tabindex="-1" role="group" aria-label=${text}>${shape(side)}<p>${text}</p><button type="button" class="primary" data-open @click=${open}>${words.page.curtainOpen({ side })}</button></div>
</div>`;
