/** Romanian, the rulebook: what stands round its rules. */
import type { RulebookWords } from "../en/rulebook.js";
import { sentence } from "../platform.js";
import { bollwerk } from "./rulebook-bollwerk.js";
import { generals } from "./rulebook-generals.js";
import { stratego } from "./rulebook-stratego.js";

const sides = { south: "Sud", north: "Nord" };

export const rulebook: RulebookWords = {
  name: "Regulament",
  title: ({ game }) => `Regulile jocului ${game}`,
  description: ({ game }) => `Regulile jocului ${game}, una câte una, cu figuri în care piesele pot fi mutate.`,
  home: "Trei jocuri, regulă cu regulă. Figurile sunt table: alege o piesă, mut-o și întreabă de ce ceva nu este permis.",
  contents: "Cuprins",
  languages: "Limbi",
  skip: "La reguli",

  figure: ({ number }) => `Figura ${number}`,
  pieceOn: ({ piece, side, at }) => `${sentence(piece)} din ${sides[side]} pe ${at}`,
  toMove: ({ side }) => `${sides[side]} la mutare`,
  seenBy: ({ side }) => `Ce vede ${sides[side]}`,
  seenLater: ({ side }) => `Ce vede ${sides[side]} după aceea`,
  hint: "Alege o piesă, apoi un pătrat.",
  reset: "De la capăt",
  playThis: ({ action }) => `Joacă ${action}`,
  marks: "Ce înseamnă semnele",
  subject: "piesa despre care este vorba",
  whyNot: "De ce nu?",
  turns: "Ce se întâmplă",
  asks: ({ action }) => `De ce nu ${action}?`,
  compared: "Alăturate",
  differs: "Chenarul întrerupt arată ce diferă.",
  usual: "obișnuit",

  piece: "Piesă",
  letter: "Literă",
  stone: "Piatră",
  each: "De fiecare parte",
  edition: "Ediție",
  choice: "Opțiune",
  values: "Variante",
  rule: "Regulă",
  attacker: "Atacator",
  challengeHelp: "Rândurile atacă, coloanele se apără.",
  stays: { attacker: "rămâne atacatorul", defender: "rămâne apărătorul", none: "ies amândouă" },
  ends: "jocul se încheie",

  games: { bollwerk, stratego, generals },
};
