/** `rankfile replay`: a game turn by turn as one viewer sees it. */
import { type Outcome, openGame, openView, type Said, type View } from "rankfile";
import { reading } from "./faults.js";
import { readInput } from "./input.js";
import { type Answer, type Command, everywhere, oneFile, parse, VIEWERS } from "./options.js";
import { oneOf, UsageError } from "./usage.js";

/** One turn as its viewer knows it. */
interface Step {
  ply: number;
  action: string;
  news: string;
  said: Said[];
  position: string;
}

async function run(args: string[]): Promise<Answer> {
  const options = { ...everywhere, viewer: { type: "string" }, kind: { type: "string" } } as const;
  const { values, positionals } = parse(args, options);
  const viewer = values.viewer === undefined ? null : oneOf(values.viewer, VIEWERS, "--viewer");
  const input = await readInput(oneFile(positionals), { kind: values.kind });
  if (input.kind !== "record" && input.kind !== "view") throw new UsageError(`a ${input.kind} cannot be replayed`);
  if (input.kind === "record" && viewer === null) throw new UsageError("a record needs --viewer: who looks on?");
  // Nothing but the view is asked from here on.
  const { name, kind, text } = input;
  const view = reading(name, text, () =>
    kind === "record" ? openGame(text).view(viewer ?? "spectator") : openView(text),
  );
  if (viewer !== null && viewer !== view.viewer) throw new UsageError(`--viewer: the file is what ${view.viewer} sees`);
  const steps = stepsOf(view);
  const start = positionOf(view, view.ply - steps.length);
  const { id: game, deployed, outcome } = view;
  if (!values.json) return { text: inWords(view, start, steps), code: 0 };
  return {
    text: `${JSON.stringify({ game, viewer: view.viewer, deployed, start, turns: steps, outcome }, null, 2)}\n`,
    code: 0,
  };
}

function stepsOf(view: View): Step[] {
  const turns = view.turns();
  const news = String(view)
    .split("\n")
    .filter((line) => line.startsWith("news "));
  const before = view.ply - turns.length;
  return turns.map(({ action, said }, index) => {
    const ply = before + index + 1;
    return { ply, action, news: news[index]?.slice("news ".length) ?? "", said, position: positionOf(view, ply) ?? "" };
  });
}

/** The position as the viewer knew it then; null in the set-up phase, which has none. */
function positionOf(view: View, ply: number): string | null {
  const then = view.at(ply);
  return then.deployed.length < 2 ? null : then.position();
}

function inWords(view: View, start: string | null, steps: readonly Step[]): string {
  const lines = [`${view.id}, as ${view.viewer} sees it`, `0. ${start ?? "set-up"}`];
  for (const { ply, action, news, said, position } of steps) {
    // The end is told once, as the last line.
    const told = said.filter(({ kind }) => kind !== "end").map((one) => `   ${sentence(one)}`);
    lines.push(`${ply}. ${action}`, `   news ${news}`, ...told, `   ${position}`);
  }
  lines.push(view.outcome ? ended(view.outcome) : `not over: ${view.turn} is on turn`);
  return `${lines.join("\n")}\n`;
}

function sentence(said: Said): string {
  switch (said.kind) {
    case "deploy":
      return `${said.side} has set up`;
    case "move":
      return `${said.side} moves ${said.piece ?? "a piece"} ${said.from} to ${said.to}`;
    case "challenge": {
      const [attacker, defender] = [said.attacker ?? "a piece", said.defender ?? "a piece"];
      const stays = said.stays === "none" ? "neither stays" : `the ${said.stays} stays`;
      return `${said.side} challenges ${defender} on ${said.to} with ${attacker} from ${said.from}: ${stays}`;
    }
    case "place":
    case "blast":
    case "remove":
      return `${said.side}: ${said.kind} ${said.stone} on ${said.to} from ${said.from}`;
    case "collect":
      return `${said.side}: collect ${said.stone} on ${said.to}`;
    case "end":
      return ended(said);
    case "undo":
      return `back to ${said.ply}`;
  }
}

const ended = ({ winner, reason, rule }: Outcome): string =>
  `${winner === null ? "a draw" : `${winner} wins`}: ${reason}${rule === undefined ? "" : ` (${rule})`}`;

export const replay: Command = {
  summary: "tell a game turn by turn as one viewer sees it",
  run,
  help: `Usage: rankfile replay [FILE] --viewer VIEWER [options]

Prints a referee's record turn by turn as one viewer sees it: the news that he got, what it says, the position as he knew
it then (unknown pieces as X and x), and the outcome. Nothing printed depends on what he may not know. FILE may also be a
viewer's own transcript. Without FILE, or with -, standard input is read.

      --viewer VIEWER  south, north or spectator
      --json           { game, viewer, deployed, start, turns: [{ ply, action, news, said, position }], outcome }
  -h, --help

Exit code: 0, 1 when the text is faulty, 2 for wrong usage.

Examples:
  rankfile replay game.txt --viewer south
  rankfile replay - --viewer spectator --json < game.txt
`,
};
