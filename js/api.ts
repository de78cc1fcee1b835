/** The calls of the package, on whatever core has been started. */
import infos from "#games";
import * as glue from "#glue";
import * as check from "./check.js";
import { call, Handle } from "./handle.js";
import type { Draft, Game, View } from "./objects.js";
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

// What takes objects reads them before `use`: their getters run code of the caller's, which may free the handle.

/** What games and views say alike of where a game stands. */
abstract class StatusHandle<Raw extends glue.RawGame | glue.RawView> extends Handle<Raw> {
  #status: Pick<Game & View, StatusName> | null = null;
  /** All properties at once, as the core tells them. Asked for once between two changes: a loop asks for one after the other. */
  protected status(): Pick<Game & View, StatusName> {
    return this.use((raw) => {
      this.#status ??= raw.status() as Pick<Game & View, StatusName>;
      return this.#status;
    });
  }
  /** Calls the core with it, for what changes it. */
  protected change<T>(run: (raw: Raw) => T): T {
    this.#status = null;
    return this.use(run);
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

class GameHandle extends StatusHandle<glue.RawGame> implements Game {
  get revealed(): boolean {
    return this.status().revealed;
  }
  deploy(side: Side, setup: string): Report {
    return this.change((raw) => raw.deploy(check.text(side, "side"), check.text(setup, "setup")));
  }
  randomSetup(side: Side, seed?: number): string {
    return this.use((raw) => raw.randomSetup(check.text(side, "side"), check.seed(seed)));
  }
  view(viewer: Viewer): View {
    return new ViewHandle(this.use((raw) => raw.view(check.text(viewer, "viewer"))));
  }
  play(action: string, by?: Side): Report {
    return this.change((raw) => raw.play(check.text(action, "action"), check.optionalText(by, "by")));
  }
  resign(side: Side): Report {
    return this.change((raw) => raw.resign(check.text(side, "side")));
  }
  agreeDraw(): Report {
    return this.change((raw) => raw.agreeDraw());
  }
  undo(): Report | null {
    return this.change((raw) => raw.undo());
  }
  redo(): Report | null {
    return this.change((raw) => raw.redo());
  }
  position(): string {
    return this.use((raw) => raw.position());
  }
  record(): string {
    return this.use((raw) => raw.record());
  }
}

class ViewHandle extends StatusHandle<glue.RawView> implements View {
  get viewer(): Viewer {
    return this.status().viewer;
  }
  get fromPosition(): boolean {
    return this.status().fromPosition;
  }
  options(picks?: string[]): Options {
    const given = check.picks(picks);
    return this.use((raw) => raw.options(given));
  }
  diagram(square: string): Mark[] {
    return this.use((raw) => raw.diagram(check.text(square, "square")));
  }
  actions(from?: string): string[] {
    const lines: string = this.use((raw) => raw.actions(check.optionalText(from, "from")));
    // Each ends a line, so that what stands after the last is no action.
    return lines.split("\n").slice(0, -1).sort();
  }
  judge(action: string): Refusal | null {
    // "Never throws" holds for whatever is no text, too.
    const readable = typeof action === "string" && action.length <= check.LONGEST_TEXT;
    return this.use((raw) => (readable ? raw.judge(action) : { code: "bad-text" }));
  }
  why(picks: string[]): Refusal | null {
    const given = check.picks(picks);
    return this.use((raw) => raw.why(given));
  }
  couldBe(square: string): Candidate[] {
    return this.use((raw) => raw.couldBe(check.text(square, "square")));
  }
  warn(action: string): Refusal | null {
    return this.use((raw) => raw.warn(check.text(action, "action")));
  }
  learn(news: string): void {
    this.change((raw) => raw.learn(check.text(news, "news")));
  }
  at(ply: number): View {
    return new ViewHandle(this.use((raw) => raw.at(check.count(ply, "ply"))));
  }
  turns(): Turn[] {
    return this.use((raw) => raw.turns());
  }
  scene(options?: SceneOptions): Scene {
    const given = check.sceneOptions(options);
    return this.use((raw) => raw.scene(...given));
  }
  svg(options?: SvgOptions): string {
    const given = check.svgOptions(options);
    return this.use((raw) => raw.svg(...given));
  }
  position(): string {
    return this.use((raw) => raw.position());
  }
  override toString(): string {
    return this.use((raw) => raw.text());
  }
}

class DraftHandle extends Handle<glue.RawDraft> implements Draft {
  put(at: string, piece: string | null): void {
    // Only null clears a square: a piece forgotten by the caller does not.
    this.use((raw) => raw.put(check.text(at, "at"), piece === null ? undefined : check.text(piece, "piece")));
  }
  random(seed?: number): void {
    this.use((raw) => raw.random(check.seed(seed)));
  }
  mirror(): void {
    this.use((raw) => raw.mirror());
  }
  clear(): void {
    this.use((raw) => raw.clear());
  }
  get left(): Record<string, number> {
    return this.use((raw) => raw.left);
  }
  get flaws(): Flaw[] {
    return this.use((raw) => raw.flaws);
  }
  get warnings(): Flaw[] {
    return this.use((raw) => raw.warnings);
  }
  scene(options?: SceneOptions): Scene {
    check.sceneOptions(options);
    return this.use((raw) => raw.scene());
  }
  svg(options?: SvgOptions): string {
    const [, , , bottom, coordinates] = check.svgOptions(options);
    return this.use((raw) => raw.svg(bottom, coordinates));
  }
  override toString(): string {
    return this.use((raw) => raw.text());
  }
}

/** The games of this build: boards, pieces, editions, armies, switches, rules. */
export function games(): GameInfo[] {
  return call(() => JSON.parse(infos));
}

/**
 * A new game: in the set-up phase, or from a position text.
 * @throws RulesError `unknown-game`, `unknown-edition`, `unknown-army`, `bad-switch`, `bad-option`, `bad-layout`; `bad-position`
 * with every flaw.
 */
export function newGame(id: GameId, rules?: Rules & { position?: string }): Game {
  const { settings, rest } = check.rules(rules as (Rules & Record<string, unknown>) | undefined, ["position"]);
  const position = check.optionalText(rest.position, "position");
  return new GameHandle(call(() => glue.newGame(check.text(id, "id"), settings, position)));
}

/** A game from the referee's record. @throws RulesError `bad-record` with line and column; `unknown-game`. */
export function openGame(record: string): Game {
  return new GameHandle(call(() => glue.openGame(check.text(record, "record"))));
}

/** A view from its viewer's transcript. @throws RulesError `bad-record` with line and column; `unknown-game`. */
export function openView(text: string): View {
  return new ViewHandle(call(() => glue.openView(check.text(text, "text"))));
}

/**
 * A set-up (with `side`) or a position in the making.
 * @throws RulesError as `newGame`; `bad-setup` or `bad-position` for a text that cannot be read.
 */
export function draft(id: GameId, rules?: Rules & { side?: Side; text?: string }): Draft {
  const { settings, rest } = check.rules(rules as (Rules & Record<string, unknown>) | undefined, ["side", "text"]);
  const side = check.optionalText(rest.side, "side");
  const text = check.optionalText(rest.text, "text");
  return new DraftHandle(call(() => glue.newDraft(check.text(id, "id"), settings, side, text)));
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
  return call(() =>
    glue.challenge(check.text(id, "id"), check.text(attacker, "attacker"), check.text(defender, "defender"), settings),
  );
}
