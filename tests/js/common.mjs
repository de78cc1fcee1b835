// What the tests of the package share.
import assert from "node:assert/strict";
import { newGame, RulesError } from "rankfile";

export const SIDES = ["south", "north"];
export const VIEWERS = ["south", "north", "spectator"];
export const HIDDEN = ["generals", "stratego"];
export const other = (side) => (side === "south" ? "north" : "south");

/** Calls what must be refused, and returns the error. */
export function refused(code, run, what = run) {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof RulesError, `${what}: ${error}`);
    assert.ok(error instanceof Error);
    assert.equal(error.name, "RulesError");
    assert.equal(error.code, code, `${what}: ${error.message}`);
    return error;
  }
  assert.fail(`${what}: not refused, ${code} was expected`);
}

/** Everything that can be seen of a game. */
const state = (game) => [
  game.phase,
  game.turn,
  game.ply,
  game.outcome,
  game.revealed,
  game.record(),
  ...VIEWERS.map((viewer) => game.view(viewer).toString()),
];

/** The call must be refused and change nothing. */
export function refusedBy(game, code, call) {
  const before = state(game);
  const error = refused(code, call);
  assert.deepEqual(state(game), before);
  return error;
}

/** What an error or refusal says, without its message. */
export const fields = (error) =>
  Object.fromEntries(
    ["code", "rule", "at", "detail", "flaws", "offset", "line", "column"]
      .map((name) => [name, error[name]])
      .filter(([, value]) => value !== undefined),
  );

export { random } from "../../scripts/random.mjs";

/** A game with both set-ups; north is the first to set up. */
export function deployedGame(id, rules = {}, seed = 1) {
  const game = newGame(id, rules);
  for (const side of ["north", "south"]) game.deploy(side, game.randomSetup(side, seed));
  return game;
}

/** The actions of the side on turn. */
export const legal = (game) => game.view(game.turn).actions();

/** A legal action, attacks preferred so that games come to something; null when the game is over. */
export function choose(game, pick) {
  const actions = legal(game);
  if (actions.length === 0) return null;
  const attacks = actions.filter((action) => action.includes("x"));
  const among = attacks.length > 0 && pick(2) === 0 ? attacks : actions;
  return among[pick(among.length)];
}

/** Plays up to so many random turns; `each` gets every report and its action. */
export function playOut(game, plies, pick, each = () => {}) {
  for (let turn = 0; turn < plies; turn += 1) {
    const action = choose(game, pick);
    if (action === null) return;
    each(game.play(action, game.turn), action);
  }
}

/** The squares of a game, in square order. */
export const squaresOf = (view) =>
  view
    .scene()
    .cells.filter((cell) => cell.ground !== "water")
    .map((cell) => cell.at);

/** Whatever a call answers, be it a value or an error: for comparing. */
export function answer(run) {
  try {
    return run();
  } catch (error) {
    assert.ok(error instanceof RulesError, String(error));
    return { thrown: fields(error), message: error.message };
  }
}

const TOOLS = ["A", "RA", "B", "RB", "O", "remove"];

/** Everything that a viewer can get from his view, as one text. */
export function everything(view) {
  const squares = view.scene().cells.map((cell) => cell.at);
  const held = new Set(view.scene().pieces.map(({ at }) => at));
  const pairs = squares.flatMap((from) =>
    squares.filter((to) => near(from, to, 1, held.has(from))).map((to) => [from, to]),
  );
  const actions = pairs.flatMap(([from, to]) => [`${from}-${to}`, `${from}x${to}`]);
  const picks = [[], ...[...squares, ...TOOLS, "?"].map((pick) => [pick])];
  const paths = squares.flatMap((from) => squares.filter((to) => near(from, to, 1, false)).map((to) => [from, to]));
  return JSON.stringify({
    state: [view.id, view.viewer, view.phase, view.turn, view.ply, view.deployed, view.outcome, view.fromPosition],
    text: view.toString(),
    position: answer(() => view.position()),
    actions: answer(() => view.actions()),
    from: squares.map((square) => answer(() => view.actions(square))),
    options: [...picks, ...paths].map((path) => answer(() => view.options(path))),
    why: [...picks, ...paths].map((path) => answer(() => view.why(path))),
    diagrams: [...squares, "z9", "??"].map((square) => answer(() => view.diagram(square))),
    couldBe: [...squares, "??"].map((square) => answer(() => view.couldBe(square))),
    warned: ["??", ...view.actions()].map((action) => answer(() => view.warn(action))),
    judged: [...actions, "??", "a1:A@b2"].map((action) => view.judge(action)),
    scenes: squares
      .filter((_, index) => index % 9 === 4)
      .map((square) => answer(() => view.scene({ picks: [square], diagram: square }))),
    svg: [view.svg(), view.svg({ bottom: "north", coordinates: false, last: false, picks: [] })],
    turns: view.turns(),
    learned: ["", "??", "9999 undo", "9999 a1-a2", "setup south XX"].map((news) => answer(() => view.learn(news))),
    earlier: [0, 1, view.ply - 1, view.ply, view.ply + 1]
      .filter((ply) => ply >= 0)
      .map((ply) => answer(() => view.at(ply).toString())),
  });
}

/** Whether one square is within so many steps of the other, or on a line with it. */
function near(from, to, steps, lines) {
  const [files, ranks] = [from.charCodeAt(0) - to.charCodeAt(0), Number(from.slice(1)) - Number(to.slice(1))];
  return Math.abs(files) + Math.abs(ranks) <= steps || (lines && (files === 0 || ranks === 0));
}
