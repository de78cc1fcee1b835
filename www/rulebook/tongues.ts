/** The rulebook's words in every language. Only what makes its pages needs all of them. */
import { de } from "../words/de/index.js";
import { rulebook as german } from "../words/de/rulebook.js";
import { en } from "../words/en/index.js";
import { rulebook as english, type RulebookWords } from "../words/en/rulebook.js";
import type { Language, Words } from "../words/index.js";
import { nl } from "../words/nl/index.js";
import { rulebook as dutch } from "../words/nl/rulebook.js";
import { ro } from "../words/ro/index.js";
import { rulebook as romanian } from "../words/ro/rulebook.js";

/** All words that a page is made of. */
export interface Tongue {
  words: Words;
  book: RulebookWords;
}

export const tongues: Record<Language, Tongue> = {
  en: { words: en, book: english },
  nl: { words: nl, book: dutch },
  ro: { words: ro, book: romanian },
  de: { words: de, book: german },
};
