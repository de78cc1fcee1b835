// The contract: scenes and SVG, drafts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draft, games, newGame, openGame, openView, ready } from "rankfile";
import { deployedGame, HIDDEN, legal, playOut, random, refused, SIDES, VIEWERS } from "./common.mjs";

await ready;

const infoOf = (id) => games().find((info) => info.id === id);

/** The elements of an SVG; fails when a tag is not closed in its place or an attribute is not quoted. */
function elements(svg) {
  const open = [];
  const found = [];
  let end = 0;
  for (const tag of svg.matchAll(/<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"<&]*")*)(\/?)>/g)) {
    const between = svg.slice(end, tag.index);
    assert.match(between, /^[^<>&]*$/);
    end = tag.index + tag[0].length;
    const [, closing, name, attributes, alone] = tag;
    if (closing) assert.equal(open.pop(), name);
    else {
      assert.ok(found.length === 0 || open.length > 0, "one root");
      found.push({ name, attributes });
      if (!alone) open.push(name);
    }
  }
  assert.deepEqual([open, end], [[], svg.length]);
  return found;
}

test("svg: well-formed, without ids, styles, scripts or links; the same scene gives the same bytes", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id, {}, 5);
    playOut(game, 20, random(5), () => {
      for (const viewer of VIEWERS) {
        const view = game.view(viewer);
        for (const options of [{}, { bottom: "north", coordinates: false, last: false }, { picks: [] }]) {
          const svg = view.svg(options);
          const found = elements(svg);
          assert.equal(found[0].name, "svg");
          assert.match(found[0].attributes, /xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
          for (const { name, attributes } of found) {
            assert.ok(["svg", "title", "g", "rect", "path", "circle", "text"].includes(name), name);
            assert.doesNotMatch(attributes, / (id|class|style|href|on\w+)=/);
          }
          assert.equal(view.svg(options), svg);
        }
      }
    });
  }
});

test("svg: a piece whose kind is hidden is drawn without it", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id, {}, 5);
    const { pieces } = infoOf(id);
    playOut(game, 30, random(5), () => {
      for (const viewer of VIEWERS) {
        const [scene, svg] = [game.view(viewer).scene(), game.view(viewer).svg()];
        for (const { name, art } of pieces) {
          const known = scene.pieces.filter(({ kind }) => kind === name).length;
          assert.equal(svg.split(`d="${art}"`).length - 1, known, `${viewer}: ${name}`);
        }
      }
    });
  }
});

test("scene: cells and pieces in square order, keyed by their start", () => {
  for (const id of HIDDEN) {
    const { files, ranks, squares } = infoOf(id);
    const order = ({ at }) => Number(at.slice(1)) * 16 + at.charCodeAt(0) - 97;
    const game = deployedGame(id, {}, 5);
    const start = game.view("spectator").scene().pieces;
    assert.ok(start.every(({ at, key }) => at === key));
    playOut(game, 40, random(5));
    for (const viewer of VIEWERS) {
      const view = game.view(viewer);
      const scene = view.scene();
      assert.deepEqual([scene.id, scene.viewer, scene.files, scene.ranks], [id, viewer, files, ranks]);
      assert.equal(scene.turn, view.turn);
      assert.equal(scene.cells.filter(({ ground }) => ground !== "water").length, squares);
      for (const list of [scene.cells, scene.pieces]) {
        assert.deepEqual(
          list.map(order),
          list.map(order).sort((one, two) => one - two),
        );
      }
      const keys = scene.pieces.map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length);
      assert.ok(keys.every((key) => start.some((piece) => piece.key === key)));
      assert.equal(scene.pieces.length + scene.lost.south.length + scene.lost.north.length, start.length);
      const own = scene.pieces.filter(({ side }) => side === viewer);
      assert.ok(own.every(({ kind }) => kind !== null));
      assert.deepEqual([scene.stones, scene.supply], [[], null]);
    }
  }
});

test("scene: marks of picks, of a diagram and of the last turn", () => {
  const game = newGame("stratego", { position: "9m/10/10/10/2__2__2/2__2__2/10/10/10/O9 s 0" });
  game.play("a1-a3");
  game.play("j10-j9");
  const view = game.view("south");
  const last = ["j9", "j10"].map((at) => ({ at, sense: "last" }));
  assert.deepEqual(view.scene().marks, last);
  assert.deepEqual(view.scene({ last: false }).marks, []);
  assert.deepEqual(view.scene({ last: false, picks: [] }).marks, [{ at: "a3", sense: "subject" }]);
  assert.deepEqual(view.scene({ last: false, picks: ["a3"] }).marks, view.options(["a3"]).marks);
  assert.deepEqual(view.scene({ last: false, diagram: "a3" }).marks, view.options(["a3"]).marks);
  assert.deepEqual(
    view.diagram("a3"),
    view.options(["a3"]).marks.filter(({ sense }) => sense !== "subject"),
  );
  assert.equal(view.scene({ picks: ["a3"], diagram: "a3" }).marks.length, view.diagram("a3").length + 3);
  for (const options of [{ last: 1 }, { diagram: null }, { picks: "a3" }, { bottom: "north" }, { theme: "dark" }]) {
    refused("bad-option", () => view.scene(options), JSON.stringify(options));
  }
  for (const options of [{ bottom: "spectator" }, { coordinates: 0 }, { width: 1 }]) {
    refused("bad-option", () => view.svg(options), JSON.stringify(options));
  }
});

test("draft of a set-up: put, left, flaws, clear", () => {
  for (const id of HIDDEN) {
    const sketch = draft(id, { side: "south" });
    const { pieces } = infoOf(id);
    const army = id === "stratego" ? "classic" : "standard";
    const counts = Object.fromEntries(pieces.map(({ letter, count }) => [letter, count[army]]));
    const empty = sketch.toString();
    assert.deepEqual(sketch.left, counts);
    assert.equal(sketch.flaws.length, pieces.length);
    sketch.put("b1", "F");
    sketch.put("c1", "F");
    assert.equal(sketch.left.F, 0);
    assert.ok(sketch.flaws.some(({ code, detail }) => code === "too-many" && detail.piece === "flag"));
    sketch.put("c1", "S");
    sketch.put("b1", null);
    assert.deepEqual(sketch.left, { ...counts, S: counts.S - 1 });
    sketch.put("a8", "S");
    assert.equal(sketch.flaws.filter(({ code, at }) => code === "outside-zone" && at === "a8").length, 1);
    const before = sketch.toString();
    for (const [code, at, piece] of [
      ["unknown-piece", "a1", "f"],
      ["unknown-piece", "a1", "X"],
      ["unknown-piece", "a1", "FF"],
      ["unknown-piece", "a1", ""],
      ["not-a-square", "k1", "F"],
      ["bad-text", "a", "F"],
      ["bad-option", "a1", undefined],
    ]) {
      refused(code, () => sketch.put(at, piece), `${at} ${piece}`);
      assert.equal(sketch.toString(), before);
    }
    sketch.clear();
    assert.equal(sketch.toString(), empty);
  }
});

test("draft of a set-up: deploy takes exactly the flawless ones", () => {
  for (const id of HIDDEN) {
    for (const side of SIDES) {
      const sketch = draft(id, { side });
      const taken = () => {
        const { flaws } = sketch;
        const game = newGame(id);
        if (flaws.length === 0) return game.deploy(side, sketch.toString());
        return assert.deepEqual(refused("bad-setup", () => game.deploy(side, sketch.toString())).flaws, flaws);
      };
      taken();
      sketch.random(11);
      assert.equal(sketch.toString(), newGame(id).randomSetup(side, 11));
      assert.deepEqual(sketch.flaws, []);
      taken();
      const { at } = sketch.scene().pieces[0];
      for (const piece of [null, ...infoOf(id).pieces.map(({ letter }) => letter)]) {
        sketch.put(at, piece);
        taken();
      }
      assert.equal(draft(id, { side, text: sketch.toString() }).toString(), sketch.toString());
    }
  }
});

test("draft: mirror turns the files round, twice is nothing; random without a seed differs", () => {
  for (const id of HIDDEN) {
    const sketch = draft(id, { side: "north" });
    sketch.random(3);
    const text = sketch.toString();
    const reversed = text
      .replaceAll(/\d/g, (run) => " ".repeat(Number(run)))
      .split("/")
      .map((row) => [...row].reverse().join(""))
      .join("/")
      .replaceAll(/ +/g, (run) => String(run.length));
    sketch.mirror();
    assert.equal(sketch.toString(), reversed);
    sketch.mirror();
    assert.equal(sketch.toString(), text);
    sketch.random();
    assert.notEqual(sketch.toString(), text);
  }
});

test("SB5, SE3: a set-up that leaves its owner no move is legal, with a warning; its owner has lost when play begins", () => {
  // Six Bombs shut the six squares that do not face a lake.
  const text = "BBOOBBOOBB/OOOOIIIIIT/TTTLLLLPPP/PJJJCCGMSF";
  const sketch = draft("stratego", { side: "south", text });
  assert.deepEqual(sketch.flaws, []);
  assert.deepEqual(sketch.warnings, [{ code: "immobile", rule: "SB5" }]);
  assert.deepEqual(draft("stratego", { side: "south" }).warnings, []);
  const game = newGame("stratego");
  game.deploy("south", `${sketch}`);
  const view = game.view("north");
  const report = game.deploy("north", game.randomSetup("north", 1));
  assert.deepEqual(game.outcome, { winner: "north", reason: "stuck", rule: "SE3" });
  view.learn(report.north);
  assert.equal(`${view}`, `${game.view("north")}`);
  assert.equal(openGame(game.record()).record(), game.record());
  assert.equal(openView(`${view}`).toString(), `${view}`);
});

test("draft of a position: both sides, and newGame takes exactly the flawless ones", () => {
  for (const id of HIDDEN) {
    const position = deployedGame(id).position();
    const sketch = draft(id, { text: position });
    assert.equal(sketch.toString(), position);
    assert.ok(Object.values(sketch.left).every((left) => left === 0));
    assert.deepEqual(sketch.flaws, []);
    assert.ok(sketch.scene().pieces.every(({ kind }) => kind !== null));
    elements(sketch.svg({ bottom: "north" }));
    assert.equal(newGame(id, { position: sketch.toString() }).position(), position);
    const { at } = sketch.scene().pieces[0];
    sketch.put(at, "f");
    const error = refused("bad-position", () => newGame(id, { position: sketch.toString() }));
    assert.deepEqual(error.flaws, sketch.flaws);
    assert.equal(sketch.flaws[0].code, "too-many");
    sketch.clear();
    sketch.put("a1", "S");
    sketch.put("b1", "s");
    assert.deepEqual(sketch.flaws, []);
    assert.notEqual(legal(newGame(id, { position: sketch.toString() })).length, 0);
    refused("bad-position", () => draft(id, { text: "?" }));
    refused("bad-position", () => draft(id, { text: position.replace(/[A-Z]/, "X") }));
    refused("bad-setup", () => draft(id, { side: "south", text: position }));
  }
});
