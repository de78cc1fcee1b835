// One table: the game, who sits where, who looks on. The game never leaves this file; what does are texts made for one
// viewer.
import { randomBytes } from "node:crypto";
import { newGame } from "rankfile";

/** More than any table needs. */
const MOST_LISTENERS = 100;
/** Bytes that wait for a listener who does not read. */
const MOST_WAITING = 1 << 20;

/** A request that the server refuses, with an HTTP status. */
export class Refused extends Error {
  constructor(status, code) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export class Table {
  #game;
  /** The side of each seat's token. */
  #seats = new Map();
  #listeners = new Map();

  /** @throws RulesError for a game or rules that there are not */
  constructor(id, rules) {
    this.#game = newGame(id, rules);
  }

  /** Takes the next free seat. The token is all that proves who sits there. @throws Refused */
  sit() {
    const side = ["south", "north"][this.#seats.size];
    if (side === undefined) throw new Refused(409, "seats-taken");
    const seat = randomBytes(18).toString("base64url");
    this.#seats.set(seat, side);
    return { side, seat };
  }

  /** The side that a token stands for. @throws Refused */
  sideOf(seat) {
    const side = this.#seats.get(seat);
    if (side === undefined) throw new Refused(401, "wrong-seat");
    return side;
  }

  /**
   * Shows a viewer all that he may know, and from then on his news. Whoever lost the connection comes again and gets
   * everything anew: nothing has to be remembered of what he missed.
   */
  listen(viewer, response) {
    if (this.#listeners.size >= MOST_LISTENERS) throw new Refused(503, "too-many-listeners");
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    this.#listeners.set(response, viewer);
    response.on("close", () => this.#listeners.delete(response));
    send(response, "view", String(this.#game.view(viewer)));
  }

  /** Lets everybody go: the table is no more. */
  close() {
    for (const response of this.#listeners.keys()) response.end();
  }

  // Each of these throws RulesError, and then nothing has happened. What the error says is a matter of what that side
  // may know, so it may be sent to it.

  deploy(side, setup) {
    this.#tell(this.#game.deploy(side, setup));
  }

  /** `by` makes "not your turn" the answer before anything about the board is. */
  play(side, action) {
    this.#tell(this.#game.play(action, side));
  }

  resign(side) {
    this.#tell(this.#game.resign(side));
  }

  #tell(report) {
    for (const [response, viewer] of this.#listeners) send(response, "news", report[viewer]);
  }
}

/** One event. As JSON a text of several lines is one line. */
function send(response, event, text) {
  if (response.writableLength > MOST_WAITING) response.destroy();
  else response.write(`event: ${event}\ndata: ${JSON.stringify(text)}\n\n`);
}
