// The contract: undo and redo, which are the host's. Views forget what is taken back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, openGame, openView, ready } from "rankfile";
import { deployedGame, everything, HIDDEN, legal, playOut, random, refused, SIDES, VIEWERS } from "./common.mjs";

await ready;

const views = (game) => VIEWERS.map((viewer) => game.view(viewer).toString());
const remotes = (game) => VIEWERS.map((viewer) => openView(game.view(viewer).toString()));

/** Every remote view learns its own news. */
const tell = (learners, report) => {
  for (const view of learners) view.learn(report[view.viewer]);
};

test("undo and redo walk the whole game: views equal those of the shortened record, remote ones too", () => {
  for (const id of HIDDEN) {
    // More turns than the core keeps apart, so that it has to replay.
    const game = deployedGame(id, {}, 2);
    const learners = remotes(game);
    const states = [{ record: game.record(), views: views(game), revealed: game.revealed }];
    playOut(game, 150, random(2), (report) => {
      tell(learners, report);
      states.push({ record: game.record(), views: views(game), revealed: game.revealed });
    });
    if (game.phase === "play") {
      tell(learners, game.resign("south"));
      states.push({ record: game.record(), views: views(game), revealed: game.revealed });
    }
    assert.ok(states.length > 100);
    const same = (index) => {
      const { record, views: texts, revealed } = states[index];
      assert.deepEqual([game.record(), views(game), game.revealed], [record, texts, revealed]);
      assert.deepEqual(learners.map(String), texts);
    };
    for (let index = states.length - 1; index > 0; index -= 1) {
      tell(learners, game.undo());
      same(index - 1);
    }
    assert.equal(game.undo(), null);
    same(0);
    assert.deepEqual(game.deployed, ["north", "south"]);
    for (let index = 1; index < states.length; index += 1) {
      tell(learners, game.redo());
      same(index);
    }
    assert.equal(game.redo(), null);
    same(states.length - 1);
  }
});

test("after an undo a view is in everything the view of the shortened record", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id, {}, 2);
    playOut(game, 40, random(2));
    const learners = remotes(game);
    const shorter = openGame(game.record());
    const report = game.play(legal(game).find((action) => action.includes("x")) ?? legal(game)[0]);
    tell(learners, report);
    tell(learners, game.undo());
    for (const [index, viewer] of VIEWERS.entries()) {
      const wanted = everything(shorter.view(viewer));
      assert.equal(everything(game.view(viewer)), wanted);
      // Only what was said last is a matter of the way, not of the place.
      assert.equal(everything(learners[index]), wanted);
    }
  }
});

test("the end, too, is taken back: by a turn, a resignation, an agreement", () => {
  const flag = newGame("stratego", { position: "f9/9m/10/10/2__2__2/2__2__2/10/10/10/O9 s 0" });
  const generals = deployedGame("generals");
  const setup = newGame("generals");
  const ends = [
    [flag, () => flag.play("a1xa10"), "flag-taken"],
    ...SIDES.map((side) => [generals, () => generals.resign(side), "resigned"]),
    [generals, () => generals.agreeDraw(), "agreed"],
    [setup, () => setup.resign("north"), "resigned"],
  ];
  for (const [game, end, reason] of ends) {
    const [before, phase, learners] = [views(game), game.phase, remotes(game)];
    tell(learners, end());
    assert.equal(game.outcome.reason, reason);
    const over = views(game);
    tell(learners, game.undo());
    assert.deepEqual([game.phase, game.outcome, views(game)], [phase, null, before]);
    assert.deepEqual(learners.map(String), before);
    tell(learners, game.redo());
    assert.deepEqual([game.phase, game.outcome.reason, views(game)], ["over", reason, over]);
    assert.deepEqual(learners.map(String), over);
    game.undo();
  }
});

test("whatever is new ends what could be redone: a turn, an end, a set-up", () => {
  const game = deployedGame("generals");
  playOut(game, 2, random(1));
  for (const fresh of [() => game.play(legal(game)[0]), () => game.resign("north")]) {
    game.undo();
    fresh();
    assert.equal(game.redo(), null);
    game.undo();
  }
  const setup = newGame("generals");
  setup.resign("south");
  setup.undo();
  for (const side of SIDES) setup.deploy(side, setup.randomSetup(side, 1));
  assert.equal(setup.redo(), null);
  assert.equal(setup.phase, "play");
});

test("nothing goes back over a set-up or before a position", () => {
  for (const id of HIDDEN) {
    const game = newGame(id);
    assert.deepEqual([game.undo(), game.redo()], [null, null]);
    game.deploy("south", game.randomSetup("south", 1));
    assert.equal(game.undo(), null);
    game.deploy("north", game.randomSetup("north", 1));
    assert.equal(game.undo(), null);
    assert.equal(newGame(id, { position: game.position() }).undo(), null);
    const read = openGame(game.record());
    assert.equal(read.undo(), null);
  }
});

test("a refused action leaves what can be redone", () => {
  const game = deployedGame("stratego");
  playOut(game, 3, random(1));
  const record = game.record();
  game.undo();
  refused("bad-text", () => game.play("?"));
  refused("not-your-turn", () => game.play(legal(game)[0], game.turn === "south" ? "north" : "south"));
  game.redo();
  assert.equal(game.record(), record);
});
