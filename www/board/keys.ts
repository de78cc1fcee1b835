/** The keyboard: arrows walk, Enter presses, Escape lets go, ? asks what a piece may be, , and . step through a replay. */
import { step } from "./grid.js";
import type { RuleBoard } from "./rule-board.js";

/** Everything a tray does has a key: a b o for stones, with Shift the red-border kind, r to remove, f to finish. */
const toolKey = (board: RuleBoard, event: KeyboardEvent): boolean => {
  const key = event.key.toLowerCase();
  const tool = key === "r" ? "remove" : `${event.shiftKey && key !== "o" ? "R" : ""}${key.toUpperCase()}`;
  if (key === "f" && board.finish !== null) board.pressFinish();
  else if (board.options.tools.includes(tool)) board.pressTool(tool);
  else return false;
  return true;
};

/** While editing, what the trays hold has its own letters: upper case for south, lower case for north. */
const editKey = (board: RuleBoard, at: string, { key, shiftKey }: KeyboardEvent): boolean => {
  const left = board.edited?.left ?? {};
  const tool = [shiftKey ? `R${key}` : key, key, key.toUpperCase()].find((name) => name in left);
  if (tool === undefined) return false;
  board.drop(tool, at);
  return true;
};

const onSquare = (board: RuleBoard, at: string, event: KeyboardEvent): boolean => {
  if (event.key === "?") return board.deducer.ask(at);
  if (/^[<,.>]$/.test(event.key)) return board.step(event.key);
  if (event.key === "Enter" || event.key === " ") board.press(at);
  else if (board.mode === "edit" && /^(Delete|Backspace)$/.test(event.key)) board.drop(at, null);
  else if (/^(Arrow|Home$|End$)/.test(event.key)) {
    const next = step(event.key, at, board.frame, board.squares);
    if (next !== null) board.focusSquare(next);
  } else if (board.mode === "edit") return editKey(board, at, event);
  else return toolKey(board, event);
  return true;
};

/** Handles a key; true if it meant something. */
export const press = (board: RuleBoard, event: KeyboardEvent): boolean => {
  if (event.key === "Escape") return board.letGo();
  const at = (event.target as HTMLElement).dataset?.at;
  return at !== undefined && !(event.ctrlKey || event.metaKey || event.altKey) && onSquare(board, at, event);
};
