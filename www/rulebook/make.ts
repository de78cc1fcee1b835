/** Makes the figures of a rulebook from the cases of tests/rulebook: everything that a page says or draws of them. */
import { type GameId, type Mark, newGame, type Refusal, type Said, type Scene } from "rankfile";
import { around, type Case, type Ground, positionOf } from "./cases.js";
import type { FigureOf } from "./contents/types.js";
import { type Figure, isAlone, openFigure, viewOf } from "./figure.js";
import { type Parts, partsOf } from "./still.js";

/** A figure with what there is to see and to say. */
export interface Made {
  figure: Figure;
  /** The rules that its case proves. */
  rules: string[];
  scene: Scene;
  parts: Parts;
  /** What is refused there, and why. */
  refused: { action: string; refusal: Refusal }[];
  /** What the turns of its case lead to, as far as they are legal. */
  played: { action: string; said: Said[] }[];
}

/** More than this is a list of tests, not an example. */
const MOST = 4;
/** A part of a board is at least so large, or it is not seen as one. */
const LEAST = { files: 6, ranks: 4 };

const grounds = new Map<string, Ground>();

/** The empty board of a game or layout. */
const groundOf = (game: GameId, layout: string | undefined): Ground => {
  const key = `${game} ${layout ?? ""}`;
  const known = grounds.get(key);
  if (known) return known;
  const { files, ranks, cells } = newGame(game, layout === undefined ? {} : { layout })
    .view("spectator")
    .scene();
  const squares = new Set(cells.filter((cell) => cell.ground !== "water").map((cell) => cell.at));
  const ground = { files, ranks, squares };
  grounds.set(key, ground);
  return ground;
};

/** The part of the board that a case is about; null is all of it. */
const areaFor = (of: Case, marks: readonly Mark[], ground: Ground): string | null => {
  if (of.pictured.length === 0 || of.settings.layout !== undefined) return null;
  const area = around([...of.pictured, ...marks.map((mark) => mark.at)], ground, LEAST);
  return area === around(ground.squares, ground, LEAST) ? null : area;
};

/** Refusals of the text, not of what it says. */
const WRITING = new Set(["bad-text", "wrong-sign", "not-canonical"]);

/** Makes a figure that is to show some rules. @throws `RulesError` when its case cannot be set up. */
export const makeFigure = (
  game: GameId,
  of: Case,
  wanted: FigureOf,
  id: string,
  about: readonly string[] = [],
): Made => {
  const ground = groundOf(game, of.settings.layout);
  const after = wanted.after ?? 0;
  const figure: Figure = {
    id,
    game,
    rules: {
      ...of.settings,
      switches: { ...of.settings.switches, ...wanted.switches },
      open: wanted.viewer === undefined,
    },
    position: of.board && positionOf(of.board, of.tail, ground),
    setups: of.setups,
    before: [...of.before, ...of.plays.slice(0, after)],
    plays: of.plays.slice(after),
    refused: of.refused.slice(),
    subject: null,
    area: null,
    viewer: wanted.viewer ?? "spectator",
  };
  if (wanted.edition !== undefined) figure.rules.edition = wanted.edition;
  const opened = openFigure(figure);
  const view = viewOf(figure, opened);
  const subject = wanted.subject ?? of.subject;
  const own = view.scene().pieces.some(({ at, side }) => at === subject && side === view.turn);
  if (own && view.phase === "play" && wanted.viewer === undefined) figure.subject = subject;
  const scene = view.scene(figure.subject ? { diagram: figure.subject } : {});
  figure.area = areaFor(of, scene.marks, ground);

  const refused = of.refused
    .map((action) => ({ action, refusal: view.judge(action) }))
    .filter((item): item is { action: string; refusal: Refusal } => item.refusal !== null)
    .filter(({ refusal }) => refusal.rule !== undefined && !WRITING.has(refusal.code))
    .sort((a, b) => Number(about.includes(b.refusal.rule ?? "")) - Number(about.includes(a.refusal.rule ?? "")))
    .slice(0, wanted.viewer === undefined ? MOST : 0);
  // A figure that shows one side alone is not about the end that this would be.
  const alone = isAlone(scene);
  const played: Made["played"] = [];
  for (const action of wanted.viewer === undefined ? figure.plays : []) {
    if (view.judge(action) !== null && played.length === 0) break;
    try {
      opened.play(action);
    } catch {
      break;
    }
    const { said } = viewOf(figure, opened).scene();
    played.push({ action, said: alone ? said.filter((event) => event.kind !== "end") : said });
  }
  figure.plays = played.map(({ action }) => action);
  figure.refused = refused.map(({ action }) => action);
  const first = viewOf(figure, openFigure(figure));
  return { figure, rules: of.rules, scene, parts: partsOf(first, scene, figure.subject), refused, played };
};

/** What stands on each square and how it is marked. */
const looks = ({ scene }: Made): Map<string, string> => {
  const found = new Map<string, string>();
  const add = (at: string, what: string) => found.set(at, `${found.get(at) ?? ""} ${what}`);
  for (const { at, kind, side } of scene.pieces) add(at, `${side} ${kind}`);
  for (const { at, kind } of scene.stones) add(at, kind);
  for (const { at, sense, stones } of scene.marks) add(at, `${sense} ${stones?.join(",") ?? ""}`);
  return found;
};

/** The squares on which some figures do not agree. */
export const differences = (figures: readonly Made[]): string[] => {
  const all = figures.map(looks);
  const squares = new Set(all.flatMap((look) => [...look.keys()]));
  return [...squares].filter((at) => new Set(all.map((look) => look.get(at) ?? "")).size > 1).sort();
};

/** Lets figures that are compared show the same part of the board. */
export const align = (figures: readonly Made[]): void => {
  const areas = figures.map(({ figure }) => figure.area);
  const [first] = figures;
  if (!first) return;
  const whole = areas.includes(null);
  const ground = groundOf(first.figure.game, first.figure.rules.layout);
  const area = whole
    ? null
    : around(
        areas.flatMap((one) => one?.split(":") ?? []),
        ground,
        LEAST,
      );
  for (const { figure } of figures) figure.area = area;
};
