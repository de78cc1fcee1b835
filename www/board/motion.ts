/** Short motion that tells what happened. It draws over a board that is already right, so it never blocks a click. */
import type { Scene } from "rankfile";
import type { Frame } from "./geometry.js";

/** More pieces than a turn moves: another position altogether. */
const MANY = 4;

const BURST = "M50 30V-2M50 70V102M30 50H-2M70 50H102M36 36L14 14M64 64L86 86M64 36L86 14M36 64L14 86";

/** Where a piece went, square by square. */
const pathOf = ({ said }: Scene, key: string, from: string, to: string): string[] => {
  for (const event of said) {
    const moved = event.kind === "move" ? event.key : event.kind === "challenge" ? event.attackerKey : null;
    if (moved === key && "via" in event && event.via) return [from, event.via, to];
  }
  return [from, to];
};

/** A copy of something that leaves, and its last way. */
interface Leaving {
  node: Node;
  squares: string[];
  burst: boolean;
}

/** Remembers what was drawn last and moves it to what is drawn next. */
export class Motion {
  #shown: { scene: Scene; frame: Frame } | null = null;
  #leaving: Leaving[] = [];
  /** The piece that the hand has carried to its square already. */
  carried: string | null = null;

  /** To be called while the old scene is still drawn: copies what the next one no longer has. */
  before(root: ParentNode | undefined, scene: Scene, covered: boolean): void {
    this.#leaving = [];
    const old = this.#shown?.scene;
    if (!old || covered || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const leave = (selector: string, squares: string[], burst = false) => {
      const node = root?.querySelector(selector)?.cloneNode(true);
      if (node) this.#leaving.push({ node, squares, burst });
    };
    const stay = new Set(scene.pieces.map(({ key }) => key));
    const gone = old.pieces.filter(({ key }) => !stay.has(key));
    for (const { key, at } of gone.length > MANY ? [] : gone) {
      const clash = scene.said.find((event) => event.kind === "challenge" && event.attackerKey === key);
      const end = clash?.kind === "challenge" ? clash.to : at;
      leave(`[data-key="${key}"]`, end === at || key === this.carried ? [end] : pathOf(scene, key, at, end));
    }
    // A scene is read anew for every click: only another turn has something to tell.
    if (JSON.stringify(old.said) === JSON.stringify(scene.said)) return;
    for (const event of scene.said) {
      if ("stone" in event && event.kind !== "place")
        leave(`[data-stone][data-on="${event.to}"]`, [event.to], event.kind === "blast");
    }
  }

  /** To be called when the new scene is drawn. */
  after(root: ParentNode, scene: Scene | null, frame: Frame, covered: boolean): void {
    const old = this.#shown;
    this.#shown = scene && { scene, frame };
    const ghosts = root.querySelector(".ghosts");
    if (!scene || !ghosts || !old || old.scene === scene) return;
    // A piece may be drawn by what drew another one before.
    for (const node of root.querySelectorAll(".pieces > *")) for (const run of node.getAnimations()) run.cancel();
    if (old.scene.id === scene.id && old.frame.bottom === frame.bottom && !covered) {
      this.#move(root, old.scene, scene, frame);
      for (const leaving of this.#leaving) this.#leave(ghosts, leaving, frame);
    }
    if (this.#leaving.length > 0 || old.scene.pieces !== scene.pieces) this.carried = null;
  }

  #move(root: ParentNode, old: Scene, scene: Scene, frame: Frame): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const before = new Map(old.pieces.map(({ key, at }) => [key, at]));
    const moved = scene.pieces.filter(({ key, at }) => (before.get(key) ?? at) !== at);
    for (const { key, at } of moved.length > MANY ? [] : moved) {
      if (key !== this.carried)
        run(root.querySelector(`[data-key="${key}"]`), pathOf(scene, key, before.get(key) as string, at), frame);
    }
  }

  #leave(ghosts: Element, { node, squares, burst }: Leaving, frame: Frame): void {
    const copy = node as Element;
    for (const name of ["data-key", "data-stone"]) copy.removeAttribute(name);
    ghosts.append(copy);
    run(copy, squares, frame, "");
    if (!burst) return;
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("class", "burst");
    path.setAttribute("d", BURST);
    ghosts.append(path);
    run(path, squares, frame, " scale(1.4)");
  }
}

/** Runs from square to square; what has an `end` fades there, the last transformation followed by it. */
const run = (node: Element | null, squares: string[], frame: Frame, end?: string): void => {
  const frames: Keyframe[] = squares.map((at) => {
    const { x, y } = frame.corner(at);
    return { transform: `translate(${x}px, ${y}px)`, opacity: 1 };
  });
  const last = frames.at(-1);
  if (last && end !== undefined) {
    if (frames.length === 1) frames.unshift({ ...last });
    last.transform += end;
    last.opacity = 0;
  }
  const playing = node?.animate(frames, { duration: 180, easing: "ease-in-out" });
  const remove = () => node?.remove();
  if (end !== undefined) playing?.finished.then(remove, remove);
};
