/** Dragging with mouse, pen or finger. A press that does not move is a tap. */
import { CELL } from "./geometry.js";
import type { RuleBoard } from "./rule-board.js";

/** How far a press may wander and still be a tap. */
const SLACK = 6;

/** One pointer's way from a square to another. */
export class Hand {
  #press: { id: number; at: string; x: number; y: number } | null = null;
  #swallow = false;
  /** The square whose piece is in the hand. */
  lifted: string | null = null;

  constructor(readonly board: RuleBoard) {}

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    const at = (event.target as HTMLElement).dataset?.at;
    if (event.button !== 0 || at === undefined || !this.board.canLift(at)) return;
    this.#press = { id: event.pointerId, at, x: event.clientX, y: event.clientY };
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    if (this.lifted === null) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      this.lifted = press.at;
      this.board.lift(press.at);
      this.board.requestUpdate();
    }
    this.#carry(event);
  };

  readonly up = (event: PointerEvent): void => {
    const from = this.lifted;
    if (this.#press?.id !== event.pointerId) return;
    this.#end();
    if (from === null) return;
    // The browser still sends a click for this press.
    this.#swallow = true;
    this.board.drop(from, this.board.squareAt(event.clientX, event.clientY));
  };

  readonly cancel = (): void => this.#end();

  readonly click = (event: Event): void => {
    const at = (event.target as HTMLElement).dataset?.at;
    if (this.#swallow || at === undefined) {
      this.#swallow = false;
      return;
    }
    this.board.press(at);
  };

  #end(): void {
    this.#press = this.lifted = null;
    this.board.renderRoot.querySelector(".hand")?.replaceChildren();
    this.board.requestUpdate();
  }

  /** Draws the piece under the pointer. It is set by hand: a whole render for each move of a finger is too much. */
  #carry(event: PointerEvent): void {
    const root = this.board.renderRoot;
    const layer = root.querySelector<SVGGElement>(".hand");
    const box = root.querySelector(".frame")?.getBoundingClientRect();
    const key = this.board.scene?.pieces.find((piece) => piece.at === this.lifted)?.key;
    if (!layer || !box || key === undefined) return;
    let ghost = layer.firstElementChild as SVGGElement | null;
    if (!ghost) {
      const node = [...root.querySelectorAll<SVGGElement>(".pieces > g")].find((g) => g.dataset.key === key);
      ghost = (node?.cloneNode(true) as SVGGElement) ?? null;
      if (!ghost) return;
      ghost.removeAttribute("data-key");
      ghost.setAttribute("class", "ghost");
      layer.append(ghost);
    }
    const x = ((event.clientX - box.left) / box.width) * this.board.frame.width - CELL / 2;
    const y = ((event.clientY - box.top) / box.height) * this.board.frame.height - CELL / 2;
    ghost.setAttribute("transform", `translate(${x} ${y})`);
  }
}
