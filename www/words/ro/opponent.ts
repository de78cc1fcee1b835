/** Romanian, computer players. */
import type { opponent as english } from "../en/opponent.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("ro");
const { sides } = board;

export const opponent: typeof english = {
  players: "Jucători",
  playedBy: ({ side }) => `${sides[side]} este condus de`,
  seats: {
    person: "o persoană",
    beginner: "un calculator, începător",
    casual: "un calculator, ocazional",
    club: "un calculator, jucător de club",
    strong: "un calculator, puternic",
  },
  seatsAbout: {
    person: "Cineva la acest ecran.",
    beginner: "Vede o mutare înainte și greșește des.",
    casual: "Vede ceva mai departe și greșește uneori.",
    club: "Joacă solid și se gândește cam o secundă și jumătate.",
    strong: "Joacă cât poate de bine și se gândește cam trei secunde.",
  },
  seated: ({ side, seat }) => `${sides[side]}: ${seat}`,
  showAll: "Arată toate gradele",
  showAllAbout: "Nu joacă nicio persoană. Calculatoarele nu văd mai mult din cauza asta.",

  deeds: {
    hint: "Indiciu",
    stop: "Oprește",
    hurry: "Mută acum",
    pause: "Pauză",
    resume: "Continuă",
    again: "Încearcă din nou",
  },
  deedsAbout: {
    hint: "Arată ce ar juca un calculator, după ceea ce poți vedea tu.",
    stop: "Se caută o mutare.",
    hurry: "Încheie gândirea calculatorului cu cea mai bună mutare de până acum.",
    pause: "Oprește partida între două mutări.",
    resume: "Partida este în pauză.",
    again: "Jucătorul-calculator nu mai funcționează. Din partidă nu s-a pierdut nimic.",
    none: "Partida s-a încheiat.",
  },

  thinks: ({ side }) => `${sides[side]} (calculator) se gândește.`,
  paused: "În pauză.",
  looking: "Se caută o mutare.",
  failed: "Jucătorul-calculator nu mai funcționează.",
  setsUp: ({ side }) => `${sides[side]} (calculator) își așază armata.`,
  offerAsk: "Îi propui calculatorului remiză?",
  offer: "Propune remiză",
  declined: "Calculatorul joacă mai departe.",

  hintMove: ({ piece, from, to }) => `Sugestie: ${board.piece(piece)} de pe ${from} pe ${to}.`,
  hintAttack: ({ piece, from, to, target, share }) =>
    `Sugestie: ${board.piece(piece)} de pe ${from} pe ${to}; acolo se află cel mai probabil: ${board.piece(target)} (${number(share)}%).`,
  hintStay: ({ piece, from, action }) => `Sugestie: ${board.piece(piece)} de pe ${from}, ${action}.`,
};
