/** Who plays which side: a person at this screen, or the computer at a level. */
import type { Side } from "rankfile";
import type { Level as BotLevel } from "rankfile/bot";

/** The levels that are offered, the weakest first. */
export const LEVELS = ["beginner", "casual", "club", "strong"] as const satisfies readonly BotLevel[];
/** How well the computer plays. */
export type Level = (typeof LEVELS)[number];
/** Who plays a side. */
export type Seat = "person" | Level;
/** Who plays each side. */
export type Seats = Readonly<Record<Side, Seat>>;

/** Two persons. */
export const PERSONS: Seats = { south: "person", north: "person" };

/** Everybody who can play a side. */
export const SEATS: readonly Seat[] = ["person", ...LEVELS];

const isSeat = (text: unknown): text is Seat => SEATS.some((seat) => seat === text);

/** Reads what `writeSeats` gives; two persons if it is anything else. */
export const readSeats = (text: string | null): Seats => {
  const [south, north] = (text ?? "").split(" ");
  return isSeat(south) && isSeat(north) ? { south, north } : PERSONS;
};

/** One line: south's seat, north's seat. */
export const writeSeats = ({ south, north }: Seats): string => `${south} ${north}`;
