/** What can be put on a square: a strip of pieces for each side, the stones, and a hand that takes off. */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { GameInfo, Side } from "rankfile";
import { drawStone } from "../board/drawing.js";
import { words } from "../language.js";
import { icon } from "../parts/base.js";
import { drag } from "../parts/tray.js";
import { sentence } from "../words/platform.js";
import { text } from "./words.js";

/** Takes off instead of putting. */
export const TAKE_OFF = "";

/** What the strips need. */
export interface Palette {
  info: GameInfo;
  army: string;
  left: Record<string, number>;
  /** What is in hand: a letter, a stone, `TAKE_OFF`, or null for nothing. */
  held: string | null;
  hold: (what: string) => void;
  drop: (what: string, x: number, y: number) => void;
}

interface Item {
  /** As a draft takes it. */
  what: string;
  name: string;
  left: number | null;
  picture: () => TemplateResult;
}

const button = ({ held, hold, drop }: Palette, { what, name, left, picture }: Item) =>
  html`<button type="button" data-item=${what} title=${name} aria-pressed=${held === what ? "true" : "false"}
    aria-label=${left === null ? name : text.words.left({ what: name, left })} class=${left === 0 ? "spent" : ""}
    @click=${() => hold(what)}
    @pointerdown=${(event: PointerEvent) => {
      // A finger scrolls the strip; a mouse can drag from it.
      if (event.button === 0 && event.pointerType === "mouse") drag(event, picture, (x, y) => drop(what, x, y));
    }}
  >${picture()}${left === null ? nothing : html`<b>${left}</b>`}</button>`;

/** The strip of one side's pieces. */
export const pieceStrip = (palette: Palette, side: Side): TemplateResult => {
  const { info, army, left } = palette;
  const items = info.pieces.filter((item) => (item.count[army] ?? 0) > 0);
  return html`<div class="strip" role="group" aria-label=${text.words.pieces({ side })} data-strip=${side}>${items.map(
    (item) => {
      const what = side === "south" ? item.letter : item.letter.toLowerCase();
      const name = words.board.token({ side, piece: item.name });
      return button(palette, { what, name, left: left[what] ?? 0, picture: () => icon(info, side, item.name) });
    },
  )}</div>`;
};

const ERASER = svg`<path class="eraser" d="M30 82H88M14 62L54 22L84 52L54 82H34ZM34 42L64 72"></path>`;
const picture = (drawn: unknown) => html`<svg class="icon" viewBox="0 0 100 100" aria-hidden="true">${drawn}</svg>`;

/** The strip of stones, and the hand that takes off. */
export const stoneStrip = (palette: Palette): TemplateResult => {
  const { info, left } = palette;
  return html`<div class="strip" role="group" aria-label=${info.stones.length > 0 ? text.words.stones : text.words.takeOff} data-strip="stones">${info.stones.map(
    ({ tool, text: what, name }) =>
      button(palette, {
        what,
        name: sentence(words.board.stone(name)),
        left: left[tool] ?? 0,
        picture: () => picture(drawStone(info, tool)),
      }),
  )}
    ${button(palette, { what: TAKE_OFF, name: text.words.takeOff, left: null, picture: () => picture(ERASER) })}</div>`;
};
