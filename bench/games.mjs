// Games as a user of the package plays them.
import { readFileSync } from "node:fs";
import { newGame } from "rankfile";
import { random } from "../scripts/random.mjs";

/** The games, and the rules that are measured. */
export const GAMES = { stratego: { edition: "isf" }, generals: {}, bollwerk: {} };

/** Positions by name, the same as in the crate of tasks. */
export const POSITIONS = Object.fromEntries(
  readFileSync(new URL("positions.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
);

/** A game that can be played at once. */
export function begun(id, seed = 1, rules = {}) {
  const game = newGame(id, { ...GAMES[id], ...rules });
  if (id === "bollwerk") return game;
  for (const side of ["south", "north"]) game.deploy(side, game.randomSetup(side, seed));
  return game;
}

/** The most turns of a play-out, as in the crate of tasks. */
export const LONGEST = { stratego: 3000, generals: 3000, bollwerk: 500 };

/** Plays at random, asking for a new view every turn. The turns played. */
export function playOut(game, longest, seed) {
  const pick = random(seed);
  for (let turn = 0; turn < longest; turn += 1) {
    const view = game.view(game.turn);
    const actions = view.actions();
    view.free();
    if (actions.length === 0) return turn;
    game.play(actions[pick(actions.length)]);
  }
  return longest;
}

/** The same with one view of each side, which learns the news: what a server and its players do. */
export function playOutByNews(game, longest, seed) {
  const pick = random(seed);
  const views = { south: game.view("south"), north: game.view("north") };
  let turn = 0;
  for (; turn < longest; turn += 1) {
    const actions = views[turn % 2 === 0 ? "south" : "north"].actions();
    if (actions.length === 0) break;
    const report = game.play(actions[pick(actions.length)]);
    views.south.learn(report.south);
    views.north.learn(report.north);
  }
  views.south.free();
  views.north.free();
  return turn;
}

/** The actions of a random game of so many turns, or as many as there are. */
export function randomActions(id, turns, seed = 1) {
  const game = begun(id, seed);
  const pick = random(seed);
  const played = [];
  while (played.length < turns) {
    const view = game.view(game.turn);
    const actions = view.actions();
    view.free();
    if (actions.length === 0) break;
    const action = actions[pick(actions.length)];
    game.play(action);
    played.push(action);
  }
  game.free();
  return played;
}

/** A game after those actions. */
export function played(id, actions, seed = 1) {
  const game = begun(id, seed);
  for (const action of actions) game.play(action);
  return game;
}
