/** How each mark looks. Every one is told by its shape alone and carries a thin light outline. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import type { Mark, Sense } from "rankfile";

type Art = SVGTemplateResult;

/** A stroked path over its own wider outline. */
const line = (kind: string, d: string): Art =>
  svg`<path class="halo" d=${d}></path><path class="line ${kind}" d=${d}></path>`;

/** A small disc in the lower right corner, for what stands on a stone or a piece. */
const badge = (d: string): Art =>
  svg`<g transform="translate(76 76)"><circle class="badge" r="20"></circle><path class="line ink" d=${d}></path></g>`;

const CORNERS = "M10 30V10H30M70 10H90V30M90 70V90H70M30 90H10V70";

const shapes: Record<Sense, (beside: boolean) => Art | typeof nothing> = {
  last: () => svg`<rect class="last" x="4" y="4" width="92" height="92" rx="8"></rect>`,
  subject: () => svg`<rect class="halo" x="6" y="6" width="88" height="88" rx="4"></rect>
    <rect class="line red" x="6" y="6" width="88" height="88" rx="4"></rect>`,
  capture: () => svg`<rect class="halo thin" x="10" y="10" width="80" height="80"></rect>
    <rect class="line red thin" x="10" y="10" width="80" height="80"></rect>${line("red ticks", CORNERS)}`,
  move: () => svg`<circle class="dot" cx="50" cy="50" r="16"></circle>`,
  "move-only": () => line("ink", "M36 36L64 64M64 36L36 64"),
  place: (beside) => {
    const at = beside ? "translate(79 21) scale(.8)" : "translate(50 50)";
    return svg`<g transform=${at}><circle class="halo" r="15"></circle><circle class="line purple thin" r="15"></circle>
      <circle class="fill purple" r="7"></circle></g>`;
  },
  blast: () =>
    line(
      "purple",
      "M50 12A38 38 0 1 0 50.1 12M50 2V12M50 88V98M2 50H12M88 50H98M16 16L23 23M77 77L84 84M84 16L77 23M23 77L16 84",
    ),
  collect: () => badge("M-10 0H10M0-10V10"),
  remove: () => badge("M-10 0H10"),
  crush: () => badge("M-8 10L-2 3M2-3L8-10M-1-10H8V-1M-7-4L7 5"),
  arrow: () => badge("M-9 2L0-9L9 2M0-9V11"),
};

/** Drawing order: outlines under the tokens, everything else above them. */
export const isUnder = (mark: Mark): boolean => mark.sense === "last";

/** A mark in a box of 0 0 100 100. `all` are the marks of the same square. */
export const markShape = (mark: Mark, all: readonly Mark[]): Art | typeof nothing => {
  const black = all.some(
    (m) => m.sense === "move" || m.sense === "move-only" || m.sense === "subject" || m.sense === "capture",
  );
  return shapes[mark.sense]?.(black) ?? nothing;
};

/** Shown on pieces that can be chosen while none is. */
export const readyShape = (): Art => svg`<path class="ready" d="M38 96.5H62"></path>`;

/** Shown on a square that waits until its stone is chosen. */
export const pendingShape = (): Art => line("purple dashes", "M12 12H88V88H12Z");

/** Shown where a press ends the turn, in the corner, so that the piece or stone stays in sight. */
export const finishShape = (): Art =>
  svg`<g transform="translate(74 74)"><circle class="badge full" r="24"></circle><path class="line" d="M-12 1L-3 10L12 -9"></path></g>`;

/** Struck through: a piece that the turn so far takes by jumping. */
export const takenShape = (): Art => line("red", "M20 20L80 80M80 20L20 80");

/** Round a piece that is asked about. */
export const askedShape = (): Art => line("ink dashes", "M8 8H92V92H8Z");
