/** The events of the board, as every listener on a page gets them: they bubble. */
import type { Draft, Flaw, Refusal } from "rankfile";

/** The events of `<rule-board>` by name. */
export interface RuleBoardEvents {
  /**
   * Something was picked. In mode `edit` a press is `[square]`, `[letter]`, `[tool]` or `["off"]`, a drag `[from, to]`, with
   * `"off"` as its end off the board; cancelled, the element changes nothing by itself.
   */
  "rule-pick": CustomEvent<{ picks: string[] }>;
  /** The host is asked to play the action and to set the next `view`. A board made from attributes plays unless it is cancelled. */
  "rule-action": CustomEvent<{ action: string }>;
  /** Why the picks lead nowhere. Cancelled, the board does not tell it. */
  "rule-refusal": CustomEvent<{ refusal: Refusal; picks: string[] }>;
  /** The draft was changed; `text` and `flaws` are its own. */
  "rule-edit": CustomEvent<{ draft: Draft; text: string; flaws: Flaw[] }>;
  /** A replay was stepped to a ply. */
  "rule-ply": CustomEvent<{ ply: number }>;
  /** An attribute or property cannot be understood (or WebAssembly may not run); the board says so until it is put right. */
  "rule-error": CustomEvent<{ error: unknown }>;
}

declare global {
  interface HTMLElementEventMap extends RuleBoardEvents {}
}
