/** German, the rulebook: what stands round its rules. */
import type { RulebookWords } from "../en/rulebook.js";
import { bollwerk } from "./rulebook-bollwerk.js";
import { generals } from "./rulebook-generals.js";
import { stratego } from "./rulebook-stratego.js";

const sides = { south: "Süd", north: "Nord" };

export const rulebook: RulebookWords = {
  name: "Regelbuch",
  title: ({ game }) => `Die Regeln von ${game}`,
  description: ({ game }) =>
    `Die Regeln von ${game}, eine nach der anderen, mit Abbildungen, in denen sich die Figuren ziehen lassen.`,
  home: "Drei Spiele, Regel für Regel. Die Abbildungen sind Bretter: Wähle eine Figur, zieh sie, und frag, warum etwas nicht geht.",
  contents: "Inhalt",
  languages: "Sprachen",
  skip: "Zu den Regeln",

  figure: ({ number }) => `Abbildung ${number}`,
  pieceOn: ({ piece, side, at }) => `${piece} von ${sides[side]} auf ${at}`,
  toMove: ({ side }) => `${sides[side]} ist am Zug`,
  seenBy: ({ side }) => `Was ${sides[side]} sieht`,
  seenLater: ({ side }) => `Was ${sides[side]} danach sieht`,
  hint: "Wähle eine Figur, dann ein Feld.",
  reset: "Von vorn",
  playThis: ({ action }) => `${action} spielen`,
  marks: "Was die Zeichen bedeuten",
  subject: "die Figur, um die es geht",
  whyNot: "Warum nicht?",
  turns: "Was geschieht",
  asks: ({ action }) => `Warum nicht ${action}?`,
  compared: "Nebeneinander",
  differs: "Ein gestrichelter Rand zeigt, was verschieden ist.",
  usual: "üblich",

  piece: "Figur",
  letter: "Buchstabe",
  stone: "Stein",
  each: "Je Seite",
  edition: "Ausgabe",
  choice: "Wahl",
  values: "Möglichkeiten",
  rule: "Regel",
  attacker: "Angreifer",
  challengeHelp: "Die Zeilen greifen an, die Spalten verteidigen.",
  stays: { attacker: "der Angreifer bleibt", defender: "der Verteidiger bleibt", none: "beide verschwinden" },
  ends: "das Spiel ist aus",

  games: { bollwerk, stratego, generals },
};
