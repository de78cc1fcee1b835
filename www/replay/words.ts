/** The replay's words, fetched with the replay. */
import { fetched } from "../language.js";

export const text = await fetched({
  en: async () => (await import("../words/en/replay.js")).replay,
  nl: async () => (await import("../words/nl/replay.js")).replay,
  ro: async () => (await import("../words/ro/replay.js")).replay,
  de: async () => (await import("../words/de/replay.js")).replay,
});
