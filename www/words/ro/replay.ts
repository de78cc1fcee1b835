/** Romanian, the replay of recorded games. */
import type { replay as english } from "../en/replay.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("ro");
const { sides } = board;

export const replay: typeof english = {
  intro: "Parcurge o partidă înregistrată sau ceea ce a văzut cineva din ea.",
  choose: "Alege un fișier",
  drop: "Un fișier poate fi și lăsat aici.",
  text: "Sau lipește o partidă, ce a văzut cineva sau un link",
  load: "Încarcă",
  another: "Altă partidă",

  faultTitle: "Aceasta nu poate fi reluată",
  place: ({ line, column }) => `Rândul ${number(line)}, caracterul ${number(column)}:`,
  empty: "Nu conține nimic.",
  large: "Este mai mare decât orice partidă.",
  binary: "Nu este un text.",

  viewer: "Văzută de",
  viewers: { south: sides.south, north: sides.north, spectator: "un spectator", open: "toți, cu gradele la vedere" },
  onlyViewer: {
    south: `Ce a văzut ${sides.south}`,
    north: `Ce a văzut ${sides.north}`,
    spectator: "Ce a văzut un spectator",
  },
  turn: "Tura",
  turnOf: ({ ply, all }) => `Tura ${number(ply)} din ${number(all)}`,
  beginning: "Înainte de prima tură.",

  moments: "Momente",
  noMoments: "Nu sunt.",
  filters: { all: "Toate", challenge: "Atacuri", blast: "Explozii" },
  back: "Momentul anterior",
  on: "Momentul următor",
  turns: "Ture",

  export: "Ia cu tine",
  record: "Salvează partida",
  view: "Salvează ce s-a văzut",
  svg: "Salvează SVG",
  saved: ({ file }) => `${file} este salvat.`,
  share: "Distribuie",
  flip: "Întoarce",
};
