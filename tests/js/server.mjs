// A client of examples/server over real HTTP, who keeps every byte that he gets.
import { Agent, request } from "node:http";
import { openView } from "rankfile";
import { VIEWERS } from "./common.mjs";

const agent = new Agent({ keepAlive: true });

/** One request. Resolves to status, headers and body as they came. */
export function send(port, method, path, { seat, body, headers = {} } = {}) {
  const all = { "content-type": "application/json", ...headers };
  if (seat !== undefined) all.authorization = `Bearer ${seat}`;
  return new Promise((done, fail) => {
    const sent = request({ port, method, path, headers: all, agent }, async (response) => {
      const chunks = await response.toArray();
      done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() });
    });
    sent.on("error", fail);
    sent.end(typeof body === "object" ? JSON.stringify(body) : body);
  });
}

/** A viewer who listens; `seat` is what he plays with. */
export class Client {
  /** Every byte of his stream. */
  stream = "";
  /** Everything that he was answered. */
  answers = [];
  view = null;
  #waiting = [];

  constructor(port, table, viewer, seat) {
    Object.assign(this, { port, table, viewer, seat });
  }

  /** Connects; resolved once the view is there. */
  async listen() {
    const path = `/tables/${this.table}/events${this.seat === undefined ? "" : `?seat=${this.seat}`}`;
    this.connection = request({ port: this.port, path, agent: false }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (text) => {
        this.stream += text;
        this.#wake();
      });
    }).end();
    const [text] = await this.events(1);
    this.view = openView(text);
  }

  /** The texts of the first `count` events, once they have come. */
  events(count) {
    return new Promise((done) => {
      this.#waiting.push({ count, done });
      this.#wake();
    });
  }

  #wake() {
    const texts = [...this.stream.matchAll(/^event: \w+\ndata: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data));
    this.#waiting = this.#waiting.filter(({ count, done }) => {
      if (texts.length < count) return true;
      done(texts);
      return false;
    });
  }

  /** Asks for something; the answer is kept. */
  async post(act, body) {
    const {
      status,
      headers,
      body: text,
    } = await send(this.port, "POST", `/tables/${this.table}/${act}`, {
      seat: this.seat,
      body,
    });
    const { date: _, ...rest } = headers;
    this.answers.push([act, body, status, rest, text]);
    return status;
  }
}

/** A new table with both players and a spectator, all of whom listen. */
export async function seated(port, game, rules) {
  const opened = JSON.parse((await send(port, "POST", "/tables", { body: { game, rules } })).body);
  const { table } = opened;
  const joined = JSON.parse((await send(port, "POST", `/tables/${table}/seats`, { body: {} })).body);
  const seats = { [opened.side]: opened.seat, [joined.side]: joined.seat };
  const clients = VIEWERS.map((viewer) => new Client(port, table, viewer, seats[viewer]));
  for (const client of clients) await client.listen();
  return Object.fromEntries(clients.map((client) => [client.viewer, client]));
}
