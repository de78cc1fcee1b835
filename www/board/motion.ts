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
const leaving = (layer: SVGGElement, before: Scene, after: Scene): Map<string, SVGElement> => {
  const stay = new Set(after.pieces.map((piece) => piece.key));
  const drawn = nodes(layer);
  const copies = new Map<string, SVGElement>();
  for (const { key } of before.pieces) {
    const copy = stay.has(key) ? null : drawn.get(key)?.cloneNode(true);
    if (copy) copies.set(key, copy as SVGElement);
  }
  return copies.size > 4 ? new Map() : copies;
};

/** What a bomb blew up bursts; a stone that was collected or removed shrinks away. */
const stonesLeave = (layer: SVGGElement, stones: Map<string, SVGElement>, after: Scene, frame: Frame): void => {
  for (const event of after.said) {
    if (event.kind !== "blast" && event.kind !== "collect" && event.kind !== "remove") continue;
    const stone = stones.get(event.to);
    if (stone) layer.append(stone);
    const burst = event.kind === "blast" ? document.createElementNS("http://www.w3.org/2000/svg", "path") : null;
    burst?.setAttribute("class", "burst");
    burst?.setAttribute("d", "M50 30V-2M50 70V102M30 50H-2M70 50H102M36 36L14 14M64 64L86 86M64 36L86 14M36 64L14 86");
    if (burst) layer.append(burst);
    const place = shift(frame, event.to);
    for (const node of [stone, burst]) {
      node
        ?.animate(
          [
            {
              transform: `${place} translate(50px, 50px) scale(${node === burst ? 0.4 : 1}) translate(-50px, -50px)`,
              opacity: 1,
            },
            {
              transform: `${place} translate(50px, 50px) scale(${node === burst ? 1.3 : 0.3}) translate(-50px, -50px)`,
              opacity: 0,
            },
          ],
          { duration: 200, easing: "ease-out" },
        )
        .finished.then(
          () => node.remove(),
          () => node.remove(),
        );
    }
  }
};

/** Plays the way from one scene to the next. `skip` is a piece that the hand has carried there already. */
const play = (
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

/** Remembers what was drawn last and moves it to what is drawn next. */
export class Motion {
  #shown: { scene: Scene; frame: Frame } | null = null;
  #gone = new Map<string, SVGElement>();
  #stones = new Map<string, SVGElement>();
  /** The piece that the hand has carried to its square already. */
  carried: string | null = null;

  /** To be called while the old scene is still drawn. */
  before(root: ParentNode | undefined, scene: Scene, covered: boolean): void {
    const layer = root?.querySelector<SVGGElement>(".pieces");
    const keep = layer && this.#shown && !covered ? this.#shown.scene : null;
    this.#gone = layer && keep ? leaving(layer, keep, scene) : new Map();
    this.#stones = new Map();
    if (keep && keep !== scene) {
      for (const node of root?.querySelectorAll<SVGElement>("[data-stone]") ?? []) {
        const copy = node.cloneNode(true) as SVGElement;
        copy.removeAttribute("data-stone");
        this.#stones.set(node.dataset.on ?? "", copy);
      }
    }
  }

  /** To be called when the new scene is drawn. */
  after(root: ParentNode, scene: Scene | null, frame: Frame, covered: boolean): void {
    const [pieces, ghosts] = [".pieces", ".ghosts"].map((name) => root.querySelector<SVGGElement>(name));
    const old = this.#shown;
    this.#shown = scene && pieces ? { scene, frame } : null;
    if (!scene || !pieces || !ghosts || !old || old.scene === scene) return;
    if (old.scene.id === scene.id && old.frame.bottom === frame.bottom && !covered) {
      play(pieces, ghosts, this.#gone, old.scene, scene, frame, this.carried);
      // A scene is read anew for every click: only another turn has something to tell.
      const news = JSON.stringify(old.scene.said) !== JSON.stringify(scene.said);
      if (news && !still()) stonesLeave(ghosts, this.#stones, scene, frame);
    }
    if (this.#gone.size > 0 || old.scene.pieces !== scene.pieces) this.carried = null;
  }
}
