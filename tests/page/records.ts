/** Recorded games for the tests of the page, and links that carry them. */
import { deflateSync } from "node:zlib";
import { type GameId, newGame, ready } from "rankfile";

/** A link to a screen that carries a text, packed by Node instead of the browser. */
export const link = (screen: string, text: string): string =>
  `/#${screen}=1.${deflateSync(text).toString("base64url")}`;

/** The set-up of the Game of the Generals in these tests. */
export const ARMY = "PPPPPPS2/ABCDEKLMN/QRTSF4";

const play = (id: GameId, rules: object, setups: [string, string] | null, actions: readonly string[], end: boolean) => {
  const game = newGame(id, rules);
  if (setups) {
    game.deploy("south", setups[0]);
    game.deploy("north", setups[1]);
  }
  for (const action of actions) game.play(action);
  if (end) game.resign(game.turn);
  return game.record();
};

/** A Game of the Generals with challenges at turns 5 and 7; north resigns after them if it is to be over. */
export const generals = async ({ over = false, north = ARMY } = {}): Promise<string> => {
  await ready;
  const actions = ["c3-c4", "d6-d5", "c4-c5", "d5-d4", "d3xd4", "e6-e5", "c5xc6"];
  return play("generals", {}, [ARMY, north], actions, over);
};

/** The challenges of `generals`. */
export const CHALLENGES = [5, 7];

/** A game of Bollwerk in which a bomb blows up an arrow at the first turn, and a Knight takes a Guard at the third. */
export const bollwerk = async (): Promise<string> => {
  await ready;
  const ranks = ["_1q9_", "13", "13", "13", "13", "13", "13", "3!1s7", "5=g6", "4N2C5", "13", "2K10", "4!8", "_11_"];
  const position = `${ranks.join("/")} s 8,1,9,1,3/8,1,9,1,3 - 0 0`;
  return play("bollwerk", { position }, null, ["e5:O@d7", "c14-c13", "e5xg6"], false);
};

/** A few turns of each game before its end: what the side on turn can do then wins. */
export const NEAR_END = {
  generals: "rankfile 1 record generals\nposition 9/4f4/9/4A4/9/9/9/4F4 n 10\n",
  stratego: "rankfile 1 record stratego\nposition 4f1m3/10/10/10/2__2__2/2__2__2/10/4O5/10/F9 n 10\n",
  bollwerk: `rankfile 1 record bollwerk\nposition _1q9_/13/13/13/13/13/13/13/13/6H6/13/13/13/_11_ n 10,1,10,1,3/10,1,10,1,3 - 0 0\n`,
} as const;

/** What is clicked from there to the end, turn by turn; what is no square is a tool. */
export const LAST_TURNS: Record<GameId, string[][]> = {
  generals: [
    ["e7", "d7"],
    ["e5", "e6"],
    ["d7", "d6"],
    ["e6", "d6"],
  ],
  stratego: [
    ["g10", "g9"],
    ["e3", "e10"],
  ],
  bollwerk: [
    ["c14", "c13"],
    ["g5", "A", "e4", "O", "g14"],
  ],
};
