// Bollwerk through the built wasm: outside cases, turns of several clicks, layouts.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { draft, newGame, openGame, openView, ready } from "rankfile";
import { refused, VIEWERS } from "./common.mjs";
import * as corpus from "./corpus.mjs";

await ready;

const EMPTY = "_11_/13/13/13/13/13/13/13/13/13/13/13/13/_11_";
const figure = (ranks, tail = "s 10,1,10,1,3/10,1,10,1,3 - 0 0") => {
  const board = EMPTY.split("/");
  for (const [rank, text] of Object.entries(ranks)) board[14 - rank] = text;
  return newGame("bollwerk", { position: `${board.join("/")} ${tail}` });
};

/** All actions that clicks can make, by walking every path. */
function clickable(view) {
  const done = new Set();
  const walk = (picks) => {
    const options = view.options(picks);
    if (options.done !== null) done.add(options.done);
    const squares = new Set(options.marks.filter((m) => picks.length === 0 || m.sense !== "subject").map((m) => m.at));
    for (const pick of [...squares, ...options.tools]) walk([...picks, pick]);
  };
  walk([]);
  return [...done].sort();
}

test("every case of bollwerk-cases: actions, marks, the position after, outcomes", { skip: corpus.skip }, () => {
  let marked = 0;
  const cases = corpus.lines("bollwerk-cases.jsonl.gz").map((line) => JSON.parse(line));
  for (const entry of cases) {
    const game = newGame("bollwerk", { position: entry.position, switches: entry.switches });
    const ended = () => game.outcome && `${game.outcome.winner ?? "draw"} ${game.outcome.rule}`;
    assert.equal(ended(), entry.outcome, `${entry.id}: outcome`);
    const view = game.view(game.turn);
    const actions = view.actions();
    assert.equal(actions.length, entry.count, `${entry.id}: number of actions`);
    assert.equal(createHash("sha256").update(actions.join("\n")).digest("hex"), entry.sha256, `${entry.id}: actions`);
    for (const [square, wanted] of Object.entries(entry.marks)) {
      const marks = view.diagram(square).map(({ at, sense, stones }) => [at, sense, (stones ?? []).join()]);
      assert.deepEqual(marks.map(String).sort(), wanted.map(String).sort(), `${entry.id}: marks of ${square}`);
      marked += 1;
    }
    if (entry.action === null) continue;
    game.play(entry.action, game.turn);
    assert.equal(game.position(), entry.after, `${entry.id}: after ${entry.action}`);
    assert.equal(ended(), entry.outcome_after, `${entry.id}: outcome after ${entry.action}`);
  }
  console.log(`# bollwerk-cases: ${cases.length}, diagrams ${marked}`);
  assert.ok(cases.length > 400 && marked > 400);
});

test("H2: the Chancellor places two stones by clicks; what can be clicked is what is legal", () => {
  const game = figure({ 1: "_6G4_", 2: "6H6", 5: "4*8", 14: "_5g5_" }, "s 0,0,1,0,1/0,0,0,0,0 - 0 0");
  const view = game.view("south");
  assert.deepEqual(view.options(["g2"]).tools, ["B", "O"]);
  const first = view.options(["g2", "B", "g4"]);
  assert.equal(first.done, "g2:B@g4");
  assert.deepEqual(first.tools, ["O"]);
  // Of two, the lower square comes first where that order is legal too; behind a bomb a Rook's way is shut.
  assert.equal(view.options(["g2", "B", "i3", "O", "e3"]).done, "g2:O@e3,B@i3");
  assert.equal(view.options(["g2", "B", "g4", "O", "g3"]).done, "g2:B@g4,O@g3");
  assert.deepEqual(clickable(view), view.actions());
});

test("G3, S1: chains of jumps by clicks end where the player likes", () => {
  const game = figure({ 2: "1G11", 3: "1G11", 5: "2G10", 7: "4S8", 8: "4g8", 14: "_5g5_" });
  const view = game.view("south");
  assert.equal(view.options(["b2", "b4"]).done, "b2-b4");
  assert.equal(view.options(["b2", "b4", "d6"]).done, "b2-d6");
  assert.deepEqual(view.why(["b2", "b7"])?.code, "out-of-reach");
  // S6: picking the piece captures, picking the landing square spares.
  assert.equal(view.options(["e7", "e8"]).done, "e7-e9(e8)");
  assert.equal(view.options(["e7", "e9"]).done, "e7-e9");
});

test("every refusal names its rule: O5, P7, N2", () => {
  const game = figure({ 1: "_3N7_", 3: "4=8", 4: "3=9", 14: "_5g5_" }, "s 1,0,0,0,0/0,0,0,0,0 d2,f2 0 7");
  const view = game.view("south");
  const rule = (action) => view.judge(action)?.rule;
  assert.equal(rule("e1:A@f3"), undefined);
  assert.equal(rule("e1:A@g2"), "P7");
  assert.equal(rule("e1:-c2"), "N5");
  refused("bad-position", () => newGame("bollwerk", { position: `${EMPTY} s 0,0,0,0,0/0,0,0,0,0 a1 0 0` }));
});

test("BO1: a layout of one's own is played by every call, and goes round through all texts", () => {
  const layout = "3q3/ggg_ggg/7/7/3_3/7/7/GGG_GGG/3Q3 d1 c1,d1,e1 2 d9 c9,d9,e9 8";
  const game = newGame("bollwerk", { layout });
  game.play(game.view("south").actions()[0], "south");
  assert.equal(openGame(game.record()).record(), game.record());
  for (const viewer of VIEWERS) {
    const text = game.view(viewer).toString();
    assert.equal(openView(text).toString(), text);
    assert.equal(game.view(viewer).scene().cells.length, 60);
  }
  const { flaws } = refused("bad-layout", () => newGame("bollwerk", { layout: layout.replace("d1 c1,", "a5 c1,") }));
  assert.ok(flaws.some(({ rule }) => rule === "BO7"));
  const sketch = draft("bollwerk", { layout });
  assert.equal(refused("not-a-square", () => sketch.put("d8", "H")).at, "d8");
  sketch.put("d4", "H");
  assert.equal(newGame("bollwerk", { layout, position: sketch.toString() }).position(), sketch.toString());
});
