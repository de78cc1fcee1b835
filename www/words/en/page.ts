/** English, the page around the boards: choices, buttons, questions. */
import type { Side } from "rankfile";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number, list } = platform("en");
const { sides } = board;
const against = { south: sides.north, north: sides.south };

export const page = {
  title: "Rankfile",
  description: "Board games with and without secrets, played in the browser.",
  tagline: "Board games with and without secrets. Pick a piece and move it, here and now.",
  language: "Language",
  loading: "Loading the rules…",
  failed: "The rules could not be loaded. Reload the page; if that does not help, your browser may block WebAssembly.",
  play: "Play",
  playGame: ({ game }: { game: string }) => `Play ${game}`,
  facts: ({ squares, pieces, minutes: [least, most] }: Facts) =>
    `${number(squares)} squares, ${number(pieces)} pieces a side, ${
      least === most ? number(least) : `${number(least)}–${number(most)}`
    } minutes`,
  options: "Options",
  optionsOf: ({ game }: { game: string }) => `Options of ${game}`,
  start: "Start",
  edition: "Edition",
  army: "Army",
  first: "Who begins",
  armyOption: ({ name, count }: { name: string; count: number }) => `${name}, ${number(count)} pieces`,
  home: "All games",
  newGame: "New game",
  newGameAsk: "Leave this game and start a new one?",
  rules: "Rules",
  rule: ({ number }: { number: string }) => `Rule ${number}`,
  cancel: "Cancel",
  close: "Close",

  // Set-up.
  setup: ({ side }: { side: Side }) => `${sides[side]} sets up`,
  setupHint: "Drag a piece to your rows, or tap it and then a square. Tap two squares to swap.",
  tray: "Pieces to place",
  random: "Random",
  mirror: "Mirror",
  mirrored: "The files are mirrored.",
  shuffled: "The rest is placed at random.",
  clear: "Clear",
  copy: "Copy text",
  copied: "The set-up is copied.",
  copyText: "Copy",
  copiedText: "Copied",
  copyFailed: "The browser does not allow copying. Here is the text.",
  paste: "Paste text",
  pasteTitle: "Paste a set-up",
  pasteHelp: "Rows from front to back, separated by /, as this page copies them.",
  pasteUse: "Use this text",
  ready: "Ready",
  allPlaced: "Every piece is placed.",
  toPlace: ({ pieces }: { pieces: readonly { kind: string; count: number }[] }) =>
    `Still to place: ${list(pieces.map(({ kind, count }) => board.countPieces(count, kind)))}.`,
  stands: ({ piece, at }: { piece: string; at: string }) => `${board.piece(piece)} on ${at}.`,
  swapped: ({ one, other }: { one: string; other: string }) => `${board.piece(one)} and ${board.piece(other)} swapped.`,
  takenOff: ({ piece }: { piece: string }) => `${board.piece(piece)} back in the tray.`,
  warning: "Note:",

  // Curtain.
  curtainSetup: ({ side }: { side: Side }) => `${sides[side]}, set up your army. ${against[side]}, look away.`,
  curtainTurn: ({ side }: { side: Side }) => `${sides[side]}, it is your turn. ${against[side]}, look away.`,
  curtainOpen: ({ side }: { side: Side }) => `I am ${sides[side]}: open`,
  handOver: ({ side }: { side: Side }) => `Hand over to ${sides[side]}`,
  handOverNow: ({ side }: { side: Side }) => `Hand over to ${sides[side]}.`,

  // Play.
  turn: ({ side }: { side: Side }) => `${sides[side]} to move.`,
  yourTurn: ({ side }: { side: Side }) => `${sides[side]}, your turn.`,
  moves: "Moves",
  noMoves: "No moves yet.",
  stays: { attacker: "attacker stays", defender: "defender stays", none: "both leave" },
  lost: "Lost pieces",
  lostBy: ({ side }: { side: Side }) => `${sides[side]} lost`,
  none: "none",
  nextCrossing: ({ border }: { border: string }) => `The next crossing of ${border} with this piece will be refused.`,
  nextReturn: "Going back at once with this piece will be refused.",
  undo: "Take back",
  undoAsk: "Do both sides agree to take the last turn back?",
  draw: "Draw",
  drawAsk: "Do both sides agree to a draw?",
  agreed: "Both agree",
  resign: "Resign",
  resignAsk: ({ side }: { side: Side }) => `${sides[side]}, do you resign?`,
  flip: "Flip",
  revealed: "All pieces are shown.",
  replay: "Replay",
  replayEnd: "End replay",
};

/** What a game's box says of it. */
export interface Facts {
  squares: number;
  /** Pieces a side. */
  pieces: number;
  /** The shortest and the longest game. */
  minutes: readonly [number, number];
}
