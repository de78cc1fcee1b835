/** A figure come alive: its pieces can be chosen and moved, and what is not allowed is explained. */
import "../board/auto.js";
import { type Game, type Refusal, ready, type View } from "rankfile";
import { addLanguage, type RuleBoard } from "../board/index.js";
import { type BoardWords, board as english } from "../words/en/board.js";
import type { Language } from "../words/index.js";
import { allSaid, refusal } from "../words/tell.js";
import { type Figure, goOn, isAlone, openFigure, viewOf } from "./figure.js";

const load: Record<Language, () => Promise<BoardWords>> = {
  en: async () => english,
  nl: async () => (await import("../words/nl/board.js")).board,
  ro: async () => (await import("../words/ro/board.js")).board,
  de: async () => (await import("../words/de/board.js")).board,
};

/** The ends that come only because a figure leaves out the other side. */
const BY_ABSENCE = new Set(["no-pieces", "no-action", "stuck"]);

const figures: Figure[] = JSON.parse(document.getElementById("figures")?.textContent ?? "[]");

/** One figure and the game that is played on it. */
class Live {
  readonly #board: RuleBoard;
  readonly #told: HTMLElement;
  readonly #hint: string;
  #game: Game;
  #view: View;
  /** Whether the position is no longer the figure's own. */
  #played = false;

  constructor(
    readonly element: HTMLElement,
    readonly figure: Figure,
    readonly words: BoardWords,
  ) {
    this.#board = element.querySelector("rule-board") as RuleBoard;
    this.#told = element.querySelector(".told") as HTMLElement;
    this.#hint = this.#told.textContent ?? "";
    this.#game = openFigure(figure);
    this.#view = viewOf(figure, this.#game);
    const board = this.#board;
    board.mode = "play";
    board.area = figure.area;
    board.addEventListener("rule-action", (event) =>
      this.#act((event as CustomEvent<{ action: string }>).detail.action),
    );
    board.addEventListener("rule-pick", () => this.#tell(this.#hint));
    board.addEventListener("rule-refusal", (event) => {
      event.preventDefault();
      this.#explain((event as CustomEvent<{ refusal: Refusal }>).detail.refusal);
    });
    element.addEventListener("click", (event) => this.#press((event.target as Element).closest("button")));
    this.reset();
    element.dataset.live = "";
  }

  #tell(text: string, rule?: string): void {
    if (this.#told.textContent === text) return;
    this.#told.replaceChildren(text);
    if (rule === undefined) return;
    const link = document.createElement("a");
    link.href = `#${rule}`;
    link.textContent = rule;
    this.#told.append(" ", link);
  }

  #explain(why: Refusal): void {
    this.#tell(refusal(this.words, why), why.rule);
  }

  #show(): void {
    this.#view = viewOf(this.figure, this.#game);
    this.element.toggleAttribute("data-played", this.#played);
    this.#board.diagram = this.#played ? null : this.figure.subject;
    this.#board.view = this.#view;
    this.#board.picks = [];
  }

  reset(): void {
    this.#game = openFigure(this.figure);
    this.#played = false;
    this.#show();
    this.#tell(this.#hint);
  }

  #act(action: string): void {
    const before = this.#view.scene();
    this.#game.play(action);
    this.#played = true;
    const { said } = viewOf(this.figure, this.#game).scene();
    const end = this.#game.outcome;
    const on = isAlone(before) && (end === null || BY_ABSENCE.has(end.reason));
    if (on) this.#game = goOn(this.figure, this.#game, before.turn);
    this.#show();
    this.#tell(allSaid(this.words, on ? said.filter(({ kind }) => kind !== "end") : said), on ? undefined : end?.rule);
  }

  #ask(action: string): void {
    if (this.#played) this.reset();
    const why = this.#view.judge(action);
    const [from] = /^[a-z]\d+/.exec(action) ?? [];
    const chosen = from !== undefined && this.#view.options().marks.some(({ at }) => at === from);
    this.#board.picks = chosen ? [from] : [];
    if (why) this.#explain(why);
  }

  #press(button: HTMLElement | null): void {
    const { ask, play, reset } = button?.dataset ?? {};
    if (reset !== undefined) this.reset();
    else if (ask !== undefined) this.#ask(ask);
    else if (play !== undefined) {
      this.reset();
      for (const action of this.figure.plays.slice(0, Number(play))) this.#act(action);
    }
  }
}

let spoken: Promise<BoardWords> | undefined;

/** The words of the page's language; English if they cannot be fetched. */
const wordsOfPage = async (): Promise<BoardWords> => {
  const { lang } = document.documentElement;
  const words = await (load[lang as Language] ?? load.en)().catch(() => english);
  addLanguage(words);
  return words;
};

/** Brings a figure to life. */
export const enliven = async (element: HTMLElement): Promise<void> => {
  spoken ??= wordsOfPage();
  const [words] = await Promise.all([spoken, ready]);
  const figure = figures.find(({ id }) => id === element.id);
  if (figure) new Live(element, figure, words);
};
