/** Where things stand in the drawing. One square is 100 units wide. */
import type { Side } from "rankfile";

/** Width of a square. */
export const CELL = 100;
/** Room for the coordinates, left and below. */
const MARGIN = 44;
/** Room on the other two edges. */
const EDGE = 8;

/** A point in the drawing's units. */
export interface Point {
  x: number;
  y: number;
}

/** The file from 0 and the rank from 0 of a square name; null if it is none. */
export const parse = (at: string): { file: number; rank: number } | null => {
  const match = /^([a-z])([1-9]\d?)$/.exec(at);
  return match ? { file: at.charCodeAt(0) - 97, rank: Number(match[2]) - 1 } : null;
};

/** The name of a square by its file and rank, both from 0. */
export const squareName = (file: number, rank: number): string => String.fromCharCode(97 + file) + (rank + 1);

/** A rectangle of squares: its lowest file and rank, both from 0, and its size. */
export interface Area {
  file: number;
  rank: number;
  files: number;
  ranks: number;
}

/** The rectangle between two opposite corners, written `b2:f6`; null for any other text. */
export const areaOf = (text: string): Area | null => {
  const corners = text.split(":").map(parse);
  const [one, two] = corners;
  if (corners.length !== 2 || !one || !two) return null;
  const [file, rank] = [Math.min(one.file, two.file), Math.min(one.rank, two.rank)];
  const [files, ranks] = [Math.abs(one.file - two.file) + 1, Math.abs(one.rank - two.rank) + 1];
  return { file, rank, files, ranks };
};

/** Whether a square lies in a rectangle. */
export const within = (area: Area, at: string): boolean => {
  const place = parse(at);
  if (place === null) return false;
  const [file, rank] = [place.file - area.file, place.rank - area.rank];
  return file >= 0 && file < area.files && rank >= 0 && rank < area.ranks;
};

/** A board of some size, or a part of one, seen from one side. */
export class Frame {
  readonly #file: number;
  readonly #rank: number;

  constructor(
    readonly files: number,
    readonly ranks: number,
    readonly bottom: Side,
    from: { file: number; rank: number } = { file: 0, rank: 0 },
  ) {
    this.#file = from.file;
    this.#rank = from.rank;
  }

  get width(): number {
    return MARGIN + this.files * CELL + EDGE;
  }

  get height(): number {
    return EDGE + this.ranks * CELL + MARGIN;
  }

  /** The part of the drawing that the squares take, in percent, to lay the grid of squares over it. */
  get inset(): { left: number; top: number; width: number; height: number } {
    return {
      left: (MARGIN / this.width) * 100,
      top: (EDGE / this.height) * 100,
      width: ((this.files * CELL) / this.width) * 100,
      height: ((this.ranks * CELL) / this.height) * 100,
    };
  }

  /** Column and row on the screen, from 0, top left first. */
  place(at: string): { column: number; row: number } {
    const named = parse(at);
    const [file, rank] = named ? [named.file - this.#file, named.rank - this.#rank] : [0, 0];
    return this.bottom === "south"
      ? { column: file, row: this.ranks - 1 - rank }
      : { column: this.files - 1 - file, row: rank };
  }

  /** The square in a column and row of the screen. */
  square(column: number, row: number): string {
    const [file, rank] = this.bottom === "south" ? [column, this.ranks - 1 - row] : [this.files - 1 - column, row];
    return squareName(this.#file + file, this.#rank + rank);
  }

  /** The upper left corner of a square. */
  corner(at: string): Point {
    const { column, row } = this.place(at);
    return { x: MARGIN + column * CELL, y: EDGE + row * CELL };
  }

  /** The square under a point given as fractions of the drawing; null outside of the squares. */
  under(x: number, y: number): string | null {
    const column = Math.floor((x * this.width - MARGIN) / CELL);
    const row = Math.floor((y * this.height - EDGE) / CELL);
    if (column < 0 || row < 0 || column >= this.files || row >= this.ranks) return null;
    return this.square(column, row);
  }

  /** The labels of the margin and where they stand. */
  labels(): { text: string; x: number; y: number }[] {
    const files = Array.from({ length: this.files }, (_, column) => ({
      text: this.square(column, 0).charAt(0),
      x: MARGIN + (column + 0.5) * CELL,
      y: this.height - MARGIN / 2 + 1,
    }));
    const ranks = Array.from({ length: this.ranks }, (_, row) => ({
      text: this.square(0, row).slice(1),
      x: MARGIN / 2,
      y: EDGE + (row + 0.5) * CELL,
    }));
    return [...files, ...ranks];
  }
}
