/** The first screen: one board a game, alive, each with a piece chosen. */
import { html, nothing } from "lit";
import { type GameId, type GameInfo, games } from "rankfile";
import type { RuleBoard } from "../board/index.js";
import { words } from "../language.js";
import { showpiece, Table } from "../table.js";
import { Part } from "./base.js";

/** `<page-home>`; tells `start` {id, rules, seats?}, and `resume` for the game that is kept. */
export class Home extends Part {
  static override properties = { kept: { attribute: false } };
  /** A game to go on with. */
  declare kept: Table | null;
  #demos = new Map<GameId, Table>();

  #demo(id: GameId): Table {
    const demo = this.#demos.get(id) ?? Table.demo(id);
    this.#demos.set(id, demo);
    return demo;
  }

  #play(id: GameId, event: CustomEvent<{ action: string }>): void {
    const demo = this.#demo(id);
    demo.play(event.detail.action, demo.turn);
    if (demo.phase === "over") this.#demos.delete(id);
    const view = this.#demo(id).view("spectator");
    const board = event.target as RuleBoard;
    board.view = view;
    if (demo.phase === "over") board.picks = showpiece(view);
  }

  #card(info: GameInfo) {
    const view = this.#demo(info.id).view("spectator");
    const count = Math.max(...info.armies.map((army) => army.count));
    return html`<article class="card" data-game=${info.id}>
      <h2>${info.name}</h2>
      <rule-board mode="play" side="south" .view=${view} .picks=${showpiece(view)}
        @rule-action=${(event: CustomEvent<{ action: string }>) => this.#play(info.id, event)}></rule-board>
      <div class="buttons">
        <button type="button" class="primary" data-play aria-label=${words.page.playGame({ game: info.name })} @click=${() => this.tell("start", { id: info.id, rules: {} })}>
          ${words.page.play}</button>
        <button type="button" data-options aria-label=${words.page.optionsOf({ game: info.name })} @click=${() => this.#options(info)}>${words.page.options}</button>
      </div>
      <p>${words.games.lines[info.id]}</p>
      <p class="facts">${words.page.facts({ squares: info.squares, pieces: count, minutes: info.minutes })}</p>
    </article>`;
  }

  async #options(info: GameInfo): Promise<void> {
    const { askOptions } = await import("./options.js");
    const chosen = await askOptions(info);
    if (chosen) this.tell("start", { id: info.id, ...chosen });
  }

  /** Says of the game in progress what everybody at the table knows. */
  #kept({ info, toDeploy, turn }: Table) {
    const game = info.name;
    const told = toDeploy === null ? words.site.keptTurn({ game, side: turn }) : words.site.keptSetup({ game });
    return html`<section class="panel kept" aria-label=${words.site.kept} data-kept><p>${told} <small>${words.site.keptAbout}</small></p>
      <button type="button" class="primary" data-resume @click=${() => this.tell("resume")}>${words.site.resume}</button></section>`;
  }

  protected override render() {
    return html`${this.kept ? this.#kept(this.kept) : nothing}<p class="tagline">${words.page.tagline}</p><div class="cards">${games().map((info) => this.#card(info))}</div>`;
  }
}
