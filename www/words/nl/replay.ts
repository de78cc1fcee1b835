/** Dutch, the replay of recorded games. */
import type { replay as english } from "../en/replay.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("nl");
const { sides } = board;

export const replay: typeof english = {
  intro: "Stap door een opgeschreven spel, of door wat één kijker ervan zag.",
  choose: "Een bestand kiezen",
  drop: "Je kunt hier ook een bestand neerleggen.",
  text: "Of plak een spelverslag, een kijkersverslag of een link",
  load: "Laden",
  another: "Ander spel",

  faultTitle: "Dit kan niet worden nagespeeld",
  place: ({ line, column }) => `Regel ${number(line)}, teken ${number(column)}:`,
  empty: "Er staat niets in.",
  large: "Het is groter dan welk spelverslag ook.",
  binary: "Het is geen tekst.",

  viewer: "Gezien door",
  viewers: {
    south: sides.south,
    north: sides.north,
    spectator: "een toeschouwer",
    open: "allen, met alle rangen open",
  },
  onlyViewer: {
    south: `Wat ${sides.south} zag`,
    north: `Wat ${sides.north} zag`,
    spectator: "Wat een toeschouwer zag",
  },
  turn: "Beurt",
  turnOf: ({ ply, all }) => `Beurt ${number(ply)} van ${number(all)}`,
  beginning: "Voor de eerste beurt.",

  moments: "Hoogtepunten",
  noMoments: "Er zijn er geen.",
  filters: { all: "Alle", challenge: "Aanvallen", blast: "Ontploffingen" },
  back: "Vorig hoogtepunt",
  on: "Volgend hoogtepunt",
  turns: "Beurten",

  export: "Meenemen",
  record: "Spelverslag opslaan",
  view: "Kijkersverslag opslaan",
  svg: "SVG opslaan",
  saved: ({ file }) => `${file} is opgeslagen.`,
  share: "Delen",
  flip: "Draaien",
};
