/** The editor's position: a draft of the library, what a draft does not set, and every earlier state. */
import { type Draft, draft, type GameId, type GameInfo, games, newGame, type Rules, type Side } from "rankfile";
import { headOf, linesOf } from "../record.js";

/** Fields of a position text, from 0: those that the editor changes. */
const TURN = 1;
const SUPPLY = 2;

/** A text that says which rules hold and where everything stands; unlike a record it may have faults. */
const HEAD = "rankfile 1 draft ";

/** A position in the making. Changing it never throws for what a person can do; only texts from outside do. */
export class Sheet {
  readonly info: GameInfo;
  #draft: Draft;
  /** Texts before and after this state. */
  #past: string[] = [];
  #future: string[] = [];

  /** @throws RulesError as `draft` */
  constructor(
    readonly id: GameId,
    readonly rules: Rules = {},
    text?: string,
  ) {
    this.info = games().find((info) => info.id === id) as GameInfo;
    this.#draft = draft(id, text === undefined ? rules : { ...rules, text });
  }

  /** Reads what `toLink` writes. @throws RulesError as `draft` */
  static fromLink(text: string): Sheet {
    const { id, rules, start } = headOf(text);
    const position = /^position (.*)$/m.exec(start)?.[1];
    return new Sheet(id, rules, position);
  }

  /** Rules and position as a text of lines. */
  toLink(): string {
    return `${HEAD}${this.id}\n${linesOf(this.rules)}position ${this}\n`;
  }

  get draft(): Draft {
    return this.#draft;
  }
  get army(): string {
    return this.rules.army ?? this.info.armies[0]?.name ?? "";
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  toString(): string {
    return String(this.#draft);
  }

  /** Changes the draft; a change that the library refuses leaves everything as it was. @throws RulesError */
  edit(change: (draft: Draft) => void): void {
    const before = String(this);
    try {
      change(this.#draft);
    } catch (error) {
      this.#open(before);
      throw error;
    }
    if (String(this) !== before) this.#remember(before);
  }

  /** Takes a whole position text. @throws RulesError `bad-position` with the place of the fault */
  take(text: string): void {
    const before = String(this);
    this.#open(text);
    if (String(this) !== before) this.#remember(before);
  }

  #remember(before: string): void {
    this.#past.push(before);
    this.#future = [];
  }

  undo(): void {
    const text = this.#past.pop();
    if (text === undefined) return;
    this.#future.push(String(this));
    this.#open(text);
  }

  redo(): void {
    const text = this.#future.pop();
    if (text === undefined) return;
    this.#past.push(String(this));
    this.#open(text);
  }

  #open(text: string): void {
    this.#draft = draft(this.id, { ...this.rules, text });
  }

  /** The array from which this game starts; null where both sides set up themselves. */
  get start(): string | null {
    return this.info.hidden ? null : newGame(this.id, this.rules).position();
  }

  /** What stands on a square, as a draft takes it: a letter or a stone; null for nothing. */
  on(at: string): string | null {
    const { pieces, stones } = this.#draft.scene();
    const piece = pieces.find((each) => each.at === at);
    const letter = this.info.pieces.find((each) => each.name === piece?.kind)?.letter;
    if (piece && letter !== undefined) return piece.side === "south" ? letter : letter.toLowerCase();
    const stone = stones.find((each) => each.at === at);
    return this.info.stones.find((each) => each.name === stone?.kind)?.text ?? null;
  }

  get turn(): Side {
    return this.#field(TURN) === "n" ? "north" : "south";
  }
  set turn(side: Side) {
    this.#set(TURN, side === "north" ? "n" : "s");
  }

  /** Stones in hand by tool; null in games without. */
  get supply(): Record<Side, Record<string, number>> | null {
    return this.#draft.scene().supply;
  }

  /** Sets how many stones of a tool a side has in hand. */
  setSupply(side: Side, tool: string, count: number): void {
    const { supply } = this;
    if (!supply) return;
    const counts = { ...supply, [side]: { ...supply[side], [tool]: count } };
    const list = (of: Side) => this.info.stones.map((stone) => counts[of][stone.tool] ?? 0).join(",");
    this.#set(SUPPLY, `${list("south")}/${list("north")}`);
  }

  #field(index: number): string {
    return String(this).split(" ")[index] ?? "";
  }

  #set(index: number, value: string): void {
    this.take(
      String(this)
        .split(" ")
        .map((field, i) => (i === index ? value : field))
        .join(" "),
    );
  }
}
