/** Calls into the core: not before it is there, not after `free`, and every fault as a `RulesError`. */
import { RulesError, type RulesFault } from "./errors.js";

let running = false;

/** The core has been started. */
export const started = (): void => {
  running = true;
};

/** Whether the core has been started. */
export const isStarted = (): boolean => running;

/** Calls the core. What it throws as data becomes a `RulesError`. */
export function call<T>(run: () => T): T {
  if (!running) throw new RulesError({ code: "not-ready", message: "not-ready: await `ready` (or `init`) first" });
  try {
    return run();
  } catch (fault) {
    if (isFault(fault)) throw new RulesError(fault);
    throw fault;
  }
}

const isFault = (value: unknown): value is RulesFault =>
  typeof value === "object" && value !== null && !(value instanceof Error) && "code" in value;

/** Something that lives in the core's memory. */
export abstract class Handle<Raw extends { free(): void }> {
  #raw: Raw | null;
  declare [Symbol.dispose]: () => void;

  constructor(raw: Raw) {
    this.#raw = raw;
  }

  /** Calls the core with it. */
  protected use<T>(run: (raw: Raw) => T): T {
    const raw = this.#raw;
    if (raw === null) throw new RulesError({ code: "freed", message: "freed: this object was freed" });
    return call(() => run(raw));
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
