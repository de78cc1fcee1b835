// What the calls of the package cost whoever makes them from JavaScript.
import { newGame, ready } from "rankfile";
import { measure } from "./clock.mjs";
import { begun, GAMES, LONGEST, POSITIONS, played, playOut, playOutByNews, randomActions } from "./games.mjs";

await ready;

/** How many turns have been played where single calls are measured. */
const MIDDLE = 60;

/** The turns of games that are played one after the other, each from another set-up. */
const playOuts = (id, play) => {
  let seed = 0;
  return () => {
    const game = begun(id, seed);
    const turns = play(game, LONGEST[id], seed);
    game.free();
    seed += 1;
    return turns;
  };
};

for (const [id, rules] of Object.entries(GAMES)) {
  measure(`${id} play-outs`, "move", playOuts(id, playOutByNews));
  measure(`${id} play-outs, a new view every turn`, "move", playOuts(id, playOut));

  const actions = randomActions(id, MIDDLE);
  const game = played(id, actions);
  const view = game.view(game.turn);
  const legal = view.actions();
  const repeated = (times, call) => () => {
    for (let time = 0; time < times; time += 1) call();
    return times;
  };

  // Bollwerk at the start, as the crate of tasks has it: nowhere are there more pieces.
  const shown = id === "bollwerk" ? newGame(id).view("south") : view;
  const pieces = shown.options().marks.map((mark) => [mark.at]);
  measure(`${id} options after choosing a piece`, "call", () => {
    for (const picks of pieces) shown.options(picks);
    return pieces.length;
  });
  measure(
    `${id} actions`,
    "call",
    repeated(10, () => view.actions()),
  );
  measure(
    `${id} view`,
    "call",
    repeated(10, () => game.view("south").free()),
  );
  measure(
    `${id} newGame`,
    "call",
    repeated(10, () => newGame(id, rules).free()),
  );
  measure(
    `${id} play`,
    "call",
    (fresh) => {
      for (const action of actions) fresh.play(action);
      fresh.free();
      return actions.length;
    },
    () => begun(id),
  );
  // Half of what is asked is legal, half goes the wrong way.
  const asked = legal.slice(0, 30).flatMap((action) => [action, action.replace(/^(\w\d+)([-x])(\w\d+)$/, "$3$2$1")]);
  measure(`${id} judge`, "call", () => {
    for (const action of asked) view.judge(action);
    return asked.length;
  });
  measure(`${id} svg`, "call", () => view.svg().length && 1);
}

const crowded = newGame("bollwerk", { position: POSITIONS.crowded }).view("south");
measure("bollwerk list of a crowded position", "action", () => crowded.actions().length);
