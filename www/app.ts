/** The page: the first screen, a game from set-up to its end, the editor, the replay. The fragment says which. */
import { html } from "lit";
import { type GameId, type Rules, RulesError, ready } from "rankfile";
import { keep, kept } from "./kept.js";
import { words } from "./language.js";
import type { Seats } from "./opponent/seats.js";
import { Part } from "./parts/base.js";
import { ask } from "./parts/dialog.js";
import { head } from "./parts/head.js";
import { curtain } from "./parts/panels.js";
import { type Trouble, troublePanel } from "./parts/trouble.js";
import { LinkError, readRoute, type Screen, unpack } from "./share/link.js";
import { Table } from "./table.js";

/** What a game is started with. */
interface Start {
  id: GameId;
  rules: Rules;
  position?: string;
  seats?: Seats;
}

/** Parts that the first screen does not need. */
const late = {
  play: () => import("./parts/seats.js"),
  editor: () => import("./editor/editor.js"),
  replay: () => import("./replay/replay.js"),
};

/** `<page-app>`. */
export class App extends Part {
  #state: "loading" | "failed" | "ready" = "loading";
  #screen: Screen | null = null;
  #table: Table | null = null;
  /** Before a set-up, so that nobody sees another's. */
  #covered = false;
  /** The text of a link for the editor or the replay. */
  #link: string | null = null;
  #trouble: Trouble | null = null;
  /** Whether a screen is being fetched. */
  #coming = false;
  /** Counts ways taken: what arrives late from an earlier one is dropped. */
  #way = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.#follow);
    Promise.resolve(ready).then(
      () => {
        this.#state = "ready";
        this.#follow();
      },
      () => {
        this.#state = "failed";
        this.requestUpdate();
      },
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#follow);
  }

  /** Goes where the fragment leads. */
  readonly #follow = async (): Promise<void> => {
    if (this.#state !== "ready") return;
    const way = ++this.#way;
    // A question that was asked before is no longer of interest.
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    try {
      const { screen, packed } = readRoute(location.hash);
      const text = packed === null ? null : await unpack(packed);
      if (screen !== null) await this.#fetch(screen);
      if (way === this.#way) await this.#enter(screen, text, way);
    } catch (error) {
      if (way !== this.#way) return;
      const known = error instanceof LinkError || error instanceof RulesError;
      if (!known) console.info(error);
      this.#show(this.#screen, known ? error : "part");
    }
  };

  /** Fetches what a screen needs; until it is there, no other screen stands in its place. */
  async #fetch(screen: Screen): Promise<void> {
    if (customElements.get(`page-${screen}`)) return;
    this.#coming = true;
    this.requestUpdate();
    await late[screen]();
  }

  async #enter(screen: Screen | null, text: string | null, way: number): Promise<void> {
    if (screen === "play") {
      // When the game in progress is to stay, it is shown.
      if (text !== null) await this.#place(Table.open(text));
      if (way !== this.#way) return;
      this.#table ??= kept();
      if (this.#table === null) return this.#go(null, true);
      this.#watch(this.#table);
    } else this.#link = text;
    // A link has been opened once it is read; going back or reloading does not open it again.
    if (text !== null && screen === "play") history.replaceState(null, "", "#play");
    this.#show(screen);
  }

  #show(screen: Screen | null, trouble: Trouble | null = null): void {
    const elsewhere = screen !== this.#screen;
    this.#screen = screen;
    this.#trouble = trouble;
    this.#coming = false;
    this.#covered = this.#table?.untouched === false && this.#table.shared;
    this.requestUpdate();
    if (elsewhere) scrollTo({ top: 0 });
  }

  /** Goes to a screen; `instead` leaves no step back to this one. */
  #go(screen: Screen | null, instead = false): void {
    const address = screen === null ? location.href.replace(/#.*/, "") : `#${screen}`;
    history[instead ? "replaceState" : "pushState"](null, "", address);
    void this.#follow();
  }

  #watch(table: Table): void {
    table.changed = () => keep(table);
  }

  /** Puts a game on the table; false if the one in progress is to stay. */
  async #place(table: Table): Promise<boolean> {
    const old = this.#table ?? kept();
    const busy = old !== null && old.phase !== "over" && !old.untouched;
    if (busy && !(await ask(words.site.replaceAsk, words.site.replace))) return false;
    this.#table = table;
    this.#watch(table);
    keep(table);
    return true;
  }

  async #start({ id, rules, position, seats }: Start): Promise<void> {
    if (await this.#place(Table.begin(id, rules, position, seats))) this.#go("play");
  }

  async #again(): Promise<void> {
    const table = this.#table;
    if (!table) return;
    if (table.phase !== "over" && !table.untouched && !(await ask(words.page.newGameAsk, words.page.newGame))) return;
    this.#table = table.afresh();
    this.#watch(this.#table);
    keep(this.#table);
    this.#show("play");
  }

  #deployed(): void {
    this.#covered = this.#table?.toDeploy != null && this.#table.shared;
    this.requestUpdate();
  }

  #play(table: Table) {
    const side = table.toDeploy;
    if (side === null) return html`<page-play .table=${table} @new-game=${() => this.#again()}></page-play>`;
    if (table.seats[side] !== "person")
      return html`<page-army .table=${table} .side=${side} @deployed=${() => this.#deployed()}></page-army>`;
    if (!this.#covered)
      return html`<page-setup .table=${table} .side=${side} @deployed=${() => this.#deployed()}></page-setup>`;
    return html`<div class="table"><div class="stage"><div class="boardbox blank">
      ${curtain(side, words.page.curtainSetup({ side }), () => {
        this.#covered = false;
        this.requestUpdate();
      })}</div></div></div>`;
  }

  #content() {
    if (this.#state === "loading") return html`<p class="wait" role="status">${words.page.loading}</p>`;
    if (this.#state === "failed") return html`<p class="wait" role="alert">${words.page.failed}</p>`;
    if (this.#coming) return html`<div class="wait" aria-busy="true"></div>`;
    if (this.#trouble) return troublePanel(this.#trouble);
    const start = (event: CustomEvent<Start>) => this.#start(event.detail);
    if (this.#screen === "editor") return html`<page-editor .link=${this.#link} @start=${start}></page-editor>`;
    if (this.#screen === "replay") return html`<page-replay .link=${this.#link}></page-replay>`;
    if (this.#screen === "play" && this.#table) return this.#play(this.#table);
    return html`<page-home .kept=${this.#kept} @start=${start} @resume=${() => this.#go("play")}></page-home>`;
  }

  /** The game to go on with. */
  get #kept(): Table | null {
    if (this.#state !== "ready") return null;
    this.#table ??= kept();
    return this.#table === null || this.#table.untouched || this.#table.phase === "over" ? null : this.#table;
  }

  get #title(): string {
    if (this.#screen === "editor" || this.#screen === "replay") return words.site[this.#screen];
    return this.#screen === "play" && this.#table ? this.#table.info.name : words.page.home;
  }

  protected override render() {
    return html`${head({
      screen: this.#trouble ? null : this.#screen,
      title: this.#title,
      busy: this.#kept !== null,
    })}
      <main>${this.#content()}</main>`;
  }

  protected override updated(): void {
    const here = this.#screen === null ? "" : `${this.#title} · `;
    document.title = here + words.page.title;
    this.dataset.screen = this.#trouble ? "trouble" : (this.#screen ?? "home");
  }
}
