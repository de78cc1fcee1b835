/** The options of the commands, read by Node's own parser. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { type GameId, games, type Rules, type Side, type Viewer } from "rankfile";
import { hint, oneOf, UsageError } from "./usage.js";

type Declared = NonNullable<ParseArgsConfig["options"]>;

/** What a command gives back. */
export interface Answer {
  /** For standard output. */
  text: string;
  /** The exit code: 0; 1 when the input is faulty; 2 for wrong usage. */
  code: 0 | 1 | 2;
}

/** A command of the program. */
export interface Command {
  summary: string;
  help: string;
  run(args: string[]): Promise<Answer>;
}

export const SIDES: readonly Side[] = ["south", "north"];
export const VIEWERS: readonly Viewer[] = ["south", "north", "spectator"];

/** Every command has these. */
export const everywhere = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;

/** What a position or set-up text is of. Records and views say so themselves. */
export const rulesOptions = {
  game: { type: "string", short: "g" },
  edition: { type: "string" },
  army: { type: "string" },
  switch: { type: "string", multiple: true },
  layout: { type: "string" },
  first: { type: "string" },
} as const;

/** Where the text comes from, if not from a file or standard input. */
export const textOptions = {
  position: { type: "string", short: "p" },
  setup: { type: "string" },
  side: { type: "string" },
} as const;

/** Reads arguments. @throws UsageError for what the command does not take */
export function parse<const T extends Declared>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [said = error.message] = error.message.split(/\. |\n/);
    const [, given] = said.match(/^Unknown option '--?([^']+)'/) ?? [];
    const names = Object.keys(options).map((name) => `--${name}`);
    const near = given === undefined ? "" : hint(`--${given}`, names);
    throw new UsageError(said.charAt(0).toLowerCase() + said.slice(1).replace(/\.$/, "") + near);
  }
}

/** The only positional argument. @throws UsageError when there are more */
export function oneFile(positionals: readonly string[]): string | undefined {
  const [file, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`one FILE is enough, but there is also ${extra}`);
  return file;
}

/** A whole number from 0. @throws UsageError */
export function wholeNumber(text: string, option: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${option}: ${text} (a whole number is expected)`);
  return Number(text);
}

/** The id of a game. @throws UsageError */
export const gameNamed = (text: string): GameId =>
  oneOf(
    text,
    games().map(({ id }) => id),
    "--game",
  );

/** `NAME=VALUE`. @throws UsageError */
export function pair(text: string, option: string): [string, string] {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`${option}: ${text} (NAME=VALUE is expected)`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** The rules that the options name. */
export function rulesOf(values: {
  edition?: string | undefined;
  army?: string | undefined;
  switch?: string[] | undefined;
  layout?: string | undefined;
  first?: string | undefined;
}): Rules {
  const rules: Rules = {};
  if (values.edition !== undefined) rules.edition = values.edition;
  if (values.army !== undefined) rules.army = values.army;
  if (values.layout !== undefined) rules.layout = values.layout;
  if (values.first !== undefined) rules.first = oneOf(values.first, SIDES, "--first");
  if (values.switch) rules.switches = Object.fromEntries(values.switch.map((text) => pair(text, "--switch")));
  return rules;
}
