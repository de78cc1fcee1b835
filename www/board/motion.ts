/** Short motion that tells what happened. It draws over a board that is already right, so it never blocks a click. */
import type { Said, Scene } from "rankfile";
import type { Frame } from "./geometry.js";

const MS = 170;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const shift = (frame: Frame, at: string): string => {
  const { x, y } = frame.corner(at);
  return `translate(${x}px, ${y}px)`;
};

const run = (node: Element | null, squares: string[], frame: Frame): void => {
  if (!node || squares.length < 2) return;
  node.animate(
    squares.map((at) => ({ transform: shift(frame, at) })),
    { duration: Math.min(200, MS + 15 * (squares.length - 2)), easing: "ease-in-out" },
  );
};

/** Lets a piece that is gone run to where it fell and fade. */
const fade = (node: Element, squares: string[], frame: Frame): void => {
  const frames = squares.map((at, i) => ({ transform: shift(frame, at), opacity: i === squares.length - 1 ? 0 : 1 }));
  if (frames.length === 1) frames.unshift({ transform: frames[0]?.transform ?? "", opacity: 1 });
  node.animate(frames, { duration: 200, easing: "ease-in" }).finished.then(
    () => node.remove(),
    () => node.remove(),
  );
};

/** Where a turn went, square by square. */
const pathOf = (said: readonly Said[], key: string, from: string, to: string): string[] => {
  for (const event of said) {
    const moved = event.kind === "move" ? event.key : event.kind === "challenge" ? event.attackerKey : null;
    if (moved === key && "via" in event && event.via) return [from, event.via, to];
  }
  return [from, to];
};

const nodes = (layer: SVGGElement): Map<string, SVGElement> =>
  new Map([...layer.children].map((node) => [(node as SVGElement).dataset.key ?? "", node as SVGElement]));

/** Copies of the pieces that the next scene no longer has; to be called while the old one is still drawn. */
export const leaving = (layer: SVGGElement, before: Scene, after: Scene): Map<string, SVGElement> => {
  const stay = new Set(after.pieces.map((piece) => piece.key));
  const drawn = nodes(layer);
  const copies = new Map<string, SVGElement>();
  for (const { key } of before.pieces) {
    const copy = stay.has(key) ? null : drawn.get(key)?.cloneNode(true);
    if (copy) copies.set(key, copy as SVGElement);
  }
  return copies.size > 4 ? new Map() : copies;
};

/** Plays the way from one scene to the next. `skip` is a piece that the hand has carried there already. */
export const play = (
  pieces: SVGGElement,
  ghosts: SVGGElement,
  gone: Map<string, SVGElement>,
  before: Scene,
  after: Scene,
  frame: Frame,
  skip: string | null,
): void => {
  if (still()) return;
  const old = new Map(before.pieces.map((piece) => [piece.key, piece.at]));
  const moved = after.pieces.filter((piece) => old.has(piece.key) && old.get(piece.key) !== piece.at);
  if (moved.length > 4) return;
  const drawn = nodes(pieces);
  for (const { key, at } of moved) {
    if (key !== skip) run(drawn.get(key) ?? null, pathOf(after.said, key, old.get(key) as string, at), frame);
  }
  for (const [key, node] of gone) {
    const from = old.get(key) as string;
    const clash = after.said.find((event) => event.kind === "challenge" && event.attackerKey === key);
    ghosts.append(node);
    fade(
      node,
      clash?.kind === "challenge" && key !== skip
        ? pathOf(after.said, key, from, clash.to)
        : [clash?.kind === "challenge" ? clash.to : from],
      frame,
    );
  }
};
