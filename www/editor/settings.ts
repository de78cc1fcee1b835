/** What of a position is not on its squares: game, army, layout, side to move, stones in hand. */
import { html, nothing, type TemplateResult } from "lit";
import { type GameId, games, type Side } from "rankfile";
import { drawStone } from "../board/drawing.js";
import { words } from "../language.js";
import { named } from "../words/named.js";
import { sentence } from "../words/platform.js";
import type { Sheet } from "./sheet.js";
import { text } from "./words.js";

/** What can be changed. */
export interface Deeds {
  game: (id: GameId) => void;
  army: (name: string) => void;
  layout: (standard: boolean) => void;
  turn: (side: Side) => void;
  supply: (side: Side, tool: string, count: number) => void;
}

const SIDES = ["south", "north"] as const;
/** Far more stones than any game has; a position with too many is told as a fault. */
const MOST = 99;

const choice = (
  name: string,
  label: string,
  value: string,
  values: [string, string][],
  take: (value: string) => void,
) => html`<label class="field"><span>${label}</span>
    <select name=${name} .value=${value} @change=${(event: Event) => take((event.target as HTMLSelectElement).value)}>
      ${values.map(([each, name]) => html`<option value=${each} ?selected=${each === value}>${name}</option>`)}
    </select></label>`;

const supplies = (sheet: Sheet, deeds: Deeds) => {
  const { supply } = sheet;
  if (!supply) return nothing;
  return SIDES.map(
    (side) =>
      html`<fieldset class="supply"><legend>${text.words.supply({ side })}</legend>${sheet.info.stones.map(
        ({ tool, name }) => html`<label title=${sentence(words.board.stone(name))}>
        <svg class="icon" viewBox="0 0 100 100" role="img" aria-label=${sentence(words.board.stone(name))}>${drawStone(sheet.info, tool)}</svg>
        <input type="number" inputmode="numeric" min="0" max=${MOST} name=${`supply ${side} ${tool}`} .value=${String(supply[side][tool] ?? 0)}
          @change=${(event: Event) => {
            const count = Math.trunc(Number((event.target as HTMLInputElement).value)) || 0;
            deeds.supply(side, tool, Math.min(MOST, Math.max(0, count)));
          }}></label>`,
      )}</fieldset>`,
  );
};

/** The fields. */
export const settings = (sheet: Sheet, deeds: Deeds): TemplateResult => {
  const { info, rules, army } = sheet;
  const armies = info.armies.map(({ name, count }): [string, string] => [
    name,
    words.page.armyOption({ name: named(words.games.armies, name), count }),
  ]);
  const layouts: [string, string][] = [
    ["standard", text.words.layoutStandard],
    ["own", text.words.layoutOwn],
  ];
  return html`<div class="fields">
    ${choice(
      "game",
      text.words.game,
      sheet.id,
      games().map(({ id, name }) => [id, name]),
      (id) => deeds.game(id as GameId),
    )}
    ${armies.length > 1 ? choice("army", text.words.army, army, armies, deeds.army) : nothing}
    ${
      info.hidden
        ? nothing
        : choice("layout", text.words.layout, rules.layout === undefined ? "standard" : "own", layouts, (value) =>
            deeds.layout(value === "standard"),
          )
    }
    ${choice(
      "turn",
      text.words.turn,
      sheet.turn,
      SIDES.map((side) => [side, words.board.sides[side]]),
      (side) => deeds.turn(side as Side),
    )}
    ${supplies(sheet, deeds)}
  </div>`;
};
