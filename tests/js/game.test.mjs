// The contract: the game. Set-ups, turns, the order of refusals, the end, what is secret, records.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, openGame, ready } from "rankfile";
import { deployedGame, fields, HIDDEN, legal, other, playOut, random, refused, SIDES, VIEWERS } from "./common.mjs";

await ready;

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
function refusedBy(game, code, call) {
  const before = state(game);
  const error = refused(code, call);
  assert.deepEqual(state(game), before);
  return error;
}

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

test("GB3, SB3: a faulty set-up is refused with every flaw at once", () => {
  const game = newGame("generals");
  const error = refusedBy(game, "bad-setup", () => game.deploy("south", "A8/BCDEKLMNQ/RTSSPPPPAP/8A"));
  const count = (code, piece, count, allowed) => ({ code, rule: "GB3", detail: { piece, count, allowed } });
  assert.deepEqual(error.flaws, [
    { code: "not-a-square", rule: "GB3", at: "j2" },
    { code: "outside-zone", rule: "GB3", at: "a4" },
    count("too-many", "five-star-general", 3, 1),
    count("missing", "private", 5, 6),
    count("missing", "flag", 0, 1),
  ]);
});

test("bad-setup: what cannot be read names the byte, and a zone of the wrong size is no set-up", () => {
  const game = newGame("stratego");
  const rows = game.randomSetup("south", 1).split("/");
  for (const [text, offset] of [
    ["", 0],
    ["?", 0],
    [rows.slice(1).join("/"), 32],
    [rows.join("/").toLowerCase(), 0],
    [`${rows.join("/")}!`, 43],
    [`X${rows.join("/").slice(1)}`, 0],
    [`ä${rows.join("/").slice(1)}`, 0],
  ]) {
    const error = refusedBy(game, "bad-setup", () => game.deploy("south", text));
    assert.equal(error.offset, offset, text);
    assert.equal(error.flaws, undefined);
  }
  assert.doesNotThrow(() => game.deploy("south", ` \n${rows.join("/")} `));
});

test("a side sets up once; sides and viewers are spelled as the contract does", () => {
  for (const id of HIDDEN) {
    const game = newGame(id);
    const setup = game.randomSetup("south", 1);
    game.deploy("south", setup);
    refusedBy(game, "already-deployed", () => game.deploy("south", setup));
    refusedBy(game, "already-deployed", () => game.deploy("south", "?"));
    refusedBy(game, "bad-option", () => game.deploy("east", setup));
    game.deploy("north", setup);
    for (const side of SIDES) refusedBy(game, "already-deployed", () => game.deploy(side, setup));
    refusedBy(game, "bad-option", () => game.view("referee"));
    refusedBy(game, "bad-option", () => game.resign("spectator"));
    refusedBy(game, "bad-option", () => game.play(legal(game)[0], "spectator"));
    refusedBy(game, "bad-option", () => game.play(legal(game)[0], null));
    refused("already-deployed", () => newGame(id, { position: game.position() }).deploy("south", setup));
  }
});

test("randomSetup: a seed gives one set-up, the side is mixed in, and only whole numbers to 2^53-1 are seeds", () => {
  for (const id of HIDDEN) {
    const game = newGame(id);
    const texts = new Set();
    for (const seed of [0, 1, 2, Number.MAX_SAFE_INTEGER]) {
      for (const side of SIDES) {
        const text = game.randomSetup(side, seed);
        assert.equal(newGame(id).randomSetup(side, seed), text);
        newGame(id).deploy(side, text);
        texts.add(text);
      }
    }
    assert.equal(texts.size, 8);
    assert.notEqual(game.randomSetup("south"), game.randomSetup("south"));
    for (const seed of [-1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 1e300, "1", null, 1n]) {
      assert.equal(refused("bad-option", () => game.randomSetup("south", seed)).detail.name, "seed");
    }
    refused("bad-option", () => game.randomSetup("spectator", 1));
    assert.equal(game.phase, "setup");
  }
});

test("until both have set up, the others learn only that a side has", () => {
  for (const id of HIDDEN) {
    const [one, two] = [newGame(id), newGame(id)];
    const reports = [one, two].map((game, index) => game.deploy("north", game.randomSetup("north", index)));
    assert.notEqual(reports[0].north, reports[1].north);
    for (const viewer of ["south", "spectator"]) {
      assert.equal(reports[0][viewer], "setup north ?");
      assert.equal(reports[0][viewer], reports[1][viewer]);
      const view = one.view(viewer);
      assert.equal(view.toString(), `rankfile 1 view ${id} ${viewer}\nsetup north ?\n`);
      assert.deepEqual(view.deployed, ["north"]);
      assert.deepEqual(view.scene().pieces, []);
      assert.equal(view.svg(), newGame(id).view(viewer).svg());
      refused("not-deployed", () => view.position());
    }
    assert.notEqual(one.view("north").scene().pieces.length, 0);
    const report = one.deploy("south", one.randomSetup("south", 1));
    assert.match(report.spectator, /^setup south [X0-9/]+ north [X0-9/]+$/);
    assert.match(report.north, /^setup south [X0-9/]+ north [A-WYZ0-9/]+$/);
    assert.match(report.south, /^setup south [A-WYZ0-9/]+ north [X0-9/]+$/);
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
