import { board as english } from "../en/board.js";

export const board: typeof english = { ...english, tag: "de" };
