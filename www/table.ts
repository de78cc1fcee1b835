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
import { PERSONS, type Seats } from "./opponent/seats.js";
import { headOf, opened } from "./record.js";

const SIDES = ["south", "north"] as const;

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
    /** Who plays which side. */
    readonly seats: Seats,
  ) {
    this.#game = game;
    this.info = games().find((info) => info.id === game.id) as GameInfo;
  }

  /** A new game. @throws RulesError as `newGame` */
  static begin(id: GameId, rules: Rules = {}, position?: string, seats = PERSONS): Table {
    return new Table(rules, newGame(id, position === undefined ? rules : { ...rules, position }), seats);
  }

  /** A game from the referee's record. @throws RulesError as `openGame` */
  static open(record: string, seats = PERSONS): Table {
    const game = openGame(record);
    return new Table(headOf(game.record()).rules, game, seats);
  }

  /** The same game before it began. */
  afresh(): Table {
    return Table.open(headOf(this.record()).start, this.seats);
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
  /** The sides that persons play. */
  get persons(): Side[] {
    return SIDES.filter((side) => this.seats[side] === "person");
  }
  /** Whether two persons share the screen who must not see each other's pieces. */
  get shared(): boolean {
    return this.secret && this.persons.length === SIDES.length;
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
  /** The side that sets up next, persons before the computer; null when both have. */
  get toDeploy(): Side | null {
    if (this.phase !== "setup") return null;
    const left = SIDES.filter((side) => !this.#game.deployed.includes(side));
    return left.find((side) => this.seats[side] === "person") ?? left[0] ?? null;
  }
  /** Whether the last turn may be taken back: there is one, and it told nothing hidden. */
  get canUndo(): boolean {
    // A game from a position counts its turns from the position's own number.
    return this.phase === "play" && !this.#game.revealed && /^play /m.test(this.record());
  }
  /** Whether so many turns may be taken back: there are as many, and none of them told anything hidden. */
  canTakeBack(turns: number): boolean {
    let back = 0;
    while (back < turns && this.canUndo && this.#game.undo() !== null) back++;
    for (let n = 0; n < back; n++) this.#game.redo();
    return back === turns;
  }
  /** Whether the last turn told somebody something hidden. */
  get revealed(): boolean {
    return this.#game.revealed;
  }

  view(viewer: Viewer): View {
    return this.#game.view(viewer);
  }
  /** The game with nothing hidden, for who watches computers alone; while a person plays, what a spectator may see. */
  opened(): View {
    if (this.persons.length > 0) return this.view("spectator");
    return openGame(opened(this.record())).view("spectator");
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
  /** Takes turns back; false, and nothing is changed, if they may not be. */
  takeBack(turns: number): boolean {
    if (!this.canTakeBack(turns)) return false;
    for (let n = 0; n < turns; n++) this.#game.undo();
    this.changed();
    return true;
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
