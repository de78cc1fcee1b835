/** German, what all pages share. */
import type { site as english } from "../en/site.js";
import { board } from "./board.js";

const { sides } = board;

export const site: typeof english = {
  pages: "Seiten",
  play: "Spielen",
  rules: "Regeln",
  editor: "Aufbauen",
  replay: "Nachspielen",

  kept: "Eine laufende Partie",
  keptTurn: ({ game, side }) => `${game}, ${sides[side]} ist am Zug.`,
  keptSetup: ({ game }) => `${game}, die Heere werden noch aufgestellt.`,
  keptAbout: "Sie bleibt erhalten, bis dieser Tab geschlossen wird.",
  resume: "Weiterspielen",
  replaceAsk: "Eine Partie läuft noch. Für diese aufgeben?",
  replace: "Aufgeben",

  thisGame: "Diese Partie",
  share: "Teilen",
  edit: "Stellung bearbeiten",
  sounds: "Töne",
  soundsAbout: "Ein Ton für jeden Zug, ein anderer für einen Angriff, ein dritter für das Ende. Sie verraten nichts.",

  partTitle: "Diese Seite ist nicht vollständig",
  partFailed: "Dieser Teil der Seite konnte nicht geladen werden. Versuche es wieder, sobald eine Verbindung da ist.",
  again: "Noch einmal versuchen",
  linkTitle: "Dieser Link lässt sich nicht öffnen",
  linkFaults: {
    "link-screen": "Er nennt keinen Teil dieser Seite: Vielleicht fehlt ein Stück von ihm.",
    "link-version":
      "Eine neuere Fassung dieser Seite hat ihn gemacht. Lade die Seite neu und öffne den Link dann noch einmal.",
    "link-damaged": "Etwas fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal geben und kopiere ihn ganz.",
    "link-long": "Er enthält mehr, als eine Partie je hat.",
  },
  linkContent: "Er ist heil angekommen, aber sein Inhalt ist nicht lesbar.",
};
