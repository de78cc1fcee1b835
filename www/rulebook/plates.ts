/** What the figures of a page share: the empty boards, and the drawings of single pieces, stones and marks. */
import { draft, type GameInfo, newGame, type Sense, type Side } from "rankfile";
import type { Made } from "./make.js";
import { type Markup, markup, raw } from "./markup.js";
import { alone, type Parts, partsOf } from "./still.js";

/** Collects them as a page is made. */
export class Plates {
  readonly #grounds = new Map<string, string>();
  readonly #pieces = new Map<string, string>();
  readonly #used = new Set<string>();
  readonly #stones = new Map<string, string>();
  readonly #marks = new Map<Sense, string>();

  /** `name` tells the empty boards of several collections on one page apart. */
  constructor(
    info: GameInfo,
    readonly name = "on",
  ) {
    const game = newGame(info.id, { open: true });
    for (const side of game.phase === "setup" ? (["south", "north"] as const) : []) {
      const army = draft(info.id, { side, open: true });
      army.random(1);
      game.deploy(side, String(army));
    }
    const view = game.view("spectator");
    const scene = view.scene();
    const parts = partsOf(view, scene, null);
    for (const [i, { kind, side }] of scene.pieces.entries())
      if (kind !== null) this.#pieces.set(`${side} ${kind}`, alone(parts.pieces[i] ?? ""));
  }

  /** The id of an empty board, which the page holds once. */
  ground({ ground }: Parts): string {
    const known = this.#grounds.get(ground) ?? `${this.name}-${this.#grounds.size + 1}`;
    this.#grounds.set(ground, known);
    return known;
  }

  /** What stands on the board of a figure. A piece is drawn once in the page. */
  things({ scene, parts }: Made): string {
    const pieces = scene.pieces.map(({ kind, side }, i) => {
      const drawing = parts.pieces[i] ?? "";
      const id = this.#use(`${side} ${kind}`);
      return id === null ? drawing : drawing.replace(/^(<g [^>]*>).*$/, `$1<use href="#${id}"/></g>`);
    });
    return [...parts.under, ...parts.stones, ...pieces, ...parts.marks].join("");
  }

  /** The id under which a piece is drawn in the page; null for what has no drawing of its own. */
  #use(piece: string): string | null {
    if (!this.#pieces.has(piece)) return null;
    this.#used.add(piece);
    return `${this.name}-${piece.replace(" ", "-")}`;
  }

  /** Remembers how the marks and stones of a figure look. */
  learn({ scene, parts }: Made): void {
    const marks = scene.marks.filter(({ sense }) => sense !== "last");
    for (const [i, { at, sense }] of marks.entries()) {
      // A mark that shares its square gives way to the other.
      const shared = marks.some((mark, j) => mark.at === at && j !== i);
      if (!shared || !this.#marks.has(sense)) this.#marks.set(sense, alone(parts.marks[i] ?? ""));
    }
    for (const [i, { kind }] of scene.stones.entries()) this.#stones.set(kind, alone(parts.stones[i] ?? ""));
  }

  #box(drawing: string | undefined, box = "0 0 100 100"): Markup {
    if (drawing === undefined) return markup``;
    return markup`<svg class="icon" viewBox="${box}" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">${raw(drawing)}</svg>`;
  }

  /** A piece as a small picture without words. */
  icon(kind: string, side: Side): Markup {
    const id = this.#use(`${side} ${kind}`);
    return id === null ? markup`` : this.#box(`<use href="#${id}"/>`);
  }

  /** A stone that some figure has shown, by its tool. */
  stone(tool: string): Markup {
    return this.#box(this.#stones.get(tool));
  }

  /** A mark that some figure has shown. */
  mark(sense: Sense): Markup {
    const drawing = this.#marks.get(sense);
    // The disc that tells what becomes of a stone stands in a corner of its square.
    return this.#box(drawing, drawing?.includes("translate(76 76)") ? "46 46 60 60" : "0 0 100 100");
  }

  /** The empty boards and the pieces, for the end of the page. */
  grounds(): string {
    const symbols = [...this.#grounds].map(([ground, id]) => `<g id="${id}">${ground}</g>`);
    for (const piece of this.#used)
      symbols.push((this.#pieces.get(piece) ?? "").replace("<g>", `<g id="${this.#use(piece)}">`));
    return `<svg class="grounds" width="0" height="0" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round"><defs>${symbols.join("")}</defs></svg>`;
  }
}
