/** The faults of a record: the first, and what can be said behind it. */
import { type Draft, draft, type GameId, newGame, openGame, type Rules, RulesError, type View } from "rankfile";
import { type Fault, faultsOf, type Place, startOf } from "./faults.js";

/** The game that the first line of a record or view names, if it names one. */
export const gameInHead = (text: string): string | null =>
  text.trimStart().match(/^rankfile \S+ \S+ (\S+)/)?.[1] ?? null;

/** Every fault that can be named. @throws RulesError for the game or the rules of the head */
export function faultsOfRecord(text: string): Fault[] {
  try {
    openGame(text);
    return [];
  } catch (error) {
    if (!(error instanceof RulesError) || error.line === undefined) throw error;
    return [...faultsOf(error, text), ...faultsBehind(text, error.line)];
  }
}

/**
 * The faults of the lines behind a faulty one, as far as they do not depend on it: set-ups, and actions that cannot be
 * read. Whether a later action is legal cannot be said.
 */
function faultsBehind(text: string, faulty: number): Fault[] {
  const lines = text.trimEnd().split("\n");
  const rules = rulesOfHead(lines);
  const id = gameInHead(text) as GameId;
  const reader = blankView(id, rules);
  return lines.flatMap((line, index): Fault[] => {
    if (index < faulty || line === "") return [];
    const [key, value] = split(line);
    const place = { line: index + 1, column: Buffer.byteLength(key) + 2 };
    if (key === "setup") {
      const [side, setup] = split(value);
      if (side !== "south" && side !== "north") return [{ ...place, code: "bad-record", detail: { unexpected: side } }];
      const start = { ...place, column: place.column + side.length + 1 };
      return reader === null ? [] : flawsOf(() => draft(id, { ...rules, side, text: setup }), setup, start);
    }
    if (key === "play") {
      const refusal = reader?.judge(value);
      if (refusal?.code !== "bad-text") return [];
      const { offset = 0, ...detail } = refusal.detail ?? {};
      return [{ ...refusal, detail, line: place.line, column: place.column + Number(offset) }];
    }
    return key === "result" ? [] : [{ ...place, column: 1, code: "bad-record", detail: { unexpected: key } }];
  });
}

const split = (line: string): [string, string] => {
  const at = line.indexOf(" ");
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
};

/** The rules that the head of a record names, whether there are such rules or not. */
function rulesOfHead(lines: readonly string[]): Rules {
  const rules: Rules = {};
  for (const line of lines) {
    const [key, value] = split(line);
    if (key === "edition" || key === "army" || key === "layout") rules[key] = value;
    if (key === "switch") rules.switches = { ...rules.switches, [split(value)[0]]: split(value)[1] };
  }
  return rules;
}

/** The flaws of a draft, moved to where its text starts. */
function flawsOf(make: () => Draft, text: string, start: Place): Fault[] {
  try {
    return make().flaws.map((flaw) => ({ ...flaw, ...start }));
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const moved = (column: number) => start.column + column - startOf(text).column;
    return faultsOf(error, text).map((fault) => ({ ...fault, line: start.line, column: moved(fault.column) }));
  }
}

/** A view that reads actions; null if the head names no game or no rules. */
function blankView(id: GameId, rules: Rules): View | null {
  try {
    return newGame(id, rules).view("spectator");
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}
