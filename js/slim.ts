/** The entry without the wasm: `await init(...)` with `rankfile/rules.wasm` first. */
import { initSync, default as startLater } from "#glue";
import { isStarted, started } from "./started.js";

export { challenge, draft, games, newGame, openGame, openView } from "./api.js";
export { RulesError, type RulesFault } from "./errors.js";
export type * from "./objects.js";
export type * from "./types.js";

/** Starts the core from its bytes, a compiled module, or a response that brings it. A second call does nothing. */
export async function init(source: BufferSource | WebAssembly.Module | Response | Promise<Response>): Promise<void> {
  if (isStarted()) return;
  if (source instanceof WebAssembly.Module) {
    initSync({ module: source });
  } else {
    await startLater({ module_or_path: source });
  }
  started();
}
