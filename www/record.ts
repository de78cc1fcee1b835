/** The head of a record: under which rules it is played. The library reads and writes records; this reads the head alone. */
import type { GameId, Rules, Side } from "rankfile";

/** What the head of a record says. */
export interface Head {
  id: GameId;
  rules: Rules;
  /** The lines before the first turn, without set-ups: the same game before it began. */
  start: string;
}

/** The first words of the lines that say under which rules a game is played. */
const RULES = ["edition", "army", "switch", "layout", "first", "open"];

/** Reads the head of a record that the library has read or written. */
export const headOf = (record: string): Head => {
  const [first = "", ...lines] = record.split("\n");
  const rules: Rules = {};
  const start = [first];
  for (const line of lines) {
    const [, key = "", value = ""] = /^(\S*) ?(.*)$/.exec(line) ?? [];
    if (key === "position") start.push(line);
    if (!RULES.includes(key)) continue;
    start.push(line);
    if (key === "switch") {
      const [name = "", set = ""] = value.split(" ");
      rules.switches = { ...rules.switches, [name]: set };
    } else if (key === "open") rules.open = true;
    else if (key === "first") rules.first = value as Side;
    else if (key === "edition" || key === "army" || key === "layout") rules[key] = value;
  }
  return { id: first.split(" ")[3] as GameId, rules, start: `${start.join("\n")}\n` };
};

/** The lines of a head that say under which rules a game is played. */
export const linesOf = ({ edition, army, switches = {}, layout }: Rules): string =>
  [
    edition === undefined ? [] : `edition ${edition}`,
    army === undefined ? [] : `army ${army}`,
    Object.entries(switches).map(([name, value]) => `switch ${name} ${value}`),
    layout === undefined ? [] : `layout ${layout}`,
  ]
    .flat()
    .map((line) => `${line}\n`)
    .join("");

/** The same record of a game in which nothing is hidden from anybody. */
export const opened = (record: string): string => {
  const lines = record.split("\n");
  if (headOf(record).rules.open) return record;
  const at = lines.findIndex((line) => /^(setup|position) /.test(line));
  return [...lines.slice(0, at), "open", ...lines.slice(at)].join("\n");
};
