/** The choice of who plays each side, for the options of a game. */
import type { Side } from "rankfile";
import { SEATS, type Seat, type Seats } from "./seats.js";
import { text } from "./words.js";

/** One field for each side: its name, its label, and who can be chosen. */
export const seatFields = () =>
  (["south", "north"] as const).map((side) => ({
    name: `seat ${side}`,
    label: text.words.playedBy({ side }),
    values: SEATS.map((seat) => ({ value: seat, text: text.words.seats[seat], about: text.words.seatsAbout[seat] })),
  }));

/** What was chosen in those fields. */
export const seatsIn = (data: FormData): Seats => {
  const of = (side: Side) => data.get(`seat ${side}`) as Seat;
  return { south: of("south"), north: of("north") };
};
