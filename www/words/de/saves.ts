/** German, the list of saved set-ups. */
import type { saves as english } from "../en/saves.js";
import { platform } from "../platform.js";

const { number, plural } = platform("de");

export const saves: typeof english = {
  title: "Gespeicherte Aufstellungen",
  about: "Diese Liste gehört zu diesem Browser, nicht zu einem Spieler: Wer hier sitzt, kann sie öffnen.",
  none: "Noch keine für dieses Heer.",
  name: "Name dieser Aufstellung",
  save: "Speichern",
  saved: ({ name }) => `„${name}“ ist gespeichert.`,
  loadName: ({ name }) => `„${name}“ laden`,
  loaded: ({ name }) => `„${name}“ steht auf dem Brett.`,
  replaceAsk: ({ name }) => `Es gibt schon eine Aufstellung „${name}“. Ersetzen?`,
  replace: "Ersetzen",
  remove: "Löschen",
  removeName: ({ name }) => `„${name}“ löschen`,
  removeAsk: ({ name }) => `Die Aufstellung „${name}“ löschen?`,
  removed: ({ name }) => `„${name}“ ist gelöscht.`,
  export: "Alle exportieren",
  exportTitle: "Alle gespeicherten Aufstellungen",
  exportHelp: "Je eine Zeile: Spiel, Heer, Aufstellung, Name. Wer diesen Text hat, kennt deine Aufstellungen.",
  import: "Importieren",
  importTitle: "Aufstellungen importieren",
  importHelp: "Ein Text aus „Alle exportieren“. Er wird der Liste hinzugefügt; ersetzt wird nichts.",
  imported: ({ added, all }) =>
    `${number(added)} von ${number(all)} ${plural(all, { one: "Aufstellung", other: "Aufstellungen" })} hinzugefügt${
      added < all ? "; die übrigen gab es schon" : ""
    }.`,
  damaged: "Die gespeicherten Aufstellungen dieses Browsers sind nicht lesbar. Es wurde nichts geändert.",
  damagedHelp: "Der Text, wie er gespeichert ist.",
  showText: "Text zeigen",
  setAside: "Neue Liste beginnen",
  aside: "Eine neue Liste beginnt; der beschädigte Text bleibt unter eigenem Namen erhalten.",
  errors: {
    "saves-head": ({ head }) => `Die erste Zeile muss „${head}“ lauten.`,
    "saves-line": ({ line }) =>
      `Zeile ${number(line)} ist keine Aufstellung, die diese Seite kennt: Es wurde nichts importiert oder geändert.`,
    "saves-many": ({ most }) => `Es sind zu viele Aufstellungen: Höchstens ${number(most)} haben Platz.`,
    "saves-storage": () => "In diesem Browser darf die Seite nichts aufbewahren.",
    "saves-name": ({ longest }) => `Ein Name hat 1 bis ${number(longest)} Zeichen.`,
  },
};
