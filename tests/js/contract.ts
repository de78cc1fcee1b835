// Never run: tests/js/types.test.mjs checks the types of what the contract shows.
import {
  type Challenge,
  challenge,
  type Draft,
  draft,
  type Flaw,
  type Game,
  type GameInfo,
  games,
  type Mark,
  newGame,
  type Options,
  type Outcome,
  openGame,
  openView,
  type Refusal,
  type Report,
  RulesError,
  ready,
  type Said,
  type Scene,
  type Sense,
  type Side,
  type View,
  type Viewer,
} from "rankfile";
import { init, newGame as slimGame } from "rankfile/slim";

await ready;
await init(new Uint8Array());
slimGame("stratego");

const info: GameInfo[] = games();
const game: Game = newGame("stratego", { edition: "isf", army: "duel", switches: { chase: "off" }, first: "north" });
newGame("generals", { position: "9/9/9/9/9/9/9/9 s 0", open: true });
newGame("bollwerk", { layout: "" });
// @ts-expect-error: a game that does not exist
newGame("chess");
// @ts-expect-error: an option that does not exist
newGame("generals", { colour: "red" });

const side: Side = game.turn;
const viewer: Viewer = "spectator";
const phase: "setup" | "play" | "over" = game.phase;
const outcome: Outcome | null = game.outcome;
const report: Report = game.deploy(side, game.randomSetup(side, 7));
const undone: Report | null = game.undo() ?? game.redo();
const texts: string[] = [report.south, report.north, report.spectator, game.position(), game.record()];
game.play("a4-a5", side);
game.resign(side);
game.agreeDraw();
// @ts-expect-error: a game's state is only read
game.ply = 1;
// @ts-expect-error: the spectator plays no side
game.play("a4-a5", viewer);

const view: View = openView(openGame("").view(viewer).toString());
const options: Options = view.options(["a4"]);
const marks: Mark[] = view.diagram("a4");
const senses: Sense[] = marks.map(({ sense }) => sense);
const refusal: Refusal | null = view.judge("a4-a5") ?? view.why(["a4"]);
view.learn(report.spectator);
const turns: { action: string; said: Said[] }[] = view.at(0).turns();
const scene: Scene = view.scene({ picks: ["a4"], diagram: "a4", last: false });
const kinds: (string | null)[] = scene.pieces.map(({ kind }) => kind);
const lost: string[] = scene.lost.south;
const actions: string[] = [...view.actions(), ...view.actions("a4"), options.done ?? "", ...options.tools];
texts.push(view.svg({ bottom: "north", coordinates: false }), view.position(), `${view}`);

function sentence(said: Said): string {
  switch (said.kind) {
    case "challenge":
      return `${said.attacker ?? "?"} ${said.stays} ${said.defender ?? "?"}`;
    case "move":
      return `${said.from} ${said.to} ${said.piece ?? "?"}`;
    case "deploy":
      return said.side;
    case "end":
      return said.reason;
    case "undo":
      return String(said.ply);
    case "place":
    case "blast":
    case "collect":
    case "remove":
      return said.stone;
  }
}

const sketch: Draft = draft("generals", { side: "south", text: "9/9/9" });
sketch.put("a1", "F");
sketch.put("a1", null);
sketch.random(1);
sketch.mirror();
sketch.clear();
const left: number | undefined = sketch.left.F;
const flaws: Flaw[] = [...sketch.flaws, ...sketch.warnings];
texts.push(sketch.svg(), `${sketch}`);

const verdict: Challenge = challenge("generals", "spy", "private", { reveal: "declared" });
const stays: "attacker" | "defender" | "none" = verdict.stays;
sketch.free();
game[Symbol.dispose]();

try {
  newGame("stratego");
} catch (error) {
  if (error instanceof RulesError) {
    const { code, rule, at, detail, flaws, offset, line, column } = error;
    texts.push(code, rule ?? "", at ?? "", String(detail?.use), String((offset ?? 0) + (line ?? 0) + (column ?? 0)));
    flaws?.push({ code });
  }
}

export { actions, flaws, info, kinds, left, lost, outcome, phase, refusal, senses, sentence, stays, turns, undone };
