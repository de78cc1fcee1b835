/** The one place that holds a game's truth. Everything else gets views, and a view knows only what its viewer may. */
import {
  type Draft,
  draft,
  type Game,
  type GameId,
  type GameInfo,
  games,
  newGame,
  type Outcome,
  openGame,
  type Phase,
  type Rules,
  type Side,
  type View,
  type Viewer,
} from "rankfile";
import { headOf, opened } from "./record.js";

/** The other side. */
export const otherSide = (side: Side): Side => (side === "south" ? "north" : "south");

/** One game in progress, with its secrets inside. */
export class Table {
  readonly #game: Game;
  readonly info: GameInfo;
  /** Called after every change. */
  changed: () => void = () => {};

  private constructor(
    readonly rules: Rules,
    game: Game,
  ) {
    this.#game = game;
    this.info = games().find((info) => info.id === game.id) as GameInfo;
  }

  /** A new game. @throws RulesError as `newGame` */
  static begin(id: GameId, rules: Rules = {}, position?: string): Table {
    return new Table(rules, newGame(id, position === undefined ? rules : { ...rules, position }));
  }

  /** A game from the referee's record. @throws RulesError as `openGame` */
  static open(record: string): Table {
    const game = openGame(record);
    return new Table(headOf(game.record()).rules, game);
  }

  /** The same game before it began. */
  afresh(): Table {
    return Table.open(headOf(this.record()).start);
  }

  get id(): GameId {
    return this.#game.id;
  }
  /** The referee's record, with all secrets. */
  record(): string {
    return this.#game.record();
  }
  /** The position on one line, with all secrets. @throws RulesError `not-deployed` in the set-up phase */
  position(): string {
    return this.#game.position();
  }
  /** Whether there is nothing yet that would be a pity to lose. */
  get untouched(): boolean {
    return this.phase === "setup" && this.#game.deployed.length === 0;
  }

  /** Whether the seats must not see each other's pieces. */
  get secret(): boolean {
    return this.info.hidden && !this.rules.open;
  }
  /** The name of the army in play. */
  get army(): string {
    return this.rules.army ?? this.info.armies[0]?.name ?? "";
  }
  get phase(): Phase {
    return this.#game.phase;
  }
  get turn(): Side {
    return this.#game.turn;
  }
  get outcome(): Outcome | null {
    return this.#game.outcome;
  }
  /** The side that still has to set up; null when both have. */
  get toDeploy(): Side | null {
    if (this.phase !== "setup") return null;
    return (["south", "north"] as const).find((side) => !this.#game.deployed.includes(side)) ?? null;
  }
  /** Whether the last turn may be taken back: there is one, and it told nothing hidden. */
  get canUndo(): boolean {
    // A game from a position counts its turns from the position's own number.
    return this.phase === "play" && !this.#game.revealed && /^play /m.test(this.record());
  }
  /** Whether the last turn told somebody something hidden. */
  get revealed(): boolean {
    return this.#game.revealed;
  }

  view(viewer: Viewer): View {
    return this.#game.view(viewer);
  }
  /** The whole game to step through. Once it is over nothing is hidden, so every turn shows all ranks. */
  replay(): View {
    if (!this.secret || this.phase !== "over") return this.view("spectator");
    return openGame(opened(this.record())).view("spectator");
  }
  /** A set-up in the making. */
  draft(side: Side, text?: string): Draft {
    return draft(this.id, text === undefined ? { ...this.rules, side } : { ...this.rules, side, text });
  }
  deploy(side: Side, setup: string): void {
    this.#game.deploy(side, setup);
    this.changed();
  }
  play(action: string, by: Side): void {
    this.#game.play(action, by);
    this.changed();
  }
  resign(side: Side): void {
    this.#game.resign(side);
    this.changed();
  }
  agreeDraw(): void {
    this.#game.agreeDraw();
    this.changed();
  }
  undo(): boolean {
    const undone = this.#game.undo() !== null;
    this.changed();
    return undone;
  }

  /** An open game in full swing, for the first screen: the same one every time. */
  static demo(id: GameId): Table {
    const table = Table.begin(id, { open: true });
    const game = table.#game;
    const chance = seeded(7);
    for (const side of ["south", "north"] as const) {
      if (game.phase === "setup") game.deploy(side, game.randomSetup(side, 11));
    }
    for (let turn = 0; turn < 36 && game.phase === "play"; turn++) {
      const actions = game.view("spectator").actions();
      const action = actions[Math.floor(chance() * actions.length)];
      if (action !== undefined) game.play(action);
    }
    if (game.phase === "over") game.undo();
    return table;
  }
}

/** The piece whose marks show most: for the first screen. */
export const showpiece = (view: View): string[] => {
  let best: { at: string; score: number } | null = null;
  for (const { at } of view.options().marks) {
    const { marks } = view.options([at]);
    const score = 10 * new Set(marks.map((mark) => mark.sense)).size + marks.length;
    if (best === null || score > best.score) best = { at, score };
  }
  return best === null ? [] : [best.at];
};

/** Numbers from 0 to 1 that are the same every time. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
