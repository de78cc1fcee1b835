/** What a language is: the words of every area, in the shape that English gives. */
import type { en } from "./en/index.js";
import type { Summaries } from "./named.js";

/** The languages, each by its own name, in the order in which they are offered. */
export const languages = { en: "English", nl: "Nederlands", ro: "Română", de: "Deutsch" };

/** Where the browser keeps the language that was chosen. */
export const LANGUAGE_KEY = "rankfile-language";

/** The tag of a language. */
export type Language = keyof typeof languages;

/** All words of one language. */
export interface Words extends Omit<typeof en, "summaries"> {
  /** The library's own lines in this language; null where the library's are used as they are. */
  summaries: Summaries | null;
}
