/** A game at the table: the board as the seat sees it, the curtain between seats, and what happened in words. */
import { html, nothing, type PropertyValues } from "lit";
import type { Refusal, Side, View } from "rankfile";
import type { RuleBoard } from "../board/index.js";
import { words } from "../language.js";
import { Outlines } from "../opponent/hint.js";
import { computerWords, offerDraw, playersPanel } from "../opponent/panel.js";
import { Players } from "../opponent/players.js";
import { sound } from "../sound.js";
import { otherSide, type Table } from "../table.js";
import { allSaid, outcome } from "../words/tell.js";
import { Part } from "./base.js";
import { ask } from "./dialog.js";
import { gamePanel } from "./game.js";
import { curtain, losses, moves, ruleLink, rules, status, why } from "./panels.js";

/** How long a quiet move stays in sight before the curtain falls. */
const LOOK = 500;

/** `<page-play>`; tells `new-game`. */
export class Play extends Part {
  static override properties = { table: { attribute: false } };
  declare table: Table;
  /** The side that sits before the screen. */
  #seat: Side = "south";
  #covered = false;
  /** The seat has moved and must pass the screen on. */
  #passing = false;
  #turned = false;
  #refused: Refusal | null = null;
  /** What the repetition rule will refuse next, told to the side that just moved. */
  #warned: Refusal | null = null;
  #replaying = false;
  /** Whether the last turn was taken back. */
  #undone = false;
  /** What the computer answered to a request. */
  #answered: (() => string) | null = null;
  #timer = 0;
  readonly #players = new Players({
    changed: () => this.requestUpdate(),
    play: (action) => this.#play(action, this.table.turn),
  });
  readonly #outlines = new Outlines(this, () => this.#players.hint);
  /** Whether a watcher sees the ranks of both sides. */
  #all = false;
  /** Whether the turns that the button would take back may be; asked once for every change. */
  #undoable = false;
  /** One object for as long as nothing changes, so that the board keeps what is chosen on it. */
  #view: View | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("table")) this.#pass();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#players.end();
  }

  /** The side of the one who looks at the board; null if nobody plays. */
  get #own(): Side | null {
    const { secret, persons, turn } = this.table;
    if (persons.length === 0) return null;
    return persons.length === 1 || secret ? this.#seat : turn;
  }

  #change(): void {
    this.#view = null;
    this.#refused = null;
    this.requestUpdate();
  }

  /** The screen goes to the side on turn, behind the curtain if there are secrets. */
  #pass(warned: Refusal | null = null, undone = false): void {
    clearTimeout(this.#timer);
    this.#warned = warned;
    this.#replaying = false;
    const { table } = this;
    const over = table.phase === "over";
    if (table.shared) this.#seat = over ? this.#seat : table.turn;
    else if (table.persons.length === 1) [this.#seat = "south"] = table.persons;
    this.#covered = table.shared && !over;
    this.#passing = false;
    this.#undone = undone;
    this.#answered = null;
    this.#undoable = table.canTakeBack(this.#turns);
    this.#change();
    this.#players.follow(table);
  }

  readonly #showAll = (on: boolean): void => {
    this.#all = on;
    this.#view = null;
    this.requestUpdate();
  };

  /** How many turns go back at once: against the computer so many that the person is on turn again. */
  get #turns(): number {
    const { persons, turn } = this.table;
    return persons.length === 1 && persons[0] === turn ? 2 : 1;
  }

  async #open(): Promise<void> {
    this.#covered = false;
    this.#change();
    await this.updateComplete;
    const board = this.querySelector<RuleBoard>("rule-board");
    await board?.updateComplete;
    if (board?.cursor) board.focusSquare(board.cursor);
  }

  #play(action: string, by: Side): void {
    const { table } = this;
    // What a person was warned of is still so after the computer's turn.
    const warned = table.seats[by] === "person" ? (this.#view?.warn(action) ?? null) : this.#warned;
    table.play(action, by);
    sound(table.view("spectator").scene().said);
    this.#undone = false;
    if (!table.shared || table.phase === "over") this.#pass(warned);
    else {
      this.#passing = true;
      this.#warned = warned;
      // What must be read stays until the seat hands over.
      if (!table.revealed && !warned) this.#timer = window.setTimeout(() => this.#pass(), LOOK);
      this.#change();
    }
  }

  async #undo(): Promise<void> {
    // The computer agrees to that.
    const agreed = this.table.persons.length < 2 || (await ask(words.page.undoAsk, words.page.agreed));
    if (agreed && this.table.takeBack(this.#turns)) this.#pass(null, true);
  }

  async #draw(): Promise<void> {
    const { table } = this;
    if (table.persons.length === 1) {
      this.#answered = await offerDraw(table, this.#players);
      if (table.phase === "over") this.#pass();
      else this.requestUpdate();
      return;
    }
    if (!(await ask(words.page.drawAsk, words.page.agreed)) || table.phase !== "play") return;
    table.agreeDraw();
    this.#pass();
  }

  async #resign(): Promise<void> {
    const side = this.#own ?? this.#seat;
    if (!(await ask(words.page.resignAsk({ side }), words.page.resign)) || this.table.phase !== "play") return;
    this.table.resign(side);
    this.#pass();
  }

  #warning({ detail }: Refusal): string {
    const border = detail?.border;
    return border === undefined ? words.page.nextReturn : words.page.nextCrossing({ border: String(border) });
  }

  #words(view: View) {
    const end = this.table.outcome;
    const { hint, doing } = this.#players;
    if (this.#refused && !hint && doing !== "hint") return why(this.#refused);
    if (end) {
      const last = view.scene().said.filter((event) => event.kind === "challenge");
      return html`<strong>${outcome(words.board, end)}</strong> ${end.rule ? ruleLink(end.rule) : nothing}
        ${allSaid(words.board, last)} ${this.table.secret ? words.page.revealed : nothing}`;
    }
    const undone = this.#undone ? words.board.undone : "";
    if (this.#covered) return `${undone} ${words.page.handOverNow({ side: this.#seat })}`.trim();
    const told = undone || allSaid(words.board, view.scene().said);
    const warned = this.#warned;
    const tail = warned
      ? html` <span class="warned">${this.#warning(warned)} ${warned.rule ? ruleLink(warned.rule) : nothing}</span>`
      : nothing;
    if (this.#passing) return html`${told}${tail}`;
    const computer = this.#answered?.() ?? computerWords(this.#players);
    if (hint) return computer;
    if (computer !== "") return html`${told}${tail} ${computer}`;
    const seated = this.table.secret || this.table.persons.length === 1;
    return html`${told}${tail} ${seated ? words.page.yourTurn({ side: this.#seat }) : words.page.turn({ side: this.table.turn })}`;
  }

  /** One row of buttons, always of the same height. */
  #deeds(over: boolean) {
    const { table } = this;
    const button = (name: string, text: string, deed: () => void, off = false, primary = false) =>
      html`<button type="button" class=${primary ? "primary" : ""} data-deed=${name} ?disabled=${off} @click=${deed}>${text}</button>`;
    if (this.#passing)
      return button("pass", words.page.handOver({ side: otherSide(this.#seat) }), () => this.#pass(), false, true);
    const flip = button("flip", words.page.flip, () => {
      this.#turned = !this.#turned;
      this.requestUpdate();
    });
    const replay = button("replay", this.#replaying ? words.page.replayEnd : words.page.replay, () => {
      this.#replaying = !this.#replaying;
      this.#change();
    });
    if (over)
      return html`${button("new", words.page.newGame, () => this.tell("new-game"), false, true)}${replay}${flip}`;
    if (table.persons.length === 0) return flip;
    return html`${button("undo", words.page.undo, () => this.#undo(), !this.#undoable)}${button("draw", words.page.draw, () => this.#draw())}
      ${button("resign", words.page.resign, () => this.#resign())}${flip}`;
  }

  protected override render() {
    const { table } = this;
    const over = table.phase === "over";
    const viewer = over || this.#covered || !table.secret ? "spectator" : (this.#own ?? "spectator");
    const looking = this.#covered || this.#passing ? null : this.#own;
    const mode = this.#players.side === null ? "play" : "show";
    const watched = this.#all && table.persons.length === 0;
    this.#view ??= this.#replaying ? table.replay() : watched ? table.opened() : table.view(viewer);
    const view = this.#view;
    const bottom = this.#turned ? otherSide(this.#seat) : this.#seat;
    return html`<div class="table" data-phase=${table.phase} data-turn=${table.turn}>
      <div class="stage">
        <div class="boardbox">
          <rule-board deduction silent mode=${over ? (this.#replaying ? "replay" : "show") : mode} side=${bottom} .view=${view} ?covered=${this.#covered} ?inert=${this.#covered}
            @rule-action=${(event: CustomEvent<{ action: string }>) => this.#play(event.detail.action, this.#own ?? table.turn)}
            @rule-refusal=${(event: CustomEvent<{ refusal: Refusal }>) => {
              event.preventDefault();
              if (!this.#passing) this.#refused = event.detail.refusal;
              this.#players.dropHint();
              this.requestUpdate();
            }}
            @rule-pick=${() => {
              this.#refused = null;
              this.#players.dropHint();
              this.requestUpdate();
            }}></rule-board>
          ${this.#outlines.template()}
          ${this.#covered ? curtain(this.#seat, words.page.curtainTurn({ side: this.#seat }), () => this.#open()) : nothing}
        </div>
        ${status(this.#words(view))}
        <div class="buttons deeds">${this.#deeds(over)}</div>
      </div>
      <div class="side">
        ${playersPanel(table, this.#players, looking, { on: this.#all, set: this.#showAll })} ${moves(view)} ${losses(table.info, view)} ${gamePanel(table, looking, () => this.tell("new-game"))}
        ${rules(table.info)}
      </div>
    </div>`;
  }

  protected override updated(): void {
    // A keyboard that was on the board goes to what comes next.
    const next = this.querySelector<HTMLElement>(this.#covered ? "[data-curtain] > div" : "[data-deed=pass]");
    const at = document.activeElement;
    if (at === null || at === document.body || at === this.querySelector("rule-board"))
      next?.focus({ preventScroll: true });
    const list = this.querySelector("[data-moves]");
    if (list) list.scrollTop = list.scrollHeight;
  }
}
