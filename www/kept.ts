/**
 * The game in progress, kept for as long as its tab: it survives a reload and a visit to another page. Not longer, and not for
 * other tabs, because the record holds both sides' secrets.
 */
import { RulesError } from "rankfile";
import { readSeats, writeSeats } from "./opponent/seats.js";
import { Table } from "./table.js";

const KEY = "rankfile-game";
/** Who plays it. */
const SEATS_KEY = "rankfile-seats";

/** Keeps a game; null forgets it. A browser that keeps nothing loses nothing but that. */
export const keep = (table: Table | null): void => {
  try {
    if (table === null || table.untouched) sessionStorage.removeItem(KEY);
    else {
      sessionStorage.setItem(KEY, table.record());
      sessionStorage.setItem(SEATS_KEY, writeSeats(table.seats));
    }
  } catch {
    // Storage is forbidden or full: the game goes on without it.
  }
};

/** The game that was kept; null if there is none that can be read. */
export const kept = (): Table | null => {
  let record: string | null = null;
  let seats: string | null = null;
  try {
    record = sessionStorage.getItem(KEY);
    seats = sessionStorage.getItem(SEATS_KEY);
  } catch {
    return null;
  }
  if (record === null) return null;
  try {
    return Table.open(record, readSeats(seats));
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    keep(null);
    return null;
  }
};
