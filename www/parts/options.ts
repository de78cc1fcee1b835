/** The options of a game before it starts, all of them from what the library says of the game. */
import { html, nothing } from "lit";
import type { GameInfo, Rules, Side, SwitchInfo } from "rankfile";
import { words } from "../language.js";
import { seatFields, seatsIn } from "../opponent/choice.js";
import type { Seats } from "../opponent/seats.js";
import { named, summaryOf, switchValue } from "../words/named.js";
import { show } from "./dialog.js";

const usual = (info: GameInfo, item: SwitchInfo, edition: string | undefined): string =>
  info.editions.find((e) => e.name === edition)?.switches[item.name] ?? item.default;

const switchRow = (info: GameInfo, item: SwitchInfo, edition: string | undefined) => {
  const standard = usual(info, item, edition);
  return html`<label class="field">
    <span>${named(words.games.switches, item.name)} <small>${item.rule}</small></span>
    <span class="values">
      <select name=${`switch ${item.name}`} data-usual=${standard} @change=${(event: Event) => {
        const select = event.target as HTMLSelectElement;
        const number = select.parentElement?.querySelector("input");
        if (number) number.disabled = select.value !== "N";
      }}>
        ${item.values.map((v) => html`<option value=${v} ?selected=${v === standard}>${switchValue(words, item.name, v)}</option>`)}
      </select>
      ${
        item.values.includes("N")
          ? html`<input type="number" min="1" max="100000" value="200" name=${`number ${item.name}`} disabled aria-label=${switchValue(words, item.name, "N")}>`
          : nothing
      }
    </span>
    <small class="about">${summaryOf(words, info.id, "switches", item)}</small>
  </label>`;
};

interface Choice {
  value: string;
  text: string;
  /** What it changes, in a line. */
  about?: string;
}

const choice = (name: string, label: string, values: readonly Choice[], change?: (event: Event) => void) => {
  const abouts = new Map(values.map(({ value, about }) => [value, about]));
  const told = (event: Event) => {
    const select = event.target as HTMLSelectElement;
    const line = select.closest(".field")?.querySelector("[data-about]");
    if (line) line.textContent = abouts.get(select.value) ?? "";
    change?.(event);
  };
  return html`<label class="field"><span>${label}</span>
    <select name=${name} @change=${told}>${values.map(({ value, text }) => html`<option value=${value}>${text}</option>`)}</select>
    ${values[0]?.about === undefined ? nothing : html`<small class="about" data-about=${name} aria-live="polite">${values[0].about}</small>`}
  </label>`;
};

const read = (form: HTMLFormElement): Rules => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const rules: Rules = { first: text("first") as Side };
  if (data.has("edition")) rules.edition = text("edition");
  if (data.has("army")) rules.army = text("army");
  const switches: Record<string, string> = {};
  for (const select of form.querySelectorAll<HTMLSelectElement>("select[name^='switch ']")) {
    const name = select.name.slice("switch ".length);
    const value = select.value === "N" ? text(`number ${name}`) : select.value;
    if (value !== select.dataset.usual) switches[name] = value;
  }
  if (Object.keys(switches).length > 0) rules.switches = switches;
  return rules;
};

/** Under which rules a game is played, and by whom. */
export interface Chosen {
  rules: Rules;
  seats: Seats;
}

/** Asks for the options of a game; null when the player thought better of it. */
export const askOptions = async (info: GameInfo): Promise<Chosen | null> => {
  let chosen: Chosen | null = null;
  const settle = (event: Event) => {
    const form = (event.target as HTMLElement).closest("form");
    const edition = new FormData(form as HTMLFormElement).get("edition");
    for (const select of form?.querySelectorAll<HTMLSelectElement>("select[name^='switch ']") ?? []) {
      const item = info.switches.find((s) => `switch ${s.name}` === select.name);
      if (item) select.value = select.dataset.usual = usual(info, item, String(edition));
    }
  };
  await show(
    (close) => html`<form method="dialog" class="options" @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      chosen = { rules: read(form), seats: seatsIn(new FormData(form)) };
      close("start");
    }}>
      <h2>${words.page.optionsOf({ game: info.name })}</h2>
      <div class="fields">
        ${seatFields().map(({ name, label, values }) => choice(name, label, values))}
        ${
          info.editions.length > 1
            ? choice(
                "edition",
                words.page.edition,
                info.editions.map((e) => ({
                  value: e.name,
                  text: named(words.games.editions, e.name),
                  about: summaryOf(words, info.id, "editions", e),
                })),
                settle,
              )
            : nothing
        }
        ${
          info.armies.length > 1
            ? choice(
                "army",
                words.page.army,
                info.armies.map((a) => ({
                  value: a.name,
                  text: words.page.armyOption({ name: named(words.games.armies, a.name), count: a.count }),
                  about: summaryOf(words, info.id, "armies", a),
                })),
              )
            : nothing
        }
        ${choice("first", words.page.first, [
          { value: "south", text: words.board.sides.south },
          { value: "north", text: words.board.sides.north },
        ])}
        ${info.switches.map((item) => switchRow(info, item, info.editions[0]?.name))}
      </div>
      <div class="buttons">
        <button type="button" @click=${() => close()}>${words.page.cancel}</button>
        <button class="primary">${words.page.start}</button>
      </div>
    </form>`,
  );
  return chosen;
};
