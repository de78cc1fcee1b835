/** English, all areas. It is the source of the types: what is here must be in every language. */
import { board } from "./board.js";
import { games } from "./games.js";
import { page } from "./page.js";
import { saves } from "./saves.js";
import { site } from "./site.js";

export const en = { board, page, saves, games, site, summaries: null };
