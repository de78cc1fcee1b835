/** `rankfile svg`: a drawing, for rulebooks and pages without script. */
import { writeFile } from "node:fs/promises";
import {
  type Draft,
  draft,
  newGame,
  openGame,
  openView,
  type Scene,
  type SvgOptions,
  type View,
  type Viewer,
} from "rankfile";
import { reading } from "./faults.js";
import { type Input, positionOf, readInput } from "./input.js";
import {
  type Answer,
  type Command,
  everywhere,
  oneFile,
  pair,
  parse,
  rulesOf,
  rulesOptions,
  SIDES,
  textOptions,
  VIEWERS,
  wholeNumber,
} from "./options.js";
import { coloursOf, painted } from "./theme.js";
import { oneOf, UsageError } from "./usage.js";

const options = {
  ...everywhere,
  ...rulesOptions,
  ...textOptions,
  viewer: { type: "string" },
  ply: { type: "string" },
  picks: { type: "string" },
  diagram: { type: "string" },
  bottom: { type: "string" },
  theme: { type: "string", default: "light" },
  color: { type: "string", multiple: true },
  "no-coordinates": { type: "boolean" },
  "no-last": { type: "boolean" },
  out: { type: "string", short: "o" },
} as const;

type Values = ReturnType<typeof parse<typeof options>>["values"];

async function run(args: string[]): Promise<Answer> {
  const { values, positionals } = parse(args, options);
  const colours = coloursOf(
    values.theme,
    (values.color ?? []).map((text) => pair(text, "--color")),
  );
  const input = await readInput(oneFile(positionals), values);
  const { scene, svg } = draw(input, values);
  const text = values.json ? `${JSON.stringify(scene, null, 2)}\n` : `${painted(svg, colours)}\n`;
  if (values.out === undefined) return { text, code: 0 };
  try {
    await writeFile(values.out, text);
  } catch (error) {
    throw new UsageError(`cannot write ${values.out}: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
  return { text: "", code: 0 };
}

function draw(input: Input, values: Values): { scene: Scene; svg: string } {
  const look: SvgOptions = { coordinates: !values["no-coordinates"] };
  if (values.bottom !== undefined) look.bottom = oneOf(values.bottom, SIDES, "--bottom");
  if (input.kind === "setup" && input.id !== null) {
    const side = values.side === undefined ? "south" : oneOf(values.side, SIDES, "--side");
    const [shown] = (["ply", "picks", "diagram", "viewer"] as const).filter((name) => values[name] !== undefined);
    if (shown !== undefined) throw new UsageError(`a set-up has no --${shown}`);
    const { id, name, text } = input;
    return drawn(
      reading(name, text, () => draft(id, { ...rulesOf(values), side, text })),
      look,
    );
  }
  const shown = reading(input.name, input.text, () => viewOf(input, values));
  const view = values.ply === undefined ? shown : shown.at(wholeNumber(values.ply, "--ply"));
  if (values["no-last"]) look.last = false;
  if (values.diagram !== undefined) look.diagram = values.diagram;
  if (values.picks !== undefined) look.picks = values.picks.split(",");
  return drawn(view, look);
}

function drawn(shown: View | Draft, look: SvgOptions): { scene: Scene; svg: string } {
  const { bottom: _, coordinates: __, ...options } = look;
  return { scene: shown.scene(options), svg: shown.svg(look) };
}

/** What is drawn: of a record no more than a spectator may know, unless somebody else is named. */
function viewOf(input: Input, values: Values): View {
  const viewer: Viewer | null = values.viewer === undefined ? null : oneOf(values.viewer, VIEWERS, "--viewer");
  if (input.kind === "record") return openGame(input.text).view(viewer ?? "spectator");
  if (input.kind === "view" || input.id === null) {
    const view = openView(input.text);
    if (viewer !== null && viewer !== view.viewer)
      throw new UsageError(`--viewer: the file is what ${view.viewer} sees`);
    return view;
  }
  const rules = { ...rulesOf(values), ...positionOf(input) };
  return newGame(input.id, viewer === null ? { ...rules, open: true } : rules).view(viewer ?? "spectator");
}

export const svg: Command = {
  summary: "draw a position, a set-up or a turn of a game as SVG",
  run,
  help: `Usage: rankfile svg [FILE] [options]

Draws a position or set-up, or the last or any other position of a record or of a viewer's transcript. Which of them FILE
holds, and of which game, is told apart by itself. Without FILE, or with -, standard input is read.

What is drawn:
  -p, --position TEXT  a position instead of a file; the word start is the start of a game without hidden pieces
      --setup TEXT     a set-up instead of a file
      --side SIDE      whose set-up it is: south (default) or north
  -g, --game GAME      the game of a position or set-up, where that is not clear
      --edition NAME, --army NAME, --switch NAME=VALUE, --layout TEXT, --first SIDE
                       the rules of a position or set-up
      --viewer VIEWER  south, north or spectator: only what he knows. Without it a position is drawn with all its pieces
                       and a record as a spectator sees it
      --ply N          the position after so many turns of a record or transcript
      --diagram SQUARE marks where the piece on that square may go and place stones in its whole turn
      --picks A,B,...  marks what may be clicked next after these clicks

How it is drawn:
      --bottom SIDE    the side at the bottom: south (default) or north
      --no-coordinates without file letters and rank numbers
      --no-last        without the marks of the last turn
      --theme THEME    light (default), dark, or mono for print without colours
      --color NAME=COLOR
                       one colour, by its name in the board element: light, dark, line, water, wave, zone, label, last,
                       south, north, on-token, stone, ink, halo, red, purple
  -o, --out FILE       writes to a file
      --json           what the drawing shows, as data (a scene)
  -h, --help

Exit code: 0, 1 when the text is faulty, 2 for wrong usage.

Examples:
  rankfile svg --game bollwerk --position start --diagram f2 --theme mono --out guard.svg
  rankfile svg --position "4f4/9/9/9/4s4/4P4/9/4F4 s 0" --picks e3
  rankfile svg game.txt --viewer south --ply 12 > after-12.svg
`,
};
