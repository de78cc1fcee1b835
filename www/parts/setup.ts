/** Setting up one army: a tray of what is left, the own rows lit, and what is missing listed while one places. */
import { html, nothing, type PropertyValues } from "lit";
import { type Draft, type Flaw, type Refusal, RulesError, type Side } from "rankfile";
import type { RuleBoard } from "../board/index.js";
import { words } from "../language.js";
import type { Table } from "../table.js";
import { Part } from "./base.js";
import { showText, takeText } from "./dialog.js";
import { rules, why } from "./panels.js";
import { tray } from "./tray.js";

type Note = () => string;
const silence: Note = () => "";
const hint: Note = () => words.page.setupHint;
const stands =
  (piece: string, at: string): Note =>
  () =>
    words.page.stands({ piece, at });

/** `<page-setup>`; tells `deployed` when the army stands. */
export class Setup extends Part {
  static override properties = { table: { attribute: false }, side: { attribute: false } };
  declare table: Table;
  declare side: Side;
  #draft: Draft | null = null;
  /** The letter in hand from the tray. */
  #held: string | null = null;
  /** The square chosen on the board. */
  #from: string | null = null;
  /** What is said under the board, in whatever language is in use when it is shown. */
  #note = hint;
  #refused: Refusal | null = null;
  #thrown: Flaw[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("table") || changed.has("side")) this.#take(this.table.draft(this.side), hint);
  }

  #take(draft: Draft, note: Note): void {
    this.#draft = draft;
    this.#say(note);
  }

  #say(note: Note, refused: Refusal | null = null): void {
    this.#note = note;
    this.#refused = refused;
    this.#thrown = [];
    this.#from = null;
    this.requestUpdate();
  }

  #edit(change: (draft: Draft) => void, note: Note): void {
    if (!this.#draft) return;
    change(this.#draft);
    this.#say(note);
  }

  /** Changes the whole army; nothing stays in hand. */
  #all(change: (draft: Draft) => void, note: Note): void {
    this.#held = null;
    this.#edit(change, note);
  }

  /** The kind and letter of the piece on a square. */
  #on(at: string): { kind: string; letter: string } | null {
    const kind = this.#draft?.scene().pieces.find((p) => p.at === at)?.kind ?? null;
    const letter = this.table.info.pieces.find((p) => p.name === kind)?.letter;
    return kind !== null && letter !== undefined ? { kind, letter } : null;
  }

  #own(at: string): boolean {
    return this.#draft?.scene().cells.some((cell) => cell.at === at && cell.zone === this.side) ?? false;
  }

  #place(letter: string, at: string | null): void {
    const kind = this.table.info.pieces.find((p) => p.letter === letter)?.name ?? letter;
    if (at === null) this.#say(hint);
    else if (!this.#own(at)) this.#say(silence, { code: "outside-zone", at });
    else {
      this.#edit((draft) => draft.put(at, letter), stands(kind, at));
      if ((this.#draft?.left[letter] ?? 0) <= 0) this.#held = null;
    }
  }

  #move(from: string, to: string): void {
    const mine = this.#on(from);
    if (!mine) return;
    const theirs = this.#on(to);
    if (to === "off")
      this.#edit(
        (draft) => draft.put(from, null),
        () => words.page.takenOff({ piece: mine.kind }),
      );
    else if (!this.#own(to)) this.#say(silence, { code: "outside-zone", at: to });
    else {
      const note = theirs ? () => words.page.swapped({ one: mine.kind, other: theirs.kind }) : stands(mine.kind, to);
      this.#edit((draft) => {
        draft.put(from, theirs?.letter ?? null);
        draft.put(to, mine.letter);
      }, note);
    }
  }

  #pick([from, to]: string[]): void {
    if (from === undefined || this.#from === from) this.#say(hint);
    else if (to !== undefined) this.#move(from, to);
    else if (this.#held !== null) this.#place(this.#held, from);
    else if (this.#from !== null) this.#move(this.#from, from);
    else {
      const mine = this.#on(from);
      this.#say(mine ? stands(mine.kind, from) : hint);
      this.#from = mine ? from : null;
    }
  }

  #hold(letter: string): void {
    if (this.#from !== null) this.#move(this.#from, "off");
    else {
      this.#held = this.#held === letter ? null : letter;
      const info = this.table.info.pieces.find((p) => p.letter === letter);
      const left = this.#draft?.left[letter] ?? 0;
      this.#say(this.#held && info ? () => words.board.left({ piece: info.name, left }) : hint);
    }
  }

  /** Escape puts down what is in hand. */
  #escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || (this.#held === null && this.#from === null)) return;
    this.#held = null;
    this.#say(hint);
  }

  #drop(letter: string, x: number, y: number): void {
    this.#held = null;
    this.#place(letter, this.querySelector<RuleBoard>("rule-board")?.squareAt(x, y) ?? null);
  }

  async #copy(): Promise<void> {
    const text = String(this.#draft);
    try {
      await navigator.clipboard.writeText(text);
      this.#say(() => words.page.copied);
    } catch {
      await showText(words.page.copy, words.page.copyFailed, text);
    }
  }

  async #paste(): Promise<void> {
    const text = await takeText(words.page.pasteTitle, words.page.pasteHelp, words.page.pasteUse);
    if (text !== null) this.#load(text.trim(), silence);
  }

  /** Puts a whole army from a text on the board. */
  #load(text: string, note: Note): void {
    this.#held = null;
    this.#try(() => this.#take(this.table.draft(this.side, text), note));
  }

  #ready(): void {
    const draft = this.#draft;
    if (!draft || draft.flaws.length > 0) return;
    this.#try(() => {
      this.table.deploy(this.side, String(draft));
      this.tell("deployed");
    });
  }

  /** Does something with a text and lists every fault of it. */
  #try(deed: () => void): void {
    try {
      deed();
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      // A text that cannot be read names where; a set-up that can be read names its flaws.
      this.#say(
        silence,
        error.offset === undefined ? error : { code: "bad-text", detail: { place: error.offset + 1 } },
      );
      this.#thrown = error.flaws ?? [];
    }
  }

  #faults(draft: Draft) {
    const left = this.table.info.pieces.filter((p) => (draft.left[p.letter] ?? 0) > 0);
    const pieces = left.map((p) => ({ kind: p.name, count: draft.left[p.letter] ?? 0 }));
    const others = draft.flaws.filter((flaw) => flaw.code !== "missing");
    const flaws = [...this.#thrown, ...others];
    return html`<div class="faults" data-faults tabindex="0" aria-live="polite">
      ${flaws.map((flaw) => html`<p class="flaw">${why(flaw)}</p>`)}
      ${draft.warnings.map((flaw) => html`<p class="warning">${words.page.warning} ${why(flaw)}</p>`)}
      ${pieces.length > 0 ? html`<p>${words.page.toPlace({ pieces })}</p>` : nothing}
      ${draft.flaws.length + this.#thrown.length === 0 ? html`<p>${words.page.allPlaced}</p>` : nothing}
    </div>`;
  }

  protected override render() {
    const draft = this.#draft;
    if (!draft) return nothing;
    const done = draft.flaws.length === 0;
    return html`<div class="table" @keydown=${(event: KeyboardEvent) => this.#escape(event)}>
      <div class="stage">
        <rule-board mode="edit" side=${this.side} .draft=${draft} .picks=${this.#from ? [this.#from] : []}
          @rule-pick=${(event: CustomEvent<{ picks: string[] }>) => {
            // The army has its own tray here, with its own words.
            event.preventDefault();
            this.#pick(event.detail.picks);
          }}></rule-board>
        <div class="status" role="status" data-status><p>${this.#refused ? why(this.#refused) : this.#note()}</p></div>
      </div>
      <div class="side">
        <section class="panel army" aria-label=${words.page.tray}>
          <h2>${words.page.setup({ side: this.side })}</h2>
          ${tray({
            info: this.table.info,
            side: this.side,
            army: this.table.army,
            left: draft.left,
            held: this.#held,
            hold: (letter) => this.#hold(letter),
            drop: (letter, x, y) => this.#drop(letter, x, y),
          })}
          ${this.#faults(draft)}
          <div class="buttons even">
            <button type="button" data-random @click=${() =>
              this.#all(
                (d) => d.random(),
                () => words.page.shuffled,
              )}>${words.page.random}</button>
            <button type="button" data-mirror @click=${() =>
              this.#all(
                (d) => d.mirror(),
                () => words.page.mirrored,
              )}>${words.page.mirror}</button>
            <button type="button" data-clear @click=${() => this.#all((d) => d.clear(), hint)}>${words.page.clear}</button>
            <button type="button" data-copy @click=${() => this.#copy()}>${words.page.copy}</button>
            <button type="button" data-paste @click=${() => this.#paste()}>${words.page.paste}</button>
            <button type="button" class="primary" data-ready ?disabled=${!done} @click=${() => this.#ready()}>${words.page.ready}</button>
          </div>
        </section>
        <page-saved .game=${this.table.id} .army=${this.table.army} .current=${() => String(this.#draft)}
          @load-setup=${({ detail }: CustomEvent<{ name: string; text: string }>) => this.#load(detail.text, () => words.saves.loaded(detail))}></page-saved>
        ${rules(this.table.info)}
      </div>
    </div>`;
  }
}
