/// <reference lib="esnext.disposable" preserve="true" />
/** The objects that live behind the border: games, views and drafts. */

import type {
  Candidate,
  Flaw,
  GameId,
  Mark,
  Options,
  Outcome,
  Phase,
  Refusal,
  Report,
  Scene,
  SceneOptions,
  Side,
  SvgOptions,
  Turn,
  Viewer,
} from "./types.js";

/** The truth of a game: for the referee, a server, hot seat, analysis. */
export interface Game {
  readonly id: GameId;
  readonly phase: Phase;
  readonly turn: Side;
  /** Turns played, counted from the position's own number. */
  readonly ply: number;
  /** The sides that have set up, in that order. */
  readonly deployed: Side[];
  readonly outcome: Outcome | null;
  /** Whether the last turn told somebody something hidden. */
  readonly revealed: boolean;
  /** Commits a side's set-up, once. @throws RulesError `bad-setup` with every flaw; `already-deployed`. */
  deploy(side: Side, setup: string): Report;
  /** A random set-up for a side. As secret as the set-up. Without a seed (0 to 2^53-1) the host's entropy is used. */
  randomSetup(side: Side, seed?: number): string;
  /** What one viewer knows. */
  view(viewer: Viewer): View;
  /**
   * Plays an action. With `by`, `not-your-turn` is judged before anything else: a server always passes it.
   * @throws RulesError what `judge` of the side on turn says, and nothing changes.
   */
  play(action: string, by?: Side): Report;
  /** A side gives up, whoever is on turn. @throws RulesError `game-over` */
  resign(side: Side): Report;
  /** Both sides have agreed on a draw. @throws RulesError `game-over` */
  agreeDraw(): Report;
  /** Takes the last turn or result back; null when there is nothing to take back. Never goes back over a deploy. */
  undo(): Report | null;
  /** Plays again what was taken back last; null when there is nothing, as after anything new. */
  redo(): Report | null;
  /** The position on one line, with all secrets. @throws RulesError `not-deployed` in the set-up phase. */
  position(): string;
  /** The whole record, with all secrets. */
  record(): string;
  /** Gives the memory back at once; calls after it throw `freed`. Without it that happens on garbage collection. */
  free(): void;
  [Symbol.dispose](): void;
}

/** What one viewer knows; all that a front end needs. */
export interface View {
  readonly id: GameId;
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly turn: Side;
  readonly ply: number;
  readonly deployed: Side[];
  readonly outcome: Outcome | null;
  /** Started from a position text: what happened before is unknown. */
  readonly fromPosition: boolean;
  /** What may be clicked next after these clicks. @throws RulesError `bad-text` for an unreadable click. */
  options(picks?: string[]): Options;
  /** The rulebook's diagram of a piece: marks over its whole turn, the piece itself unmarked. @throws RulesError `bad-text` for no square. */
  diagram(square: string): Mark[];
  /**
   * Exactly the texts that `play` takes now, in code-unit order; with `from`, those of the piece there. Empty when it is
   * not this viewer's turn; in an open game every viewer gets those of the side on turn.
   */
  actions(from?: string): string[];
  /** Why this action is not allowed; null when it is. Never throws. */
  judge(action: string): Refusal | null;
  /** Why the last of these clicks leads nowhere; null when it leads somewhere. */
  why(picks: string[]): Refusal | null;
  /**
   * What the piece on this square may be, from what this viewer has seen alone: counts, moves, results, where the game
   * went on. The truth is always among the answers. A piece whose rank this viewer knows has one answer, an empty square
   * none. @throws RulesError `bad-text` for no square.
   */
  couldBe(square: string): Candidate[];
  /**
   * One move ahead: what SR1 will refuse if this action is played now, the piece survives, and no other piece of its side
   * moves before it tries to go back. `at` is the square it will not reach, `detail.border` the border that it may not
   * cross. Null when nothing will be, and for what is not legal now.
   */
  warn(action: string): Refusal | null;
  /** Takes one news text in. @throws RulesError `out-of-step`, and nothing changes. */
  learn(news: string): void;
  /** The view as it was at an earlier ply. @throws RulesError `bad-option` when there was no such ply. */
  at(ply: number): View;
  /** The turns as this viewer knows them. */
  turns(): Turn[];
  /** What to draw and say, as data. */
  scene(options?: SceneOptions): Scene;
  /** The same as a complete SVG, without a DOM. */
  svg(options?: SvgOptions): string;
  /** The position on one line, unknown pieces as X and x. @throws RulesError `not-deployed` in the set-up phase. */
  position(): string;
  /** The whole transcript, for `openView`. */
  toString(): string;
  /** Gives the memory back at once; calls after it throw `freed`. */
  free(): void;
  [Symbol.dispose](): void;
}

/** A set-up or a position in the making. It may be incomplete or wrong; `flaws` says how. */
export interface Draft {
  /**
   * Puts a piece (its letter; in a set-up upper case) or a stone on a square, or clears the square (null).
   * @throws RulesError `bad-text`, `not-a-square`, `unknown-piece`, and nothing changes.
   */
  put(at: string, piece: string | null): void;
  /** Fills it at random. Without a seed (0 to 2^53-1) the host's entropy is used. */
  random(seed?: number): void;
  /** Mirrors the files. */
  mirror(): void;
  /** Takes everything off. */
  clear(): void;
  /** How many of each letter are still to be placed. */
  readonly left: Record<string, number>;
  /** Every fault; without any, `deploy` or `newGame` takes the text. */
  readonly flaws: Flaw[];
  /** What is legal but surely not meant. */
  readonly warnings: Flaw[];
  /** What to draw. A draft has no clicks, diagrams and last turn: `SceneOptions` mean nothing here. */
  scene(options?: SceneOptions): Scene;
  /** The same as a complete SVG, without a DOM. */
  svg(options?: SvgOptions): string;
  /** The set-up or position text. */
  toString(): string;
  /** Gives the memory back at once; calls after it throw `freed`. */
  free(): void;
  [Symbol.dispose](): void;
}
