/** What comes in from callers is checked here, before it crosses: a wrong type is a typed error, not a broken module. */
import { RulesError } from "./errors.js";
import type { Rules, SceneOptions, Side, SvgOptions } from "./types.js";

/** Longer texts are no texts of this library; they are refused before they take up memory that is never given back. */
export const LONGEST_TEXT = 1 << 24;

/** More clicks than any turn has. */
const LONGEST_LIST = 1000;

const bad = (given: string, value: unknown, code = "bad-option"): RulesError => {
  // Names come from callers, too.
  const name = short(given);
  return new RulesError({ code, message: `${code}, name ${name}`, detail: { name, value: described(value) } });
};

const short = (value: string): string => value.slice(0, 200);

const described = (value: unknown): string | number =>
  typeof value === "number" ? value : typeof value === "string" ? short(value) : typeof value;

/** A text. */
export function text(value: unknown, name: string): string {
  if (typeof value !== "string") throw bad(name, value);
  if (value.length > LONGEST_TEXT) throw tooLong(name);
  return value;
}

const tooLong = (name: string): RulesError =>
  new RulesError({
    code: "bad-text",
    message: `bad-text, ${name} is too long`,
    detail: { name, longest: LONGEST_TEXT },
  });

/**
 * A text that may be left out. Null is not "left out": a server that passes a side which it does not have must not find
 * the question of whose turn it is skipped.
 */
export const optionalText = (value: unknown, name: string): string | undefined =>
  value === undefined ? undefined : text(value, name);

/** Reads what a caller's object holds. Getters and proxies may run code of his and throw: the fault is his option's. */
function reading<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RulesError) throw cause;
    throw new RulesError({ code: "bad-option", message: `bad-option, name ${name}`, detail: { name } }, { cause });
  }
}

/**
 * A list as the core takes it: one text, each of its parts ended by NUL. A NUL inside a part becomes what a text has in
 * place of a character that it cannot hold, so that no part can pass for two.
 */
function list(parts: string[], name: string): string {
  // Together they are one text: a thousand long ones would be too long for the host's memory, and for the core's.
  const length = parts.reduce((sum, part) => sum + part.length + 1, 0);
  if (length > LONGEST_TEXT) throw tooLong(name);
  return parts.map((part) => `${part.replaceAll("\0", "\uFFFD")}\0`).join("");
}

/** A list of clicks. */
export function picks(value: unknown): string {
  if (value === undefined) return "";
  return reading("picks", () => {
    if (!Array.isArray(value)) throw bad("picks", value);
    const { length } = value;
    // The other way round, what is no number would pass.
    if (!(length <= LONGEST_LIST)) throw bad("picks", length);
    // By index: `map` would pass over holes.
    return list(
      Array.from({ length }, (_, index) => text(value[index], "picks")),
      "picks",
    );
  });
}

/** A whole number from 0. */
export function count(value: unknown, name: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 0xffff_ffff) throw bad(name, value);
  return value;
}

/** A seed as the core takes it, empty for the host's entropy. Which numbers are none the core says, in its order of faults: `-` stands for one. */
export function seed(value: unknown): string {
  if (value === undefined) return "";
  if (typeof value !== "number") throw bad("seed", value);
  return Number.isSafeInteger(value) && value >= 0 ? String(value) : "-";
}

const flag = (value: unknown, name: string, usual: boolean): boolean => {
  if (value === undefined) return usual;
  if (typeof value !== "boolean") throw bad(name, value);
  return value;
};

/** The own properties of an options object; inherited ones mean nothing. Unknown names are refused. */
function fields(value: unknown, names: readonly string[], what: string): Record<string, unknown> {
  // Without a prototype, so that nothing is found in it that stands on everybody's.
  const own: Record<string, unknown> = Object.create(null);
  if (value === undefined) return own;
  if (typeof value !== "object" || value === null) throw bad(what, value);
  reading(what, () => Object.assign(own, value));
  for (const name of Object.keys(own)) {
    if (!names.includes(name)) throw bad(name, own[name]);
  }
  return own;
}

const RULES = ["edition", "army", "switches", "layout", "first", "open"] as const;

/** Rules as the list of names, each followed by its value, that the core takes, and what else stood beside them. */
export function rules(
  value: (Rules & Record<string, unknown>) | undefined,
  beside: readonly string[] = [],
): { settings: string; rest: Record<string, unknown> } {
  const own = fields(value, [...RULES, ...beside], "rules");
  const settings: string[] = [];
  for (const name of ["edition", "army", "layout", "first"]) {
    const given = optionalText(own[name], name);
    if (given !== undefined) settings.push(name, given);
  }
  if (flag(own.open, "open", false)) settings.push("open", "");
  return { settings: list(settings, "rules") + switches(own.switches), rest: own };
}

/** Switches as the list of names and values that the core takes. */
export function switches(value: unknown): string {
  if (value === undefined) return "";
  if (typeof value !== "object" || value === null) throw bad("switches", value);
  const parts = reading("switches", () => Object.entries(value)).flatMap(([name, given]) => {
    if (typeof given !== "string") throw bad(name, given, "bad-switch");
    return [`switch ${text(name, "switches")}`, text(given, name)];
  });
  return list(parts, "switches");
}

/** What a scene shows beside the position; `picks` as a list. */
export interface Shown {
  picks: string | undefined;
  diagram: string | undefined;
  last: boolean;
}

const side = (value: unknown, name: string): Side => {
  if (value !== "south" && value !== "north") throw bad(name, value);
  return value;
};

/** How an SVG is drawn. */
export interface Drawn {
  bottom: Side;
  coordinates: boolean;
}

/** What a scene shows. */
export function sceneOptions(value: SceneOptions | undefined): Shown {
  return sceneFields(fields(value, ["picks", "diagram", "last"], "options"));
}

const sceneFields = (own: Record<string, unknown>): Shown => ({
  picks: own.picks === undefined ? undefined : picks(own.picks),
  diagram: optionalText(own.diagram, "diagram"),
  last: flag(own.last, "last", true),
});

/** What an SVG shows. */
export function svgOptions(value: SvgOptions | undefined): Shown & Drawn {
  const own = fields(value, ["picks", "diagram", "last", "bottom", "coordinates"], "options");
  return {
    ...sceneFields(own),
    bottom: own.bottom === undefined ? "south" : side(own.bottom, "bottom"),
    coordinates: flag(own.coordinates, "coordinates", true),
  };
}

/** A bot's level and seed. Which levels there are the core says. */
export function botOptions(value: unknown): { level: string; seed: number } {
  const own = fields(value, ["level", "seed"], "options");
  const level = optionalText(own.level, "level") ?? "club";
  if (own.seed === undefined) return { level, seed: Math.floor(Math.random() * 2 ** 53) };
  return { level, seed: whole(own.seed, "seed", 0) };
}

const whole = (value: unknown, name: string, least: number): number => {
  if (!Number.isSafeInteger(value) || (value as number) < least) throw bad(name, value);
  return value as number;
};

/** The text of a view, or of what prints as one. */
export function viewText(value: unknown): string {
  if (typeof value === "object" && value !== null)
    return text(
      reading("view", () => String(value)),
      "view",
    );
  return text(value, "view");
}

/** How long a bot thinks. */
export function thinkOptions(value: unknown): {
  ms: number | undefined;
  nodes: number | undefined;
  signal: AbortSignal | undefined;
  onProgress: ((answer: unknown) => void) | undefined;
} {
  const { ms, nodes, signal, onProgress } = fields(value, ["ms", "nodes", "signal", "onProgress"], "options");
  if (ms !== undefined && !(typeof ms === "number" && ms >= 0)) throw bad("ms", ms);
  if (signal !== undefined && !isSignal(signal)) throw bad("signal", signal);
  if (onProgress !== undefined && typeof onProgress !== "function") throw bad("onProgress", onProgress);
  return {
    ms,
    nodes: nodes === undefined ? undefined : whole(nodes, "nodes", 1),
    signal,
    onProgress: onProgress as ((answer: unknown) => void) | undefined,
  };
}

const isSignal = (value: unknown): value is AbortSignal =>
  typeof value === "object" && value !== null && typeof (value as AbortSignal).throwIfAborted === "function";
