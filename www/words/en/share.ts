/** English, sharing: what a link carries, and who should not get it. */
import type { Side } from "rankfile";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("en");
const { sides } = board;

export const share = {
  title: "Share",
  what: "What to share",
  /** By what is shared: its name, and who can do what with it. */
  kinds: {
    position: { name: "This position, to play on", about: "A game that begins here, without what was played before." },
    game: { name: "This game, to play on", about: "The game as it stands; turns can still be taken back." },
    replay: { name: "The whole game, to step through", about: "Every turn from the first on." },
    spectator: { name: "What a spectator knows", about: "Every turn without a hidden rank. Safe for everybody." },
    referee: {
      name: "Everything, hidden ranks too",
      about: "For a referee alone: it shows all ranks of both sides, and the game can go on from it.",
    },
  },
  seat: ({ side }: { side: Side }) => `What ${sides[side]} knows`,
  seatAbout: ({ side }: { side: Side }) =>
    `${sides[side]}'s ranks, and what ${sides[side]} has learned. Not for the other side.`,
  refereeAsk:
    "The game is not over. This shows the hidden ranks of both sides to whoever gets it. Make it all the same?",
  refereeYes: "Show all ranks",
  link: "Link",
  linkAbout: "The link holds all of it; no server keeps anything.",
  making: "The link is being made…",
  long: ({ letters }: { letters: number }) =>
    `This link has ${number(letters)} characters, and some programs cut long links. A file is safer.`,
  copy: "Copy link",
  copied: "Copied",
  file: "Save file",
};
