/**
 * Lets the computer play the sides that it has at a table, and suggest moves to persons. It asks about the text of one
 * player's view, and an answer counts only while that view is what it was.
 */
import type { Side, Viewer } from "rankfile";
import type { Answer } from "rankfile/bot";
import type { Table } from "../table.js";
import type { Hint } from "./hint.js";
import type { Level } from "./seats.js";
import { thinker } from "./thinker.js";

/** How long each level may think about a turn, in milliseconds. */
const THINKING: Record<Level, number> = { beginner: 400, casual: 800, club: 1500, strong: 3000 };
/** How long it may think about a hint, in milliseconds. */
const HINTING = 1500;
/** The least time from one turn to the computer's next, so that each can be seen. */
const PACE = 500;
/** A computer agrees to a draw if it stood worse than this after its last turn, in hundredths of a common piece. */
const WORSE = -50;

/** What is going on: `turn` and `hint` are thoughts. */
export type Doing = "turn" | "hint" | "failed" | "paused" | null;

/** What its host does. */
export interface Host {
  /** Draws again. */
  changed(): void;
  /** Plays the computer's action. */
  play(action: string): void;
}

/** The computer players at one table. */
export class Players {
  #table: Table | null = null;
  /** The thought whose answer counts; what any other one brings is dropped. */
  #asked: object | null = null;
  #again: () => void = () => {};
  /** How the computer stood after its last turn. */
  #score: number | null = null;
  doing: Doing = null;
  hint: Hint | null = null;

  constructor(readonly host: Host) {}

  /** The side on turn if the computer has it. */
  get side(): Side | null {
    const table = this.#table;
    return table?.phase === "play" && table.seats[table.turn] !== "person" ? table.turn : null;
  }

  /** Takes up a table, or the same one after a change: whatever was thought about it before is given up. */
  follow(table: Table): void {
    const same = table === this.#table;
    if (!same) this.#score = null;
    const paused = same && this.doing === "paused" && table.phase === "play";
    this.#table = table;
    this.#rest(paused ? "paused" : null);
    if (!paused) this.#turn();
  }

  #turn(): void {
    const { side } = this;
    const level = side && this.#table?.seats[side];
    if (side && level && level !== "person") void this.#think("turn", side, level, THINKING[level]);
  }

  /** Gives up what is thought. */
  #rest(doing: Doing): void {
    this.#asked = null;
    thinker.cancel();
    this.hint = null;
    this.doing = doing;
    this.host.changed();
  }

  async #think(doing: "turn" | "hint", viewer: Viewer, level: Level, ms: number): Promise<void> {
    const table = this.#table as Table;
    const view = String(table.view(viewer));
    const asked = {};
    this.#rest(doing);
    this.#asked = asked;
    this.#again = () => void this.#think(doing, viewer, level, ms);
    const pace = new Promise((done) => setTimeout(done, doing === "turn" ? PACE : 0));
    const answer = await thinker.action({ ask: "action", game: table.id, level, view, ms }).catch(() => null);
    await pace;
    if (asked !== this.#asked) return;
    if (answer === null) this.#rest("failed");
    else this.#take(table, viewer, view, answer, doing);
  }

  #take(table: Table, viewer: Viewer, asked: string, answer: Answer, doing: "turn" | "hint"): void {
    const view = table.view(viewer);
    const sound = String(view) === asked && view.judge(answer.action) === null;
    this.#rest(sound ? null : "failed");
    if (!sound) return;
    if (doing === "turn") {
      this.#score = answer.score;
      this.host.play(answer.action);
    } else {
      this.hint = { answer, view };
      this.host.changed();
    }
  }

  /** Asks what the computer would play for a person, from what that person sees. */
  ask(viewer: Side): void {
    void this.#think("hint", viewer, "strong", HINTING);
  }

  /** Ends a thought about a turn with the best action so far. */
  hurry(): void {
    thinker.hurry();
  }

  /** Gives up a hint, or takes it off the board. */
  dropHint(): void {
    if (this.doing === "hint" || this.hint) this.#rest(null);
  }

  pause(): void {
    this.#rest("paused");
  }

  resume(): void {
    this.#rest(null);
    this.#turn();
  }

  /** Asks once more after a failure. */
  again(): void {
    this.#again();
  }

  /** Whether the computer agrees to a draw. */
  get agrees(): boolean {
    return this.#score !== null && this.#score < WORSE;
  }

  /** The table is left. */
  end(): void {
    this.#rest(null);
    thinker.end();
  }
}
