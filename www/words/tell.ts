/** From what the library gives as data to the sentence of a language. */
import type { Outcome, Refusal, Said } from "rankfile";
import { aboutOf, other, stoneKind } from "./about.js";
import type { BoardWords } from "./en/board.js";

/** The sentence for a refusal, a flaw or an error; a code without one is shown as it is. */
export const refusal = (words: BoardWords, shown: Refusal): string => {
  const sentences: Partial<Record<string, (about: ReturnType<typeof aboutOf>) => string>> = words.refusals;
  return sentences[shown.code]?.(aboutOf(shown)) ?? words.refused(shown);
};

/** The end of a game in one sentence. */
export const outcome = (words: BoardWords, end: Outcome): string => {
  const reasons: Partial<Record<string, string>> = words.reasons;
  const reason = reasons[end.reason] ?? end.reason;
  return end.winner ? words.wins({ side: end.winner, reason }) : words.draw({ reason });
};

/** What happened, as a sentence for one viewer. */
export const said = (words: BoardWords, event: Said): string => {
  switch (event.kind) {
    case "deploy":
      return words.deployed(event);
    case "move":
      return words.moved(event);
    case "challenge":
      return words.challenged[event.stays]({ ...event, foe: other(event.side), at: event.to });
    case "place":
      return words.placed({ ...event, stone: stoneKind(event.stone), at: event.to });
    case "blast":
      return words.blasted({ ...event, stone: stoneKind(event.stone), at: event.to });
    case "collect":
      return words.collected({ ...event, stone: stoneKind(event.stone), at: event.to });
    case "remove":
      return words.removed({ ...event, stone: stoneKind(event.stone), at: event.to });
    case "end":
      return outcome(words, event);
    case "undo":
      return words.undone;
  }
};

/** Everything that happened in a turn. */
export const allSaid = (words: BoardWords, events: readonly Said[]): string =>
  events.map((event) => said(words, event)).join(" ");
