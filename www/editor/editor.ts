/** Any position at all: pieces, stones, supplies, side to move, layout; its faults listed while one edits. */
import { html, nothing, type PropertyValues } from "lit";
import { type GameId, type Refusal, type Rules, RulesError, type Side } from "rankfile";
import { parse } from "../board/geometry.js";
import type { RuleBoard } from "../board/index.js";
import { Part } from "../parts/base.js";
import { check } from "../parts/check.js";
import { showText, takeText } from "../parts/dialog.js";
import { rules, status, why } from "../parts/panels.js";
import { copyText, saveFile } from "../share/save.js";
import { otherSide } from "../table.js";
import { EditorHand, type Note } from "./hand.js";
import { type Palette, pieceStrip, stoneStrip } from "./palette.js";
import { settings } from "./settings.js";
import { Sheet } from "./sheet.js";
import { TAKES, type Take, taken } from "./take.js";
import { text } from "./words.js";
import "./editor.css";

const hint: Note = () => text.words.hint;

/** A fault of a text that was not taken: where it cannot be read, or all that is wrong with it. */
const faultsOf = (error: RulesError): Refusal[] =>
  error.offset === undefined ? (error.flaws ?? [error]) : [{ code: "bad-text", detail: { place: error.offset + 1 } }];

/** A game as it starts; an empty board where both sides set up themselves. */
const fresh = (id: GameId, rules: Rules = {}): Sheet => {
  const sheet = new Sheet(id, rules);
  return sheet.start === null ? sheet : new Sheet(id, rules, sheet.start);
};

/** `<page-editor>`; tells `start` {id, rules, position}. */
export class Editor extends Part {
  static override properties = { link: { attribute: false } };
  /** The text of a link, to begin with; null for the start of a game. */
  declare link: string | null;
  #sheet: Sheet | null = null;
  readonly #hand = new EditorHand();
  #bottom: Side = "south";
  #open = true;
  /** The faults of what was not taken, told until the next change. */
  #refused: Refusal[] = [];
  #note = hint;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { link } = this;
    if (changed.has("link") && link !== null) this.#try(() => this.#begin(Sheet.fromLink(link)));
    this.#sheet ??= fresh("bollwerk");
  }

  #begin(sheet: Sheet, note = hint): Note {
    this.#sheet = sheet;
    this.#hand.rest();
    return note;
  }

  #say(note: Note, refused: Refusal[] = []): void {
    this.#note = note;
    this.#refused = refused;
    this.requestUpdate();
  }

  /** Does something that may be refused, and says what came of it. */
  #try(deed: () => Note): void {
    try {
      this.#say(deed());
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#say(hint, faultsOf(error));
    }
  }

  #edit(deed: (sheet: Sheet) => void): void {
    const sheet = this.#sheet;
    if (!sheet) return;
    this.#hand.rest();
    this.#try(() => {
      deed(sheet);
      return hint;
    });
  }

  #pick(sheet: Sheet, [from, to]: string[]): void {
    if (from === undefined) return;
    this.#try(() => {
      if (to === "off") return this.#hand.takeOff(sheet, from);
      if (to === undefined) return this.#hand.tap(sheet, from);
      // A key on a square names a piece by its letter, or a stone by its tool.
      const stone = sheet.info.stones.find(({ tool }) => tool === from);
      const thing = stone?.text ?? (parse(from) ? null : from);
      return thing === null ? this.#hand.move(sheet, from, to) : this.#hand.put(sheet, thing, to);
    });
  }

  /** Escape puts down what is in hand. */
  #key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.#hand.rest()) this.#say(hint);
  }

  async #layout(standard: boolean): Promise<void> {
    const given = standard
      ? undefined
      : await takeText(text.words.layoutText, text.words.layoutHelp, text.words.layoutUse);
    // The list shows again what holds.
    if (given === null) this.requestUpdate();
    else this.#try(() => this.#begin(fresh("bollwerk", given === undefined ? {} : { layout: given.trim() })));
  }

  async #take(sheet: Sheet, how: Take): Promise<void> {
    const given = await taken(sheet, how, this.#bottom);
    if (await copyText(given)) this.#say(() => text.words.taken[how]);
    else await showText(text.words.take, text.words.copyFailed, given);
  }

  async #paste(): Promise<void> {
    const given = await takeText(text.words.pasteTitle, text.words.pasteHelp, text.words.pasteUse);
    if (given !== null) this.#edit((sheet) => sheet.take(given.trim()));
  }

  #save(sheet: Sheet): void {
    const file = `${sheet.id}.svg`;
    saveFile(file, sheet.draft.svg({ bottom: this.#bottom }), "image/svg+xml");
    this.#say(() => text.words.saved({ file }));
  }

  #play(sheet: Sheet): void {
    const open = sheet.info.hidden && this.#open ? { open: true } : {};
    this.tell("start", { id: sheet.id, rules: { ...sheet.rules, ...open }, position: String(sheet) });
  }

  #deeds(sheet: Sheet) {
    const button = (name: string, label: string, deed: () => void, off = false, primary = false) =>
      html`<button type="button" class=${primary ? "primary" : ""} data-deed=${name} ?disabled=${off} @click=${deed}>${label}</button>`;
    const flip = () => {
      this.#bottom = otherSide(this.#bottom);
      this.requestUpdate();
    };
    return html`<div class="buttons deeds">
      ${button("undo", text.words.undo, () => this.#edit((s) => s.undo()), !sheet.canUndo)}
      ${button("redo", text.words.redo, () => this.#edit((s) => s.redo()), !sheet.canRedo)}
      ${button("flip", text.words.flip, flip)}
      ${button("play", text.words.play, () => this.#play(sheet), sheet.draft.flaws.length > 0, true)}
    </div>`;
  }

  #settings(sheet: Sheet) {
    const swap = (make: () => Sheet) => this.#try(() => this.#begin(make()));
    const arrange = (name: string, label: string, deed: (sheet: Sheet) => void) =>
      html`<button type="button" data-arrange=${name} @click=${() => this.#edit(deed)}>${label}</button>`;
    const { start } = sheet;
    return html`<section class="panel position" aria-label=${text.words.position}>
      <h2>${text.words.position}</h2>
      ${settings(sheet, {
        game: (id) => swap(() => fresh(id)),
        army: (army) => swap(() => new Sheet(sheet.id, { ...sheet.rules, army }, String(sheet))),
        layout: (standard) => this.#layout(standard),
        turn: (side) =>
          this.#edit((s) => {
            s.turn = side;
          }),
        supply: (side, tool, count) => this.#edit((s) => s.setSupply(side, tool, count)),
      })}
      ${
        sheet.info.hidden
          ? check({
              name: "open",
              label: text.words.open,
              about: text.words.openAbout,
              on: this.#open,
              set: (on) => {
                this.#open = on;
              },
            })
          : nothing
      }
      <div class="buttons even two">
        ${start === null ? nothing : arrange("start", text.words.start, (s) => s.take(start))}
        ${arrange("clear", text.words.clear, (s) => s.edit((d) => d.clear()))}
        ${arrange("mirror", text.words.mirror, (s) => s.edit((d) => d.mirror()))}
        ${arrange("random", text.words.random, (s) => s.edit((d) => d.random()))}
      </div>
    </section>`;
  }

  #faults(sheet: Sheet) {
    const { flaws, warnings } = sheet.draft;
    return html`<section class="panel" aria-label=${text.words.faults}><h2>${text.words.faults}</h2>
      <div class="faults" data-faults tabindex="0" role="group" aria-label=${text.words.faults} aria-live="polite">
        ${flaws.map((flaw) => html`<p class="flaw">${why(flaw)}</p>`)}
        ${warnings.map((flaw) => html`<p class="warning">${text.words.warning} ${why(flaw)}</p>`)}
        ${flaws.length === 0 ? html`<p>${text.words.noFaults}</p>` : nothing}
      </div></section>`;
  }

  #takes(sheet: Sheet) {
    return html`<section class="panel takes" aria-label=${text.words.take}><h2>${text.words.take}</h2>
      <div class="buttons even two">
        ${TAKES.map((how) => html`<button type="button" data-take=${how} @click=${() => this.#take(sheet, how)}>${text.words.takes[how]}</button>`)}
        <button type="button" data-save-svg @click=${() => this.#save(sheet)}>${text.words.save}</button>
        <button type="button" data-paste @click=${() => this.#paste()}>${text.words.paste}</button>
      </div></section>`;
  }

  protected override render() {
    const sheet = this.#sheet;
    if (!sheet) return nothing;
    const palette: Palette = {
      info: sheet.info,
      army: sheet.army,
      left: sheet.draft.left,
      held: this.#hand.held,
      hold: (what) => this.#try(() => this.#hand.hold(sheet, what)),
      drop: (what, x, y) => {
        const at = this.querySelector<RuleBoard>("rule-board")?.squareAt(x, y);
        if (at) this.#try(() => this.#hand.put(sheet, what, at));
      },
    };
    const { from } = this.#hand;
    const told = this.#refused.length > 0 ? html`${this.#refused.map(why)}` : this.#note();
    return html`<div class="table" @keydown=${(event: KeyboardEvent) => this.#key(event)}>
      <div class="stage">
        ${pieceStrip(palette, otherSide(this.#bottom))}
        <rule-board mode="edit" side=${this.#bottom} .draft=${sheet.draft} .picks=${from ? [from] : []}
          @rule-pick=${(event: CustomEvent<{ picks: string[] }>) => {
            event.preventDefault();
            this.#pick(sheet, event.detail.picks);
          }}></rule-board>
        ${pieceStrip(palette, this.#bottom)} ${stoneStrip(palette)}
        ${status(told)} ${this.#deeds(sheet)}
        <p class="keys">${text.words.keys}</p>
      </div>
      <div class="side">
        ${this.#faults(sheet)} ${this.#settings(sheet)} ${this.#takes(sheet)} ${rules(sheet.info)}
      </div>
    </div>`;
  }
}

customElements.define("page-editor", Editor);
