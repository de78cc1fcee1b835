// index.d.ts
export { challenge, draft, games, newGame, openGame, openView } from "./api.js";
export { RulesError, type RulesFault } from "./errors.js";
export type * from "./objects.js";
export type * from "./types.js";
/**
 * Resolved when the calls work, which is at once almost everywhere. Calls before throw `not-ready`; it rejects with the
 * same code where the host does not compile WebAssembly, e.g. a page whose policy lacks `'wasm-unsafe-eval'`.
 */
export declare const ready: Promise<void>;

// api.d.ts
/** The calls of the package, on whatever core has been started. */
import type { Draft, Game, View } from "./objects.js";
import type { Challenge, GameId, GameInfo, Rules, Side } from "./types.js";
/** The games of this build: boards, pieces, editions, armies, switches, rules. */
export declare function games(): GameInfo[];
/**
 * A new game: in the set-up phase, or from a position text.
 * @throws RulesError `unknown-game`, `unknown-edition`, `unknown-army`, `bad-switch`, `bad-option`, `bad-layout`; `bad-position`
 * with every flaw.
 */
export declare function newGame(id: GameId, rules?: Rules & {
    position?: string;
}): Game;
/** A game from the referee's record. @throws RulesError `bad-record` with line and column; `unknown-game`. */
export declare function openGame(record: string): Game;
/** A view from its viewer's transcript. @throws RulesError `bad-record` with line and column; `unknown-game`. */
export declare function openView(text: string): View;
/**
 * A set-up (with `side`) or a position in the making.
 * @throws RulesError as `newGame`; `bad-setup` or `bad-position` for a text that cannot be read.
 */
export declare function draft(id: GameId, rules?: Rules & {
    side?: Side;
    text?: string;
}): Draft;
/**
 * Who stays when one kind challenges another, both by name.
 * @throws RulesError `unknown-game`; `unknown-piece`; `immovable` for an attacker that never moves; `bad-switch`.
 */
export declare function challenge(id: "stratego" | "generals", attacker: string, defender: string, switches?: Record<string, string>): Challenge;

// objects.d.ts
/** The objects that live behind the border: games, views and drafts. */
/// <reference lib="esnext.disposable" preserve="true" />
import type { Candidate, Flaw, GameId, Mark, Options, Outcome, Phase, Refusal, Report, Scene, SceneOptions, Side, SvgOptions, Turn, Viewer } from "./types.js";
/** The truth of a game: for the referee, a server, hot seat, analysis. */
export interface Game {
    readonly id: GameId;
    readonly phase: Phase;
    readonly turn: Side;
    /** Turns played, counted from the position's own number. */
    readonly ply: number;
    /** The sides that have set up, in that order. */
    readonly deployed: Side[];
    readonly outcome: Outcome | null;
    /** Whether the last turn told somebody something hidden. */
    readonly revealed: boolean;
    /** Commits a side's set-up, once. @throws RulesError `bad-setup` with every flaw; `already-deployed`. */
    deploy(side: Side, setup: string): Report;
    /** A random set-up for a side. As secret as the set-up. Without a seed (0 to 2^53-1) the host's entropy is used. */
    randomSetup(side: Side, seed?: number): string;
    /** What one viewer knows. */
    view(viewer: Viewer): View;
    /**
     * Plays an action. With `by`, `not-your-turn` is judged before anything else: a server always passes it.
     * @throws RulesError what `judge` of the side on turn says, and nothing changes.
     */
    play(action: string, by?: Side): Report;
    /** A side gives up, whoever is on turn. @throws RulesError `game-over` */
    resign(side: Side): Report;
    /** Both sides have agreed on a draw. @throws RulesError `game-over` */
    agreeDraw(): Report;
    /** Takes the last turn or result back; null when there is nothing to take back. Never goes back over a deploy. */
    undo(): Report | null;
    /** Plays again what was taken back last; null when there is nothing, as after anything new. */
    redo(): Report | null;
    /** The position on one line, with all secrets. @throws RulesError `not-deployed` in the set-up phase. */
    position(): string;
    /** The whole record, with all secrets. */
    record(): string;
    /** Gives the memory back at once; calls after it throw `freed`. Without it that happens on garbage collection. */
    free(): void;
    [Symbol.dispose](): void;
}
/** What one viewer knows; all that a front end needs. */
export interface View {
    readonly id: GameId;
    readonly viewer: Viewer;
    readonly phase: Phase;
    readonly turn: Side;
    readonly ply: number;
    readonly deployed: Side[];
    readonly outcome: Outcome | null;
    /** Started from a position text: what happened before is unknown. */
    readonly fromPosition: boolean;
    /** What may be clicked next after these clicks. @throws RulesError `bad-text` for an unreadable click. */
    options(picks?: string[]): Options;
    /** The rulebook's diagram of a piece: marks over its whole turn, the piece itself unmarked. @throws RulesError `bad-text` for no square. */
    diagram(square: string): Mark[];
    /**
     * Exactly the texts that `play` takes now, in code-unit order; with `from`, those of the piece there. Empty when it is
     * not this viewer's turn; in an open game every viewer gets those of the side on turn.
     */
    actions(from?: string): string[];
    /** Why this action is not allowed; null when it is. Never throws. */
    judge(action: string): Refusal | null;
    /** Why the last of these clicks leads nowhere; null when it leads somewhere. */
    why(picks: string[]): Refusal | null;
    /**
     * What the piece on this square may be, from what this viewer has seen alone: counts, moves, results, where the game
     * went on. The truth is always among the answers. A piece whose rank this viewer knows has one answer, an empty square
     * none. @throws RulesError `bad-text` for no square.
     */
    couldBe(square: string): Candidate[];
    /**
     * One move ahead: what SR1 will refuse if this action is played now, the piece survives, and no other piece of its side
     * moves before it tries to go back. `at` is the square it will not reach, `detail.border` the border that it may not
     * cross. Null when nothing will be, and for what is not legal now.
     */
    warn(action: string): Refusal | null;
    /** Takes one news text in. @throws RulesError `out-of-step`, and nothing changes. */
    learn(news: string): void;
    /** The view as it was at an earlier ply. @throws RulesError `bad-option` when there was no such ply. */
    at(ply: number): View;
    /** The turns as this viewer knows them. */
    turns(): Turn[];
    /** What to draw and say, as data. */
    scene(options?: SceneOptions): Scene;
    /** The same as a complete SVG, without a DOM. */
    svg(options?: SvgOptions): string;
    /** The position on one line, unknown pieces as X and x. @throws RulesError `not-deployed` in the set-up phase. */
    position(): string;
    /** The whole transcript, for `openView`. */
    toString(): string;
    /** Gives the memory back at once; calls after it throw `freed`. */
    free(): void;
    [Symbol.dispose](): void;
}
/** A set-up or a position in the making. It may be incomplete or wrong; `flaws` says how. */
export interface Draft {
    /**
     * Puts a piece (its letter; in a set-up upper case) or a stone on a square, or clears the square (null).
     * @throws RulesError `bad-text`, `not-a-square`, `unknown-piece`, and nothing changes.
     */
    put(at: string, piece: string | null): void;
    /** Fills it at random. Without a seed (0 to 2^53-1) the host's entropy is used. */
    random(seed?: number): void;
    /** Mirrors the files. */
    mirror(): void;
    /** Takes everything off. */
    clear(): void;
    /** How many of each letter are still to be placed. */
    readonly left: Record<string, number>;
    /** Every fault; without any, `deploy` or `newGame` takes the text. */
    readonly flaws: Flaw[];
    /** What is legal but surely not meant. */
    readonly warnings: Flaw[];
    /** What to draw. A draft has no clicks, diagrams and last turn: `SceneOptions` mean nothing here. */
    scene(options?: SceneOptions): Scene;
    /** The same as a complete SVG, without a DOM. */
    svg(options?: SvgOptions): string;
    /** The set-up or position text. */
    toString(): string;
    /** Gives the memory back at once; calls after it throw `freed`. */
    free(): void;
    [Symbol.dispose](): void;
}

// types.d.ts
/** The shapes that cross the border. All of them are plain data. */
/** A game of this library. */
export type GameId = "bollwerk" | "stratego" | "generals";
/** South starts on the low ranks, north on the high ones. */
export type Side = "south" | "north";
/** Somebody who looks at a game: one of the sides, or a spectator who knows what both sides know. */
export type Viewer = Side | "spectator";
/** `setup`: armies are being placed; `play`: turns are played; `over`: there is an outcome. */
export type Phase = "setup" | "play" | "over";
/** How a game is to be played. Everything may be left out. */
export interface Rules {
    /** One of `GameInfo.editions`. */
    edition?: string;
    /** One of `GameInfo.armies`. */
    army?: string;
    /** Values by switch name, as `GameInfo.switches` prints them, e.g. `{ reveal: "declared" }`. */
    switches?: Record<string, string>;
    /** A board in the layout notation (Bollwerk). */
    layout?: string;
    /** The side that begins; south when left out. */
    first?: Side;
    /** Nothing is hidden from anybody: for figures, editors, analysis. */
    open?: boolean;
}
/** What a mark says of its square. How it looks is the theme's affair. */
export type Sense = "subject" | "move" | "move-only" | "capture" | "collect" | "crush" | "place" | "blast" | "arrow" | "remove" | "last";
/** One mark on one square; `stones` lists what may be placed there. */
export interface Mark {
    at: string;
    sense: Sense;
    stones?: string[];
}
/** What may be clicked next. `done` is the action that the clicks so far already make, if they make one. */
export interface Options {
    marks: Mark[];
    tools: string[];
    done: string | null;
}
/** Why something is not allowed. Codes never change; sentences belong to the front end. */
export interface Refusal {
    code: string;
    /** The number of the rule that refuses, e.g. `"SM2"`. */
    rule?: string;
    /** The square that stands in the way. */
    at?: string;
    detail?: Record<string, string | number>;
}
/** A rank that an unknown piece may have. */
export interface Candidate {
    /** The rank's name. */
    piece: string;
    /**
     * The most pieces of that rank which that side may still have on the board without this viewer knowing them; 1 for a
     * piece whose rank he knows: itself.
     */
    left: number;
}
/** A fault (or a warning) of a set-up, position or layout. */
export type Flaw = Refusal;
/** How a game ended; a `winner` of null is a draw. */
export interface Outcome {
    winner: Side | null;
    reason: string;
    rule?: string;
}
/** The news of one turn, a text for each viewer: hand each to its viewer alone, for `View.learn`. */
export interface Report {
    south: string;
    north: string;
    spectator: string;
}
/** What happened, as data. A front end makes sentences of it. */
export type Said = {
    kind: "deploy";
    side: Side;
} | {
    kind: "move";
    side: Side;
    from: string;
    to: string;
    via?: string;
    piece: string | null;
    key: string;
} | {
    kind: "challenge";
    side: Side;
    from: string;
    to: string;
    via?: string;
    /** Kinds as this viewer knows them; null is unknown. */
    attacker: string | null;
    defender: string | null;
    stays: "attacker" | "defender" | "none";
    /** The pieces' keys in scenes. */
    attackerKey: string;
    defenderKey: string;
} | {
    kind: "place";
    side: Side;
    from: string;
    to: string;
    stone: string;
} | {
    kind: "blast";
    side: Side;
    from: string;
    to: string;
    stone: string;
} | {
    kind: "collect";
    side: Side;
    to: string;
    stone: string;
} | {
    kind: "remove";
    side: Side;
    from: string;
    to: string;
    stone: string;
} | {
    kind: "end";
    winner: Side | null;
    reason: string;
    rule?: string;
} | {
    kind: "undo";
    ply: number;
};
/** One cell of the board. Cells that are neither squares nor water are not listed. */
export interface Cell {
    at: string;
    /** `light` and `dark` are squares; `water` is a lake: seen, but no square. */
    ground: "light" | "dark" | "water";
    /** The side whose zone this is: where it sets up, or its end zone (Bollwerk). */
    zone?: Side;
    /** The side whose end field this is (Bollwerk). */
    endField?: Side;
}
/** A piece as its viewer sees it: `kind` is null while unknown. `key` is the same through the whole game. */
export interface ScenePiece {
    at: string;
    side: Side;
    kind: string | null;
    key: string;
}
/** What to draw and say. */
export interface Scene {
    id: GameId;
    viewer: Viewer;
    files: number;
    ranks: number;
    turn: Side;
    cells: Cell[];
    /** In square order. */
    pieces: ScenePiece[];
    stones: {
        at: string;
        kind: string;
    }[];
    marks: Mark[];
    /** What happened in the last turn. */
    said: Said[];
    /** Kinds of the pieces that each side has lost, `"unknown"` where this viewer does not know. */
    lost: Record<Side, string[]>;
    /** Stones in hand by tool name (Bollwerk), else null. */
    supply: Record<Side, Record<string, number>> | null;
}
/** What a scene or drawing shows beside the position. */
export interface SceneOptions {
    /** Clicks made so far; their options become marks. */
    picks?: string[];
    /** Marks the diagram of the piece on this square (D1-D6), and the piece as its `subject`. */
    diagram?: string;
    /** Marks the squares of the last turn with `last`; true when left out. */
    last?: boolean;
}
/** What an SVG shows beside the position. */
export interface SvgOptions extends SceneOptions {
    /** The side at the bottom; south when left out. */
    bottom?: Side;
    /** File letters and rank numbers in the margin; true when left out. */
    coordinates?: boolean;
}
/** A piece kind. */
export interface PieceInfo {
    /** Upper case is south's; north's is the same letter in lower case. */
    letter: string;
    name: string;
    /** How many each side has, by army name. */
    count: Record<string, number>;
    /** SVG path data of the pictogram in a box of 0 0 100 100, to be stroked. */
    art: string;
}
/** A switch of the rules. `"N"` among the values stands for a whole number from 1. */
export interface SwitchInfo {
    name: string;
    values: string[];
    default: string;
    rule: string;
    summary: string;
}
/** What a front end needs to know of a game before there is one. */
export interface GameInfo {
    id: GameId;
    name: string;
    files: number;
    ranks: number;
    squares: number;
    /** Whether ranks are hidden, so that both sides set up and a curtain is needed. */
    hidden: boolean;
    pieces: PieceInfo[];
    stones: {
        tool: string;
        text: string;
        name: string;
        count: number;
        art: string;
    }[];
    editions: {
        name: string;
        switches: Record<string, string>;
        summary: string;
    }[];
    armies: {
        name: string;
        count: number;
        summary: string;
    }[];
    switches: SwitchInfo[];
    /** Every rule number with one line. */
    rules: {
        number: string;
        summary: string;
    }[];
    players: number;
    /** Ages, as the box says them. */
    age: [number, number];
    /** Minutes of a game, as the box says them. */
    minutes: [number, number];
}
/** Who survives a challenge. */
export interface Challenge {
    stays: "attacker" | "defender" | "none";
    ends: boolean;
}
/** One turn as this viewer knows it. */
export interface Turn {
    action: string;
    said: Said[];
}

// errors.d.ts
import type { Flaw, Refusal } from "./types.js";
/** Everything that this library throws. `code` never changes; the message is for developers, not for players. */
export declare class RulesError extends Error {
    readonly name = "RulesError";
    /** One of the codes of the contract, e.g. `not-your-turn`. */
    readonly code: string;
    /** The number of the rule that refuses. */
    readonly rule?: string;
    /** The square at fault. */
    readonly at?: string;
    /** Further data by name. */
    readonly detail?: Record<string, string | number>;
    /** Every fault of a set-up, position or layout. */
    readonly flaws?: Flaw[];
    /** Where a text is faulty, in UTF-8 bytes. */
    readonly offset?: number;
    /** Where a file is faulty, from 1. */
    readonly line?: number;
    /** In UTF-8 bytes, from 1. */
    readonly column?: number;
    /** `options.cause`: what a caller's own getter threw, where that is why an option cannot be read. */
    constructor(fault: RulesFault, options?: ErrorOptions);
}
/** The plain data of a `RulesError`, as it may be sent elsewhere and made an error again. */
export interface RulesFault extends Refusal {
    message?: string;
    flaws?: Flaw[];
    offset?: number;
    line?: number;
    column?: number;
}

// slim.d.ts
export { challenge, draft, games, newGame, openGame, openView } from "./api.js";
export { RulesError, type RulesFault } from "./errors.js";
export type * from "./objects.js";
export type * from "./types.js";
/** Starts the core from its bytes, a compiled module, or a response that brings it. A second call does nothing. */
export declare function init(source: BufferSource | WebAssembly.Module | Response | Promise<Response>): Promise<void>;

// bot.d.ts
import type { View } from "./objects.js";
import type { GameId, Rules, Side } from "./types.js";
export { RulesError, type RulesFault } from "./errors.js";
export type { GameId, Refusal, Rules, Side } from "./types.js";
/** The levels, the weakest first. `random` and `greedy` are yardsticks rather than opponents. */
export declare const LEVELS: readonly ["random", "greedy", "beginner", "casual", "club", "strong"];
/** How well a computer player plays. */
export type Level = (typeof LEVELS)[number];
/** What a hidden piece is believed to be: `share` thousandths. */
export interface Belief {
    at: string;
    piece: string;
    share: number;
}
/** What a computer player says of a view. */
export interface Answer {
    /** The action to play. */
    action: string;
    /**
     * How its side stands after it, in hundredths of the game's commonest piece. 30000 less the number of turns to the end
     * is a win, -30000 and that number a loss.
     */
    score: number;
    /** How it expects the game to go on: the action and what follows. */
    line: string[];
    /** How many nodes it has looked at. */
    nodes: number;
    /** What it believes of hidden pieces; empty in a game without secrets. */
    beliefs: Belief[];
}
/** How long to think. What comes first ends it; without `ms` and `nodes` it is half a second. */
export interface ThinkOptions {
    /** Milliseconds, waiting for the host included. The answer depends on how fast the host is. */
    ms?: number;
    /** Nodes. The same view, level, seed and nodes give the same answer on every host. */
    nodes?: number;
    /** Gives the thought up: the promise is rejected with the signal's reason. */
    signal?: AbortSignal;
    /** Called now and then with the answer so far. What it throws rejects the promise. */
    onProgress?: (answer: Answer) => void;
}
/** A computer player. */
export interface Bot {
    readonly id: GameId;
    readonly level: Level;
    readonly seed: number;
    /**
     * A set-up for a side, in a game that has set-ups.
     * @throws RulesError `already-deployed` in a game without set-ups; `bad-option`, and as `newGame` for the rules.
     */
    setup(side: Side, rules?: Rules): string;
    /**
     * What to play. The view is that of the player whom the bot sits in for, or its text; nothing else of the game reaches
     * the bot. It thinks in slices of a few milliseconds and lets the host breathe in between.
     * Rejected with a RulesError: `not-your-turn`, `not-deployed`, `game-over`, `bad-record`, `bad-option` (also for the view of
     * another game).
     */
    think(view: View | string, options?: ThinkOptions): Promise<Answer>;
    /** Ends all of its thoughts: their promises resolve with the answers so far. */
    stop(): void;
}
/** Resolved when the players are there. `think` waits for it; before, everything else throws `not-ready`. */
export declare const ready: Promise<void>;
/**
 * A computer player for a game. Without a level it is a `club` player; without a seed (0 to 2^53-1) its choices differ from
 * one bot to the next.
 * @throws RulesError `unknown-game`; `bad-option` for a level or seed that is none; `not-ready` before `ready`.
 */
export declare function newBot(id: GameId, options?: {
    level?: Level;
    seed?: number;
}): Bot;

// element.d.ts
export * from "./board/index.js";

// board/index.d.ts
/** The board element's class. Importing this defines nothing: see `auto.ts`. */
export type { BoardWords } from "../words/en/board.js";
export type { RuleBoardEvents } from "./events.js";
export { addLanguage } from "./languages.js";
export { type Mode, RuleBoard } from "./rule-board.js";

// words/en/board.d.ts
/** English, the board element: every sentence that it shows or says. This file is the shape of all other languages. */
import type { Side } from "rankfile";
import type { About } from "../about.js";
declare const pieces: {
    flag: string;
    bomb: string;
    spy: string;
    scout: string;
    miner: string;
    sergeant: string;
    lieutenant: string;
    captain: string;
    major: string;
    colonel: string;
    general: string;
    marshal: string;
    "five-star-general": string;
    "four-star-general": string;
    "three-star-general": string;
    "two-star-general": string;
    "one-star-general": string;
    "lieutenant-colonel": string;
    "first-lieutenant": string;
    "second-lieutenant": string;
    private: string;
    guard: string;
    cannon: string;
    knight: string;
    "kings-knight": string;
    elephant: string;
    chancellor: string;
    "gold-runner": string;
    queen: string;
};
declare const stones: {
    arrow: string;
    "red-border-arrow": string;
    block: string;
    "red-border-block": string;
    bomb: string;
};
export declare const board: {
    /** The language's tag. */
    tag: string;
    sides: {
        south: string;
        north: string;
    };
    /** The name of a piece kind; null is a piece that the viewer does not know. */
    piece: (kind: string | null) => string;
    /** A count with its piece. */
    countPieces: (count: number, kind: string) => string;
    /** What a mark says of its square, as part of a spoken label. */
    senses: {
        subject: string;
        move: string;
        "move-only": string;
        capture: string;
        collect: string;
        crush: string;
        place: string;
        blast: string;
        arrow: string;
        remove: string;
        last: string;
    };
    /** One sentence for every refusal, flaw and error code. */
    refusals: {
        "bad-text": ({ place }: About) => string;
        "game-over": () => string;
        "not-deployed": () => string;
        "not-your-turn": () => string;
        "empty-square": ({ at }: About) => string;
        "not-your-piece": () => string;
        immovable: ({ piece }: About) => string;
        "own-piece": ({ at }: About) => string;
        blocked: ({ at }: About) => string;
        "out-of-reach": ({ at }: About) => string;
        "not-free": ({ at }: About) => string;
        "no-supply": ({ stone }: About) => string;
        "own-end-zone": () => string;
        "banned-square": ({ at }: About) => string;
        "two-square": ({ border }: About) => string;
        chase: ({ ply }: About) => string;
        "wrong-sign": ({ use }: About) => string;
        "not-canonical": ({ use }: About) => string;
        "already-deployed": () => string;
        "out-of-step": () => string;
        "not-ready": () => string;
        "bad-setup": () => string;
        "bad-position": () => string;
        "bad-layout": () => string;
        "bad-record": () => string;
        "bad-option": ({ name, value }: About) => string;
        "bad-switch": ({ name, value }: About) => string;
        "unknown-game": ({ name }: About) => string;
        "unknown-edition": ({ name }: About) => string;
        "unknown-army": ({ name }: About) => string;
        "unknown-piece": ({ piece }: About) => string;
        freed: () => string;
        "too-many": (about: About) => string;
        missing: (about: About) => string;
        "outside-zone": ({ at }: About) => string;
        "not-a-square": ({ at }: About) => string;
        immobile: () => string;
    };
    /** For a code that has no sentence. */
    refused: ({ code }: {
        code: string;
    }) => string;
    /** How a game ended, as the second half of a sentence. */
    reasons: {
        "flag-taken": string;
        "flag-lost": string;
        "flag-home": string;
        stuck: string;
        "both-stuck": string;
        resigned: string;
        agreed: string;
        repetition: string;
        "ply-cap": string;
        "no-attack": string;
        quiet: string;
        bomb: string;
        "end-field": string;
        "no-pieces": string;
        "no-action": string;
    };
    wins: ({ side, reason }: {
        side: Side;
        reason: string;
    }) => string;
    draw: ({ reason }: {
        reason: string;
    }) => string;
    deployed: ({ side }: {
        side: Side;
    }) => string;
    moved: ({ side, piece, from, to }: {
        side: Side;
        piece: string | null;
        from: string;
        to: string;
    }) => string;
    /** How a challenge went, by who stays. */
    challenged: {
        attacker: ({ side, attacker, foe, defender, at }: Challenged) => string;
        defender: ({ side, attacker, foe, defender, at }: Challenged) => string;
        none: ({ side, attacker, foe, defender, at }: Challenged) => string;
    };
    placed: ({ side, stone, at }: StoneSaid) => string;
    blasted: ({ side, stone, at }: StoneSaid) => string;
    collected: ({ side, stone, at }: StoneSaid) => string;
    removed: ({ side, stone, at }: StoneSaid) => string;
    undone: string;
    name: ({ game, files, ranks }: {
        game: string;
        files: number;
        ranks: number;
    }) => string;
    empty: string;
    water: string;
    token: ({ side, piece }: {
        side: Side;
        piece: string | null;
    }) => string;
    stone: (kind: string) => string;
    chosen: string;
    chose: ({ what, at, count }: {
        what: string;
        at: string;
        count: number;
    }) => string;
    cleared: string;
    chooseStone: ({ at }: {
        at: string;
    }) => string;
    finish: string;
    finishShort: string;
    finishHere: string;
    supply: ({ side }: {
        side: Side;
    }) => string;
    tool: ({ stone, left }: {
        stone: string;
        left: number;
    }) => string;
    removeStone: string;
    takeOff: string;
    close: string;
    couldBe: ({ side, at }: {
        side: Side;
        at: string;
    }) => string;
    left: ({ piece, left }: {
        piece: string;
        left: number;
    }) => string;
    replay: string;
    steps: {
        "<": string;
        ",": string;
        ".": string;
        ">": string;
    };
    afterTurn: ({ ply }: {
        ply: number;
    }) => string;
    turnOf: ({ ply, all }: {
        ply: number;
        all: number;
    }) => string;
    blocked: string;
    loading: string;
    nothing: string;
    faultTitle: ({ code }: {
        code: string;
    }) => string;
    faultHelp: string;
};
/** A challenge as its viewer knows it: kinds, null where they are unknown. */
export interface Challenged {
    side: Side;
    attacker: string | null;
    foe: Side;
    defender: string | null;
    at: string;
}
/** Something that a side did to a stone. */
export interface StoneSaid {
    side: Side;
    stone: string;
    at: string;
}
/** The kinds that need a name in every language. */
export type PieceKind = keyof typeof pieces;
export type StoneKind = keyof typeof stones;
/** Every word of the board element in one language. */
export type BoardWords = typeof board;
export {};

// words/about.d.ts
/** What the sentences of all languages are made from: the parts of a refusal, each by its name. */
import type { Refusal, Side } from "rankfile";
import type { StoneKind } from "./en/board.js";
/** What a refusal is about. A part of which it does not speak is undefined. */
export interface About {
    /** A square. */
    at: string | undefined;
    /** The kind of a piece. */
    piece: string | undefined;
    /** The kind of a stone. */
    stone: string | undefined;
    /** How many pieces or stones there are too many or too few. */
    count: number | undefined;
    side: Side | undefined;
    /** The name of an option, switch, edition, army or game as it was given. */
    name: string | undefined;
    /** The value that was given to it. */
    value: string | undefined;
    /** The text that is right instead. */
    use: string | undefined;
    /** Two neighbouring squares, as `a1-a2`. */
    border: string | undefined;
    ply: number | undefined;
    /** The character of a text, from 1. */
    place: number | undefined;
}
/** The kind of a stone that is given by its kind or by its tool. */
export declare const stoneKind: <T extends string | undefined>(stone: T) => StoneKind | T;
/** Reads a refusal. */
export declare const aboutOf: ({ at, detail }: Refusal) => About;
/** The other side. */
export declare const other: (side: Side) => Side;

// board/events.d.ts
/** The events of the board, as every listener on a page gets them: they bubble. */
import type { Draft, Flaw, Refusal } from "rankfile";
/** The events of `<rule-board>` by name. */
export interface RuleBoardEvents {
    /**
     * Something was picked. In mode `edit` a press is `[square]`, `[letter]`, `[tool]` or `["off"]`, a drag `[from, to]`, with
     * `"off"` as its end off the board; cancelled, the element changes nothing by itself.
     */
    "rule-pick": CustomEvent<{
        picks: string[];
    }>;
    /** The host is asked to play the action and to set the next `view`. A board made from attributes plays unless it is cancelled. */
    "rule-action": CustomEvent<{
        action: string;
    }>;
    /** Why the picks lead nowhere. Cancelled, the board does not tell it. */
    "rule-refusal": CustomEvent<{
        refusal: Refusal;
        picks: string[];
    }>;
    /** The draft was changed; `text` and `flaws` are its own. */
    "rule-edit": CustomEvent<{
        draft: Draft;
        text: string;
        flaws: Flaw[];
    }>;
    /** A replay was stepped to a ply. */
    "rule-ply": CustomEvent<{
        ply: number;
    }>;
    /** An attribute or property cannot be understood (or WebAssembly may not run); the board says so until it is put right. */
    "rule-error": CustomEvent<{
        error: unknown;
    }>;
}
declare global {
    interface HTMLElementEventMap extends RuleBoardEvents {
    }
}

// board/languages.d.ts
/** The languages that boards can speak. English is always there; the others add themselves (see `lang/`). */
import { type BoardWords } from "../words/en/board.js";
/** Lets all boards speak a language, at once and from now on. */
export declare const addLanguage: (words: BoardWords) => void;
/** The words for a language tag: its own, else those of its first part (`de` for `de-AT`); null when there are none. */
export declare const wordsFor: (tag: string) => BoardWords | null;
/** Calls `listener` whenever a language is added or the page's own `lang` changes, until the returned function is called. */
export declare const onLanguage: (listener: () => void) => (() => void);

// board/rule-board.d.ts
import { type Draft, type Side, type View } from "rankfile";
import { Reactive } from "./reactive.js";
/** What the element does with clicks. */
export type Mode = "show" | "play" | "replay" | "edit";
/**
 * The board element. Set `view` (or its text), or `draft`, or the attributes `game` and `position`. Children, such as an
 * SVG of the same position, are shown until there is a board, where there can be none, and on paper.
 *
 * Modes: `show` draws; `play` takes clicks on a view; `replay` steps through its turns; `edit` changes a draft: the host's,
 * or one that the element makes of what the view knows, or of `game` and `position`. A draft is drawn in every mode.
 * Its events are `RuleBoardEvents`; its parts and custom properties stand in `style.ts`.
 */
export declare class RuleBoard extends Reactive {
    #private;
    /** The view that is shown, or its text. Set it again, or call `refresh`, when it has learnt something. */
    view: View | string | null;
    /** The draft that is shown instead; set it again when it has changed. */
    draft: Draft | null;
    /** What is picked so far: squares, stones' tools; while editing also a tray's letter or `off`. */
    picks: string[];
    /** Without a view and a draft: the game to show, with nothing hidden. */
    game: string | null;
    /** Its position text; its start when left out. */
    position: string | null;
    /** Its edition; the first when left out. */
    edition: string | null;
    /** Its layout text (Bollwerk). */
    layout: string | null;
    /**
     * The tag of the language that this board speaks; that of the element around it when empty. English stands in for a
     * language that has not been added; one asked for here that is missing is told as `rule-error` too.
     */
    lang: string;
    /** The part of the board that is shown, by two opposite corners, e.g. `b2:f6`; all of it when left out. */
    area: string | null;
    /** The square of the piece whose diagram (D1-D6) is shown while nothing is chosen. */
    diagram: string | null;
    /** The side at the bottom; the viewer's own when left out. */
    side: Side | null;
    /** What clicks do; `show` when left out. */
    mode: Mode;
    /** Its colours; the page's own when left out (`auto`). */
    theme: "light" | "dark" | "auto";
    /** Turns every piece to its back and hides marks: for the curtain between two seats. */
    covered: boolean;
    /** A press on an unknown piece, or `?`, lists what it may be. */
    deduction: boolean;
    /** The host tells turns itself: a screen reader hears from the board only what is chosen on it. */
    silent: boolean;
    /** The ply that mode `replay` shows; null is the last. */
    ply: number | null;
    constructor();
    connectedCallback(): void;
    disconnectedCallback(): void;
    /** Draws again after the view has changed in place, by `View.learn`. */
    refresh(): void;
    /** The square under a point of the window; null outside of the squares. */
    squareAt(clientX: number, clientY: number): string | null;
    /** Moves the keyboard focus to a square. */
    focusSquare(at: string): void;
}

// board/reactive.d.ts
/** The properties that changed since the last drawing, with their old values. */
export type Changed = Map<string, unknown>;
declare const Base: {
    new (): HTMLElement;
    prototype: HTMLElement;
};
/** The base of the board element. */
export declare abstract class Reactive extends Base {
    #private;
    /** The browser asks for this when the element is defined: the time to make the accessors. */
    static get observedAttributes(): string[];
    constructor();
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string, old: string | null, text: string | null): void;
    /** Draws anew, soon; `name` counts as changed. */
    requestUpdate(name?: string, old?: unknown): void;
    /** Resolved when what was set last is drawn. */
    get updateComplete(): Promise<boolean>;
}
export {};

// auto.d.ts
export * from "./board/auto.js";

// board/auto.d.ts
/** Defines `<rule-board>`. */
import { RuleBoard } from "./index.js";
declare global {
    interface HTMLElementTagNameMap {
        "rule-board": RuleBoard;
    }
}
