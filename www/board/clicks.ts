/** What a click means. All legality comes from the view; this only strings clicks together. */
import type { Mark, Options, Refusal, View } from "rankfile";
import { parse } from "./geometry.js";

/** What came of a click: other picks, an action to play, a stone to choose for a square, or a refusal. */
export type Step =
  | { to: "picks"; picks: string[]; options: Options }
  | { to: "action"; picks: string[]; action: string }
  | { to: "choose"; at: string; stones: string[] }
  | { to: "refusal"; picks: string[]; refusal: Refusal };

const PLACING = new Set(["place", "blast", "arrow"]);

/** Whether anything but finishing can still be clicked. */
export const goesOn = (options: Options): boolean =>
  options.tools.length > 0 || options.marks.some((mark) => mark.sense !== "subject" && mark.sense !== "last");

/** Where the piece of an action ends; null if it stays where it is. */
export const landing = (action: string): string | null =>
  /^[a-z]\d+(?:[-x][a-z]\d+)*[-x]([a-z]\d+)/.exec(action)?.[1] ?? null;

/** The squares of pieces that an action takes by jumping. */
export const jumped = (action: string): string[] => /\((.*)\)$/.exec(action)?.[1]?.split(",") ?? [];

const leadsOn = (options: Options): boolean =>
  options.done !== null || options.tools.length > 0 || options.marks.length > 0;

/** Takes picks that lead somewhere; plays at once when there is nothing more to click. */
const take = (view: View, picks: string[]): Step | null => {
  const options = view.options(picks);
  if (!leadsOn(options)) return null;
  if (options.done !== null && !goesOn(options)) return { to: "action", picks, action: options.done };
  return { to: "picks", picks, options };
};

const refuse = (view: View, picks: string[]): Step => ({
  to: "refusal",
  picks,
  refusal: view.why(picks) ?? { code: "out-of-reach", at: picks.at(-1) as string },
});

/** A click on a square after `picks`. A `drop` never chooses another piece instead. */
export const clickSquare = (view: View, picks: readonly string[], at: string, drop = false): Step => {
  const options = view.options([...picks]);
  const here = options.marks.filter((mark) => mark.at === at && (mark.sense !== "subject" || picks.length === 0));
  const last = picks.at(-1);
  if (here.length === 0 && last !== undefined) {
    if (options.done !== null && (at === last || at === landing(options.done)))
      return { to: "action", picks: [...picks], action: options.done };
    if (at === picks[0]) return { to: "picks", picks: [], options: view.options([]) };
  }
  const plain = take(view, [...picks, at]);
  if (plain) return plain;
  const special = byStone(view, picks, here);
  if (special) return special;
  if (picks.length > 0 && !drop) {
    const afresh = take(view, [at]);
    if (afresh) return afresh;
  }
  return refuse(view, [...picks, at]);
};

/** A click on a square that only a stone or a removal can use, before any tool was picked. */
const byStone = (view: View, picks: readonly string[], here: Mark[]): Step | null => {
  const last = picks.at(-1);
  if (last === undefined || parse(last) === null) return null;
  const removal = here.find((mark) => mark.sense === "remove");
  if (removal) return take(view, [...picks, "remove", removal.at]);
  const placing = here.filter((mark) => PLACING.has(mark.sense));
  const stones = [...new Set(placing.flatMap((mark) => mark.stones ?? []))];
  const at = placing[0]?.at;
  if (at === undefined) return null;
  if (stones.length === 1) return take(view, [...picks, stones[0] as string, at]);
  return { to: "choose", at, stones };
};

/** A click on a tool after `picks`; `at` is a square that waits for its stone. */
export const clickTool = (view: View, picks: readonly string[], tool: string, at: string | null): Step => {
  const last = picks.at(-1);
  const base = last !== undefined && parse(last) === null ? picks.slice(0, -1) : [...picks];
  if (last === tool) return { to: "picks", picks: base, options: view.options(base) };
  const next = at === null ? [...base, tool] : [...base, tool, at];
  return take(view, next) ?? refuse(view, next);
};
