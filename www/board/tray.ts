/** The rows of stones and pieces at a side's edge: what can be placed in play, and what is left while editing. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { GameInfo, Scene, Side } from "rankfile";
import { artOf, drawStone, stoneOf } from "./drawing.js";
import { type Item, itemsOf, OFF } from "./edit.js";
import type { Hand } from "./hand.js";
import type { RuleBoard } from "./rule-board.js";
import { token } from "./token.js";

/** The tray of a side; nothing if it has none. */
export const tray = (el: RuleBoard, scene: Scene, info: GameInfo, side: Side, hand: Hand) => {
  const { words, picks, options, pending, finish } = el;
  const near = side === el.frame.bottom;
  const draft = el.mode === "edit" ? el.edited : null;
  const supply = scene.supply?.[side];
  const items: Item[] = draft
    ? itemsOf(draft, info, scene.viewer, side, near)
    : Object.entries(supply ?? {}).map(([tool, count]) => {
        return { tool, kind: stoneOf(info, tool)?.name ?? tool, stone: true, count };
      });
  if (items.length === 0) return nothing;
  const active = draft !== null || (el.mode === "play" && side === scene.turn);
  const usable = (tool: string, count: number) =>
    draft ? count > 0 : active && (pending?.stones ?? [...options.tools, ...picks]).includes(tool);
  const button = (tool: string, name: string, off: boolean, picture: TemplateResult, count: unknown) => html`<button
      class=${draft && tool !== OFF ? "tool grab" : "tool"} part="tool" type="button" data-tool=${tool} ?disabled=${off}
      aria-pressed=${active && picks.at(-1) === tool ? "true" : "false"} aria-label=${name} title=${name}
    ><svg viewBox="0 0 100 100" aria-hidden="true">${picture}</svg>${count}</button>`;
  const minus = svg`<path class="line ink" d="M20 50H80"></path>`;
  const last = () => {
    if (draft) return near ? button(OFF, words.takeOff, false, minus, nothing) : nothing;
    if (!active || finish === null) return button("remove", words.removeStone, !usable("remove", 1), minus, nothing);
    return html`<button class="tool end" part="finish" type="button" aria-label=${words.finish} @click=${() => el.pressFinish()}>${words.finishShort}</button>`;
  };
  return html`<div class=${draft ? "tray wrap" : "tray"} part="tray tray-${near ? "near" : "far"}" role="group" lang=${words.tag}
    aria-label=${draft ? words.sides[side] : words.supply({ side })}
    @pointerdown=${hand.down} @pointermove=${hand.move} @pointerup=${hand.up} @pointercancel=${hand.cancel} @click=${hand.click}>
    ${items.map(({ tool, kind, stone, count }) =>
      button(
        tool,
        stone ? words.tool({ stone: kind, left: count }) : words.left({ piece: kind, left: count }),
        !usable(tool, count),
        stone ? html`${drawStone(info, tool)}` : html`${token(side, artOf(info, kind))}`,
        count,
      ),
    )}${last()}
  </div>`;
};
