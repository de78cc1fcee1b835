/** What of a game can be shared, and with whom. Nothing of a hidden game in progress is offered without saying what it shows. */

import { html } from "lit";
import type { Side } from "rankfile";
import { show } from "../parts/dialog.js";
import { headOf } from "../record.js";
import type { Film, Seer } from "../replay/film.js";
import type { Table } from "../table.js";
import type { Screen } from "./link.js";
import "./dialog.js";

/** Something that can be shared. */
export interface Offer {
  kind: "position" | "game" | "replay" | "spectator" | "seat" | "referee";
  /** Whose knowledge it is, for `seat`. */
  side?: Side;
  /** The screen that opens it. */
  screen: Screen;
  /** The name of the file. */
  file: string;
  text: () => string;
}

const seatOffer = (id: string, side: Side, text: () => string): Offer => {
  return { kind: "seat", side, screen: "replay", file: `${id}-view-${side}.txt`, text };
};

/** The same rules, from where the game stands now. */
const fromHere = (record: string, position: string): string => {
  const lines = headOf(record)
    .start.split("\n")
    .filter((line) => line !== "" && !/^(position|first) /.test(line));
  return [...lines, `position ${position}`, ""].join("\n");
};

/** What of a game at the table can be shared. `seat` is the side that looks at it now; null behind the curtain. */
export const offersOfTable = (table: Table, seat: Side | null): Offer[] => {
  const { id } = table;
  const record = () => table.record();
  const file = `${id}-record.txt`;
  if (table.secret && table.phase !== "over") {
    const spectator: Offer = {
      ...{ kind: "spectator", screen: "replay", file: `${id}-view-spectator.txt` },
      text: () => String(table.view("spectator")),
    };
    const own = seat === null ? [] : [seatOffer(id, seat, () => String(table.view(seat)))];
    return [spectator, ...own, { kind: "referee", screen: "play", file, text: record }];
  }
  const replay: Offer = { kind: "replay", screen: "replay", file, text: record };
  if (table.phase === "over") return [replay];
  const position = () => fromHere(table.record(), table.position());
  return [
    { kind: "game", screen: "play", file, text: record },
    { kind: "position", screen: "play", file: `${id}-position.txt`, text: position },
    replay,
  ];
};

/** What of a film can be shared. */
export const offersOfFilm = (film: Film, seer: Seer): Offer[] => {
  const { id } = film.info;
  const view = (of: Seer) => () => String(film.view(of));
  const whole = (): Offer => ({
    kind: "replay",
    screen: "replay",
    file: `${id}-record.txt`,
    text: () => film.record ?? "",
  });
  const seen = (of: Seer): Offer[] => {
    if (of === "south" || of === "north") return [seatOffer(id, of, view(of))];
    if (of === "open") return [];
    return [{ kind: "spectator", screen: "replay", file: `${id}-view-spectator.txt`, text: view(of) }];
  };
  if (film.record === null) return seen(seer);
  if (!film.secret) return [whole()];
  return [...seen("spectator"), ...(seer === "spectator" ? [] : seen(seer)), { ...whole(), kind: "referee" }];
};

const share = (offers: Offer[]): Promise<string> =>
  show((close) => html`<page-share .offers=${offers} .close=${() => close()}></page-share>`);

/** Asks what of a game to share, and makes the link. */
export const shareTable = (table: Table, seat: Side | null): Promise<string> => share(offersOfTable(table, seat));

/** Asks what of a film to share, and makes the link. */
export const shareFilm = (film: Film, seer: Seer): Promise<string> => share(offersOfFilm(film, seer));
