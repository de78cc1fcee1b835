/** German, computer players. */
import type { opponent as english } from "../en/opponent.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("de");
const { sides } = board;

export const opponent: typeof english = {
  players: "Spieler",
  playedBy: ({ side }) => `${sides[side]} spielt`,
  seats: {
    person: "ein Mensch",
    beginner: "ein Computer, Anfänger",
    casual: "ein Computer, Gelegenheitsspieler",
    club: "ein Computer, Vereinsspieler",
    strong: "ein Computer, stark",
  },
  seatsAbout: {
    person: "Jemand an diesem Bildschirm.",
    beginner: "Schaut einen Zug voraus und irrt sich oft.",
    casual: "Schaut etwas weiter und irrt sich manchmal.",
    club: "Spielt solide und überlegt etwa anderthalb Sekunden.",
    strong: "Spielt, so gut er kann, und überlegt etwa drei Sekunden.",
  },
  seated: ({ side, seat }) => `${sides[side]}: ${seat}`,
  showAll: "Alle Ränge zeigen",
  showAllAbout: "Kein Mensch spielt mit. Die Computer sehen dadurch nicht mehr.",

  deeds: {
    hint: "Tipp",
    stop: "Abbrechen",
    hurry: "Jetzt ziehen",
    pause: "Anhalten",
    resume: "Weiter",
    again: "Noch einmal versuchen",
  },
  deedsAbout: {
    hint: "Zeigt, was der Computer spielen würde, nach dem, was du sehen kannst.",
    stop: "Ein Zug wird gesucht.",
    hurry: "Beendet das Überlegen: Der Computer spielt seinen bisher besten Zug.",
    pause: "Hält die Partie zwischen zwei Zügen an.",
    resume: "Die Partie ist angehalten.",
    again: "Der Computerspieler arbeitet nicht mehr. Von der Partie ist nichts verloren.",
    none: "Die Partie ist zu Ende.",
  },

  thinks: ({ side }) => `${sides[side]} (Computer) überlegt.`,
  paused: "Angehalten.",
  looking: "Ein Zug wird gesucht.",
  failed: "Der Computerspieler arbeitet nicht mehr.",
  setsUp: ({ side }) => `${sides[side]} (Computer) stellt auf.`,
  offerAsk: "Dem Computer Remis anbieten?",
  offer: "Remis anbieten",
  declined: "Der Computer spielt weiter.",

  hintMove: ({ piece, from, to }) => `Vorschlag: ${board.piece(piece)} von ${from} nach ${to}.`,
  hintAttack: ({ piece, from, to, target, share }) =>
    `Vorschlag: ${board.piece(piece)} von ${from} nach ${to}; dort steht am ehesten: ${board.piece(target)} (${number(share)} %).`,
  hintStay: ({ piece, from, action }) => `Vorschlag: ${board.piece(piece)} auf ${from}, ${action}.`,
};
