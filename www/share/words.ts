/** The words of sharing, fetched with it. */
import { fetched } from "../language.js";

export const text = await fetched({
  en: async () => (await import("../words/en/share.js")).share,
  nl: async () => (await import("../words/nl/share.js")).share,
  ro: async () => (await import("../words/ro/share.js")).share,
  de: async () => (await import("../words/de/share.js")).share,
});
