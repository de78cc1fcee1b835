/** The chapters of each game's rulebook. */
import type { GameId } from "rankfile";
import { bollwerk } from "./bollwerk.js";
import { generals } from "./generals.js";
import { stratego } from "./stratego.js";
import type { Section } from "./types.js";

export const contents: Record<GameId, Section[]> = { stratego, generals, bollwerk };
