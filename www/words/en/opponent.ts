/** English, computer players: who plays a side, what the computer does, what it suggests. */
import type { Side } from "rankfile";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("en");
const { sides } = board;

export const opponent = {
  players: "Players",
  playedBy: ({ side }: { side: Side }) => `${sides[side]} is played by`,
  seats: {
    person: "a person",
    beginner: "a computer, beginner",
    casual: "a computer, casual",
    club: "a computer, club player",
    strong: "a computer, strong",
  },
  seatsAbout: {
    person: "Somebody at this screen.",
    beginner: "Looks one turn ahead and often misjudges.",
    casual: "Looks a little further and misjudges now and then.",
    club: "Plays soundly and takes about a second and a half.",
    strong: "Plays as well as it can and takes about three seconds.",
  },
  seated: ({ side, seat }: { side: Side; seat: string }) => `${sides[side]}: ${seat}`,
  showAll: "Show all ranks",
  showAllAbout: "No person plays. The computers see no more for it.",

  // The button, by what it does now, and a line about it.
  deeds: {
    hint: "Hint",
    stop: "Stop",
    hurry: "Move now",
    pause: "Pause",
    resume: "Go on",
    again: "Try again",
  },
  deedsAbout: {
    hint: "Shows what the computer would play, from what you can see.",
    stop: "A move is being looked for.",
    hurry: "Ends the computer's thought with its best move so far.",
    pause: "Stops the game between two turns.",
    resume: "The game is paused.",
    again: "The computer player has stopped working. Nothing of the game is lost.",
    none: "The game is over.",
  },

  // Status.
  thinks: ({ side }: { side: Side }) => `${sides[side]} (computer) is thinking.`,
  paused: "Paused.",
  looking: "Looking for a move.",
  failed: "The computer player has stopped working.",
  setsUp: ({ side }: { side: Side }) => `${sides[side]} (computer) is setting up.`,
  offerAsk: "Offer the computer a draw?",
  offer: "Offer a draw",
  declined: "The computer plays on.",

  // What it suggests.
  hintMove: ({ piece, from, to }: Suggested) => `Suggestion: ${board.piece(piece)} from ${from} to ${to}.`,
  hintAttack: ({ piece, from, to, target, share }: Believed) =>
    `Suggestion: ${board.piece(piece)} from ${from} to ${to}, where a ${board.piece(target)} is likeliest (${number(share)}%).`,
  hintStay: ({ piece, from, action }: { piece: string | null; from: string; action: string }) =>
    `Suggestion: ${board.piece(piece)} on ${from}, ${action}.`,
};

/** A suggested move. */
export interface Suggested {
  piece: string | null;
  from: string;
  to: string;
}

/** A suggested attack on a piece whose kind is guessed; `share` in hundredths. */
export interface Believed extends Suggested {
  target: string;
  share: number;
}
