/** The calls of the package, on whatever core has been started. */

import * as Call from "#call";
import infos from "#games";
import type { Raw } from "#glue";
import * as check from "./check.js";
import { ask, data, derived, flag, Handle, made, optional, root } from "./handle.js";
import type { Draft, Game, View } from "./objects.js";
import { requireStarted } from "./started.js";
import { draw } from "./svg.js";
import type {
  Candidate,
  Challenge,
  Flaw,
  GameId,
  GameInfo,
  Mark,
  Options,
  Outcome,
  Phase,
  Refusal,
  Report,
  Rules,
  Scene,
  SceneOptions,
  Side,
  SvgOptions,
  Turn,
  Viewer,
} from "./types.js";

/** What a game or view tells of itself; `revealed` is a game's alone, `viewer` and `fromPosition` are a view's. */
type StatusName = ("id" | "phase" | "turn" | "ply" | "deployed" | "outcome") | ("revealed" | "viewer" | "fromPosition");

// What takes objects reads them before `raw` is asked for: their getters run code of the caller's, which may free the handle.

/** What games and views say alike of where a game stands. */
abstract class StatusHandle extends Handle {
  #status: Pick<Game & View, StatusName> | null = null;
  /** All properties at once, as the core tells them. Asked for once between two changes: a loop asks for one after the other. */
  protected status(): Pick<Game & View, StatusName> {
    const { raw } = this;
    this.#status ??= data<Pick<Game & View, StatusName>>(raw, Call.Status);
    return this.#status;
  }
  /** What the core is asked with, for what changes it. */
  protected get changing(): Raw {
    this.#status = null;
    return this.raw;
  }
  get id(): GameId {
    return this.status().id;
  }
  get phase(): Phase {
    return this.status().phase;
  }
  get turn(): Side {
    return this.status().turn;
  }
  get ply(): number {
    return this.status().ply;
  }
  get deployed(): Side[] {
    return [...this.status().deployed];
  }
  get outcome(): Outcome | null {
    const { outcome } = this.status();
    return outcome && { ...outcome };
  }
}

class GameHandle extends StatusHandle implements Game {
  get revealed(): boolean {
    return this.status().revealed;
  }
  deploy(side: Side, setup: string): Report {
    return data(this.changing, Call.Deploy, check.text(side, "side"), check.text(setup, "setup"));
  }
  randomSetup(side: Side, seed?: number): string {
    return ask(this.raw, Call.RandomSetup, check.text(side, "side"), check.seed(seed));
  }
  view(viewer: Viewer): View {
    return new ViewHandle(derived(this.raw, Call.View, check.text(viewer, "viewer")));
  }
  play(action: string, by?: Side): Report {
    const raw = this.changing;
    check.text(action, "action");
    return data(raw, Call.Play, optional(check.optionalText(by, "by")), action);
  }
  resign(side: Side): Report {
    return data(this.changing, Call.Resign, check.text(side, "side"));
  }
  agreeDraw(): Report {
    return data(this.changing, Call.AgreeDraw);
  }
  undo(): Report | null {
    return data(this.changing, Call.Undo);
  }
  redo(): Report | null {
    return data(this.changing, Call.Redo);
  }
  position(): string {
    return ask(this.raw, Call.Position);
  }
  record(): string {
    return ask(this.raw, Call.Text);
  }
}

class ViewHandle extends StatusHandle implements View {
  get viewer(): Viewer {
    return this.status().viewer;
  }
  get fromPosition(): boolean {
    return this.status().fromPosition;
  }
  options(picks?: string[]): Options {
    const given = check.picks(picks);
    return data(this.raw, Call.Options, given);
  }
  diagram(square: string): Mark[] {
    return data(this.raw, Call.Diagram, check.text(square, "square"));
  }
  actions(from?: string): string[] {
    const lines = ask(this.raw, Call.Actions, optional(check.optionalText(from, "from")));
    // Each ends a line, so that what stands after the last is no action.
    return lines.split("\n").slice(0, -1).sort();
  }
  judge(action: string): Refusal | null {
    const { raw } = this;
    // "Never throws" holds for whatever is no text, too.
    const readable = typeof action === "string" && action.length <= check.LONGEST_TEXT;
    return readable ? data(raw, Call.Judge, action) : { code: "bad-text" };
  }
  why(picks: string[]): Refusal | null {
    const given = check.picks(picks);
    return data(this.raw, Call.Why, given);
  }
  couldBe(square: string): Candidate[] {
    return data(this.raw, Call.CouldBe, check.text(square, "square"));
  }
  warn(action: string): Refusal | null {
    return data(this.raw, Call.Warn, check.text(action, "action"));
  }
  learn(news: string): void {
    ask(this.changing, Call.Learn, check.text(news, "news"));
  }
  at(ply: number): View {
    return new ViewHandle(derived(this.raw, Call.At, String(check.count(ply, "ply"))));
  }
  turns(): Turn[] {
    return data(this.raw, Call.Turns);
  }
  scene(options?: SceneOptions): Scene {
    const given = shown(check.sceneOptions(options));
    return data(this.raw, Call.Scene, ...given);
  }
  svg(options?: SvgOptions): string {
    const given = check.svgOptions(options);
    return draw(data(this.raw, Call.Scene, ...shown(given)), given);
  }
  position(): string {
    return ask(this.raw, Call.Position);
  }
  override toString(): string {
    return ask(this.raw, Call.Text);
  }
}

/** What a scene shows beside the position, as arguments of a call. */
const shown = ({ picks, diagram, last }: check.Shown): string[] => [optional(picks), optional(diagram), flag(!last)];

class DraftHandle extends Handle implements Draft {
  put(at: string, piece: string | null): void {
    // Only null clears a square: a piece forgotten by the caller does not.
    const { raw } = this;
    ask(raw, Call.Put, check.text(at, "at"), piece === null ? "" : optional(check.text(piece, "piece")));
  }
  random(seed?: number): void {
    ask(this.raw, Call.Random, check.seed(seed));
  }
  mirror(): void {
    ask(this.raw, Call.Mirror);
  }
  clear(): void {
    ask(this.raw, Call.Clear);
  }
  get left(): Record<string, number> {
    return data(this.raw, Call.Left);
  }
  get flaws(): Flaw[] {
    return data(this.raw, Call.Flaws);
  }
  get warnings(): Flaw[] {
    return data(this.raw, Call.Warnings);
  }
  scene(options?: SceneOptions): Scene {
    check.sceneOptions(options);
    return data(this.raw, Call.Scene);
  }
  svg(options?: SvgOptions): string {
    const given = check.svgOptions(options);
    return draw(data(this.raw, Call.Scene), given);
  }
  override toString(): string {
    return ask(this.raw, Call.Text);
  }
}

/** The games of this build: boards, pieces, editions, armies, switches, rules. */
export function games(): GameInfo[] {
  requireStarted();
  return JSON.parse(infos);
}

/**
 * A new game: in the set-up phase, or from a position text.
 * @throws RulesError `unknown-game`, `unknown-edition`, `unknown-army`, `bad-switch`, `bad-option`, `bad-layout`; `bad-position`
 * with every flaw.
 */
export function newGame(id: GameId, rules?: Rules & { position?: string }): Game {
  const { settings, rest } = check.rules(rules as (Rules & Record<string, unknown>) | undefined, ["position"]);
  const position = check.optionalText(rest.position, "position");
  requireStarted();
  return new GameHandle(made(Call.NewGame, check.text(id, "id"), settings, optional(position)));
}

/** A game from the referee's record. @throws RulesError `bad-record` with line and column; `unknown-game`. */
export function openGame(record: string): Game {
  requireStarted();
  return new GameHandle(made(Call.OpenGame, check.text(record, "record")));
}

/** A view from its viewer's transcript. @throws RulesError `bad-record` with line and column; `unknown-game`. */
export function openView(text: string): View {
  requireStarted();
  return new ViewHandle(made(Call.OpenView, check.text(text, "text")));
}

/**
 * A set-up (with `side`) or a position in the making.
 * @throws RulesError as `newGame`; `bad-setup` or `bad-position` for a text that cannot be read.
 */
export function draft(id: GameId, rules?: Rules & { side?: Side; text?: string }): Draft {
  const { settings, rest } = check.rules(rules as (Rules & Record<string, unknown>) | undefined, ["side", "text"]);
  const side = check.optionalText(rest.side, "side");
  const text = check.optionalText(rest.text, "text");
  requireStarted();
  return new DraftHandle(made(Call.NewDraft, optional(side), check.text(id, "id"), settings, optional(text)));
}

/**
 * Who stays when one kind challenges another, both by name.
 * @throws RulesError `unknown-game`; `unknown-piece`; `immovable` for an attacker that never moves; `bad-switch`.
 */
export function challenge(
  id: "stratego" | "generals",
  attacker: string,
  defender: string,
  switches?: Record<string, string>,
): Challenge {
  const settings = check.switches(switches);
  requireStarted();
  const given = [check.text(id, "id"), settings, check.text(attacker, "attacker"), check.text(defender, "defender")];
  return data(root(), Call.Challenge, ...given);
}
