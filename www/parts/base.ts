/** What all parts of the page share. */
import { html, LitElement, type TemplateResult } from "lit";
import type { GameInfo, Side } from "rankfile";
import { artOf } from "../board/drawing.js";
import { token } from "../board/token.js";
import { onChange, words } from "../language.js";

/** A part of the page. It draws into the page itself, so that one style sheet serves all. */
export class Part extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Stops listening for another language. */
  #deaf = (): void => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.#deaf = onChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf();
  }

  /** Sends an event up to the page. */
  protected tell(type: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/** A piece as a small picture with its name; null is a piece whose kind is not known. */
export const icon = (info: GameInfo, side: Side, kind: string | null): TemplateResult => html`<svg
    class="icon" viewBox="0 0 100 100" role="img" aria-label=${words.board.token({ side, piece: kind })}
  >${token(side, artOf(info, kind))}</svg>`;

/** A side's shape alone. */
export const shape = (
  side: Side,
): TemplateResult => html`<svg class="shape" viewBox="0 0 100 100" role="img" aria-label=${words.board.sides[side]}>
  ${token(side, " ")}</svg>`;
