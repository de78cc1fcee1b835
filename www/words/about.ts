/** What the sentences of all languages are made from: the parts of a refusal, each by its name. */
import type { Refusal, Side } from "rankfile";
import type { StoneKind } from "./en/board.js";

/** What a refusal is about. A part of which it does not speak is undefined. */
export interface About {
  /** A square. */
  at: string | undefined;
  /** The kind of a piece. */
  piece: string | undefined;
  /** The kind of a stone. */
  stone: string | undefined;
  /** How many pieces or stones there are too many or too few. */
  count: number | undefined;
  side: Side | undefined;
  /** The name of an option, switch, edition, army or game as it was given. */
  name: string | undefined;
  /** The value that was given to it. */
  value: string | undefined;
  /** The text that is right instead. */
  use: string | undefined;
  /** Two neighbouring squares, as `a1-a2`. */
  border: string | undefined;
  ply: number | undefined;
  /** The character of a text, from 1. */
  place: number | undefined;
}

const TOOLS: Partial<Record<string, StoneKind>> = {
  A: "arrow",
  RA: "red-border-arrow",
  B: "block",
  RB: "red-border-block",
  O: "bomb",
};

/** The kind of a stone that is given by its kind or by its tool. */
export const stoneKind = <T extends string | undefined>(stone: T): StoneKind | T =>
  (stone === undefined ? undefined : TOOLS[stone]) ?? stone;

/** Reads a refusal. */
export const aboutOf = ({ at, detail = {} }: Refusal): About => {
  const text = (key: string) => (detail[key] === undefined ? undefined : String(detail[key]));
  const number = (key: string) => (detail[key] === undefined ? undefined : Number(detail[key]));
  const [have, allowed] = [number("count"), number("allowed")];
  return {
    at,
    piece: text("piece"),
    stone: stoneKind(text("stone")),
    count: have === undefined || allowed === undefined ? undefined : Math.abs(have - allowed),
    side: text("side") as Side | undefined,
    name: text("name"),
    value: text("value"),
    use: text("use"),
    border: text("border"),
    ply: number("ply"),
    place: number("place"),
  };
};

/** The other side. */
export const other = (side: Side): Side => (side === "south" ? "north" : "south");
