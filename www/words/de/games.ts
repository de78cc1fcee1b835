import { games as english } from "../en/games.js";

export const games: typeof english = english;
