/** The computer sets up its army. It hears which side it has and the rules, and nothing of the other army. */
import { html, nothing, type PropertyValues } from "lit";
import type { Side } from "rankfile";
import { Part } from "../parts/base.js";
import type { Table } from "../table.js";
import { thinker } from "./thinker.js";
import { text } from "./words.js";

/** `<page-army>`; tells `deployed` when the army stands. */
export class Army extends Part {
  static override properties = { table: { attribute: false }, side: { attribute: false } };
  declare table: Table;
  declare side: Side;
  #asked: object | null = null;
  #failed = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("table") || changed.has("side")) void this.#ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#asked) thinker.cancel();
    this.#asked = null;
  }

  async #ask(): Promise<void> {
    const { table, side } = this;
    const level = table.seats[side];
    if (level === "person") return;
    const asked = {};
    this.#asked = asked;
    this.#failed = false;
    this.requestUpdate();
    try {
      const setup = await thinker.setup({ ask: "setup", game: table.id, level, side, rules: table.rules });
      if (asked !== this.#asked) return;
      table.deploy(side, setup);
    } catch {
      if (asked !== this.#asked) return;
      this.#failed = true;
      this.requestUpdate();
    }
    this.#asked = null;
    if (!this.#failed) this.tell("deployed");
  }

  protected override render() {
    const failed = this.#failed;
    return html`<div class="table"><div class="stage"><div class="boardbox blank army-waits">
      <p role="status">${failed ? text.words.deedsAbout.again : text.words.setsUp({ side: this.side })}</p>
      <div class="thinks" aria-hidden="true" ?data-on=${!failed}></div>
      ${failed ? html`<button type="button" class="primary" data-computer="again" @click=${() => this.#ask()}>${text.words.deeds.again}</button>` : nothing}
    </div></div></div>`;
  }
}
