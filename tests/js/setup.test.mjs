// The contract: set-ups. Every flaw at once, seeds, and what the others learn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, ready } from "rankfile";
import { HIDDEN, legal, refused, refusedBy, SIDES } from "./common.mjs";

await ready;

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
