/** The page: the first screen, or one game from set-up to its end. */
import { html, nothing } from "lit";
import { type GameId, type Rules, ready } from "rankfile";
import { words } from "./language.js";
import { Part } from "./parts/base.js";
import { ask } from "./parts/dialog.js";
import { languageChoice } from "./parts/language.js";
import { curtain } from "./parts/panels.js";
import { Table } from "./table.js";

/** `<page-app>`. */
export class App extends Part {
  #state: "loading" | "failed" | "ready" = "loading";
  #table: Table | null = null;
  /** Between the two set-ups. */
  #covered = false;

  override connectedCallback(): void {
    super.connectedCallback();
    Promise.resolve(ready).then(
      () => this.#become("ready"),
      () => this.#become("failed"),
    );
  }

  #become(state: "ready" | "failed"): void {
    this.#state = state;
    this.requestUpdate();
  }

  #start({ id, rules }: { id: GameId; rules: Rules }): void {
    this.#table = new Table(id, rules);
    this.#covered = false;
    this.requestUpdate();
    scrollTo({ top: 0 });
  }

  #deployed(): void {
    this.#covered = this.#table?.toDeploy != null;
    this.requestUpdate();
  }

  async #home(event?: Event): Promise<void> {
    event?.preventDefault();
    const busy = this.#table !== null && this.#table.phase !== "over";
    if (busy && !(await ask(words.page.leaveAsk, words.page.home))) return;
    this.#table = null;
    this.requestUpdate();
  }

  async #again(): Promise<void> {
    const table = this.#table;
    if (!table) return;
    if (table.phase !== "over" && !(await ask(words.page.newGameAsk, words.page.newGame))) return;
    this.#start({ id: table.id, rules: table.rules });
  }

  #content() {
    if (this.#state === "loading") return html`<p class="wait" role="status">${words.page.loading}</p>`;
    if (this.#state === "failed") return html`<p class="wait" role="alert">${words.page.failed}</p>`;
    const table = this.#table;
    if (!table) {
      return html`<page-home @start=${(event: CustomEvent<{ id: GameId; rules: Rules }>) => this.#start(event.detail)}></page-home>`;
    }
    const side = table.toDeploy;
    if (side === null) return html`<page-play .table=${table} @new-game=${() => this.#again()}></page-play>`;
    if (this.#covered) {
      return html`<div class="table"><div class="stage"><div class="boardbox blank">
        ${curtain(side, words.page.curtainSetup({ side }), () => {
          this.#covered = false;
          this.requestUpdate();
        })}</div></div></div>`;
    }
    return html`<page-setup .table=${table} .side=${side} @deployed=${() => this.#deployed()}></page-setup>`;
  }

  protected override render() {
    const table = this.#table;
    return html`<header>
        <a class="name" href="./" @click=${(event: Event) => this.#home(event)}>${words.page.title}</a>
        <h1>${table ? table.info.name : words.page.home}</h1>
        ${table ? html`<button type="button" data-new @click=${() => this.#again()}>${words.page.newGame}</button>` : nothing}
        ${languageChoice()}
      </header>
      <main>${this.#content()}</main>`;
  }
}
