/** The squares one can focus and press, laid over the drawing: an ARIA grid in screen order. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Scene } from "rankfile";
import type { Frame } from "./geometry.js";

/** What the grid needs to know. */
export interface Squares {
  scene: Scene;
  frame: Frame;
  name: string;
  labels: ReadonlyMap<string, string>;
  cursor: string | null;
  picks: readonly string[];
  grab: ReadonlySet<string>;
  live: boolean;
}

/** Which way an arrow key goes, in columns and rows of the screen. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The square to which a key moves the focus; null if the key moves nothing. Cells that are no squares are passed. */
export const step = (key: string, at: string, frame: Frame, squares: ReadonlySet<string>): string | null => {
  const { column, row } = frame.place(at);
  const way = STEPS[key];
  if (way) {
    for (let n = 1; n <= 26; n++) {
      const [c, r] = [column + way[0] * n, row + way[1] * n];
      if (c < 0 || r < 0 || c >= frame.files || r >= frame.ranks) return null;
      if (squares.has(frame.square(c, r))) return frame.square(c, r);
    }
    return null;
  }
  if (key !== "Home" && key !== "End") return null;
  const columns = Array.from({ length: frame.files }, (_, c) => frame.square(c, row)).filter((s) => squares.has(s));
  return (key === "Home" ? columns[0] : columns.at(-1)) ?? null;
};

/** The grid of squares. */
export const grid = ({ scene, frame, name, labels, cursor, picks, grab, live }: Squares): TemplateResult => {
  const known = new Map(scene.cells.map((cell) => [cell.at, cell]));
  const { left, top, width, height } = frame.inset;
  const place = `left:${left}%;top:${top}%;width:${width}%;height:${height}%;
    grid-template:repeat(${frame.ranks},1fr)/repeat(${frame.files},1fr)`;
  const cell = (at: string, column: number) => {
    if (!known.has(at)) return nothing;
    return html`<div
      class=${grab.has(at) ? "square grab" : "square"} part="square" role="gridcell" data-at=${at}
      .style=${`grid-column:${column + 1}`} tabindex=${at === cursor ? 0 : -1} aria-colindex=${column + 1}
      aria-label=${labels.get(at) ?? at} aria-selected=${picks[0] === at ? "true" : "false"}
    ></div>`;
  };
  return html`<div
    class=${live ? "squares live" : "squares"} role="grid" aria-label=${name} .style=${place}
    aria-rowcount=${frame.ranks} aria-colcount=${frame.files}
  >${Array.from(
    { length: frame.ranks },
    (_, row) =>
      html`<div class="row" role="row" .style=${`grid-row:${row + 1}`} aria-rowindex=${row + 1}>${Array.from(
        { length: frame.files },
        (_, column) => cell(frame.square(column, row), column),
      )}</div>`,
  )}</div>`;
};
