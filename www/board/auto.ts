/** Defines `<rule-board>`. */
import { RuleBoard } from "./index.js";

// On a server there is nothing to define it for.
const elements = globalThis.customElements as CustomElementRegistry | undefined;
if (elements && !elements.get("rule-board")) elements.define("rule-board", RuleBoard);

declare global {
  interface HTMLElementTagNameMap {
    "rule-board": RuleBoard;
  }
}
