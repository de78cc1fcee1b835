// What calls cost as the work grows: with more on the board, and with longer games.
// Names are `growth|TABLE|ROW|COLUMN`.
import { draft, games, newGame, openGame, openView, ready } from "rankfile";
import { random } from "../scripts/random.mjs";
import { measure, tell, wanted } from "./clock.mjs";
import { begun, GAMES } from "./games.mjs";

await ready;

/** Games with so many turns. The third argument says which: the longest takes its time. */
const LENGTHS = process.argv[4].split(",").map(Number);

/** A position with so many pieces of each side and so many stones, all of them anywhere. */
function scattered(id, each, stones, seed) {
  const pick = random(seed);
  const info = games().find((game) => game.id === id);
  const sketch = draft(id, GAMES[id]);
  sketch.clear();
  const squares = newGame(id)
    .view("spectator")
    .scene()
    .cells.filter(({ ground, endField }) => ground !== "water" && !endField)
    .map(({ at }) => at);
  const put = (piece) => sketch.put(squares.splice(pick(squares.length), 1)[0], piece);
  const army = info.pieces.flatMap(({ letter, count }) => Array(Object.values(count)[0]).fill(letter));
  // One that is needed, or at least moves, comes first.
  const chosen = army.splice(army.indexOf(id === "bollwerk" ? "C" : "F"), 1);
  while (chosen.length < each) chosen.push(army.splice(pick(army.length), 1)[0]);
  for (const letter of chosen) {
    put(letter);
    put(letter.toLowerCase());
  }
  const supply = info.stones.flatMap(({ text, count }) => Array(2 * count).fill(text));
  for (let stone = 0; stone < stones; stone += 1) put(supply.splice(pick(supply.length), 1)[0]);
  return newGame(id, { ...GAMES[id], position: sketch.toString() }).view("south");
}

function onBoard(id, each, stones) {
  const title = `${id} by what is on the board`;
  if (!wanted(`growth|${title}`)) return;
  const views = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => scattered(id, each, stones, seed));
  const row = `${2 * each} pieces${id === "bollwerk" ? `, ${stones} stones` : ""}`;
  const name = (column) => `growth|${title}|${row}|${column}`;
  const asked = views.map((view) => [view, view.options().marks.map(({ at }) => [at])]);
  measure(name("`options()`"), "call", () => {
    for (const view of views) view.options();
    return views.length;
  });
  measure(name("after choosing a piece"), "call", () => {
    let calls = 0;
    for (const [view, pieces] of asked) {
      for (const picks of pieces) view.options(picks);
      calls += pieces.length;
    }
    return calls;
  });
  measure(name("`actions()`"), "call", () => {
    for (const view of views) view.actions();
    return views.length;
  });
  const listed = views.reduce((sum, view) => sum + view.actions().length, 0);
  tell(name("actions listed"), "number", 1, listed / views.length);
}

/** Plays a random turn without capture, if there is one that does not end the game. Its report, or null. */
function playCalmly(game, view, pick) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { marks } = view.options();
    const actions = view.actions(marks[pick(marks.length)].at);
    const calm = actions.filter((action) => !action.includes("x"));
    if (calm.length === 0 && tries < 50) continue;
    const among = calm.length > 0 ? calm : actions;
    const report = game.play(among[pick(among.length)]);
    if (game.outcome === null) return report;
    game.undo();
  }
  return null;
}

/** The record of a random game that does not end before so many turns. */
function longRecord(id, turns) {
  const game = begun(id);
  const pick = random(1);
  const views = { south: game.view("south"), north: game.view("north") };
  const tell = (report) => {
    for (const side of ["south", "north"]) views[side].learn(report[side]);
  };
  while (game.ply < turns) {
    const report = playCalmly(game, views[game.turn], pick);
    if (report !== null) {
      tell(report);
      continue;
    }
    // Lost whatever is played: another way from some turns before.
    for (let turn = 0; turn < 50; turn += 1) tell(game.undo());
  }
  const record = game.record();
  for (const object of [game, ...Object.values(views)]) object.free();
  return record;
}

function byLength(id) {
  const title = `${id} by the length of the game`;
  if (!wanted(`growth|${title}`)) return;
  const whole = longRecord(id, Math.max(...LENGTHS))
    .trimEnd()
    .split("\n");
  const first = whole.findIndex((line) => line.startsWith("play "));
  for (const turns of LENGTHS) {
    const text = `${whole.slice(0, first + turns).join("\n")}\n`;
    const name = (column) => `growth|${title}|${turns.toLocaleString("en")} turns|${column}`;
    const game = openGame(text);
    const view = game.view(game.turn);
    const transcript = view.toString();
    const action = whole[first + turns]?.slice("play ".length) ?? view.actions()[0];
    const once = (call) => () => {
      call();
      return 1;
    };
    measure(
      name("`play`"),
      "call",
      once(() => game.play(action)),
      () => game.ply === turns || game.undo(),
    );
    measure(
      name("`undo`"),
      "call",
      once(() => game.undo()),
      () => game.ply > turns || game.play(action),
    );
    if (game.ply > turns) game.undo();
    const news = game.play(action)[view.viewer];
    const undone = game.undo()[view.viewer];
    measure(
      name("`learn`"),
      "call",
      once(() => view.learn(news)),
      () => view.ply > turns && view.learn(undone),
    );
    measure(
      name("`learn` an undo"),
      "call",
      once(() => view.learn(undone)),
      () => view.ply > turns || view.learn(news),
    );
    if (view.ply > turns) view.learn(undone);
    measure(
      name("`actions()`"),
      "call",
      once(() => view.actions()),
    );
    measure(
      name("`view()`"),
      "call",
      once(() => game.view("south").free()),
    );
    measure(
      name("`record()`"),
      "call",
      once(() => game.record()),
    );
    measure(
      name("`openGame`"),
      "call",
      once(() => openGame(text).free()),
    );
    measure(
      name("text of a view"),
      "call",
      once(() => view.toString()),
    );
    measure(
      name("`openView`"),
      "call",
      once(() => openView(transcript).free()),
    );
    for (const object of [game, view]) object.free();
  }
}

for (const [each, stones] of [
  [3, 0],
  [10, 0],
  [20, 0],
  [20, 15],
  [20, 30],
  [20, 46],
])
  onBoard("bollwerk", each, stones);
for (const each of [5, 10, 20, 40]) onBoard("stratego", each, 0);
for (const each of [5, 10, 21]) onBoard("generals", each, 0);
for (const id of Object.keys(GAMES)) byLength(id);
