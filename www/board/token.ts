/** Pieces and stones. The shape of a token tells its side: pointed up is south, pointed down is north. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import type { Side } from "rankfile";

const SHIELD: Record<Side, string> = {
  south: "M50 7L89 27V83Q89 91 81 91H19Q11 91 11 83V27Z",
  north: "M50 93L89 73V17Q89 9 81 9H19Q11 9 11 17V73Z",
};
const RIM: Record<Side, string> = {
  south: "M50 15L82 31.5V81Q82 84 79 84H21Q18 84 18 81V31.5Z",
  north: "M50 85L82 68.5V19Q82 16 79 16H21Q18 16 18 19V68.5Z",
};
/** The same for every hidden piece: a plain back with two bars. */
const BACK: Record<Side, string> = { south: "M34 50H66M34 66H66", north: "M34 34H66M34 50H66" };

/** A piece in a box of 0 0 100 100. Without `art` it is a back. */
export const token = (side: Side, art: string | null): SVGTemplateResult => svg`
  <g class="token ${side}" part="token ${side}">
    <path class="shield" d=${SHIELD[side]}></path>
    ${
      art
        ? svg`<path class="art" part="art" transform="translate(21 ${side === "south" ? 26 : 16}) scale(.58)" d=${art}></path>`
        : svg`<path class="rim" d=${RIM[side]}></path><path class="back" part="back" d=${BACK[side]}></path>`
    }
  </g>`;

/** A stone in a box of 0 0 100 100; red-border kinds have a double ring. */
export const stoneToken = (art: string, redBorder: boolean): SVGTemplateResult => svg`
  <g class="stone" part="stone">
    ${redBorder ? svg`<circle class="ring" cx="50" cy="50" r="44"></circle><circle class="ring" cx="50" cy="50" r="36"></circle>` : nothing}
    <path class="silhouette" transform="translate(24 24) scale(.52)" d=${art}></path>
  </g>`;

/** Marks a template as a style sheet, for editors and for the build, which drops its white space. */
export const css = String.raw;

/** The looks of tokens, for every root in which they stand. */
export const tokenStyle = css`
  .shield { fill: var(--_south); stroke: var(--_edge); stroke-width: 2.5; }
  .north > .shield { fill: var(--_north); }
  .art, .back { fill: none; stroke: var(--_on-token); stroke-width: 8.5; stroke-linecap: round; stroke-linejoin: round; }
  .rim { fill: none; stroke: var(--_on-token); stroke-width: 2; opacity: 0.55; }
  .back { stroke-width: 4; opacity: 0.7; }
  .silhouette { fill: var(--_stone); stroke: var(--_stone); stroke-width: 7; stroke-linejoin: round; }
  .ring { fill: none; stroke: var(--_red); stroke-width: 4; }
  @media (forced-colors: active) {
    .token { forced-color-adjust: none; }
    .shield { fill: Canvas; stroke: CanvasText; stroke-width: 5; }
    .north > .shield { fill: CanvasText; stroke: CanvasText; }
    .art, .back, .rim, .ring { stroke: CanvasText; }
    .north > .art, .north > .back, .north > .rim { stroke: Canvas; }
  }
`;

/** The colours that tokens and boards share; a page overrides the `--rule-board-*` names. */
export const palette = css`
  --_south: var(--rule-board-south, light-dark(#8f4f0f, #b8691d));
  --_north: var(--rule-board-north, light-dark(#24466b, #3b6a9c));
  --_on-token: var(--rule-board-on-token, #fffaf0);
  --_edge: var(--rule-board-token-edge, light-dark(#fffaf0cc, #14120fcc));
  --_stone: var(--rule-board-stone, light-dark(#2b2620, #e9e1d2));
  --_red: var(--rule-board-red, light-dark(#c4122f, #ff5a6e));
  --_purple: var(--rule-board-purple, light-dark(#7a1fa2, #d79bff));
  --_ink: var(--rule-board-ink, light-dark(#1d1a16, #f4efe4));
  --_halo: var(--rule-board-halo, light-dark(#fffdf7, #14120f));
`;
