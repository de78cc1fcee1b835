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

/** The other side. */
export const otherSide = (side: Side): Side => (side === "south" ? "north" : "south");

/** One game in progress, with its secrets inside. */
export class Table {
  readonly #game: Game;
  readonly info: GameInfo;

  constructor(
    readonly id: GameId,
    readonly rules: Rules = {},
  ) {
    this.#game = newGame(id, rules);
    this.info = games().find((info) => info.id === id) as GameInfo;
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
    return this.phase === "play" && !this.#game.revealed && this.#game.ply > 0;
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
    const lines = this.#game.record().split("\n");
    const at = lines.findIndex((line) => /^(setup|position) /.test(line));
    return openGame([...lines.slice(0, at), "open", ...lines.slice(at)].join("\n")).view("spectator");
  }
  /** A set-up in the making. */
  draft(side: Side, text?: string): Draft {
    return draft(this.id, text === undefined ? { ...this.rules, side } : { ...this.rules, side, text });
  }
  deploy(side: Side, setup: string): void {
    this.#game.deploy(side, setup);
  }
  play(action: string, by: Side): void {
    this.#game.play(action, by);
  }
  resign(side: Side): void {
    this.#game.resign(side);
  }
  agreeDraw(): void {
    this.#game.agreeDraw();
  }
  undo(): boolean {
    return this.#game.undo() !== null;
  }

  /** An open game in full swing, for the first screen: the same one every time. */
  static demo(id: GameId): Table {
    const table = new Table(id, { open: true });
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
