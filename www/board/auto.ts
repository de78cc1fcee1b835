/** Defines `<rule-board>`. */
import { RuleBoard } from "./index.js";

if (!customElements.get("rule-board")) customElements.define("rule-board", RuleBoard);

declare global {
  interface HTMLElementTagNameMap {
    "rule-board": RuleBoard;
  }
}
