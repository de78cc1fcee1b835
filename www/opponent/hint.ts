/** What the computer suggests to a person: an outline on the board, and one sentence made of what that person may know. */
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from "lit";
import type { View } from "rankfile";
import type { Answer } from "rankfile/bot";
import type { RuleBoard } from "../board/index.js";
import { text } from "./words.js";

/** An answer and the view that was asked about. */
export interface Hint {
  answer: Answer;
  view: View;
}

/** The squares of an action: its piece's first, then where it goes or what it places on. */
const squaresOf = (action: string): string[] => [...new Set(action.replace(/\(.*\)/, "").match(/[a-z]\d+/g))];

/** The sentence. Beliefs are said as such: what the person sees on a square comes from his view. */
export const hintWords = ({ answer, view }: Hint): string => {
  const { action, beliefs } = answer;
  const [from = "", ...way] = squaresOf(action);
  const { pieces } = view.scene();
  const piece = pieces.find(({ at }) => at === from)?.kind ?? null;
  const to = way.at(-1);
  if (to === undefined || /[:@]/.test(action)) return text.words.hintStay({ piece, from, action });
  const hidden = pieces.some(({ at, kind }) => at === to && kind === null);
  const [likeliest] = beliefs.filter(({ at }) => at === to).sort((a, b) => b.share - a.share);
  if (!hidden || !likeliest) return text.words.hintMove({ piece, from, to });
  return text.words.hintAttack({ piece, from, to, target: likeliest.piece, share: Math.round(likeliest.share / 10) });
};

/** Lays outlines over the squares of the board in the same box. */
const lay = (box: HTMLElement, board: RuleBoard): void => {
  const frame = box.getBoundingClientRect();
  for (const mark of box.querySelectorAll<HTMLElement>("[data-hinted]")) {
    const square = board.shadowRoot?.querySelector(`[data-at="${mark.dataset.hinted}"]`)?.getBoundingClientRect();
    mark.hidden = square === undefined;
    if (!square) continue;
    mark.style.left = `${square.left - frame.left}px`;
    mark.style.top = `${square.top - frame.top}px`;
    mark.style.width = `${square.width}px`;
    mark.style.height = `${square.height}px`;
  }
};

/** Shows a hint on the board of its host: its piece is chosen once, its squares are outlined for as long as it stands. */
export class Outlines implements ReactiveController {
  #chosen: Hint | null = null;

  constructor(
    readonly host: LitElement,
    readonly hint: () => Hint | null,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("resize", this.#show);
  }

  hostDisconnected(): void {
    removeEventListener("resize", this.#show);
  }

  hostUpdated(): void {
    void this.#show();
  }

  /** The outlines, for the box round the board. */
  template(): TemplateResult | typeof nothing {
    const hint = this.hint();
    if (hint === null) return nothing;
    return html`${squaresOf(hint.answer.action).map((at) => html`<span class="hinted" aria-hidden="true" data-hinted=${at}></span>`)}`;
  }

  readonly #show = async (): Promise<void> => {
    const board = this.host.querySelector<RuleBoard>("rule-board");
    const hint = this.hint();
    if (board && hint && hint !== this.#chosen) board.picks = squaresOf(hint.answer.action).slice(0, 1);
    this.#chosen = hint;
    if (!board?.parentElement || !hint) return;
    await board.updateComplete;
    lay(board.parentElement, board);
  };
}
