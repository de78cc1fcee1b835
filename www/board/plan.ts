/** The turn in the making: its way so far, what it takes, where it stands, and the stones chosen for it. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import type { GameInfo, Scene } from "rankfile";
import { jumped, landing } from "./clicks.js";
import { CELL, type Frame, parse } from "./geometry.js";
import { takenShape } from "./marks.js";

/** What the clicks so far amount to, read from the clicks and from the action that they already make. */
export interface Plan {
  /** The squares of its way, the piece's own first. */
  way: string[];
  taken: string[];
  stones: { tool: string; at: string }[];
}

/** Reads a plan. Clicks are squares, and tools each followed by its square. */
export const planOf = (picks: readonly string[], done: string | null): Plan => {
  const plan: Plan = { way: [], taken: [], stones: [] };
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as string;
    if (parse(pick)) plan.way.push(pick);
    else if (picks[i + 1] !== undefined) plan.stones.push({ tool: pick, at: picks[++i] as string });
  }
  if (plan.way.length < 2 || done === null) return plan;
  const end = landing(done);
  if (end !== null && plan.way.at(-1) !== end) plan.way.push(end);
  plan.taken = jumped(done);
  return plan;
};

/** Draws a plan over the board. `piece` and `stone` draw the piece on its way and a stone of a tool. */
export const drawPlan = (
  plan: Plan,
  frame: Frame,
  piece: SVGTemplateResult | typeof nothing,
  stone: (tool: string) => SVGTemplateResult | typeof nothing,
): SVGTemplateResult => {
  const place = (at: string) => {
    const { x, y } = frame.corner(at);
    return `translate(${x} ${y})`;
  };
  const middle = (at: string) => {
    const { x, y } = frame.corner(at);
    return `${x + CELL / 2} ${y + CELL / 2}`;
  };
  const { way, taken, stones } = plan;
  const line = `M${way.map(middle).join("L")}`;
  const end = way.at(-1);
  return svg`${
    way.length > 1 && end !== undefined
      ? svg`<path class="halo" d=${line}></path><path class="line ink way" data-way=${way.join(" ")} d=${line}></path>
        ${taken.map((at) => svg`<g data-taken=${at} transform=${place(at)}>${takenShape()}</g>`)}
        <g class="planned" transform=${place(end)}>${piece}</g>`
      : nothing
  }${stones.map(({ tool, at }) => svg`<g class="planned" data-planned=${tool} transform=${place(at)}>${stone(tool)}</g>`)}`;
};

/** The kind and side of the piece that a plan moves. */
export const mover = (scene: Scene, info: GameInfo, plan: Plan) => {
  const piece = scene.pieces.find((p) => p.at === plan.way[0]);
  return piece ? { side: piece.side, art: info.pieces.find((p) => p.name === piece.kind)?.art ?? null } : null;
};
