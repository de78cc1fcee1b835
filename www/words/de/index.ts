/** German, all areas. */
import type { Words } from "../index.js";
import { board } from "./board.js";
import { games } from "./games.js";
import { page } from "./page.js";
import { saves } from "./saves.js";
import { site } from "./site.js";
import { summaries } from "./summaries.js";

export const de: Words = { board, page, saves, games, site, summaries };
