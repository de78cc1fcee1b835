/** From the element's properties and attributes to something that can be drawn, or a fault with a name. */
import {
  type Draft,
  draft,
  type Game,
  type GameId,
  games,
  newGame,
  openView,
  type Refusal,
  type Rules,
  type Side,
  type View,
} from "rankfile";

/** What the element shows. A game is only held when nothing in it is hidden. */
export type Source =
  | { kind: "view"; view: View; game: Game | null }
  | { kind: "draft"; draft: Draft }
  | { kind: "nothing" };

/** The attributes and properties that say what to show. */
export interface Wanted {
  view: View | string | null;
  draft: Draft | null;
  game: string | null;
  position: string | null;
  edition: string | null;
  layout: string | null;
  mode: string;
}

/** A fault of an attribute or property. */
export class BadInput extends Error {
  readonly code = "bad-option";
  readonly detail: Record<string, string>;
  constructor(name: string, value: unknown) {
    super(`${name}: ${String(value)}`);
    this.detail = { name, value: String(value) };
  }
}

const MODES: readonly unknown[] = ["show", "play", "replay", "edit"];
const THEMES: readonly unknown[] = ["light", "dark", "auto"];
const SIDES: readonly unknown[] = ["south", "north", null];

/** Refuses a mode, side, theme or list of picks that the element does not know. @throws `BadInput` */
export const check = (given: { mode: unknown; side: unknown; theme: unknown; picks: unknown }): void => {
  if (!MODES.includes(given.mode)) throw new BadInput("mode", given.mode);
  if (!SIDES.includes(given.side)) throw new BadInput("side", given.side);
  if (!THEMES.includes(given.theme)) throw new BadInput("theme", given.theme);
  if (!Array.isArray(given.picks)) throw new BadInput("picks", given.picks);
};

/** The code, place and detail of whatever was thrown. */
export const faultOf = (error: unknown): Refusal & { message: string; flaws?: Refusal[] } => {
  const e = error as Partial<Refusal> & { message?: string; flaws?: Refusal[] };
  const fault: Refusal & { message: string; flaws?: Refusal[] } = {
    code: typeof e?.code === "string" ? e.code : "error",
    message: e?.message ?? String(error),
  };
  if (e?.rule !== undefined) fault.rule = e.rule;
  if (e?.at !== undefined) fault.at = e.at;
  if (e?.detail !== undefined) fault.detail = e.detail;
  if (e?.flaws !== undefined) fault.flaws = e.flaws;
  return fault;
};

const can = (value: unknown, method: string): boolean =>
  typeof value === "object" && value !== null && typeof (value as Record<string, unknown>)[method] === "function";

/** The board of a position text without the pieces that its viewer does not know: runs of empty squares grow. */
const known = (board: string): string =>
  board.replace(/[\dXx]+/g, (run) => {
    const empty = (run.match(/\d+|[Xx]/g) ?? []).reduce((sum, part) => sum + (Number(part) || 1), 0);
    return String(empty);
  });

/** What a viewer knows, to be edited: his own set-up until both stand, then the position. */
const draftOf = (view: View): Draft => {
  const rules: Rules & { side?: Side; text?: string } = { switches: {} };
  const lines = String(view).split("\n");
  for (const line of lines) {
    const [, key, value = ""] = /^(edition|army|layout|switch) (.*)$/.exec(line) ?? [];
    const [name = "", set = ""] = value.split(" ");
    if (key === "switch") Object.assign(rules.switches as object, { [name]: set });
    else if (key) Object.assign(rules, { [key]: value });
  }
  if (view.phase === "setup" && view.viewer !== "spectator") {
    rules.side = view.viewer;
    const head = `setup ${view.viewer} `;
    const own = lines.find((line) => line.startsWith(head));
    if (own) rules.text = own.slice(head.length);
  } else if (view.phase !== "setup") {
    const [board = "", ...fields] = view.position().split(" ");
    // Only what stands on the board can be edited where ranks are hidden: what a viewer saw beyond it is no position.
    const hidden = games().find(({ id }) => id === view.id)?.hidden;
    rules.text = [hidden ? known(board) : board, ...(hidden ? fields.slice(0, 2) : fields)].join(" ");
  }
  return draft(view.id, rules);
};

/** Opens what is wanted. @throws `BadInput` or `RulesError` */
export const open = (wanted: Wanted): Source => {
  if (wanted.mode !== "edit") return opened(wanted);
  const { game: id, position } = wanted;
  // A position with faults can be edited, though no game can be made of it.
  if (!wanted.draft && wanted.view === null && id !== null && position !== null) {
    return { kind: "draft", draft: draft(idOf(id), { ...settingsOf(wanted), text: position }) };
  }
  const source = opened(wanted);
  return source.kind === "view" ? { kind: "draft", draft: draftOf(source.view) } : source;
};

const idOf = (name: string): GameId => {
  const id = games().find((info) => info.id === name)?.id;
  if (id === undefined) throw Object.assign(new Error(name), { code: "unknown-game", detail: { name } });
  return id;
};

const settingsOf = ({ edition, layout }: Wanted): Rules => ({
  ...(edition !== null && { edition }),
  ...(layout !== null && { layout }),
});

const opened = (wanted: Wanted): Source => {
  if (wanted.draft !== null) {
    if (!can(wanted.draft, "put")) throw new BadInput("draft", wanted.draft);
    return { kind: "draft", draft: wanted.draft };
  }
  if (wanted.view !== null) {
    if (typeof wanted.view === "string") return { kind: "view", view: openView(wanted.view), game: null };
    if (!can(wanted.view, "options")) throw new BadInput("view", wanted.view);
    return { kind: "view", view: wanted.view, game: null };
  }
  if (wanted.game === null) return { kind: "nothing" };
  const position = wanted.position === null ? {} : { position: wanted.position };
  const game = newGame(idOf(wanted.game), { ...settingsOf(wanted), ...position, open: true });
  return { kind: "view", view: game.view("spectator"), game };
};
