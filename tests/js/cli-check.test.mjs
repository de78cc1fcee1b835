// `rankfile check`: all faults, each at its place with its rule; exit code 1.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { games, ready } from "rankfile";
import { cli, folder } from "./cli.mjs";
import { deployedGame, playOut, random } from "./common.mjs";

await ready;

const game = deployedGame("generals");
playOut(game, 8, random(2));
const record = game.record();
const lines = record.split("\n");
const changed = (...changes) => {
  const text = [...lines];
  for (const [line, value] of changes) text[line - 1] = value;
  return text.join("\n");
};
const view = String(game.view("south"));
const illegal = `4:6 ${game.view("south").at(0).judge("a1-a8").code}`;

// Name, arguments, input, then the faults as `LINE:COLUMN CODE AT RULE`.
const cases = [
  ["a record without faults", [], record, []],
  ["a view without faults", [], view, []],
  ["a position without faults", [], "8f/9/9/9/9/9/9/8F s 0", []],
  ["text that is none of this library's", [], "hello", ["1:1 bad-text"]],
  ["nothing", [], "", ["1:1 bad-text"]],
  ["bytes that are no text", [], Buffer.from([0x66, 0xff]), ["1:1 bad-text"]],
  ["a flag too many on each side", [], "ff7/9/9/9/9/9/9/7FF s 0", ["1:1 too-many GB5", "1:1 too-many GB5"]],
  [
    "pieces that a position cannot hold, each at its square",
    ["-g", "generals"],
    " 8f/4x4/9/9/9/9/X8/8F s 0",
    ["1:17 unknown-piece a2 GB5", "1:6 unknown-piece e7 GB5"],
  ],
  ["a letter that is no piece", [], "8f/9/9/9/9/9/9/8Z s 0", ["1:17 bad-position"]],
  ["a set-up with one piece exchanged", [], "FPPBPPT2/ASCF2RSP/1DPNQ1KML", ["1:1 missing GB3", "1:1 too-many GB3"]],
  ["a record of an unknown game", [], "rankfile 1 record chess\n", ["1:1 unknown-game"]],
  ["a file of an unknown kind", [], "rankfile 1 recrod generals\n", ["1:1 bad-record"]],
  ["an unknown switch", [], changed([2, `switch light on\n${lines[1]}`]), ["2:8 bad-switch"]],
  ["an action that is not legal", [], changed([4, "play a1-a8"]), [illegal]],
  [
    "actions that cannot be read, behind one that is not legal",
    [],
    changed([4, "play a1-a8"], [6, "play a1-"], [8, "play ?"]),
    [illegal, "6:9 bad-text", "8:6 bad-text"],
  ],
  [
    "both set-ups",
    [],
    changed([2, "setup south F8/9/9"], [3, "setup north F8/9/9"]),
    [...Array(14).fill("2:13 missing GB3"), ...Array(14).fill("3:13 missing GB3")],
  ],
  ["lines that mean nothing", [], changed([5, "ply a1-a2"], [7, "play"]), ["5:1 bad-record", "7 bad-text"]],
  ["a view out of step", [], view.replace(/^news 2 .*\n/m, ""), ["out-of-step"]],
];

const here = folder({});
after(here.remove);

/** `4:6 code square rule`, as much of it as is expected. */
function matches({ line, column, code, at, rule }, expected) {
  const place = expected.match(/^(\d+)(?::(\d+))?/);
  if (place) assert.equal(line, Number(place[1]));
  if (place?.[2]) assert.equal(column, Number(place[2]));
  const said = [code, at, rule].filter((part) => part !== undefined).join(" ");
  const [wanted, ...rest] = expected.replace(/^[\d:]+ /, "").split(" ");
  assert.equal(code, wanted);
  for (const part of rest) assert.ok(said.includes(part), `${said}: ${part} was expected`);
}

for (const [name, args, input, expected] of cases) {
  test(`check: ${name}`, () => {
    const { code, out, err } = cli(["check", "--json", ...args], { input });
    assert.deepEqual([code, err], [expected.length > 0 ? 1 : 0, ""]);
    const [report, ...others] = JSON.parse(out);
    assert.deepEqual(others, []);
    assert.deepEqual(Object.keys(report), ["name", "kind", "game", "faults", "warnings"]);
    assert.equal(report.faults.length, expected.length, out);
    for (const [index, fault] of report.faults.entries()) matches(fault, expected[index]);
  });
}

test("check: in words, with what the rule says; warnings are no faults", () => {
  const { code, out } = cli(["check", "--setup", "FPPBPPT2/ASCF2RSP/1DPNQ1KML"]);
  const summary = games()
    .find(({ id }) => id === "generals")
    .rules.find(({ number }) => number === "GB3").summary;
  assert.equal(code, 1);
  assert.deepEqual(out.trim().split("\n"), [
    `--setup:1:1: missing, piece one-star-general, count 0, allowed 1 (GB3: ${summary})`,
    `--setup:1:1: too-many, piece flag, count 2, allowed 1 (GB3: ${summary})`,
  ]);
});

test("check: several files, one of them faulty", () => {
  const files = folder({ "good.txt": record, "bad.txt": changed([4, "play a1-a8"]) });
  try {
    const { code, out } = cli(["check", "good.txt", "bad.txt"], { cwd: files.path });
    assert.equal(code, 1);
    const said = out.trim().split("\n");
    assert.equal(said[0], "good.txt: record of generals, no fault");
    assert.match(said[1], /^bad\.txt:4:6: /);
    assert.equal(said.length, 2);
  } finally {
    files.remove();
  }
});

test("SB5: what is legal but surely not meant is a warning, and no fault", () => {
  // Six Bombs shut the six squares that do not face a lake.
  const walled = "BBOOBBOOBB/OOOOIIIIIT/TTTLLLLPPP/PJJJCCGMSF";
  const { code, out } = cli(["check", "--setup", walled]);
  assert.equal(code, 0);
  assert.match(out, /^--setup: setup of stratego, no fault\n--setup:1:1: warning: immobile \(SB5: .+\)\n$/);
});
