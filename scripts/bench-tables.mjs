// The tables of what was measured. `of` gives all measures of a name in a column: seconds for each unit, or numbers.
import { bytes, duration, median, rate, table, withSpread } from "./bench-report.mjs";

const NAMES = { stratego: "Stratego", generals: "Generals", bollwerk: "Bollwerk" };
const games = Object.keys(NAMES);
const ofGames = (what) => games.map((id) => [NAMES[id], `${id} ${what}`]);
const PEERS = ["chess.js", "chessops", "ffish"];
const ofPeers = (what) => PEERS.map((name) => [name, `${name} ${what}`]);
const LOADED = ["rankfile", "rankfile/slim", ...PEERS];

const perft = (id) => `${id} perft ${id === "bollwerk" ? 2 : 3}`;

/** Groups of rows: how their measures are shown, and each row's label and measure. */
const GROUPS = [
  [
    "Random play-outs, moves a second",
    rate,
    [
      ...ofGames("play-outs"),
      ...games.map((id) => [`${NAMES[id]}, a new view every turn`, `${id} play-outs, a new view every turn`]),
      ["Stratego as a plain array", "array play-outs"],
      ...ofPeers("play-outs"),
    ],
  ],
  [
    "All actions or destinations of a position, a call",
    duration,
    [...ofGames("actions"), ["Stratego as a plain array", "array actions"], ...ofPeers("actions")],
  ],
  [
    "Listing 8,000 actions, for each of them",
    duration,
    [["Bollwerk, a crowded position", "bollwerk list of a crowded position"]],
  ],
  ["`options` after choosing a piece, a call", duration, ofGames("options after choosing a piece")],
  ...["view", "newGame", "play", "judge", "svg"].map((call) => [`\`${call}\`, a call`, duration, ofGames(call)]),
  [
    "Perft, a leaf",
    duration,
    games.flatMap((id) => [
      [`${NAMES[id]}, leaves counted`, `${perft(id)}, leaves counted`],
      [`${NAMES[id]}, every leaf made`, `${perft(id)}, every leaf made`],
    ]),
  ],
  ["Import and first list in Node, a fresh process", duration, LOADED.map((name) => [name, `${name} load, node`])],
  ["Import and first list in Chromium", duration, LOADED.map((name) => [name, `${name} load, chromium`])],
];

/** The columns, as the table heads them. */
export const COLUMNS = new Map([
  ["native", "native"],
  ["wasm", "wasm"],
  ["wasm at opt-level 3", "wasm at opt-level 3"],
  ["javascript", "from JavaScript"],
]);
const RATIOS = ["wasm", "wasm at opt-level 3"];

export function speedTable(of) {
  const columns = [...COLUMNS.keys()];
  const ratio = (above, below) => (above.length && below.length ? (median(above) / median(below)).toFixed(2) : "");
  const rows = GROUPS.flatMap(([group, show, measured]) => {
    const found = measured.filter(([, name]) => columns.some((column) => of(name, column).length > 0));
    if (found.length === 0) return [];
    const cells = ([label, name]) => [
      label,
      ...columns.map((column) => of(name, column)).map((all) => (all.length > 0 ? withSpread(all, show) : "")),
      ...RATIOS.map((column) => ratio(of(name, "native"), of(name, column))),
    ];
    return [[`**${group}**`, ...columns.map(() => ""), ...RATIOS.map(() => "")], ...found.map(cells)];
  });
  for (const id of games) {
    const [counted, made] = ["leaves counted", "every leaf made"].map((what) => `${perft(id)}, ${what}`);
    const ratios = columns.map((column) => ratio(of(made, column), of(counted, column)));
    const place = rows.findIndex(([label]) => label === `${NAMES[id]}, every leaf made`);
    if (place >= 0) rows.splice(place + 1, 0, [`${NAMES[id]}, made / counted`, ...ratios, "", ""]);
  }
  return table(["", ...COLUMNS.values(), ...RATIOS.map((column) => `${column} / native`)], rows);
}

/** What calls cost as the work grows: a table for each group of measures. */
export function growthTables(of, names) {
  const tables = new Map();
  for (const name of names.filter((name) => name.startsWith("growth|"))) {
    const [, title, row, column] = name.split("|");
    if (!tables.has(title)) tables.set(title, { rows: new Set(), columns: new Set() });
    tables.get(title).rows.add(row);
    tables.get(title).columns.add(column);
  }
  return [...tables].map(([title, { rows, columns }]) => {
    const cell = (row, column) => {
      const found = of(`growth|${title}|${row}|${column}`, "javascript");
      return column === "actions listed" ? Math.round(median(found)).toLocaleString("en") : duration(median(found));
    };
    const lines = [...rows].map((row) => [row, ...[...columns].map((column) => cell(row, column))]);
    return table([title.replace(/^\w+/, (id) => NAMES[id]), ...columns], lines);
  });
}

/** Ways of giving objects back, as the table calls them. */
export const RELEASES = new Map([
  ["free", "`free()` on every object"],
  ["collected", "nothing freed, a collection forced every 1,000 calls"],
  ["left", "nothing freed, nothing forced"],
]);

/** What the core holds of memory in a long life. */
export function memoryTable(of, [calls, plays]) {
  const stages = ["first calls", "all calls", "first games", "all games"];
  const rows = [...RELEASES].map(([how, label]) => [
    label,
    ...stages.map((stage) => bytes(median(of(`memory, ${how}, ${stage}`, "javascript")))),
  ]);
  const number = (count) => count.toLocaleString("en");
  const head = ["after 1,000 calls", `${number(calls)} calls`, "and 100 games", `${number(plays)} games`];
  return table(["bytes taken", ...head], rows);
}

/** How many bytes were taken after the first calls, by the way of giving back that is promised. */
export const memoryGrown = (of) =>
  ["free", "collected"].map((how) => {
    const [first, all] = ["first calls", "all calls"].map((stage) => of(`memory, ${how}, ${stage}`, "javascript"));
    return [RELEASES.get(how), median(all) - median(first)];
  });
