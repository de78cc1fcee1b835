// What a hostile caller does to the border itself: texts that are huge or full of odd characters, options that answer
// differently each time or call back, objects that were freed, and several cores at once.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { collect, taken } from "./heap.mjs";

const { challenge, draft, newGame, openGame, openView, RulesError } = await import("rankfile");
const { deployedGame, HIDDEN, legal, playOut, random, refused, VIEWERS } = await import("./common.mjs");

const IDS = [...HIDDEN, "bollwerk"];
const started = (id, rules) => (id === "bollwerk" ? newGame(id, rules) : deployedGame(id, rules));

/** A short game, from its seed alone. */
function story(id, seed) {
  const game = started(id, {});
  playOut(game, 12, random(seed));
  return [game.record(), ...VIEWERS.map((viewer) => game.view(viewer).toString())].join("\n");
}

if (!isMainThread) {
  const said = [];
  for (let round = 0; round < 20; round += 1) said.push(story(IDS[round % 3], workerData + round));
  parentPort.postMessage(said);
} else {
  /** Every kind of object, and everything that can be asked of it with a text in some place. */
  function desk(id) {
    const game = started(id, {});
    const view = game.view("south");
    const sketch = draft(id);
    const state = () => [game.record(), view.toString(), sketch.toString()];
    const calls = [
      (text) => newGame(id, { edition: text }),
      (text) => newGame(id, { army: text }),
      (text) => newGame(id, { layout: text }),
      (text) => newGame(id, { position: text }),
      (text) => newGame(id, { switches: { [text]: "on" } }),
      (text) => newGame(id, { [text]: "on" }),
      (text) => openGame(text),
      (text) => openView(text),
      (text) => draft(id, { text }),
      (text) => game.deploy("south", text),
      (text) => game.play(text),
      (text) => game.play("a1-a2", text),
      (text) => game.view(text),
      (text) => view.learn(text),
      (text) => view.options([text]),
      (text) => view.why([text, text]),
      (text) => view.diagram(text),
      (text) => view.couldBe(text),
      (text) => view.actions(text),
      (text) => view.scene({ picks: [text], diagram: text }),
      (text) => view.svg({ bottom: text }),
      (text) => sketch.put(text, "R"),
      (text) => sketch.put("a1", text),
    ];
    return { game, view, sketch, state, calls };
  }

  test("100 MB: refused before they cross, wherever they stand", () => {
    const endless = "a".repeat(100_000_000);
    const { view, calls, state } = desk("bollwerk");
    const before = [state(), taken()];
    for (const call of calls) {
      const error = assert.throws(() => call(endless), RulesError, String(call)) ?? null;
      assert.equal(error, null);
    }
    assert.equal(view.judge(endless).code, "bad-text");
    assert.deepEqual([state(), taken()], before);
    // An error is no longer than it has to be.
    for (const call of [
      () => newGame("stratego", { [endless]: 1 }),
      () => newGame("stratego", { switches: { [endless]: 1 } }),
    ]) {
      try {
        call();
      } catch (error) {
        assert.ok(error instanceof RulesError && error.message.length + JSON.stringify(error).length < 2000);
      }
    }
  });

  test("many long texts in one list are one long text", () => {
    const { view, state } = desk("generals");
    const before = [state(), taken()];
    const picks = new Array(1000).fill("a".repeat(1 << 24));
    const switches = Object.fromEntries(picks.slice(0, 100).map((text, index) => [`s${index}`, text]));
    for (const call of [
      () => view.options(picks),
      () => view.why(picks),
      () => view.scene({ picks }),
      () => view.svg({ picks }),
      () => newGame("generals", { switches }),
      () => challenge("generals", "spy", "spy", switches),
    ]) {
      refused("bad-text", call);
    }
    assert.deepEqual([state(), taken()], before);
  });

  test("a text with every character there is: refused at once", () => {
    const all = Array.from({ length: 1 << 16 }, (_, code) => String.fromCharCode(code)).join("");
    const texts = [all, "a".repeat(1 << 20) + all, all.slice(1), all.slice(0, 0xd800), [...all].reverse().join("")];
    for (const id of IDS) {
      const { view, state, calls } = desk(id);
      const before = state();
      const since = performance.now();
      for (const text of texts) {
        for (const call of calls) assert.throws(() => call(text), RulesError, String(call));
        assert.equal(view.judge(text).code, "bad-text");
      }
      assert.deepEqual(state(), before);
      // No measure of speed: to search for a character that is not there would take hours.
      assert.ok(performance.now() - since < 60_000);
    }
  });

  test("characters that part arguments and lists part nothing", () => {
    const { game, view } = desk("generals");
    const [action] = legal(game);
    const [from] = action.split("-");
    for (const odd of ["\0", "\x01", "\x02", "\ud800", "\udfff", "\ufffd", "+", "\x01+", "\x01\x01"]) {
      for (const text of [
        `${action}${odd}`,
        `${odd}${action}`,
        `${action}${odd}${action}`,
        `${odd}+south${odd}${action}`,
      ]) {
        refused("bad-text", () => game.play(text, game.turn), JSON.stringify(text));
        assert.equal(view.judge(text).code, "bad-text", JSON.stringify(text));
        refused("bad-text", () => view.options([from, text]), JSON.stringify(text));
      }
      refused("bad-option", () => game.play(action, `${odd}south`), JSON.stringify(odd));
      refused("unknown-game", () => newGame(`generals${odd}`), JSON.stringify(odd));
      refused(
        "unknown-edition",
        () => newGame("generals", { edition: `standard${odd}open${odd}` }),
        JSON.stringify(odd),
      );
    }
    assert.ok(game.play(action, game.turn));
  });

  test("memory: what the longest texts took is not taken again", async () => {
    const longest = "/".repeat(1 << 24);
    const round = () => {
      const { game, calls } = desk("stratego");
      for (const call of calls) assert.throws(() => call(longest), RulesError, String(call));
      assert.equal(game.phase, "play");
      game.free();
    };
    round();
    await collect();
    const after = taken();
    for (let turn = 0; turn < 3; turn += 1) {
      round();
      await collect();
    }
    assert.ok(taken() <= after, `${after} bytes after one round, ${taken()} after four`);
    assert.ok(after < 1 << 29, `${after} bytes`);
  });

  test("options that answer differently each time are asked once", () => {
    const { view } = desk("generals");
    const once = (first, then) => {
      let asked = 0;
      return () => (asked++ === 0 ? first : then);
    };
    const changing = (fields) =>
      Object.defineProperties(
        {},
        Object.fromEntries(
          Object.entries(fields).map(([name, [first, then]]) => [name, { get: once(first, then), enumerable: true }]),
        ),
      );
    const game = newGame("generals", changing({ edition: ["standard", 1], open: [true, "yes"], switches: [{}, null] }));
    assert.match(game.record(), /^open$/m);
    const switches = changing({ reveal: ["declared", 7] });
    assert.match(newGame("generals", { switches }).record(), /^switch reveal declared$/m);
    const list = new Proxy(["a1"], { get: (target, name) => (name === "length" ? lengths() : target[name]) });
    const lengths = once(1, 2 ** 40);
    assert.deepEqual(view.options(list), view.options(["a1"]));
    const element = changing({ 0: ["a1", {}] });
    assert.deepEqual(
      view.options(Object.assign(Object.setPrototypeOf([], element), { length: 1 })),
      view.options(["a1"]),
    );
    assert.match(view.svg(changing({ bottom: ["north", 3], coordinates: [false, 3], last: [true, 3] })), /^<svg/);
  });

  test("options without a prototype, with symbols, inherited or in an array", () => {
    const plain = newGame("stratego").record();
    const none = Object.create(null);
    assert.equal(newGame("stratego", none).record(), plain);
    assert.match(newGame("stratego", Object.assign(none, { army: "duel" })).record(), /^army duel$/m);
    assert.equal(newGame("stratego", { [Symbol("army")]: "duel", [Symbol.iterator]: 1 }).record(), plain);
    assert.equal(
      newGame(
        "stratego",
        new (class {
          army = undefined;
          get edition() {
            return "isf";
          }
        })(),
      ).record(),
      plain,
    );
    for (const rules of [["isf"], "isf", new String("isf"), Object("x")])
      refused("bad-option", () => newGame("stratego", rules));
    const hidden = Object.defineProperty({}, "army", { value: "duel", enumerable: false });
    assert.equal(newGame("stratego", hidden).record(), plain);
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty", "then"]) {
      const rules = Object.defineProperty({}, name, { value: "x", enumerable: true });
      refused("bad-option", () => newGame("stratego", rules), name);
      refused("bad-switch", () => newGame("stratego", { switches: rules }), name);
    }
  });

  test("getters that call back in the middle of a call", () => {
    for (const id of IDS) {
      const game = started(id, {});
      const view = game.view(game.turn);
      const [first] = legal(game);
      let heard;
      const scene = view.scene({
        get picks() {
          heard = game.play(first, game.turn)[view.viewer];
          view.learn(heard);
          return [];
        },
        get diagram() {
          assert.throws(() => game.play("??"), RulesError);
          assert.throws(() => view.learn(heard), RulesError);
          return undefined;
        },
      });
      // The call goes on with what is so now.
      assert.deepEqual(scene, view.scene({ picks: [] }));
      assert.equal(view.toString(), game.view(view.viewer).toString());
      const made = newGame(id, {
        get first() {
          game.undo();
          return "north";
        },
      });
      assert.equal(game.ply, 0);
      assert.match(made.record(), /^first north$/m);
      const doomed = game.view("north");
      const freeing = {
        get picks() {
          doomed.free();
          return ["a1"];
        },
      };
      refused("freed", () => doomed.svg(freeing));
      assert.equal(openGame(game.record()).record(), game.record());
    }
  });

  test("after free every call says so, and to free again does nothing", () => {
    for (const id of IDS) {
      const game = started(id, {});
      const [view, kept] = [game.view("south"), game.view("north")];
      const sketch = draft(id);
      const text = kept.toString();
      for (const object of [game, view, sketch]) {
        object.free();
        object.free();
        object[Symbol.dispose]?.();
        const prototypes = [Object.getPrototypeOf(object)];
        while (Object.getPrototypeOf(prototypes[0]) !== Object.prototype)
          prototypes.unshift(Object.getPrototypeOf(prototypes[0]));
        const names = new Set(prototypes.flatMap(Object.getOwnPropertyNames));
        for (const name of ["constructor", "free", "status", "raw", "changing"]) names.delete(name);
        assert.ok(names.size > 5);
        for (const name of names) {
          const call = () => (typeof object[name] === "function" ? object[name]("south", "a1", "a1") : object[name]);
          assert.throws(
            call,
            (error) => error instanceof RulesError && ["freed", "bad-option"].includes(error.code),
            name,
          );
        }
      }
      assert.equal(kept.toString(), text);
      assert.equal(kept.actions().length > 0 || kept.turn === "south", true);
    }
  });

  test("two cores in one program know nothing of each other", async () => {
    const slim = await import("rankfile/slim");
    await slim.init(readFileSync(fileURLToPath(import.meta.resolve("rankfile/rules.wasm"))));
    const [one, other] = [deployedGame("generals"), slim.newGame("generals")];
    for (const side of ["north", "south"]) other.deploy(side, one.randomSetup(side, 1));
    const before = one.record();
    assert.equal(other.record(), before);
    const [action] = legal(one);
    other.play(action);
    assert.equal(one.record(), before);
    one.play(action);
    assert.equal(one.record(), other.record());
    other.free();
    assert.equal(one.view("south").toString(), openView(String(one.view("south"))).toString());
    // An object of the one is nothing to the other.
    assert.throws(() => slim.openGame(one), slim.RulesError);
  });

  test("workers, a core each, at the same time as this one", async () => {
    const seeds = [1, 100];
    const told = seeds.map(
      (seed) =>
        new Promise((done, fail) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: seed });
          worker.once("message", done);
          worker.once("error", fail);
        }),
    );
    const own = seeds.map((seed) => Array.from({ length: 20 }, (_, round) => story(IDS[round % 3], seed + round)));
    assert.deepEqual(await Promise.all(told), own);
  });
}
