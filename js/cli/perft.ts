/** `rankfile perft`: counts games, to compare move generators. */
import { type Game, newGame, openGame } from "rankfile";
import { reading } from "./faults.js";
import { positionOf, readInput } from "./input.js";
import {
  type Answer,
  type Command,
  everywhere,
  oneFile,
  parse,
  rulesOf,
  rulesOptions,
  textOptions,
  wholeNumber,
} from "./options.js";
import { UsageError } from "./usage.js";

async function run(args: string[]): Promise<Answer> {
  const options = {
    ...everywhere,
    ...rulesOptions,
    position: textOptions.position,
    depth: { type: "string", short: "d" },
    divide: { type: "boolean" },
  } as const;
  const { values, positionals } = parse(args, options);
  if (values.depth === undefined) throw new UsageError("perft needs --depth");
  const depth = wholeNumber(values.depth, "--depth");
  const input = await readInput(oneFile(positionals), values);
  if (input.kind === "view" || input.kind === "setup") throw new UsageError(`a ${input.kind} is not all that is known`);
  const { id, name, text } = input;
  const game = reading(name, text, () =>
    id === null ? openGame(text) : newGame(id, { ...rulesOf(values), ...positionOf(input) }),
  );
  const divided = depth === 0 ? [] : divide(game, depth);
  const leaves = depth === 0 ? 1 : divided.reduce((sum, part) => sum + part.leaves, 0);
  if (values.json) {
    const counted = { game: game.id, depth, leaves, ...(values.divide ? { divide: divided } : {}) };
    return { text: `${JSON.stringify(counted, null, 2)}\n`, code: 0 };
  }
  const parts = values.divide ? divided.map((part) => `${part.action} ${part.leaves}\n`) : [];
  return { text: `${parts.join("")}${leaves}\n`, code: 0 };
}

/** The legal actions with the numbers of sequences of so many actions that begin with them. */
function divide(game: Game, depth: number): { action: string; leaves: number }[] {
  return legal(game).map((action) => {
    if (depth === 1) return { action, leaves: 1 };
    game.play(action);
    const leaves = count(game, depth - 1);
    game.undo();
    return { action, leaves };
  });
}

const count = (game: Game, depth: number): number =>
  depth === 1 ? legal(game).length : divide(game, depth).reduce((sum, { leaves }) => sum + leaves, 0);

/** Of the side on turn: none when the game is over. */
function legal(game: Game): string[] {
  const view = game.view(game.turn);
  const actions = view.actions();
  // There are more views than garbage collections.
  view.free();
  return actions;
}

export const perft: Command = {
  summary: "count the sequences of legal actions",
  run,
  help: `Usage: rankfile perft [FILE] --depth N [options]

Prints how many sequences of exactly N legal actions there are from a position, or from the end of a record: the number
by which move generators are compared. A sequence that ends the game earlier does not count.

  -d, --depth N        how many actions
      --divide         first the number behind each action, one a line
  -p, --position TEXT  a position instead of a file; the word start is the start of a game without hidden pieces
  -g, --game GAME      the game of a position, where that is not clear
      --edition NAME, --army NAME, --switch NAME=VALUE, --layout TEXT, --first SIDE
                       the rules of a position
      --json           { game, depth, leaves, divide: [{ action, leaves }] }
  -h, --help

Exit code: 0, 1 when the text is faulty, 2 for wrong usage.

Examples:
  rankfile perft --game bollwerk --position start --depth 1
  rankfile perft --position "8f/9/9/9/9/9/9/8F s 0" --depth 2 --divide
`,
};
