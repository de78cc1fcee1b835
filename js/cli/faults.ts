/** Faults as a person and as a program read them: place, code, rule. */
import { type GameId, games, type Refusal, RulesError } from "rankfile";
import { UsageError } from "./usage.js";

/** A place in a text: both count from 1, columns in UTF-8 bytes. */
export interface Place {
  line: number;
  column: number;
}

/** A fault at its place. */
export type Fault = Refusal & Place;

/** The place of a byte offset. */
export function placeOf(text: string, offset: number): Place {
  const before = Buffer.from(text).subarray(0, offset).toString().split("\n");
  return { line: before.length, column: Buffer.byteLength(before.at(-1) ?? "") + 1 };
}

/** Where a text begins behind its white space. */
export const startOf = (text: string): Place =>
  placeOf(text, Buffer.byteLength(text) - Buffer.byteLength(text.trimStart()));

/** An error of a reader as faults: each of its flaws, or itself. */
export function faultsOf(error: RulesError, text: string): Fault[] {
  const { line, column, offset, flaws } = error;
  const place =
    line !== undefined && column !== undefined
      ? { line, column }
      : offset === undefined
        ? startOf(text)
        : placeOf(text, offset);
  if (flaws === undefined) return [{ ...place, ...refusalOf(error) }];
  const whole = text.split("\n")[place.line - 1] ?? "";
  const position = whole.startsWith("position ") || error.code === "bad-position";
  return flaws.map((flaw) => placed(flaw, place, position ? whole.slice(place.column - 1) : null));
}

/** A flaw at the place of its square in the board that begins there, or of the whole text where it has none. */
export function placed(flaw: Refusal, start: Place, position: string | null): Fault {
  const shift = position === null || flaw.at === undefined ? 0 : indexOf(position, flaw.at);
  return { ...flaw, line: start.line, column: start.column + shift };
}

/** Where a square stands in a position text; 0 for squares outside of it. */
function indexOf(position: string, at: string): number {
  const rows = (position.split(" ")[0] ?? "").split("/");
  const [file, rank] = [at.charCodeAt(0) - "a".charCodeAt(0), Number(at.slice(1))];
  const above = rows.slice(0, rows.length - rank);
  let index = above.join("/").length + (above.length > 0 ? 1 : 0);
  let files = 0;
  // A run of empty squares, a stone with its border, or one cell.
  for (const [cell] of (rows[above.length] ?? "").matchAll(/\d+|\+?./g)) {
    files += /^\d/.test(cell) ? Number(cell) : 1;
    if (files > file) return index;
    index += cell.length;
  }
  return 0;
}

/** The input cannot be used: exit code 1. */
export class FaultyInput extends Error {
  constructor(
    readonly input: string,
    readonly faults: Fault[],
    options?: ErrorOptions,
  ) {
    super(faults.map((fault) => inWords(input, fault, null)).join("\n"), options);
  }
}

/** Codes of what the options say, not the text. */
const OF_OPTIONS = ["unknown-edition", "unknown-army", "bad-switch", "bad-option", "bad-layout"];

/** Reads an input. @throws FaultyInput; UsageError where it is the options that are at fault */
export function reading<T>(name: string, text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    if (OF_OPTIONS.includes(error.code)) throw new UsageError(error.message);
    throw new FaultyInput(name, faultsOf(error, text), { cause: error });
  }
}

/** What an error says. Of a line of a file it is the fault that was found there. */
export function refusalOf({ code, rule, at, detail }: RulesError): Refusal {
  const { fault, ...others } = detail ?? {};
  const refusal: Refusal = { code: fault === undefined ? code : String(fault) };
  if (rule !== undefined) refusal.rule = rule;
  if (at !== undefined) refusal.at = at;
  if (Object.keys(others).length > 0) refusal.detail = others;
  return refusal;
}

/** `NAME:1:7: missing, piece flag, count 0, allowed 1 (GB3: what the rule says)`. */
export function inWords(name: string, fault: Fault, id: GameId | null, label = ""): string {
  const { code, at, rule, detail = {}, line, column } = fault;
  const details = Object.entries(detail).map(([key, value]) => `, ${key} ${value}`);
  const summary = games()
    .find((info) => info.id === id)
    ?.rules.find(({ number }) => number === rule)?.summary;
  const law = rule === undefined ? "" : ` (${rule}${summary === undefined ? "" : `: ${summary}`})`;
  return `${name}:${line}:${column}: ${label}${code}${at === undefined ? "" : ` at ${at}`}${details.join("")}${law}`;
}
