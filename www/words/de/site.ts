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

  kept: "Ein laufendes Spiel",
  keptTurn: ({ game, side }) => `${game}, ${sides[side]} ist am Zug.`,
  keptSetup: ({ game }) => `${game}, die Armeen werden noch aufgestellt.`,
  keptAbout: "Es bleibt erhalten, bis dieser Tab geschlossen wird.",
  resume: "Weiterspielen",
  replaceAsk: "Ein Spiel läuft noch. Für dieses aufgeben?",
  replace: "Aufgeben",

  thisGame: "Dieses Spiel",
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
      "Eine neuere Fassung dieser Seite hat ihn gemacht. Schließe die Seite überall und öffne den Link dann noch einmal.",
    "link-damaged": "Etwas fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal geben und kopiere ihn ganz.",
    "link-long": "Er enthält mehr, als ein Spiel je hat.",
  },
  linkContent: "Er ist heil angekommen, aber sein Inhalt ist nicht lesbar.",
};
