/** Importing this lets `<rule-board lang="de">` speak German. */
import { board } from "../../words/de/board.js";
import { addLanguage } from "../index.js";

addLanguage(board);
