/** Importing this lets `<rule-board lang="nl">` speak Dutch. */
import { board } from "../../words/nl/board.js";
import { addLanguage } from "../index.js";

addLanguage(board);
