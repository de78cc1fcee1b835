/** The board element's class. Importing this defines nothing: see `auto.ts`. */
export { type Mode, RuleBoard } from "./rule-board.js";
