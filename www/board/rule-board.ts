/** `<rule-board>`: shows, plays, replays or edits a game of the library. It knows no rule: it asks the view. */
import { type CSSResultGroup, LitElement, nothing, type PropertyValues } from "lit";
import { type Draft, type GameInfo, games, type Refusal, ready, type Scene, type Side, type View } from "rankfile";
import { type BoardWords, board as english } from "../words/en/board.js";
import { clickSquare, clickTool, goesOn, landing, type Step } from "./clicks.js";
import { Deducer } from "./deduction.js";
import { Frame } from "./geometry.js";
import { Hand } from "./hand.js";
import { onLanguage, wordsFor } from "./languages.js";
import { firstCursor, look, NONE } from "./look.js";
import { Motion } from "./motion.js";
import { properties } from "./properties.js";
import { stepFrom } from "./replay.js";
import { BadInput, check, faultOf, open, type Source } from "./source.js";
import { chose, labels } from "./speech.js";
import { boardStyle } from "./style.js";
import { board, fault, waiting } from "./template.js";

/** What the element does with clicks. */
export type Mode = "show" | "play" | "replay" | "edit";

/**
 * The board element. Set `view` (or its text), or `draft`, or the attributes `game` and `position`.
 *
 * Events, all bubbling: `rule-pick` {picks}, `rule-action` {action}, `rule-refusal` {refusal, picks}, `rule-error` {error}.
 * `rule-action` asks the host to play and to set the next `view`; a board made from attributes plays by itself unless the
 * event is cancelled. A cancelled `rule-refusal` is not told by the board. In mode `edit` picks are `[square]` for a tap,
 * `[from, to]` for a drag and `[from, "off"]` for a piece taken off the board. In mode `replay` `rule-ply` {ply} tells a step.
 */
export class RuleBoard extends LitElement {
  static override styles: CSSResultGroup = boardStyle;
  static override properties = properties;

  declare view: View | string | null;
  declare draft: Draft | null;
  declare picks: string[];
  declare game: string | null;
  declare position: string | null;
  declare edition: string | null;
  declare layout: string | null;
  /**
   * The tag of the language that this board speaks; that of the element around it when empty. English stands in for a
   * language that has not been added; one asked for here that is missing is told as `rule-error` too.
   */
  declare lang: string;
  /** The side at the bottom; the viewer's own when left out. */
  declare side: Side | null;
  declare mode: Mode;
  declare theme: "light" | "dark" | "auto";
  /** Turns every piece to its back and hides marks: for the curtain between two seats. */
  declare covered: boolean;
  /** A press on an unknown piece, or `?`, lists what it may be. */
  declare deduction: boolean;
  /** The ply that mode `replay` shows; null is the last. */
  declare ply: number | null;

  /** @internal */ scene: Scene | null = null;
  /** @internal */ words: BoardWords = english;
  /** @internal */ info: GameInfo | null = null;
  /** @internal */ frame = new Frame(1, 1, "south");
  /** @internal */ options = NONE;
  /** @internal */ startable: ReadonlySet<string> = new Set();
  /** @internal */ marks: Scene["marks"] = [];
  /** @internal */ cursor: string | null = null;
  /** @internal A square that waits for its stone, and the stones it can take. */
  pending: { at: string; stones: string[] } | null = null;
  /** @internal */ readonly deducer = new Deducer(this);
  /** @internal */ toast: Refusal | null = null;
  /** @internal */ spoken = "";
  #source: Source = { kind: "nothing" };
  #fault: ReturnType<typeof faultOf> | null = null;
  #ready = false;
  /** Stops listening for languages. */
  #deaf = (): void => {};
  /** The language that was asked for and is missing, told once. */
  #missing = "";
  readonly #motion = new Motion();
  readonly #hand = new Hand(this);

  constructor() {
    super();
    this.view = this.draft = this.game = this.position = this.edition = this.layout = this.side = null;
    this.lang = "";
    this.picks = [];
    this.mode = "show";
    this.theme = "auto";
    this.covered = this.deduction = false;
    this.ply = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#deaf = onLanguage(() => this.requestUpdate());
    Promise.resolve(ready).then(
      () => {
        this.#ready = true;
        this.requestUpdate("view");
      },
      (error: unknown) => this.#fail(error),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf();
  }

  /** Draws again after the view has changed in place, by `View.learn`. */
  refresh(): void {
    this.requestUpdate("view");
  }

  /** The square under a point of the window; null outside of the squares. */
  squareAt(clientX: number, clientY: number): string | null {
    const box = this.renderRoot.querySelector(".frame")?.getBoundingClientRect();
    if (!box || !this.scene) return null;
    const at = this.frame.under((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    return at !== null && this.squares.has(at) ? at : null;
  }

  /** @internal The view that is shown, if it is one. */
  get seen(): View | null {
    return this.#source.kind === "view" ? this.#source.view : null;
  }

  /** @internal The squares that can be pressed. */
  get squares(): ReadonlySet<string> {
    return new Set(this.scene?.cells.filter((cell) => cell.ground !== "water").map((cell) => cell.at));
  }

  /** @internal Where a press ends the turn that the clicks so far make. */
  get finish(): string | null {
    const { done } = this.options;
    if (this.mode !== "play" || done === null || !goesOn(this.options)) return null;
    return landing(done) ?? this.picks.at(-1) ?? null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#speak();
    if (!this.#ready) return;
    try {
      check(this);
      const sources = ["view", "draft", "game", "position", "edition", "layout"] as const;
      if (sources.some((name) => changed.has(name))) this.#open(changed);
      if (this.covered) [this.spoken, this.deducer.guess] = ["", null];
      this.#look();
      if (this.#fault) this.#fault = null;
    } catch (error) {
      this.#fail(error);
    }
  }

  #speak(): void {
    const found = wordsFor(this.lang || (this.closest<HTMLElement>("[lang]:not([lang=''])")?.lang ?? ""));
    const missing = found ? "" : this.lang;
    if (missing !== "" && missing !== this.#missing)
      queueMicrotask(() => this.#emit("rule-error", { error: new BadInput("lang", missing) }));
    this.#missing = missing;
    // What was said was said in the other language.
    if (this.words !== (found ?? english)) [this.words, this.spoken] = [found ?? english, ""];
  }

  #open(changed: PropertyValues<this>): void {
    const first = this.#source.kind === "nothing";
    const own = this.#source.kind === "view" ? this.#source.game : null;
    // A game made from attributes stays while only its view is read anew.
    if (own && this.view === null && this.#made === this.#recipe)
      this.#source = { kind: "view", view: own.view("spectator"), game: own };
    else this.#source = open(this);
    this.#made = this.#recipe;
    this.pending = this.toast = this.deducer.guess = null;
    if (first) return;
    if (!changed.has("picks") && this.picks.length > 0) this.picks = [];
    if (!changed.has("ply")) this.ply = null;
  }

  #made = "";
  get #recipe(): string {
    return JSON.stringify([this.game, this.position, this.edition, this.layout]);
  }

  /** Reads scene, options and marks from the source. */
  #look(): void {
    const { scene, options, startable } = look(this.#source, this);
    this.options = options;
    this.startable = startable;
    if (!scene) {
      this.scene = null;
      return;
    }
    const bottom = this.side ?? (scene.viewer === "north" ? "north" : "south");
    this.info = games().find((info) => info.id === scene.id) ?? null;
    this.frame = new Frame(scene.files, scene.ranks, bottom);
    this.scene = scene;
    this.marks = scene.marks;
    const { squares } = this;
    if (this.cursor === null || !squares.has(this.cursor)) this.cursor = firstCursor(squares, this.picks, startable);
    this.#motion.before(this.renderRoot, scene, this.covered);
  }

  #fail(error: unknown): void {
    const fault = faultOf(error);
    const news = this.#fault?.message !== fault.message || this.#fault?.code !== fault.code;
    this.#fault = fault;
    if (news) {
      queueMicrotask(() => this.#emit("rule-error", { error }));
      this.requestUpdate();
    }
  }

  protected override updated(): void {
    this.#motion.after(this.renderRoot, this.scene, this.frame, this.covered);
  }

  /** @internal A press on a square. */
  press(at: string, drop = false): void {
    this.cursor = at;
    if (this.mode === "edit") this.#emit("rule-pick", { picks: [at] });
    else if (!drop && this.deducer.press(at)) this.#pick([], this.spoken);
    else if (this.mode === "play" && this.seen && !this.covered) {
      this.#take(clickSquare(this.seen, this.picks, at, drop), drop);
    }
    this.requestUpdate();
  }

  /** @internal A press on a tool. */
  pressTool(tool: string): void {
    if (this.seen) this.#take(clickTool(this.seen, this.picks, tool, this.pending?.at ?? null), false);
  }

  /** @internal Ends the turn where it stands. */
  pressFinish(): void {
    if (this.options.done !== null) this.#act(this.options.done);
  }

  /** @internal Whether the piece on a square can be dragged. */
  canLift(at: string): boolean {
    if (this.mode === "edit") return this.scene?.pieces.some((piece) => piece.at === at) ?? false;
    return this.startable.has(at);
  }

  /** @internal A piece is taken into the hand. */
  lift(at: string): void {
    if (this.mode === "play" && this.picks.join() !== at) this.#pick([at]);
  }

  /** @internal A piece is dropped; `to` is null outside of the board. */
  drop(from: string, to: string | null): void {
    if (this.mode === "edit") this.#emit("rule-pick", { picks: [from, to ?? "off"] });
    else if (to !== null && to !== from) {
      this.#motion.carried = this.scene?.pieces.find((piece) => piece.at === from)?.key ?? null;
      this.press(to, true);
    }
    this.requestUpdate();
  }

  #take(step: Step, drop: boolean): void {
    this.toast = this.pending = null;
    if (!drop) this.#motion.carried = null;
    if (step.to === "action") this.#act(step.action);
    else if (step.to === "picks") this.#pick(step.picks);
    else if (step.to === "choose") {
      this.pending = { at: step.at, stones: step.stones };
      this.spoken = this.words.chooseStone(step);
    } else {
      const quiet = !this.#emit("rule-refusal", { refusal: step.refusal, picks: step.picks });
      if (!quiet) this.toast = step.refusal;
    }
    this.requestUpdate();
  }

  #pick(picks: string[], spoken?: string): void {
    this.picks = picks;
    this.toast = null;
    if (this.seen) this.spoken = spoken ?? chose(this.words, this.scene, picks, this.seen.options([...picks]));
    this.#emit("rule-pick", { picks: [...picks] });
  }

  #act(action: string): void {
    this.picks = [];
    this.spoken = "";
    const wanted = this.#emit("rule-action", { action });
    const own = this.#source.kind === "view" ? this.#source.game : null;
    if (!own || !wanted) return;
    own.play(action);
    this.refresh();
  }

  #emit(type: string, detail: Record<string, unknown>): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  /** @internal Steps through a replay; false if the key leads nowhere. */
  step(key: string): boolean {
    const moved = this.seen === null || this.mode !== "replay" ? null : stepFrom(this.words, this.seen, this.ply, key);
    if (!moved) return false;
    [this.ply, this.spoken] = [moved.ply, moved.told];
    this.#emit("rule-ply", { ply: moved.ply });
    return true;
  }

  /** @internal Lets go of everything chosen; false if nothing was. */
  letGo(): boolean {
    if (this.deducer.close()) return true;
    if (this.picks.length === 0 && !this.pending) return false;
    this.pending = null;
    this.#pick([]);
    return true;
  }

  /** Moves the keyboard focus to a square. */
  focusSquare(at: string): void {
    this.cursor = at;
    this.requestUpdate();
    this.renderRoot.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  }

  protected override render() {
    if (this.#fault) return fault(this.words, this.#fault);
    if (!this.#ready) return waiting(this.words, this.words.loading);
    if (!this.scene || !this.info)
      return this.#source.kind === "nothing" ? waiting(this.words, this.words.nothing) : nothing;
    const spoken = labels(this.words, this.scene, this.marks, this.picks, this.finish);
    return board(this, this.scene, this.info, spoken, this.#hand);
  }
}
