/** The panel of the players: who has which side, and one button for what the computer can be asked now. */
import { html, nothing, type TemplateResult } from "lit";
import type { Side } from "rankfile";
import { shape } from "../parts/base.js";
import { check } from "../parts/check.js";
import { ask } from "../parts/dialog.js";
import type { Table } from "../table.js";
import { hintWords } from "./hint.js";
import type { Players } from "./players.js";
import { text } from "./words.js";

/** What the status line says of the computer; empty when there is nothing to say. */
export const computerWords = (players: Players): string => {
  const { doing, hint, side } = players;
  if (doing === "failed") return text.words.failed;
  if (doing === "paused") return text.words.paused;
  if (doing === "hint") return text.words.looking;
  if (hint) return hintWords(hint);
  return side ? text.words.thinks({ side }) : "";
};

/** Offers the computer a draw; what the status line says when it plays on, null when the game is drawn or goes on unasked. */
export const offerDraw = async (table: Table, players: Players): Promise<(() => string) | null> => {
  if (!(await ask(text.words.offerAsk, text.words.offer)) || table.phase !== "play") return null;
  if (!players.agrees) return () => text.words.declined;
  table.agreeDraw();
  return null;
};

type Deed = keyof typeof text.words.deeds;

/** What the button does now: null when the game is over. */
const deedOf = (table: Table, { doing, side }: Players): Deed | null => {
  if (table.phase !== "play") return null;
  if (doing === "failed") return "again";
  if (doing === "hint") return "stop";
  if (doing === "paused") return "resume";
  if (table.persons.length === 0) return "pause";
  return side ? "hurry" : "hint";
};

/** Whether who watches computers alone sees all ranks. */
export interface ShowAll {
  on: boolean;
  set: (on: boolean) => void;
}

/** The panel. `seat` is the side that a hint would be for; null when nobody may look at the board. */
export const playersPanel = (table: Table, players: Players, seat: Side | null, all: ShowAll): TemplateResult => {
  const deed = deedOf(table, players);
  const act: Record<Deed, () => void> = {
    hint: () => seat && players.ask(seat),
    stop: () => players.dropHint(),
    hurry: () => players.hurry(),
    pause: () => players.pause(),
    resume: () => players.resume(),
    again: () => players.again(),
  };
  const thinking = players.doing === "turn" || players.doing === "hint";
  const about = text.words.deedsAbout[deed ?? "none"];
  return html`<section class="panel players" aria-label=${text.words.players} data-players>
    <h2>${text.words.players}</h2>
    <ul>${(["south", "north"] as const).map(
      (side) =>
        html`<li data-seat=${side}>${shape(side)} ${text.words.seated({ side, seat: text.words.seats[table.seats[side]] })}</li>`,
    )}</ul>
    <div class="thinks" aria-hidden="true" ?data-on=${thinking}></div>
    <div class="asks">
      <button type="button" data-computer=${deed ?? "none"} aria-describedby="computer-about"
        ?disabled=${deed === null || (deed === "hint" && seat === null)} @click=${() => deed && act[deed]()}>${text.words.deeds[deed ?? "hint"]}</button>
      <small id="computer-about" class=${deed === "again" ? "flaw" : ""}>${about}</small>
    </div>
    ${
      table.secret && table.persons.length === 0
        ? check({ name: "show-all", label: text.words.showAll, about: text.words.showAllAbout, ...all })
        : nothing
    }
  </section>`;
};
