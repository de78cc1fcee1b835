/** `<rule-board>`: shows, plays, replays or edits a game of the library. It knows no rule: it asks the view. */
import { type CSSResultGroup, LitElement, nothing, type PropertyValues } from "lit";
import {
  type Draft,
  type GameInfo,
  games,
  type Mark,
  type Options,
  type Refusal,
  ready,
  type Scene,
  type Side,
  type View,
} from "rankfile";
import * as words from "../words.js";
import { clickSquare, clickTool, goesOn, type Step } from "./clicks.js";
import { Frame } from "./geometry.js";
import { Hand } from "./hand.js";
import { look, NONE } from "./look.js";
import { leaving, play } from "./motion.js";
import { properties } from "./properties.js";
import { check, faultOf, open, type Source } from "./source.js";
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
 * `[from, to]` for a drag and `[from, "off"]` for a piece taken off the board.
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
  /** The side at the bottom; the viewer's own when left out. */
  declare side: Side | null;
  declare mode: Mode;
  declare theme: "light" | "dark" | "auto";
  /** Turns every piece to its back and hides marks: for the curtain between two seats. */
  declare covered: boolean;

  /** @internal */ scene: Scene | null = null;
  /** @internal */ info: GameInfo | null = null;
  /** @internal */ frame = new Frame(1, 1, "south");
  /** @internal */ options: Options = NONE;
  /** @internal */ startable: ReadonlySet<string> = new Set();
  /** @internal */ marks: Mark[] = [];
  /** @internal */ cursor: string | null = null;
  /** @internal A square that waits for its stone, and the stones it can take. */
  pending: { at: string; stones: string[] } | null = null;
  /** @internal */ toast: Refusal | null = null;
  /** @internal */ spoken = "";
  #source: Source = { kind: "nothing" };
  #fault: ReturnType<typeof faultOf> | null = null;
  #ready = false;
  #shown: { scene: Scene; frame: Frame } | null = null;
  #gone = new Map<string, SVGElement>();
  #carried: string | null = null;
  readonly #hand = new Hand(this);

  constructor() {
    super();
    this.view = this.draft = this.game = this.position = this.edition = this.layout = this.side = null;
    this.picks = [];
    this.mode = "show";
    this.theme = "auto";
    this.covered = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    Promise.resolve(ready).then(
      () => {
        this.#ready = true;
        this.requestUpdate("view");
      },
      (error: unknown) => this.#fail(error),
    );
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

  /** @internal The squares that can be pressed. */
  get squares(): ReadonlySet<string> {
    return new Set(this.scene?.cells.filter((cell) => cell.ground !== "water").map((cell) => cell.at));
  }

  /** @internal Where the current clicks may end by pressing the last square again. */
  get finish(): string | null {
    return this.mode === "play" && this.options.done !== null && goesOn(this.options)
      ? (this.picks.at(-1) ?? null)
      : null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#ready) return;
    try {
      check(this);
      const sources = ["view", "draft", "game", "position", "edition", "layout"] as const;
      if (sources.some((name) => changed.has(name))) this.#open(changed.has("picks"));
      this.#look();
      if (this.#fault) this.#fault = null;
    } catch (error) {
      this.#fail(error);
    }
  }

  #open(keepPicks: boolean): void {
    const first = this.#source.kind === "nothing";
    const own = this.#source.kind === "view" ? this.#source.game : null;
    // A game made from attributes stays while only its view is read anew.
    if (own && this.view === null && this.#made === this.#recipe)
      this.#source = { kind: "view", view: own.view("spectator"), game: own };
    else this.#source = open(this);
    this.#made = this.#recipe;
    this.pending = this.toast = null;
    if (!first && !keepPicks && this.picks.length > 0) this.picks = [];
  }

  #made = "";
  get #recipe(): string {
    return JSON.stringify([this.game, this.position, this.edition, this.layout]);
  }

  /** Reads scene, options and marks from the source. */
  #look(): void {
    const { scene, options, startable } = look(this.#source, this.picks, this.mode, this.covered);
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
    const squares = this.squares;
    if (this.cursor === null || !squares.has(this.cursor)) {
      this.cursor =
        [...this.picks].reverse().find((pick) => squares.has(pick)) ??
        [...this.startable][0] ??
        [...squares][0] ??
        null;
    }
    const layer = this.renderRoot?.querySelector<SVGGElement>(".pieces");
    this.#gone = layer && this.#shown && !this.covered ? leaving(layer, this.#shown.scene, scene) : new Map();
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
    const [pieces, ghosts] = [".pieces", ".ghosts"].map((name) => this.renderRoot.querySelector<SVGGElement>(name));
    const before = this.#shown;
    const scene = this.scene;
    this.#shown = scene && pieces ? { scene, frame: this.frame } : null;
    if (!scene || !pieces || !ghosts || !before || before.scene === scene) return;
    const same = before.scene.id === scene.id && before.frame.bottom === this.frame.bottom && !this.covered;
    if (same) play(pieces, ghosts, this.#gone, before.scene, scene, this.frame, this.#carried);
    if (this.#gone.size > 0 || before.scene.pieces !== scene.pieces) this.#carried = null;
  }

  /** @internal A press on a square. */
  press(at: string, drop = false): void {
    this.cursor = at;
    if (this.mode === "edit") this.#emit("rule-pick", { picks: [at] });
    else if (this.mode === "play" && this.#source.kind === "view" && !this.covered) {
      this.#take(clickSquare(this.#source.view, this.picks, at, drop), drop);
    }
    this.requestUpdate();
  }

  /** @internal A press on a tool. */
  pressTool(tool: string): void {
    if (this.#source.kind === "view")
      this.#take(clickTool(this.#source.view, this.picks, tool, this.pending?.at ?? null), false);
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
      this.#carried = this.scene?.pieces.find((piece) => piece.at === from)?.key ?? null;
      this.press(to, true);
    }
    this.requestUpdate();
  }

  #take(step: Step, drop: boolean): void {
    this.toast = this.pending = null;
    if (!drop) this.#carried = null;
    if (step.to === "action") this.#act(step.action);
    else if (step.to === "picks") this.#pick(step.picks);
    else if (step.to === "choose") {
      this.pending = { at: step.at, stones: step.stones };
      this.spoken = words.board.chooseStone(step.at);
    } else {
      const quiet = !this.#emit("rule-refusal", { refusal: step.refusal, picks: step.picks });
      if (!quiet) this.toast = step.refusal;
    }
    this.requestUpdate();
  }

  #pick(picks: string[]): void {
    this.picks = picks;
    this.toast = null;
    if (this.#source.kind === "view") this.spoken = chose(this.scene, picks, this.#source.view.options([...picks]));
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

  /** @internal Lets go of everything chosen; false if nothing was. */
  letGo(): boolean {
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
    if (this.#fault) return fault(this.#fault);
    if (!this.#ready) return waiting(words.board.loading);
    if (!this.scene || !this.info) return this.#source.kind === "nothing" ? waiting(words.board.nothing) : nothing;
    const spoken = labels(this.scene, this.marks, this.picks, this.finish);
    return board(this, this.scene, this.info, spoken, this.#hand);
  }
}
