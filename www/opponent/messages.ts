/** What is said between the page and the worker in which the computer thinks. */
import type { GameId, Rules, Side } from "rankfile";
import type { Answer } from "rankfile/bot";
import type { Level } from "./seats.js";

/** What the computer is asked. Of a game it hears the text of one player's view, and nothing else. */
export type Question =
  | { ask: "action"; game: GameId; level: Level; view: string; ms: number }
  | { ask: "setup"; game: GameId; level: Level; side: Side; rules: Rules };

/** To the worker. `hurry` ends the thought with the best answer so far, `cancel` without any. */
export type Request = (Question & { id: number }) | { ask: "hurry" } | { ask: "cancel" };

/** From the worker, with the number of the question: an action with its reasons, or the text of a set-up. */
export type Reply = { id: number; action: Answer } | { id: number; setup: string } | { id: number; fault: string };
