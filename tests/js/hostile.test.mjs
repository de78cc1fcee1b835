// Bad input: whatever comes in, a typed error or nothing comes out, and everything works on as before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { challenge, draft, games, newGame, openGame, openView, RulesError, ready } from "rankfile";
import { deployedGame, HIDDEN, legal, playOut, random, refused, VIEWERS } from "./common.mjs";

await ready;

const NO_TEXTS = [
  undefined,
  null,
  0,
  -1,
  Number.NaN,
  true,
  1n,
  Symbol("a1"),
  {},
  [],
  ["a1-a2"],
  () => "a1",
  new Date(0),
];
NO_TEXTS.push(new String("a1-a2"), { toString: () => "a1-a2" }, new Proxy({}, { get: () => "a1" }));

const huge = "a".repeat(1 << 20);
const ODD_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "a1\udfff-a2",
  "a1-a2\u0000",
  "é1-é2",
  "💣",
  "a1-a2-a3",
  "a1x",
  "-".repeat(9),
];
ODD_TEXTS.push(
  "a99999999999999999999-a1",
  "a1-a2xa3xa4",
  "f1:A@c3",
  "__proto__",
  "constructor",
  "%s%n",
  huge,
  `${huge}-a1`,
);

/** The objects on which calls are tried, and how to see that nothing has changed. */
function bench(id) {
  const game = deployedGame(id, {}, 3);
  playOut(game, 6, random(3));
  const sketch = draft(id, { side: "south", text: game.randomSetup("south", 1) });
  const view = game.view(game.turn);
  const state = () => [game.record(), view.toString(), sketch.toString(), ...view.actions()];
  return { game, view, sketch, state };
}

/** Calls that take one text. */
const calls = ({ game, view, sketch }, id) => [
  (text) => newGame(text),
  (text) => newGame(id, { position: text ?? null }),
  (text) => newGame(id, { edition: text ?? null }),
  (text) => newGame(id, { army: text ?? null }),
  (text) => newGame(id, { first: text ?? null }),
  (text) => newGame(id, { switches: { plyCap: text } }),
  (text) => newGame(id, { switches: { [String(typeof text === "string" ? text : "x")]: "on" } }),
  (text) => openGame(text),
  (text) => openView(text),
  (text) => draft(text),
  (text) => draft(id, { side: text ?? null }),
  (text) => draft(id, { text: text ? text : null }),
  (text) => challenge(id, text, "spy"),
  (text) => challenge(id, "spy", text),
  (text) => game.deploy(text, "?"),
  (text) => game.deploy("south", text),
  (text) => game.randomSetup(text),
  (text) => game.view(text),
  (text) => game.play(text),
  (text) => game.play(text, game.turn),
  (text) => game.play(legal(game)[0], text ?? null),
  (text) => game.resign(text),
  (text) => view.options([text]),
  (text) => view.why([text]),
  (text) => view.diagram(text),
  (text) => view.actions(text ?? null),
  (text) => view.learn(text),
  (text) => view.scene({ picks: [text] }),
  (text) => view.scene({ diagram: text ?? null }),
  (text) => view.svg({ bottom: text ?? null }),
  (text) => sketch.put(text, "F"),
  (text) => sketch.put("a1", text === null ? undefined : text),
];

test("no texts and odd texts: a RulesError with a code, and nothing changes", () => {
  for (const id of HIDDEN) {
    const desk = bench(id);
    const before = desk.state();
    for (const value of [...NO_TEXTS, ...ODD_TEXTS]) {
      for (const call of calls(desk, id)) {
        const what = `${call} of ${String(typeof value === "object" ? typeof value : value).slice(0, 40)}`;
        assert.throws(
          () => call(value),
          (error) => error instanceof RulesError && /^[a-z-]+$/.test(error.code),
          what,
        );
      }
      assert.deepEqual(desk.state(), before);
      const judged = desk.view.judge(value);
      assert.equal(judged?.code, "bad-text");
    }
  }
});

test("texts beyond all measure are refused before they cross", () => {
  const desk = bench("generals");
  const endless = "a".repeat((1 << 24) + 1);
  for (const call of calls(desk, "generals")) assert.throws(() => call(endless), RulesError);
  assert.equal(desk.view.judge(endless).code, "bad-text");
  // What is just short enough is read to its end, in little time.
  const since = performance.now();
  for (const text of [`${"1".repeat(1 << 20)} s 0`, `${"/".repeat(1 << 20)}`, `${"a".repeat(1 << 20)} s 0`]) {
    refused("bad-position", () => newGame("generals", { position: text }), text.slice(0, 5));
  }
  for (const line of ["setup south ?", "play a1-a2", "switch a b", "x"]) {
    refused("bad-record", () => openGame(`rankfile 1 record generals\n${`${line}\n`.repeat(1 << 16)}`), line);
  }
  assert.ok(performance.now() - since < 20_000);
});

test("numbers: seeds and plies that are none", () => {
  const { game, view, sketch } = bench("stratego");
  const numbers = [Number.NaN, Infinity, -Infinity, -1, -1e-9, 0.5, 2 ** 53, 1e300, Number.MIN_VALUE, "1", 1n, [], {}];
  for (const number of numbers) {
    for (const call of [() => game.randomSetup("south", number), () => sketch.random(number), () => view.at(number)]) {
      assert.equal(refused("bad-option", call, `${call} ${String(number)}`).message.startsWith("bad-option"), true);
    }
  }
  assert.equal(game.randomSetup("south", -0), game.randomSetup("south", 0));
});

test("a part of a list is one part, whatever stands in it", () => {
  const { view } = bench("generals");
  const [from] = view.options().marks.map(({ at }) => at);
  const [to] = view
    .options([from])
    .marks.map(({ at }) => at)
    .filter((at) => at !== from);
  assert.ok(view.options([from, to]).done);
  for (const pick of [`${from}\0${to}`, `${from}\0`, `\0${from}`, "\0"]) {
    refused("bad-text", () => view.options([pick]), JSON.stringify(pick));
    refused("bad-text", () => view.scene({ picks: [pick] }), JSON.stringify(pick));
  }
  refused("bad-text", () => view.options([""]));
  refused("unknown-edition", () => newGame("generals", { edition: "standard\0open\0" }));
  refused("bad-switch", () => newGame("generals", { switches: { "reveal\0declared\0open": "" } }));
});

test("lists: holes, wrong members, endless ones and proxies", () => {
  const { view, state } = bench("generals");
  const before = state();
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  const lies = (length) => new Proxy([], { get: (_, name) => (name === "length" ? length : "a1") });
  const lists = [
    ...["a1", { length: 1, 0: "a1" }, new Set(["a1"]), null, 1, Object.assign([], { length: 3 }), new Array(5)],
    // biome-ignore lint/suspicious/noSparseArray: a hole is the point
    ...[["a1", , "a2"], ["a1", undefined], [["a1"]], [1], new Array(2 ** 32 - 1), new Array(1001).fill("a1")],
    ...[revoked.proxy, lies(Number.NaN), lies(2 ** 40), lies("many"), lies(-1).concat],
    new Proxy([], {
      get() {
        throw new Error("trap");
      },
    }),
  ];
  for (const picks of lists) {
    for (const call of [() => view.options(picks), () => view.why(picks), () => view.svg({ picks })]) {
      refused("bad-option", call);
    }
  }
  assert.deepEqual(view.options(lies(1)), view.options(["a1"]));
  assert.deepEqual(state(), before);
});

test("options: prototypes count for nothing, polluted or not", () => {
  const plain = newGame("stratego").record();
  const pollution = {
    edition: "isf",
    army: "duel",
    first: "north",
    open: true,
    switches: { chase: "on" },
    side: "north",
  };
  Object.assign(pollution, { position: "x", text: "x", picks: ["?"], bottom: "north", last: false, rule: undefined });
  try {
    for (const [name, value] of Object.entries(pollution)) {
      Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true, enumerable: true });
    }
    for (const rules of [undefined, {}, Object.create(pollution), { __proto__: pollution }]) {
      const game = newGame("stratego", rules);
      assert.equal(game.record(), plain);
      assert.equal(draft("stratego", rules).toString(), draft("stratego").toString());
      assert.equal(game.view("south").svg(rules), game.view("south").svg());
    }
    assert.deepEqual(challenge("generals", "spy", "private", Object.create({ reveal: "x" })).stays, "defender");
  } finally {
    for (const name of Object.keys(pollution)) delete Object.prototype[name];
  }
  assert.equal(newGame("stratego").view("south").svg(), newGame("stratego").view("south").svg({}));
  const tricks = [
    '{"__proto__":{"edition":"isf"}}',
    '{"constructor":{}}',
    '{"toString":"x"}',
    '{"switches":{"__proto__":"on"}}',
  ];
  for (const text of tricks) {
    assert.throws(() => newGame("stratego", JSON.parse(text)), RulesError, text);
    assert.throws(() => newGame("stratego").view("south").scene(JSON.parse(text)), RulesError, text);
  }
  for (const rules of [null, "isf", 1, true, () => ({})]) refused("bad-option", () => newGame("stratego", rules));
  for (const rules of [null, "isf", 1, true]) refused("bad-option", () => challenge("stratego", "spy", "spy", rules));
});

test("getters and proxies that throw: their fault is the option's, and the cause is kept", () => {
  const cause = new Error("trap");
  const trap = () => {
    throw cause;
  };
  const { view, game, state } = bench("generals");
  const before = state();
  const objects = [Object.defineProperty({}, "edition", { get: trap, enumerable: true })];
  for (const hook of ["ownKeys", "getOwnPropertyDescriptor", "get"]) {
    objects.push(new Proxy({ edition: "standard" }, { [hook]: trap }));
  }
  for (const object of objects) {
    for (const call of [
      () => newGame("generals", object),
      () => newGame("generals", { switches: object }),
      () => draft("generals", object),
      () => view.scene(object),
      () => view.svg(object),
    ]) {
      assert.equal(refused("bad-option", call).cause, cause);
    }
  }
  assert.deepEqual(state(), before);
  // A getter that frees the very object on which it is called.
  const doomed = game.view("south");
  refused("freed", () =>
    doomed.scene({
      get picks() {
        doomed.free();
        return [];
      },
    }),
  );
});

test("what callers do with what they were given changes nothing inside", () => {
  const { game, view, state } = bench("stratego");
  const before = state();
  const given = [games()[0], view.scene(), view.options(), view.turns(), view.actions(), game.deployed];
  for (const value of given) for (const key of Object.keys(value)) delete value[key];
  game.deployed.length = 0;
  assert.throws(() => {
    game.phase = "over";
  }, TypeError);
  assert.deepEqual(state(), before);
});

test("hundreds of games made and dropped leave the module at work", () => {
  for (let round = 0; round < 300; round += 1) {
    const game = deployedGame(HIDDEN[round % 2], {}, round);
    for (const viewer of VIEWERS) game.view(viewer).free();
    game.free();
  }
  assert.equal(legal(deployedGame("stratego")).length > 0, true);
});
