// The command line: exit codes, messages, what it prints for people and for programs.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { draft, games, newGame, openGame, ready } from "rankfile";
import { cli, folder, program, version } from "./cli.mjs";
import { deployedGame, HIDDEN, playOut, random, VIEWERS } from "./common.mjs";

await ready;

const START = String(newGame("bollwerk").position());
const FLAGS = "8f/9/9/9/9/9/9/8F s 0";
const played = (id, plies, rules = {}) => {
  const game = deployedGame(id, rules);
  playOut(game, plies, random(plies));
  return game;
};
const generals = played("generals", 40);
const files = {
  "game.txt": generals.record(),
  "south.txt": String(generals.view("south")),
  "position.txt": `${FLAGS}\n`,
  "setup.txt": draftOf("generals", "north"),
  "latin.txt": Buffer.from([0x38, 0xff]),
};
const here = folder(files);
after(here.remove);
const run = (line, options) => cli(line.split(" "), { cwd: here.path, ...options });

function draftOf(id, side) {
  const army = draft(id, { side });
  army.random(3);
  return String(army);
}

test("help names the commands, and each command's help its options and examples that run", () => {
  const help = run("--help");
  assert.deepEqual([help.code, help.err], [0, ""]);
  mkdirSync(join(here.path, "positions"));
  writeFileSync(join(here.path, "positions/one.txt"), FLAGS);
  for (const name of ["svg", "check", "perft", "replay"]) {
    assert.match(help.out, new RegExp(`^ {2}${name} `, "m"));
    const { code, out } = run(`${name} --help`);
    assert.equal(code, 0);
    const examples = out.split("Examples:\n")[1].trim().split("\n");
    assert.ok(examples.length >= 2, name);
    for (const example of examples) {
      assert.match(example.trim(), /^rankfile /);
      const command = example.replace("rankfile", `"${process.execPath}" "${program}"`);
      const { status, stderr } = spawnSync(command, { cwd: here.path, shell: true, input: "", encoding: "utf8" });
      assert.deepEqual([status, stderr], [0, ""], example);
    }
  }
});

test("the version is the package's", () => {
  assert.deepEqual(run("--version"), { code: 0, out: `${version}\n`, err: "" });
});

for (const [line, message] of [
  ["", /a COMMAND is missing/],
  ["chek game.txt", /no command chek; did you mean check\?/],
  ["tutorial", /no command tutorial; there is svg, check, perft, replay/],
  ["constructor", /no command constructor/],
  ["check --jsno", /unknown option '--jsno'; did you mean --json\?/],
  ["check nowhere.txt", /cannot read nowhere\.txt: there is no such file/],
  ["check .", /cannot read \.: it is a folder/],
  ["check --kind recrod game.txt", /--kind: recrod; did you mean record\? \(one of /],
  ["check --setup F8 game.txt", /exclude each other/],
  ["check -g chess position.txt", /--game: chess \(one of bollwerk, generals, stratego\)/],
  ["check --edition lunar position.txt", /unknown-edition/],
  ["check --switch reveal position.txt", /--switch: reveal \(NAME=VALUE/],
  ["check --switch reveal=all position.txt", /bad-switch/],
  ["perft position.txt", /needs --depth/],
  ["perft position.txt -d -1", /./],
  ["perft position.txt -d two", /--depth: two \(a whole number/],
  ["perft south.txt -d 1", /a view is not all that is known/],
  ["perft -g generals -p start -d 1", /generals has no start position/],
  ["replay game.txt", /needs --viewer/],
  ["replay game.txt --viewer west", /--viewer: west \(one of south, north, spectator\)/],
  ["replay south.txt --viewer north", /what south sees/],
  ["replay position.txt --viewer north", /a position cannot be replayed/],
  ["replay game.txt south.txt --viewer north", /one FILE is enough/],
  ["svg position.txt --picks zz", /bad-text/],
  ["svg game.txt --ply 4000", /bad-option/],
  ["svg setup.txt --ply 1", /a set-up has no --ply/],
  ["svg position.txt --theme pink", /--theme: pink \(one of light, dark, mono\)/],
  ["svg position.txt --color lihgt=red", /did you mean light\?/],
  ['svg position.txt --color light="/><script>', /a name or #RRGGBB/],
  ["svg position.txt --out nowhere/a.svg", /cannot write nowhere\/a\.svg: ENOENT/],
]) {
  test(`wrong usage: rankfile ${line}`, () => {
    const { code, out, err } = cli(line === "" ? [] : line.split(" "), { cwd: here.path });
    assert.deepEqual([code, out], [2, ""], err);
    assert.match(err, message);
    assert.match(err, /^rankfile: .+\nTry rankfile.* --help\n$/s);
    assert.doesNotMatch(err, /^ {4}at /m);
  });
}

test("svg: from a file, standard input and an option, to standard output and a file", () => {
  const drawing = `${newGame("generals", { position: FLAGS, open: true }).view("spectator").svg()}\n`;
  assert.equal(run("svg position.txt").out, drawing);
  assert.equal(run("svg", { input: FLAGS }).out, drawing);
  assert.equal(run("svg -", { input: FLAGS }).out, drawing);
  assert.equal(cli(["svg", "--position", FLAGS]).out, drawing);
  assert.deepEqual(run("svg position.txt -o out.svg"), { code: 0, out: "", err: "" });
  assert.equal(readFileSync(join(here.path, "out.svg"), "utf8"), drawing);
});

test("svg: picks, diagram, side, coordinates, earlier turns and set-ups are the library's", () => {
  const view = newGame("bollwerk").view("spectator");
  const start = "svg -g bollwerk -p start";
  assert.equal(run(`${start} --diagram f2`).out, `${view.svg({ diagram: "f2" })}\n`);
  assert.equal(run(`${start} --picks f2,f3`).out, `${view.svg({ picks: ["f2", "f3"] })}\n`);
  const turned = `${view.svg({ bottom: "north", coordinates: false })}\n`;
  assert.equal(run(`${start} --bottom north --no-coordinates`).out, turned);
  assert.deepEqual(JSON.parse(run(`${start} --diagram f2 --json`).out), view.scene({ diagram: "f2" }));
  const earlier = generals.view("north").at(5);
  assert.equal(run("svg game.txt --viewer north --ply 5").out, `${earlier.svg()}\n`);
  assert.equal(run("svg game.txt --viewer north --ply 5 --no-last").out, `${earlier.svg({ last: false })}\n`);
  const setup = draft("generals", { side: "north", text: files["setup.txt"] });
  assert.equal(run("svg setup.txt --side north").out, `${setup.svg()}\n`);
});

test("svg: of a record a spectator's knowledge is drawn, unless somebody else is named", () => {
  assert.equal(run("svg game.txt").out, `${generals.view("spectator").svg()}\n`);
  assert.equal(run("svg south.txt").out, `${generals.view("south").svg()}\n`);
});

test("svg: a theme reaches every colour of every drawing", () => {
  const names = run("svg --help")
    .out.match(/board element: ([\s\S]+?)\n {2}-o/)[1]
    .split(/,\s+/);
  const colours = names.map((name, index) => [name, `#00${(0x1000 + index).toString(16)}`]);
  const args = colours.flatMap(([name, colour]) => ["--color", `${name.trim()}=${colour}`]);
  const crowded = readFileSync("tests/bollwerk/perft.txt", "utf8").match(/^\d+ \d+ (_11_.*RB?.*)$/m)[1];
  const [from] = newGame("bollwerk", { position: crowded }).view("spectator").options().marks;
  const found = new Set();
  for (const more of [
    ["-g", "bollwerk", "-p", crowded, "--diagram", from.at],
    ["-g", "bollwerk", "-p", START, "--diagram", "g1"],
    ["game.txt", "--viewer", "south"],
    ["-g", "stratego", "--setup", draftOf("stratego", "south")],
  ]) {
    const { out } = cli(["svg", ...args, ...more], { cwd: here.path });
    for (const [, colour] of out.matchAll(/(?:fill|stroke)="(#\w+)"/g)) found.add(colour);
  }
  assert.deepEqual(
    [...found].filter((colour) => !colours.some(([, own]) => own === colour)),
    [],
  );
  assert.ok(found.size >= 14, `only ${found.size} colours occur`);
  assert.notEqual(run("svg position.txt --theme mono").out, run("svg position.txt --theme dark").out);
});

/** The perft tables: settings, position, actions before, numbers. */
const tables = ["generals", "stratego"].flatMap((id) =>
  readFileSync(`tests/perft/${id}.perft`, "utf8")
    .split(/^game /m)
    .slice(1)
    .map((entry) => {
      const [name, ...lines] = entry.trim().split("\n");
      const of = (key) => lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));
      const rules = { switches: Object.fromEntries(of("switch").map((text) => text.split(" "))) };
      for (const key of ["edition", "army"]) if (of(key).length > 0) [rules[key]] = of(key);
      const [counts = ""] = of("perft");
      return {
        id,
        name,
        rules,
        position: of("position")[0],
        plays: of("play").join(" "),
        counts: counts.split(" ").map(Number),
      };
    }),
);

test("perft: the numbers of the tables, from positions and from records", () => {
  assert.ok(tables.length > 10);
  // One for each set of rules: every one is a process of its own.
  const kinds = new Map(tables.map((table) => [JSON.stringify([table.id, table.rules]), table]));
  for (const { id, name, rules, position, plays, counts } of kinds.values()) {
    const depth = counts.findLastIndex((leaves) => leaves < 5000) + 1;
    if (depth === 0) continue;
    const game = newGame(id, { ...rules, position });
    for (const action of plays.split(" ").filter(Boolean)) game.play(action);
    const { code, out, err } = cli(["perft", "--depth", String(depth)], { input: game.record() });
    assert.deepEqual([code, out], [0, `${counts[depth - 1]}\n`], `${name} ${err}`);
  }
});

test("perft: options for the rules, division, data, depth 0", () => {
  const [table] = tables.filter(({ rules }) => rules.edition && rules.army);
  const args = [
    "perft",
    "-g",
    table.id,
    "-p",
    table.position,
    "--edition",
    table.rules.edition,
    "--army",
    table.rules.army,
  ];
  const divided = cli([...args, "-d", "2", "--divide"])
    .out.trim()
    .split("\n");
  assert.equal(divided.at(-1), String(table.counts[1]));
  const numbers = divided.slice(0, -1).map((line) => Number(line.split(" ")[1]));
  assert.equal(numbers.length, table.counts[0]);
  assert.equal(
    numbers.reduce((one, other) => one + other),
    table.counts[1],
  );
  const data = JSON.parse(cli([...args, "-d", "2", "--divide", "--json"]).out);
  assert.deepEqual(
    data.divide.map(({ action, leaves }) => `${action} ${leaves}`),
    divided.slice(0, -1),
  );
  assert.deepEqual([data.game, data.depth, data.leaves], [table.id, 2, table.counts[1]]);
  assert.equal(run("perft position.txt -d 0").out, "1\n");
  const [start] = readFileSync("tests/bollwerk/perft.txt", "utf8").match(/^\d+(?= .* 0 0$)/m);
  assert.equal(run("perft -g bollwerk -p start -d 1").out, `${start}\n`);
});

for (const id of ["bollwerk", ...HIDDEN]) {
  test(`replay: what a viewer's own transcript says, and no more: ${id}`, () => {
    const game = id === "bollwerk" ? newGame(id) : deployedGame(id);
    if (id === "bollwerk") for (let ply = 0; ply < 3; ply += 1) game.play(game.view("spectator").actions()[ply * 7]);
    else playOut(game, 30, random(30));
    for (const viewer of id === "bollwerk" ? ["spectator"] : VIEWERS) {
      const view = game.view(viewer);
      // The transcript holds no secrets (tests/leaks.rs), so neither does what equals what is made of it alone.
      const told = run(`replay --viewer ${viewer}`, { input: game.record() });
      assert.deepEqual(told, run("replay", { input: String(view) }), viewer);
      assert.equal(told.code, 0);
      const { turns, outcome, start, ...data } = JSON.parse(
        run(`replay --viewer ${viewer} --json`, { input: game.record() }).out,
      );
      assert.deepEqual(data, { game: id, viewer, deployed: view.deployed });
      assert.deepEqual([outcome, start], [view.outcome, view.at(0).position()]);
      assert.equal(turns.length, view.ply);
      for (const { ply, position, news, action, said } of turns) {
        assert.equal(position, view.at(ply).position());
        assert.ok(String(view).includes(`\nnews ${news}\n`));
        assert.deepEqual({ action, said }, view.turns()[ply - 1]);
        assert.ok(told.out.includes(`\n${ply}. ${action}\n   news ${news}\n`));
      }
    }
  });
}

test("replay: south reads nothing of north's ranks, and the outcome at the end", () => {
  const { out } = run("replay game.txt --viewer south");
  const north = files["game.txt"].match(/^setup north (.*)$/m)[1];
  assert.ok(!out.includes(north));
  for (const [, board] of out.matchAll(/^ {3}(\S+\/\S+) /gm)) assert.match(board, /^[A-Zx\d/]+$/);
  const game = openGame(files["game.txt"]);
  game.resign("south");
  const end = run("replay --viewer spectator", { input: game.record() }).out.trim().split("\n").at(-1);
  assert.equal(end, `north wins: resigned (${game.outcome.rule})`);
  const before = newGame("generals");
  before.deploy("north", north);
  assert.doesNotMatch(run("replay --viewer south", { input: before.record() }).out, /[A-Z]/);
});

test("who has read enough may close the pipe", async () => {
  const child = spawn(process.execPath, [program, "svg", "-g", "bollwerk", "-p", "start"]);
  child.stdout.destroy();
  const errors = [];
  child.stderr.on("data", (text) => errors.push(String(text)));
  const code = await new Promise((done) => child.on("close", done));
  assert.deepEqual([code, errors], [0, []]);
});

test("every game is known by its own texts", () => {
  for (const { id, hidden } of games()) {
    const position = hidden ? String(deployedGame(id).position()) : START;
    assert.equal(run("check", { input: position }).out, `stdin: position of ${id}, no fault\n`);
    if (hidden) assert.equal(run("check", { input: draftOf(id, "south") }).out, `stdin: setup of ${id}, no fault\n`);
  }
});
