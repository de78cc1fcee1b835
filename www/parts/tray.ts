/** The tray of pieces still to be placed. An item can be tapped, then a square; or dragged there. */
import { html, render, type TemplateResult } from "lit";
import type { GameInfo, Side } from "rankfile";
import { words } from "../language.js";
import { icon } from "./base.js";

/** What the tray needs. */
export interface Tray {
  info: GameInfo;
  side: Side;
  army: string;
  left: Record<string, number>;
  held: string | null;
  hold: (letter: string) => void;
  drop: (letter: string, x: number, y: number) => void;
}

const SLACK = 6;

/** Follows the pointer from the tray to wherever it is let go. */
export const drag = (
  event: PointerEvent,
  picture: () => TemplateResult,
  drop: (x: number, y: number) => void,
): void => {
  const button = event.currentTarget as HTMLElement;
  let ghost: HTMLElement | null = null;
  // A quick hand leaves the button before its first move is told.
  button.setPointerCapture(event.pointerId);
  const move = (e: PointerEvent) => {
    if (!ghost && Math.hypot(e.clientX - event.clientX, e.clientY - event.clientY) < SLACK) return;
    if (!ghost) {
      ghost = document.createElement("div");
      ghost.className = "carried";
      render(picture(), ghost);
      document.body.append(ghost);
    }
    ghost.style.translate = `${e.clientX}px ${e.clientY}px`;
  };
  const end = (e: PointerEvent) => {
    button.removeEventListener("pointermove", move);
    button.removeEventListener("pointerup", end);
    button.removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    // The click that follows a drag is not a tap.
    if (e.type === "pointerup") {
      const swallow = (click: Event) => click.stopImmediatePropagation();
      button.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => button.removeEventListener("click", swallow, { capture: true }));
      drop(e.clientX, e.clientY);
    }
  };
  button.addEventListener("pointermove", move);
  button.addEventListener("pointerup", end);
  button.addEventListener("pointercancel", end);
};

/** The tray. */
export const tray = ({ info, side, army, left, held, hold, drop }: Tray): TemplateResult => {
  const items = info.pieces.filter((item) => (left[item.letter] ?? 0) !== 0 || (item.count[army] ?? 0) > 0);
  return html`<div class="tray" role="group" aria-label=${words.page.tray} data-tray>
    ${items.map((item) => {
      const count = left[item.letter] ?? 0;
      const picture = () => icon(info, side, item.name);
      return html`<button type="button" data-piece=${item.letter} aria-pressed=${held === item.letter ? "true" : "false"}
        aria-label=${words.board.left({ piece: item.name, left: count })} title=${words.board.piece(item.name)} class=${count === 0 ? "spent" : ""}
        @click=${() => hold(item.letter)}
        @pointerdown=${(event: PointerEvent) => {
          if (event.button === 0 && count > 0) drag(event, picture, (x, y) => drop(item.letter, x, y));
        }}
      >${picture()}<b>${count}</b></button>`;
    })}
  </div>`;
};
