/**
 * The package's SVG, made ready for a page of many figures: the empty board stands in the page once, and a figure shows a
 * part of it with the pieces, stones and marks of its own, in the very place where the live board will draw them.
 */
import type { Scene, View } from "rankfile";
import { type Area, areaOf, CELL, Frame } from "../board/geometry.js";
import { type Markup, markup, raw } from "./markup.js";

/** A drawing taken apart. */
export interface Parts {
  /** The cells of the empty board. */
  ground: string;
  /** The marks of the last turn, which lie under everything else. */
  under: string[];
  /** One drawing for each stone, piece and other mark, in the order of the scene. */
  stones: string[];
  pieces: string[];
  marks: string[];
}

/** The groups of a text of groups, each with what is in it. */
const groups = (text: string): string[] => {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, index } of text.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (tag === "</g>") {
      depth--;
      if (depth === 0) found.push(text.slice(start, index + tag.length));
    } else {
      if (depth === 0) start = index;
      depth++;
    }
  }
  return found;
};

/** A cell as `View.svg` draws it: a square of ground, and what lies on it. */
const isCell = (group: string): boolean => /^<g [^>]*><rect width="100" height="100" fill="#\w{6}"/.test(group);

const CELL_OF = /^<g transform="translate\((\d+) (\d+)\)"><rect width="100" height="100" ([^>]*)\/>(.*)<\/g>$/;

/** Cells that look alike become one path: a page has many boards, and each of them many cells. */
const merge = (cells: readonly string[]): string => {
  const paths = new Map<string, string>();
  let rest = "";
  for (const cell of cells) {
    const [, x, y, looks, more] = CELL_OF.exec(cell) ?? [];
    if (looks === undefined) rest += cell;
    else {
      paths.set(looks, `${paths.get(looks) ?? ""}M${x} ${y}h100v100h-100z`);
      if (more) rest += `<g transform="translate(${x} ${y})">${more}</g>`;
    }
  }
  return `${[...paths].map(([looks, d]) => `<path d="${d}" ${looks}/>`).join("")}${rest}`;
};

/** Takes the package's drawing of a view apart. */
export const partsOf = (view: View, scene: Scene, diagram: string | null): Parts => {
  const drawn = view.svg({ coordinates: false, ...(diagram ? { diagram } : {}) });
  const all = groups(drawn);
  const things = all.filter((group) => !isCell(group));
  const under = scene.marks.filter(({ sense }) => sense === "last").length;
  const above = things.slice(under);
  const [stones, pieces] = [scene.stones.length, scene.pieces.length];
  if (
    all.length - things.length !== scene.cells.length ||
    above.length !== stones + pieces + scene.marks.length - under
  )
    throw new Error(`${scene.id}: the package draws a scene in other groups than those known here`);
  return {
    ground: merge(all.filter(isCell)),
    under: things.slice(0, under),
    stones: above.slice(0, stones),
    pieces: above.slice(stones, stones + pieces),
    marks: above.slice(stones + pieces),
  };
};

/** A single drawing in a box of one square. */
export const alone = (group: string): string => group.replace(/^<g transform="[^"]*">/, "<g>");

/** The frame of a part of a board. */
export const frameOf = (scene: Scene, area: string | null): { frame: Frame; part: Area } => {
  const part = (area === null ? null : areaOf(area)) ?? { file: 0, rank: 0, files: scene.files, ranks: scene.ranks };
  return { frame: new Frame(part.files, part.ranks, "south", part), part };
};

/** The drawing of a figure. `ground` is the id of the empty board, `things` is everything on it. */
export const stillOf = (scene: Scene, area: string | null, ground: string, things: string, title: string): Markup => {
  const { frame, part } = frameOf(scene, area);
  const corner = frame.corner(frame.square(0, 0));
  const [left, top] = [part.file * CELL, (scene.ranks - part.rank - part.ranks) * CELL];
  const [width, height] = [part.files * CELL, part.ranks * CELL];
  const labels = frame.labels().map(({ text, x, y }) => markup`<text x="${x}" y="${y + 10}">${text}</text>`);
  return markup`<svg class="still" viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label="${title}" stroke-linecap="round" stroke-linejoin="round">
<g class="labels">${labels}</g>
<svg x="${corner.x}" y="${corner.y}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><use href="#${ground}"/>${raw(things)}</svg></svg>`;
};

/** A border round some squares, to be laid over a drawing or a live board. */
export const outlineOf = (frame: Frame, squares: readonly string[]): Markup | null => {
  if (squares.length === 0) return null;
  const borders = squares.map((at) => {
    const { x, y } = frame.corner(at);
    return markup`<rect x="${x + 3}" y="${y + 3}" width="${CELL - 6}" height="${CELL - 6}"/>`;
  });
  return markup`<svg class="outline" viewBox="0 0 ${frame.width} ${frame.height}" aria-hidden="true">${borders}</svg>`;
};
