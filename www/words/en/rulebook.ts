/** English, the rulebook: what stands round its rules. The rules themselves are in files of their own. */
import type { Side } from "rankfile";
import { bollwerk } from "./rulebook-bollwerk.js";
import { generals } from "./rulebook-generals.js";
import { stratego } from "./rulebook-stratego.js";

const sides = { south: "South", north: "North" };

export const rulebook = {
  name: "Rulebook",
  title: ({ game }: { game: string }) => `The rules of ${game}`,
  description: ({ game }: { game: string }) =>
    `The rules of ${game}, one by one, with figures in which the pieces can be moved.`,
  home: "Three games, rule by rule. The figures are boards: choose a piece, move it, and ask why something is not allowed.",
  contents: "Contents",
  languages: "Languages",
  skip: "Skip to the rules",

  figure: ({ number }: { number: string }) => `Figure ${number}`,
  pieceOn: ({ piece, side, at }: { piece: string; side: Side; at: string }) => `${sides[side]}'s ${piece} on ${at}`,
  toMove: ({ side }: { side: Side }) => `${sides[side]} to move`,
  seenBy: ({ side }: { side: Side }) => `What ${sides[side]} sees`,
  seenLater: ({ side }: { side: Side }) => `What ${sides[side]} sees afterwards`,
  hint: "Choose a piece, then a square.",
  reset: "Start again",
  playThis: ({ action }: { action: string }) => `Play ${action}`,
  marks: "What the marks mean",
  subject: "the piece that is meant",
  whyNot: "Why not?",
  turns: "What happens",
  asks: ({ action }: { action: string }) => `Why not ${action}?`,
  compared: "Side by side",
  differs: "A dashed border marks what differs.",
  usual: "usual",

  piece: "Piece",
  letter: "Letter",
  stone: "Stone",
  each: "Each side",
  edition: "Edition",
  choice: "Choice",
  values: "Values",
  rule: "Rule",
  attacker: "Attacker",
  challengeHelp: "Rows attack, columns defend.",
  stays: { attacker: "the attacker stays", defender: "the defender stays", none: "both leave" },
  ends: "the game ends",

  games: { bollwerk, stratego, generals },
};

/** The texts of one game's rulebook. */
export interface GameBook {
  /** What the game is, in a few sentences. */
  lead: string;
  /** The chapters' titles by their anchors; those of pieces are the pieces' names. */
  sections: Record<string, string>;
  /** One text for each rule number. */
  rules: Record<string, string>;
}

/** All words of the rulebook in one language. */
export type RulebookWords = Omit<typeof rulebook, "games"> & { games: Record<keyof typeof rulebook.games, GameBook> };
