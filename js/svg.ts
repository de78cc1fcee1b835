/** A scene as a complete SVG, by the same shapes and to the same bytes as `svg::draw` of the Rust crate. */
import infos from "#games";
import shapes from "#shapes";
import type { Drawn } from "./check.js";
import type { Cell, GameInfo, Mark, Scene, ScenePiece } from "./types.js";

const CELL = 100;
const MARGIN = 50;

/** Beside these the purple dot moves into the corner. */
const MIDDLE = ["move", "move-only", "subject", "capture"];

let games: GameInfo[] | undefined;

/** The pictures of a game's pieces and stones, by name and by tool. */
function artOf(id: string): Record<string, string> {
  games ??= JSON.parse(infos) as GameInfo[];
  const info = games.find((game) => game.id === id);
  return Object.fromEntries([
    ...(info?.pieces ?? []).map(({ name, art }) => [name, art]),
    ...(info?.stones ?? []).map(({ tool, art }) => [tool, art]),
  ]);
}

const parts = new Map(Object.entries(shapes).map(([name, text]) => [name, text.split("$")]));

/** A shape with values in the places of its dollar signs. */
const shape = (name: string, ...values: (string | number)[]): string =>
  parts.get(name)?.reduce((drawn, part, index) => drawn + values[index - 1] + part) ?? "";

/** Draws a scene. */
export function draw(scene: Scene, { bottom, coordinates }: Drawn): string {
  const { files, ranks, marks } = scene;
  const art = artOf(scene.id);
  const margin = coordinates ? MARGIN : 0;
  const x = (file: number) => (bottom === "south" ? file : files - 1 - file) * CELL;
  const y = (rank: number) => (bottom === "south" ? ranks - 1 - rank : rank) * CELL;
  const on = (at: string, ...drawn: string[]): string =>
    `${shape("square", x(at.charCodeAt(0) - 97), y(Number(at.slice(1)) - 1))}${drawn.join("")}</g>`;

  const file = (_: unknown, index: number) =>
    shape("coordinate", x(index) + CELL / 2, ranks * CELL + 34, String.fromCharCode(97 + index));
  const rank = (_: unknown, index: number) => shape("coordinate", -MARGIN / 2, y(index) + CELL / 2 + 10, index + 1);
  const cell = ({ at, ground, zone, endField }: Cell) =>
    // The zones of set-ups are not tinted: they mean nothing once play has begun.
    on(at, shape(ground), zone && scene.supply ? shape("zone") : "", endField ? shape("end-field") : "");
  const stone = ({ at, kind }: Scene["stones"][number]) =>
    on(at, kind.startsWith("R") ? shape("red-border") : "", shape("stone", art[kind] ?? ""));
  const piece = ({ at, side, kind }: ScenePiece) =>
    on(at, shape(side), kind === null ? shape(`${side}-unknown`) : shape(`${side}-kind`, art[kind] ?? ""));
  const beside = (at: string) => marks.some((other) => other.at === at && MIDDLE.includes(other.sense));
  const mark = ({ at, sense }: Mark) => on(at, shape(sense === "place" && beside(at) ? "place-beside" : sense));

  return [
    shape("drawing", -margin, -margin, files * CELL + 2 * margin, ranks * CELL + 2 * margin, scene.id, scene.turn),
    coordinates
      ? `${shape("coordinates")}${Array.from({ length: files }, file).join("")}${Array.from({ length: ranks }, rank).join("")}</g>`
      : "",
    ...scene.cells.map(cell),
    ...marks.filter(({ sense }) => sense === "last").map(mark),
    ...scene.stones.map(stone),
    ...scene.pieces.map(piece),
    ...marks.filter(({ sense }) => sense !== "last").map(mark),
    "</svg>",
  ].join("");
}
