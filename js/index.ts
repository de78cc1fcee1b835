/** The default entry of the package: the wasm is inside. */
import { initSync, default as startLater } from "#glue";
import packed from "#wasm";
import { RulesError } from "./errors.js";
import { started } from "./started.js";
import { unpack } from "./unpack.js";

export { challenge, draft, games, newGame, openGame, openView } from "./api.js";
export { RulesError, type RulesFault } from "./errors.js";
export type * from "./objects.js";
export type * from "./types.js";

const bytes = unpack(packed);

function start(): Promise<void> {
  try {
    initSync({ module: bytes });
    started();
    return Promise.resolve();
  } catch {
    // Some hosts compile only small modules at once, but any later.
    return startLater({ module_or_path: bytes }).then(started, (cause: unknown) => {
      throw new RulesError(
        { code: "not-ready", message: "not-ready: this host does not compile WebAssembly" },
        { cause },
      );
    });
  }
}

/**
 * Resolved when the calls work, which is at once almost everywhere. Calls before throw `not-ready`; it rejects with the
 * same code where the host does not compile WebAssembly, e.g. a page whose policy lacks `'wasm-unsafe-eval'`.
 */
export const ready: Promise<void> = start();

// A host that forbids compiling says so to whoever awaits `ready`, and to nobody else.
ready.catch(() => {});
