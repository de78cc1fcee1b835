// The contract: secrets. A server hands each client his view text and his news and answers his requests; a client must
// get the same bytes in every world that he cannot tell from the real one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, openView, ready } from "rankfile";
import { answer, choose, everything, HIDDEN, other, random, SIDES, squaresOf, VIEWERS } from "./common.mjs";

await ready;

/** Texts that a curious client asks about, whoever is on turn. */
const QUESTIONS = ["", "?", "a1-a2", "a1xa2", "b3-b9", "e6-e5", "e5xe4", "a8-a7", "d10-d9", "a2-a1"];

/** A server: the game, and all bytes that it sends to each viewer. */
class Server {
  constructor(id, rules) {
    this.game = newGame(id, rules);
    this.news = { south: [], north: [], spectator: [] };
    this.sent = { south: [], north: [], spectator: [] };
    this.clients = VIEWERS.map((viewer) => openView(this.game.view(viewer).toString()));
    this.tell(null);
  }

  /** Sends everybody his news and answers what he asks. */
  tell(report) {
    for (const client of this.clients) {
      const { viewer } = client;
      if (report) {
        this.news[viewer].push(report[viewer]);
        client.learn(report[viewer]);
      }
      const { phase, turn, ply, deployed, outcome } = this.game;
      this.sent[viewer].push([phase, turn, ply, deployed, outcome]);
      if (viewer !== "spectator") this.sent[viewer].push(this.refusals(viewer));
    }
  }

  /** What a player is answered who tries out what he may not do. */
  refusals(side) {
    const illegal = QUESTIONS.filter((text) => side !== this.game.turn || this.game.view(side).judge(text) !== null);
    const again = () => this.game.deploy(side, "?");
    const setup = this.game.deployed.includes(side) ? [answer(again)] : [];
    return [...setup, ...illegal.map((text) => answer(() => this.game.play(text, side)))];
  }

  deploy(setups) {
    for (const [side, setup] of setups) this.tell(this.game.deploy(side, setup));
  }

  /** All that a viewer holds after all. */
  holds(viewer) {
    const remote = this.clients.find((client) => client.viewer === viewer);
    return [JSON.stringify(this.sent[viewer]), everything(remote), everything(this.game.view(viewer))];
  }
}

/** The set-up with a few of its pieces exchanged. */
function permuted(setup, pick) {
  const cells = [...setup];
  const places = [...cells.keys()].filter((index) => /[A-Z]/.test(cells[index]));
  for (let swaps = 1 + pick(6); swaps > 0; swaps -= 1) {
    const [one, two] = [places[pick(places.length)], places[pick(places.length)]];
    [cells[one], cells[two]] = [cells[two], cells[one]];
  }
  return cells.join("");
}

/** Plays the same actions with other set-ups; null when the viewer is told something else, or an action is illegal. */
function replay(id, rules, setups, actions, viewer, news) {
  const server = new Server(id, rules);
  const differs = () => server.news[viewer].some((text, index) => text !== news[index]);
  server.deploy(setups);
  for (const [turn, action] of actions.entries()) {
    if (differs() || server.game.view(server.game.turn).judge(action) !== null) return null;
    server.tell(server.game.play(action, turn % 2 === 0 ? "south" : "north"));
  }
  return differs() ? null : server;
}

for (const [id, rules, turns] of [
  ["generals", {}, 24],
  ["generals", { switches: { reveal: "declared" } }, 24],
  ["stratego", {}, 24],
  ["stratego", { edition: "isf" }, 20],
  ["stratego", { army: "barrage", edition: "romanian" }, 6],
]) {
  test(`what each gets is the same in all worlds that he cannot tell apart: ${id} ${JSON.stringify(rules)}`, () => {
    const pick = random(turns + id.length);
    for (const seed of rules.edition ? [1] : [1, 2]) {
      const real = new Server(id, rules);
      const setups = ["north", "south"].map((side) => [side, real.game.randomSetup(side, seed)]);
      real.deploy(setups);
      const actions = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const action = choose(real.game, pick);
        if (action === null) break;
        const report = real.game.play(action, real.game.turn);
        // The end shows everything.
        if (real.game.phase === "over") {
          real.game.undo();
          break;
        }
        real.tell(report);
        actions.push(action);
      }
      assert.ok(actions.length > 4);
      for (const viewer of VIEWERS) {
        const held = real.holds(viewer);
        let worlds = 0;
        for (let attempt = 0; attempt < 150 && worlds < 3; attempt += 1) {
          const changed = setups.map(([side, setup]) => [side, side === viewer ? setup : permuted(setup, pick)]);
          if (changed.every(([, setup], index) => setup === setups[index][1])) continue;
          const world = replay(id, rules, changed, actions, viewer, real.news[viewer]);
          if (world === null) continue;
          worlds += 1;
          for (const [index, part] of world.holds(viewer).entries()) {
            assert.ok(part === held[index], `${viewer}, part ${index}:\n${part}\n${held[index]}`);
          }
        }
        assert.ok(worlds >= 3, `${viewer}: only ${worlds} worlds; nothing was shown`);
      }
    }
  });
}

test("SB3, GB3: of a set-up alone the others get nothing", () => {
  for (const id of HIDDEN) {
    for (const side of SIDES) {
      const servers = [1, 2, 3].map((seed) => {
        const server = new Server(id, {});
        server.deploy([[side, server.game.randomSetup(side, seed)]]);
        return server;
      });
      for (const viewer of VIEWERS.filter((viewer) => viewer !== side)) {
        const [first, ...rest] = servers.map((server) => server.holds(viewer));
        for (const held of rest) assert.deepEqual(held, first);
      }
      assert.notDeepEqual(servers[0].holds(side), servers[1].holds(side));
      // Given up before play has begun: still nothing.
      for (const server of servers) server.tell(server.game.resign(side));
      const [first, ...rest] = servers.map((server) => server.holds(other(side)));
      for (const held of rest) assert.deepEqual(held, first);
    }
  }
});

test("GE4: nothing shows opponent or spectator that a Flag waits on the far rank", () => {
  for (const flagRun of ["safe-or-survive", "survive"]) {
    const games = ["f", "p"].map((mover) => {
      const position = `9/9/9/9/9/A8/3${mover}3${mover === "f" ? "p" : "f"}1/4K4 n 40`;
      const game = newGame("generals", { position, switches: { flagRun } });
      return { game, report: game.play("d2-d1") };
    });
    const [waiting, private_] = games;
    for (const viewer of ["south", "spectator"]) {
      assert.equal(waiting.report[viewer], private_.report[viewer]);
      assert.equal(everything(waiting.game.view(viewer)), everything(private_.game.view(viewer)));
    }
    assert.notEqual(`${waiting.game.view("north")}`, `${private_.game.view("north")}`);
    for (const { game } of games) game.play("a3-a4", "south");
    assert.equal(waiting.game.outcome?.reason, "flag-home");
    assert.equal(private_.game.outcome, null);
  }
});

test("a game and its handles print no secret by accident", () => {
  for (const id of HIDDEN) {
    const game = newGame(id);
    for (const side of SIDES) game.deploy(side, game.randomSetup(side, 1));
    assert.equal(String(game), "[object Object]");
    assert.equal(JSON.stringify(game), "{}");
    assert.deepEqual(Object.keys(game), []);
    const hidden = game.view("south");
    const svg = hidden.svg({ picks: [] });
    for (const { kind } of hidden.scene().pieces) if (kind) assert.ok(!svg.includes(kind), kind);
    for (const square of squaresOf(hidden)) assert.ok(!svg.includes(`"${square}"`));
  }
});
