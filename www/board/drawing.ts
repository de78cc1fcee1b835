/** The drawing: cells, coordinates, pieces, stones and marks as one SVG. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import type { Cell, GameInfo, Mark, Scene, Side } from "rankfile";
import { CELL, type Frame } from "./geometry.js";
import { askedShape, finishShape, isUnder, markShape, pendingShape, readyShape } from "./marks.js";
import { drawPlan, mover, type Plan } from "./plan.js";
import { stoneToken, token } from "./token.js";

/** Everything that one drawing shows. */
export interface Picture {
  scene: Scene;
  info: GameInfo;
  frame: Frame;
  marks: readonly Mark[];
  /** Squares whose piece can be chosen while none is. */
  ready: ReadonlySet<string>;
  /** The square on which a second click ends the turn. */
  finish: string | null;
  /** The turn in the making. */
  plan: Plan;
  /** The square that waits for its stone. */
  pending: string | null;
  /** The square whose piece is asked about. */
  asked: string | null;
  /** The square whose piece is being dragged. */
  lifted: string | null;
  /** The side whose zone is lit; `all` lights those that matter in play. */
  lit: Side | "all" | null;
}

const move = (frame: Frame, at: string): string => {
  const { x, y } = frame.corner(at);
  return `translate(${x} ${y})`;
};

const BASTION = "M50 14L62 38L86 26L74 50L86 74L62 62L50 86L38 62L14 74L26 50L14 26L38 38Z";

const cell = ({ frame, lit }: Picture, { at, ground, zone, endField }: Cell): SVGTemplateResult => {
  const { x, y } = frame.corner(at);
  const box = (name: string) =>
    svg`<rect class=${name} part=${name} x=${x} y=${y} width=${CELL} height=${CELL}></rect>`;
  return svg`${box(`cell ${ground}`)}
    ${ground === "water" ? box("waves") : nothing}
    ${zone !== undefined && (lit === "all" || lit === zone) ? box(lit === "all" ? "zone end" : "zone") : nothing}
    ${endField ? svg`<path class="bastion" part="bastion" transform=${move(frame, at)} d=${BASTION}></path>` : nothing}`;
};

/** The pictogram of a kind; null for a piece that is not known. */
export const artOf = (info: GameInfo, kind: string | null): string | null =>
  kind === null ? null : (info.pieces.find((piece) => piece.name === kind)?.art ?? null);

/** The stone of a kind or tool. */
export const stoneOf = (info: GameInfo, kind: string) =>
  info.stones.find((stone) => stone.name === kind || stone.tool === kind || stone.text === kind);

const stoneShape = (info: GameInfo, kind: string) => {
  const stone = stoneOf(info, kind);
  return stone ? stoneToken(stone.art, /^R|^rb|red/.test(stone.tool)) : nothing;
};

/** A stone of a kind, for the board and for trays. */
export const drawStone = stoneShape;

/** The whole drawing. */
export const drawing = (picture: Picture) => {
  const { scene, info, frame, marks, ready, finish, pending, asked, lifted, plan } = picture;
  const moved = mover(scene, info, plan);
  const drawMark = (mark: Mark) =>
    svg`<g class="mark" part="mark mark-${mark.sense}" data-mark=${mark.sense} data-on=${mark.at} transform=${move(frame, mark.at)}>${markShape(
      mark,
      marks.filter((m) => m.at === mark.at),
    )}</g>`;
  return svg`
    <defs><pattern id="waves" width="50" height="34" patternUnits="userSpaceOnUse">
      <path class="wave" d="M5 17Q15 7 25 17T45 17"></path></pattern></defs>
    <g>${scene.cells.map((c) => cell(picture, c))}</g>
    <g>${marks.filter(isUnder).map(drawMark)}</g>
    <g>${scene.stones.map((s) => svg`<g transform=${move(frame, s.at)} data-stone=${s.kind} data-on=${s.at}>${stoneShape(info, s.kind)}</g>`)}</g>
    <g class="pieces">${scene.pieces.map(
      (piece) =>
        svg`<g class=${piece.at === lifted ? "piece lifted" : "piece"} data-key=${piece.key} data-on=${piece.at} data-kind=${piece.kind ?? nothing}
          transform=${move(frame, piece.at)}>${token(piece.side, artOf(info, piece.kind))}</g>`,
    )}</g>
    <g class="ghosts"></g>
    <g>${[...ready].map((at) => svg`<g data-ready=${at} transform=${move(frame, at)}>${readyShape()}</g>`)}</g>
    <g>${marks.filter((mark) => !isUnder(mark)).map(drawMark)}</g>
    ${drawPlan(plan, frame, moved ? token(moved.side, moved.art) : nothing, (tool) => stoneShape(info, tool))}
    ${finish ? svg`<g data-finish=${finish} transform=${move(frame, finish)}>${finishShape()}</g>` : nothing}
    ${asked ? svg`<g data-asked=${asked} transform=${move(frame, asked)}>${askedShape()}</g>` : nothing}
    ${pending ? svg`<g data-pending=${pending} transform=${move(frame, pending)}>${pendingShape()}</g>` : nothing}
    <g class="hand"></g>`;
};
