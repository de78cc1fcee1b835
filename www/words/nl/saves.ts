import { saves as english } from "../en/saves.js";

export const saves: typeof english = english;
