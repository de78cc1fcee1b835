/** The editor's words, fetched with the editor. */
import { fetched } from "../language.js";

export const text = await fetched({
  en: async () => (await import("../words/en/editor.js")).editor,
  nl: async () => (await import("../words/nl/editor.js")).editor,
  ro: async () => (await import("../words/ro/editor.js")).editor,
  de: async () => (await import("../words/de/editor.js")).editor,
});
