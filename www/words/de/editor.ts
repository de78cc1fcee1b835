/** German, the editor of positions. */
import type { editor as english } from "../en/editor.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("de");
const { sides } = board;

export const editor: typeof english = {
  position: "Stellung",
  game: "Spiel",
  army: "Heer",
  layout: "Brett",
  layoutStandard: "Üblich",
  layoutOwn: "Eigenes Brett",
  layoutText: "Ein eigenes Brett",
  layoutHelp:
    "Eine Zeile: die Anfangsstellung, dann für Süd und für Nord das Endfeld, die Felder der Endzone mit Kommas und die Reihe der Wachen.",
  layoutUse: "Dieses Brett nehmen",
  turn: "Am Zug",
  supply: ({ side }) => `Steine im Vorrat von ${sides[side]}`,
  open: "Nichts verdeckt",
  openAbout: "Beim Spielen sehen beide Seiten alle Ränge.",

  pieces: ({ side }) => `Figuren von ${sides[side]}`,
  stones: "Steine",
  takeOff: "Wegnehmen",
  left: ({ what, left }) => (left < 0 ? `${what}, ${number(-left)} zu viel` : `${what}, noch ${number(left)}`),

  hint: "Tippe eine Figur an und dann die Felder, auf die sie soll. Was auf dem Brett steht, lässt sich ziehen.",
  keys: "Tasten auf einem Feld: Ein Buchstabe setzt seine Figur, groß für Süd, klein für Nord; Entf nimmt weg.",
  holding: ({ what }) => `${what} in der Hand: Tippe die Felder dafür an.`,
  takingOff: "Tippe an, was weg soll.",
  put: ({ what, at }) => `${what} auf ${at}.`,
  chosen: ({ what, at }) => `${what} auf ${at}: Tippe das Ziel an.`,
  moved: ({ what, from, to }) => `${what} von ${from} nach ${to}.`,
  takenOff: ({ what, at }) => `${what} von ${at} weggenommen.`,
  nothing: ({ at }) => `Auf ${at} steht nichts.`,

  undo: "Zurück",
  redo: "Wieder",
  flip: "Drehen",
  play: "Von hier spielen",
  start: "Anfangsstellung",
  clear: "Leeren",
  mirror: "Spiegeln",
  random: "Zufällig",

  faults: "Fehler",
  noFaults: "Keine: Diese Stellung ist spielbar.",
  warning: "Achtung:",

  take: "Mitnehmen",
  takes: { text: "Text kopieren", link: "Link kopieren", embed: "HTML kopieren", svg: "SVG kopieren" },
  taken: {
    text: "Der Text der Stellung ist kopiert.",
    link: "Der Link ist kopiert.",
    embed: "Die Zeilen für eine Webseite sind kopiert. Sie erwarten auto.js aus dem Paket unter rankfile/auto.js.",
    svg: "Die Zeichnung ist kopiert.",
  },
  copyFailed: "Der Browser erlaubt das Kopieren nicht. Hier ist der Text.",
  save: "SVG speichern",
  saved: ({ file }) => `${file} ist gespeichert.`,
  paste: "Text einfügen",
  pasteTitle: "Eine Stellung einfügen",
  pasteHelp: "Der Text einer Stellung dieses Spiels, wie diese Seite ihn kopiert.",
  pasteUse: "Diesen Text nehmen",
};
