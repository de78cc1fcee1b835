// The contract: entries, games, options and their faults, the table of challenges, memory.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as rankfile from "rankfile";
import { challenge, draft, games, newGame, openGame, openView, ready } from "rankfile";
import * as slim from "rankfile/slim";
import { deployedGame, HIDDEN, legal, playOut, random, refused, SIDES, VIEWERS } from "./common.mjs";

const require = createRequire(import.meta.url);
await ready;

test("the entry exports the names of the contract and nothing else", () => {
  const names = ["RulesError", "challenge", "draft", "games", "newGame", "openGame", "openView", "ready"];
  assert.deepEqual(Object.keys(rankfile).sort(), names);
  assert.deepEqual(Object.keys(require("rankfile")).sort(), names);
  assert.deepEqual(Object.keys(slim).sort(), [...names.filter((name) => name !== "ready"), "init"].sort());
});

test("ready is resolved before anything is awaited, in the CommonJS twin too", async () => {
  const { games, ready } = require("rankfile");
  assert.equal(games().length, rankfile.games().length);
  assert.equal(await ready, undefined);
});

test("slim: calls before init are not-ready; init takes bytes, and a second one does nothing", async () => {
  const record = deployedGame("generals").record();
  const calls = [
    () => slim.games(),
    () => slim.newGame("generals"),
    () => slim.openGame(record),
    () => slim.openView("rankfile 1 view generals south\n"),
    () => slim.draft("generals"),
    () => slim.challenge("generals", "spy", "private"),
  ];
  for (const call of calls) {
    assert.throws(call, (error) => error instanceof slim.RulesError && error.code === "not-ready");
  }
  await assert.rejects(slim.init(new Uint8Array([0, 1, 2])), WebAssembly.CompileError);
  assert.throws(calls[0], { code: "not-ready" });
  const bytes = readFileSync(require.resolve("rankfile/rules.wasm"));
  await Promise.all([slim.init(bytes), slim.init(bytes)]);
  const game = slim.openGame(record);
  await slim.init(new Uint8Array([0, 1, 2]));
  assert.equal(game.record(), record);
  for (const call of calls) call();
});

test("games() says what there is, as plain data that callers may change", () => {
  const infos = games();
  assert.deepEqual(
    infos
      .map(({ id }) => id)
      .filter((id) => HIDDEN.includes(id))
      .sort(),
    HIDDEN,
  );
  for (const info of infos.filter(({ id }) => HIDDEN.includes(id))) {
    assert.deepEqual(JSON.parse(JSON.stringify(info)), info);
    assert.equal(info.hidden, true);
    assert.equal(info.players, 2);
    for (const range of [info.age, info.minutes]) assert.ok(range.length === 2 && range[0] < range[1]);
    for (const army of info.armies) {
      const counts = info.pieces.map(({ count }) => count[army.name]);
      assert.equal(
        counts.reduce((sum, count) => sum + count),
        army.count,
        army.name,
      );
    }
    for (const piece of info.pieces) {
      assert.match(piece.letter, /^[A-WYZ]$/);
      assert.match(piece.art, /^M[-MLHVCSQTAZmlhvcsqtaz0-9., ]+$/);
    }
    const numbers = info.rules.map(({ number }) => number);
    assert.equal(new Set(numbers).size, numbers.length);
    assert.ok(info.rules.every(({ summary }) => summary.length > 0));
    for (const { name, values, default: usual, rule } of info.switches) {
      assert.ok(values.includes(usual) && numbers.includes(rule), name);
    }
    for (const { switches } of info.editions) {
      for (const [name, value] of Object.entries(switches)) {
        assert.ok(info.switches.find((known) => known.name === name).values.includes(value), name);
      }
    }
    info.pieces.length = 0;
  }
  const piecesOf = (id) =>
    games()
      .find((info) => info.id === id)
      .pieces.map(({ name }) => name);
  const order = "flag bomb spy scout miner sergeant lieutenant captain major colonel general marshal";
  assert.deepEqual(piecesOf("stratego"), order.split(" "));
  const officers = ["five", "four", "three", "two", "one"].map((stars) => `${stars}-star-general`);
  const rest = "colonel lieutenant-colonel major captain first-lieutenant second-lieutenant sergeant spy private flag";
  assert.deepEqual(piecesOf("generals"), [...officers, ...rest.split(" ")]);
});

test("SB1, GB1: the boards", () => {
  const board = (id) => {
    const { files, ranks, squares } = games().find((info) => info.id === id);
    return [files, ranks, squares];
  };
  assert.deepEqual(board("stratego"), [10, 10, 92]);
  assert.deepEqual(board("generals"), [9, 8, 72]);
  const water = newGame("stratego")
    .view("south")
    .scene()
    .cells.filter(({ ground }) => ground === "water");
  assert.deepEqual(
    water.map(({ at }) => at),
    ["c5", "d5", "g5", "h5", "c6", "d6", "g6", "h6"],
  );
});

test("newGame takes every edition, army and switch value that games() lists", () => {
  for (const info of games().filter(({ id }) => HIDDEN.includes(id))) {
    for (const { name: edition } of info.editions) {
      for (const { name: army } of info.armies) assert.equal(newGame(info.id, { edition, army }).phase, "setup");
    }
    for (const { name, values } of info.switches) {
      for (const value of values) newGame(info.id, { switches: { [name]: value === "N" ? "17" : value } });
      for (const value of ["", "N", "0x1", "-1", "01", "1.0", " 1", "4294967296"]) {
        const error = refused(
          "bad-switch",
          () => newGame(info.id, { switches: { [name]: value } }),
          `${name} ${value}`,
        );
        assert.deepEqual(error.detail, { name, value });
        assert.ok(error.rule);
      }
    }
  }
});

test("newGame and draft refuse every option that does not exist or does not fit, with its name", () => {
  const faults = [
    ["bad-option", { editions: "dutch" }, "editions"],
    ["bad-option", { constructor: "x" }, "constructor"],
    ["bad-option", { edition: 1 }, "edition"],
    ["bad-option", { edition: null }, "edition"],
    ["bad-option", { army: [] }, "army"],
    ["bad-option", { layout: "10" }, "layout"],
    ["bad-option", { first: "east" }, "first"],
    ["bad-option", { first: "South" }, "first"],
    ["bad-option", { open: "yes" }, "open"],
    ["bad-option", { open: 1 }, "open"],
    ["bad-option", { switches: "reveal" }, "switches"],
    ["unknown-edition", { edition: "klingon" }, "klingon"],
    ["unknown-edition", { edition: "" }, ""],
    ["unknown-army", { army: "salvation" }, "salvation"],
    ["bad-switch", { switches: { gravity: "off" } }, "gravity"],
    ["bad-switch", { switches: { plyCap: 5 } }, "plyCap"],
    ["bad-switch", { switches: { plyCap: undefined } }, "plyCap"],
  ];
  for (const id of HIDDEN) {
    for (const [code, rules, name] of faults) {
      for (const make of [newGame, draft]) {
        assert.equal(refused(code, () => make(id, rules), JSON.stringify(rules)).detail.name, name);
      }
    }
    refused("bad-option", () => newGame(id, { position: 1 }));
    refused("bad-option", () => newGame(id, { side: "south" }));
    refused("bad-option", () => draft(id, { position: "" }));
    refused("bad-option", () => draft(id, { side: "spectator" }));
  }
});

test("unknown games", () => {
  for (const id of ["chess", "", "Stratego", "__proto__", "constructor"]) {
    assert.equal(refused("unknown-game", () => newGame(id)).detail.name, id);
    assert.equal(refused("unknown-game", () => draft(id)).detail.name, id);
    assert.equal(refused("unknown-game", () => challenge(id, "spy", "spy")).detail.name, id);
  }
  refused("unknown-game", () => openGame("rankfile 1 record chess\n"));
  refused("unknown-game", () => openView("rankfile 1 view chess south\n"));
});

test("a position and first together are a bad option, be it the usual side", () => {
  for (const id of HIDDEN) {
    const position = deployedGame(id).position();
    for (const first of SIDES) refused("bad-option", () => newGame(id, { position, first }));
    assert.equal(newGame(id, { position }).position(), position);
  }
});

test("GB4, SB5: first says who begins", () => {
  for (const id of HIDDEN) {
    assert.equal(deployedGame(id).turn, "south");
    const game = deployedGame(id, { first: "north" });
    assert.equal(game.turn, "north");
    assert.match(game.position(), / n 0$/);
    assert.match(game.record(), /^first north$/m);
    assert.notEqual(legal(game).length, 0);
  }
});

test("challenge: by name, with switches, without a game", () => {
  assert.deepEqual(challenge("stratego", "spy", "marshal"), { stays: "attacker", ends: false });
  assert.deepEqual(challenge("stratego", "marshal", "spy"), { stays: "attacker", ends: false });
  assert.deepEqual(challenge("stratego", "scout", "scout"), { stays: "none", ends: false });
  assert.deepEqual(challenge("stratego", "miner", "flag"), { stays: "attacker", ends: true });
  assert.deepEqual(challenge("generals", "flag", "private"), { stays: "defender", ends: true });
  assert.deepEqual(challenge("generals", "private", "spy", { reveal: "declared" }), { stays: "attacker", ends: false });
  for (const attacker of ["bomb", "flag"]) {
    assert.equal(refused("immovable", () => challenge("stratego", attacker, "spy")).rule, "SM2");
  }
  refused("unknown-piece", () => challenge("stratego", "private", "spy"));
  refused("unknown-piece", () => challenge("stratego", "spy", "S"));
  refused("bad-switch", () => challenge("stratego", "spy", "spy", { reveal: "declared" }));
  refused("bad-option", () => challenge("stratego", "spy"));
  refused("unknown-game", () => challenge("bollwerk", "spy", "spy"));
});

test("use after free is freed; free twice does nothing; Symbol.dispose frees", () => {
  const game = deployedGame("generals");
  const view = game.view("south");
  const sketch = draft("generals", { side: "south" });
  for (const object of [game, view, sketch]) {
    object.free();
    object.free();
  }
  const uses = [
    ...[() => game.phase, () => game.play("a1-a2", "south"), () => game.record(), () => game.view("south")],
    ...[() => view.options(), () => view.why([]), () => view.scene(), () => view.svg(), () => view.judge("a1-a2")],
    ...[() => `${view}`, () => view.at(0), () => view.learn("x")],
    ...[() => sketch.left, () => sketch.put("a1", null), () => sketch.scene(), () => sketch.svg(), () => `${sketch}`],
  ];
  for (const use of uses) refused("freed", use);
  const other = newGame("generals");
  other[Symbol.dispose]();
  refused("freed", () => other.phase);
});

test("a view outlives its game, and holds nothing of it", () => {
  const game = deployedGame("stratego");
  const view = game.view("south");
  const text = view.toString();
  playOut(game, 5, random(3));
  game.free();
  assert.equal(view.toString(), text);
  assert.notEqual(view.actions().length, 0);
});

test("many games in one process never mix", () => {
  const runs = HIDDEN.flatMap((id) => [1, 2, 3].map((seed) => ({ id, seed })));
  const alone = runs.map(({ id, seed }) => {
    const game = deployedGame(id, {}, seed);
    playOut(game, 60, random(seed));
    return [game.record(), ...VIEWERS.map((viewer) => game.view(viewer).toString())];
  });
  const playing = runs.map(({ id, seed }) => ({ game: deployedGame(id, {}, seed), pick: random(seed) }));
  for (let turn = 0; turn < 60; turn += 1) for (const { game, pick } of playing) playOut(game, 1, pick);
  const together = playing.map(({ game }) => [game.record(), ...VIEWERS.map((viewer) => game.view(viewer).toString())]);
  assert.deepEqual(together, alone);
  assert.equal(new Set(alone.map(([record]) => record)).size, runs.length);
});
