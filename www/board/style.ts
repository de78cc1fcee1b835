/**
 * The looks of `<rule-board>`. What a page may change are its custom properties and parts; all else may change with any
 * version.
 *
 * Custom properties, each `--rule-board-` and:
 * - `south`, `north`: the tokens; `on-token`: what is drawn on them; `token-edge`: their outline; `stone`: the silhouettes.
 * - `light`, `dark`, `line`: squares and their borders; `water`, `wave`: lakes; `zone`: the tint of zones; `label`:
 *   coordinates and end fields.
 * - `ink`, `red`, `purple`: the colours of marks; `halo`: their outline; `last`: the last turn; `focus`: the keyboard's square.
 * - `max-height`: the most that board and trays take; `trays`: what of it the trays take while editing.
 *
 * Parts:
 * - `board`; in it `cell` with `light`, `dark` or `water`, `waves`, `zone` (with `end` where it matters in play), `bastion`,
 *   `label`; `token` with `south` or `north`, in it `art` or `back`; `stone`; `mark` with `mark-` and its sense; `square`,
 *   which lies over a cell and takes the focus.
 * - `tray` with `tray-near` or `tray-far`, in it `tool`; `finish`; `flaws`; `reel` with `step`.
 * - `deduction` with `deduction-close`; `toast`, a refusal; `fault` and `blank`, instead of a board.
 */
import { css, palette, tokenStyle } from "./token.js";

const boardStyle = css`
  :host {
    display: block; position: relative; color-scheme: light dark; color: var(--_ink);
    font: 400 1rem/1.4 system-ui, sans-serif; -webkit-tap-highlight-color: transparent;
    --_light: var(--rule-board-light, light-dark(#f3ecdc, #37332d));
    --_dark: var(--rule-board-dark, light-dark(#e6dcc5, #2e2a25));
    --_line: var(--rule-board-line, light-dark(#c2b496, #544d42));
    --_water: var(--rule-board-water, light-dark(#cfdfe2, #24343a));
    --_wave: var(--rule-board-wave, light-dark(#5f8a94, #6f9aa6));
    --_zone: var(--rule-board-zone, light-dark(#c9a24a33, #d9b25a24));
    --_last: var(--rule-board-last, light-dark(#5b4a1c99, #e7cf8c99));
    --_label: var(--rule-board-label, light-dark(#655a45, #b5a98f));
    --_focus: var(--rule-board-focus, light-dark(#0b57d0, #8ab4ff));
  }
  :host([hidden]) { display: none; }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }
  .frame {
    position: relative; container-type: inline-size; margin-inline: auto; user-select: none; -webkit-user-select: none;
    width: min(100%, calc((var(--rule-board-max-height, 200vw) - var(--_trays)) * var(--_w) / var(--_h))); aspect-ratio: var(--_w) / var(--_h);
  }
  svg.drawing { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  .cell { stroke: var(--_line); stroke-width: 1.5; fill: var(--_light); }
  .cell.dark { fill: var(--_dark); }
  .cell.water { fill: var(--_water); }
  .waves { fill: url(#waves); pointer-events: none; }
  .wave { fill: none; stroke: var(--_wave); stroke-width: 4; stroke-linecap: round; }
  .zone { fill: var(--_zone); }
  .zone.end { stroke: var(--_label); stroke-width: 2.5; stroke-dasharray: 9 7; }
  .bastion { fill: none; stroke: var(--_label); stroke-width: 4; stroke-linejoin: round; opacity: 0.6; }
  .labels { position: absolute; inset: 0; color: var(--_label); font: 500 clamp(10px, 2.4cqi, 15px)/1 system-ui, sans-serif; }
  .labels span { position: absolute; translate: -50% -50%; font-variant-numeric: tabular-nums; }
  .last { fill: color-mix(in srgb, var(--_last) 16%, transparent); stroke: var(--_last); stroke-width: 5; }
  .halo { fill: none; stroke: var(--_halo); stroke-width: 15; stroke-linecap: round; stroke-linejoin: round; }
  .halo.thin { stroke-width: 8; }
  .line { fill: none; stroke-width: 9; stroke-linecap: round; stroke-linejoin: round; }
  .line.ink { stroke: var(--_ink); }
  .line.red { stroke: var(--_red); stroke-width: 7; }
  .line.thin { stroke-width: 4; }
  .line.ticks { stroke-width: 9; }
  .line.purple { stroke: var(--_purple); stroke-width: 6; }
  .line.purple.thin { stroke-width: 5; }
  .line.dashes { stroke-dasharray: 12 14; }
  .fill.purple { fill: var(--_purple); }
  .dot { fill: var(--_ink); stroke: var(--_halo); stroke-width: 4; }
  .badge { fill: var(--_halo); stroke: var(--_ink); stroke-width: 4; }
  .badge + .line { stroke-width: 6; }
  .badge.full { fill: var(--_ink); stroke: var(--_halo); }
  .badge.full + .line { stroke: var(--_halo); stroke-width: 8; }
  .ready { stroke: var(--_ink); stroke-width: 6; stroke-linecap: round; opacity: 0.65; }
  .lifted { opacity: 0.35; }
  .planned { opacity: 0.72; pointer-events: none; }
  .line.way { stroke-dasharray: 2 17; }
  .burst { transform-origin: 50px 50px; fill: none; stroke: var(--_purple); stroke-width: 9; stroke-linecap: round; }
  .ghost { filter: drop-shadow(0 6px 6px #0006); pointer-events: none; }

  .squares { position: absolute; display: grid; touch-action: manipulation; }
  .row { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
  .square { outline: none; position: relative; cursor: default; }
  .live .square { cursor: pointer; }
  .grab { touch-action: none; cursor: grab; }
  .square:focus-visible::after {
    content: ""; position: absolute; inset: 1px; border: 3px solid var(--_focus); border-radius: 4px;
    box-shadow: inset 0 0 0 2px var(--_halo), 0 0 0 1px var(--_halo); pointer-events: none;
  }

  .finish {
    position: absolute; left: 50%; translate: -50% 0; z-index: 2; min-height: 44px; padding: 0 1.25em;
    font: 600 1rem system-ui, sans-serif; color: var(--_halo); background: var(--_ink); border: 2px solid var(--_halo);
    border-radius: 999px; cursor: pointer; white-space: nowrap;
  }
  .finish.top { top: 0.25rem; }
  .finish.bottom { bottom: 0.25rem; }
  .tray { display: flex; gap: 0.25rem; justify-content: center; min-height: 48px; padding: 0.25rem 0; }
  .tool {
    display: inline-flex; align-items: center; gap: 0.15rem; justify-content: center; flex: 0 1 60px; min-width: 44px; min-height: 44px; padding: 0 0.2rem;
    font: 500 0.95rem system-ui, sans-serif; font-variant-numeric: tabular-nums; color: var(--_ink);
    background: var(--_light); border: 1.5px solid var(--_line); border-radius: 8px; cursor: pointer;
  }
  .wrap { flex-wrap: wrap; }
  .flaws { margin: 0.25rem 0 0; padding-inline-start: 1.25rem; }
  .tool svg { width: 28px; height: 28px; }
  .tool[aria-pressed="true"] { border-color: var(--_purple); box-shadow: inset 0 0 0 2px var(--_purple); }
  .tool.end { color: var(--_halo); background: var(--_ink); border-color: var(--_ink); font-weight: 600; }
  .tool:disabled { opacity: 0.55; cursor: default; }
  .tool:focus-visible, .finish:focus-visible, .close:focus-visible { outline: 3px solid var(--_focus); outline-offset: 2px; }

  .guess {
    position: absolute; inset-inline: 0.5rem; z-index: 2; padding: 0.25rem 0.25rem 0.5rem 0.75rem; color: var(--_ink); background: var(--_halo);
    border: 2px solid var(--_ink); border-radius: 8px; box-shadow: 0 4px 16px #0004;
  }
  .guess.top { top: 0.5rem; }
  .guess.bottom { bottom: 0.5rem; }
  .guess p { display: flex; gap: 0.5rem; align-items: center; justify-content: space-between; margin: 0; }
  .guess ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(58px, 1fr)); gap: 0.15rem 0.4rem; margin: 0; padding: 0 0.5rem 0 0; list-style: none; }
  .guess li { display: flex; gap: 0.3rem; align-items: center; font-variant-numeric: tabular-nums; }
  .guess li svg { width: 30px; height: 30px; flex: none; }
  .guess li span { display: none; }
  .close { width: 44px; height: 44px; padding: 12px; color: inherit; background: none; border: 0; border-radius: 8px; cursor: pointer; }
  @container (min-width: 540px) {
    .guess ul { grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); }
    .guess li span { display: inline; }
  }
  .ply { align-self: center; min-width: 6rem; text-align: center; font-variant-numeric: tabular-nums; }

  .toast {
    position: absolute; inset: auto 0.5rem 0.5rem; z-index: 2; padding: 0.6rem 0.9rem; text-align: center; border-radius: 8px;
    color: var(--_halo); background: var(--_ink);
  }
  .fault, .blank { padding: 1.25rem; border: 2px solid var(--_line); border-radius: 8px; background: var(--_light); color: var(--_ink); }
  .fault { border-color: var(--_red); }
  .fault strong { display: block; margin-bottom: 0.35rem; }
  .fault p { margin: 0.35rem 0 0; }
  .still { display: none; }
  @media print {
    .live-board { display: none; }
    .still { display: block; }
  }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media (forced-colors: active) {
    .cell, .cell.dark { fill: Canvas; stroke: GrayText; }
    .cell.water { fill: Canvas; }
    .wave, .zone.end, .bastion { stroke: GrayText; }
    .zone { fill: none; }
    .last { fill: none; stroke: Highlight; }
    .silhouette { fill: CanvasText; stroke: CanvasText; }
    .line.red, .line.purple, .line.ink, .ready { stroke: CanvasText; }
    .dot, .fill.purple { fill: CanvasText; }
    .halo, .badge, .badge.full + .line { stroke: Canvas; }
    .badge.full { fill: CanvasText; }
    .square:focus-visible::after { border-color: Highlight; }
  }
`;

let sheet: CSSStyleSheet | undefined;

/** The style sheet that all boards of a page share. */
export const boardSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host { ${palette} }${tokenStyle}${boardStyle}`);
  }
  return sheet;
};
