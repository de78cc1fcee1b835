/** English, the editor of positions. */
import type { Side } from "rankfile";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("en");
const { sides } = board;

export const editor = {
  position: "Position",
  game: "Game",
  army: "Army",
  layout: "Layout",
  layoutStandard: "Standard",
  layoutOwn: "Own layout",
  layoutText: "A layout of your own",
  layoutHelp:
    "One line: the start array, then for South and for North the end field, the squares of the end zone with commas, and the guard rank.",
  layoutUse: "Use this layout",
  turn: "Side to move",
  supply: ({ side }: { side: Side }) => `${sides[side]}'s stones in hand`,
  open: "Nothing hidden",
  openAbout: "Both sides see all ranks when it is played.",

  pieces: ({ side }: { side: Side }) => `${sides[side]}'s pieces`,
  stones: "Stones",
  takeOff: "Take off",
  left: ({ what, left }: { what: string; left: number }) =>
    left < 0 ? `${what}, ${number(-left)} too many` : `${what}, ${number(left)} left`,

  hint: "Tap a piece, then the squares where it goes. Drag what stands on the board.",
  keys: "Keys on a square: a letter puts its piece, a capital for South and a small one for North; Delete takes off.",
  holding: ({ what }: { what: string }) => `${what} in hand: tap the squares where it goes.`,
  takingOff: "Tap what is to be taken off.",
  put: ({ what, at }: { what: string; at: string }) => `${what} on ${at}.`,
  chosen: ({ what, at }: { what: string; at: string }) => `${what} on ${at}: tap where it goes.`,
  moved: ({ what, from, to }: { what: string; from: string; to: string }) => `${what} from ${from} to ${to}.`,
  takenOff: ({ what, at }: { what: string; at: string }) => `${what} taken off ${at}.`,
  nothing: ({ at }: { at: string }) => `Nothing stands on ${at}.`,

  undo: "Undo",
  redo: "Redo",
  flip: "Flip",
  play: "Play from here",
  start: "Start array",
  clear: "Clear",
  mirror: "Mirror",
  random: "Random",

  faults: "Faults",
  noFaults: "None: this position can be played.",
  warning: "Note:",

  take: "Take it along",
  takes: { text: "Copy text", link: "Copy link", embed: "Copy HTML", svg: "Copy SVG" },
  taken: {
    text: "The position text is copied.",
    link: "The link is copied.",
    embed: "The lines for a web page are copied. They expect the package's auto.js at rankfile/auto.js.",
    svg: "The drawing is copied.",
  },
  copyFailed: "The browser does not allow copying. Here is the text.",
  save: "Save SVG",
  saved: ({ file }: { file: string }) => `${file} is saved.`,
  paste: "Paste text",
  pasteTitle: "Paste a position",
  pasteHelp: "The text of a position of this game, as this page copies it.",
  pasteUse: "Use this text",
};
