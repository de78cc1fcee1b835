// The memory of the core, seen from outside: the package does not show it, so its instance is caught when it is made.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let memory;
const { Instance } = WebAssembly;
WebAssembly.Instance = class extends Instance {
  constructor(...given) {
    super(...given);
    memory ??= this.exports.memory;
  }
};
const { challenge, draft, newGame, openGame, openView, ready } = await import("rankfile");
WebAssembly.Instance = Instance;
await ready;

/** The bytes that the core has taken from its host. It never gives any back. */
export const taken = () => memory.buffer.byteLength;

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc");

/** Lets pass what the host does between two tasks: there it gives back what was collected. */
export const rest = () => new Promise((done) => setImmediate(done));

let collections = 0;
const witnesses = new FinalizationRegistry(() => {
  collections += 1;
});
// In a function of its own, whose frame is gone when somebody collects.
const witness = () => witnesses.register({}, null);

/** Forces a collection, and waits until the core has back what belonged to what was collected. */
export async function collect() {
  const before = collections;
  witness();
  while (collections === before) {
    gc();
    await new Promise((done) => setTimeout(done, 1));
  }
  // The registries have their turns one after the other, and that of the witnesses may have been the first.
  for (let turn = 0; turn < 10; turn += 1) await rest();
}

const SIDES = ["south", "north"];

/** A throw that was meant to be. */
function fails(run) {
  try {
    run();
  } catch {
    return;
  }
  throw new Error("nothing was thrown");
}

/**
 * Makes some calls of every kind, in every game, right ones and wrong ones. `release` gets every object when nobody needs it
 * any more. Returns how many calls it made.
 */
export function callAll(round, release) {
  let calls = 0;
  const made = (value) => {
    calls += 1;
    return value;
  };
  for (const id of ["stratego", "generals", "bollwerk"]) {
    const game = made(newGame(id, id === "stratego" ? { edition: "isf" } : {}));
    if (id !== "bollwerk") {
      for (const side of SIDES) {
        const setup = made(game.randomSetup(side, round));
        made(game.deploy(side, setup));
      }
      made(fails(() => game.deploy("south", "??")));
      made(challenge(id, "spy", "flag"));
    }
    const view = made(game.view("south"));
    const [piece] = made(view.options()).marks;
    made(view.options([piece.at]));
    const actions = made(view.actions(piece.at));
    made(view.judge(actions[0]));
    made(view.judge("a1-z9"));
    made(view.why(["a1", "a1"]));
    made(fails(() => view.options(["??"])));
    made(fails(() => game.play("??")));
    const report = made(game.play(actions[round % actions.length]));
    made(view.learn(report.south));
    made(fails(() => view.learn(report.south)));
    const earlier = made(view.at(0));
    const copy = made(openView(made(view.toString())));
    const again = made(openGame(made(game.record())));
    made(game.undo());
    made(game.redo());
    made(view.position());
    const sketch = made(draft(id, id === "bollwerk" ? {} : { side: "north" }));
    made(sketch.random(round));
    made(sketch.flaws);
    for (const object of [game, view, earlier, copy, again, sketch]) release(object);
  }
  return calls;
}

/** Plays so many turns of a game, each side with a view that learns the news. */
export function playGame(id, round, turns, release) {
  const game = newGame(id, id === "stratego" ? { edition: "isf" } : {});
  if (id !== "bollwerk") for (const side of SIDES) game.deploy(side, game.randomSetup(side, round));
  const views = Object.fromEntries(SIDES.map((side) => [side, game.view(side)]));
  for (let turn = 0; turn < turns && game.phase === "play"; turn += 1) {
    const marks = views[game.turn].options().marks;
    const actions = views[game.turn].actions(marks[(round + turn) % marks.length].at);
    const report = game.play(actions[(round * 7 + turn) % actions.length]);
    for (const side of SIDES) views[side].learn(report[side]);
  }
  game.record();
  for (const object of [game, ...Object.values(views)]) release(object);
}
