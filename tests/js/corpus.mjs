// Outside evidence: the folder that RANKFILE_CORPUS names. Nothing of it is part of this project.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const folder = process.env.RANKFILE_CORPUS;

/** For `test`: a plain word why it is skipped, or false. */
export const skip = folder ? false : "RANKFILE_CORPUS is not set";

export const text = (name) => {
  const bytes = readFileSync(join(folder, name));
  return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
};

export const lines = (name) =>
  text(name)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

export const values = (name) => lines(name).map((line) => JSON.parse(line));

const RED = "BCDEFGHIJKLM";
const BLUE = "NOPQRSTUVWXY";
const OURS = "BSOITLPJCGMF";

/** Our letter for a StraDoS letter, whether hidden or shown: a space for an empty square. */
export function letter(strados) {
  const upper = strados.toUpperCase();
  if (upper === "A") return " ";
  if (upper === "_") return "_";
  const red = RED.indexOf(upper);
  return red >= 0 ? OURS[red] : OURS[BLUE.indexOf(upper)].toLowerCase();
}

/** Rows of cells as a board text. */
export const boardText = (rows) => rows.join("/").replaceAll(/ +/g, (run) => String(run.length));

/** The cells of a board text, the highest rank first. */
export const cells = (board) => board.replaceAll(/\d+/g, (run) => " ".repeat(Number(run))).split("/");

const chunks = (text, size) => text.match(new RegExp(`.{${size}}`, "g"));

/** `BOARD r PLY` of StraDoS in our notation. */
export function position(state) {
  const [board, turn, ply] = state.split(" ");
  const ranks = chunks([...board].map(letter).join(""), 10).reverse();
  return `${boardText(ranks)} ${turn === "r" ? "s" : "n"} ${ply}`;
}

/** A line of forty pieces, front row first, the whole line read backwards from a1, as a set-up text. */
export function setup(line) {
  const rows = chunks([...line].map(letter).join(""), 10);
  return boardText(rows.map((row) => [...row].reverse().join("")));
}

/** Two squares of tournament notation, which skips the file j and writes rank 10 as `:` at times. */
export const squares = (text) =>
  text.match(/[a-k](?:\d+|:)/g).map((square) => square.replace("k", "j").replace(":", "10"));

/** The letter on a square of a board text. */
export function letterAt(board, square) {
  const rows = cells(board);
  return rows[rows.length - Number(square.slice(1))][square.charCodeAt(0) - 97];
}

/** A move of tournament notation with the sign that the board asks for. */
export function signed(game, text) {
  const [from, to] = squares(text);
  const [board] = game.position().split(" ");
  return `${from}${letterAt(board, to) === " " ? "-" : "x"}${to}`;
}
