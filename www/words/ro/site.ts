/** Romanian, what all pages share. */
import type { site as english } from "../en/site.js";
import { board } from "./board.js";

const { sides } = board;

export const site: typeof english = {
  pages: "Pagini",
  play: "Joacă",
  rules: "Reguli",
  editor: "Poziții",
  replay: "Reluare",

  kept: "O partidă în desfășurare",
  keptTurn: ({ game, side }) => `${game}, ${sides[side]} la mutare.`,
  keptSetup: ({ game }) => `${game}, armatele se așază încă.`,
  keptAbout: "Se păstrează până când se închide această filă.",
  resume: "Continuă",
  replaceAsk: "O partidă este în desfășurare. Renunți la ea pentru aceasta?",
  replace: "Renunță la ea",

  thisGame: "Această partidă",
  share: "Distribuie",
  edit: "Modifică poziția",
  sounds: "Sunete",
  soundsAbout:
    "Un ton pentru fiecare mutare, altul pentru un atac, al treilea pentru sfârșit. Nu dezvăluie nimic ascuns.",

  partTitle: "Această pagină nu este completă",
  partFailed: "Această parte a paginii nu a putut fi încărcată. Încearcă din nou când există conexiune.",
  again: "Încearcă din nou",
  linkTitle: "Acest link nu poate fi deschis",
  linkFaults: {
    "link-screen": "Nu numește nicio parte a paginii: poate îi lipsește o bucată.",
    "link-version": "A fost făcut de o versiune mai nouă a paginii. Reîncarcă pagina, apoi deschide din nou linkul.",
    "link-damaged": "Ceva lipsește sau s-a schimbat pe drum. Cere-l din nou și copiază-l întreg.",
    "link-long": "Conține mai mult decât are orice partidă.",
  },
  linkContent: "A ajuns întreg, dar conținutul lui nu poate fi citit.",
};
