/** The default entry of the package: the wasm is inside. */
import { initSync, default as startLater } from "#glue";
import base64 from "#wasm";
import { started } from "./handle.js";

export { challenge, draft, games, newGame, openGame, openView } from "./api.js";
export { RulesError, type RulesFault } from "./errors.js";
export type * from "./objects.js";
export type * from "./types.js";

const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function start(): Promise<void> {
  try {
    initSync({ module: bytes });
    started();
    return Promise.resolve();
  } catch {
    // Some hosts compile only small modules at once, but any later.
    return startLater({ module_or_path: bytes }).then(started);
  }
}

/** Resolved when the calls work, which is at once almost everywhere. Calls before throw `not-ready`. */
export const ready: Promise<void> = start();

// A host that forbids compiling says so to whoever awaits `ready`, and to nobody else.
ready.catch(() => {});
