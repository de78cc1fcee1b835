/**
 * The default entry for hosts that forbid compiling at run time, such as Cloudflare's and Vercel's: they compile
 * `rules.wasm` when the code is deployed, and an import brings the module.
 */
import module from "#module";
import { init } from "./slim.js";

export { challenge, draft, games, newGame, openGame, openView, RulesError } from "./slim.js";

/** Resolved from the start: nothing has to be fetched or compiled. */
export const ready: Promise<void> = init(module);
