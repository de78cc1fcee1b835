/** Dutch, the editor of positions. */
import type { editor as english } from "../en/editor.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("nl");
const { sides } = board;

export const editor: typeof english = {
  position: "Stelling",
  game: "Spel",
  army: "Leger",
  layout: "Bord",
  layoutStandard: "Standaard",
  layoutOwn: "Eigen bord",
  layoutText: "Een bord van jezelf",
  layoutHelp:
    "Eén regel: de beginstelling, dan voor Zuid en voor Noord het eindveld, de velden van de eindzone met komma's en de rij van de wachters.",
  layoutUse: "Dit bord gebruiken",
  turn: "Aan zet",
  supply: ({ side }) => `Stenen in voorraad van ${sides[side]}`,
  open: "Niets verborgen",
  openAbout: "Bij het spelen zien beide partijen alle rangen.",

  pieces: ({ side }) => `Stukken van ${sides[side]}`,
  stones: "Stenen",
  takeOff: "Wegnemen",
  left: ({ what, left }) => (left < 0 ? `${what}, ${number(-left)} te veel` : `${what}, nog ${number(left)}`),

  hint: "Tik een stuk aan en daarna de velden waar het hoort. Wat op het bord staat, kun je slepen.",
  keys: "Toetsen op een veld: een letter zet het stuk neer, een hoofdletter voor Zuid, een kleine voor Noord; Delete neemt weg.",
  holding: ({ what }) => `${what} in de hand: tik de velden aan waar het hoort.`,
  takingOff: "Tik aan wat weg moet.",
  put: ({ what, at }) => `${what} op ${at}.`,
  chosen: ({ what, at }) => `${what} op ${at}: tik aan waar het heen moet.`,
  moved: ({ what, from, to }) => `${what} van ${from} naar ${to}.`,
  takenOff: ({ what, at }) => `${what} van ${at} weggenomen.`,
  nothing: ({ at }) => `Op ${at} staat niets.`,

  undo: "Terug",
  redo: "Opnieuw",
  flip: "Draaien",
  play: "Vanaf hier spelen",
  start: "Beginstelling",
  clear: "Leegmaken",
  mirror: "Spiegelen",
  random: "Willekeurig",

  faults: "Fouten",
  noFaults: "Geen: deze stelling is speelbaar.",
  warning: "Let op:",

  take: "Meenemen",
  takes: { text: "Tekst kopiëren", link: "Link kopiëren", embed: "HTML kopiëren", svg: "SVG kopiëren" },
  taken: {
    text: "De tekst van de stelling is gekopieerd.",
    link: "De link is gekopieerd.",
    embed: "De regels voor een webpagina zijn gekopieerd. Ze verwachten auto.js van het pakket in rankfile/auto.js.",
    svg: "De tekening is gekopieerd.",
  },
  copyFailed: "De browser staat kopiëren niet toe. Hier is de tekst.",
  save: "SVG opslaan",
  saved: ({ file }) => `${file} is opgeslagen.`,
  paste: "Tekst plakken",
  pasteTitle: "Een stelling plakken",
  pasteHelp: "De tekst van een stelling van dit spel, zoals deze pagina die kopieert.",
  pasteUse: "Deze tekst gebruiken",
};
