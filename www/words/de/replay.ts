/** German, the replay of recorded games. */
import type { replay as english } from "../en/replay.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("de");
const { sides } = board;

export const replay: typeof english = {
  intro: "Spiele eine Aufzeichnung Zug für Zug nach, oder was ein Betrachter davon sah.",
  choose: "Datei wählen",
  drop: "Eine Datei kann hier auch abgelegt werden.",
  text: "Oder füge eine Partie, eine Mitschrift oder einen Link ein",
  load: "Laden",
  another: "Andere Partie",

  faultTitle: "Das lässt sich nicht nachspielen",
  place: ({ line, column }) => `Zeile ${number(line)}, Zeichen ${number(column)}:`,
  empty: "Es steht nichts darin.",
  large: "Das ist größer als jede Partie.",
  binary: "Das ist kein Text.",

  viewer: "Gesehen von",
  viewers: { south: sides.south, north: sides.north, spectator: "einem Zuschauer", open: "allen, mit offenen Rängen" },
  onlyViewer: { south: `Was ${sides.south} sah`, north: `Was ${sides.north} sah`, spectator: "Was ein Zuschauer sah" },
  turn: "Zug",
  turnOf: ({ ply, all }) => `Zug ${number(ply)} von ${number(all)}`,
  beginning: "Vor dem ersten Zug.",

  moments: "Höhepunkte",
  noMoments: "Es gibt keine.",
  filters: { all: "Alle", challenge: "Angriffe", blast: "Explosionen" },
  back: "Voriger Höhepunkt",
  on: "Nächster Höhepunkt",
  turns: "Züge",

  export: "Mitnehmen",
  record: "Partie speichern",
  view: "Mitschrift speichern",
  svg: "SVG speichern",
  saved: ({ file }) => `${file} ist gespeichert.`,
  share: "Teilen",
  flip: "Drehen",
};
