/** What there is to see and to click, read from the source. */
import type { Mark, Options, Scene } from "rankfile";
import { parse } from "./geometry.js";
import { sceneAt } from "./replay.js";
import type { Mode } from "./rule-board.js";
import type { Source } from "./source.js";

/** Nothing to click. */
export const NONE: Options = { marks: [], tools: [], done: null };

/** A scene and what may be clicked in it. */
export interface Seen {
  scene: Scene | null;
  options: Options;
  /** Squares whose piece can be chosen first. */
  startable: ReadonlySet<string>;
}

/** Every piece turned to its back and nothing marked or told: for the curtain between two seats. */
const cover = (scene: Scene): Scene => ({
  ...scene,
  pieces: scene.pieces.map((piece) => ({ ...piece, kind: null })),
  marks: [],
  said: [],
});

/** What the element is to show of it. */
interface Wanted {
  picks: readonly string[];
  mode: Mode;
  covered: boolean;
  ply: number | null;
  diagram: string | null;
}

/** Reads a source. */
export const look = (source: Source, { picks, mode, covered, ply, diagram }: Wanted): Seen => {
  const idle = { options: NONE, startable: new Set<string>() };
  if (source.kind === "nothing") return { scene: null, ...idle };
  if (source.kind === "draft") {
    const scene = source.draft.scene();
    const chosen = picks.filter(parse).map((at): Mark => ({ at, sense: "subject" }));
    return { scene: { ...scene, marks: [...scene.marks, ...chosen] }, ...idle };
  }
  const { view } = source;
  if (covered) return { scene: cover(view.scene()), ...idle };
  if (mode === "replay") return { scene: sceneAt(view, ply), ...idle };
  const chosen = picks.length > 0;
  const drawn = view.scene(chosen ? { picks: [...picks] } : diagram ? { diagram } : {});
  // Before a piece is chosen the board only hints at those that can be.
  const marks = drawn.marks.filter(({ at, sense }) => chosen || sense !== "subject" || at === diagram);
  const scene = { ...drawn, marks };
  if (mode !== "play") return { scene, ...idle };
  const options = view.options([...picks]);
  const first = chosen ? view.options() : options;
  const startable = first.marks.filter((mark) => mark.sense === "subject").map((mark) => mark.at);
  return { scene, options, startable: new Set(startable) };
};

/** The square that has the focus first: what was clicked last, else a piece that can act, else any. */
export const firstCursor = (
  squares: ReadonlySet<string>,
  picks: readonly string[],
  startable: ReadonlySet<string>,
): string | null =>
  [...picks].reverse().find((pick) => squares.has(pick)) ?? [...startable][0] ?? [...squares][0] ?? null;
