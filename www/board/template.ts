/** The element's shadow tree: the drawing, the squares over it, trays, and the states without a board. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameInfo, Refusal, Scene } from "rankfile";
import type { BoardWords } from "../words/en/board.js";
import { refusal } from "../words/tell.js";
import { deduction } from "./deduction.js";
import { drawing, type Picture } from "./drawing.js";
import { parse } from "./geometry.js";
import { grid } from "./grid.js";
import type { Hand } from "./hand.js";
import { press } from "./keys.js";
import { planOf } from "./plan.js";
import { reel, reelOf } from "./replay.js";
import type { RuleBoard } from "./rule-board.js";
import { tray } from "./tray.js";

/** A named fault instead of a board, with what to do next. */
export const fault = (
  words: BoardWords,
  shown: Refusal & { message: string; flaws?: Refusal[] },
): TemplateResult => html`
  <div class="fault" part="fault" role="alert" lang=${words.tag}>
    <strong>${words.faultTitle(shown)}</strong>
    ${shown.code === "not-ready" ? words.blocked : shown.code in words.refusals ? refusal(words, shown) : shown.message}
    ${shown.flaws?.map((flaw) => html`<p>${refusal(words, flaw)}</p>`)}
    <p>${words.faultHelp}</p>
  </div>`;

/** A quiet note instead of a board. */
export const waiting = (words: BoardWords, text: string): TemplateResult =>
  html`<div class="blank" part="blank" lang=${words.tag}>${text}</div>`;

/** A board whose still picture, the element's children, takes its place on paper. */
export const withStill = (live: TemplateResult): TemplateResult =>
  html`<div class="live-board">${live}</div><div class="still"><slot></slot></div>`;

/** What is wrong with the draft that is edited; what is missing the trays tell. */
const flaws = ({ edited, mode, words }: RuleBoard): TemplateResult | typeof nothing => {
  if (!edited || mode !== "edit") return nothing;
  const told = [...edited.flaws.filter(({ code, detail }) => code !== "missing" || !detail?.piece), ...edited.warnings];
  return html`<ul class="flaws" part="flaws" lang=${words.tag}>${told.map((flaw) => html`<li>${refusal(words, flaw)}</li>`)}</ul>`;
};

/** The board with everything around it. */
export const board = (
  el: RuleBoard,
  scene: Scene,
  info: GameInfo,
  labels: ReadonlyMap<string, string>,
  hand: Hand,
): TemplateResult => {
  const { frame, finish, picks, startable, words } = el;
  const live = el.mode === "edit" || (el.mode === "play" && !el.covered);
  const edited = el.mode === "edit" && scene.viewer !== "spectator" ? scene.viewer : null;
  const fields = scene.cells.some((cell) => cell.endField) ? "all" : null;
  const grab = el.mode === "edit" ? new Set([...scene.pieces, ...scene.stones].map(({ at }) => at)) : startable;
  const far = frame.bottom === "south" ? "north" : "south";
  const at = finish !== null && parse(finish) ? finish : null;
  const low = at !== null && frame.place(at).row * 2 >= frame.ranks;
  const picture: Picture = {
    scene,
    info,
    frame,
    marks: el.marks,
    finish: at,
    lifted: hand.lifted,
    plan: planOf(live ? picks : [], el.options.done),
    pending: el.pending?.at ?? null,
    asked: el.covered ? null : (el.deducer.guess?.at ?? null),
    lit: edited ?? fields,
    ready: picks.length === 0 ? startable : new Set<string>(),
  };
  const trays = el.mode === "edit" ? "var(--rule-board-trays, 224px)" : scene.supply ? "96px" : "0px";
  return html`
    ${tray(el, scene, info, far, hand)}
    <div class="frame" part="board" lang=${words.tag} .style=${`--_w:${frame.width};--_h:${frame.height};--_trays:${trays}`} @keydown=${(e: KeyboardEvent) => press(el, e) && e.preventDefault()}
      @pointerdown=${hand.down} @pointermove=${hand.move} @pointerup=${hand.up} @pointercancel=${hand.cancel} @click=${hand.click}>
      <svg class="drawing" viewBox="0 0 ${frame.width} ${frame.height}" aria-hidden="true">${drawing(picture)}</svg>
      <div class="labels" aria-hidden="true">${frame
        .labels()
        .map(
          ({ text, x, y }) =>
            html`<span part="label" .style=${`left:${(x / frame.width) * 100}%;top:${(y / frame.height) * 100}%`}>${text}</span>`,
        )}</div>
      ${grid({ scene, frame, name: words.name({ game: info.name, files: scene.files, ranks: scene.ranks }), labels, cursor: el.cursor, picks, grab, live })}
      ${
        finish === null || scene.supply
          ? nothing
          : html`<button class="finish ${low ? "top" : "bottom"}" part="finish" type="button" @click=${() => el.pressFinish()}>
              ${words.finish}</button>`
      }
      ${el.deducer.guess && !el.covered ? deduction(el, info, el.deducer.guess) : nothing}
      ${el.toast ? html`<div class="toast" part="toast" role="alert">${refusal(words, el.toast)}</div>` : nothing}
      <div class="spoken" role="status">${el.spoken}</div>
    </div>
    ${tray(el, scene, info, frame.bottom, hand)}${flaws(el)}${el.mode === "replay" && el.seen ? reel(el, reelOf(el.seen)) : nothing}`;
};
