/** German, the page around the boards. */
import type { page as english } from "../en/page.js";
import { platform, sentence } from "../platform.js";
import { board } from "./board.js";

const { number, list } = platform("de");
const { sides } = board;
const against = { south: sides.north, north: sides.south };

export const page: typeof english = {
  title: "Rankfile",
  description: "Brettspiele mit und ohne Geheimnisse, im Browser gespielt.",
  tagline: "Brettspiele mit und ohne Geheimnisse. Nimm eine Figur und zieh sie, gleich hier.",
  language: "Sprache",
  loading: "Die Regeln werden geladen…",
  failed:
    "Die Regeln konnten nicht geladen werden. Lade die Seite neu; hilft das nicht, blockiert dein Browser vielleicht WebAssembly.",
  play: "Spielen",
  playGame: ({ game }) => `${game} spielen`,
  facts: ({ squares, pieces, minutes: [least, most] }) =>
    `${number(squares)} Felder, ${number(pieces)} Figuren je Seite, ${
      least === most ? number(least) : `${number(least)}–${number(most)}`
    } Minuten`,
  options: "Optionen",
  optionsOf: ({ game }) => `Optionen von ${game}`,
  start: "Beginnen",
  edition: "Ausgabe",
  army: "Heer",
  first: "Wer beginnt",
  armyOption: ({ name, count }) => `${name}, ${number(count)} Figuren`,
  home: "Alle Spiele",
  newGame: "Neue Partie",
  newGameAsk: "Diese Partie verlassen und eine neue beginnen?",
  rules: "Regeln",
  rule: ({ number }) => `Regel ${number}`,
  cancel: "Abbrechen",
  close: "Schließen",

  setup: ({ side }) => `${sides[side]} stellt auf`,
  setupHint: "Zieh Figuren in deine Reihen, oder tippe Figur und Feld. Zwei Felder tauschen.",
  tray: "Aufzustellende Figuren",
  random: "Zufällig",
  mirror: "Spiegeln",
  mirrored: "Die Linien sind gespiegelt.",
  shuffled: "Der Rest ist zufällig aufgestellt.",
  clear: "Leeren",
  copy: "Text kopieren",
  copied: "Die Aufstellung ist kopiert.",
  copyText: "Kopieren",
  copiedText: "Kopiert",
  copyFailed: "Der Browser erlaubt kein Kopieren. Hier ist der Text.",
  paste: "Text einfügen",
  pasteTitle: "Eine Aufstellung einfügen",
  pasteHelp: "Reihen von vorn nach hinten, durch / getrennt, so wie diese Seite sie kopiert.",
  pasteUse: "Diesen Text verwenden",
  ready: "Fertig",
  allPlaced: "Alle Figuren sind aufgestellt.",
  toPlace: ({ pieces }) =>
    `Noch aufzustellen: ${list(pieces.map(({ kind, count }) => board.countPieces(count, kind)))}.`,
  stands: ({ piece, at }) => `${sentence(board.piece(piece))} auf ${at}.`,
  swapped: ({ one, other }) => `${board.piece(one)} und ${board.piece(other)} getauscht.`,
  takenOff: ({ piece }) => `${board.piece(piece)} liegt wieder bereit.`,
  warning: "Hinweis:",

  curtainSetup: ({ side }) => `${sides[side]}, stell dein Heer auf. ${against[side]}, schau weg.`,
  curtainTurn: ({ side }) => `${sides[side]}, du bist am Zug. ${against[side]}, schau weg.`,
  curtainOpen: ({ side }) => `Ich bin ${sides[side]}: öffnen`,
  handOver: ({ side }) => `An ${sides[side]} übergeben`,
  handOverNow: ({ side }) => `Gib den Bildschirm an ${sides[side]} weiter.`,

  turn: ({ side }) => `${sides[side]} ist am Zug.`,
  yourTurn: ({ side }) => `${sides[side]}, du bist am Zug.`,
  moves: "Züge",
  noMoves: "Noch keine Züge.",
  stays: { attacker: "Angreifer bleibt", defender: "Verteidiger bleibt", none: "beide weg" },
  lost: "Verlorene Figuren",
  lostBy: ({ side }) => `Verluste von ${sides[side]}`,
  none: "keine",
  nextCrossing: ({ border }) => `Der nächste Zug dieser Figur über ${border} wird abgelehnt.`,
  nextReturn: "Sofort zurückzuziehen wird dieser Figur verwehrt.",
  undo: "Zurück",
  undoAsk: "Sind beide Seiten einverstanden, den letzten Zug zurückzunehmen?",
  draw: "Remis",
  drawAsk: "Sind beide Seiten mit einem Unentschieden einverstanden?",
  agreed: "Beide einverstanden",
  resign: "Aufgeben",
  resignAsk: ({ side }) => `${sides[side]}, gibst du auf?`,
  flip: "Drehen",
  revealed: "Alle Figuren sind aufgedeckt.",
  replay: "Nachspielen",
  replayEnd: "Nachspielen beenden",
};
