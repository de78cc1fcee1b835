/** The saved set-ups of one game and army: names only, and what can be done with them. */
import { html, nothing } from "lit";
import type { GameId } from "rankfile";
import { words } from "../language.js";
import {
  change,
  cleanName,
  HEAD,
  LONGEST_NAME,
  load,
  MOST,
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

type Note = () => string;
const silence: Note = () => "";
const fault = ({ code, line }: SaveError): string =>
  words.saves.errors[code]({ line, head: HEAD, most: MOST, longest: LONGEST_NAME });

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
  /** What is said, in whatever language is in use when it is shown. */
  #note: Note = silence;
  #bad = false;

  #say(note: Note, bad = false): void {
    this.#note = note;
    this.#bad = bad;
    this.requestUpdate();
  }

  /** Does something with the list and says how it went. */
  #try(deed: () => Note): void {
    try {
      this.#say(deed());
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      this.#say(() => fault(error), true);
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
    if (this.#bad || (known && !(await ask(words.saves.replaceAsk({ name: given.trim() }), words.saves.replace))))
      return;
    this.#try(() => {
      const made: Save = { game: this.game, army: this.army, name: cleanName(given), text: this.current() };
      change((all) =>
        merge(
          all.filter((save) => !this.#mine(save) || save.name !== made.name),
          [made],
        ),
      );
      form.reset();
      return () => words.saves.saved(made);
    });
  }

  async #remove(name: string): Promise<void> {
    if (!(await ask(words.saves.removeAsk({ name }), words.saves.remove))) return;
    this.#try(() => {
      change((all) => all.filter((save) => !this.#mine(save) || save.name !== name));
      return () => words.saves.removed({ name });
    });
  }

  #load({ name, text }: Save): void {
    this.tell("load-setup", { name, text });
    this.#say(silence);
  }

  async #import(): Promise<void> {
    const text = await takeText(words.saves.importTitle, words.saves.importHelp, words.saves.import);
    if (text === null) return;
    this.#try(() => {
      const more = readSaves(text);
      let before = 0;
      const after = change((all) => {
        before = all.length;
        return merge(all, more);
      });
      const [added, all] = [after.length - before, more.length];
      return () => words.saves.imported({ added, all });
    });
  }

  #export(): void {
    this.#try(() => {
      showText(words.saves.exportTitle, words.saves.exportHelp, writeSaves(load()));
      return silence;
    });
  }

  #damaged(error: SaveError) {
    return html`<p class="flaw" role="alert">${words.saves.damaged} ${fault(error)}</p>
      <div class="buttons">
        <button type="button" data-raw @click=${() => showText(words.saves.exportTitle, words.saves.damagedHelp, raw())}>${words.saves.showText}</button>
        <button type="button" data-aside @click=${() =>
          this.#try(() => {
            setAside();
            return () => words.saves.aside;
          })}>${words.saves.setAside}</button>
      </div>`;
  }

  #list(saves: Save[]) {
    return html`<ul data-saves>${saves.map(
      (save) => html`<li>
          <button type="button" class="load" data-load=${save.name} aria-label=${words.saves.loadName(save)} @click=${() => this.#load(save)}>${save.name}</button>
          <button type="button" class="drop" aria-label=${words.saves.removeName(save)} @click=${() => this.#remove(save.name)}>×</button></li>`,
    )}${saves.length === 0 ? html`<li class="empty">${words.saves.none}</li>` : nothing}</ul>
      <form class="save" @submit=${(event: SubmitEvent) => this.#save(event)}>
        <input name="name" maxlength=${LONGEST_NAME} autocomplete="off" aria-label=${words.saves.name} placeholder=${words.saves.name}>
        <button data-save>${words.saves.save}</button>
      </form>
      <div class="buttons even two">
        <button type="button" data-export @click=${() => this.#export()}>${words.saves.export}</button>
        <button type="button" data-import @click=${() => this.#import()}>${words.saves.import}</button>
      </div>`;
  }

  protected override render() {
    let body: unknown;
    try {
      body = this.#list(load().filter(this.#mine));
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      body = error.code === "saves-storage" ? html`<p>${fault(error)}</p>` : this.#damaged(error);
    }
    return html`<details class="panel saved"><summary>${words.saves.title}</summary>
      <p class="about">${words.saves.about}</p>${body}
      <p class=${this.#bad ? "told flaw" : "told"} role="status" data-told>${this.#note()}</p></details>`;
  }
}
