/** Editing: what is put, swapped and taken off a draft. Nothing is forbidden here: the draft says what is wrong with it. */
import type { Draft, GameInfo, Scene, Side } from "rankfile";
import { stoneOf } from "./drawing.js";
import { parse } from "./geometry.js";

/** Off the board: as a pick it takes off what is pressed next, as the end of a drag it takes off what was dragged. */
export const OFF = "off";

/** From where to where: squares; a piece's letter or a stone's tool as the first, `off` as the second. */
export type Change = [from: string, to: string];

/** What a press on a square, a letter, a tool or `off` means after `picks`: other picks, or a change. */
export const pressed = (picks: readonly string[], at: string, filled: boolean): string[] | { change: Change } => {
  const [held] = picks;
  if (held === at) return [];
  if (held === undefined) return parse(at) && !filled ? [] : [at];
  if (parse(at)) return { change: held === OFF ? [at, OFF] : [held, at] };
  if (!parse(held)) return [at];
  return { change: at === OFF ? [held, OFF] : [at, held] };
};

/** The text by which a draft takes what a scene shows on a square; null where nothing stands. */
const textAt = (scene: Scene, info: GameInfo, at: string): string | null => {
  const piece = scene.pieces.find((p) => p.at === at);
  const stone = scene.stones.find((s) => s.at === at);
  if (stone) return stoneOf(info, stone.kind)?.text ?? null;
  const letter = info.pieces.find(({ name }) => name === piece?.kind)?.letter ?? null;
  // A set-up, which one side alone sees, is upper case for both.
  return piece?.side === "north" && scene.viewer === "spectator" ? (letter?.toLowerCase() ?? null) : letter;
};

/** Changes a draft. @throws `RulesError` and nothing changes. */
export const apply = (draft: Draft, info: GameInfo, [from, to]: Change): void => {
  const scene = draft.scene();
  if (to === OFF) draft.put(from, null);
  else if (parse(from)) {
    const [mine, theirs] = [textAt(scene, info, from), textAt(scene, info, to)];
    if (mine === null) return;
    draft.put(to, mine);
    draft.put(from, theirs);
  } else draft.put(to, stoneOf(info, from)?.text ?? from);
};

/** A piece or stone of a tray, by its letter or tool. */
export interface Item {
  tool: string;
  kind: string;
  stone: boolean;
  count: number;
}

/** What stands in the tray of a side while a draft is edited; the stones, which are nobody's, where `stones` says so. */
export const itemsOf = (draft: Draft, info: GameInfo, viewer: Scene["viewer"], side: Side, stones: boolean): Item[] => {
  if (viewer !== "spectator" && viewer !== side) return [];
  return Object.entries(draft.left).flatMap(([tool, count]): Item[] => {
    const stone = info.stones.find((s) => s.tool === tool);
    if (stone) return stones ? [{ tool, kind: stone.name, stone: true, count }] : [];
    const piece = info.pieces.find(({ letter }) => letter === tool.toUpperCase());
    const owner = viewer === "spectator" && tool !== piece?.letter ? "north" : "south";
    return piece && (viewer !== "spectator" || owner === side) ? [{ tool, kind: piece.name, stone: false, count }] : [];
  });
};
