/** What can be done with a game besides playing it: share it, edit its position, begin anew; and the switch for sounds. */
import { html, nothing, type TemplateResult } from "lit";
import type { Side } from "rankfile";
import { words } from "../language.js";
import { linesOf } from "../record.js";
import { linkTo } from "../share/link.js";
import { setSounds, soundsOn } from "../sound.js";
import type { Table } from "../table.js";
import { check } from "./check.js";

/** Opens the position on the board in the editor. */
const edit = async (table: Table): Promise<void> => {
  location.href = await linkTo(
    "editor",
    `rankfile 1 draft ${table.id}\n${linesOf(table.rules)}position ${table.position()}\n`,
  );
};

/** The panel. `seat` is the side that looks at the board now; null when nobody may. */
export const gamePanel = (table: Table, seat: Side | null, again: () => void): TemplateResult => {
  const share = async () => (await import("../share/offers.js")).shareTable(table, seat);
  const open = !table.secret || table.phase === "over";
  return html`<section class="panel game" aria-label=${words.site.thisGame}>
    <div class="buttons">
      <button type="button" data-share @click=${share}>${words.site.share}</button>
      ${open ? html`<button type="button" data-edit @click=${() => edit(table)}>${words.site.edit}</button>` : nothing}
      <button type="button" data-new @click=${again}>${words.page.newGame}</button>
    </div>
    ${check({
      name: "sounds",
      label: words.site.sounds,
      about: words.site.soundsAbout,
      on: soundsOn(),
      set: setSounds,
    })}
  </section>`;
};
