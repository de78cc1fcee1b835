/** Names and lines of what the library lists: its editions, armies, switches and rules. */
import type { GameId } from "rankfile";
import type { Words } from "./index.js";

/** The library's lines of one game in another language, each by the name or number of what it is about. */
export interface GameSummaries {
  editions: Record<string, string>;
  armies: Record<string, string>;
  switches: Record<string, string>;
  rules: Record<string, string>;
}

/** The lines of all games. */
export type Summaries = Record<GameId, GameSummaries>;

/** The line about a rule, switch, edition or army: the library's own where the language has none. */
export const summaryOf = (
  words: Words,
  id: GameId,
  what: keyof GameSummaries,
  item: { name: string; summary: string } | { number: string; summary: string },
): string => words.summaries?.[id][what]["number" in item ? item.number : item.name] ?? item.summary;

/** The name of an edition, army or switch; as the library gives it where the language has none. */
export const named = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

/** What a value of a switch means. */
export const switchValue = (words: Words, name: string, value: string): string => {
  const values: Record<string, Record<string, string>> = words.games.values;
  return values[name]?.[value] ?? value;
};
