/** English, the list of saved set-ups. */
import { platform } from "../platform.js";

const { number, plural } = platform("en");

export const saves = {
  title: "Saved set-ups",
  about: "This list belongs to this browser, not to a player: whoever sits here can open it.",
  none: "None yet for this army.",
  name: "Name of this set-up",
  save: "Save",
  saved: ({ name }: { name: string }) => `“${name}” is saved.`,
  loadName: ({ name }: { name: string }) => `Load “${name}”`,
  loaded: ({ name }: { name: string }) => `“${name}” is on the board.`,
  replaceAsk: ({ name }: { name: string }) => `There is a set-up “${name}” already. Replace it?`,
  replace: "Replace",
  remove: "Delete",
  removeName: ({ name }: { name: string }) => `Delete “${name}”`,
  removeAsk: ({ name }: { name: string }) => `Delete the set-up “${name}”?`,
  removed: ({ name }: { name: string }) => `“${name}” is deleted.`,
  export: "Export all",
  exportTitle: "All saved set-ups",
  exportHelp: "One line each: game, army, set-up, name. Anybody with this text knows your set-ups.",
  import: "Import",
  importTitle: "Import set-ups",
  importHelp: "A text from “Export all”. It is added to the list; nothing is replaced.",
  imported: ({ added, all }: { added: number; all: number }) =>
    `${number(added)} of ${number(all)} ${plural(all, { one: "set-up", other: "set-ups" })} added${
      added < all ? "; the rest were there already" : ""
    }.`,
  damaged: "The saved set-ups of this browser cannot be read. Nothing was changed.",
  damagedHelp: "The text as it is stored.",
  showText: "Show the text",
  setAside: "Begin a new list",
  aside: "A new list begins; the damaged text is kept under a name of its own.",
  errors: {
    "saves-head": ({ head }: SaveFault) => `The first line must be “${head}”.`,
    "saves-line": ({ line }: SaveFault) =>
      `Line ${number(line)} is not a set-up that this page knows: nothing was imported or changed.`,
    "saves-many": ({ most }: SaveFault) => `There are too many set-ups: at most ${number(most)} can be kept.`,
    "saves-storage": () => "This browser does not let the page keep anything.",
    "saves-name": ({ longest }: SaveFault) => `A name needs 1 to ${number(longest)} letters.`,
  },
};

/** What a fault of the list is about: the line of a text, and what the list can hold. */
export interface SaveFault {
  line: number;
  head: string;
  most: number;
  longest: number;
}
