/** The languages that boards can speak. English is always there; the others add themselves (see `lang/`). */
import { type BoardWords, board as english } from "../words/en/board.js";

const known = new Map<string, BoardWords>([[english.tag, english]]);
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Lets all boards speak a language, at once and from now on. */
export const addLanguage = (words: BoardWords): void => {
  known.set(words.tag.toLowerCase(), words);
  tell();
};

/** The words for a language tag: its own, else those of its first part (`de` for `de-AT`); null when there are none. */
export const wordsFor = (tag: string): BoardWords | null => {
  const name = tag.toLowerCase();
  return known.get(name) ?? known.get(name.split("-")[0] ?? "") ?? null;
};

let page: MutationObserver | undefined;

/** Calls `listener` whenever a language is added or the page's own `lang` changes, until the returned function is called. */
export const onLanguage = (listener: () => void): (() => void) => {
  page ??= new MutationObserver(tell);
  if (listeners.size === 0) page.observe(document.documentElement, { attributeFilter: ["lang"] });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) page?.disconnect();
  };
};
