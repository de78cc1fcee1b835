/** What an unknown piece may still be: a small panel on the half of the board where that piece does not stand. */
import { html, type TemplateResult } from "lit/html.js";
import type { Candidate, GameInfo, Side } from "rankfile";
import type { BoardWords } from "../words/en/board.js";
import { artOf } from "./drawing.js";
import type { RuleBoard } from "./rule-board.js";
import { token } from "./token.js";

/** An unknown piece, and what this viewer may conclude of it. */
export interface Guess {
  at: string;
  side: Side;
  ranks: Candidate[];
}

const spoken = (words: BoardWords, { side, at, ranks }: Guess): string =>
  `${words.couldBe({ side, at })}: ${ranks.map(({ piece, left }) => `${words.piece(piece)} ${left}`).join(", ")}.`;

/** Asks the view of a board about its unknown pieces, one at a time. */
export class Deducer {
  guess: Guess | null = null;

  constructor(readonly board: RuleBoard) {}

  /** Lists what the piece on a square may be; false if no unknown piece stands there. */
  ask(at: string): boolean {
    const { seen, scene, covered, deduction: wanted, mode } = this.board;
    if (!wanted || covered || seen === null || mode === "replay") return false;
    const found = scene?.pieces.find((p) => p.at === at && p.kind === null);
    this.guess = found ? { at, side: found.side, ranks: seen.couldBe(at) } : null;
    if (this.guess) this.board.spoken = spoken(this.board.words, this.guess);
    this.board.requestUpdate();
    return this.guess !== null;
  }

  /** A press on a square: true if it asked, or put the same question away. */
  press(at: string): boolean {
    const again = this.guess?.at === at;
    this.close();
    return this.board.picks.length === 0 && (again || this.ask(at));
  }

  /** Puts the answer away; false if there was none. */
  close(focus = false): boolean {
    if (!this.guess) return false;
    if (focus) this.board.focusSquare(this.guess.at);
    this.guess = null;
    this.board.requestUpdate();
    return true;
  }
}

/** The panel. It lies over squares, so any press on it puts it away. */
export const deduction = (el: RuleBoard, info: GameInfo, { at, side, ranks }: Guess): TemplateResult => {
  const { words } = el;
  const low = el.frame.place(at).row * 2 >= el.frame.ranks;
  return html`<section class="guess ${low ? "top" : "bottom"}" part="deduction" role="group" data-guess=${at} aria-label=${words.couldBe({ side, at })}
    @click=${() => el.deducer.close(true)}>
    <p><strong>${words.couldBe({ side, at })}:</strong>
      <button class="close" part="deduction-close" type="button" aria-label=${words.close}>
        <svg viewBox="0 0 100 100" aria-hidden="true"><path class="line ink" d="M22 22L78 78M78 22L22 78"></path></svg></button></p>
    <ul>${ranks.map(
      ({
        piece: kind,
        left,
      }) => html`<li data-could=${kind} title=${words.piece(kind)} aria-label=${words.left({ piece: kind, left })}>
        <svg viewBox="0 0 100 100" aria-hidden="true">${token(side, artOf(info, kind))}</svg><span>${words.piece(kind)}</span><b>${left}</b></li>`,
    )}</ul>
  </section>`;
};
