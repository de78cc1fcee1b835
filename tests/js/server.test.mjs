// examples/server: whole hidden games over HTTP, and that no byte sent to one depends on what he may not know.
import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { newGame, ready } from "rankfile";
import { gameServer } from "../../examples/server/server.mjs";
import { other, random, SIDES, VIEWERS } from "./common.mjs";
import { seated, send } from "./server.mjs";

await ready;

const server = gameServer();
// The search for other worlds may take longer than an idle connection is kept.
server.keepAliveTimeout = 60_000;
let port;
before(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address());
});
after(() => {
  server.closeAllConnections();
  server.close();
});

/** What is tried out before every turn: by whoever is not on turn, and by whoever is. */
const PROBES = ["a2-a3", "?"];
const ILLEGAL = "a1-a1";

/** Plays over HTTP: the set-ups, then what `choose` says until it says null. Resolves to the clients. */
async function play(id, rules, setups, choose) {
  const clients = await seated(port, id, rules);
  let events = 1;
  const everybodyHears = async () => {
    events += 1;
    for (const viewer of VIEWERS) {
      const client = clients[viewer];
      client.view.learn((await client.events(events)).at(-1));
    }
  };
  for (const [side, setup] of setups) {
    const client = clients[side];
    // Too early, wrong, right, and once too often.
    assert.equal(await client.post("play", { action: PROBES[0] }), 422);
    assert.equal(await client.post("deploy", { setup: setup.slice(1) }), 422);
    assert.equal(await client.post("deploy", { setup }), 204);
    await everybodyHears();
    assert.equal(await client.post("deploy", { setup }), 422);
  }
  for (let turn = 0; ; turn += 1) {
    const client = clients[clients.spectator.view.turn];
    const action = choose(client.view, turn);
    if (action === null) return clients;
    const waiting = clients[other(client.viewer)];
    for (const text of [...PROBES, action]) assert.equal(await waiting.post("play", { action: text }), 422);
    assert.equal(await client.post("play", { action: ILLEGAL }), 422);
    assert.equal(await client.post("play", { action }), 204);
    await everybodyHears();
  }
}

/** The set-up with two of its pieces exchanged. */
function exchanged(setup, pick) {
  const cells = [...setup];
  const places = [...cells.keys()].filter((index) => /[A-Z]/.test(cells[index]));
  const [one, two] = [places[pick(places.length)], places[pick(places.length)]];
  [cells[one], cells[two]] = [cells[two], cells[one]];
  return cells.join("");
}

/** The news of a course of play for one viewer; null if these set-ups do not allow it. */
function newsOf(id, rules, setups, actions, viewer) {
  const game = newGame(id, rules);
  const news = setups.map(([side, setup]) => game.deploy(side, setup)[viewer]);
  for (const action of actions) {
    if (game.view(game.turn).judge(action) !== null) return null;
    news.push(game.play(action)[viewer]);
  }
  return news.join("\n");
}

/** Other set-ups of the others under which a viewer gets the same news. */
function world(id, rules, setups, actions, viewer, pick) {
  const real = newsOf(id, rules, setups, actions, viewer);
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    const changed = setups.map(([side, setup]) => [side, side === viewer ? setup : exchanged(setup, pick)]);
    if (changed.some(([side, setup], index) => side !== viewer && setup === setups[index][1])) continue;
    if (newsOf(id, rules, changed, actions, viewer) === real) return changed;
  }
  return assert.fail(`${viewer}: no other world was found, so nothing is shown`);
}

// The seeds are those of games that end by themselves and soon.
for (const [id, rules, seed] of [
  ["generals", {}, 7],
  ["stratego", { army: "barrage" }, 10],
  ["stratego", { edition: "romanian" }, 8],
]) {
  test(`a whole game and its like: ${id} ${JSON.stringify(rules)}`, async () => {
    const pick = random(seed);
    const blank = newGame(id, rules);
    const setups = ["north", "south"].map((side) => [side, blank.randomSetup(side, 5)]);
    const actions = [];
    const clients = await play(id, rules, setups, (view) => {
      if (view.phase === "over") return null;
      const legal = view.actions();
      const attacks = legal.filter((action) => action.includes("x"));
      const among = attacks.length > 0 && pick(2) === 0 ? attacks : legal;
      actions.push(among[pick(among.length)]);
      return actions.at(-1);
    });
    for (const viewer of VIEWERS) assert.ok(clients[viewer].view.outcome, viewer);
    // The end shows all ranks, so it is left out from here on.
    const before = actions.slice(0, -1);
    const ended = (stream) => stream.slice(0, stream.lastIndexOf("event: "));
    for (const [side, setup] of setups) {
      for (const viewer of VIEWERS.filter((viewer) => viewer !== side)) {
        const got = ended(clients[viewer].stream) + JSON.stringify(clients[viewer].answers);
        assert.ok(!got.includes(setup) && !got.includes(setup.toLowerCase()), `${viewer} read ${side}'s set-up`);
      }
    }
    const first = await play(id, rules, setups, (_, turn) => before[turn] ?? null);
    for (const viewer of VIEWERS) {
      const { stream, answers } = first[viewer];
      assert.equal(stream, ended(clients[viewer].stream));
      const changed = world(id, rules, setups, before, viewer, pick);
      const same = (await play(id, rules, changed, (_, turn) => before[turn] ?? null))[viewer];
      assert.ok(same.stream === stream, `${viewer}: the stream differs`);
      assert.deepEqual(same.answers, answers);
    }
  });
}

test("what does not belong is refused, named, and changes nothing", async () => {
  const { south, north, spectator } = await seated(port, "generals");
  const path = `/tables/${south.table}`;
  const act = `${path}/deploy`;
  const setup = newGame("generals").randomSetup("south");
  const { seat } = south;
  for (const [name, method, url, options, status, code] of [
    ["too many bytes", "POST", act, { seat, body: { setup: "9".repeat(5000) } }, 413, "too-large"],
    ["no JSON", "POST", act, { seat, body: "{" }, 400, "bad-json"],
    ["nothing", "POST", act, { seat, body: "" }, 400, "bad-json"],
    ["a list", "POST", act, { seat, body: "[]" }, 400, "bad-request"],
    ["null", "POST", act, { seat, body: "null" }, 400, "bad-request"],
    ["a field too many", "POST", act, { seat, body: { setup, side: "north" } }, 400, "bad-request"],
    [
      "a form of another site",
      "POST",
      act,
      { seat, headers: { "content-type": "text/plain" }, body: "{}" },
      415,
      "not-json",
    ],
    ["no seat", "POST", act, { body: { setup } }, 401, "wrong-seat"],
    ["a wrong seat", "POST", act, { seat: `${seat}A`, body: { setup } }, 401, "wrong-seat"],
    ["a wrong seat that listens", "GET", `${path}/events?seat=x`, {}, 401, "wrong-seat"],
    [
      "a seat of another table",
      "POST",
      `${path}/resign`,
      { seat: (await seated(port, "generals")).south.seat, body: {} },
      401,
      "wrong-seat",
    ],
    ["a third player", "POST", `${path}/seats`, { body: {} }, 409, "seats-taken"],
    ["an unknown table", "POST", "/tables/nowhere/play", { seat, body: { action: "a1-a2" } }, 404, "unknown-table"],
    ["an unknown deed", "POST", `${path}/record`, { seat, body: {} }, 404, "not-found"],
    ["a wrong method", "GET", `${path}/play`, { seat }, 405, "wrong-method"],
    ["a wrong method for a file", "POST", "/", { body: {} }, 405, "wrong-method"],
    ["a file that is not served", "GET", "/../package.json", {}, 404, "not-found"],
    ["an object's own property", "GET", "/constructor", {}, 404, "not-found"],
    ["no set-up", "POST", act, { seat, body: {} }, 422, "bad-option"],
    ["no text", "POST", act, { seat, body: { setup: 7 } }, 422, "bad-option"],
    ["too early", "POST", `${path}/play`, { seat, body: { action: "a1-a2" } }, 422, "not-deployed"],
    ["an unknown game", "POST", "/tables", { body: { game: "chess" } }, 422, "unknown-game"],
    [
      "unknown rules",
      "POST",
      "/tables",
      { body: { game: "stratego", rules: { edition: "lunar" } } },
      422,
      "unknown-edition",
    ],
    [
      "a game that hides nothing",
      "POST",
      "/tables",
      { body: { game: "generals", rules: { open: true } } },
      400,
      "bad-request",
    ],
    ["a position", "POST", "/tables", { body: { game: "generals", rules: { position: "9" } } }, 400, "bad-request"],
  ]) {
    const answer = await send(port, method, url, options);
    assert.equal(answer.status, status, `${name}: ${answer.body}`);
    assert.equal(JSON.parse(answer.body).error.code, code, name);
  }
  assert.equal(await spectator.post("play", { action: "a1-a2" }), 401);
  // Nobody was told anything, and the table still works.
  assert.equal(await north.post("deploy", { setup: newGame("generals").randomSetup("north") }), 204);
  for (const client of [south, north, spectator]) assert.equal((await client.events(2)).length, 2);
});

test("who comes back gets the whole view anew; who resigns has lost", async () => {
  const clients = await seated(port, "generals");
  for (const side of SIDES) await clients[side].post("deploy", { setup: newGame("generals").randomSetup(side) });
  const { north } = clients;
  await north.events(3);
  north.connection.destroy();
  Object.assign(north, { stream: "" });
  await clients.south.post("resign", {});
  await north.listen();
  assert.deepEqual([north.view.deployed, north.view.outcome.winner], [SIDES, "north"]);
});

test("the table that was quiet for longest makes room, and whoever listened there is let go", async () => {
  const small = gameServer({ mostTables: 2 });
  await once(small.listen(0, "127.0.0.1"), "listening");
  const { port } = small.address();
  try {
    const [one, two] = [await seated(port, "generals"), await seated(port, "generals")];
    const setup = newGame("generals").randomSetup("south");
    assert.equal(await one.south.post("deploy", { setup }), 204);
    const gone = once(two.north.connection, "close");
    await seated(port, "generals");
    await gone;
    assert.equal(await two.south.post("deploy", { setup }), 404);
    assert.equal(await one.south.post("deploy", { setup }), 422);
  } finally {
    small.closeAllConnections();
    small.close();
  }
});

test("the page and what it needs are served, with a strict policy", async () => {
  const { body: page } = await send(port, "GET", "/");
  const scripts = ["/rankfile/index.js", "/rankfile/element.js", "/rankfile/auto.js"];
  for (const path of ["/", ...[...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path), ...scripts]) {
    const { status, headers, body } = await send(port, "GET", path);
    assert.equal(status, 200, path);
    const type = { css: "css", mjs: "javascript", js: "javascript" }[path.split(".")[1]] ?? "html";
    assert.equal(headers["content-type"], `text/${type}; charset=utf-8`);
    assert.match(headers["content-security-policy"], /default-src 'none'/);
    assert.ok(body.length > 100);
  }
});
