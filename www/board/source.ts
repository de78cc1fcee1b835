/** From the element's properties and attributes to something that can be drawn, or a fault with a name. */
import { type Draft, type Game, games, newGame, openView, type Refusal, type Rules, type View } from "rankfile";

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

/** Opens what is wanted. @throws `BadInput` or `RulesError` */
export const open = (wanted: Wanted): Source => {
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
  const id = games().find((info) => info.id === wanted.game)?.id;
  if (id === undefined)
    throw Object.assign(new Error(wanted.game), { code: "unknown-game", detail: { name: wanted.game } });
  const rules: Rules & { position?: string } = { open: true };
  if (wanted.edition !== null) rules.edition = wanted.edition;
  if (wanted.layout !== null) rules.layout = wanted.layout;
  if (wanted.position !== null) rules.position = wanted.position;
  const game = newGame(id, rules);
  return { kind: "view", view: game.view("spectator"), game };
};
