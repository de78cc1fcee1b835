/**
 * Set-ups kept in this browser, and their text form: a first line, then one line a set-up, `GAME ARMY TEXT NAME`.
 * Storage holds the same text that export gives, so nothing is kept that cannot be read.
 */
import { draft, type GameId, games } from "rankfile";

/** One kept set-up. */
export interface Save {
  game: GameId;
  army: string;
  name: string;
  text: string;
}

/** Why a text or the storage is refused: a code for the words, and the line. */
export class SaveError extends Error {
  constructor(
    readonly code: "saves-head" | "saves-line" | "saves-many" | "saves-storage" | "saves-name",
    readonly line = 0,
  ) {
    super(code);
  }
}

const KEY = "rankfile-setups";
/** The first line of the text form. */
export const HEAD = "rankfile set-ups 1";
/** Most set-ups that are kept: far more than anybody needs, far less than a storage takes. */
export const MOST = 500;
/** Most letters of a name. */
export const LONGEST_NAME = 60;

const readLine = (line: string): Save | null => {
  const [, id, army, text, name] = /^(\S+) (\S+) (\S+) (\S.*)$/.exec(line) ?? [];
  const info = games().find((each) => each.id === id && each.hidden);
  if (!info || !army || !text || !name || name.length > LONGEST_NAME) return null;
  if (!info.armies.some((each) => each.name === army)) return null;
  try {
    draft(info.id, { army, side: "south", text }).free();
  } catch {
    return null;
  }
  return { game: info.id, army, name, text };
};

/** Reads the text form. @throws `SaveError` for the first line that cannot be read. */
export const readSaves = (text: string): Save[] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const head = lines.findIndex((line) => line !== "");
  if (head < 0 || lines[head] !== HEAD) throw new SaveError("saves-head", head < 0 ? 1 : head + 1);
  const saves: Save[] = [];
  lines.forEach((line, i) => {
    if (i <= head || line === "") return;
    if (saves.length === MOST) throw new SaveError("saves-many", i + 1);
    const save = readLine(line);
    if (!save) throw new SaveError("saves-line", i + 1);
    saves.push(save);
  });
  return saves;
};

/** Writes the text form. */
export const writeSaves = (saves: readonly Save[]): string =>
  [HEAD, ...saves.map(({ game, army, text, name }) => `${game} ${army} ${text} ${name}`)].join("\n");

const same = (a: Save, b: Save): boolean => a.game === b.game && a.army === b.army && a.name === b.name;

/** Puts more set-ups beside those there are. Nothing is replaced: another set-up of the same name gets a number. */
export const merge = (saves: readonly Save[], more: readonly Save[]): Save[] => {
  const all = [...saves];
  for (const save of more) {
    const stem = save.name.slice(0, LONGEST_NAME - 6);
    let next = save;
    for (let n = 2; all.some((each) => same(each, next) && each.text !== next.text); n++)
      next = { ...save, name: `${stem} (${n})` };
    if (!all.some((each) => same(each, next))) all.push(next);
  }
  if (all.length > MOST) throw new SaveError("saves-many");
  return all;
};

/** A name as it is kept: one line, no space around it. @throws `SaveError` for an empty or too long one. */
export const cleanName = (name: string): string => {
  const clean = name.replace(/\s+/g, " ").trim();
  if (clean === "" || clean.length > LONGEST_NAME) throw new SaveError("saves-name");
  return clean;
};

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    throw new SaveError("saves-storage");
  }
};

const keep = (text: string, key = KEY): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    throw new SaveError("saves-storage");
  }
};

/** All set-ups of this browser. @throws `SaveError` when they cannot be read. */
export const load = (): Save[] => {
  const text = stored();
  return text === null ? [] : readSaves(text);
};

/** Changes the set-ups of this browser. Read anew each time, as another tab may have changed them. @throws `SaveError` */
export const change = (how: (saves: Save[]) => Save[]): Save[] => {
  const saves = how(load());
  keep(writeSaves(saves));
  return saves;
};

/** Moves a damaged list to a name of its own, so that a new one can begin. @throws `SaveError` */
export const setAside = (): void => {
  const text = stored();
  if (text === null) return;
  let n = 1;
  while (localStorage.getItem(`${KEY}-damaged-${n}`) !== null) n++;
  keep(text, `${KEY}-damaged-${n}`);
  localStorage.removeItem(KEY);
};

/** The text as it is stored, damaged or not. */
export const raw = (): string => stored() ?? "";
