/** Romanian, the editor of positions. */
import type { editor as english } from "../en/editor.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("ro");
const { sides } = board;

export const editor: typeof english = {
  position: "Poziția",
  game: "Jocul",
  army: "Armata",
  layout: "Tabla",
  layoutStandard: "Obișnuită",
  layoutOwn: "Tablă proprie",
  layoutText: "O tablă proprie",
  layoutHelp:
    "Un rând: așezarea de început, apoi pentru Sud și pentru Nord câmpul final, pătratele zonei finale cu virgule și rândul străjerilor.",
  layoutUse: "Folosește această tablă",
  turn: "La mutare",
  supply: ({ side }) => `${sides[side]}: pietre de rezervă`,
  open: "Nimic ascuns",
  openAbout: "La joc, ambele părți văd toate gradele.",

  pieces: ({ side }) => `${sides[side]}: piese`,
  stones: "Pietre",
  takeOff: "Ia de pe tablă",
  left: ({ what, left }) => (left < 0 ? `${what}, în plus: ${number(-left)}` : `${what}, rămase: ${number(left)}`),

  hint: "Atinge o piesă, apoi pătratele unde o pui. Ce stă pe tablă se poate trage.",
  keys: "Taste pe un pătrat: o literă pune piesa ei, mare pentru Sud, mică pentru Nord; Delete o ia de pe tablă.",
  holding: ({ what }) => `${what} în mână: atinge pătratele unde vine.`,
  takingOff: "Atinge ce trebuie luat.",
  put: ({ what, at }) => `${what} pe ${at}.`,
  chosen: ({ what, at }) => `${what} pe ${at}: atinge locul unde trece.`,
  moved: ({ what, from, to }) => `${what} de pe ${from} pe ${to}.`,
  takenOff: ({ what, at }) => `S-a luat de pe ${at}: ${what}.`,
  nothing: ({ at }) => `Pe ${at} nu este nimic.`,

  undo: "Anulează",
  redo: "Refă",
  flip: "Întoarce",
  play: "Joacă de aici",
  start: "Așezarea de început",
  clear: "Golește",
  mirror: "Oglindește",
  random: "La întâmplare",

  faults: "Greșeli",
  noFaults: "Niciuna: poziția se poate juca.",
  warning: "Atenție:",

  take: "Ia cu tine",
  takes: { text: "Copiază textul", link: "Copiază linkul", embed: "Copiază HTML", svg: "Copiază SVG" },
  taken: {
    text: "Textul poziției este copiat.",
    link: "Linkul este copiat.",
    embed: "Rândurile pentru o pagină web sunt copiate. Ele caută auto.js din pachet la rankfile/auto.js.",
    svg: "Desenul este copiat.",
  },
  copyFailed: "Browserul nu permite copierea. Iată textul.",
  save: "Salvează SVG",
  saved: ({ file }) => `${file} este salvat.`,
  paste: "Lipește textul",
  pasteTitle: "Lipește o poziție",
  pasteHelp: "Textul unei poziții din acest joc, așa cum îl copiază pagina.",
  pasteUse: "Folosește acest text",
};
