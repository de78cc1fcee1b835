/** The package for the pages: its slim entry, with the wasm as a file of its own, which travels smaller than in a script. */

import wasm from "rankfile/rules.wasm?url";
import { init } from "rankfile/slim";

export * from "rankfile/slim";

/** Resolved when the calls work. */
export const ready: Promise<void> = init(fetch(wasm));

// Who awaits `ready` hears that the rules could not be loaded, and nobody else.
ready.catch(() => {});
