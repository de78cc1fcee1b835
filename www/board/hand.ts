/** Dragging with mouse, pen or finger. A press that does not move is a tap. */
import { CELL, parse } from "./geometry.js";
import type { RuleBoard } from "./rule-board.js";

/** How far a press may wander and still be a tap. */
const SLACK = 6;

/** The square or tool that was pressed. */
const pressedAt = ({ target }: Event): string | undefined => {
  const { at, tool } = (target as Element).closest<HTMLElement>("[data-at],[data-tool]")?.dataset ?? {};
  return at ?? tool;
};

/** One pointer's way from a square to another. */
export class Hand {
  #press: { id: number; at: string; x: number; y: number } | null = null;
  #swallow = false;
  /** The square whose piece is in the hand. */
  lifted: string | null = null;

  constructor(readonly board: RuleBoard) {}

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    const at = pressedAt(event);
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
    const at = this.#swallow ? undefined : pressedAt(event);
    this.#swallow = false;
    if (at === undefined) return;
    if (parse(at)) this.board.press(at);
    else this.board.pressTool(at);
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
    const at = this.lifted ?? "";
    if (!layer || !box) return;
    let ghost = layer.firstElementChild as SVGGElement | null;
    if (!ghost) {
      const shape = root.querySelector(
        `.pieces [data-on="${at}"] > g, [data-stone][data-on="${at}"] > g, [data-tool="${at}"] g`,
      );
      if (!shape) return;
      ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
      ghost.setAttribute("class", "ghost");
      ghost.append(shape.cloneNode(true));
      layer.append(ghost);
    }
    const x = ((event.clientX - box.left) / box.width) * this.board.frame.width - CELL / 2;
    const y = ((event.clientY - box.top) / box.height) * this.board.frame.height - CELL / 2;
    ghost.setAttribute("transform", `translate(${x} ${y})`);
  }
}
