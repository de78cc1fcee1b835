/** The text that a command works on, and what kind of text it is. */
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { draft, type GameId, games } from "rankfile";
import { FaultyInput } from "./faults.js";
import { gameNamed } from "./options.js";
import { oneOf, UsageError } from "./usage.js";

/** The texts of this library. */
export type Kind = "record" | "view" | "position" | "setup";
export const KINDS: readonly Kind[] = ["record", "view", "position", "setup"];

export interface Input {
  /** The file's name, for messages. */
  name: string;
  text: string;
  kind: Kind;
  /** The game; a record or view says it itself. */
  id: GameId | null;
}

/** The options that say where a text comes from and what it is. */
export interface Wanted {
  position?: string | undefined;
  setup?: string | undefined;
  kind?: string | undefined;
  game?: string | undefined;
}

/** The word for the start of a game without set-ups, instead of a position text. */
const START = "start";

/**
 * Reads the text: `--position` or `--setup`, else the file, else standard input.
 * @throws UsageError for a file that cannot be read; FaultyInput for what is no text of this library
 */
export async function readInput(file: string | undefined, wanted: Wanted): Promise<Input> {
  const given = [file, wanted.position, wanted.setup].filter((value) => value !== undefined);
  if (given.length > 1) throw new UsageError("FILE, --position and --setup exclude each other");
  const game = wanted.game === undefined ? null : gameNamed(wanted.game);
  if (wanted.position === START) {
    if (game === null) throw new UsageError("--position start needs --game");
    const hidden = games().some((info) => info.id === game && info.hidden);
    if (hidden) throw new UsageError(`${game} has no start position: its sides set up`);
    return { name: "--position", text: START, kind: "position", id: game };
  }
  if (wanted.position !== undefined) return told("--position", wanted.position, "position", game);
  if (wanted.setup !== undefined) return told("--setup", wanted.setup, "setup", game);
  const kind = wanted.kind === undefined ? null : oneOf(wanted.kind, KINDS, "--kind");
  const name = file === undefined || file === "-" ? "stdin" : file;
  return told(name, decode(name, await bytes(file)), kind, game);
}

/** The position to hand to `newGame`: none for the start. */
export const positionOf = (input: Input): { position?: string } =>
  input.text === START ? {} : { position: input.text };

async function bytes(file: string | undefined): Promise<Uint8Array> {
  if (file === undefined || file === "-") {
    if (file === undefined && process.stdin.isTTY) throw new UsageError("name a FILE, or - for standard input");
    return buffer(process.stdin);
  }
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "ENOENT" ? "there is no such file" : code === "EISDIR" ? "it is a folder" : (code ?? error);
    throw new UsageError(`cannot read ${file}: ${why}`);
  }
}

function decode(name: string, content: Uint8Array): string {
  try {
    // Nothing is dropped or mended: the library's readers say what is wrong, at its place.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    throw unreadable(name, "UTF-8");
  }
}

const unreadable = (name: string, expected: string): FaultyInput =>
  new FaultyInput(name, [{ line: 1, column: 1, code: "bad-text", detail: { expected } }]);

function told(name: string, text: string, kind: Kind | null, game: GameId | null): Input {
  const head = text.trimStart().match(/^rankfile\b(?: \S+ (\S+))?/);
  const found =
    kind ?? (head ? (head[1] === "view" ? "view" : "record") : shapeOf(text).fields > 1 ? "position" : "setup");
  if (found === "record" || found === "view") return { name, text, kind: found, id: null };
  const id = game ?? gameOf(text, found);
  if (id === null) {
    throw unreadable(
      name,
      "a record, a view, or a position or set-up that fits one game (else --kind and --game say what it is)",
    );
  }
  return { name, text, kind: found, id };
}

const shapeOf = (text: string): { ranks: number; fields: number } => {
  const fields = text.trim().split(" ");
  return { ranks: fields[0]?.split("/").length ?? 0, fields: fields.length };
};

/** The one game whose boards (or zones) have as many ranks, or whose texts have as many fields; null if none or several. */
function gameOf(text: string, kind: "position" | "setup"): GameId | null {
  const shape = shapeOf(text);
  const shapes = games()
    .filter((info) => kind === "position" || info.hidden)
    .map(({ id }) => ({ id, ...shapeOf(String(draft(id, kind === "setup" ? { side: "south" } : {}))) }));
  for (const measure of ["ranks", "fields"] as const) {
    const [only, ...others] = shapes.filter((other) => other[measure] === shape[measure]);
    if (only !== undefined && others.length === 0) return only.id;
  }
  return null;
}
