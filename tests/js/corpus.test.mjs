// Real input through the built wasm: data that this project did not make, or made with another program.
import assert from "node:assert/strict";
import { test } from "node:test";
import { challenge, draft, games, newGame, ready } from "rankfile";
import { fields, random, refused, VIEWERS } from "./common.mjs";
import * as corpus from "./corpus.mjs";

const { skip } = corpus;
await ready;

const REASONS = {
  ...{ "flag-arrived": "flag-home", "flag-survived": "flag-home", "no-move": "stuck", "off-turn-stuck": "stuck" },
  ...{ threefold: "repetition", "no-attack-cap": "no-attack" },
};

/** What has been compared, so that nothing holds for want of cases. */
const tally = () => ({ cases: 0, deployed: 0, plies: 0, legal: 0, refused: 0, outcomes: 0, boards: 0 });

/** One case: the moves, then the legal list, refusals, outcome, and what each viewer sees. */
function judgeCase(entry, game, count) {
  const { id } = entry;
  for (const text of entry.moves) game.play(text, game.turn);
  count.plies += entry.moves.length;
  const view = game.view(game.turn);
  assert.deepEqual(view.actions(), [...entry.legal].sort(), `${id}: legal actions`);
  count.legal += entry.legal.length;
  for (const [list, exact] of [
    ["refused", true],
    ["refused_any", false],
  ]) {
    for (const [text, rule] of entry[list] ?? []) {
      const refusal = view.judge(text);
      assert.ok(refusal, `${id}: ${text} is refused by ${rule}`);
      const { offset, ...thrown } = fields(refused(refusal.code, () => game.play(text, game.turn), `${id}: ${text}`));
      if (offset === undefined) assert.deepEqual(thrown, refusal, `${id}: ${text}`);
      if (exact) assert.equal(refusal.rule ?? null, rule, `${id}: ${text}`);
      count.refused += 1;
    }
  }
  const wanted = entry.outcome && {
    winner: entry.outcome.winner,
    reason: REASONS[entry.outcome.reason] ?? entry.outcome.reason,
    rule: entry.outcome.rule,
  };
  assert.deepEqual(game.outcome, wanted, id);
  if (wanted) count.outcomes += 1;
  for (const viewer of VIEWERS) {
    const [board, , , moved] = game.view(viewer).position().split(" ");
    if (entry[`${viewer}_board`]) {
      assert.equal(board, entry[`${viewer}_board`], `${id}: ${viewer}`);
      count.boards += 1;
    }
    assert.equal(moved, entry.moved.join(",") || "-", id);
  }
  count.cases += 1;
}

for (const [game, least] of [
  ["generals", 161],
  ["stratego", 419],
]) {
  test(`every case of ${game}-cases, from its position and from its set-ups`, { skip }, () => {
    const count = tally();
    const entries = corpus.values(`${game}-cases.jsonl.gz`);
    for (const entry of entries) {
      const { position, options, south_setup: south, north_setup: north } = entry;
      judgeCase(entry, newGame(game, { ...options, position }), count);
      if (!south || !north) continue;
      const deployed = newGame(game, { ...options, first: position.split(" ")[1] === "s" ? "south" : "north" });
      deployed.deploy("south", south);
      deployed.deploy("north", north);
      assert.equal(deployed.position(), position, entry.id);
      judgeCase(entry, deployed, count);
      count.deployed += 1;
    }
    console.log(`${game}-cases: ${entries.length}, ${JSON.stringify(count)}`);
    assert.ok(entries.length >= least && count.refused > least && count.outcomes > 20 && count.boards > least);
  });
}

test("every game of stratego-random-playouts: counts, lists, final position, result", { skip }, () => {
  let [plies, lists] = [0, 0];
  const playouts = corpus.values("stratego-random-playouts.jsonl.gz");
  for (const { id, start, moves, legal_counts: counts, checkpoints, final, returns } of playouts) {
    const game = newGame("stratego", { position: corpus.position(start) });
    const at = new Map(checkpoints.map((point) => [point.ply, point]));
    const check = (view) => {
      const point = at.get(game.ply);
      if (point === undefined) return;
      assert.equal(game.position(), corpus.position(point.state));
      const theirs = point.legal.split(" ").filter((text) => text !== "");
      assert.deepEqual(view.actions(), theirs.map((text) => corpus.signed(game, text)).sort(), `${id} ${game.ply}`);
      at.delete(game.ply);
      lists += 1;
    };
    const texts = moves.split(" ");
    assert.equal(texts.length, counts.length);
    for (const [index, text] of texts.entries()) {
      const view = game.view(game.turn);
      assert.equal(view.actions().length, counts[index], `game ${id}, ply ${index}`);
      check(view);
      view.free();
      game.play(corpus.signed(game, text), game.turn);
      plies += 1;
    }
    check(game.view(game.turn));
    assert.equal(at.size, 0);
    assert.equal(game.position(), corpus.position(final), `game ${id}`);
    const winner = returns[0] > 0 ? "south" : returns[0] < 0 ? "north" : null;
    // Their draw after 3000 plies is none of ours.
    if (winner !== null || texts.length < 3000) assert.equal(game.outcome?.winner, winner, `game ${id}`);
    else assert.equal(game.outcome, null);
  }
  console.log(`random playouts: ${playouts.length} games, ${plies} plies counted, ${lists} whole lists`);
  assert.equal(playouts.length, 50);
});

test("SR1, SR2: chases are refused by the more-squares rule alone, the vectors as they say", { skip }, () => {
  const chases = corpus.values("stratego-chase-games.jsonl.gz");
  for (const { start, first, moves, illegal_last: last } of chases) {
    const position = corpus.position(`${start} ${first === "red" ? "r" : "b"} 0`);
    const judged = [{}, { chase: "off" }].map((switches) => {
      const game = newGame("stratego", { edition: "isf", switches, position });
      for (const text of moves.split(" ")) game.play(corpus.signed(game, text));
      return game.view(game.turn).judge(corpus.signed(game, last));
    });
    assert.deepEqual([judged[0]?.code, judged[0]?.rule, judged[1]], ["chase", "SR2", null]);
  }
  const vectors = JSON.parse(corpus.text("stratego-two-square-vectors.json"));
  for (const { name, start, first, moves, query } of vectors) {
    const position = corpus.position(`${start} ${first === "red" ? "r" : "b"} 0`);
    const game = newGame("stratego", { edition: "isf", position });
    for (const text of moves) game.play(corpus.signed(game, text));
    for (const [text, verdict] of Object.entries(query)) {
      const refusal = game.view(game.turn).judge(corpus.signed(game, text));
      assert.equal(refusal?.code ?? "legal", verdict, `${name}: ${text}`);
    }
  }
  console.log(`chase games: ${chases.length}; two-square vectors: ${vectors.length}`);
  assert.deepEqual([chases.length, vectors.length], [110, 7]);
});

for (const [army, least] of [
  ["classic", 16_230],
  ["barrage", 3_944],
]) {
  test(`SB3: every ${army} set-up by people is accepted; with one piece swapped it is refused`, { skip }, () => {
    const pick = random(2);
    const kinds = games().find(({ id }) => id === "stratego").pieces;
    const setups = corpus.lines(`stratego-human-setups-${army}.txt.gz`).map(corpus.setup);
    for (const [index, setup] of setups.entries()) {
      const side = index % 2 === 0 ? "south" : "north";
      const game = newGame("stratego", { army });
      assert.equal(game.deploy(side, setup)[side], `setup ${side} ${setup}`);
      game.free();

      const places = [...setup.matchAll(/[A-Z]/g)];
      const { index: place, 0: letter } = places[pick(places.length)];
      const old = kinds.find((kind) => kind.letter === letter);
      const others = kinds.filter((kind) => kind !== old);
      const fresh = others[pick(others.length)];
      const swapped = setup.slice(0, place) + fresh.letter + setup.slice(place + 1);
      const flaw = (code, { name, count }, change) => {
        const allowed = count[army];
        return { code, rule: "SB3", detail: { piece: name, count: allowed + change, allowed } };
      };
      const wanted = [flaw("too-many", fresh, 1), flaw("missing", old, -1)];
      // In the order of the kinds.
      if (kinds.indexOf(old) < kinds.indexOf(fresh)) wanted.reverse();
      const other = newGame("stratego", { army });
      assert.deepEqual(refused("bad-setup", () => other.deploy(side, swapped)).flaws, wanted, setup);
      other.free();
      if (index % 16 !== 0) continue;
      const sketch = draft("stratego", { army, side, text: swapped });
      assert.deepEqual(sketch.flaws, wanted);
      sketch.free();
    }
    console.log(`human set-ups, ${army}: ${setups.length} accepted, as many refused with both flaws`);
    assert.equal(setups.length, least);
  });
}

/** The table of challenges: how often each side stays, and how often it ends the game. */
function totals(id, immovable = []) {
  const names = games()
    .find((info) => info.id === id)
    .pieces.map(({ name }) => name);
  const count = { cells: 0, attacker: 0, defender: 0, none: 0, wins: 0, loses: 0 };
  for (const attacker of names.filter((name) => !immovable.includes(name))) {
    for (const defender of names) {
      const { stays, ends } = challenge(id, attacker, defender);
      count.cells += 1;
      if (ends) count[stays === "attacker" ? "wins" : "loses"] += 1;
      else count[stays] += 1;
    }
  }
  return count;
}

test("GC6: the totals of the 15x15 table", () => {
  const wanted = { cells: 225, attacker: 91, defender: 91, none: 14, wins: 15, loses: 14 };
  assert.deepEqual(totals("generals"), wanted);
});

test("SA1 to SA7: the 10x12 table", () => {
  // Ten kinds attack: 45 pairs each way with the Spy's win over the Marshal turned, 10 equal ones, the Bomb, the Flag.
  const wanted = { cells: 120, attacker: 45 + 1 + 1, defender: 45 - 1 + 9, none: 10, wins: 10, loses: 0 };
  assert.deepEqual(totals("stratego", ["bomb", "flag"]), wanted);
});
