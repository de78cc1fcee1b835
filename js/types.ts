/** The shapes that cross the border. All of them are plain data. */

/** A game of this library. */
export type GameId = "bollwerk" | "stratego" | "generals";
/** South starts on the low ranks, north on the high ones. */
export type Side = "south" | "north";
/** Somebody who looks at a game: one of the sides, or a spectator who knows what both sides know. */
export type Viewer = Side | "spectator";
/** `setup`: armies are being placed; `play`: turns are played; `over`: there is an outcome. */
export type Phase = "setup" | "play" | "over";

/** How a game is to be played. Everything may be left out. */
export interface Rules {
  /** One of `GameInfo.editions`. */
  edition?: string;
  /** One of `GameInfo.armies`. */
  army?: string;
  /** Values by switch name, as `GameInfo.switches` prints them, e.g. `{ reveal: "declared" }`. */
  switches?: Record<string, string>;
  /** A board in the layout notation (Bollwerk). */
  layout?: string;
  /** The side that begins; south when left out. */
  first?: Side;
  /** Nothing is hidden from anybody: for figures, editors, analysis. */
  open?: boolean;
}

/** What a mark says of its square. How it looks is the theme's affair. */
export type Sense =
  | "subject"
  | "move"
  | "move-only"
  | "capture"
  | "collect"
  | "crush"
  | "place"
  | "blast"
  | "arrow"
  | "remove"
  | "last";

/** One mark on one square; `stones` lists what may be placed there. */
export interface Mark {
  at: string;
  sense: Sense;
  stones?: string[];
}

/** What may be clicked next. `done` is the action that the clicks so far already make, if they make one. */
export interface Options {
  marks: Mark[];
  tools: string[];
  done: string | null;
}

/** Why something is not allowed. Codes never change; sentences belong to the front end. */
export interface Refusal {
  code: string;
  /** The number of the rule that refuses, e.g. `"SM2"`. */
  rule?: string;
  /** The square that stands in the way. */
  at?: string;
  detail?: Record<string, string | number>;
}

/** A rank that an unknown piece may have. */
export interface Candidate {
  /** The rank's name. */
  piece: string;
  /**
   * The most pieces of that rank which that side may still have on the board without this viewer knowing them; 1 for a
   * piece whose rank he knows: itself.
   */
  left: number;
}

/** A fault (or a warning) of a set-up, position or layout. */
export type Flaw = Refusal;

/** How a game ended; a `winner` of null is a draw. */
export interface Outcome {
  winner: Side | null;
  reason: string;
  rule?: string;
}

/** The news of one turn, a text for each viewer: hand each to its viewer alone, for `View.learn`. */
export interface Report {
  south: string;
  north: string;
  spectator: string;
}

/** What happened, as data. A front end makes sentences of it. */
export type Said =
  | { kind: "deploy"; side: Side }
  | { kind: "move"; side: Side; from: string; to: string; via?: string; piece: string | null; key: string }
  | {
      kind: "challenge";
      side: Side;
      from: string;
      to: string;
      via?: string;
      /** Kinds as this viewer knows them; null is unknown. */
      attacker: string | null;
      defender: string | null;
      stays: "attacker" | "defender" | "none";
      /** The pieces' keys in scenes. */
      attackerKey: string;
      defenderKey: string;
    }
  | { kind: "place"; side: Side; from: string; to: string; stone: string }
  | { kind: "blast"; side: Side; from: string; to: string; stone: string }
  | { kind: "collect"; side: Side; to: string; stone: string }
  | { kind: "remove"; side: Side; from: string; to: string; stone: string }
  | { kind: "end"; winner: Side | null; reason: string; rule?: string }
  | { kind: "undo"; ply: number };

/** One cell of the board. Cells that are neither squares nor water are not listed. */
export interface Cell {
  at: string;
  /** `light` and `dark` are squares; `water` is a lake: seen, but no square. */
  ground: "light" | "dark" | "water";
  /** The side whose zone this is: where it sets up, or its end zone (Bollwerk). */
  zone?: Side;
  /** The side whose end field this is (Bollwerk). */
  endField?: Side;
}

/** A piece as its viewer sees it: `kind` is null while unknown. `key` is the same through the whole game. */
export interface ScenePiece {
  at: string;
  side: Side;
  kind: string | null;
  key: string;
}

/** What to draw and say. */
export interface Scene {
  id: GameId;
  viewer: Viewer;
  files: number;
  ranks: number;
  turn: Side;
  cells: Cell[];
  /** In square order. */
  pieces: ScenePiece[];
  stones: { at: string; kind: string }[];
  marks: Mark[];
  /** What happened in the last turn. */
  said: Said[];
  /** Kinds of the pieces that each side has lost, `"unknown"` where this viewer does not know. */
  lost: Record<Side, string[]>;
  /** Stones in hand by tool name (Bollwerk), else null. */
  supply: Record<Side, Record<string, number>> | null;
}

/** What a scene or drawing shows beside the position. */
export interface SceneOptions {
  /** Clicks made so far; their options become marks. */
  picks?: string[];
  /** Marks the diagram of the piece on this square (D1-D6), and the piece as its `subject`. */
  diagram?: string;
  /** Marks the squares of the last turn with `last`; true when left out. */
  last?: boolean;
}

/** What an SVG shows beside the position. */
export interface SvgOptions extends SceneOptions {
  /** The side at the bottom; south when left out. */
  bottom?: Side;
  /** File letters and rank numbers in the margin; true when left out. */
  coordinates?: boolean;
}

/** A piece kind. */
export interface PieceInfo {
  /** Upper case is south's; north's is the same letter in lower case. */
  letter: string;
  name: string;
  /** How many each side has, by army name. */
  count: Record<string, number>;
  /** SVG path data of the pictogram in a box of 0 0 100 100, to be stroked. */
  art: string;
}

/** A switch of the rules. `"N"` among the values stands for a whole number from 1. */
export interface SwitchInfo {
  name: string;
  values: string[];
  default: string;
  rule: string;
  summary: string;
}

/** What a front end needs to know of a game before there is one. */
export interface GameInfo {
  id: GameId;
  name: string;
  files: number;
  ranks: number;
  squares: number;
  /** Whether ranks are hidden, so that both sides set up and a curtain is needed. */
  hidden: boolean;
  pieces: PieceInfo[];
  stones: { tool: string; text: string; name: string; count: number; art: string }[];
  editions: { name: string; switches: Record<string, string>; summary: string }[];
  armies: { name: string; count: number; summary: string }[];
  switches: SwitchInfo[];
  /** Every rule number with one line. */
  rules: { number: string; summary: string }[];
  players: number;
  /** Ages, as the box says them. */
  age: [number, number];
  /** Minutes of a game, as the box says them. */
  minutes: [number, number];
}

/** Who survives a challenge. */
export interface Challenge {
  stays: "attacker" | "defender" | "none";
  ends: boolean;
}

/** One turn as this viewer knows it. */
export interface Turn {
  action: string;
  said: Said[];
}
