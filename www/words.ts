/** Every sentence a person reads or hears. Keyed by the codes of the contract; the rest of `www` holds no text. */
import type { Flaw, GameId, Outcome, Refusal, Said, Sense, Side } from "rankfile";

/** A noun as `[one, many]`. */
type Noun = readonly [string, string];

/** Names of the sides. */
export const sides: Record<Side, string> = { south: "South", north: "North" };

/** Names of the games, where the page wants them shorter or friendlier than the library's. */
export const gameLines: Record<GameId, string> = {
  generals: "Every rank is hidden, and nobody but the referee sees who beat whom.",
  stratego: "Forty pieces, two lakes, one flag. What has fought is known.",
  bollwerk: "Nothing is hidden: pieces, arrows, blocks and bombs on 178 squares.",
};

/** Names of the pieces by the kinds of the contract. */
export const pieces: Record<string, Noun> = {
  flag: ["Flag", "Flags"],
  bomb: ["Bomb", "Bombs"],
  spy: ["Spy", "Spies"],
  scout: ["Scout", "Scouts"],
  miner: ["Miner", "Miners"],
  sergeant: ["Sergeant", "Sergeants"],
  lieutenant: ["Lieutenant", "Lieutenants"],
  captain: ["Captain", "Captains"],
  major: ["Major", "Majors"],
  colonel: ["Colonel", "Colonels"],
  general: ["General", "Generals"],
  marshal: ["Marshal", "Marshals"],
  "five-star-general": ["Five-Star General", "Five-Star Generals"],
  "four-star-general": ["Four-Star General", "Four-Star Generals"],
  "three-star-general": ["Three-Star General", "Three-Star Generals"],
  "two-star-general": ["Two-Star General", "Two-Star Generals"],
  "one-star-general": ["One-Star General", "One-Star Generals"],
  "lieutenant-colonel": ["Lieutenant Colonel", "Lieutenant Colonels"],
  "first-lieutenant": ["First Lieutenant", "First Lieutenants"],
  "second-lieutenant": ["Second Lieutenant", "Second Lieutenants"],
  private: ["Private", "Privates"],
  guard: ["Guard", "Guards"],
  cannon: ["Cannon", "Cannons"],
  knight: ["Knight", "Knights"],
  "kings-knight": ["King's Knight", "King's Knights"],
  elephant: ["Elephant", "Elephants"],
  chancellor: ["Chancellor", "Chancellors"],
  "gold-runner": ["Gold Runner", "Gold Runners"],
  queen: ["Queen", "Queens"],
  unknown: ["hidden piece", "hidden pieces"],
};

/** Names of the stones, by kind and by tool. */
export const stones: Record<string, Noun> = {
  A: ["arrow", "arrows"],
  RA: ["red-border arrow", "red-border arrows"],
  B: ["block", "blocks"],
  RB: ["red-border block", "red-border blocks"],
  O: ["bomb", "bombs"],
  arrow: ["arrow", "arrows"],
  "red-border-arrow": ["red-border arrow", "red-border arrows"],
  block: ["block", "blocks"],
  "red-border-block": ["red-border block", "red-border blocks"],
  bomb: ["bomb", "bombs"],
};

/** The name of a piece kind; null is a piece that the viewer does not know. */
export const piece = (kind: string | null | undefined, count = 1): string => {
  const noun = pieces[kind ?? "unknown"];
  return noun ? noun[count === 1 ? 0 : 1] : String(kind);
};

/** The name of a stone by its kind or tool. */
export const stone = (kind: string, count = 1): string => stones[kind]?.[count === 1 ? 0 : 1] ?? kind;

/** A count with its piece. */
export const many = (count: number, kind: string): string => `${count} ${piece(kind, count)}`;
const whose = (side: Side, kind: string | null): string => `${sides[side]}'s ${kind === null ? "piece" : piece(kind)}`;
/** The other side. */
export const other = (side: Side): Side => (side === "south" ? "north" : "south");
/** With a capital at its head. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a mark says of its square, as part of a spoken label. */
export const senses: Record<Sense, string> = {
  subject: "can be chosen",
  move: "can move here",
  "move-only": "can move here, not capture",
  capture: "can be captured",
  collect: "can be collected",
  crush: "would be crushed",
  place: "a stone can be placed here",
  blast: "a bomb would blow this up",
  arrow: "an arrow would take this Spy",
  remove: "can be removed",
  last: "part of the last turn",
};

type Sentence = (refusal: Refusal) => string;
const num = (refusal: Refusal, key: string): number => Number(refusal.detail?.[key] ?? 0);
const named = (refusal: Refusal): string | null => {
  const name = refusal.detail?.piece ?? refusal.detail?.stone ?? refusal.detail?.name;
  return name === undefined ? null : String(name);
};
const on = (refusal: Refusal, fallback: string): string => refusal.at ?? fallback;

/** One sentence for every refusal, flaw and error code. */
export const refusals: Record<string, Sentence> = {
  "bad-text": (r) =>
    r.detail?.place ? `This text cannot be read from character ${r.detail.place} on.` : "This text cannot be read.",
  "game-over": () => "The game is over.",
  "not-deployed": () => "Both armies must be set up first.",
  "not-your-turn": () => "It is the other side's turn.",
  "empty-square": (r) => `There is no piece on ${on(r, "that square")}.`,
  "not-your-piece": () => "That piece belongs to the other side.",
  immovable: (r) => `${named(r) ? `A ${piece(named(r))}` : "This piece"} never moves.`,
  "own-piece": (r) => `Your own piece stands on ${on(r, "that square")}.`,
  blocked: (r) => (r.at ? `The way is blocked on ${r.at}.` : "The way is blocked."),
  "out-of-reach": (r) => `This piece cannot reach ${on(r, "that square")}.`,
  "not-free": (r) => `${sentence(on(r, "that square"))} is not free.`,
  "no-supply": (r) =>
    r.detail?.stone
      ? `No ${stone(String(r.detail.stone))} is left in your supply.`
      : "Your supply has none of these left.",
  "own-end-zone": () => "Nothing may be placed in your own end zone.",
  "banned-square": (r) => `A bomb cleared ${on(r, "this square")} last turn: no stone may be placed there yet.`,
  "two-square": (r) =>
    `This piece has gone to and fro too often${r.detail?.border ? ` over the border ${r.detail.border}` : ""}.`,
  chase: (r) =>
    `This would repeat a chase${r.detail?.ply ? `: the board was the same after turn ${r.detail.ply}` : ""}.`,
  "wrong-sign": (r) => `Written with the wrong sign: use ${r.detail?.use ?? "the other one"}.`,
  "not-canonical": (r) => `Written in the wrong order: use ${r.detail?.use ?? "the other order"}.`,
  "already-deployed": () => "This side has set up already.",
  "out-of-step": () => "This news does not follow what the view knows.",
  "not-ready": () => "The rules are still loading.",
  "bad-setup": () => "This set-up has faults.",
  "bad-position": () => "This position breaks the rules.",
  "bad-layout": () => "This board layout is not well-formed.",
  "bad-record": () => "This is not a readable game record.",
  "bad-option": (r) => `“${r.detail?.value ?? ""}” is not a value of ${r.detail?.name ?? "this option"}.`,
  "bad-switch": (r) => `“${r.detail?.value ?? ""}” is not a value of the switch ${r.detail?.name ?? ""}.`,
  "unknown-game": (r) => `There is no game called “${r.detail?.name ?? ""}”.`,
  "unknown-edition": (r) => `There is no edition called “${r.detail?.name ?? ""}”.`,
  "unknown-army": (r) => `There is no army called “${r.detail?.name ?? ""}”.`,
  "unknown-piece": (r) => `There is no piece “${named(r) ?? ""}” in this game.`,
  freed: () => "This game was closed.",
  "too-many": (r) => `Too many${owner(r)}: ${counted(r, num(r, "count") - num(r, "allowed"))}.`,
  missing: (r) =>
    named(r)
      ? `Still to place: ${counted(r, num(r, "allowed") - num(r, "count"))}.`
      : `No piece stands here${owner(r)}.`,
  "outside-zone": (r) => `${sentence(on(r, "A square"))} lies outside your own rows.`,
  "not-a-square": (r) => `${sentence(on(r, "That"))} is not a square of this board.`,
  immobile: () => "With this set-up your army could not move.",
};

const owner = (r: Refusal): string => (r.detail?.side ? ` of ${sides[r.detail.side as Side]}` : "");
const counted = (r: Refusal, count: number): string => {
  const name = named(r);
  const noun = name === null ? "" : r.detail?.stone ? stone(name, count) : piece(name, count);
  return count > 0 ? `${count} ${noun || "pieces"}` : noun || "pieces";
};

/** The sentence for a refusal; a code that is not in the table is shown as it is. */
export const refusal = (r: Refusal | Flaw): string => refusals[r.code]?.(r) ?? `Not allowed (${r.code}).`;

/** What will be refused the next time. */
export const warning = (r: Refusal): string =>
  r.detail?.border
    ? `The next crossing of ${r.detail.border} with this piece will be refused.`
    : "Going back at once with this piece will be refused.";

/** How a game ended, as the second half of a sentence. */
export const reasons: Record<string, string> = {
  "flag-taken": "the Flag was taken",
  "flag-lost": "the Flag attacked and was lost",
  "flag-home": "the Flag reached the far rank",
  stuck: "the other side cannot move",
  "both-stuck": "neither side can move",
  resigned: "the other side resigned",
  agreed: "both sides agreed",
  repetition: "the position came for the third time",
  "ply-cap": "the limit of turns is reached",
  "no-attack": "too many turns went by without an attack",
  quiet: "too many turns went by in which nothing happened",
  bomb: "a bomb stands on the end field",
  "end-field": "a piece reached the end field",
  "no-pieces": "the other side has no pieces left",
  "no-action": "the other side has nothing left to do",
};

/** The end in one sentence. */
export const outcome = (end: Outcome): string => {
  const reason = reasons[end.reason] ?? end.reason;
  return end.winner ? `${sides[end.winner]} wins: ${reason}.` : `A draw: ${reason}.`;
};

/** How a challenge went, in two words for the list of moves. */
export const stays = { attacker: "attacker stays", defender: "defender stays", none: "both leave" } as const;

/** What happened, as sentences for one viewer. */
export const said = (event: Said): string => {
  switch (event.kind) {
    case "deploy":
      return `${sides[event.side]} has set up.`;
    case "move":
      return `${whose(event.side, event.piece)} went from ${event.from} to ${event.to}.`;
    case "challenge": {
      const attacker = whose(event.side, event.attacker);
      const defender = whose(other(event.side), event.defender);
      if (event.stays === "attacker") return `${attacker} took ${defender} on ${event.to}.`;
      const start = `${attacker} attacked ${defender} on ${event.to}`;
      return event.stays === "none" ? `${start}: both leave the board.` : `${start} and was lost.`;
    }
    case "place":
      return `${sides[event.side]} placed ${a(stone(event.stone))} on ${event.to}.`;
    case "blast":
      return `${sides[event.side]} blew up the ${stone(event.stone)} on ${event.to}.`;
    case "collect":
      return `${sides[event.side]} collected the ${stone(event.stone)} on ${event.to}.`;
    case "remove":
      return `${sides[event.side]} removed the ${stone(event.stone)} on ${event.to}.`;
    case "end":
      return outcome(event);
    case "undo":
      return "The last turn was taken back.";
  }
};

const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** What the board element says and shows. */
export const board = {
  name: (game: string, files: number, ranks: number) => `Board of ${game}, ${files} files and ${ranks} ranks`,
  empty: "empty",
  water: "lake",
  token: (side: Side, kind: string | null) => (kind ? `${sides[side]} ${piece(kind)}` : `${sides[side]}, hidden piece`),
  stone: (kind: string) => stone(kind),
  chosen: "chosen",
  chose: (what: string, at: string, count: number) =>
    `${what} on ${at} chosen, ${count} ${count === 1 ? "square" : "squares"} to go to.`,
  cleared: "Nothing chosen.",
  chooseStone: (at: string) => `Choose a stone for ${at}.`,
  finish: "Finish turn",
  finishShort: "Finish",
  finishHere: "finish the turn here",
  supply: (side: Side) => `${sides[side]}'s stones`,
  tool: (name: string, count: number | null) =>
    count === null ? sentence(name) : `${sentence(stone(name))}, ${count} left`,
  remove: "Remove a stone",
  close: "Close",
  couldBe: (side: Side, at: string) => `${sides[side]}'s hidden piece on ${at} could be`,
  left: (kind: string, count: number) => `${piece(kind)}, ${count} left`,
  couldBeAll: (side: Side, at: string, ranks: { piece: string; left: number }[]) =>
    `${board.couldBe(side, at)}: ${ranks.map(({ piece: kind, left }) => `${piece(kind)} ${left}`).join(", ")}.`,
  replay: "Replay",
  steps: { "<": "First position", ",": "One turn back", ".": "One turn on", ">": "Last position" },
  plyIs: (ply: number) => `After turn ${ply}.`,
  plyOf: (ply: number, all: number) => `${ply} / ${all}`,
  loading: "Setting up the board…",
  nothing: "No position to show. Give this board a view, a draft, or a game.",
  faultTitle: (code: string) => `This board cannot be shown (${code})`,
  faultHelp: "Check the attribute or property named here; the board comes back by itself once it is right.",
};
