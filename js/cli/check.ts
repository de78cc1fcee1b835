/** `rankfile check`: every fault of a text, with its place. */
import { draft, type Flaw, type GameId, openView, type Rules, type Side } from "rankfile";
import { type Fault, FaultyInput, inWords, placed, reading, startOf } from "./faults.js";
import { type Input, positionOf, readInput, type Wanted } from "./input.js";
import { type Answer, type Command, everywhere, parse, rulesOf, rulesOptions, SIDES, textOptions } from "./options.js";
import { faultsOfRecord, gameInHead } from "./record.js";
import { oneOf } from "./usage.js";

/** What is said of one text. */
interface Report {
  name: string;
  kind: string | null;
  game: GameId | null;
  faults: Fault[];
  warnings: Fault[];
}

async function run(args: string[]): Promise<Answer> {
  const options = { ...everywhere, ...rulesOptions, ...textOptions, kind: { type: "string" } } as const;
  const { values, positionals } = parse(args, options);
  const rules = rulesOf(values);
  const side = values.side === undefined ? "south" : oneOf(values.side, SIDES, "--side");
  const reports: Report[] = [];
  for (const file of positionals.length > 0 ? positionals : [undefined]) {
    reports.push(await reportOn(file, values, rules, side));
  }
  const code = reports.some(({ faults }) => faults.length > 0) ? 1 : 0;
  return { text: values.json ? `${JSON.stringify(reports, null, 2)}\n` : reports.map(told).join(""), code };
}

async function reportOn(file: string | undefined, wanted: Wanted, rules: Rules, side: Side): Promise<Report> {
  const report: Report = { name: file ?? "stdin", kind: null, game: null, faults: [], warnings: [] };
  try {
    const input = await readInput(file, wanted);
    const { name, text, kind } = input;
    Object.assign(report, { name, kind, game: input.id ?? gameInHead(text) });
    Object.assign(
      report,
      reading(name, text, () => look(input, rules, side)),
    );
  } catch (error) {
    if (!(error instanceof FaultyInput)) throw error;
    report.faults = error.faults;
  }
  return report;
}

/** Finds what is wrong and what is surely not meant. @throws RulesError for what cannot be read */
function look(input: Input, rules: Rules, side: Side): Pick<Report, "faults" | "warnings"> {
  const { text, kind, id } = input;
  if (kind === "view") openView(text);
  if (kind === "record") return { faults: faultsOfRecord(text), warnings: [] };
  if (id === null || positionOf(input).position === undefined) return { faults: [], warnings: [] };
  const made = draft(id, { ...rules, text, ...(kind === "setup" ? { side } : {}) });
  const board = kind === "position" ? text.trimStart() : null;
  const place = (flaw: Flaw) => placed(flaw, startOf(text), board);
  return { faults: made.flaws.map(place), warnings: made.warnings.map(place) };
}

function told({ name, kind, game, faults, warnings }: Report): string {
  const lines = [
    ...(faults.length === 0 ? [`${name}: ${kind} of ${game}, no fault`] : []),
    ...faults.map((fault) => inWords(name, fault, game)),
    ...warnings.map((warning) => inWords(name, warning, game, "warning: ")),
  ];
  return `${lines.join("\n")}\n`;
}

export const check: Command = {
  summary: "print every fault of a position, set-up, record or view",
  run,
  help: `Usage: rankfile check [FILE...] [options]

Prints every fault with its line and column and the rule that it breaks. A FILE holds a position, a set-up, a referee's
record or a viewer's transcript; which of them, and of which game, is told apart by itself. Without FILE, or with -,
standard input is read. Behind the first fault of a record set-ups are still judged and actions still read; whether those
are legal cannot be said any more.

  -p, --position TEXT  a position instead of a file
      --setup TEXT     a set-up instead of a file
      --kind KIND      position, setup, record or view, where that is not clear
  -g, --game GAME      the game of a position or set-up, where that is not clear
      --side SIDE      whose set-up it is: south (default) or north
      --edition NAME, --army NAME, --switch NAME=VALUE, --layout TEXT
                       the rules of a position or set-up
      --json           a list with an object for each text: { name, kind, game, faults, warnings }, faults and warnings
                       being lists of { line, column, code, at, rule, detail }
  -h, --help

Exit code: 0 without faults, 1 with faults, 2 for wrong usage.

Examples:
  rankfile check game.txt
  rankfile check --setup "EPPBPPT2/ASCF2RSP/1DPNQ1KML"
  rankfile check --json positions/*.txt
`,
};
