/** What all parts of the page share. */
import { html, LitElement, type TemplateResult } from "lit";
import type { GameInfo, Side } from "rankfile";
import { artOf } from "../board/drawing.js";
import { token } from "../board/token.js";
import { piece, sides } from "../words.js";

/** A part of the page. It draws into the page itself, so that one style sheet serves all. */
export class Part extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Sends an event up to the page. */
  protected tell(type: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/** A piece as a small picture with its name. */
export const icon = (info: GameInfo, side: Side, kind: string | null): TemplateResult => html`<svg
    class="icon" viewBox="0 0 100 100" role="img" aria-label=${`${sides[side]} ${piece(kind)}`}
  >${token(side, kind === "unknown" ? null : artOf(info, kind))}</svg>`;

/** A side's shape alone. */
export const shape = (
  side: Side,
): TemplateResult => html`<svg class="shape" viewBox="0 0 100 100" role="img" aria-label=${sides[side]}>
  ${token(side, " ")}</svg>`;
