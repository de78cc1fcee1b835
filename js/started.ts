/** Whether the core is there. */
import { RulesError } from "./errors.js";

let running = false;

/** The core has been started. */
export const started = (): void => {
  running = true;
};

/** Whether the core has been started. */
export const isStarted = (): boolean => running;

/** @throws RulesError `not-ready` before the core has been started. */
export function requireStarted(): void {
  if (!running) throw new RulesError({ code: "not-ready", message: "not-ready: await `ready` (or `init`) first" });
}
