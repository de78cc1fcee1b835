// The contract: the game. Set-ups, turns, the order of refusals, the end, what is secret, records.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, openGame, ready } from "rankfile";
import {
  deployedGame,
  fields,
  HIDDEN,
  legal,
  other,
  playOut,
  random,
  refused,
  refusedBy,
  SIDES,
  VIEWERS,
} from "./common.mjs";

await ready;

test("phases: set-up, play, over", () => {
  for (const id of HIDDEN) {
    const game = newGame(id);
    const seen = () => [game.id, game.phase, game.turn, game.ply, game.deployed, game.outcome, game.revealed];
    assert.deepEqual(seen(), [id, "setup", "south", 0, [], null, false]);
    game.deploy("north", game.randomSetup("north", 1));
    assert.deepEqual(seen(), [id, "setup", "south", 0, ["north"], null, false]);
    game.deploy("south", game.randomSetup("south", 1));
    assert.deepEqual(seen(), [id, "play", "south", 0, ["north", "south"], null, false]);
    game.play(legal(game)[0]);
    assert.deepEqual(seen().slice(1, 4), ["play", "north", 1]);
    game.resign("north");
    const rule = id === "generals" ? "GE2" : "SE2";
    const outcome = { winner: "south", reason: "resigned", rule };
    assert.deepEqual(seen(), [id, "over", "north", 1, ["north", "south"], outcome, true]);
  }
});

test("by: not-your-turn is judged before anything else, in every phase", () => {
  for (const id of HIDDEN) {
    const asked = (game) => {
      const waiting = other(game.turn);
      for (const text of ["", "?", "a1", "a5-a6", "a1-a2", "\ud800", legal(game)[0] ?? "b2-b3"]) {
        const error = refusedBy(game, "not-your-turn", () => game.play(text, waiting));
        assert.deepEqual(fields(error), { code: "not-your-turn" });
        assert.equal(error.message, "not-your-turn");
      }
      refusedBy(game, "bad-text", () => game.play("?", game.turn));
      refusedBy(game, "bad-text", () => game.play("?"));
    };
    const game = newGame(id);
    asked(game);
    refusedBy(game, "not-deployed", () => game.play("a1-a2", "south"));
    for (const side of SIDES) game.deploy(side, game.randomSetup(side, 4));
    asked(game);
    game.play(legal(game)[0]);
    asked(game);
    game.agreeDraw();
    asked(game);
    refusedBy(game, "game-over", () => game.play("a1-a2", game.turn));
    refusedBy(game, "game-over", () => game.play("a1-a2"));
  }
});

test("the order of refusals: the first that holds, with its rule and place", () => {
  const check = (game, rows) => {
    for (const [text, wanted] of rows) {
      const { offset, ...rest } = fields(refusedBy(game, wanted.code, () => game.play(text)));
      // What was expected at the offset is for developers.
      if (offset !== undefined) delete rest.detail;
      assert.deepEqual(rest, wanted, text);
      const judged = game.view(game.turn).judge(text);
      if (offset === undefined) assert.deepEqual(judged, wanted, text);
      else assert.equal(judged.detail.offset, offset, text);
    }
  };
  const north = "i9/10/1t8/10/2__2__2/2__2__2";
  check(newGame("stratego", { position: `${north}/10/10/BO8/FSM7 s 0` }), [
    ["a1", { code: "bad-text" }],
    ["a5-a6", { code: "empty-square", at: "a5" }],
    ["c5-c6", { code: "empty-square", at: "c5" }],
    ["a10-a1", { code: "not-your-piece", at: "a10" }],
    ["a1xb1", { code: "immovable", rule: "SM2", at: "a1" }],
    ["a2xa10", { code: "immovable", rule: "SM2", at: "a2" }],
    ["c1xa1", { code: "own-piece", rule: "SM1", at: "a1" }],
    ["b2-c5", { code: "blocked", rule: "SB1", at: "c5" }],
    ["b2-b11", { code: "out-of-reach", rule: "SB1", at: "b11" }],
    ["b1-d1", { code: "out-of-reach", rule: "SM1", at: "d1" }],
    ["b2xb10", { code: "blocked", rule: "SM3", at: "b8" }],
    ["b2-c3", { code: "out-of-reach", rule: "SM3", at: "c3" }],
    ["b2-b8", { code: "wrong-sign", rule: "SM4", at: "b8", detail: { use: "b2xb8" } }],
    ["b2xb7", { code: "wrong-sign", rule: "SM4", at: "b7", detail: { use: "b2-b7" } }],
  ]);
  check(newGame("generals", { position: "a8/9/9/9/9/9/c8/AB7 s 0" }), [
    ["a1-", { code: "bad-text" }],
    ["c3-c4", { code: "empty-square", at: "c3" }],
    ["a2-a1", { code: "not-your-piece", at: "a2" }],
    ["a1xb1", { code: "own-piece", rule: "GM2", at: "b1" }],
    ["a1-a9", { code: "out-of-reach", rule: "GB1", at: "a9" }],
    ["b1-b3", { code: "out-of-reach", rule: "GM1", at: "b3" }],
    ["a1-a2", { code: "wrong-sign", rule: "GC1", at: "a2", detail: { use: "a1xa2" } }],
  ]);
  // SR1 before the sign, geometry before SR1.
  const game = newGame("stratego", { edition: "isf", position: "9m/10/10/10/2__2__2/2__2__2/10/10/10/M9 s 0" });
  for (const text of "a1-a2 j10-j9 a2-a1 j9-j10 a1-a2 j10-j9".split(" ")) game.play(text);
  const barred = { code: "two-square", rule: "SR1", at: "a1", detail: { border: "a1-a2", times: 3 } };
  check(game, [
    ["a2-a1", barred],
    ["a2xa1", barred],
    ["a2-a4", { code: "out-of-reach", rule: "SM1", at: "a4" }],
  ]);
});

test("GE2, SE2: resignation by either side and agreed draws, whoever is on turn and in every phase", () => {
  for (const id of HIDDEN) {
    for (const setups of [0, 1, 2]) {
      const start = () => {
        const game = newGame(id);
        for (const side of SIDES.slice(0, setups)) game.deploy(side, game.randomSetup(side, 1));
        return game;
      };
      const rule = id === "generals" ? "GE2" : "SE2";
      const ends = [
        ...SIDES.map((side) => [(game) => game.resign(side), other(side), "resigned"]),
        [(game) => game.agreeDraw(), null, "agreed"],
      ];
      for (const [end, winner, reason] of ends) {
        const game = start();
        end(game);
        assert.equal(game.phase, "over");
        assert.deepEqual(game.outcome, { winner, reason, rule });
        // When play had begun the end shows everything, before that nothing.
        assert.equal(game.revealed, setups === 2);
        const [letters] = setups === 2 ? game.view("spectator").position().split(" ") : [""];
        assert.doesNotMatch(letters, /x/i);
        for (const viewer of VIEWERS) {
          const hidden = game
            .view(viewer)
            .scene()
            .pieces.filter(({ kind }) => kind === null);
          assert.equal(hidden.length, 0);
          assert.deepEqual(game.view(viewer).actions(), []);
          assert.deepEqual(game.view(viewer).options(), { marks: [], tools: [], done: null });
        }
        for (const again of [() => game.resign("south"), () => game.agreeDraw()]) refusedBy(game, "game-over", again);
        if (setups < 2) refusedBy(game, "game-over", () => game.deploy("north", game.randomSetup("north", 1)));
        assert.equal(openGame(game.record()).record(), game.record());
      }
    }
  }
});

test("revealed: whether the last turn told somebody something hidden", () => {
  const scout = newGame("stratego", { position: "9m/10/10/10/2__2__2/2__2__2/10/10/10/O9 s 0" });
  for (const [text, revealed] of [
    ["a1-a3", true],
    ["j10-j9", false],
    ["a3-a6", false],
    ["j9-j8", false],
  ]) {
    scout.play(text);
    assert.equal(scout.revealed, revealed, text);
  }
  scout.undo();
  assert.equal(scout.revealed, false);
  for (const reveal of ["arbiter", "declared"]) {
    const game = newGame("generals", { switches: { reveal }, position: "a8/9/9/9/9/9/c8/AB7 s 0" });
    game.play("a1xa2");
    assert.equal(game.revealed, true);
    game.undo();
    assert.equal(game.revealed, false);
    game.play("b1-b2");
    assert.equal(game.revealed, false);
  }
});

test("GI1, SA8: what a challenge shows", () => {
  const position = "a8/9/9/9/9/9/b8/A8 s 0";
  const declared = newGame("generals", { switches: { reveal: "declared" }, position }).play("a1xa2");
  assert.deepEqual(Object.values(declared), Array(3).fill("0 a1xa2 A>b"));
  const arbiter = newGame("generals", { position }).play("a1xa2");
  assert.deepEqual(Object.values(arbiter), Array(3).fill("0 a1xa2 X>x"));
});

test("the record and the position go round", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id, {}, 5);
    playOut(game, 80, random(5), () => {
      const again = openGame(game.record());
      assert.equal(again.record(), game.record());
      assert.equal(again.position(), game.position());
      if (game.phase === "play") assert.equal(newGame(id, { position: game.position() }).position(), game.position());
    });
    for (const viewer of VIEWERS) assert.equal(`${openGame(game.record()).view(viewer)}`, `${game.view(viewer)}`);
  }
});

test("bad-record: line, column and byte of the fault", () => {
  const game = deployedGame("generals");
  playOut(game, 3, random(1));
  const lines = game.record().trimEnd().split("\n");
  const spoiled = (index, line) => lines.map((own, at) => (at === index ? line : own)).join("\n");
  const faults = [
    ["", 1],
    ["rankfile 2 record generals", 1],
    ["rankfile 1 record generals\nedition standard", 2],
    ["rankfile 1 record generals\nswitch reveal arbiter", 2],
    ["rankfile 1 record generals\nresult flag-taken south", 2],
    [spoiled(1, "setup north ?"), 2],
    [spoiled(1, lines[2]), 3],
    [spoiled(3, "play a8-a7"), 4],
    [spoiled(4, "play ??"), 5],
    [spoiled(5, "news 0 a2-a3"), 6],
    [`${lines.join("\n")}\nresult resigned`, 7],
    [lines.join("\n\n"), 2],
  ];
  for (const [text, line] of faults) {
    const error = refused("bad-record", () => openGame(text), text);
    assert.deepEqual(
      [error.line, error.column >= 1, error.offset >= 0],
      [line, true, true],
      `${text}: ${error.message}`,
    );
  }
  assert.equal(openGame(`\n ${lines.join("\n")} \n\n`).record(), game.record());
});
