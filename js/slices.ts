/** Work in slices that are short enough for the thread of a page. */

/** How long a slice may take, in milliseconds: half a frame at 60 frames a second. */
const LONGEST_SLICE = 8;
/** What is aimed at, so that a slice that turns out slower than the last is still short enough. */
const USUAL_SLICE = 4;

/** Finds out how much work fits into a slice. */
export class Pace {
  #nodes = 1;

  /** Does one slice of work; what it is told is how much. */
  run<T>(work: (nodes: number) => T): T {
    const since = performance.now();
    const result = work(this.#nodes);
    const took = performance.now() - since;
    // Clocks of browsers are coarse, so growth is bounded; what was too long is cut at once.
    const factor = took > LONGEST_SLICE ? 0.25 : Math.min(2, USUAL_SLICE / Math.max(took, 0.01));
    this.#nodes = Math.max(1, Math.floor(this.#nodes * factor));
    return result;
  }
}

/** Lets whatever waits for this thread have its turn. */
export const breathe: () => Promise<void> = (() => {
  const host = globalThis as { setImmediate?: (run: () => void) => void };
  if (typeof host.setImmediate === "function") {
    const { setImmediate } = host;
    return () => new Promise<void>((done) => setImmediate(done));
  }
  // `scheduler.yield` goes on before messages that wait, so that a worker would never hear that it is to stop.
  // Timers wait four milliseconds where they follow on each other; messages do not.
  return () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
})();
