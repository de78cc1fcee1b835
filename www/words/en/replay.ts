import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("en");
const { sides } = board;

export const replay = {
  intro: "Step through a recorded game, or through what one viewer saw of it.",
  choose: "Choose a file",
  drop: "A file can also be dropped here.",
  text: "Or paste a record, a view or a link",
  load: "Load",
  another: "Another game",

  // What cannot be replayed.
  faultTitle: "This cannot be replayed",
  place: ({ line, column }: { line: number; column: number }) => `Line ${number(line)}, character ${number(column)}:`,
  empty: "There is nothing in it.",
  large: "It is larger than any game record.",
  binary: "It is not a text.",

  viewer: "Seen by",
  viewers: { south: sides.south, north: sides.north, spectator: "a spectator", open: "all, with every rank open" },
  onlyViewer: { south: `What ${sides.south} saw`, north: `What ${sides.north} saw`, spectator: "What a spectator saw" },
  turn: "Turn",
  turnOf: ({ ply, all }: { ply: number; all: number }) => `Turn ${number(ply)} of ${number(all)}`,
  beginning: "Before the first turn.",

  moments: "Moments",
  noMoments: "There are none.",
  filters: { all: "All", challenge: "Challenges", blast: "Explosions" },
  back: "Moment before",
  on: "Next moment",
  turns: "Turns",

  export: "Take it along",
  record: "Save record",
  view: "Save view",
  svg: "Save SVG",
  saved: ({ file }: { file: string }) => `${file} is saved.`,
  share: "Share",
  flip: "Flip",
};
