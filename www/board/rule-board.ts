/** `<rule-board>`: shows, plays, replays or edits a game of the library. It knows no rule: it asks the view. */
import { html, nothing } from "lit/html.js";
import { type Draft, type GameInfo, games, type Refusal, ready, type Scene, type Side, type View } from "rankfile";
import { type BoardWords, board as english } from "../words/en/board.js";
import { allSaid } from "../words/tell.js";
import { clickSquare, clickTool, goesOn, landing, type Step } from "./clicks.js";
import { Deducer } from "./deduction.js";
import { apply, type Change, OFF, pressed } from "./edit.js";
import type { RuleBoardEvents } from "./events.js";
import { areaOf, Frame, parse, within } from "./geometry.js";
import { Hand } from "./hand.js";
import { onLanguage, wordsFor } from "./languages.js";
import { firstCursor, look, NONE } from "./look.js";
import { Motion } from "./motion.js";
import { properties } from "./properties.js";
import { type Changed, Reactive } from "./reactive.js";
import { stepFrom } from "./replay.js";
import { BadInput, check, faultOf, open, type Source } from "./source.js";
import { chose, labels } from "./speech.js";
import { boardSheet } from "./style.js";
import { board, fault, waiting, withStill } from "./template.js";

/** What the element does with clicks. */
export type Mode = "show" | "play" | "replay" | "edit";

/**
 * The board element. Set `view` (or its text), or `draft`, or the attributes `game` and `position`. Children, such as an
 * SVG of the same position, are shown until there is a board, where there can be none, and on paper.
 *
 * Modes: `show` draws; `play` takes clicks on a view; `replay` steps through its turns; `edit` changes a draft: the host's,
 * or one that the element makes of what the view knows, or of `game` and `position`. A draft is drawn in every mode.
 * Its events are `RuleBoardEvents`; its parts and custom properties stand in `style.ts`.
 */
export class RuleBoard extends Reactive {
  /** @internal */
  static override sheet = boardSheet;
  /** @internal */
  static override properties = properties;

  /** The view that is shown, or its text. Set it again, or call `refresh`, when it has learnt something. */
  declare view: View | string | null;
  /** The draft that is shown instead; set it again when it has changed. */
  declare draft: Draft | null;
  /** What is picked so far: squares, stones' tools; while editing also a tray's letter or `off`. */
  declare picks: string[];
  /** Without a view and a draft: the game to show, with nothing hidden. */
  declare game: string | null;
  /** Its position text; its start when left out. */
  declare position: string | null;
  /** Its edition; the first when left out. */
  declare edition: string | null;
  /** Its layout text (Bollwerk). */
  declare layout: string | null;
  /**
   * The tag of the language that this board speaks; that of the element around it when empty. English stands in for a
   * language that has not been added; one asked for here that is missing is told as `rule-error` too.
   */
  declare lang: string;
  /** The part of the board that is shown, by two opposite corners, e.g. `b2:f6`; all of it when left out. */
  declare area: string | null;
  /** The square of the piece whose diagram (D1-D6) is shown while nothing is chosen. */
  declare diagram: string | null;
  /** The side at the bottom; the viewer's own when left out. */
  declare side: Side | null;
  /** What clicks do; `show` when left out. */
  declare mode: Mode;
  /** Its colours; the page's own when left out (`auto`). */
  declare theme: "light" | "dark" | "auto";
  /** Turns every piece to its back and hides marks: for the curtain between two seats. */
  declare covered: boolean;
  /** A press on an unknown piece, or `?`, lists what it may be. */
  declare deduction: boolean;
  /** The host tells turns itself: a screen reader hears from the board only what is chosen on it. */
  declare silent: boolean;
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
    this.area = this.diagram = null;
    this.picks = [];
    this.mode = "show";
    this.theme = "auto";
    this.covered = this.deduction = this.silent = false;
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

  /** @internal The draft that is shown, if it is one. */
  get edited(): Draft | null {
    return this.#source.kind === "draft" ? this.#source.draft : null;
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

  /** @internal */
  protected override willUpdate(changed: Changed): void {
    this.#speak();
    if (!this.#ready) return;
    try {
      check(this);
      this.#open(changed);
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

  #open(changed: Changed): void {
    const first = this.#source.kind === "nothing";
    const { view, draft, game, position, edition, layout, mode } = this;
    const recipe = [view, draft, game, position, edition, layout, mode === "edit"];
    // What was made of the same before stays as it was played or edited since; only its view is read anew.
    const same = recipe.every((value, i) => value === this.#recipe[i]);
    if (same && !changed.has("view") && !changed.has("draft")) return;
    const own = this.#source.kind === "view" ? this.#source.game : null;
    if (!same) this.#source = open(this);
    else if (own) this.#source = { kind: "view", view: own.view("spectator"), game: own };
    this.#recipe = recipe;
    this.pending = this.toast = this.deducer.guess = null;
    if (first) return;
    if (!changed.has("picks") && this.picks.length > 0) this.picks = [];
    if (!changed.has("ply")) this.ply = null;
  }

  #recipe: unknown[] = [];

  /** Reads scene, options and marks from the source. */
  #look(): void {
    const { scene, options, startable } = look(this.#source, this);
    this.options = options;
    this.startable = startable;
    if (!scene) {
      this.scene = null;
      return;
    }
    const before = this.scene;
    const news = before?.id === scene.id && JSON.stringify(before.said) !== JSON.stringify(scene.said);
    if (news && this.seen && !this.silent && !this.covered && this.mode !== "replay")
      this.spoken = allSaid(this.words, scene.said);
    const bottom = this.side ?? (scene.viewer === "north" ? "north" : "south");
    this.info = games().find((info) => info.id === scene.id) ?? null;
    const area = this.area === null ? { file: 0, rank: 0, files: scene.files, ranks: scene.ranks } : areaOf(this.area);
    if (area === null) throw new BadInput("area", this.area);
    this.frame = new Frame(area.files, area.ranks, bottom, area);
    const seen = <T extends { at: string }>(all: T[]): T[] => all.filter(({ at }) => within(area, at));
    const [cells, pieces, stones] = [seen(scene.cells), seen(scene.pieces), seen(scene.stones)];
    this.scene = { ...scene, cells, pieces, stones, marks: seen(scene.marks) };
    this.marks = this.scene.marks;
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

  /** @internal */
  protected override updated(): void {
    this.#motion.after(this.renderRoot, this.scene, this.frame, this.covered);
  }

  /** @internal A press on a square. */
  press(at: string, drop = false): void {
    this.cursor = at;
    if (this.mode === "edit") this.#edit(at);
    else if (!drop && this.deducer.press(at)) this.#pick([], this.spoken);
    else if (this.mode === "play" && this.seen && !this.covered) {
      this.#take(clickSquare(this.seen, this.picks, at, drop), drop);
    }
    this.requestUpdate();
  }

  /** @internal A press on a tool. */
  pressTool(tool: string): void {
    if (this.mode === "edit") this.#edit(tool);
    else if (this.seen) this.#take(clickTool(this.seen, this.picks, tool, this.pending?.at ?? null), false);
  }

  /** @internal Ends the turn where it stands. */
  pressFinish(): void {
    if (this.options.done !== null) this.#act(this.options.done);
  }

  /** @internal Whether the piece on a square can be dragged. */
  canLift(at: string): boolean {
    if (this.mode === "edit") return at !== OFF && (parse(at) === null || this.#filled(at));
    return this.startable.has(at);
  }

  /** @internal A piece is taken into the hand. */
  lift(at: string): void {
    if (this.mode === "play" && this.picks.join() !== at) this.#pick([at]);
  }

  /** @internal A piece is dropped; `to` is null outside of the board. */
  drop(from: string, to: string | null): void {
    if (this.mode === "edit") {
      const change: Change = [from, to ?? OFF];
      // What comes from a tray and misses the board was nowhere.
      if ((to !== null || parse(from)) && this.#emit("rule-pick", { picks: change })) this.#change(change);
    } else if (to !== null && to !== from) {
      this.#motion.carried = this.scene?.pieces.find((piece) => piece.at === from)?.key ?? null;
      this.press(to, true);
    }
    this.requestUpdate();
  }

  #filled(at: string): boolean {
    return [...(this.scene?.pieces ?? []), ...(this.scene?.stones ?? [])].some((thing) => thing.at === at);
  }

  /** A press while editing: the host that cancels its event edits by itself. */
  #edit(at: string): void {
    if (!this.#emit("rule-pick", { picks: [at] })) return;
    const next = pressed(this.picks, at, this.#filled(at));
    this.toast = null;
    if ("change" in next) this.#change(next.change);
    else this.picks = next;
    this.requestUpdate();
  }

  #change([from, to]: Change): void {
    const draft = this.edited;
    if (!draft || !this.info) return;
    try {
      apply(draft, this.info, [from, to]);
    } catch (error) {
      this.#refuse(faultOf(error), [from, to]);
      return;
    }
    // A tray's piece stays in hand for as long as there is another one.
    const stays = this.picks[0] === from ? (draft.left[from] ?? 0) > 0 : this.picks[0] === OFF;
    if (!stays) this.picks = [];
    const at = parse(to) ? to : from;
    this.spoken = labels(this.words, draft.scene(), [], [], null).get(at) ?? "";
    this.#emit("rule-edit", { draft, text: String(draft), flaws: draft.flaws });
  }

  #refuse(refusal: Refusal, picks: string[]): void {
    if (this.#emit("rule-refusal", { refusal, picks })) this.toast = refusal;
  }

  #take(step: Step, drop: boolean): void {
    this.toast = this.pending = null;
    if (!drop) this.#motion.carried = null;
    if (step.to === "action") this.#act(step.action);
    else if (step.to === "picks") this.#pick(step.picks);
    else if (step.to === "choose") {
      this.pending = { at: step.at, stones: step.stones };
      this.spoken = this.words.chooseStone(step);
    } else this.#refuse(step.refusal, step.picks);
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
    try {
      own.play(action);
    } catch (error) {
      // A listener played before it.
      this.#refuse(faultOf(error), []);
    }
    this.refresh();
  }

  #emit<K extends keyof RuleBoardEvents>(type: K, detail: RuleBoardEvents[K]["detail"]): boolean {
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

  /** @internal */
  protected override render(): unknown {
    const still = this.childElementCount > 0;
    if (still && !this.#ready) return html`<slot></slot>`;
    if (this.#fault) return fault(this.words, this.#fault);
    if (still && !this.scene) return html`<slot></slot>`;
    if (!this.#ready) return waiting(this.words, this.words.loading);
    if (!this.scene || !this.info)
      return this.#source.kind === "nothing" ? waiting(this.words, this.words.nothing) : nothing;
    const spoken = labels(this.words, this.scene, this.marks, this.picks, this.finish);
    const live = board(this, this.scene, this.info, spoken, this.#hand);
    return still ? withStill(live) : live;
  }
}
