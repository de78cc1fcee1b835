/** The words of every area in every language, as flat lists of texts. */
import { readdirSync } from "node:fs";
import { games, ready } from "rankfile";

/** The folder of the words. */
export const FOLDER = new URL("../../www/words/", import.meta.url);
/** The languages that there are. */
export const TAGS = ["en", "nl", "ro", "de"] as const;
export type Tag = (typeof TAGS)[number];

/** The areas of a language: its files. */
export const areas = (tag: Tag): string[] =>
  readdirSync(new URL(`${tag}/`, FOLDER))
    .map((name) => name.replace(/\.ts$/, ""))
    .filter((name) => name !== "index")
    .sort();

/** What an area's file exports: one object. */
export const areaOf = async (tag: Tag, name: string): Promise<Record<string, unknown>> => {
  const exported = Object.values(await import(new URL(`${tag}/${name}.ts`, FOLDER).href));
  if (exported.length !== 1) throw new Error(`${tag}/${name} exports ${exported.length} things`);
  return exported[0] as Record<string, unknown>;
};

const NUMBERS =
  /^(count|left|ply|all|line|column|letters|files|ranks|squares|added|most|longest|place|turns|level|pieces|seconds|number|times|limit|games)$/;
const TEXTS: Record<string, unknown> = {
  side: "south",
  foe: "north",
  piece: "scout",
  attacker: "miner",
  defender: "scout",
  stone: "arrow",
  one: "scout",
  other: "miner",
  kind: "scout",
  minutes: [20, 90],
};

/** Arguments by name for any sentence: a count is `count`, a piece is a scout, and what is not known is its own name. */
const about = (count: number, lists: boolean): Record<string, unknown> =>
  new Proxy(TEXTS, {
    get: (known, name) => {
      if (name === "pieces" && lists) return [{ kind: "scout", count }];
      return known[String(name)] ?? (NUMBERS.test(String(name)) ? count : `<${String(name)}>`);
    },
  });

type Sentence = (...given: unknown[]) => unknown;

const spoken = (say: Sentence, count: number): string => {
  try {
    return String(say(about(count, false)));
  } catch {
    return String(say(about(count, true)));
  }
};

/** The names of all pieces and stones; these functions take a kind as it is. */
const names = (say: Sentence, path: string, count: number): [string, string][] | null => {
  if (!/^board\.(piece|stone|countPieces)$/.test(path)) return null;
  const all = games().map((info): { name: string }[] => (path === "board.stone" ? info.stones : info.pieces));
  const name = (kind: string) => String(path === "board.countPieces" ? say(count, kind) : say(kind));
  return [...new Set(all.flat().map((kind) => kind.name))].map((kind) => [`${path}.${kind}`, name(kind)]);
};

/** Every text below a value by its path; sentences are made for a count. */
export const texts = (value: unknown, path: string, count = 3): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const say = value as Sentence;
    return names(say, path, count) ?? [[path, spoken(say, count)]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`, count));
};

/** Every text of a language by its path. */
export const allTexts = async (tag: Tag, count = 3): Promise<Map<string, string>> => {
  await ready;
  const made = await Promise.all(areas(tag).map(async (name) => texts(await areaOf(tag, name), name, count)));
  return new Map(made.flat());
};
