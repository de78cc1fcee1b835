/** Stepping through a recorded game: whose knowledge is shown, where to jump, what to take along. */
import { html, nothing, type PropertyValues } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { View } from "rankfile";
import { reelOf, sceneAt } from "../board/replay.js";
import { words } from "../language.js";
import { Part } from "../parts/base.js";
import { losses } from "../parts/panels.js";
import { shareFilm } from "../share/offers.js";
import { saveFile } from "../share/save.js";
import { otherSide } from "../table.js";
import { allSaid } from "../words/tell.js";
import type { Fault } from "./fault.js";
import { FILTERS, Film, type Filter, type Seer } from "./film.js";
import { loader, openFilm } from "./loader.js";
import { text } from "./words.js";
import "./replay.css";

/** `<page-replay>`. */
export class Replay extends Part {
  static override properties = { link: { attribute: false } };
  /** The text of a link, to begin with. */
  declare link: string | null;
  #film: Film | null = null;
  #fault: Fault | null = null;
  #seer: Seer = "spectator";
  #ply = 0;
  #filter: Filter = "all";
  #turned = false;
  /** Told to screen readers after a jump; the board tells its own steps. */
  #spoken = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("link") && this.link !== null) void this.#load(this.link);
  }

  async #load(given: string | { fault: Fault }): Promise<void> {
    const found = typeof given === "string" ? await openFilm(given) : given;
    const film = found instanceof Film ? found : null;
    this.#film = film;
    this.#fault = found instanceof Film ? null : found.fault;
    if (film) {
      this.#seer = film.seers[0];
      this.#ply = reelOf(film.view(this.#seer)).first;
      this.#turned = this.#seer === "north";
    }
    this.#spoken = "";
    this.requestUpdate();
  }

  #close(): void {
    this.#film = this.#fault = null;
    this.requestUpdate();
  }

  #told(view: View): string {
    const { first } = reelOf(view);
    return this.#ply === first ? text.words.beginning : allSaid(words.board, sceneAt(view, this.#ply).said);
  }

  #go(view: View, ply: number, aloud = true): void {
    this.#ply = ply;
    this.#spoken = aloud ? `${words.board.afterTurn({ ply })} ${this.#told(view)}` : "";
    this.requestUpdate();
  }

  /** The keys of the board work beside it, too. */
  #key(view: View, event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { first, last } = reelOf(view);
    const ply = { "<": first, ",": this.#ply - 1, ".": this.#ply + 1, ">": last }[event.key];
    if (ply === undefined || ply < first || ply > last || ply === this.#ply) return;
    event.preventDefault();
    this.#go(view, ply);
  }

  #slider(view: View) {
    const { first, last } = reelOf(view);
    const now = text.words.turnOf({ ply: this.#ply - first, all: last - first });
    return html`<label class="slider"><span>${text.words.turn}</span>
      <input type="range" data-slider min=${first} max=${last} .value=${String(this.#ply)} aria-valuetext=${`${now}. ${this.#told(view)}`}
        @input=${(event: Event) => this.#go(view, Number((event.target as HTMLInputElement).value), false)}></label>`;
  }

  #viewer(film: Film) {
    const { seers } = film;
    if (film.record === null && this.#seer !== "open")
      return html`<p data-viewer=${this.#seer}>${text.words.onlyViewer[this.#seer]}</p>`;
    if (seers.length < 2) return nothing;
    return html`<label class="field"><span>${text.words.viewer}</span>
      <select data-viewer=${this.#seer} @change=${(event: Event) => {
        this.#seer = (event.target as HTMLSelectElement).value as Seer;
        this.#spoken = "";
        this.requestUpdate();
      }}>${seers.map((seer) => html`<option value=${seer} ?selected=${seer === this.#seer}>${text.words.viewers[seer]}</option>`)}</select></label>`;
  }

  #moments(film: Film, view: View) {
    const moments = film.moments(this.#seer, this.#filter);
    const kinds = FILTERS.filter((filter) => filter === "all" || film.moments(this.#seer, filter).length > 0);
    return html`<section class="panel moments" aria-label=${text.words.moments}>
      <div class="head"><h2>${text.words.moments}</h2>
        ${
          kinds.length > 2
            ? html`<select data-filter aria-label=${text.words.moments} @change=${(event: Event) => {
                this.#filter = (event.target as HTMLSelectElement).value as Filter;
                this.requestUpdate();
              }}>${kinds.map((kind) => html`<option value=${kind} ?selected=${kind === this.#filter}>${text.words.filters[kind]}</option>`)}</select>`
            : nothing
        }</div>
      <ol data-moments tabindex="0">${moments.map(
        ({
          ply,
          said,
        }) => html`<li><button type="button" data-ply=${ply} aria-current=${ply === this.#ply ? "true" : "false"}
          @click=${() => this.#go(view, ply)}><span class="number">${ply}</span><span>${allSaid(words.board, said)}</span></button></li>`,
      )}${moments.length === 0 ? html`<li class="empty">${text.words.noMoments}</li>` : nothing}</ol>
    </section>`;
  }

  /** One row of buttons: from moment to moment, and the other side of the board. */
  #deeds(film: Film, view: View) {
    const plies = film.moments(this.#seer, this.#filter).map(({ ply }) => ply);
    const jump = (name: string, label: string, ply: number | undefined) =>
      html`<button type="button" data-jump=${name} ?disabled=${ply === undefined} @click=${() => this.#go(view, ply ?? 0)}>${label}</button>`;
    const flip = () => {
      this.#turned = !this.#turned;
      this.requestUpdate();
    };
    const back = plies.filter((ply) => ply < this.#ply).at(-1);
    return html`<div class="buttons deeds">${jump("back", text.words.back, back)}
      ${jump(
        "on",
        text.words.on,
        plies.find((ply) => ply > this.#ply),
      )}
      <button type="button" data-deed="flip" @click=${flip}>${text.words.flip}</button></div>`;
  }

  #turns(view: View) {
    const { first } = reelOf(view);
    return html`<section class="panel turns" aria-label=${text.words.turns}><h2>${text.words.turns}</h2>
      <ol data-turns tabindex="0">${view.turns().map(({ action }, i) => {
        const ply = first + i + 1;
        return html`<li><button type="button" data-ply=${ply} aria-current=${ply === this.#ply ? "true" : "false"}
          @click=${() => this.#go(view, ply)}><span class="number">${ply}</span>${action}</button></li>`;
      })}</ol></section>`;
  }

  #export(film: Film, view: View) {
    const { record } = film;
    const save = (name: string, label: string, content: () => string, ending = "txt") =>
      html`<button type="button" data-save=${name} @click=${() => {
        const file = `${view.id}-${name}.${ending}`;
        saveFile(file, content(), ending === "svg" ? "image/svg+xml" : "text/plain");
        this.#spoken = text.words.saved({ file });
        this.requestUpdate();
      }}>${label}</button>`;
    const drawing = () => this.#then(view, (past) => past.svg({ bottom: this.#bottom }));
    return html`<section class="panel takes" aria-label=${text.words.export}><h2>${text.words.export}</h2>
      <div class="buttons even two">
        ${record === null ? nothing : save("record", text.words.record, () => record)}
        ${save(`view-${this.#seer}`, text.words.view, () => String(view))}
        ${save(`turn-${this.#ply}`, text.words.svg, drawing, "svg")}
        <button type="button" data-share @click=${() => shareFilm(film, this.#seer)}>${text.words.share}</button>
        <button type="button" data-another @click=${() => this.#close()}>${text.words.another}</button>
      </div></section>`;
  }

  /** Reads something from the view as it was. */
  #then<T>(view: View, read: (past: View) => T): T {
    const past = view.at(this.#ply);
    try {
      return read(past);
    } finally {
      past.free();
    }
  }

  get #bottom() {
    const own = this.#seer === "north" ? "north" : "south";
    return this.#turned ? otherSide(own) : own;
  }

  protected override render() {
    const film = this.#film;
    if (!film) return loader(this.#fault, (given) => void this.#load(given));
    const view = film.view(this.#seer);
    const { first, last } = reelOf(view);
    return html`<div class="table" data-game=${view.id} @keydown=${(event: KeyboardEvent) => this.#key(view, event)}>
      <div class="stage">
        ${keyed(
          // A board that is given another view starts at its end: another viewer gets another board.
          view,
          html`<rule-board mode="replay" side=${this.#bottom} .view=${view} .ply=${this.#ply}
            @rule-ply=${(event: CustomEvent<{ ply: number }>) => this.#go(view, event.detail.ply, false)}></rule-board>`,
        )}
        ${this.#slider(view)}
        <div class="status" data-status><p>${first === last ? text.words.beginning : this.#told(view)}</p></div>
        ${this.#deeds(film, view)}
        <p class="spoken" role="status">${this.#spoken}</p>
      </div>
      <div class="side">
        ${film.seers.length > 1 || film.record === null ? html`<section class="panel">${this.#viewer(film)}</section>` : nothing}
        ${this.#moments(film, view)} ${this.#turns(view)} ${this.#then(view, (past) => losses(film.info, past))} ${this.#export(film, view)}
      </div>
    </div>`;
  }

  protected override updated(): void {
    // The list follows; the page stays where it is.
    for (const list of this.querySelectorAll<HTMLElement>("[data-turns], [data-moments]")) {
      const row = list.querySelector<HTMLElement>("[aria-current=true]");
      if (!row) continue;
      const top = row.offsetTop;
      if (top < list.scrollTop || top + row.offsetHeight > list.scrollTop + list.clientHeight)
        list.scrollTop = top - list.clientHeight / 2;
    }
  }
}

customElements.define("page-replay", Replay);
