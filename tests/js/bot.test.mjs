// Computer players through the package: an instance of their own, fed with texts of views.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { newGame } from "rankfile";
import { LEVELS, newBot, RulesError, ready } from "rankfile/bot";
import { HIDDEN, SIDES } from "./common.mjs";

await ready;

const IDS = ["bollwerk", ...HIDDEN];

/** A game in which both sides have set up. */
function begun(id) {
  const game = newGame(id);
  if (HIDDEN.includes(id)) for (const side of SIDES) game.deploy(side, game.randomSetup(side, 1));
  return game;
}

/** The call must be refused with this code; the error. */
async function refused(code, run) {
  try {
    await run();
  } catch (error) {
    assert.ok(error instanceof RulesError, String(error));
    assert.equal(error.code, code);
    return error;
  }
  assert.fail(`${code} was expected`);
}

test("every level of every game plays and sets up, from the text alone", async () => {
  for (const id of IDS) {
    for (const level of LEVELS) {
      const bot = newBot(id, { level, seed: 1 });
      const game = newGame(id);
      for (const side of HIDDEN.includes(id) ? SIDES : []) game.deploy(side, bot.setup(side));
      for (let turn = 0; turn < 4; turn++) {
        const side = game.turn;
        const answer = await bot.think(game.view(side).toString(), { nodes: 60 });
        assert.equal(answer.line[0], answer.action);
        assert.ok(Number.isInteger(answer.score) && answer.nodes > 0 && Array.isArray(answer.beliefs));
        game.play(answer.action, side);
      }
    }
  }
});

test("a view is as good as its text, and the same question has the same answer", async () => {
  const view = begun("bollwerk").view("south");
  const ask = (asked, options) => newBot("bollwerk", { level: "strong", seed: 5 }).think(asked, options);
  const answer = await ask(view, { nodes: 3000 });
  assert.deepEqual(await ask(view.toString(), { nodes: 3000 }), answer);
  const told = [];
  await ask(view, { ms: 200, onProgress: (answer) => told.push(answer.nodes) });
  assert.ok(told.length > 0);
  assert.deepEqual(
    told,
    told.toSorted((a, b) => a - b),
  );
});

test("a win in one is found at every level but random", async () => {
  const position = "_11_/g12/13/13/13/6Q6/13/13/13/13/13/13/13/_11_ s 0,0,0,0,0/0,0,0,0,0 - 0 0";
  const view = newGame("bollwerk", { position }).view("south");
  for (const level of LEVELS.slice(1)) {
    const { action, score } = await newBot("bollwerk", { level }).think(view, { nodes: 500 });
    assert.deepEqual({ action, score }, { action: "g9-g14", score: 29_999 });
  }
});

test("what cannot be answered is refused", async () => {
  const game = begun("bollwerk");
  const bot = newBot("bollwerk", { seed: 1 });
  await refused("not-your-turn", () => bot.think(game.view("north")));
  await refused("not-your-turn", () => bot.think(game.view("spectator")));
  await refused("bad-option", () => bot.think(begun("generals").view("south")));
  await refused("not-deployed", () => newBot("generals").think(newGame("generals").view("south")));
  await refused("bad-record", () => bot.think(game.record()));
  await refused("bad-record", () => bot.think("no view"));
  await refused("already-deployed", () => bot.setup("south"));
  game.resign("south");
  const { rule } = await refused("game-over", () => bot.think(game.view("south")));
  assert.equal(rule, "W6");
});

test("bad options are refused by name", async () => {
  const view = begun("bollwerk").view("south");
  await refused("unknown-game", () => newBot("chess"));
  const makers = { level: ["expert", 3, null], seed: [-1, 0.5, "1", 2 ** 53] };
  for (const [name, values] of Object.entries(makers)) {
    for (const value of values) {
      const { detail } = await refused("bad-option", () => newBot("bollwerk", { [name]: value }));
      assert.equal(detail.name, name);
    }
  }
  await refused("bad-option", () => newBot("bollwerk", { strength: 3 }));
  const bot = newBot("bollwerk");
  const thoughts = {
    ms: [-1, Number.NaN, "5"],
    nodes: [0, 1.5, "9"],
    signal: [{}, 1],
    onProgress: ["log"],
    depth: [3],
  };
  for (const [name, values] of Object.entries(thoughts)) {
    for (const value of values) {
      const { detail } = await refused("bad-option", () => bot.think(view, { [name]: value }));
      assert.equal(detail.name, name);
    }
  }
  for (const value of [undefined, null, 7]) await refused("bad-option", () => bot.think(value));
  await refused("bad-option", () => newBot("generals").setup("east"));
  await refused("unknown-edition", () => newBot("generals").setup("south", { edition: "none" }));
});

test("a signal gives a thought up, stop() takes what there is", async () => {
  const view = begun("bollwerk").view("south");
  const bot = newBot("bollwerk", { level: "strong" });
  const reason = new Error("the player left");
  await assert.rejects(bot.think(view, { ms: 60_000, signal: AbortSignal.abort(reason) }), reason);
  const controller = new AbortController();
  const given = bot.think(view, { ms: 60_000, signal: controller.signal });
  setTimeout(() => controller.abort(reason), 20);
  await assert.rejects(given, reason);

  const stopped = [bot.think(view, { ms: 60_000 }), bot.think(view, { ms: 60_000 })];
  setTimeout(() => bot.stop(), 20);
  for (const { action } of await Promise.all(stopped)) assert.equal(view.judge(action), null);
  const thrown = new Error("no screen");
  const onProgress = () => {
    throw thrown;
  };
  await assert.rejects(bot.think(view, { ms: 60_000, onProgress }), thrown);
});

test("the thread has its turn between slices", async () => {
  const view = begun("bollwerk").view("south");
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await newBot("bollwerk", { level: "strong" }).think(view, { ms: 300 });
  clearInterval(timer);
  assert.ok(turns > 0);
});

test("a bot works in a worker", async () => {
  const code = `
    import { parentPort, workerData } from "node:worker_threads";
    const { newBot, ready } = await import(workerData.entry);
    await ready;
    parentPort.postMessage(await newBot("bollwerk", { seed: 1 }).think(workerData.view, { nodes: 500 }));`;
  const view = begun("bollwerk").view("south").toString();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { view, entry: import.meta.resolve("rankfile/bot") },
  });
  const answer = await new Promise((done, failed) => worker.once("message", done).once("error", failed));
  await worker.terminate();
  assert.deepEqual(answer, await newBot("bollwerk", { seed: 1 }).think(view, { nodes: 500 }));
});
