/** The language of the page: chosen from the browser or by hand, fetched when it is needed, and told to all who show words. */
import { addLanguage } from "./board/index.js";
import { en } from "./words/en/index.js";
import { LANGUAGE_KEY, type Language, languages, type Words } from "./words/index.js";

/** English comes with the page, so that there is always something to say; the others are fetched when they are chosen. */
const load: Record<Language, () => Promise<Words>> = {
  en: async () => en,
  nl: async () => (await import("./words/nl/index.js")).nl,
  ro: async () => (await import("./words/ro/index.js")).ro,
  de: async () => (await import("./words/de/index.js")).de,
};

/** The words of the language in use. Read them where they are shown, never keep them: they change with the language. */
export let words: Words = en;
/** The tag of the language in use. */
export let language: Language = "en";

const listeners = new Set<() => void>();

/** Calls `listener` whenever the language has changed, until the returned function is called. */
export const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/** The first language that we have among tags like `de-AT`, best first. */
export const preferred = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";

const remembered = (): Language | null => {
  try {
    const tag = localStorage.getItem(LANGUAGE_KEY) ?? "";
    return isLanguage(tag) ? tag : null;
  } catch {
    return null;
  }
};

/** Words of parts of the page that are fetched with those parts: each fetches its words of a language, then takes them up. */
const parts: ((next: Language) => Promise<() => void>)[] = [];

/** Fetches the words of a part of the page in the language in use, and from now on with every change of the language. */
export const fetched = async <T>(loaders: Record<Language, () => Promise<T>>): Promise<{ readonly words: T }> => {
  const part = { words: await loaders[language]() };
  const follow = async (next: Language) => {
    const found = await loaders[next]();
    return () => {
      part.words = found;
    };
  };
  parts.push(follow);
  // The language may have changed meanwhile.
  (await follow(language))();
  return part;
};

/** What was asked for last: a language that arrives late does not undo a later choice. */
let wanted: Language = "en";

const use = async (next: Language): Promise<void> => {
  wanted = next;
  const [found, ...taken] = await Promise.all([load[next](), ...parts.map((follow) => follow(next))]);
  if (wanted !== next) return;
  for (const take of taken) take();
  [words, language] = [found, next];
  addLanguage(found.board);
  document.documentElement.lang = next;
  document.title = found.page.title;
  document.querySelector('meta[name="description"]')?.setAttribute("content", found.page.description);
  for (const listener of listeners) listener();
};

/** Takes up the language chosen before, or else the browser's. English stays if it cannot be fetched. */
export const start = (): Promise<void> => use(remembered() ?? preferred(navigator.languages)).catch(() => {});

/** Changes the language and remembers it. Rejects, and changes nothing, if it cannot be fetched. */
export const choose = async (next: Language): Promise<void> => {
  await use(next);
  try {
    localStorage.setItem(LANGUAGE_KEY, next);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
};
