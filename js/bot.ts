/** Computer players: an instance of WebAssembly of their own, which is handed texts of views and nothing else. */
import { botCheck, botSetup, botThink, initSync, type RawThought, default as startLater } from "#botglue";
import packed from "#botwasm";
import * as check from "./check.js";
import { RulesError, type RulesFault } from "./errors.js";
import type { View } from "./objects.js";
import { breathe, Pace } from "./slices.js";
import { requireStarted, started } from "./started.js";
import type { GameId, Rules, Side } from "./types.js";
import { unpack } from "./unpack.js";

export { RulesError, type RulesFault } from "./errors.js";
export type { GameId, Refusal, Rules, Side } from "./types.js";

/** The levels, the weakest first. `random` and `greedy` are yardsticks rather than opponents. */
export const LEVELS = ["random", "greedy", "beginner", "casual", "club", "strong"] as const;
/** How well a computer player plays. */
export type Level = (typeof LEVELS)[number];

/** What a hidden piece is believed to be: `share` thousandths. */
export interface Belief {
  at: string;
  piece: string;
  share: number;
}

/** What a computer player says of a view. */
export interface Answer {
  /** The action to play. */
  action: string;
  /**
   * How its side stands after it, in hundredths of the game's commonest piece. 30000 less the number of turns to the end
   * is a win, -30000 and that number a loss.
   */
  score: number;
  /** How it expects the game to go on: the action and what follows. */
  line: string[];
  /** How many nodes it has looked at. */
  nodes: number;
  /** What it believes of hidden pieces; empty in a game without secrets. */
  beliefs: Belief[];
}

/** How long to think. What comes first ends it; without `ms` and `nodes` it is half a second. */
export interface ThinkOptions {
  /** Milliseconds, waiting for the host included. The answer depends on how fast the host is. */
  ms?: number;
  /** Nodes. The same view, level, seed and nodes give the same answer on every host. */
  nodes?: number;
  /** Gives the thought up: the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called now and then with the answer so far. What it throws rejects the promise. */
  onProgress?: (answer: Answer) => void;
}

/** A computer player. */
export interface Bot {
  readonly id: GameId;
  readonly level: Level;
  readonly seed: number;
  /**
   * A set-up for a side, in a game that has set-ups.
   * @throws RulesError `already-deployed` in a game without set-ups; `bad-option`, and as `newGame` for the rules.
   */
  setup(side: Side, rules?: Rules): string;
  /**
   * What to play. The view is that of the player whom the bot sits in for, or its text; nothing else of the game reaches
   * the bot. It thinks in slices of a few milliseconds and lets the host breathe in between.
   * Rejected with a RulesError: `not-your-turn`, `not-deployed`, `game-over`, `bad-record`, `bad-option` (also for the view of
   * another game).
   */
  think(view: View | string, options?: ThinkOptions): Promise<Answer>;
  /** Ends all of its thoughts: their promises resolve with the answers so far. */
  stop(): void;
}

const bytes = unpack(packed);

/** Resolved when the players are there. `think` waits for it; before, everything else throws `not-ready`. */
export const ready: Promise<void> = start();
ready.catch(() => {});

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

/** More nodes than anybody waits for, and still a whole number. */
const ENDLESS = Number.MAX_SAFE_INTEGER;
const USUAL_MS = 500;
/** How often progress is told, in milliseconds. */
const PROGRESS_MS = 50;

/** Calls the core. What it throws as data becomes a `RulesError`. */
function call<T>(run: () => T): T {
  requireStarted();
  try {
    return run();
  } catch (fault) {
    if (isFault(fault)) throw new RulesError(fault);
    throw fault;
  }
}

const isFault = (value: unknown): value is RulesFault =>
  typeof value === "object" && value !== null && !(value instanceof Error) && "code" in value;

class Player implements Bot {
  /** Grows when all thoughts are to end. */
  #stops = 0;

  constructor(
    readonly id: GameId,
    readonly level: Level,
    readonly seed: number,
  ) {}

  setup(side: Side, rules?: Rules): string {
    const { settings } = check.rules(rules as (Rules & Record<string, unknown>) | undefined);
    return call(() => botSetup(this.id, settings, check.text(side, "side"), this.level, this.seed));
  }

  async think(view: View | string, options?: ThinkOptions): Promise<Answer> {
    const { ms, nodes, signal, onProgress } = check.thinkOptions(options);
    signal?.throwIfAborted();
    const since = performance.now();
    const text = check.viewText(view);
    const stops = this.#stops;
    await ready;
    const end = since + (ms ?? (nodes === undefined ? USUAL_MS : Number.POSITIVE_INFINITY));
    const thought = call(() => botThink(this.id, text, this.level, this.seed, nodes ?? ENDLESS));
    try {
      const pace = new Pace();
      let told = since;
      while (!pace.run((slice) => call(() => thought.advance(slice)))) {
        if (performance.now() >= end || stops !== this.#stops) break;
        if (onProgress !== undefined && performance.now() - told >= PROGRESS_MS) {
          onProgress(answerOf(thought));
          told = performance.now();
        }
        await breathe();
        signal?.throwIfAborted();
        if (performance.now() >= end || stops !== this.#stops) break;
      }
      return answerOf(thought);
    } finally {
      thought.free();
    }
  }

  stop(): void {
    this.#stops += 1;
  }
}

/** There is one after the first slice. */
const answerOf = (thought: RawThought): Answer => call(() => thought.answer()) as Answer;

/**
 * A computer player for a game. Without a level it is a `club` player; without a seed (0 to 2^53-1) its choices differ from
 * one bot to the next.
 * @throws RulesError `unknown-game`; `bad-option` for a level or seed that is none; `not-ready` before `ready`.
 */
export function newBot(id: GameId, options?: { level?: Level; seed?: number }): Bot {
  const { level, seed } = check.botOptions(options);
  call(() => botCheck(check.text(id, "id"), level));
  return new Player(id, level as Level, seed);
}
