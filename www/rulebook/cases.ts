/** The cases of tests/rulebook as positions to show: one reader for the forms of all games. Their answers are the tests' affair. */
import type { Rules, Side } from "rankfile";
import { parse, squareName } from "../board/geometry.js";

/** The board of a game as a text needs it. */
export interface Ground {
  files: number;
  ranks: number;
  /** The cells that are squares. */
  squares: ReadonlySet<string>;
}

/** A case, read. */
export interface Case {
  /** The file's name without its ending, a colon, and the case's own words. */
  id: string;
  /** The rules that it proves. */
  rules: string[];
  settings: Rules;
  /** The board's pieces and stones by square; null where armies are set up instead. */
  board: ReadonlyMap<string, string> | null;
  /** Every square that its picture shows. */
  pictured: string[];
  /** What follows the board in the position text. */
  tail: string;
  setups: [Side, string][];
  /** Turns played before anything is asked that a board can show. */
  before: string[];
  /** Turns to play on the board. */
  plays: string[];
  /** Actions that are refused there. */
  refused: string[];
  /** The piece whose diagram is asked for. */
  subject: string | null;
}

/** The square of the piece that acts. */
const from = (action: string | undefined): string | null => /^[a-z]\d+/.exec(action ?? "")?.[0] ?? null;

/** Questions about a position. What was played before them led to it. */
const ABOUT = new Set(["refuse", "why", "allowed", "marks", "places", "legal", "picks"]);

/** Splits a file into its cases, each a list of lines. */
const split = (text: string): string[][] => {
  const cases: string[][] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("case ")) cases.push([line]);
    else if (line.trim() !== "" && !line.trimStart().startsWith("#")) cases.at(-1)?.push(line);
  }
  return cases;
};

const readCase = (name: string, lines: readonly string[]): Case => {
  const read: Case = {
    id: `${name}: ${lines[0]?.slice("case ".length)}`,
    rules: [],
    settings: { open: true },
    board: null,
    pictured: [],
    tail: "",
    setups: [],
    before: [],
    plays: [],
    refused: [],
    subject: null,
  };
  const picture = new Map<string, string>();
  const fields = { turn: "s", supply: "0,0,0,0,0/0,0,0,0,0", bans: "-", quiet: "0" };
  const asked: string[] = [];
  let pictures = true;
  for (const line of lines.slice(1)) {
    const [verb = "", ...words] = line.trim().split(/\s+/);
    const rest = words.join(" ");
    if (/^\d+$/.test(verb)) {
      for (const [file, cell] of pictures ? words.entries() : []) {
        const at = squareName(file, Number(verb) - 1);
        read.pictured.push(at);
        if (cell !== "." && cell !== "_") picture.set(at, cell);
      }
    } else if (verb === "a" && words[0] === "b") pictures = false;
    else if (verb === "rule:") read.rules = words;
    else if ((verb === "edition" || verb === "army" || verb === "layout") && words[0] !== "=>")
      read.settings[verb] = rest;
    else if (verb === "first") read.settings.first = rest as Side;
    else if (verb === "switch")
      read.settings.switches = { ...read.settings.switches, [words[0] as string]: words[1] as string };
    else if (verb === "turn" && words[0] !== "=>") fields.turn = rest.charAt(0);
    else if (verb === "supply" && words[0] !== "=>") fields.supply = rest;
    else if (verb === "bans" && words[0] !== "=>") fields.bans = rest;
    else if (verb === "quiet" && words[0] !== "=>") fields.quiet = rest;
    else if (verb === "setup") read.setups.push([words[0] as Side, words[1] as string]);
    else if (verb === "place") {
      for (const piece of words.slice(2)) picture.set(piece.slice(1), piece.charAt(0));
      read.tail = `${words[0]} ${words[1]}`;
    } else if (verb === "play") read.plays.push(...words);
    else {
      if (ABOUT.has(verb)) {
        if (asked.length === 0) [read.before, read.plays] = [read.plays, []];
        if (verb === "refuse" && read.plays.length === 0 && words[0]) read.refused.push(words[0]);
        if (verb !== "refuse" && verb !== "why") read.subject ??= from(words[0]);
      }
      asked.push(verb);
      pictures = false;
    }
  }
  read.subject ??= from(read.plays[0]) ?? from(read.refused[0]);
  if (picture.size > 0) read.board = picture;
  if (read.tail === "") read.tail = `${fields.turn} ${fields.supply} ${fields.bans} ${fields.quiet} 0`;
  return read;
};

/** All cases of a file. */
export const readCases = (name: string, text: string): Case[] => split(text).map((lines) => readCase(name, lines));

/** The position text of a case's board. */
export const positionOf = (board: ReadonlyMap<string, string>, tail: string, ground: Ground): string => {
  const rows: string[] = [];
  for (let rank = ground.ranks - 1; rank >= 0; rank--) {
    let row = "";
    let run = 0;
    for (let file = 0; file < ground.files; file++) {
      const at = squareName(file, rank);
      const cell = ground.squares.has(at) ? (board.get(at) ?? ".") : "_";
      if (cell === ".") run++;
      else {
        row += `${run > 0 ? run : ""}${cell}`;
        run = 0;
      }
    }
    rows.push(`${row}${run > 0 ? run : ""}`);
  }
  return `${rows.join("/")} ${tail}`;
};

/** The smallest rectangle round some squares, at least `files` by `ranks` large, as `b2:f6`. */
export const around = (squares: Iterable<string>, ground: Ground, least: { files: number; ranks: number }): string => {
  const places = [...squares].map(parse).filter((place) => place !== null);
  const span = (values: number[], size: number, all: number): [number, number] => {
    let [low, high] = [Math.min(...values), Math.max(...values)];
    while (high - low + 1 < Math.min(size, all)) {
      if (high < all - 1) high++;
      if (high - low + 1 < size && low > 0) low--;
    }
    return [low, high];
  };
  const [left, right] = span(
    places.map((place) => place.file),
    least.files,
    ground.files,
  );
  const [low, high] = span(
    places.map((place) => place.rank),
    least.ranks,
    ground.ranks,
  );
  return `${squareName(left, low)}:${squareName(right, high)}`;
};
