/** Dutch, computer players. */
import type { opponent as english } from "../en/opponent.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("nl");
const { sides } = board;

export const opponent: typeof english = {
  players: "Spelers",
  playedBy: ({ side }) => `${sides[side]} wordt gespeeld door`,
  seats: {
    person: "een mens",
    beginner: "een computer, beginner",
    casual: "een computer, gelegenheidsspeler",
    club: "een computer, clubspeler",
    strong: "een computer, sterk",
  },
  seatsAbout: {
    person: "Iemand aan dit scherm.",
    beginner: "Kijkt één beurt vooruit en vergist zich vaak.",
    casual: "Kijkt iets verder en vergist zich soms.",
    club: "Speelt degelijk en denkt ongeveer anderhalve seconde na.",
    strong: "Speelt zo goed als hij kan en denkt ongeveer drie seconden na.",
  },
  seated: ({ side, seat }) => `${sides[side]}: ${seat}`,
  showAll: "Alle rangen tonen",
  showAllAbout: "Er speelt geen mens mee. De computers zien er niet meer door.",

  deeds: {
    hint: "Tip",
    stop: "Stoppen",
    hurry: "Nu zetten",
    pause: "Pauzeren",
    resume: "Verder",
    again: "Opnieuw proberen",
  },
  deedsAbout: {
    hint: "Laat zien wat de computer zou spelen, op grond van wat jij kunt zien.",
    stop: "Er wordt een zet gezocht.",
    hurry: "Breekt het nadenken van de computer af: hij speelt zijn beste zet tot nu toe.",
    pause: "Houdt het spel tussen twee beurten stil.",
    resume: "Het spel staat stil.",
    again: "De computerspeler werkt niet meer. Van het spel is niets verloren.",
    none: "Het spel is afgelopen.",
  },

  thinks: ({ side }) => `${sides[side]} (computer) denkt na.`,
  paused: "Gepauzeerd.",
  looking: "Er wordt een zet gezocht.",
  failed: "De computerspeler werkt niet meer.",
  setsUp: ({ side }) => `${sides[side]} (computer) stelt op.`,
  offerAsk: "De computer remise aanbieden?",
  offer: "Remise aanbieden",
  declined: "De computer speelt door.",

  hintMove: ({ piece, from, to }) => `Tip: ${board.piece(piece)} van ${from} naar ${to}.`,
  hintAttack: ({ piece, from, to, target, share }) =>
    `Tip: ${board.piece(piece)} van ${from} naar ${to}; daar staat het waarschijnlijkst: ${board.piece(target)} (${number(share)}%).`,
  hintStay: ({ piece, from, action }) => `Tip: ${board.piece(piece)} op ${from}, ${action}.`,
};
