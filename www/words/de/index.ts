import type { Words } from "../index.js";
/** German, all areas. */
import { board } from "./board.js";
import { games } from "./games.js";
import { page } from "./page.js";
import { saves } from "./saves.js";
import { site } from "./site.js";

export const de: Words = { board, page, saves, games, site, summaries: null };
