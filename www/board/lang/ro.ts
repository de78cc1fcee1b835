/** Importing this lets `<rule-board lang="ro">` speak Romanian. */
import { board } from "../../words/ro/board.js";
import { addLanguage } from "../index.js";

addLanguage(board);
