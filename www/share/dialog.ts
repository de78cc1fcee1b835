/** The dialog in which a link is made. A link with secrets is made only after a deliberate press. */
import { html, nothing } from "lit";
import { words } from "../language.js";
import { Part } from "../parts/base.js";
import { linkTo } from "./link.js";
import type { Offer } from "./offers.js";
import { copyText, saveFile } from "./save.js";
import { text } from "./words.js";

/** Longer links are cut by some programs. */
const LONG = 2000;

/** `<page-share>` */
export class Share extends Part {
  static override properties = { offers: { attribute: false }, close: { attribute: false } };
  declare offers: Offer[];
  declare close: () => void;
  #chosen = 0;
  /** The player has said that the secrets may be shown. */
  #sure = false;
  #link = "";
  #copied = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#make();
  }

  get #offer(): Offer | undefined {
    return this.offers[this.#chosen];
  }
  get #held(): boolean {
    return this.#offer?.kind === "referee" && !this.#sure;
  }

  async #make(): Promise<void> {
    const offer = this.#offer;
    this.#link = "";
    this.#copied = false;
    this.requestUpdate();
    if (!offer || this.#held) return;
    const link = await linkTo(offer.screen, offer.text());
    // The choice may have changed while it was made.
    if (offer !== this.#offer || this.#held) return;
    this.#link = link;
    this.requestUpdate();
  }

  #name({ kind, side }: Offer): string {
    return kind === "seat" ? text.words.seat({ side: side ?? "south" }) : text.words.kinds[kind].name;
  }
  #about({ kind, side }: Offer): string {
    return kind === "seat" ? text.words.seatAbout({ side: side ?? "south" }) : text.words.kinds[kind].about;
  }

  async #copy(): Promise<void> {
    this.#copied = await copyText(this.#link);
    // Without leave to copy, the link is marked so that the keyboard can.
    if (!this.#copied) this.querySelector("textarea")?.select();
    this.requestUpdate();
  }

  #made(offer: Offer) {
    const long = this.#link.length > LONG;
    return html`<label class="made">${text.words.link}
        <textarea readonly rows="4" data-link .value=${this.#link} placeholder=${text.words.making}></textarea></label>
      <p class="about">${long ? text.words.long({ letters: this.#link.length }) : text.words.linkAbout}</p>
      <div class="buttons">
        <button type="button" @click=${() => this.close()}>${words.page.close}</button>
        <button type="button" data-save-file @click=${() => saveFile(offer.file, offer.text())}>${text.words.file}</button>
        <button type="button" class="primary" data-copy-link ?disabled=${this.#link === ""} @click=${() => this.#copy()}>
          ${this.#copied ? text.words.copied : text.words.copy}</button>
      </div>`;
  }

  #warning() {
    return html`<p class="flaw" role="alert">${text.words.refereeAsk}</p>
      <div class="buttons">
        <button type="button" @click=${() => this.close()}>${words.page.cancel}</button>
        <button type="button" class="primary" data-sure @click=${() => {
          this.#sure = true;
          void this.#make();
        }}>${text.words.refereeYes}</button>
      </div>`;
  }

  protected override render() {
    const offer = this.#offer;
    if (!offer) return nothing;
    return html`<h2>${text.words.title}</h2>
      <div class="fields"><label class="field"><span>${text.words.what}</span>
        <select data-what @change=${(event: Event) => {
          this.#chosen = Number((event.target as HTMLSelectElement).value);
          void this.#make();
        }}>${this.offers.map((each, i) => html`<option value=${i} ?selected=${i === this.#chosen}>${this.#name(each)}</option>`)}</select>
        <small class="about" aria-live="polite">${this.#about(offer)}</small></label></div>
      ${this.#held ? this.#warning() : this.#made(offer)}`;
  }
}

customElements.define("page-share", Share);
