// A server for games with hidden pieces, in plain Node: requests are JSON, what happens is told by Server-Sent Events.
//
//   POST /tables                 { game, rules? }  -> 201 { table, side, seat }   the first seat
//   POST /tables/TABLE/seats     {}                -> 201 { side, seat }          the other seat
//   GET  /tables/TABLE/events?seat=SEAT            -> events `view` (once) and `news`; without a seat a spectator's
//   POST /tables/TABLE/deploy    { setup }         -> 204       with `Authorization: Bearer SEAT`
//   POST /tables/TABLE/play      { action }        -> 204       likewise
//   POST /tables/TABLE/resign    {}                -> 204       likewise
//
// What is refused is answered with { error: { code, ... } }: 4xx for the request, 422 with the rule for the game.
//
// `node examples/server/server.mjs` serves it with its page; HOST and PORT say where.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import { RulesError, ready } from "rankfile";
import { Refused, Table } from "./table.mjs";

/** Longer requests are read no further. A set-up has some 50 bytes. */
const MOST_BYTES = 4096;
const HEADERS = {
  // What the board needs of it: docs/content-security-policy.md.
  "content-security-policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const package_ = (entry) => fileURLToPath(import.meta.resolve(`rankfile/${entry}`));
const FILES = {
  "/": ["text/html", here("public/index.html")],
  "/style.css": ["text/css", here("public/style.css")],
  "/client.mjs": ["text/javascript", here("public/client.mjs")],
  "/rankfile/auto.js": ["text/javascript", package_("auto")],
  "/rankfile/element.js": ["text/javascript", package_("element")],
  "/rankfile/index.js": ["text/javascript", fileURLToPath(import.meta.resolve("rankfile"))],
};

/** A server that does not listen yet. When there are too many tables, the one that was quiet for longest makes room. */
export function gameServer({ mostTables = 1000 } = {}) {
  const tables = new Map();

  const tableOf = (id) => {
    const table = tables.get(id);
    if (!table) throw new Refused(404, "unknown-table");
    // The latest used stands last.
    tables.delete(id);
    tables.set(id, table);
    return table;
  };

  const create = ({ game, rules = {} }) => {
    // Neither `open` nor `position`: nobody may open the other's pieces.
    const { edition, army, switches, ...others } = record(rules);
    if (Object.keys(others).length > 0) throw new Refused(400, "bad-request");
    const given = Object.entries({ edition, army, switches }).filter(([, value]) => value !== undefined);
    const opened = new Table(game, Object.fromEntries(given));
    const table = randomBytes(9).toString("base64url");
    tables.set(table, opened);
    if (tables.size > mostTables) {
      const [[quietest, left]] = tables;
      tables.delete(quietest);
      left.close();
    }
    return { table, ...opened.sit() };
  };

  return createServer((request, response) => {
    answer(request, response, tableOf, create).catch((error) => refuse(response, error));
  });
}

async function answer(request, response, tableOf, create) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const address = `http://localhost${request.url}`;
  if (!URL.canParse(address)) throw new Refused(400, "bad-request");
  const { pathname, searchParams } = new URL(address);
  const [, root, id, act, ...more] = pathname.split("/");
  if (root !== "tables" || more.length > 0) return serve(pathname, request, response);
  if (act === "events") {
    only("GET", request);
    const table = tableOf(id);
    const seat = searchParams.get("seat");
    return table.listen(seat === null ? "spectator" : table.sideOf(seat), response);
  }
  only("POST", request);
  const body = await json(request);
  if (id === undefined) return reply(response, 201, create(fields(body, ["game", "rules"])));
  const table = tableOf(id);
  if (act === "seats") {
    fields(body, []);
    return reply(response, 201, table.sit());
  }
  const side = table.sideOf(request.headers.authorization?.replace(/^Bearer /, ""));
  if (act === "deploy") table.deploy(side, fields(body, ["setup"]).setup);
  else if (act === "play") table.play(side, fields(body, ["action"]).action);
  else if (act === "resign" && fields(body, [])) table.resign(side);
  else throw new Refused(404, "not-found");
  response.writeHead(204).end();
}

function serve(pathname, request, response) {
  const file = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined;
  if (!file) throw new Refused(404, "not-found");
  only("GET", request);
  const [type, path] = file;
  response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(readFileSync(path));
}

function only(method, request) {
  if (request.method !== method) throw new Refused(405, "wrong-method");
}

/** The body of a request. That it must say it is JSON keeps forms of other sites out. @throws Refused */
async function json(request) {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) throw new Refused(415, "not-json");
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Refused(413, "too-large");
    chunks.push(chunk);
  }
  let body;
  try {
    body = JSON.parse(Buffer.concat(chunks));
  } catch {
    throw new Refused(400, "bad-json");
  }
  return record(body);
}

function record(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refused(400, "bad-request");
  return value;
}

/** The object, if it holds no other fields. @throws Refused */
function fields(value, names) {
  if (Object.keys(value).some((name) => !names.includes(name))) throw new Refused(400, "bad-request");
  return value;
}

function reply(response, status, value) {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(value));
}

function refuse(response, error) {
  if (response.headersSent) return response.destroy();
  if (error instanceof Refused) {
    // The rest of a request that is too large is not waited for.
    if (error.status === 413) response.setHeader("connection", "close");
    return reply(response, error.status, { error: { code: error.code } });
  }
  if (error instanceof RulesError) {
    const { code, rule, at, detail, flaws, offset } = error;
    return reply(response, 422, { error: { code, rule, at, detail, flaws, offset } });
  }
  // A fault of this program is its log's affair, not the client's.
  console.error(error);
  return reply(response, 500, { error: { code: "internal" } });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ready;
  const { HOST = "127.0.0.1", PORT = "8080" } = process.env;
  const server = gameServer().listen(Number(PORT), HOST, () => {
    const { address, port } = server.address();
    console.log(`http://${address}:${port}`);
  });
}
