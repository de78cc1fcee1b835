/** The board element's class. Importing this defines nothing: see `auto.ts`. */
export type { BoardWords } from "../words/en/board.js";
export type { RuleBoardEvents } from "./events.js";
export { addLanguage } from "./languages.js";
export { type Mode, RuleBoard } from "./rule-board.js";
