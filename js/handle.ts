/** Calls into the core: not before it is there, not after `free`, and every fault as a `RulesError`. */
import { Raw } from "#glue";
import { RulesError, type RulesFault } from "./errors.js";
import { requireStarted } from "./started.js";

/** Asks the core; the answer is a text. */
export function ask(raw: Raw, call: number, ...given: string[]): string {
  return read(raw.ask(call, list(given))) ?? "";
}

/** Asks the core; the answer is data. */
export function data<T>(raw: Raw, call: number, ...given: string[]): T {
  const json = read(raw.ask(call, list(given)));
  return (json === undefined ? null : JSON.parse(json)) as T;
}

let nothing: Raw | undefined;

/** What the core is asked with for what it is not asked of anything. */
export const root = (): Raw => (nothing ??= new Raw());

/** Makes something in the core. */
export const made = (call: number, ...given: string[]): Raw => derived(root(), call, ...given);

/** Makes something in the core of what is there. */
export function derived(from: Raw, call: number, ...given: string[]): Raw {
  read(from.ask(call, list(given)));
  return from.take();
}

/** What stands behind the sign of an answer. */
function read(answer: string | undefined): string | undefined {
  if (answer?.[0] === "!") throw new RulesError(JSON.parse(answer.slice(1)) as RulesFault);
  return answer?.slice(1);
}

/** Stands in no good text. */
const END = "\x01";

/**
 * Arguments as the one text that the core takes, each ended. In an argument the character that ends it becomes what a text has
 * in place of a character that it cannot hold.
 */
const list = (parts: string[]): string => parts.map((part) => part.replaceAll(END, "\uFFFD") + END).join("");

/** An argument that may be left out. */
export const optional = (text: string | undefined): string => (text === undefined ? "" : `+${text}`);

/** An argument that is a flag. */
export const flag = (on: boolean): string => (on ? "+" : "");

/** Something that lives in the core's memory. */
export abstract class Handle {
  #raw: Raw | null;
  declare [Symbol.dispose]: () => void;

  constructor(raw: Raw) {
    this.#raw = raw;
  }

  /** What the core is asked with. */
  protected get raw(): Raw {
    if (this.#raw === null) throw new RulesError({ code: "freed", message: "freed: this object was freed" });
    requireStarted();
    return this.#raw;
  }

  /** Gives its memory back at once. Nobody needs to: it is given back when the object is collected. */
  free(): void {
    this.#raw?.free();
    this.#raw = null;
  }
}

// Hosts without explicit resource management have no such symbol.
if (Symbol.dispose) {
  Handle.prototype[Symbol.dispose] = Handle.prototype.free;
}
