/** The saved set-ups of one game and army: names only, and what can be done with them. */
import { html, nothing } from "lit";
import type { GameId } from "rankfile";
import { saves as words } from "../page-words.js";
import {
  change,
  cleanName,
  LONGEST_NAME,
  load,
  merge,
  raw,
  readSaves,
  type Save,
  SaveError,
  setAside,
  writeSaves,
} from "../saves.js";
import { Part } from "./base.js";
import { ask, showText, takeText } from "./dialog.js";

/** `<page-saved>`; tells `load-setup` {name, text}. Asks `current` for the set-up on the board. */
export class Saved extends Part {
  static override properties = {
    game: { attribute: false },
    army: { attribute: false },
    current: { attribute: false },
  };
  declare game: GameId;
  declare army: string;
  declare current: () => string;
  #note = "";
  #bad = false;

  #say(note: string, bad = false): void {
    this.#note = note;
    this.#bad = bad;
    this.requestUpdate();
  }

  /** Does something with the list and says how it went. */
  #try(deed: () => string): void {
    try {
      this.#say(deed());
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      this.#say(words.error(error.code, error.line), true);
    }
  }

  #mine = (save: Save): boolean => save.game === this.game && save.army === this.army;

  async #save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const given = String(new FormData(form).get("name"));
    let known = false;
    this.#try(() => {
      const name = cleanName(given);
      known = load().some((save) => this.#mine(save) && save.name === name);
      return this.#note;
    });
    if (this.#bad || (known && !(await ask(words.replaceAsk(given.trim()), words.replace)))) return;
    this.#try(() => {
      const made: Save = { game: this.game, army: this.army, name: cleanName(given), text: this.current() };
      change((all) =>
        merge(
          all.filter((save) => !this.#mine(save) || save.name !== made.name),
          [made],
        ),
      );
      form.reset();
      return words.saved(made.name);
    });
  }

  async #remove(name: string): Promise<void> {
    if (!(await ask(words.removeAsk(name), words.remove))) return;
    this.#try(() => {
      change((all) => all.filter((save) => !this.#mine(save) || save.name !== name));
      return words.removed(name);
    });
  }

  #load({ name, text }: Save): void {
    this.tell("load-setup", { name, text });
    this.#say("");
  }

  async #import(): Promise<void> {
    const text = await takeText(words.importTitle, words.importHelp, words.import);
    if (text === null) return;
    this.#try(() => {
      const more = readSaves(text);
      let before = 0;
      const after = change((all) => {
        before = all.length;
        return merge(all, more);
      });
      return words.imported(after.length - before, more.length);
    });
  }

  #export(): void {
    this.#try(() => {
      showText(words.exportTitle, words.exportHelp, writeSaves(load()));
      return "";
    });
  }

  #damaged(error: SaveError) {
    return html`<p class="flaw" role="alert">${words.damaged} ${words.error(error.code, error.line)}</p>
      <div class="buttons">
        <button type="button" data-raw @click=${() => showText(words.exportTitle, words.damagedHelp, raw())}>${words.showText}</button>
        <button type="button" data-aside @click=${() =>
          this.#try(() => {
            setAside();
            return words.aside;
          })}>${words.setAside}</button>
      </div>`;
  }

  #list(saves: Save[]) {
    return html`<ul data-saves>${saves.map(
      (save) => html`<li>
          <button type="button" class="load" data-load=${save.name} aria-label=${words.loadName(save.name)} @click=${() => this.#load(save)}>${save.name}</button>
          <button type="button" class="drop" aria-label=${words.removeName(save.name)} @click=${() => this.#remove(save.name)}>×</button></li>`,
    )}${saves.length === 0 ? html`<li class="empty">${words.none}</li>` : nothing}</ul>
      <form class="save" @submit=${(event: SubmitEvent) => this.#save(event)}>
        <input name="name" maxlength=${LONGEST_NAME} autocomplete="off" aria-label=${words.name} placeholder=${words.name}>
        <button data-save>${words.save}</button>
      </form>
      <div class="buttons even two">
        <button type="button" data-export @click=${() => this.#export()}>${words.export}</button>
        <button type="button" data-import @click=${() => this.#import()}>${words.import}</button>
      </div>`;
  }

  protected override render() {
    let body: unknown;
    try {
      body = this.#list(load().filter(this.#mine));
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      body = error.code === "saves-storage" ? html`<p>${words.error(error.code, 0)}</p>` : this.#damaged(error);
    }
    return html`<details class="panel saved"><summary>${words.title}</summary>
      <p class="about">${words.about}</p>${body}
      <p class=${this.#bad ? "told flaw" : "told"} role="status" data-told>${this.#note}</p></details>`;
  }
}
