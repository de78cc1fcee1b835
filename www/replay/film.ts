/** A recorded game to step through: from the referee's record, or from what one viewer saw. */
import { type Game, type GameInfo, games, openGame, openView, type Said, type View, type Viewer } from "rankfile";
import { reelOf } from "../board/replay.js";
import { opened } from "../record.js";

/** Whose knowledge is shown; `open` is nobody's: every rank from the first turn on, once the game is over. */
export type Seer = Viewer | "open";

/** Something to jump to. */
export interface Moment {
  ply: number;
  said: Said[];
}

/** What can be looked for among the moments. */
export const FILTERS = ["all", "challenge", "blast"] as const;
/** One of them. */
export type Filter = (typeof FILTERS)[number];

const WORTH: readonly Said["kind"][] = ["challenge", "blast", "end"];

/** A film. */
export class Film {
  readonly #game: Game | null;
  readonly #views = new Map<Seer, View>();
  readonly info: GameInfo;

  private constructor(source: Game | View, game: Game | null) {
    this.#game = game;
    this.info = games().find(({ id }) => id === source.id) as GameInfo;
    if ("viewer" in source) this.#views.set(source.viewer, source);
  }

  /** Opens a record or a view. @throws RulesError with line and column */
  static open(text: string): Film {
    if (/^\s*rankfile \d+ view /.test(text)) return new Film(openView(text), null);
    const game = openGame(text);
    return new Film(game, game);
  }

  /** The referee's record; null when only a view is at hand. */
  get record(): string | null {
    return this.#game?.record() ?? null;
  }
  /** Whether it holds ranks that somebody may not know yet. */
  get secret(): boolean {
    return this.#game !== null && this.seers.length > 1 && this.#game.phase !== "over";
  }

  /** Those whose knowledge can be shown, the first one first. */
  get seers(): readonly [Seer, ...Seer[]] {
    const game = this.#game;
    if (game === null) return [[...this.#views.keys()][0] ?? "spectator"];
    if (!this.info.hidden || /^open$/m.test(game.record())) return ["spectator"];
    return game.phase === "over" ? ["open", "spectator", "south", "north"] : ["spectator", "south", "north"];
  }

  /** What one of them knows. */
  view(seer: Seer): View {
    const known = this.#views.get(seer);
    if (known) return known;
    const game = this.#game as Game;
    const view = seer === "open" ? openGame(opened(game.record())).view("spectator") : game.view(seer);
    this.#views.set(seer, view);
    return view;
  }

  /** Challenges, explosions and the end, as one of them knows them. */
  moments(seer: Seer, filter: Filter): Moment[] {
    const view = this.view(seer);
    const { first } = reelOf(view);
    return view
      .turns()
      .map(({ said }, i) => ({ ply: first + i + 1, said: said.filter(({ kind }) => WORTH.includes(kind)) }))
      .filter(({ said }) => said.some(({ kind }) => filter === "all" || kind === filter));
  }
}
