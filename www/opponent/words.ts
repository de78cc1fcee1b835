/** The words about computer players, fetched with them. */
import { fetched } from "../language.js";

export const text = await fetched({
  en: async () => (await import("../words/en/opponent.js")).opponent,
  nl: async () => (await import("../words/nl/opponent.js")).opponent,
  ro: async () => (await import("../words/ro/opponent.js")).opponent,
  de: async () => (await import("../words/de/opponent.js")).opponent,
});
