/** English, the board element: every sentence that it shows or says. This file is the shape of all other languages. */
import type { Side } from "rankfile";
import type { About } from "../about.js";
import { platform, sentence } from "../platform.js";

const { number, plural } = platform("en");

const sides = { south: "South", north: "North" };

const pieces = {
  flag: "Flag",
  bomb: "Bomb",
  spy: "Spy",
  scout: "Scout",
  miner: "Miner",
  sergeant: "Sergeant",
  lieutenant: "Lieutenant",
  captain: "Captain",
  major: "Major",
  colonel: "Colonel",
  general: "General",
  marshal: "Marshal",
  "five-star-general": "Five-Star General",
  "four-star-general": "Four-Star General",
  "three-star-general": "Three-Star General",
  "two-star-general": "Two-Star General",
  "one-star-general": "One-Star General",
  "lieutenant-colonel": "Lieutenant Colonel",
  "first-lieutenant": "First Lieutenant",
  "second-lieutenant": "Second Lieutenant",
  private: "Private",
  guard: "Guard",
  cannon: "Cannon",
  knight: "Knight",
  "kings-knight": "King's Knight",
  elephant: "Elephant",
  chancellor: "Chancellor",
  "gold-runner": "Gold Runner",
  queen: "Queen",
};

const stones = {
  arrow: "arrow",
  "red-border-arrow": "red-border arrow",
  block: "block",
  "red-border-block": "red-border block",
  bomb: "bomb",
};

/** A name that the library gave, as it came, when the language has none for it. */
const named = (names: Record<string, string>, kind: string): string => names[kind] ?? kind;
const many = (noun: string): string => (noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`);
const counted = (count: number, noun: string): string =>
  `${number(count)} ${plural(count, { one: noun, other: many(noun) })}`;
const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** A piece that somebody owns; null is a piece whose kind the viewer does not know. */
const whose = (side: Side, kind: string | null): string =>
  `${sides[side]}'s ${kind === null ? "piece" : named(pieces, kind)}`;

/** What there is too much or too little of. */
const things = ({ piece, stone, count }: About): string => {
  const noun = piece ? named(pieces, piece) : stone ? named(stones, stone) : "piece";
  return count === undefined ? many(noun) : counted(count, noun);
};
const of = ({ side }: About): string => (side ? ` of ${sides[side]}` : "");

export const board = {
  /** The language's tag. */
  tag: "en",

  sides,
  /** The name of a piece kind; null is a piece that the viewer does not know. */
  piece: (kind: string | null): string => (kind === null ? "hidden piece" : named(pieces, kind)),
  /** A count with its piece. */
  countPieces: (count: number, kind: string): string => counted(count, named(pieces, kind)),

  /** What a mark says of its square, as part of a spoken label. */
  senses: {
    subject: "can be chosen",
    move: "can move here",
    "move-only": "can move here, not capture",
    capture: "can be captured",
    collect: "can be collected",
    crush: "would be crushed",
    place: "a stone can be placed here",
    blast: "a bomb would blow this up",
    arrow: "an arrow would take this Spy",
    remove: "can be removed",
    last: "part of the last turn",
  },

  /** One sentence for every refusal, flaw and error code. */
  refusals: {
    "bad-text": ({ place }: About) =>
      place ? `This text cannot be read from character ${number(place)} on.` : "This text cannot be read.",
    "game-over": () => "The game is over.",
    "not-deployed": () => "Both armies must be set up first.",
    "not-your-turn": () => "It is the other side's turn.",
    "empty-square": ({ at }: About) => `There is no piece on ${at ?? "that square"}.`,
    "not-your-piece": () => "That piece belongs to the other side.",
    immovable: ({ piece }: About) => (piece ? `A ${named(pieces, piece)} never moves.` : "This piece never moves."),
    "own-piece": ({ at }: About) => `Your own piece stands on ${at ?? "that square"}.`,
    blocked: ({ at }: About) => (at ? `The way is blocked on ${at}.` : "The way is blocked."),
    "out-of-reach": ({ at }: About) => `This piece cannot reach ${at ?? "that square"}.`,
    "not-free": ({ at }: About) => `${sentence(at ?? "that square")} is not free.`,
    "no-supply": ({ stone }: About) =>
      stone ? `No ${named(stones, stone)} is left in your supply.` : "Your supply has none of these left.",
    "own-end-zone": () => "Nothing may be placed in your own end zone.",
    "banned-square": ({ at }: About) =>
      `A bomb cleared ${at ?? "this square"} last turn: no stone may be placed there yet.`,
    "two-square": ({ border }: About) =>
      `This piece has gone to and fro too often${border ? ` over the border ${border}` : ""}.`,
    chase: ({ ply }: About) =>
      `This would repeat a chase${ply === undefined ? "" : `: the board was the same after turn ${number(ply)}`}.`,
    "wrong-sign": ({ use }: About) => `Written with the wrong sign: use ${use ?? "the other one"}.`,
    "not-canonical": ({ use }: About) => `Written in the wrong order: use ${use ?? "the other order"}.`,
    "already-deployed": () => "This side has set up already.",
    "out-of-step": () => "This news does not follow what the view knows.",
    "not-ready": () => "The rules are still loading.",
    "bad-setup": () => "This set-up has faults.",
    "bad-position": () => "This position breaks the rules.",
    "bad-layout": () => "This board layout is not well-formed.",
    "bad-record": () => "This is not a readable game record.",
    "bad-option": ({ name, value }: About) => `“${value ?? ""}” is not a value of ${name ?? "this option"}.`,
    "bad-switch": ({ name, value }: About) => `“${value ?? ""}” is not a value of the switch ${name ?? ""}.`,
    "unknown-game": ({ name }: About) => `There is no game called “${name ?? ""}”.`,
    "unknown-edition": ({ name }: About) => `There is no edition called “${name ?? ""}”.`,
    "unknown-army": ({ name }: About) => `There is no army called “${name ?? ""}”.`,
    "unknown-piece": ({ piece }: About) => `There is no piece “${piece ?? ""}” in this game.`,
    freed: () => "This game was closed.",
    "too-many": (about: About) => `Too many${of(about)}: ${things(about)}.`,
    missing: (about: About) =>
      about.piece ? `Still to place: ${things(about)}.` : `No piece stands here${of(about)}.`,
    "outside-zone": ({ at }: About) => `${sentence(at ?? "a square")} lies outside your own rows.`,
    "not-a-square": ({ at }: About) => `${sentence(at ?? "that")} is not a square of this board.`,
    immobile: () => "With this set-up your army could not move.",
  },
  /** For a code that has no sentence. */
  refused: ({ code }: { code: string }) => `Not allowed (${code}).`,

  /** How a game ended, as the second half of a sentence. */
  reasons: {
    "flag-taken": "the Flag was taken",
    "flag-lost": "the Flag attacked and was lost",
    "flag-home": "the Flag reached the far rank",
    stuck: "the other side cannot move",
    "both-stuck": "neither side can move",
    resigned: "the other side resigned",
    agreed: "both sides agreed",
    repetition: "the position came for the third time",
    "ply-cap": "the limit of turns is reached",
    "no-attack": "too many turns went by without an attack",
    quiet: "too many turns went by in which nothing happened",
    bomb: "a bomb stands on the end field",
    "end-field": "a piece reached the end field",
    "no-pieces": "the other side has no pieces left",
    "no-action": "the other side has nothing left to do",
  },
  wins: ({ side, reason }: { side: Side; reason: string }) => `${sides[side]} wins: ${reason}.`,
  draw: ({ reason }: { reason: string }) => `A draw: ${reason}.`,

  deployed: ({ side }: { side: Side }) => `${sides[side]} has set up.`,
  moved: ({ side, piece, from, to }: { side: Side; piece: string | null; from: string; to: string }) =>
    `${whose(side, piece)} went from ${from} to ${to}.`,
  /** How a challenge went, by who stays. */
  challenged: {
    attacker: ({ side, attacker, foe, defender, at }: Challenged) =>
      `${whose(side, attacker)} took ${whose(foe, defender)} on ${at}.`,
    defender: ({ side, attacker, foe, defender, at }: Challenged) =>
      `${whose(side, attacker)} attacked ${whose(foe, defender)} on ${at} and was lost.`,
    none: ({ side, attacker, foe, defender, at }: Challenged) =>
      `${whose(side, attacker)} attacked ${whose(foe, defender)} on ${at}: both leave the board.`,
  },
  placed: ({ side, stone, at }: StoneSaid) => `${sides[side]} placed ${article(named(stones, stone))} on ${at}.`,
  blasted: ({ side, stone, at }: StoneSaid) => `${sides[side]} blew up the ${named(stones, stone)} on ${at}.`,
  collected: ({ side, stone, at }: StoneSaid) => `${sides[side]} collected the ${named(stones, stone)} on ${at}.`,
  removed: ({ side, stone, at }: StoneSaid) => `${sides[side]} removed the ${named(stones, stone)} on ${at}.`,
  undone: "The last turn was taken back.",

  name: ({ game, files, ranks }: { game: string; files: number; ranks: number }) =>
    `Board of ${game}, ${number(files)} files and ${number(ranks)} ranks`,
  empty: "empty",
  water: "lake",
  token: ({ side, piece }: { side: Side; piece: string | null }) =>
    piece === null ? `${sides[side]}, hidden piece` : `${sides[side]} ${named(pieces, piece)}`,
  stone: (kind: string) => named(stones, kind),
  chosen: "chosen",
  chose: ({ what, at, count }: { what: string; at: string; count: number }) =>
    `${what} on ${at} chosen, ${counted(count, "square")} to go to.`,
  cleared: "Nothing chosen.",
  chooseStone: ({ at }: { at: string }) => `Choose a stone for ${at}.`,
  finish: "Finish turn",
  finishShort: "Finish",
  finishHere: "finish the turn here",
  supply: ({ side }: { side: Side }) => `${sides[side]}'s stones`,
  tool: ({ stone, left }: { stone: string; left: number }) => `${sentence(named(stones, stone))}, ${number(left)} left`,
  removeStone: "Remove a stone",
  takeOff: "Take off the board",
  close: "Close",
  couldBe: ({ side, at }: { side: Side; at: string }) => `${sides[side]}'s hidden piece on ${at} could be`,
  left: ({ piece, left }: { piece: string; left: number }) => `${named(pieces, piece)}, ${number(left)} left`,
  replay: "Replay",
  steps: { "<": "First position", ",": "One turn back", ".": "One turn on", ">": "Last position" },
  afterTurn: ({ ply }: { ply: number }) => `After turn ${number(ply)}.`,
  turnOf: ({ ply, all }: { ply: number; all: number }) => `${number(ply)} / ${number(all)}`,
  blocked: "This page does not let WebAssembly run, so the rules cannot start.",
  loading: "Setting up the board…",
  nothing: "No position to show. Give this board a view, a draft, or a game.",
  faultTitle: ({ code }: { code: string }) => `This board cannot be shown (${code})`,
  faultHelp: "Check the attribute or property named here; the board comes back by itself once it is right.",
};

/** A challenge as its viewer knows it: kinds, null where they are unknown. */
export interface Challenged {
  side: Side;
  attacker: string | null;
  foe: Side;
  defender: string | null;
  at: string;
}

/** Something that a side did to a stone. */
export interface StoneSaid {
  side: Side;
  stone: string;
  at: string;
}

/** The kinds that need a name in every language. */
export type PieceKind = keyof typeof pieces;
export type StoneKind = keyof typeof stones;

/** Every word of the board element in one language. */
export type BoardWords = typeof board;
