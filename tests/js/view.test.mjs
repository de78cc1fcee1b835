// The contract: the view. Transcripts, learning, clicks, marks, drawings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draft, newGame, openView, ready } from "rankfile";
import {
  answer,
  deployedGame,
  everything,
  fields,
  HIDDEN,
  legal,
  other,
  playOut,
  random,
  refused,
  squaresOf,
  VIEWERS,
} from "./common.mjs";

await ready;

test("a remote view that learns its news is the game's view, at every ply and for every viewer", () => {
  for (const id of HIDDEN) {
    for (const rules of [{}, { open: true }, { first: "north" }]) {
      const game = newGame(id, rules);
      const remotes = VIEWERS.map((viewer) => openView(newGame(id, rules).view(viewer).toString()));
      const tell = (report) => {
        assert.deepEqual(Object.keys(report), VIEWERS);
        for (const remote of remotes) {
          remote.learn(report[remote.viewer]);
          const view = game.view(remote.viewer);
          assert.equal(`${remote}`, `${view}`);
          assert.equal(`${openView(`${view}`)}`, `${view}`);
          // Said and marked alike as well.
          assert.deepEqual(remote.scene(), view.scene());
        }
      };
      for (const side of ["south", "north"]) tell(game.deploy(side, game.randomSetup(side, 3)));
      playOut(game, 60, random(3), tell);
      if (game.phase === "play") tell(game.agreeDraw());
      for (const [index, viewer] of VIEWERS.entries()) {
        assert.equal(everything(remotes[index]), everything(game.view(viewer)));
      }
    }
  }
});

test("learn: what does not follow is out-of-step and leaves the view untouched", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id, {}, 6);
    const first = game.view("north");
    const reports = [];
    playOut(game, 30, random(6), (report) => reports.push(report));
    for (const viewer of VIEWERS) {
      const view = openView(game.view(viewer).toString());
      const before = view.toString();
      const end = `${view.ply} result over`;
      const garbage = [
        ...["", " ", "?", "0", "undo", "-1 undo", `${view.ply} undo`, "0 undo", "99999999999 undo", "\u0000", "é"],
        ...[reports[0][viewer], reports.at(-1)[viewer], reports.at(-1)[viewer].replace(/^\d+/, view.ply + 1)],
        ...["setup south ?", "setup north ?", `${view.ply} a1-a1`, `${view.ply} a1-a2 over`],
        ...[end, `${end} agreed`, `${end} agreed south draw`, `${end} agreed draw 9/9`, `${end} nonsense south`],
        `${view.ply} ${legal(game)[0]} A>b!`,
      ];
      for (const news of garbage) {
        const error = refused("out-of-step", () => view.learn(news), news);
        assert.equal(view.toString(), before, `${news}: ${error.message}`);
      }
    }
    // The news of another viewer: of the set-up they differ.
    const setup = newGame(id);
    const report = setup.deploy("south", setup.randomSetup("south", 1));
    const north = newGame(id).view("north");
    const text = north.toString();
    refused("out-of-step", () => north.learn(report.south));
    assert.equal(north.toString(), text);
    refused("out-of-step", () => newGame(id).view("south").learn(report.north));
    // Nobody sets up without pieces.
    const nobody = draft(id, { side: "south" }).toString();
    refused("out-of-step", () => newGame(id).view("south").learn(`setup south ${nobody}`));
    assert.equal(first.ply, 0);
  }
});

test("at: the view as it was, and bad-option for a ply that never was", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id, {}, 9);
    const past = [VIEWERS.map((viewer) => game.view(viewer).toString())];
    playOut(game, 30, random(9), () => past.push(VIEWERS.map((viewer) => game.view(viewer).toString())));
    for (const [index, viewer] of VIEWERS.entries()) {
      const view = game.view(viewer);
      assert.deepEqual(
        past.map((_, ply) => view.at(ply).toString()),
        past.map((texts) => texts[index]),
      );
      for (const ply of [past.length, 2 ** 32 - 1, 2 ** 32, -1, 0.5, Number.NaN, "1", undefined]) {
        assert.equal(refused("bad-option", () => view.at(ply)).detail.name, "ply");
      }
      assert.equal(view.toString(), past.at(-1)[index]);
    }
  }
});

test("turns: actions with what was said, as the viewer knows it", () => {
  const position = "9m/10/10/10/2__2__2/2__2__2/10/10/10/O8C s 7";
  const game = newGame("stratego", { position });
  for (const text of ["a1-a9", "j10-j9", "j1-j2", "j9xa9"].slice(0, 3)) game.play(text);
  const said = (viewer) => game.view(viewer).turns();
  assert.deepEqual(
    said("north").map(({ action }) => action),
    ["a1-a9", "j10-j9", "j1-j2"],
  );
  assert.deepEqual(said("north")[0].said, [
    { kind: "move", side: "south", from: "a1", to: "a9", piece: "scout", key: "a1" },
  ]);
  assert.equal(said("south")[1].said[0].piece, null);
  assert.equal(said("north")[1].said[0].piece, "marshal");
  assert.equal(said("north")[2].said[0].piece, null);
  const view = game.view("spectator");
  assert.deepEqual([view.fromPosition, view.ply, view.at(8).ply], [true, 10, 8]);
  assert.deepEqual(view.scene().said, view.turns().at(-1).said);
  refused("bad-option", () => view.at(6));
  assert.equal(newGame("stratego").view("south").fromPosition, false);
});

test("options: their dones over all pick paths are the legal actions; diagram and why agree", () => {
  for (const [id, rules] of [...HIDDEN.map((id) => [id, {}]), ["stratego", { edition: "romanian" }]]) {
    const game = deployedGame(id, rules, 4);
    const squares = squaresOf(game.view("south"));
    playOut(game, 24, random(4), () => {
      if (game.phase === "over") return;
      const view = game.view(game.turn);
      const done = [];
      const walk = (picks) => {
        const options = view.options(picks);
        assert.equal(view.why(picks), null);
        assert.deepEqual(options.tools, []);
        if (options.done !== null) done.push(options.done);
        for (const { at, sense } of options.marks) if (picks.length === 0 || sense !== "subject") walk([...picks, at]);
      };
      walk([]);
      assert.deepEqual(done.sort(), view.actions());
      for (const { at } of view.options().marks) {
        const marks = view.options([at]).marks;
        assert.ok(marks.some((mark) => mark.at === at && mark.sense === "subject"));
        const others = marks.filter((mark) => mark.sense !== "subject");
        if (!rules.edition) assert.deepEqual(view.diagram(at), others);
      }
      for (const square of squares) {
        const leads = view.options().marks.some(({ at }) => at === square);
        assert.equal(view.why([square]) === null, leads, square);
        if (!leads) assert.deepEqual(view.options([square]), { marks: [], tools: [], done: null });
        const from = view
          .actions()
          .filter((action) => action.startsWith(square) && /^[a-j]\d+[-x]/.exec(action)[0].slice(0, -1) === square);
        assert.deepEqual(view.actions(square), from);
      }
    });
  }
});

test("actions stand in code-unit order, and judge and play agree with them", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id, {}, 7);
    playOut(game, 10, random(7));
    const view = game.view(game.turn);
    const actions = view.actions();
    assert.deepEqual(actions, [...actions].sort());
    const squares = squaresOf(view);
    for (const from of squares) {
      for (const to of squares) {
        for (const text of [`${from}-${to}`, `${from}x${to}`]) {
          const judged = view.judge(text);
          assert.equal(judged === null, actions.includes(text), text);
          if (judged !== null) assert.deepEqual(fields(refused(judged.code, () => game.play(text))), judged);
        }
      }
    }
  }
});

test("whoever is not on turn has no options, and is told nothing but that", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id);
    for (const viewer of [other(game.turn), "spectator"]) {
      const view = game.view(viewer);
      assert.deepEqual([view.actions(), view.actions("a1"), view.diagram("a1")], [[], [], []]);
      assert.deepEqual(view.options(["a2"]), { marks: [], tools: [], done: null });
      for (const text of [legal(game)[0], "a1-i8"]) assert.deepEqual(view.judge(text), { code: "not-your-turn" });
      assert.deepEqual(view.why(["a1"]), { code: "not-your-turn" });
    }
  }
});

test("open games: every viewer sees all, and acts for the side on turn", () => {
  for (const id of HIDDEN) {
    const game = deployedGame(id, { open: true }, 2);
    playOut(game, 7, random(2));
    const mover = game.view(game.turn);
    for (const viewer of VIEWERS) {
      const view = game.view(viewer);
      assert.equal(view.position().split(" ").slice(0, 3).join(" "), game.position());
      assert.deepEqual(view.actions(), mover.actions());
      assert.deepEqual(view.options(), mover.options());
      assert.equal(view.judge(mover.actions()[0]), null);
      assert.match(view.toString(), /^open$/m);
    }
    game.agreeDraw();
    assert.equal(game.revealed, false);
  }
});

test("readable picks that lead nowhere give nothing; unreadable ones are bad-text", () => {
  const game = deployedGame("stratego");
  const view = game.view("south");
  for (const picks of [["a9"], ["c5"], ["k1"], ["p16"], ["A"], ["remove"], ["a4", "a4"], ["a4", "a5", "a6", "a7"]]) {
    assert.deepEqual(view.options(picks), { marks: [], tools: [], done: null }, picks);
    assert.ok(view.why(picks)?.code, picks);
  }
  for (const pick of ["", "a", "a0", "a17", "q1", "A1", "a01", "a 1", "removed", "\ud83d\ude00"]) {
    for (const call of [
      () => view.options([pick]),
      () => view.why(["a4", pick]),
      () => view.scene({ picks: [pick] }),
    ]) {
      refused("bad-text", call, pick);
    }
    if (pick !== "removed") refused("bad-text", () => view.diagram(pick), pick);
    refused("bad-text", () => view.actions(pick), pick);
  }
  assert.deepEqual(
    answer(() => view.diagram("p16")),
    [],
  );
});
