/** Stepping through the turns of a view. */
import { html, svg, type TemplateResult } from "lit/html.js";
import type { Scene, View } from "rankfile";
import type { BoardWords } from "../words/en/board.js";
import { allSaid } from "../words/tell.js";
import type { RuleBoard } from "./rule-board.js";
import { BadInput } from "./source.js";

/** The plies that a view can go back to, its own last. */
export interface Reel {
  first: number;
  last: number;
}

/** The plies of a view. */
export const reelOf = (view: View): Reel => ({ first: view.ply - view.turns().length, last: view.ply });

/** The scene at a ply; null is the last. @throws `BadInput` for a ply that the view does not have. */
export const sceneAt = (view: View, ply: number | null): Scene => {
  if (ply === null) return view.scene();
  const { first, last } = reelOf(view);
  if (!(ply >= first && ply <= last && Number.isInteger(ply))) throw new BadInput("ply", ply);
  const past = view.at(ply);
  try {
    return past.scene();
  } finally {
    past.free();
  }
};

/** Where a key or button leads from a ply; null if it leads nowhere. */
const stepOf = (key: string, ply: number, { first, last }: Reel): number | null => {
  const steps: Record<string, number> = { "<": first, ",": ply - 1, ".": ply + 1, ">": last };
  const next = steps[key];
  return next === undefined || next === ply || next < first || next > last ? null : next;
};

/** A step and what is said of it; null if the key leads nowhere. */
export const stepFrom = (
  words: BoardWords,
  view: View,
  from: number | null,
  key: string,
): { ply: number; told: string } | null => {
  const ply = stepOf(key, from ?? view.ply, reelOf(view));
  if (ply === null) return null;
  const told = `${words.afterTurn({ ply })} ${allSaid(words, sceneAt(view, ply).said)}`.trim();
  return { ply, told };
};

const ARROWS: Record<string, string> = {
  "<": "M28 22V78M76 22L40 50L76 78",
  ",": "M64 22L32 50L64 78",
  ".": "M36 22L68 50L36 78",
  ">": "M72 22V78M24 22L60 50L24 78",
};

/** The row of buttons under the board. */
export const reel = (el: RuleBoard, turns: Reel): TemplateResult => {
  const { words } = el;
  const ply = el.ply ?? turns.last;
  const button = (
    key: keyof BoardWords["steps"],
  ) => html`<button class="tool" part="step" type="button" data-step=${key}
      aria-label=${words.steps[key]} ?disabled=${stepOf(key, ply, turns) === null} @click=${() => el.step(key)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">${svg`<path class="line ink" d=${ARROWS[key] ?? ""}></path>`}</svg></button>`;
  return html`<div class="tray" part="reel" role="group" lang=${words.tag} aria-label=${words.replay}>
    ${button("<")}${button(",")}<span class="ply">${words.turnOf({ ply: ply - turns.first, all: turns.last - turns.first })}</span>${button(".")}${button(">")}
  </div>`;
};
