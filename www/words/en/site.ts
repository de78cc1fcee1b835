/** English, what all pages share: where one can go, the game that is kept, what failed, sounds. */
import type { Side } from "rankfile";
import { board } from "./board.js";

const { sides } = board;

export const site = {
  pages: "Pages",
  play: "Play",
  rules: "Rules",
  editor: "Editor",
  replay: "Replay",

  // The game that is kept.
  kept: "A game in progress",
  keptTurn: ({ game, side }: { game: string; side: Side }) => `${game}, ${sides[side]} to move.`,
  keptSetup: ({ game }: { game: string }) => `${game}, the armies are being set up.`,
  keptAbout: "It is kept until this tab is closed.",
  resume: "Go on",
  replaceAsk: "A game is in progress. Give it up for this one?",
  replace: "Give it up",

  // Beside the board.
  thisGame: "This game",
  share: "Share",
  edit: "Edit position",
  sounds: "Sounds",
  soundsAbout: "One tone for a turn, another for a challenge, a third for the end. They tell nothing hidden.",

  // What failed.
  partTitle: "This page is not complete",
  partFailed: "This part of the page could not be fetched. Try again when there is a connection.",
  again: "Try again",
  linkTitle: "This link cannot be opened",
  linkFaults: {
    "link-screen": "It names no part of this page: perhaps its end or its middle is missing.",
    "link-version": "A newer version of this page has made it. Reload the page, then open the link again.",
    "link-damaged": "Something in it is missing or was changed on its way. Ask for it again and copy it whole.",
    "link-long": "It carries more than any game has.",
  },
  linkContent: "It has arrived whole, but what it carries cannot be read.",
};
